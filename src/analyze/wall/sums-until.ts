import type { Nanoseconds } from "../../model/units.ts";

/** Time by column, summed up to points known in advance. A query between two points takes a binary search. */
export interface SumsUntil {
  /** Adds a stretch to a column. Add stretches in chronological order, without overlaps. */
  add(startNs: Nanoseconds, endNs: Nanoseconds, column: number): void;
  /** Adds the time between two of the points to `into`, by column. */
  between(startNs: Nanoseconds, endNs: Nanoseconds, into: Float64Array): void;
}

/** `points` must be ascending. */
export function createSums(points: Float64Array, columns: number): SumsUntil {
  const sums = new Float64Array(columns);
  const kept = new Float64Array(points.length * columns);
  let settled = 0;
  /**
   * Stores the sums at the points before `untilNs`. Each sum includes the current stretch (in `column`, since `startNs`) up to
   * that point.
   */
  const settle = (untilNs: Nanoseconds, startNs: Nanoseconds, column: number): void => {
    for (let point = points[settled] ?? Infinity; point < untilNs && settled < points.length;) {
      const at = settled * columns;
      kept.set(sums, at);
      if (point > startNs) kept[at + column] = (kept[at + column] ?? 0) + point - startNs;
      settled += 1;
      point = points[settled] ?? Infinity;
    }
  };
  const indexOf = (timeNs: Nanoseconds): number => {
    let [low, high] = [0, points.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((points[middle] ?? Infinity) < timeNs) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    add(startNs, endNs, column) {
      if (endNs <= startNs) return;
      settle(endNs, startNs, column);
      sums[column] = (sums[column] ?? 0) + endNs - startNs;
    },
    between(startNs, endNs, into) {
      settle(Infinity, Infinity, 0);
      const [from, until] = [indexOf(startNs) * columns, indexOf(endNs) * columns];
      for (let column = 0; column < columns; column += 1)
        into[column] = (into[column] ?? 0) + (kept[until + column] ?? 0) - (kept[from + column] ?? 0);
    },
  };
}
