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
