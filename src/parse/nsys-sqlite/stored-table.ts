import { setImmediate } from "node:timers/promises";
import { refuseWhenStopped } from "../../model/errors.ts";
import { cellReader, type StoredCells, type StoredColumn } from "./stored-cells.ts";
import { type ReadPage, readPages, checkPointers } from "./stored-pages.ts";
import type { Table } from "./table.ts";

/*
 * Reads a table's rows straight from the file. node:sqlite creates a value for each cell and an array for each row, so millions of rows
 * would take three times as long. SQLite still checks that the file is complete and locks out other writers, because its transaction
 * stays open meanwhile.
 */

export interface StoredTable {
  readonly rows: number;
  /** Of the last row read. */
  readonly cells: StoredCells;
  /** If a cell is invalid, `visit` returns false and `explain` creates the error. */
  forEach(reading: RowReading, visit: () => boolean, explain: () => Error): Promise<void>;
}

export interface RowReading {
  readonly stop: AbortSignal;
  readonly taken: (rows: number) => void;
}

/** A few milliseconds. Then we check for signals. */
const rowsAtOnce = 20_000;

export function openStored(table: Table, columns: readonly StoredColumn[]): StoredTable {
  const { pages, leaves, rows } = table.tree;
  const reader = cellReader(table, columns);
  return {
    rows,
    cells: reader.cells,
    async forEach({ stop, taken }, visit, explain) {
      const readLeaf = ({ view, at, head }: ReadPage): number => {
        const count = view.getUint16(head + 3);
        for (let row = 0; row < count; row += 1)
          if (!reader.read(view, at + view.getUint16(head + 8 + 2 * row)) || !visit()) throw explain();
        return count;
      };
      let since = 0;
      for (const page of readPages(pages, leaves)) {
        since += checkPointers(table.path, () => readLeaf(page));
        if (since < rowsAtOnce) continue;
        taken(since);
        since = 0;
        await setImmediate();
        refuseWhenStopped(stop);
      }
      if (since > 0) taken(since);
      refuseWhenStopped(stop);
    },
  };
}
