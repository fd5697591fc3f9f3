import { lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { endDeadRuns, chooseRecordFile, writeProcessesFile } from "../../../src/run/guard/recorded-processes.ts";
import { readPidNamespace } from "../../../src/run/process/process-tree.ts";
import { testDirectory } from "../support/directory.ts";

test("a link in place of an unfinished record is replaced, not followed", () => {
  const base = testDirectory();
  const file = chooseRecordFile(base);
  const others = join(base, "others");
  writeFileSync(others, "theirs");
  symlinkSync(others, `${file}.partial`);
  const holdings = { marker: `${"0123456789abcdef".repeat(2)}.`, processes: [], directories: [] };
  const main = { pid: 2 ** 22, startTime: "1" };
  writeProcessesFile(file, { main, guard: null, pidNamespace: readPidNamespace(), holdings });
  expect(readFileSync(others, "utf8")).toBe("theirs");
  expect(lstatSync(file).isFile()).toBe(true);
});

test("a temporary folder that doesn't exist holds no record", async () => {
  expect(await endDeadRuns(join(testDirectory(), "missing"))).toEqual([]);
});
