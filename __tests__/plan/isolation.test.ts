import { expect, test } from "@jest/globals";
import { isolate } from "../../src/plan/workload.ts";

const argv = ["nsys", "profile", "--wait=primary", "./a b"] as const;

const none = { kind: "none", user: null, endsWithParent: true, procMounts: [], readOnly: [] } as const;

test.each([
  {
    name: "pid-namespace",
    isolation: { ...none, kind: "pid-namespace", procMounts: ["sys", "driver/nvidia"], readOnly: ["/a b"] },
    prefix: "setpriv --pdeathsig KILL unshare --pid --fork --kill-child=KILL --mount sh -c",
    rest: [
      expect.stringContaining("mount --move /tmp /proc"),
      ...["llm-profile", "/a b", "--", "sys", "driver/nvidia", "--"],
    ],
  },
  {
    name: "unprivileged-user",
    isolation: { ...none, kind: "unprivileged-user", user: { uid: 61200, gid: 61201 } },
    prefix:
      "setpriv --pdeathsig KILL --reuid 61200 --regid 61201 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs",
    rest: [],
  },
  { name: "none", isolation: none, prefix: "setpriv --pdeathsig KILL", rest: [] },
] as const)("puts the prefix of $name before unchanged arguments", ({ isolation, prefix, rest }) => {
  expect(isolate(argv, isolation)).toEqual([...prefix.split(" "), ...rest, ...argv]);
});

test("leaves the arguments alone without setpriv and isolation", () => {
  expect(isolate(argv, { ...none, endsWithParent: false })).toEqual(argv);
});
