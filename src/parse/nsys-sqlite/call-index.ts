import type { IntegerColumn } from "../../model/reports/columns.ts";
import { orderOf } from "./integer-column.ts";
import { noId } from "./timed-rows.ts";

/** Rows in the order of an id in a column of ids; where there is none the column holds `noId`. */
export interface CallIndex extends Disposable {
  /** The first place in this order whose id is not below this one. */
  first(id: number): number;
  /** The id at a place; NaN after the last, and where there is none. */
  idAt(place: number): number;
  rowAt(place: number): number;
}

/**
 * Calls by correlation id. Ids mostly rise with the calls, and who asks mostly asks for rising ones: so the rows in the order of
 * their ids, which costs nothing where that is their own, and a search from where the last one ended. A Map of a million calls
 * takes ten times the memory of the column.
 */
export function callIndex(ids: IntegerColumn): CallIndex {
  const order = orderOf(ids.length, (one, other) => (ids[one] ?? 0) - (ids[other] ?? 0));
  const rowAt = (place: number): number => (order === null ? place : (order[place] ?? 0));
  const isBelow = (place: number, id: number): boolean => (ids[rowAt(place)] ?? 0) < id;
  let last = 0;
  return {
    first(id) {
      // All before `low` are below, all from `high` on are not: in steps that double from the last place, then by halves.
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
