import type { IntegerColumn, KindColumn } from "../../model/reports/trace.ts";

/** A column of so many whole numbers, to be filled; it takes twice the memory from the first value on that needs it. */
export interface FilledColumn {
  set(row: number, value: number): void;
  at(row: number): number;
  /** The first `count` values. */
  finish(count: number): IntegerColumn;
}

/** A column for so many rows of so many kinds. */
export function kindColumn(capacity: number, kinds: number): KindColumn {
  return kinds <= 0x1_0000 ? new Uint16Array(capacity) : new Uint32Array(capacity);
}

export function integerColumn(capacity: number): FilledColumn {
  let values: IntegerColumn = new Uint32Array(capacity);
  return {
    set(row, value) {
      if ((value > 0xffff_ffff || value < 0) && values instanceof Uint32Array) values = Float64Array.from(values);
      values[row] = value;
    },
    at: (row) => values[row] ?? 0,
    finish: (count) => values.subarray(0, count),
  };
}

/** The order of so many rows that `compare` wants, those that it calls equal as they are; null where they are in it already. */
export function orderOf(count: number, compare: (one: number, other: number) => number): Uint32Array | null {
  let row = 1;
  while (row < count && compare(row - 1, row) <= 0) row += 1;
  if (row >= count) return null;
  return Uint32Array.from({ length: count }, (_, at) => at).sort((one, other) => compare(one, other) || one - other);
}

/** The same column in another order. */
export function inOrder<C extends KindColumn | IntegerColumn>(column: C, order: Uint32Array): C;
export function inOrder(column: KindColumn | IntegerColumn, order: Uint32Array): KindColumn | IntegerColumn {
  const sorted = column.slice();
  for (const [to, from] of order.entries()) sorted[to] = column[from] ?? 0;
  return sorted;
}
