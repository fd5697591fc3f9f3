import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";

/** One value per round for each side, such as nanoseconds; all above 0. */
export interface SideValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** True if base[i] and head[i] were measured one right after the other, on the same GPU. */
  readonly interleaved: boolean;
  /** For each pair, true if head was measured first. If it's missing or all values are equal, order effects can't cancel out. */
  readonly headFirst?: readonly boolean[];
}

/** ln(head / base). A change and its reverse have the same size. */
export function logRatio(base: number, head: number): number {
  return Math.log(head / base);
}

export function logs(values: readonly number[]): number[] {
  return values.map((value) => Math.log(value));
}

/** Each pair's log ratio; null if the sides weren't interleaved, or a round has no partner. */
export function pairLogRatios({ base, head, interleaved }: SideValues): number[] | null {
  if (!interleaved || base.length !== head.length) return null;
  return head.map((value, round) => logRatio(base[round] ?? value, value));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sample standard deviation; 0 for fewer than two values. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** The weighted median: the smallest value at which half of the total weight is reached. 0 if there are no values. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((one, other) => one.value - other.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}

/** Groups pairs by the side that was measured first. One group if the order is unknown. */
export function byOrder(pairs: readonly number[], headFirst: SideValues["headFirst"] = []): number[][] {
  return [true, false]
    .map((first) => pairs.filter((_, index) => (headFirst[index] ?? false) === first))
    .filter(({ length }) => length > 0);
}

/**
 * One value per side. For pairs, it's the geometric mean, with equal weight for each order, so the sides' log ratio equals the mean of
 * the pairs' log ratios. Otherwise, it's the median.
 */
export function sideLevels(values: SideValues): { readonly base: number; readonly head: number } {
  if (pairLogRatios(values) === null) return { base: median(values.base), head: median(values.head) };
  return { base: geometricMean(values.base, values.headFirst), head: geometricMean(values.head, values.headFirst) };
}

/** Computed relative to the first value, so equal values give exactly that value. */
function geometricMean(values: readonly number[], headFirst: SideValues["headFirst"]): number {
  const [first = 0] = values;
  const ratios = values.map((value) => logRatio(first, value));
  return first * Math.exp(mean(byOrder(ratios, headFirst).map(mean)));
}

/** A standard deviation of log ratios, with its degrees of freedom. */
export interface PairNoise {
  readonly deviation: Ratio;
  readonly degrees: number;
}

/**
 * The noise between pairs, measured within each order if both orders have at least two pairs. If an order has only one pair, there's no
 * second pair to check it against. That pair may be an outlier, so its whole difference counts as noise.
 */
export function pairNoise(pairs: readonly number[], headFirst?: SideValues["headFirst"]): PairNoise {
  const orders = byOrder(pairs, headFirst);
  if (orders.some(({ length }) => length < 2)) return { deviation: deviation(pairs), degrees: pairs.length - 1 };
  const degrees = pairs.length - orders.length;
  const squares = orders.reduce((sum, order) => sum + (order.length - 1) * deviation(order) ** 2, 0);
  return { deviation: Math.sqrt(squares / degrees), degrees };
}

/** The noise between rounds within each side, pooled over both sides. */
export function sideNoise({ base, head }: SideValues): PairNoise {
  const degrees = base.length + head.length - 2;
  const squares = [base, head].reduce((sum, side) => sum + (side.length - 1) * deviation(logs(side)) ** 2, 0);
  return { deviation: Math.sqrt(squares / Math.max(1, degrees)), degrees };
}

/**
 * The variance of the median of n normal values, relative to one value's variance: the asymptotic formula, adjusted to be exact for n = 1.
 * At n = 3, it's 2% off.
 */
export function varianceOfMedian(n: number): number {
  return Math.PI / 2 / (n + Math.PI / 2 - 1);
}
