import { fstatSync, readSync, statSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { errorMessage, refuseWhenStopped } from "../../errors.ts";
import { badFile, type ExportDatabase, resultCodes } from "./database.ts";
import { cellReader, type StoredCells, type StoredColumn } from "./stored-cells.ts";

/*
 * Rows of a table as the file holds them: "Database File Format" (https://www.sqlite.org/fileformat2.html), which SQLite keeps
 * since 2004. Through node:sqlite, which makes a value of each cell and an array of each row, millions of rows take three times
 * as long. Whether the file is whole and no other process writes to it is SQLite's to say: its transaction is open meanwhile.
 *
 * A table is a tree of pages. Of an inner page (type 5) each entry names a page below it, at last the right-most; of a leaf (type
 * 13) each entry is a row: how many bytes it has, its rowid, and its record. All numbers are big-endian.
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

const innerPage = 5;
const leafPage = 13;
/** Bytes of a leaf before the places of its rows, of two bytes each. */
const pageHeader = 8;
/** SQLite goes no deeper. */
const deepest = 20;
/** Pages that follow each other are read at once, up to so many bytes. */
const mostBytesAtOnce = 2 ** 18;
/** So many rows take some milliseconds; then signals are heeded. */
const rowsAtOnce = 20_000;

/** Finds the pages of a table, and counts its rows. Throws ParseError where there is none as it should be. */
export function openStored(file: ExportDatabase, table: string, columns: readonly StoredColumn[]): StoredTable {
  const pages = openPages(file);
  const { leaves, rows } = leavesOf(pages, rootOf(file, table));
  const reader = cellReader(file, table, columns);
  return {
    rows,
    cells: reader.cells,
    async forEach({ stop, taken }, visit, explain) {
      const readLeaf = (page: ReadPage): number => {
        const { view, at } = page;
        const count = view.getUint16(at + 3);
        for (let row = 0; row < count; row += 1) {
          const from = at + view.getUint16(at + 8 + 2 * row);
          if (!reader.read(view, from, page) || !visit()) throw explain();
        }
        return count;
      };
      let since = 0;
      for (const page of readPages(pages, leaves)) {
        since += within(file, () => readLeaf(page));
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

/** Where the pages of a file are. */
interface Pages {
  readonly file: ExportDatabase;
  readonly size: number;
  /** How many bytes of each SQLite uses. */
  readonly usable: number;
  readonly count: number;
}

function openPages(file: ExportDatabase): Pages {
  const header = new DataView(new ArrayBuffer(100));
  readInto(file, header, 100, 0);
  const isLogged = header.getUint8(19) === 2;
  // What a log holds is not in the file yet.
  if (isLogged && (statSync(`${file.path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw badFile(file.path, resultCodes.unfinished, "A write-ahead log is not empty.");
  const size = header.getUint16(16) === 1 ? 0x1_0000 : header.getUint16(16);
  const count = Math.floor(fstatSync(file.descriptor).size / size);
  return { file, size, usable: size - header.getUint8(20), count };
}

function rootOf(file: ExportDatabase, table: string): number {
  const root = file.tables.get(table) ?? null;
  if (root === null) throw damaged(file, `${table} is no table`);
  return root;
}

/** The leaves in the order of their rows, and how many rows they have. Level by level: all leaves are equally deep. */
function leavesOf(pages: Pages, root: number): { leaves: readonly number[]; rows: number } {
  const { file, size, count } = pages;
  let level = [root];
  for (let depth = 0; depth < deepest; depth += 1) {
    const types = new Set<number>();
    const below: number[] = [];
    let rows = 0;
    for (const { view, at } of readPages(pages, level)) {
      const [type, entries] = [view.getUint8(at), view.getUint16(at + 3)];
      types.add(type);
      // Columns are made for as many rows: a page says no more of them than it has room for.
      if (entries > (size - pageHeader) / 2) throw damaged(file, "a page has no room for its rows");
      rows += entries;
      if (type !== innerPage) continue;
      within(file, () => {
        for (let entry = 0; entry < entries; entry += 1)
          below.push(view.getUint32(at + view.getUint16(at + 12 + 2 * entry)));
      });
      below.push(view.getUint32(at + 8));
    }
    const [type] = types;
    if (types.size !== 1 || (type !== leafPage && type !== innerPage)) throw damaged(file, "a page is of another type");
    if (type === leafPage) return { leaves: level, rows };
    if (below.length > count) break;
    level = below;
  }
  throw damaged(file, "a page is below itself");
}

/** A page that was read: `at` is its first byte, before `end` is its last. */
interface ReadPage {
  readonly view: DataView;
  readonly at: number;
  readonly end: number;
}

/** Pages that follow each other are read at once. */
function* readPages({ file, size, usable, count }: Pages, numbers: readonly number[]): Generator<ReadPage> {
  const most = Math.max(1, Math.floor(mostBytesAtOnce / size));
  const view = new DataView(new ArrayBuffer(Math.min(most, numbers.length) * size));
  for (let from = 0; from < numbers.length;) {
    const first = numbers[from] ?? 0;
    let run = 1;
    while (run < most && numbers[from + run] === first + run) run += 1;
    if (first < 1 || first + run - 1 > count) throw damaged(file, `there is no page ${String(first)}`);
    readInto(file, view, run * size, (first - 1) * size);
    for (let page = 0; page < run; page += 1) yield { view, at: page * size, end: page * size + usable };
    from += run;
  }
}

function readInto(file: ExportDatabase, view: DataView, bytes: number, position: number): void {
  for (let done = 0; done < bytes;) {
    let read: number;
    try {
      read = readSync(file.descriptor, view, done, bytes - done, position + done);
    } catch (error) {
      throw badFile(file.path, resultCodes.unreadable, `${errorMessage(error)}.`, error);
    }
    if (read === 0) throw damaged(file, "it ends early");
    done += read;
  }
}

/** A page may point to where there is nothing. */
function within<T>(file: ExportDatabase, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged(file, "a page points outside of it") : error;
  }
}

function damaged({ path }: ExportDatabase, detail: string): Error {
  return badFile(path, resultCodes.damaged, `Found by its pages: ${detail}.`);
}
