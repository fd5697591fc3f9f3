import type { IntegerColumn } from "../../model/reports/columns.ts";
import { orderOf } from "./integer-column.ts";
import { noId } from "./timed-rows.ts";

/** Finds rows by an id in a column of ids; where there is none the column holds `noId`. */
export interface CallIndex {
  /** Calls `visit` with each row of this id. */
  forEach(id: number, visit: (row: number) => void): void;
}

/**
 * Calls by correlation id. Ids mostly rise with the calls, and who asks mostly asks for rising ones: so the rows in the order of
 * their ids, which costs nothing where that is their own, and a search from where the last one ended. A Map of a million calls
 * takes ten times the memory of the column.
 */
export function callIndex(ids: IntegerColumn): CallIndex {
  const order = orderOf(ids.length, (one, other) => (ids[one] ?? 0) - (ids[other] ?? 0));
  const rowAt = (at: number): number => (order === null ? at : (order[at] ?? 0));
  const idAt = (at: number): number => ids[rowAt(at)] ?? Infinity;
  let last = 0;
  return {
    forEach(id, visit) {
      if (id === noId) return;
      last = firstFrom(id, last, ids.length, idAt);
      for (let at = last; at < ids.length && idAt(at) === id; at += 1) visit(rowAt(at));
    },
  };
}

/** The first place whose id is not below this one, looked for in steps that double from a place that may be near. */
function firstFrom(id: number, near: number, count: number, idAt: (at: number) => number): number {
  // All before `low` are below, all from `high` on are not.
  let [low, high] = [0, count];
  const isBelow = (at: number): boolean => {
    const below = idAt(at) < id;
    if (below) low = at + 1;
    else high = at;
    return below;
  };
  if (near < count && isBelow(near)) for (let step = 1; low + step <= count && isBelow(low + step - 1);) step *= 2;
  else for (let step = 1; high - step >= 0 && !isBelow(high - step);) step *= 2;
  while (low < high) isBelow((low + high) >>> 1);
  return low;
}
