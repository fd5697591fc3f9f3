import type { IntegerColumn } from "../../model/reports/columns.ts";
import { findOrder } from "./integer-column.ts";
import { noId } from "./timed-rows.ts";

/** Rows sorted by id; `noId` for none. */
export interface CallIndex extends Disposable {
  /** The first place with an id that's at least `id`. */
  first(id: number): number;
  idAt(place: number): number;
  rowAt(place: number): number;
}

/**
 * Ids mostly increase from call to call, and so do the ids that we look up. Sorting costs nothing if they're in order, and each search
 * starts where the last one ended. A Map for a million calls would take ten times the memory.
 */
export function callIndex(ids: IntegerColumn): CallIndex {
  const order = findOrder(ids.length, (a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  const rowAt = (place: number): number => (order === null ? place : (order[place] ?? 0));
  const isBelow = (place: number, id: number): boolean => (ids[rowAt(place)] ?? 0) < id;
  let last = 0;
  return {
    first(id) {
      // Ids before `low` are smaller than `id`; those at or after `high` aren't. Search in doubling steps, then bisect.
      let [low, high] = [0, ids.length];
      let step = 1;
      if (last < high && isBelow(last, id)) {
        for (low = last + 1; low + step <= high && isBelow(low + step - 1, id); step *= 2) low += step;
        high = Math.min(high, low + step - 1);
      } else {
        for (high = last; high - step >= 0 && !isBelow(high - step, id); step *= 2) high -= step;
        low = Math.max(low, high - step + 1);
      }
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (isBelow(middle, id)) low = middle + 1;
        else high = middle;
      }
      last = low;
      return low;
    },
    idAt(place) {
      const id = place < ids.length ? (ids[rowAt(place)] ?? noId) : noId;
      return id === noId ? NaN : id;
    },
    rowAt,
    [Symbol.dispose]: () => {
      ids.buffer.transfer(0);
    },
  };
}
