import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";

/** One value for each round of each side, such as nanoseconds; all above 0. */
export interface SideValues {
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** base[i] and head[i] were measured as neighbors in time, on one GPU. */
  readonly interleaved: boolean;
  /** Of pairs: which of them measured head first. Absent or all alike: the order says nothing. */
  readonly headFirst?: readonly boolean[];
}

/** ln(head / base): +10% and its way back have the same size in it. */
export function logRatio(base: number, head: number): number {
  return Math.log(head / base);
}

export function logs(values: readonly number[]): number[] {
  return values.map((value) => Math.log(value));
}

/** Each pair's log ratio; null where there are none: sides measured apart, or a round without its neighbor. */
export function pairLogRatios({ base, head, interleaved }: SideValues): number[] | null {
  if (!interleaved || base.length !== head.length) return null;
  return head.map((value, round) => logRatio(base[round] ?? value, value));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sample standard deviation; 0 of a single value. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** The value at which half of the weight is reached, from the lowest on; 0 of none. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { value, weight } of values.toSorted((one, other) => one.value - other.value)) {
    reached += weight;
    if (reached >= half) return value;
  }
  return 0;
}

/** Pairs that began with either side, each group for itself; one group where the order is not known. */
export function byOrder(pairs: readonly number[], headFirst: SideValues["headFirst"] = []): number[][] {
  return [true, false]
    .map((first) => pairs.filter((_, index) => (headFirst[index] ?? false) === first))
    .filter(({ length }) => length > 0);
}

/**
 * One value a side whose ratio is the mean of the pairs' log ratios: the geometric means, in which each order weighs the same, too.
 * The median where the rounds are no pairs.
 */
export function sideLevels(values: SideValues): { readonly base: number; readonly head: number } {
  if (pairLogRatios(values) === null) return { base: median(values.base), head: median(values.head) };
  return { base: geometricMean(values.base, values.headFirst), head: geometricMean(values.head, values.headFirst) };
}

/** Relative to the first value, so that equal values give exactly that. */
function geometricMean(values: readonly number[], headFirst: SideValues["headFirst"]): number {
  const [first = 0] = values;
  const ratios = values.map((value) => logRatio(first, value));
  return first * Math.exp(mean(byOrder(ratios, headFirst).map(mean)));
}

/** A standard deviation of pairs' log ratios, and its degrees of freedom. */
export interface PairNoise {
  readonly deviation: Ratio;
  readonly degrees: number;
}

/**
 * How much pairs differ: within the orders, where each has two pairs to check one by the other. A single pair of an order may
 * be an outlier, so that what it differs by counts as noise in full.
 */
export function pairNoise(pairs: readonly number[], headFirst?: SideValues["headFirst"]): PairNoise {
  const orders = byOrder(pairs, headFirst);
  if (orders.some(({ length }) => length < 2)) return { deviation: deviation(pairs), degrees: pairs.length - 1 };
  const degrees = pairs.length - orders.length;
  const squares = orders.reduce((sum, order) => sum + (order.length - 1) * deviation(order) ** 2, 0);
  return { deviation: Math.sqrt(squares / degrees), degrees };
}

/** How much rounds differ within the sides, pooled over both; separate sides of two rounds or more together have a degree. */
export function sideNoise({ base, head }: SideValues): PairNoise {
  const degrees = base.length + head.length - 2;
  const squares = [base, head].reduce((sum, side) => sum + (side.length - 1) * deviation(logs(side)) ** 2, 0);
  return { deviation: Math.sqrt(squares / Math.max(1, degrees)), degrees };
}

/** The variance of the median of n normal values, over theirs: the asymptotic one, made exact for n = 1; 2% off at 3. */
export function varianceOfMedian(n: number): number {
  return Math.PI / 2 / (n + Math.PI / 2 - 1);
}
