import type { Nanoseconds } from "../../model/units.ts";
import { firstIndex } from "../first-index.ts";

export interface SumsUntil {
  /** Add stretches in chronological order, without overlaps. */
  add(startNs: Nanoseconds, endNs: Nanoseconds, column: number): void;
  between(startNs: Nanoseconds, endNs: Nanoseconds, into: Float64Array): void;
}

/** `points` must be ascending. */
export function createSums(points: Float64Array, columns: number): SumsUntil {
  const sums = new Float64Array(columns);
  const kept = new Float64Array(points.length * columns);
  let settled = 0;
  const settle = (untilNs: Nanoseconds, startNs: Nanoseconds, column: number) => {
    for (let point = points[settled] ?? Infinity; point < untilNs && settled < points.length;) {
      const offset = settled * columns;
      kept.set(sums, offset);
      if (point > startNs) kept[offset + column] = (kept[offset + column] ?? 0) + point - startNs;
      settled += 1;
      point = points[settled] ?? Infinity;
    }
  };
  const indexOf = (timeNs: Nanoseconds) => firstIndex(points.length, (index) => (points[index] ?? Infinity) >= timeNs);
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
