import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { RangeRow } from "../../src/model/comparison/comparison-rows.ts";
import type { Ratio } from "../../src/model/units.ts";
import { openRows } from "../../src/compare/open-rows.ts";
import { productGate } from "../statistics/gates.ts";
import { randomOf } from "../statistics/random.ts";
import { drawnProfile, drawRounds } from "./draw.ts";
import type { Recording } from "./recordings.ts";

/** `as run`: three pairs, and three more where those leave something open. */
export const pairCounts = ["3", "6", "as run"] as const;
export type PairCount = (typeof pairCounts)[number];

/** What one draw of unchanged code shows of one range. */
export interface Draw {
  readonly verdict: RangeRow["verdict"];
  /** Printed, whatever the verdict. */
  readonly size: Ratio | null;
  /** Why there's none; a range that is slower or faster needs no reason. */
  readonly hasReason: boolean;
  /** Where a size is printed and the range passes: a new draw that is slower by it is called slower. Null elsewhere. */
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

/** Draws runs of one recording; a result for each range and number of pairs. */
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

/** By number of pairs, and within each by range. */
function drawOnce(recording: Recording, seeds: readonly number[]): Draw[][] {
  const unchanged = drawnRun(recording, [...seeds, 0], () => 0);
  return pairCounts.map((pairs, column) => {
    const rows = rowsOf(recording, unchanged(pairs));
    const sizes = rows.map(({ verdict, gpuBusyTime }) => (verdict === "pass" ? gpuBusyTime.detectableRatio : null));
    // Other random numbers: the draws that pass are the lucky ones.
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

/** One run: its comparison after so many pairs. */
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
    const isOpen = pairs === "as run" && openRows(afterFirst()).length > 0;
    return pairs === "6" || isOpen ? afterAll() : afterFirst();
  };
}

function rowsOf({ profile }: Recording, { ranges }: Comparison): RangeRow[] {
  return profile.ranges.map(({ name }) => {
    const row = ranges.find((range) => range.name === name);
    if (row === undefined) throw new Error(`The comparison lacks the range ${name}.`);
    return row;
  });
}
