import { type IntegerColumn, type KindColumn, TimeColumn } from "../../model/reports/columns.ts";

/** A column that's filled in order, up to its capacity. The column switches to a wider type when a value needs one. */
export interface FilledColumn<C> {
  set(row: number, value: number): void;
  /** The first `count` values. */
  finish(count: number): C;
}

export function kindColumn(capacity: number): FilledColumn<KindColumn> {
  let kinds: KindColumn = new Uint8Array(capacity);
  let most = 0xff;
  return {
    set(row, value) {
      if (value > most) {
        const wider: KindColumn = value > 0xffff ? new Uint32Array(capacity) : new Uint16Array(capacity);
        wider.set(kinds.subarray(0, row));
        kinds = wider;
        most = value > 0xffff ? Infinity : 0xffff;
      }
      kinds[row] = value;
    },
    finish: (count) => kinds.subarray(0, count),
  };
}

export function integerColumn(capacity: number): FilledColumn<IntegerColumn> {
  let values: IntegerColumn = new Uint32Array(capacity);
  let most = 0xffff_ffff;
  return {
    set(row, value) {
      if (value > most || value < 0) {
        const wider = new Float64Array(capacity);
        wider.set(values.subarray(0, row));
        values = wider;
        most = Infinity;
      }
      values[row] = value;
    },
    finish: (count) => values.subarray(0, count),
  };
}

/** The order of `count` rows by `compare`, with ties in their original order. Null if they're sorted already. */
export function findOrder(count: number, compare: (one: number, other: number) => number): Uint32Array | null {
  let row = 1;
  while (row < count && compare(row - 1, row) <= 0) row += 1;
  if (row >= count) return null;
  return Uint32Array.from({ length: count }, (_, at) => at).sort((one, other) => compare(one, other) || one - other);
}

/** Copies a column in another order. */
export function reorder<C extends KindColumn | IntegerColumn>(column: C, order: Uint32Array): C;
export function reorder(column: KindColumn | IntegerColumn, order: Uint32Array): KindColumn | IntegerColumn {
  const sorted = column.slice();
  for (const [to, from] of order.entries()) sorted[to] = column[from] ?? 0;
  return sorted;
}

export function timesInOrder(column: TimeColumn, order: Uint32Array): TimeColumn {
  const sorted = new TimeColumn(order.length);
  for (const from of order) sorted.push(column.at(from));
  return sorted;
}
