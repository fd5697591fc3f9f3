import type { Ratio } from "../../../model/units.ts";
import { studentTChance } from "../../../compare/noise/distributions.ts";
import { constants } from "./constants.ts";

/**
 * Finds where the level of a series changes: E-divisive (Matteson and James, arXiv 1306.4933) in windows, with Student's t in place of
 * permutations, as in Hunter (Fleming and others, doi 10.1145/3578244.3583719). With the same options, it gives the same results as
 * Apache Otava; scripts/history-oracle.py compares the two.
 */

export interface ChangePointOptions {
  /** The best of many splits is tested, so false changes are more frequent than this. */
  readonly chance: number;
  /** A level has at least this many points, since one or two nights may be outliers. Otava uses 1. */
  readonly shortestSegment: number;
  /** Smaller changes are ignored. Otava uses 0. */
  readonly smallestChange: Ratio;
  /** The next window starts half a window later, or at the last change. */
  readonly window: number;
}

export interface ChangePoint {
  /** The first point of the new level. */
  readonly index: number;
  readonly pValue: number;
  /** From the mean of the old level to the mean of the new level. */
  readonly changeRatio: Ratio;
}

/** Values must be above 0. O(n · window). */
export function findChangePoints(values: readonly number[], options: ChangePointOptions): ChangePoint[] {
  const weak = findWeakPoints(Float64Array.from(values), options);
  return dropWeakPoints(values, weak, options);
}

/** Less strict; `dropWeakPoints` compares whole levels afterward. */
function findWeakPoints(values: Float64Array, { chance, window }: ChangePointOptions): number[] {
  const weakChance = constants.weakSigns.value * chance;
  const indices = new Set<number>();
  for (let start = 0; start < values.length;) {
    const points = findPointsInWindow(values.subarray(start, start + window), weakChance);
    for (const point of points) indices.add(start + point);
    start = Math.max(start + (points.at(-1) ?? 0), start + Math.floor(window / 2));
  }
  return [...indices].sort((a, b) => a - b);
}

function findPointsInWindow(values: Float64Array, chance: number): number[] {
  let intervals = [{ start: 0, end: values.length, split: findBestSplit(values) }];
  for (;;) {
    const [best] = intervals.toSorted((a, b) => b.split.divergence - a.split.divergence);
    if (best === undefined || best.split.index === null) break;
    const { start, end } = best;
    const splitAt = start + best.split.index;
    if (!(computePValue(values.subarray(start, splitAt), values.subarray(splitAt, end)) <= chance)) break;
    const halves = [
      { start, end: splitAt, split: findBestSplit(values.subarray(start, splitAt)) },
      { start: splitAt, end, split: findBestSplit(values.subarray(splitAt, end)) },
    ];
    intervals = intervals.flatMap((interval) => (interval === best ? halves : [interval]));
  }
  return intervals.slice(1).map(({ start }) => start);
}

interface Split {
  /** Null if there are too few values. */
  readonly index: number | null;
  readonly divergence: number;
}

/**
 * The split with the largest divergence between a left part X of n values and a right part Y of m values. Y may stop before the end:
 * 2/(m+n)·Σ|x−y| − 2m/((m+n)(n−1))·Σ|x−x′| − 2n/((m+n)(m−1))·Σ|y−y′|, where the last two sums are over pairs.
 */
function findBestSplit(values: Float64Array): Split {
  const { length } = values;
  const fromStart = sumPairsFromStart(values);
  // For each right end, the sum over pairs in the right part. This part grows to the left.
  const within = new Float64Array(length + 1);
  let index: number | null = null;
  let divergence = -Infinity;
  for (let leftLength = length - 1; leftLength >= 1; leftLength -= 1) {
    const value = values[leftLength] ?? 0;
    const leftSum = fromStart[leftLength] ?? 0;
    const ofLeft = leftLength === 1 ? 0 : leftSum / (leftLength - 1);
    let added = 0;
    for (let end = leftLength + 1; end <= length; end += 1) {
      if (end > leftLength + 1) added += Math.abs(value - (values[end - 1] ?? 0));
      const rightSum = (within[end] ?? 0) + added;
      within[end] = rightSum;
      const right = end - leftLength;
      const cross = (fromStart[end] ?? 0) - leftSum - rightSum;
      const ofRight = right === 1 ? 0 : (leftLength * rightSum) / (right - 1);
      const candidate = (2 / end) * (cross - right * ofLeft - ofRight);
      // If splits tie, the one with the shorter left part wins.
      if (candidate >= divergence) {
        divergence = candidate;
        index = leftLength;
      }
    }
  }
  return { index, divergence };
}

