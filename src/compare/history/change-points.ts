import type { Ratio } from "../../model/units.ts";
import { studentTChance } from "../noise/student-t.ts";

/**
 * Where the level of a series changes: E-divisive (Matteson and James, arXiv 1306.4933) in windows, with Student's t in place of
 * permutations, as in Hunter (Fleming and others, doi 10.1145/3578244.3583719). Equal to Apache Otava where it's asked the same;
 * scripts/history-oracle.py holds one against the other.
 */

export interface ChangePointOptions {
  /** A change is found below this p value. It's chosen among many, so chance passes it more often. */
  readonly chance: number;
  /** A level has at least so many points: one or two nights are outliers. Otava: 1. */
  readonly shortestSegment: number;
  /** Smaller changes are none. Otava: 0. */
  readonly smallestChange: Ratio;
  /** So many points are searched at once; the next window begins half of that later, or at the last change. */
  readonly window: number;
}

export interface ChangePoint {
  /** The first point of the new level. */
  readonly index: number;
  readonly pValue: number;
  /** Between the means of the levels. */
  readonly changeRatio: Ratio;
}

/** The changes of a series of values above 0, in order. O(n · window). */
export function findChangePoints(values: readonly number[], options: ChangePointOptions): ChangePoint[] {
  const weak = weakPoints(Float64Array.from(values), options);
  return merged(values, weak, options);
}

/** Those of any window, by a weaker chance: whole levels are held against each other afterwards. */
function weakPoints(values: Float64Array, { chance, window }: ChangePointOptions): number[] {
  const weakChance = 10 * chance;
  const found = new Set<number>();
  for (let start = 0; start < values.length;) {
    const points = pointsInWindow(values.subarray(start, start + window), weakChance);
    for (const point of points) found.add(start + point);
    start = Math.max(start + (points.at(-1) ?? 0), start + Math.floor(window / 2));
  }
  return [...found].sort((one, other) => one - other);
}

function pointsInWindow(values: Float64Array, chance: number): number[] {
  let intervals = [{ start: 0, end: values.length, split: bestSplit(values) }];
  for (;;) {
    const [best] = intervals.toSorted((one, other) => other.split.divergence - one.split.divergence);
    if (best === undefined || best.split.index === null) break;
    const { start, end } = best;
    const middle = start + best.split.index;
    if (!(pValueOf(values.subarray(start, middle), values.subarray(middle, end)) <= chance)) break;
    const halves = [
      { start, end: middle, split: bestSplit(values.subarray(start, middle)) },
      { start: middle, end, split: bestSplit(values.subarray(middle, end)) },
    ];
    intervals = intervals.flatMap((one) => (one === best ? halves : [one]));
  }
  return intervals.slice(1).map(({ start }) => start);
}

interface Split {
  /** The first value of the right part; null: too few values. */
  readonly index: number | null;
  readonly divergence: number;
}

/**
 * The split with the largest divergence of a left part X of n values and a right part Y of m, which need not reach to the end:
 * 2/(m+n)·Σ|x−y| − 2m/((m+n)(n−1))·Σ|x−x′| − 2n/((m+n)(m−1))·Σ|y−y′|, the last two over pairs.
 */
function bestSplit(values: Float64Array): Split {
  const { length } = values;
  const fromStart = pairSumsFromStart(values);
  // Of each right end, the sum over the pairs of the right part, as that grows to the left.
  const within = new Float64Array(length + 1);
  let index: number | null = null;
  let divergence = -Infinity;
  for (let left = length - 1; left >= 1; left -= 1) {
    const value = values[left] ?? 0;
    const leftSum = fromStart[left] ?? 0;
    const ofLeft = left === 1 ? 0 : leftSum / (left - 1);
    let added = 0;
    for (let end = left + 1; end <= length; end += 1) {
      if (end > left + 1) added += Math.abs(value - (values[end - 1] ?? 0));
      const rightSum = (within[end] ?? 0) + added;
      within[end] = rightSum;
      const right = end - left;
      const cross = (fromStart[end] ?? 0) - leftSum - rightSum;
      const ofRight = right === 1 ? 0 : (left * rightSum) / (right - 1);
      const found = (2 / end) * (cross - right * ofLeft - ofRight);
      // Of equal ones the first.
      if (found >= divergence) {
        divergence = found;
        index = left;
      }
    }
  }
  return { index, divergence };
}

