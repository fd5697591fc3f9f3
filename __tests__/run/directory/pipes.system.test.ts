import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { tryToWrite } from "../../../src/run/directory/atomic-write.ts";
import { readLastDuration, readPastRuns } from "../../../src/run/directory/past-runs.ts";
import { pruneRuns, listStoredRuns } from "../../../src/run/directory/prune.ts";
import { listProfilerFiles, copyUntrustedFiles } from "../../../src/run/directory/report-files.ts";
import { largestRunRecord } from "../../../src/run/directory/run-record.ts";
import { watchMetrics } from "../../../src/run/metrics/metric-files.ts";
import { writeRun } from "../../support/run-record.ts";
import { testDirectory } from "../support/directory.ts";

const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;

function makePipe(path: string): void {
  execFileSync("mkfifo", [path]);
}

describe("a named pipe", () => {
  test("is refused in place of a report", async () => {
    const [from, to] = [testDirectory(), testDirectory()];
    makePipe(join(from, "raw.csv"));
    const refused = { why: expect.stringContaining("a named pipe") };
    const uid = process.getuid?.() ?? 0;
    await expect(copyUntrustedFiles({ tool: "ncu", label: "ncu", from, to, uid })).rejects.toMatchObject(refused);
    expect(readdirSync(to)).toEqual([]);
    await expect(listProfilerFiles("ncu", from, "ncu")).rejects.toMatchObject(refused);
  });

  test.each(["before", "by"])("is refused in place of a metrics file, if made %s the run", async (when) => {
    const folder = testDirectory();
    if (when === "before") makePipe(join(folder, "m.json"));
    const watched = await watchMetrics(folder, "m.json");
    if (when === "by") makePipe(join(folder, "m.json"));
    await expect(watched.written()).rejects.toMatchObject({
      id: "metrics-refused",
      why: expect.stringContaining("a named pipe"),
    });
  });

  test("is refused in place of a file to write", async () => {
    const folder = testDirectory();
    makePipe(join(folder, "pipe"));
    await expect(tryToWrite(join(folder, "pipe"))).rejects.toThrow("isn't a file");
    await expect(tryToWrite(folder)).rejects.toThrow("is a folder");
  });

  test("is refused in place of a run.json, like a device and an endless or too large file", async () => {
    const out = testDirectory();
    await writeRun(out, nameOf(20));
    for (const day of [1, 2, 3]) mkdirSync(join(out, nameOf(day)));
    makePipe(join(out, nameOf(1), "run.json"));
    symlinkSync("/dev/zero", join(out, nameOf(2), "run.json"));
    copyFileSync(join(out, nameOf(20), "run.json"), join(out, nameOf(3), "run.json"));
    truncateSync(join(out, nameOf(3), "run.json"), largestRunRecord + 1);
    const why = expect.stringContaining("isn't a regular file");
    const { unreadable } = await readPastRuns(out);
    expect(unreadable.slice(0, 2)).toEqual([1, 2].map((day) => ({ name: nameOf(day), why })));
    expect(await readLastDuration(out, "other")).toBeNull();
    const now = new Date("2025-11-30T00:00:00Z");
    expect((await listStoredRuns(out, now)).map(({ name }) => name)).toEqual([nameOf(20)]);
    expect(await pruneRuns(out, 0, "none", now)).toEqual({ deleted: [nameOf(20)], failed: [] });
    expect(readdirSync(out).sort()).toEqual([1, 2, 3].map(nameOf));
  });
});