function sumPairsFromStart(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let last = 0; last < values.length; last += 1) {
    const value = values[last] ?? 0;
    let added = 0;
    for (let first = 0; first < last; first += 1) added += Math.abs(value - (values[first] ?? 0));
    sums[last + 1] = (sums[last] ?? 0) + added;
  }
  return sums;
}

/** Least significant first, until all are significant, large enough, and far enough apart. The search has to find levels that are too short, or it would put an extreme outlier and its neighbors into one level. */
function dropWeakPoints(
  values: readonly number[],
  weak: readonly number[],
  options: ChangePointOptions,
): ChangePoint[] {
  const whole = Float64Array.from(values);
  const pointAt = (indices: readonly number[], place: number): ChangePoint => {
    const boundary = indices[place] ?? 0;
    const left = whole.subarray(indices[place - 1] ?? 0, boundary);
    const right = whole.subarray(boundary, indices[place + 1] ?? whole.length);
    return {
      index: boundary,
      pValue: computePValue(left, right),
      changeRatio: computeMean(right) / computeMean(left) - 1,
    };
  };
  const points = weak.map((_, place) => pointAt(weak, place));
  for (;;) {
    const place = findIndexToDrop(points, whole.length, options);
    if (place === null) return points;
    points.splice(place, 1);
    const indices = points.map(({ index }) => index);
    for (const neighbor of [place - 1, place])
      if (neighbor >= 0 && neighbor < points.length) points[neighbor] = pointAt(indices, neighbor);
  }
}

function findIndexToDrop(points: readonly ChangePoint[], length: number, options: ChangePointOptions): number | null {
  const { chance, shortestSegment, smallestChange } = options;
  const weakest = findIndexOfLeast(points, ({ pValue }) => -pValue);
  if (weakest === null || (points[weakest]?.pValue ?? 1) >= chance) return weakest;
  const smallest = findIndexOfLeast(points, changeSize);
  if (smallest !== null && changeSize(points[smallest]) <= smallestChange) return smallest;
  return findIndexOfLeast(points, ({ index, pValue }, place) => {
    const before = index - (points[place - 1]?.index ?? 0);
    const after = (points[place + 1]?.index ?? length) - index;
    return Math.min(before, after) < shortestSegment ? -pValue : Infinity;
  });
}

/** The size of the change or of its reverse, whichever is larger. */
function changeSize(point: ChangePoint | undefined): Ratio {
  const change = point?.changeRatio ?? 0;
  return Math.max(Math.abs(change), Math.abs(1 / (1 + change) - 1));
}

function findIndexOfLeast(
  points: readonly ChangePoint[],
  amountOf: (point: ChangePoint, place: number) => number,
): number | null {
  let least: number | null = null;
  let amount = Infinity;
  for (const [place, point] of points.entries()) {
    const candidate = amountOf(point, place);
    if (candidate >= amount) continue;
    least = place;
    amount = candidate;
  }
  return least;
}

/** 1 if there's nothing to compare. Like Otava, we use population variances, so it's too small; the `chance` option makes up for that. */
function computePValue(left: Float64Array, right: Float64Array): number {
  const degrees = left.length + right.length - 2;
  if (degrees < 1) return 1;
  const [before, after] = [computeMean(left), computeMean(right)];
  const pooled =
    ((left.length - 1) * computeVariance(left, before) + (right.length - 1) * computeVariance(right, after)) / degrees;
  const t = (before - after) / Math.sqrt(pooled * (1 / left.length + 1 / right.length));
  return Number.isNaN(t) ? 1 : studentTChance(t, degrees);
}

function computeMean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function computeVariance(values: Float64Array, mean: number): number {
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return sum / values.length;
}
