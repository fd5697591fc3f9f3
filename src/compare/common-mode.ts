import type { CommonMode } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { mean } from "./noise/estimate.ts";
import { oneFactor, weightNear, type Move } from "./one-factor.ts";

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
export function averageClocks({ baseMhz: base, headMhz: head }: RoundClocks): SideClocks | null {
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
  const known = moves.reduce((sum, { weight }) => sum + weight, 0);
  const shared = oneFactor(moves, known);
  const least = Math.log1p(smallest);
  const asMode = (factor: number, isExplained: boolean): CommonMode => ({
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
function explains(clock: number, factor: number): boolean {
  const { tolerance, follows } = constants;
  return (
    Math.abs(clock) >= tolerance.value &&
    Math.sign(clock) === -Math.sign(factor) &&
    Math.abs(factor) <= (1 + follows.value) * Math.abs(clock) + tolerance.value
  );
}
