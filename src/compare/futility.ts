import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { studentTQuantile } from "./noise/student-t.ts";

/** A change and its 95% interval over so many pairs. */
export type Interval = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "rounds">;

interface Known {
  /** Log ratio. */
  readonly change: number;
  /** Of one pair, as far as the interval tells it. */
  readonly spread: number;
}

function knownOf({ changeRatio, lowRatio, highRatio, rounds }: Interval): Known | null {
  if (changeRatio === null || lowRatio === null || highRatio === null || rounds < 2) return null;
  const half = (Math.log1p(highRatio) - Math.log1p(lowRatio)) / 2;
  const error = half / studentTQuantile(0.975, rounds - 1);
  return { change: Math.log1p(changeRatio), spread: error * Math.sqrt(rounds) };
}

/**
 * Whether so many pairs can't settle a row: even if its pairs vary by a third of what was seen, which is all that a few pairs say of
 * their spread, a change of the threshold's size would not be found, and the one that was seen is smaller than what would.
 * `quantile`: one-sided, that a change must pass to be found.
 */
export function isFutile(
  row: Interval,
  { threshold, quantile, pairs }: { readonly threshold: Ratio; readonly quantile: number; readonly pairs: number },
): boolean {
  const known = knownOf(row);
  if (known === null || pairs < 2) return false;
  const leastError = known.spread / constants.clearOfSpread.value / Math.sqrt(pairs);
  const bound = studentTQuantile(quantile, pairs - 1) * leastError;
  const half = studentTQuantile(0.975, pairs - 1) * leastError;
  return half > Math.log1p(threshold) && known.change < bound;
}

/** How many pairs it would take until the 95% interval reaches no further than the threshold; null: nothing is known of their spread. */
export function pairsNeeded(row: Interval, threshold: Ratio): number | null {
  const known = knownOf(row);
  if (known === null) return null;
  const normalQuantile = 1.96;
  return Math.ceil((normalQuantile * (known.spread / Math.log1p(threshold))) ** 2);
}
