import type { CommonMode } from "../model/comparison/comparison-rows.ts";
import { sum } from "../model/sums.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { mean, weightedMedian } from "./noise/estimate.ts";

export interface RoundClocks {
  readonly baseMhz: readonly (number | null)[];
  readonly headMhz: readonly (number | null)[];
}

export interface SideClocks {
  readonly baseMhz: number;
  readonly headMhz: number;
}

export function averageClocks({ baseMhz: base, headMhz: head }: RoundClocks): SideClocks | null {
  const [baseMhz, headMhz] = [base, head].map((rounds) => {
    const clocks = rounds.filter((mhz) => mhz !== null);
    return clocks.length === 0 ? null : mean(clocks);
  });
  return baseMhz == null || headMhz == null ? null : { baseMhz, headMhz };
}

/**
 * If the clocks explain it, single kernels may have changed by other factors, because a new build changes each kernel a little. We blame
 * the machine only if the clocks changed by as much in the opposite direction.
 */
export function findCommonMode(
  moves: readonly Move[],
  smallest: Ratio,
  clocks: SideClocks | null,
  rangeChange: Ratio,
): CommonMode | null {
  const clock = clocks === null ? null : Math.log(clocks.headMhz / clocks.baseMhz);
  const totalWeight = sum(moves, ({ weight }) => weight);
  const shared = findMachineFactor(moves, totalWeight);
  const least = Math.log1p(smallest);
  const asMode = (factor: number, isExplained: boolean) => ({
    changeRatio: Math.expm1(factor),
    // The kernels' medians needn't add up to the range's median.
    shareRatio: Math.min(sumWeightNear(moves, factor), 1),
    clockChangeRatio: clock === null ? null : Math.expm1(clock),
    explainedByClocks: isExplained,
  });
  if (shared !== null && Math.abs(shared) >= least) return asMode(shared, clock !== null && explains(clock, shared));
  const change = Math.log1p(rangeChange);
  if (clock === null || Math.abs(change) < least || !explains(clock, change)) return null;
  return asMode(-clock, true);
}

/** Both are log ratios. */
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

export function findMachineFactor(moves: readonly Move[], total: number): number | null {
  return moves.length < constants.fewestKernels.value ? null : findSharedFactor(moves, total);
}

export function findSharedFactor(moves: readonly Move[], total: number): number | null {
  if (moves.length === 0) return null;
  const factor = weightedMedian(moves);
  return sumWeightNear(moves, factor) >= constants.nearlyAll.value * total ? factor : null;
}

function sumWeightNear(moves: readonly Move[], factor: number) {
  return sum(
    moves.filter(({ value }) => Math.abs(value - factor) <= toleranceAround(factor)),
    ({ weight }) => weight,
  );
}

/** A kernel counts as changed by a factor if its log ratio is this close to the factor. Memory-bound kernels follow the clock less closely. */
export function toleranceAround(factor: number): Ratio {
  return Math.max(constants.tolerance.value, constants.follows.value * Math.abs(factor));
}
