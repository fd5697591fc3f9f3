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

/** A table in the file. */
export interface StoredTable {
  readonly rows: number;
  /** The cells of the last row read, one for each requested column. */
  readonly cells: StoredCells;
  /**
   * Reads all rows by rowid and calls `visit` after each. If a cell is invalid, `visit` returns false and `explain` creates the error.
   * Throws ParseError, and StoppedError after a signal.
   */
  forEach(reading: RowReading, visit: () => boolean, explain: () => Error): Promise<void>;
}

/** Lets a caller follow the progress of reading rows, and cancel it. */
export interface RowReading {
  readonly stop: AbortSignal;
  /** Called repeatedly with the number of rows read since the last call. */
  readonly taken: (rows: number) => void;
}

/** This many rows take a few milliseconds. Then we check for signals. */
const rowsAtOnce = 20_000;

/** Reads these columns of a table. */
export function openStored(table: Table<string>, columns: readonly StoredColumn[]): StoredTable {
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
