import type { Draw } from "../model/profile/draw.ts";
import type { ProfileKernel, ProfileRange } from "../model/profile/profile.ts";
import { median } from "../model/rounds.ts";
import { bothSides, type Sides } from "../model/sides.ts";
import { sum } from "../model/sums.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { matchKernels, type MatchedKernels } from "./identity/match-kernels.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { hasOtherCode, variesInSide } from "./identity/shapes.ts";
import { countLaunches, sumByRound } from "./identity/swaps.ts";
import { isMajority } from "./majority.ts";

export interface KernelFigures extends MatchedKernels {
  readonly family: string;
  readonly roundsNs: Sides<readonly number[]>;
  readonly baseNs: Nanoseconds;
  readonly headNs: Nanoseconds;
  readonly launches: Sides<number>;
  readonly busyShareRatio: Ratio | null;
  /** The kernels' share of the busy time in each round. Null if unknown on either side. */
  readonly busyRounds: Sides<readonly number[]> | null;
}

/** For each side and round, the rows add up to the range's kernel time. */
export function measureKernels(base: ProfileRange, head: ProfileRange, names: NameRules): KernelFigures[] {
  const ranges = { base, head };
  return matchKernels(base.kernels, head.kernels, names).map((row) => {
    const roundsNs = bothSides((side) =>
      row[side].length === 0 ? ranges[side].rounds.map(() => 0) : sumByRound(row[side], ({ totalNs }) => totalNs),
    );
    const shownSide = row.head.length > 0 ? "head" : "base";
    const busy = bothSides((side) => sumBusyTimes(row[side], ranges[side]));
    return {
      ...row,
      family: row[shownSide][0]?.family ?? "other",
      roundsNs,
      baseNs: median(roundsNs.base),
      headNs: median(roundsNs.head),
      launches: bothSides((side) => countLaunches(row[side])),
      busyShareRatio: measureBusyShare(busy[shownSide], ranges[shownSide]),
      busyRounds: busy.base === null || busy.head === null ? null : { base: busy.base, head: busy.head },
    };
  });
}

export function measureOverlap({ kernels, rounds }: ProfileRange): Ratio | null {
  return medianIfKnown(
    rounds.map((_, index) => {
      const ran = kernels.flatMap((kernel) => kernel.rounds[index] ?? []);
      const totalNs = sum(ran, (round) => round.totalNs);
      if (ran.some(({ exclusiveNs }) => exclusiveNs === null)) return null;
      return totalNs === 0 ? 0 : 1 - sum(ran, ({ exclusiveNs }) => exclusiveNs ?? 0) / totalNs;
    }),
  );
}

/** The kernels' share of the range's busy time in each round. Null if unknown. */
function sumBusyTimes(kernels: readonly ProfileKernel[], { rounds }: ProfileRange): number[] | null {
  const times = rounds.map((_, index) => kernels.flatMap((kernel) => kernel.rounds[index] ?? []));
  if (times.flat().some(({ busyNs }) => busyNs === null)) return null;
  return times.map((launched) => sum(launched, ({ busyNs }) => busyNs ?? 0));
}

function measureBusyShare(times: readonly number[] | null, { rounds }: ProfileRange): Ratio | null {
  if (times === null || rounds.some(({ gpuBusyNs }) => gpuBusyNs === 0)) return null;
  return median(rounds.map(({ gpuBusyNs }, index) => (times[index] ?? 0) / gpuBusyNs));
}

export function medianIfKnown(values: readonly (number | null)[]): number | null {
  return values.includes(null) ? null : median(values.map((value) => value ?? 0));
}

/*
 * An autotuner that measures chooses partly by chance. So if it chose other code for a kernel, we count how often each side drew that
 * choice (docs/kernels.md, Autotuners).
 */

interface DrawFacts {
  readonly draws: Sides<Draw | null>;
  readonly names: NameRules;
  readonly rounds: number;
}

export type DrawnKernels = ReadonlyMap<KernelFigures, number>;

export function findDrawnKernels(figures: readonly KernelFigures[], facts: DrawFacts): DrawnKernels {
  // An autotuner replaces kernels. If only one side has kernels that the other lacks, work was added or removed.
  const isReplaced = (["new", "removed"] as const).every((match) => figures.some((row) => row.match === match));
  return new Map(
    figures.flatMap((row): [KernelFigures, number][] => {
      const draws = countDraws(row, facts, isReplaced);
      return draws === null ? [] : [[row, draws]];
    }),
  );
}

function countDraws(row: KernelFigures, { draws, names, rounds }: DrawFacts, isReplaced: boolean) {
  const kernels = [...row.base, ...row.head];
  const isTuned = kernels.some(({ name }) => names.isMeasured(name));
  // If the rounds of a side chose differently, each round drew its own choice.
  if (variesInSide(row, isTuned)) return rounds;
  const isOther =
    row.match === "new" || row.match === "removed" ? isReplaced : row.match === "swapped" || hasOtherCode(row);
  if (!isTuned || !isOther) return null;
  const { base, head } = draws;
  if (base === null || base.id !== head?.id) return 1;
  const tunedAnew = [base, head].flatMap(({ ownKernels }) => ownKernels ?? []);
  return kernels.some(({ shortName }) => tunedAnew.includes(shortName)) ? rounds : null;
}

/**
 * Explains why a change of these rows says nothing about the commit: at least half of it comes from kernels of which a side has too few
 * draws.
 */
export function explainFewDraws(
  rows: readonly KernelFigures[],
  drawn: DrawnKernels,
  change: number,
  changeOf: (row: KernelFigures) => number,
): string | null {
  const few = rows.filter((row) => (drawn.get(row) ?? Infinity) < constants.fewestDraws.value);
  const ofDrawn = sum(few, (row) => changeOf(row));
  if (few.length === 0 || !isMajority(Math.sign(change) * ofDrawn, Math.abs(change))) return null;
  const settledBy = few.some((row) => drawn.get(row) === 1)
    ? "Give both sides the same choices, as `run --base` does by default."
    : `Measure at least ${String(constants.fewestDraws.value)} rounds per side.`;
  return `An autotuner chose other code for kernels that make up most of the change, which may be chance. ${settledBy}`;
}
