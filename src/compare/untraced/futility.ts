import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { studentTQuantile } from "../noise/student-t.ts";

/** A change and its 95% interval. `rounds` is the number of pairs. */
export type Interval = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "rounds">;

interface Known {
  /** The change, as a log ratio. */
  readonly change: number;
  /** One pair's spread, derived from the interval. */
  readonly spread: number;
}

function knownOf({ changeRatio, lowRatio, highRatio, rounds }: Interval): Known | null {
  if (changeRatio === null || lowRatio === null || highRatio === null || rounds < 2) return null;
  const half = (Math.log1p(highRatio) - Math.log1p(lowRatio)) / 2;
  const error = half / studentTQuantile(0.975, rounds - 1);
  return { change: Math.log1p(changeRatio), spread: error * Math.sqrt(rounds) };
}

/**
 * True if even this many pairs of runs without tracing can't decide a row. The pairs so far say little about their spread, so we assume that
 * the true spread is only a third of the spread we saw. More pairs are futile if, even with that smaller spread, we'd find neither a change
 * of the threshold's size nor the change we saw.
 */
export function isFutile(row: Interval, threshold: Ratio, pairs: number): boolean {
  const known = knownOf(row);
  if (known === null || row.rounds < constants.ranked.value) return false;
  const leastError = known.spread / constants.clearOfSpread.value / Math.sqrt(pairs);
  const bound = studentTQuantile(1 - constants.chance.value, pairs - 1) * leastError;
  const half = studentTQuantile(0.975, pairs - 1) * leastError;
  return half > Math.log1p(threshold) && known.change < bound;
}

/** How many pairs it would take to shrink the 95% interval to ± the threshold. Null if the pairs' spread is unknown. */
export function pairsNeeded(row: Interval, threshold: Ratio): number | null {
  const known = knownOf(row);
  if (known === null) return null;
  const normalQuantile = 1.96;
  return Math.ceil((normalQuantile * (known.spread / Math.log1p(threshold))) ** 2);
}
