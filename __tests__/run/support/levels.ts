import type { Isolation } from "../../../src/model/run/plan.ts";
import { namespaceTest, rootTest } from "./as-root.ts";
import { test } from "@jest/globals";

/** A user of the private range, another for each test process. */
export const privateUser = 61_184 + (process.pid % 4000);

/** Each level, and the kind of test that it can be tried in. */
export const levels: readonly { readonly isolation: Isolation; readonly levelTest: typeof rootTest }[] = [
  {
    isolation: { kind: "pid-namespace", user: null, endsWithParent: true, procMounts: [], readOnly: [], note: "" },
    levelTest: namespaceTest,
  },
  {
    isolation: {
      kind: "unprivileged-user",
      user: { uid: privateUser, gid: privateUser },
      endsWithParent: true,
      procMounts: [],
      readOnly: [],
      note: "",
    },
    levelTest: rootTest,
  },
  {
    isolation: { kind: "none", user: null, endsWithParent: true, procMounts: [], readOnly: [], note: "" },
    levelTest: test,
  },
];
