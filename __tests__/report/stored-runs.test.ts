import { describe, expect, test } from "@jest/globals";
import type { MeasuredRun, PruneResult } from "../../src/model/run/stored-run.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { describeDiskUse, renderPrune } from "../../src/report/stored-runs.ts";

const run = (day: number, change: Partial<MeasuredRun> = {}): MeasuredRun => ({
  name: `202511${String(day).padStart(2, "0")}-120000-77-abcd`,
  state: "passed",
  failureId: null,
  mayRun: false,
  isHalfDeleted: false,
  verdict: null,
  bytes: 2 ** 30,
  ...change,
});
const result = (change: Partial<PruneResult>): PruneResult => ({
  ...{ out: "runs", mode: "remove", removed: [], spared: [], kept: [], failed: [] },
  ...change,
});

describe("the list", () => {
  test("shows when each run began, how it ended, and its size", () => {
    const kept = [
      run(9, { verdict: "regressed", bytes: 412 * 2 ** 20 }),
      run(8),
      run(7, { state: "failed", failureId: "range-not-seen" }),
      run(6, { state: "failed", failureId: "\u001b[2J\n::error::x" }),
      run(5, { state: "running", mayRun: true }),
      run(4, { state: "did-not-finish" }),
      run(3, { state: null }),
      run(2, { name: "20251102-120000-77-abcd.deleting", isHalfDeleted: true, bytes: 0 }),
    ];
    expect(renderPrune(result({ mode: "list", kept }), logLayout)).toMatchInlineSnapshot(`
     "  Started (UTC)     Result                      Size  Directory
       2025-11-09 12:00  regressed                412 MiB  20251109-120000-77-abcd
       2025-11-08 12:00  not compared               1 GiB  20251108-120000-77-abcd
       2025-11-07 12:00  failed: range-not-seen     1 GiB  20251107-120000-77-abcd
       2025-11-06 12:00  failed: �[2J�::error::x    1 GiB  20251106-120000-77-abcd
       2025-11-05 12:00  running                    1 GiB  20251105-120000-77-abcd
       2025-11-04 12:00  did not finish             1 GiB  20251104-120000-77-abcd
       2025-11-03 12:00  from another version       1 GiB  20251103-120000-77-abcd
       2025-11-02 12:00  partly removed               0 B  20251102-120000-77-abcd.deleting

     runs uses 6.40 GiB in 8 run directories. To remove old run directories, run \`llm-profile prune --keep 5\` or \`llm-profile prune --older-than 14d\`."
    `);
  });

  test("says so if a folder has no runs", () => {
    expect(renderPrune(result({ mode: "list" }), logLayout)).toBe("No run directories in runs.");
  });
});

describe("a removal", () => {
  const done = result({
    removed: [run(2), run(1)],
    kept: [run(9), run(3), run(4)],
    spared: [
      { name: run(3).name, because: "may-run" },
      { name: run(4).name, because: "calibration" },
    ],
    failed: [{ name: run(9).name, why: "EACCES: permission denied\n\u001b[2J" }],
  });

  test("reports what's removed, what stays and why, and the free disk space", () => {
    expect(renderPrune(done, logLayout)).toMatchInlineSnapshot(`
     "Removed 2 run directories:
       Started (UTC)     Result         Size  Directory
       2025-11-02 12:00  not compared  1 GiB  20251102-120000-77-abcd
       2025-11-01 12:00  not compared  1 GiB  20251101-120000-77-abcd

     Freed 2 GiB.
     20251103-120000-77-abcd stays: it's still running, or may be running on another machine that shares the folder.
     20251104-120000-77-abcd stays: \`compare.calibration\` points to a file in this directory.
     Can't remove 20251109-120000-77-abcd: EACCES: permission denied��[2J
     runs uses 3 GiB in 3 run directories."
    `);
  });

  test("says that it's a dry run", () => {
    const text = renderPrune({ ...done, mode: "dry-run", spared: [], failed: [] }, logLayout);
    expect(text).toContain("Would remove 2 run directories:");
    expect(text).toContain("That would free 2 GiB.\nruns would use 3 GiB in 3 run directories.");
  });

  test("reports what's left if it removes nothing", () => {
    expect(renderPrune(result({ kept: [run(1)] }), logLayout)).toMatch(
      /^No run .*\nruns uses 1 GiB in 1 run directory\.$/,
    );
  });
});

test("shows the folder's name without control characters", () => {
  expect(describeDiskUse("/srv/\u001b[2Jruns", 12, 7.5 * 2 ** 30)).toBe(
    "/srv/\ufffd[2Jruns uses 7.50 GiB in 12 run directories. `llm-profile prune` lists and removes run directories.",
  );
});
