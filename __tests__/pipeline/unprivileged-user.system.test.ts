import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "@jest/globals";
import { inspectMachine } from "../../src/pipeline/start/machine.ts";
import { createRunTool } from "../../src/run/process/tool.ts";
import { rootTest } from "../run/support/as-root.ts";
import { testDirectory } from "../run/support/directory.ts";
import { configOf } from "../support/config.ts";
import { testContext } from "./support/context.ts";

/** A folder that every user may use, in one that root alone may enter. */
function closedFolder(): string {
  const folder = join(testDirectory(), "below");
  mkdirSync(folder);
  return openFolder(folder);
}

/** A folder that every user may use. */
function openFolder(folder = testDirectory()): string {
  chmodSync(folder, 0o777);
  return folder;
}

/** Which isolation there is for a program on the workload's own PATH. */
function isolation({ temporary = openFolder(), programs = openFolder() }) {
  copyFileSync("/bin/true", join(programs, "program"));
  const PATH = process.env["PATH"] ?? "";
  const { context } = testContext({ cwd: "/", environment: { PATH, TMPDIR: temporary } });
  const config = configOf(
    ...["isolation=unprivileged-user", "out=/tmp/runs", "workload.command=[program]"],
    `workload.environment.PATH=${programs}:${PATH}`,
  );
  return inspectMachine(context, config, createRunTool({ marker: null }), { PATH }).isolation();
}

describe("isolation as the unprivileged user", () => {
  rootTest("is used if it may use the folders and the program", async () => {
    expect(await isolation({})).toMatchObject({ kind: "unprivileged-user" });
  });

  rootTest("is refused if it can't enter the temporary folder or the program's folder", async () => {
    const temporary = closedFolder();
    await expect(isolation({ temporary })).rejects.toMatchObject({
      id: "isolation-unavailable",
      why: expect.stringMatching(new RegExp(`user \\d+ can't enter or start ${temporary}$`)),
      help: expect.stringContaining("TMPDIR"),
    });
    const programs = closedFolder();
    await expect(isolation({ programs })).rejects.toMatchObject({
      why: expect.stringMatching(new RegExp(`user \\d+ can't read ${programs}/program$`)),
    });
  });
});
