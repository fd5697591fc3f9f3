import type { MetricValue } from "../model/profile/untraced.ts";
import type { RangeSpec } from "../model/reports/range.ts";
import type { RangeInstance } from "../model/reports/trace.ts";
import { rangeKeyText, type RangeKey } from "./range-key.ts";
import { matchRanges } from "./seen-ranges.ts";

/** `steps` or `tokens` from the configuration, with any range already parsed. */
export type InstanceAmount = number | { readonly range: RangeSpec } | { readonly metric: string };

/**
 * Returns the steps or tokens per instance of `range`. If `amount` is a number, that's the result. If `amount` has a range, we
 * count the instances of that range that begin while an instance of `range` is open. If `amount` has a metric, we divide its value
 * by the number of instances, because a metric covers the whole process. Null if the count or metric is missing or 0, or if the
 * range to count is `range` itself.
 */
export function instanceAmount(
  amount: InstanceAmount,
  range: RangeKey,
  { instances, metrics }: { readonly instances: readonly RangeInstance[]; readonly metrics: readonly MetricValue[] },
): number | null {
  if (typeof amount === "number") return amount;
  const key = rangeKeyText(range);
  const own = instances.filter((one) => rangeKeyText(one) === key && one.endNs !== null);
  if (own.length === 0) return null;
  if ("metric" in amount) {
    const value = metrics.find(({ name }) => name === amount.metric)?.value ?? 0;
    return value > 0 ? value / own.length : null;
  }
  const starts = matchRanges(amount.range, instances)
    .filter((one) => rangeKeyText(one) !== key)
    .map(({ startNs }) => startNs)
    .toSorted((one, other) => one - other);
  const count = own.reduce(
    (sum, { startNs, endNs }) => sum + countBefore(starts, endNs ?? startNs) - countBefore(starts, startNs),
    0,
  );
  return count === 0 ? null : count / own.length;
}

/** The number of sorted times before `time`. */
function countBefore(sorted: readonly number[], time: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
