import type { Calibration } from "../../src/model/comparison/calibration.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import { createCalibration } from "../../src/features/calibrate/measure-noise.ts";
import { profileOfRounds } from "../../src/compare/noise/rounds-of.ts";
import { findOpenRows } from "../../src/compare/open-rows.ts";
import type { productGate, SimpleGate } from "./gates.ts";
import { measure, measureSame, type Sides, type TrueEffect } from "./measure.ts";
import { randomOf, type Random } from "./random.ts";
import type { NoiseSetting } from "./settings.ts";
import type { Workload } from "./workload.ts";

/** One true change on one runner, compared many times. */
export interface Cell {
  readonly title: string;
  readonly setting: NoiseSetting;
  readonly workload: Workload;
  readonly effect: TrueEffect;
  /**
   * The allowed share of flagged comparisons (at most or at least), and the share that may be inconclusive after the first rounds.
   * Null if we show the cell without judging it.
   */
  readonly goal: Goal | null;
}

export type Goal = { readonly atMost: number; readonly openAtMost?: number } | { readonly atLeast: number };

/** How many comparisons fail (and name the kernel, if one changed), only mention the kernel, or stay inconclusive. */
export interface Outcomes {
  flagged: number;
  noted: number;
  inconclusive: number;
}

export interface CellResult {
  readonly cell: Cell;
  readonly comparisons: number;
  /** After three pairs of rounds. */
  readonly first: Outcomes;
  /** After three more pairs, if the first ones were inconclusive. */
  readonly last: Outcomes;
  /** One value per simple gate, in the order of the gates. */
  readonly bySimpleGates: readonly number[];
}

const pairsOfRounds = 3;
const firstPairs = [0, 1, 2];
/** Each runner is calibrated once for this many comparisons. */
const comparisonsPerRunner = 20;

/** Runs a cell. Each comparison has its own random numbers, so it doesn't depend on earlier ones. */
export function runCell(
  cell: Cell,
  comparisons: number,
  gate: ReturnType<typeof productGate>,
  simple: readonly SimpleGate[],
  seed: number,
): CellResult {
  const { setting, workload, effect } = cell;
  const bySimpleGates = simple.map(() => 0);
  let calibration: Calibration | null = null;
  const first = { flagged: 0, noted: 0, inconclusive: 0 };
  const last = { flagged: 0, noted: 0, inconclusive: 0 };
  for (let index = 0; index < comparisons; index += 1) {
    if (setting.calibrationPairs > 0 && index % comparisonsPerRunner === 0)
      calibration = calibrationOf(workload, setting, randomOf(seed, 1, index));
    const all = measure({ workload, setting, effect, pairs: 2 * pairsOfRounds }, randomOf(seed, 0, index));
    const sides = firstLook(all);
    const comparison = gate(sides, calibration);
    count(first, comparison, effect);
    // Sides from two GPUs come from files, so we can't measure more rounds.
    const again = all.interleaved && findOpenRows(comparison).length > 0;
    count(last, again ? gate(all, calibration) : comparison, effect);
    for (const [number, { fails }] of simple.entries())
      if (fails(sides)) bySimpleGates[number] = (bySimpleGates[number] ?? 0) + 1;
  }
  return { cell, comparisons, first, last, bySimpleGates };
}

function firstLook({ base, head, interleaved, clocks }: Sides): Sides {
  const some = (all: readonly (number | null)[]) => firstPairs.map((index) => all[index] ?? null);
  return {
    base: profileOfRounds(base, firstPairs),
    head: profileOfRounds(head, firstPairs),
    interleaved,
    clocks: clocks === null ? null : { baseMhz: some(clocks.baseMhz), headMhz: some(clocks.headMhz) },
  };
}

function count(outcomes: Outcomes, comparison: Comparison, effect: TrueEffect): void {
  if (isRow(comparison, effect.kernel, "noted")) outcomes.noted += 1;
  if (isFound(comparison, effect)) outcomes.flagged += 1;
  if (comparison.verdict === "inconclusive") outcomes.inconclusive += 1;
}

function calibrationOf(workload: Workload, setting: NoiseSetting, random: Random): Calibration {
  const { base, head } = measureSame(workload, setting, setting.calibrationPairs, random);
  return createCalibration({ base, head, rounds: pairsOfRounds, latencyThreshold: 0.05, isAlarm: () => false });
}

/**
 * True if the comparison finds the change. If one kernel is slower, the comparison must fail and name it. For any other change, it must
 * fail.
 */
function isFound(comparison: Comparison, { kernel }: TrueEffect): boolean {
  if (comparison.verdict !== "regressed") return false;
  return kernel === null || isRow(comparison, kernel, "regressed");
}

function isRow({ ranges }: Comparison, kernel: string | null, state: "regressed" | "noted"): boolean {
  return ranges.some(({ kernels }) =>
    kernels.some(({ headNames, time }) => kernel !== null && headNames.includes(kernel) && time.state === state),
  );
}

export function meetsGoal({ cell: { goal }, first, comparisons }: CellResult): boolean | null {
  if (goal === null) return null;
  const share = first.flagged / comparisons;
  if ("atLeast" in goal) return share >= goal.atLeast;
  return share <= goal.atMost && first.inconclusive / comparisons <= (goal.openAtMost ?? 1);
}
