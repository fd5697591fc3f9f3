import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { prune } from "../../../src/features/prune/effects.ts";
import { nothing } from "../../settings/support.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { writeRun } from "../../support/run-record.ts";
import { testContext } from "../../pipeline/support/context.ts";

const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;

/** A folder with runs of three days, the newest of which was compared; and `prune` in it. */
async function threeRuns() {
  const cwd = testDirectory();
  const out = join(cwd, "llm-profile-runs");
  for (const day of [1, 2, 3]) await writeRun(out, nameOf(day));
  writeFileSync(join(out, nameOf(3), "comparison.json"), JSON.stringify({ verdict: "regressed" }));
  writeFileSync(join(out, "notes.txt"), "mine");
  const { context } = testContext({ cwd });
  const pruned = async (keep: number | null, change: { dryRun?: boolean; overrides?: readonly string[] } = {}) =>
    prune(context, {
      settings: { ...nothing, overrides: change.overrides ?? [] },
      rule: { keep, olderThanMs: null },
      dryRun: change.dryRun ?? false,
    });
  return { out, pruned };
}

const names = (runs: readonly { readonly name: string }[]) => runs.map(({ name }) => name);

test("lists the runs, newest first, if no rule is given", async () => {
  const { out, pruned } = await threeRuns();
  const { mode, kept, removed } = await pruned(null);
  expect([mode, names(kept), removed]).toEqual(["list", [3, 2, 1].map(nameOf), []]);
  expect(kept.map(({ verdict }) => verdict)).toEqual(["regressed", null, null]);
  expect(kept.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(readdirSync(out)).toHaveLength(4);
});

test("removes exactly what its dry run lists", async () => {
  const { out, pruned } = await threeRuns();
  const dry = await pruned(1, { dryRun: true });
  expect([dry.mode, names(dry.removed).sort(), names(dry.kept)]).toEqual(["dry-run", [1, 2].map(nameOf), [nameOf(3)]]);
  expect(readdirSync(out)).toHaveLength(4);
  const done = await pruned(1);
  expect([done.mode, names(done.removed).sort(), done.failed]).toEqual(["remove", [1, 2].map(nameOf), []]);
  expect(readdirSync(out).sort()).toEqual([nameOf(3), "notes.txt"]);
});

test("keeps the run that has the calibration", async () => {
  const { out, pruned } = await threeRuns();
  const calibration = join(out, nameOf(2), "calibration.json");
  const { spared } = await pruned(0, { overrides: [`compare.calibration=${calibration}`] });
  expect(spared).toEqual([{ name: nameOf(2), because: "calibration" }]);
  expect(readdirSync(out).sort()).toEqual([nameOf(2), "notes.txt"]);
});
