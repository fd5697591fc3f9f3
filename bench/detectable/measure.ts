import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { RangeRow } from "../../src/model/comparison/comparison-rows.ts";
import type { Ratio } from "../../src/model/units.ts";
import { findOpenRows } from "../../src/compare/open-rows.ts";
import { productGate } from "../statistics/gates.ts";
import { randomOf } from "../statistics/random.ts";
import { drawnProfile, drawRounds } from "./draw.ts";
import type { Recording } from "./recordings.ts";

/** `as run`: three pairs, and three more if a range is still inconclusive. */
export const pairCounts = ["3", "6", "as run"] as const;
export type PairCount = (typeof pairCounts)[number];

/** The result of one range in one draw of unchanged code. */
export interface Draw {
  readonly verdict: RangeRow["verdict"];
  /** The size in the report, regardless of the verdict. */
  readonly size: Ratio | null;
  /** True if the report says why it shows no size, or if the range is slower or faster and needs no size. */
  readonly hasReason: boolean;
  /** True if the comparison calls a new draw slower after we slowed it down by `size`. Null if the range doesn't pass or the report shows no size. */
  readonly found: boolean | null;
}

export interface RangeResult {
  readonly recording: string;
  readonly range: string;
  readonly pairs: PairCount;
  readonly draws: readonly Draw[];
}

const firstPairs = 3;
const allPairs = 6;
const gate = productGate();

/** Draws runs from one recording. Returns one result for each range and each number of pairs. */
export function measureRecording(recording: Recording, draws: number, seed: number): RangeResult[] {
  const drawn = Array.from({ length: draws }, (_, index) => drawOnce(recording, [seed, index]));
  return recording.profile.ranges.flatMap(({ name }, range) =>
    pairCounts.map((pairs, column) => ({
      recording: recording.name,
      range: name,
      pairs,
      draws: drawn.flatMap((one) => one[column]?.[range] ?? []),
    })),
  );
}

/** Results by number of pairs, then by range. */
function drawOnce(recording: Recording, seeds: readonly number[]): Draw[][] {
  const unchanged = drawnRun(recording, [...seeds, 0], () => 0);
  return pairCounts.map((pairs, column) => {
    const rows = rowsOf(recording, unchanged(pairs));
    const sizes = rows.map(({ verdict, gpuBusyTime }) => (verdict === "pass" ? gpuBusyTime.detectableRatio : null));
    // Uses new random numbers, because the unchanged draw may have passed by luck.
    const slower = drawnRun(recording, [...seeds, 1 + column], (range) => sizes[range] ?? 0);
    const found = sizes.some((size) => size !== null) ? rowsOf(recording, slower(pairs)) : [];
    return rows.map(({ verdict, gpuBusyTime }, range) => ({
      verdict,
      size: gpuBusyTime.detectableRatio,
      hasReason: gpuBusyTime.why !== null || gpuBusyTime.state === "regressed" || gpuBusyTime.state === "improved",
      found: sizes[range] == null ? null : found[range]?.gpuBusyTime.state === "regressed",
    }));
  });
}

/** Simulates one run. Returns a function that gives the comparison after a number of pairs. */
function drawnRun(
  { profile }: Recording,
  seeds: readonly number[],
  slowdownOf: (range: number) => Ratio,
): (pairs: PairCount) => Comparison {
  const random = randomOf(...seeds);
  const recorded = profile.rounds.length;
  const base = drawRounds(allPairs, recorded, random);
  const head = drawRounds(allPairs, recorded, random);
  const after = (pairs: number): Comparison =>
    gate(
      {
        base: drawnProfile(profile, base.slice(0, pairs), () => 0),
        head: drawnProfile(profile, head.slice(0, pairs), slowdownOf),
      },
      null,
    );
  let first: Comparison | null = null;
  let all: Comparison | null = null;
  const afterFirst = (): Comparison => (first ??= after(firstPairs));
  const afterAll = (): Comparison => (all ??= after(allPairs));
  return (pairs) => {
    const isOpen = pairs === "as run" && findOpenRows(afterFirst()).length > 0;
    return pairs === "6" || isOpen ? afterAll() : afterFirst();
  };
}

function rowsOf({ profile }: Recording, { ranges }: Comparison): RangeRow[] {
  return profile.ranges.map(({ name }) => {
    const row = ranges.find((range) => range.name === name);
    if (row === undefined) throw new Error(`The comparison has no range ${name}.`);
    return row;
  });
}
