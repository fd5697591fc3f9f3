import type { Isolation } from "../../../src/model/run/plan.ts";
import { namespaceTest, rootTest } from "./as-root.ts";
import { test } from "@jest/globals";

/** A user of the private range, another for each test process. */
export const privateUser = 61_184 + (process.pid % 4000);

/** A level with nothing special; `change` says what differs. */
export function isolationOf<Kind extends Isolation["kind"]>(kind: Kind, change: Partial<Isolation> = {}) {
  return { user: null, endsWithParent: true, procMounts: [], readOnly: [], note: "", ...change, kind };
}

/** Each level, and the kind of test that it can be tried in. */
export const levels: readonly { readonly isolation: Isolation; readonly levelTest: typeof rootTest }[] = [
  { isolation: isolationOf("pid-namespace"), levelTest: namespaceTest },
  {
    isolation: isolationOf("unprivileged-user", { user: { uid: privateUser, gid: privateUser } }),
    levelTest: rootTest,
  },
  { isolation: isolationOf("none"), levelTest: test },
];