/** Of each end, the sum of distances over all pairs before it. */
function pairSumsFromStart(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let last = 0; last < values.length; last += 1) {
    const value = values[last] ?? 0;
    let added = 0;
    for (let first = 0; first < last; first += 1) added += Math.abs(value - (values[first] ?? 0));
    sums[last + 1] = (sums[last] ?? 0) + added;
  }
  return sums;
}

/**
 * Drops points one by one, the least significant first, until all that are left are significant, large, and apart. Levels that are too
 * short are found first and dropped here: kept out of the search, a far outlier would be found together with its neighbors.
 */
function merged(values: readonly number[], weak: readonly number[], options: ChangePointOptions): ChangePoint[] {
  const whole = Float64Array.from(values);
  const pointAt = (indices: readonly number[], place: number): ChangePoint => {
    const middle = indices[place] ?? 0;
    const left = whole.subarray(indices[place - 1] ?? 0, middle);
    const right = whole.subarray(middle, indices[place + 1] ?? whole.length);
    return { index: middle, pValue: pValueOf(left, right), changeRatio: meanOf(right) / meanOf(left) - 1 };
  };
  const points = weak.map((_, place) => pointAt(weak, place));
  for (;;) {
    const place = placeToDrop(points, whole.length, options);
    if (place === null) return points;
    points.splice(place, 1);
    const indices = points.map(({ index }) => index);
    for (const neighbor of [place - 1, place])
      if (neighbor >= 0 && neighbor < points.length) points[neighbor] = pointAt(indices, neighbor);
  }
}

/** Null: all may stay. */
function placeToDrop(points: readonly ChangePoint[], length: number, options: ChangePointOptions): number | null {
  const { chance, shortestSegment, smallestChange } = options;
  const weakest = placeOfLeast(points, ({ pValue }) => -pValue);
  if (weakest === null || (points[weakest]?.pValue ?? 1) >= chance) return weakest;
  const smallest = placeOfLeast(points, sizeOf);
  if (smallest !== null && sizeOf(points[smallest]) <= smallestChange) return smallest;
  return placeOfLeast(points, ({ index, pValue }, place) => {
    const before = index - (points[place - 1]?.index ?? 0);
    const after = (points[place + 1]?.index ?? length) - index;
    return Math.min(before, after) < shortestSegment ? -pValue : Infinity;
  });
}

/** The larger of the change and the way back. */
function sizeOf(point: ChangePoint | undefined): Ratio {
  const change = point?.changeRatio ?? 0;
  return Math.max(Math.abs(change), Math.abs(1 / (1 + change) - 1));
}

/** The first of the least; null: all are infinite. */
function placeOfLeast(
  points: readonly ChangePoint[],
  amountOf: (point: ChangePoint, place: number) => number,
): number | null {
  let least: number | null = null;
  let amount = Infinity;
  for (const [place, point] of points.entries()) {
    const own = amountOf(point, place);
    if (own >= amount) continue;
    least = place;
    amount = own;
  }
  return least;
}

/**
 * Student's t of two levels, two-sided; 1 where there's nothing to tell. With the population's variances, as in Otava: so it's
 * smaller than it should be, which the chance that is asked for makes up for.
 */
function pValueOf(left: Float64Array, right: Float64Array): number {
  const degrees = left.length + right.length - 2;
  if (degrees < 1) return 1;
  const [before, after] = [meanOf(left), meanOf(right)];
  const pooled =
    ((left.length - 1) * varianceOf(left, before) + (right.length - 1) * varianceOf(right, after)) / degrees;
  const t = (before - after) / Math.sqrt(pooled * (1 / left.length + 1 / right.length));
  return Number.isNaN(t) ? 1 : studentTChance(t, degrees);
}

function meanOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function varianceOf(values: Float64Array, mean: number): number {
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return sum / values.length;
}
