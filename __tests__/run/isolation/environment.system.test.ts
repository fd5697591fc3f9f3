import { statSync } from "node:fs";
import { expect } from "@jest/globals";
import { buildWorkloadEnvironment } from "../../../src/run/isolation/environment.ts";
import { environmentRules as rules } from "../../../src/pipeline/conf.generated.ts";
import { createTemporaryDirectory } from "../../../src/run/isolation/temporary-directory.ts";
import { rootTest } from "../support/as-root.ts";
import { testDirectory } from "../support/directory.ts";
import { privateUser } from "../support/levels.ts";

rootTest("gives the unprivileged user its home and a secret file, but not the folders above", async () => {
  const user = { uid: privateUser, gid: privateUser };
  await using temporary = await createTemporaryDirectory({ base: testDirectory(), user, warn: () => undefined });
  const { environment } = await buildWorkloadEnvironment({
    rules,
    own: { QZX_KEY: "qzx1", HOME: "/root" },
    workload: { environment: {}, "pass-env": [], "secret-files": { KEY_FILE: "QZX_KEY" }, gpu: null },
    isolation: { user },
    folders: temporary,
  });
  for (const path of [environment["KEY_FILE"], environment["HOME"]]) expect(statSync(path ?? "").uid).toBe(privateUser);
  // What stays ours it can use, and cannot exchange for something else.
  for (const [path, mode] of [
    [temporary.path, 0o710],
    [environment["TMPDIR"], 0o1770],
    [temporary.secrets, 0o710],
  ] as const) {
    const { uid, gid, mode: all } = statSync(path ?? "");
    expect({ uid, gid, mode: all & 0o7777 }).toEqual({ uid: 0, gid: privateUser, mode });
  }
  expect(environment).toMatchObject({ HOME: temporary.home, USER: "llm-profile", LOGNAME: "llm-profile" });
});
