import type { CommonMode } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { mean, weightedMedian } from "./noise/rounds.ts";

/** The mean clock of the streaming multiprocessors in each round of a side, while its ranges ran; null: not known. */
export interface RoundClocks {
  readonly baseMhz: readonly (number | null)[];
  readonly headMhz: readonly (number | null)[];
}

/** The same over rounds. */
export interface SideClocks {
  readonly baseMhz: number;
  readonly headMhz: number;
}

/** The means of the rounds that are known; null where a side has none. */
export function meanClocks({ baseMhz: base, headMhz: head }: RoundClocks): SideClocks | null {
  const [baseMhz, headMhz] = [base, head].map((rounds) => {
    const known = rounds.filter((mhz) => mhz !== null);
    return known.length === 0 ? null : mean(known);
  });
  return baseMhz == null || headMhz == null ? null : { baseMhz, headMhz };
}

/** A kernel that both sides have: its change, and its share of all kernel time of the range, on the side with more. */
export interface KernelMove {
  readonly changeRatio: Ratio;
  readonly shareRatio: Ratio;
}

/** So many of the kernels, and so much of their time, must move alike; fewer kernels say nothing of the machine. */
const mostOfThem = 0.8;
const fewestKernels = 5;
/** And they must be so much of the range: beside more that is new or gone, they say nothing of the whole. */
const leastOfRange = 0.5;
/** Kernels move alike within this, or a quarter of the factor: memory-bound ones follow the clock less. */
const tolerance = 0.005;
const clockMatters = 0.005;
/** A clock explains times that moved by at most so many times as much, and `tolerance`: its mean is of samples. */
const mostOfClock = 1.25;

/**
 * Whether nearly all kernels that count moved by one factor of at least `smallest`. It is the machine only where the
 * clocks moved the other way, and by as much: a smaller clock, longer times. Another build moves each kernel a little, so that
 * they need not have moved alike where the clocks explain what the range as a whole did (`rangeChange`).
 */
export function findCommonMode(
  moves: readonly KernelMove[],
  smallest: Ratio,
  clocks: SideClocks | null,
  rangeChange: Ratio,
): CommonMode | null {
  const clock = clocks === null ? null : Math.log(clocks.headMhz / clocks.baseMhz);
  const most = factorOfMost(moves, smallest);
  if (most !== null)
    return {
      changeRatio: Math.expm1(most.factor),
      // Medians of the kernels need not add up to that of the range.
      shareRatio: Math.min(most.share, 1),
      clockChangeRatio: clock === null ? null : Math.expm1(clock),
      explainedByClocks: clock !== null && explains(clock, most.factor),
    };
  const change = Math.log1p(rangeChange);
  if (clock === null || Math.abs(change) < Math.log1p(smallest) || !explains(clock, change)) return null;
  const near = shareNear(moves, -clock, Math.abs(clock));
  return {
    changeRatio: Math.expm1(-clock),
    shareRatio: Math.min(near, 1),
    clockChangeRatio: Math.expm1(clock),
    explainedByClocks: true,
  };
}

/** The log ratio that nearly all kernels moved by, and their share of the range; null where there is none. */
function factorOfMost(
  moves: readonly KernelMove[],
  smallest: Ratio,
): { readonly factor: number; readonly share: Ratio } | null {
  const total = moves.reduce((sum, { shareRatio }) => sum + shareRatio, 0);
  const factor = Math.log1p(
    weightedMedian(moves.map(({ changeRatio, shareRatio }) => ({ value: changeRatio, weight: shareRatio }))),
  );
  if (moves.length < fewestKernels || Math.abs(factor) < Math.log1p(smallest)) return null;
  const near = moves.filter(({ changeRatio }) => Math.abs(Math.log1p(changeRatio) - factor) <= matchingWithin(factor));
  const share = shareNear(moves, factor, matchingWithin(factor));
  if (near.length < mostOfThem * moves.length || share < Math.max(mostOfThem * total, leastOfRange)) return null;
  return { factor, share };
}

function shareNear(moves: readonly KernelMove[], factor: number, within: number): Ratio {
  return moves
    .filter(({ changeRatio }) => Math.abs(Math.log1p(changeRatio) - factor) <= within)
    .reduce((sum, { shareRatio }) => sum + shareRatio, 0);
}

/** How far from a factor kernels count as moved by it; both are log ratios. */
export function matchingWithin(factor: number): number {
  return Math.max(tolerance, Math.abs(factor) / 4);
}

/** Both are log ratios. */
function explains(clock: number, factor: number): boolean {
  return (
    Math.abs(clock) >= clockMatters &&
    Math.sign(clock) === -Math.sign(factor) &&
    Math.abs(factor) <= mostOfClock * Math.abs(clock) + tolerance
  );
}
