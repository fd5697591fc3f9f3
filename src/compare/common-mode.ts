import { sum } from "../model/sums.ts";
import type { CommonMode } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { mean, weightedMedian } from "./noise/estimate.ts";

/** The mean SM clock while a side's ranges ran, by round. Null if unknown. */
export interface RoundClocks {
  readonly baseMhz: readonly (number | null)[];
  readonly headMhz: readonly (number | null)[];
}

/** Each side's mean SM clock over its rounds. */
export interface SideClocks {
  readonly baseMhz: number;
  readonly headMhz: number;
}

/** Averages the known clocks of each side. Null if a side has no known clock. */
export function meanClocks({ baseMhz: base, headMhz: head }: RoundClocks): SideClocks | null {
  const [baseMhz, headMhz] = [base, head].map((rounds) => {
    const known = rounds.filter((mhz) => mhz !== null);
    return known.length === 0 ? null : mean(known);
  });
  return baseMhz == null || headMhz == null ? null : { baseMhz, headMhz };
}

/**
 * Finds one factor, of at least `smallest`, that changed the whole range: either nearly all kernels changed by it, or the clocks explain
 * the range's change (`rangeChange`). If the clocks explain it, single kernels may have changed by other factors, because a new build changes
 * each kernel a little. `moves` are the kernels that both sides have, weighted by their share of the range. We blame the machine only if the
 * clocks changed by as much in the opposite direction.
 */
export function findCommonMode(
  moves: readonly Move[],
  smallest: Ratio,
  clocks: SideClocks | null,
  rangeChange: Ratio,
): CommonMode | null {
  const clock = clocks === null ? null : Math.log(clocks.headMhz / clocks.baseMhz);
  const known = sum(moves, ({ weight }) => weight);
  const shared = oneFactor(moves, known);
  const least = Math.log1p(smallest);
  const asMode = (factor: number, isExplained: boolean) => ({
    changeRatio: Math.expm1(factor),
    // The kernels' medians needn't add up to the range's median.
    shareRatio: Math.min(weightNear(moves, factor), 1),
    clockChangeRatio: clock === null ? null : Math.expm1(clock),
    explainedByClocks: isExplained,
  });
  if (shared !== null && Math.abs(shared) >= least) return asMode(shared, clock !== null && explains(clock, shared));
  const change = Math.log1p(rangeChange);
  if (clock === null || Math.abs(change) < least || !explains(clock, change)) return null;
  return asMode(-clock, true);
}

/**
 * True if the clock explains the factor. Both are log ratios. The mean clock comes from samples, so times may have changed a bit more than
 * the clock.
 */
function explains(clock: number, factor: number) {
  const { tolerance, follows } = constants;
  return (
    Math.abs(clock) >= tolerance.value &&
    Math.sign(clock) === -Math.sign(factor) &&
    Math.abs(factor) <= (1 + follows.value) * Math.abs(clock) + tolerance.value
  );
}

/** A log ratio and its weight: a kernel's time, or its share of the range. */
export interface Move {
  readonly value: number;
  readonly weight: number;
}

/** The log ratio by which nearly all of `total` changed. Null also if the moves are too few to tell if the GPU or the code caused them. */
export function oneFactor(moves: readonly Move[], total: number): number | null {
  return moves.length < constants.fewestKernels.value ? null : sharedFactor(moves, total);
}

/** The log ratio by which nearly all of `total` changed. Null if the moves differ or don't cover the total. */
export function sharedFactor(moves: readonly Move[], total: number): number | null {
  if (moves.length === 0) return null;
  const factor = weightedMedian(moves);
  return weightNear(moves, factor) >= constants.nearlyAll.value * total ? factor : null;
}

/** The total weight of the moves near a factor. */
function weightNear(moves: readonly Move[], factor: number) {
  return sum(
    moves.filter(({ value }) => Math.abs(value - factor) <= nearTo(factor)),
    ({ weight }) => weight,
  );
}

/** A kernel counts as changed by a factor if its log ratio is this close to the factor. Memory-bound kernels follow the clock less closely. */
export function nearTo(factor: number): Ratio {
  return Math.max(constants.tolerance.value, constants.follows.value * Math.abs(factor));
}
