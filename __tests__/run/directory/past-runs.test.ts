import { beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../../src/model/errors.ts";
import { describeUnfinished, readLastDuration, readPastRuns } from "../../../src/run/directory/past-runs.ts";
import { readOwnIdentity } from "../../../src/run/process/process-tree.ts";
import { commandRecord, runRecord, writeRun } from "../../support/run-record.ts";
import { testDirectory } from "../support/directory.ts";

const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
let out = "";
beforeEach(() => {
  out = testDirectory();
});

describe("readPastRuns", () => {
  test("counts runs by state, tools by outcome, and failures by cause", async () => {
    const failure = (id: string) => ({ id, message: "", parts: null });
    const failed = { state: "failed", exitCode: 3 } as const;
    const running = { state: "running", exitCode: null, endedAt: null } as const;
    const passed = [
      commandRecord({ seconds: 10 }),
      commandRecord({ seconds: 40, outcome: "failed", exitCode: 1 }),
      commandRecord({ seconds: 20 }),
      commandRecord({ seconds: 30, outcome: "timed-out" }),
      commandRecord({ tool: "nsys export", seconds: 3 }),
      commandRecord({ tool: "git", seconds: 0.5, outcome: "stopped" }),
    ];
    const changes = [
      { commands: passed },
      { ...failed, failure: failure("range-not-seen") },
      { ...failed, failure: failure("no-kernels") },
      { ...failed, failure: failure("range-not-seen") },
      { ...failed, failure: null },
      { state: "stopped", exitCode: 130, failure: failure("stopped") } as const,
      running,
      { ...running, process: readOwnIdentity() },
    ];
    for (const [index, change] of changes.entries()) await writeRun(out, nameOf(index + 1), change);
    await writeRun(out, "notes", {});

    const past = await readPastRuns(out);
    expect(past).toMatchObject({ runs: 8, unreadable: [] });
    expect(past.byState).toEqual({ passed: 1, failed: 4, stopped: 1, running: 1, "did-not-finish": 1 });
    expect(past.tools).toEqual([
      { tool: "git", calls: 1, failures: 0, stopped: 1, successRatio: null, medianSeconds: 0.5, maxSeconds: 0.5 },
      { tool: "nsys export", calls: 1, failures: 0, stopped: 0, successRatio: 1, medianSeconds: 3, maxSeconds: 3 },
      { tool: "nsys profile", calls: 4, failures: 2, stopped: 0, successRatio: 0.5, medianSeconds: 25, maxSeconds: 40 },
    ]);
    expect(past.failures).toEqual([
      { id: "range-not-seen", count: 2 },
      { id: null, count: 1 },
      { id: "no-kernels", count: 1 },
    ]);
  });

  test("names what it can't read and goes on", async () => {
    await writeRun(out, nameOf(1));
    await mkdir(join(out, nameOf(2)));
    await mkdir(join(out, nameOf(3)));
    await writeFile(join(out, nameOf(3), "run.json"), "{");
    const past = await readPastRuns(out);
    expect(past.runs).toBe(1);
    expect(past.unreadable.map(({ name }) => name)).toEqual([nameOf(2), nameOf(3)]);
    expect(past.unreadable[1]?.why).toMatch(/isn't valid JSON/);
  });

  test("returns nothing for a folder without runs, and refuses a missing one", async () => {
    expect(await readPastRuns(out)).toMatchObject({ runs: 0, tools: [], failures: [] });
    await expect(readPastRuns(join(out, "none"))).rejects.toThrow(UserError);
  });
});

describe("lastDuration", () => {
  test("returns the duration of the newest run that passed with the same plan", async () => {
    await writeRun(out, nameOf(1), { commands: [commandRecord({ seconds: 99 })] });
    await writeRun(out, nameOf(2));
    await writeRun(out, nameOf(3), { state: "failed" });
    await writeRun(out, nameOf(4), { planKey: "other" });
    await mkdir(join(out, nameOf(5)));
    expect(await readLastDuration(out, "key")).toBe(90);
  });

  test("returns null for a new plan or a missing folder", async () => {
    await writeRun(out, nameOf(1));
    expect(await readLastDuration(out, "new")).toBeNull();
    expect(await readLastDuration(join(out, "none"), "key")).toBeNull();
  });
});

test.each([
  ["passed", null],
  ["failed", expect.stringMatching(/failed: The range decode was not seen\.$/)],
  ["stopped", expect.stringMatching(/stopped: The range decode was not seen\.$/)],
  ["running", expect.stringMatching(/still going \(since 2025-/)],
  ["did-not-finish", expect.stringContaining("didn't finish")],
] as const)("describeUnfinished describes a run that is %s", (state, text) => {
  const failure = { id: "range-not-seen", message: "The range decode was not seen.", parts: null };
  expect(describeUnfinished(runRecord({ failure }), state)).toEqual(text);
});
