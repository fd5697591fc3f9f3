import { beforeEach, describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { lastDuration, readPastRuns } from "../../../src/run/directory/past-runs.ts";
import { testDirectory } from "../support/directory.ts";

const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
let out = "";
beforeEach(() => {
  out = testDirectory();
});

describe("readPastRuns", () => {
  test("does not wait for a run.json that is a pipe, nor read one without end", async () => {
    for (const day of [1, 2]) await mkdir(join(out, nameOf(day)));
    execFileSync("mkfifo", [join(out, nameOf(1), "run.json")]);
    await symlink("/dev/zero", join(out, nameOf(2), "run.json"));
    const why = expect.stringContaining("The path isn't a regular file.");
    expect((await readPastRuns(out)).unreadable).toEqual([1, 2].map((day) => ({ name: nameOf(day), why })));
    expect(await lastDuration(out, "key")).toBeNull();
  });
});
