import { setImmediate } from "node:timers/promises";
import { refuseWhenStopped } from "../../errors.ts";
import type { ExportDatabase } from "./database.ts";
import { cellReader, type StoredCells, type StoredColumn } from "./stored-cells.ts";
import { type ReadPage, readPages, within } from "./stored-pages.ts";

/*
 * Rows of a table as the file holds them. Through node:sqlite, which makes a value of each cell and an array of each row, millions
 * of rows take three times as long. Whether the file is whole and no other process writes to it is SQLite's to say: its
 * transaction is open meanwhile.
 */

/** A table as it is stored. */
export interface StoredTable {
  readonly rows: number;
  /** Of the row that was read last, one for each of the columns that were asked for. */
  readonly cells: StoredCells;
  /**
   * Reads all rows in the order of their rowids, and calls `visit` after each. False from it: a cell is not as it should be,
   * which `explain` has the error of. Throws ParseError, and StoppedError where we are told to stop.
   */
  forEach(reading: RowReading, visit: () => boolean, explain: () => Error): Promise<void>;
}

/** How the reading of rows goes on. */
export interface RowReading {
  readonly stop: AbortSignal;
  /** Told again and again how many more rows were read. */
  readonly taken: (rows: number) => void;
}

/** So many rows take some milliseconds; then signals are heeded. */
const rowsAtOnce = 20_000;

/** Finds the pages of a table, and counts its rows. Throws ParseError where there is none as it should be. */
export function openStored(file: ExportDatabase, table: string, columns: readonly StoredColumn[]): StoredTable {
  const { pages, leaves, rows } = file.tree(table);
  const reader = cellReader(file, table, columns, pages.usableBytes);
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
        since += within(file.path, () => readLeaf(page));
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
