import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { logDiskUse } from "../../src/pipeline/start/whole-run.ts";
import { testDirectory } from "../run/support/directory.ts";
import { writeRun } from "../support/run-record.ts";
import { testContext } from "./support/context.ts";

test("logs the disk use of large folders, counting only run directories", async () => {
  const out = testDirectory();
  const run = await writeRun(out, "20251101-120000-77-abcd");
  await writeFile(join(run, "large"), Buffer.alloc(2 ** 21, 1));
  await writeFile(join(out, "not-ours"), Buffer.alloc(2 ** 22, 1));
  await symlink(out, join(run, "link"));
  const { context, logged } = testContext();
  await logDiskUse(context, out, 3 * 2 ** 20);
  expect(logged).toEqual([]);
  await logDiskUse(context, out, 2 ** 21);
  expect(logged).toEqual([
    expect.stringMatching(
      /^\S+ uses 2\.\d\d? MiB in 1 run directory\. `llm-profile prune` lists and removes run directories\.$/,
    ),
  ]);
});

test("logs nothing for an empty folder", async () => {
  const { context, logged } = testContext();
  await logDiskUse(context, join(testDirectory(), "none"), 0);
  expect(logged).toEqual([]);
});
