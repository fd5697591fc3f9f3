import type { IsolationKind } from "../../../../src/model/run/plan.ts";

/** A level of the isolation levels, and how llm-profile is started so that it gets no better one. */
export interface IsolationLevel {
  readonly kind: IsolationKind;
  readonly how: string;
  readonly prefix: readonly string[];
  /** The user that llm-profile runs as; null is root, as these tests. */
  readonly uid: number | null;
}

/** An ordinary user without an account. */
export const ordinaryUser = 47_219;

/** Put before a command, it runs as that user and without any right of root's. */
export const ordinaryUserPrefix = [
  "setpriv",
  `--reuid=${ordinaryUser}`,
  `--regid=${ordinaryUser}`,
  "--clear-groups",
  "--inh-caps=-all",
] as const;

export const levels: readonly IsolationLevel[] = [
  { kind: "pid-namespace", how: "as root", prefix: [], uid: null },
  {
    kind: "unprivileged-user",
    how: "as root that may not make namespaces",
    prefix: ["setpriv", "--bounding-set=-sys_admin", "--inh-caps=-sys_admin"],
    uid: null,
  },
  {
    kind: "none",
    how: "as an ordinary user",
    prefix: ordinaryUserPrefix,
    uid: ordinaryUser,
  },
];
