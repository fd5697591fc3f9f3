import type { CommonMode } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { mean } from "./noise/rounds.ts";
import { oneFactor, weightNear, type Move } from "./one-factor.ts";

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

/**
 * Whether nearly all of a range moved by one factor of at least `smallest`, or the clocks alone explain what the range did
 * (`rangeChange`): another build moves each kernel a little, so kernels need not have moved alike. `moves` are of kernels that both
 * sides have, weighted by their share of the range. It's the machine only where the clocks moved the other way, and by as much.
 */
export function findCommonMode(
  moves: readonly Move[],
  smallest: Ratio,
  clocks: SideClocks | null,
  rangeChange: Ratio,
): CommonMode | null {
  const clock = clocks === null ? null : Math.log(clocks.headMhz / clocks.baseMhz);
  const known = moves.reduce((sum, { weight }) => sum + weight, 0);
  const factor = oneFactor(moves, known);
  // Beside more that is new or gone, kernels say nothing of the whole.
  const shared = factor !== null && weightNear(moves, factor) >= constants.half.value ? factor : null;
  const least = Math.log1p(smallest);
  const asMode = (factor: number, isExplained: boolean): CommonMode => ({
    changeRatio: Math.expm1(factor),
    // Medians of the kernels need not add up to the range's.
    shareRatio: Math.min(weightNear(moves, factor), 1),
    clockChangeRatio: clock === null ? null : Math.expm1(clock),
    explainedByClocks: isExplained,
  });
  if (shared !== null && Math.abs(shared) >= least) return asMode(shared, clock !== null && explains(clock, shared));
  const change = Math.log1p(rangeChange);
  if (clock === null || Math.abs(change) < least || !explains(clock, change)) return null;
  return asMode(-clock, true);
}

/** A clock's mean is of samples, so times may have moved by somewhat more. Both are log ratios. */
function explains(clock: number, factor: number): boolean {
  const { tolerance, follows } = constants;
  return (
    Math.abs(clock) >= tolerance.value &&
    Math.sign(clock) === -Math.sign(factor) &&
    Math.abs(factor) <= (1 + follows.value) * Math.abs(clock) + tolerance.value
  );
}
