import { type IntegerColumn, type KindColumn, TimeColumn } from "../../model/reports/columns.ts";

/** Filled in order. Switches to a wider type when a value needs one. */
export interface FilledColumn<C> {
  set(row: number, value: number): void;
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

/** Ties keep their order. Null if sorted already. */
export function findOrder(count: number, compare: (a: number, b: number) => number): Uint32Array | null {
  let row = 1;
  while (row < count && compare(row - 1, row) <= 0) row += 1;
  if (row >= count) return null;
  return Uint32Array.from({ length: count }, (_, index) => index).sort((a, b) => compare(a, b) || a - b);
}

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
