import { beforeEach, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readdir, symlink, truncate } from "node:fs/promises";
import { join } from "node:path";
import { pruneRuns, storedRuns } from "../../../src/run/directory/prune.ts";
import { largestRunRecord } from "../../../src/run/directory/run-record.ts";
import { writeRun } from "../../support/run-record.ts";
import { testDirectory } from "../support/directory.ts";

const now = new Date("2025-11-30T00:00:00Z");
const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
let out = "";
beforeEach(() => {
  out = testDirectory();
});

async function writeRuns(...days: number[]): Promise<void> {
  for (const day of days) await writeRun(out, nameOf(day));
}

test("a run.json that is a pipe, has no end, is too large or a device is none of ours, and is not waited for", async () => {
  await writeRuns(20);
  for (const day of [1, 2, 3]) await mkdir(join(out, nameOf(day)));
  execFileSync("mkfifo", [join(out, nameOf(1), "run.json")]);
  await symlink("/dev/zero", join(out, nameOf(2), "run.json"));
  await copyFile(join(out, nameOf(20), "run.json"), join(out, nameOf(3), "run.json"));
  await truncate(join(out, nameOf(3), "run.json"), largestRunRecord + 1);
  expect((await storedRuns(out, now)).map(({ name }) => name)).toEqual([nameOf(20)]);
  expect(await pruneRuns(out, 0, "none", now)).toEqual({ deleted: [nameOf(20)], failed: [] });
  expect((await readdir(out)).sort()).toEqual([1, 2, 3].map(nameOf));
});
