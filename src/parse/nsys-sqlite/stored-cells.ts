import { bytesInPage, pageTypes, type Place, signedVarint, varint } from "../../model/sqlite-format.ts";
import { badFile, resultCodes } from "./bad-file.ts";
import type { ExportDatabase } from "./database.ts";

/** 64-bit integers, each as its upper and its lower half; of NULL both are 0. */
export interface StoredCells {
  readonly high: Int32Array;
  readonly low: Uint32Array;
  readonly isNull: Uint8Array;
}

/** A cell as a number, null for NULL; NaN where a number does not hold it. */
export function numberIn({ high, low, isNull }: StoredCells, cell: number): number | null {
  const value = (high[cell] ?? 0) * 2 ** 32 + (low[cell] ?? 0);
  return isNull[cell] === 1 ? null : Number.isSafeInteger(value) ? value : NaN;
}

/** Of a serialized id what is above its lower 24 bits, which is its process; null for NULL. */
export function processIn({ high, low, isNull }: StoredCells, cell: number): number | null {
  return isNull[cell] === 1 ? null : (high[cell] ?? 0) * 2 ** 8 + ((low[cell] ?? 0) >>> 24);
}

/** Of a serialized id its lower 24 bits, the thread within the process; null for NULL. */
export function threadIn({ low, isNull }: StoredCells, cell: number): number | null {
  return isNull[cell] === 1 ? null : (low[cell] ?? 0) & 0xff_ffff;
}

/** A column of integers; where `isNullable`, NULL is one of them. Null: the export lacks it, and all its cells are NULL. */
export interface StoredColumn {
  readonly name: string | null;
  readonly isNullable: boolean;
}

/** Reads the cells of one row of a table. */
export interface CellReader {
  /** Of the row that was read last, one for each column. */
  readonly cells: StoredCells;
  /** Reads the row that begins at this byte. False where a cell is not as its column says. */
  read(view: DataView, from: number): boolean;
}

/** How many bytes a cell has, by its type: numbers, NULL, and from 12 on texts and blobs, of which this has the short ones. */
const sizes = Uint8Array.from({ length: 128 }, (_, type) => sizeOf(type));

function sizeOf(type: number): number {
  return type < 12 ? ([0, 1, 2, 3, 4, 6, 8, 8][type] ?? 0) : Math.floor((type - 12) / 2);
}

/**
 * A row is its length, its rowid, and its record: a header, which says its own length and the type of each cell, and the cells.
 * For rows that are not whole in their page, or are older than one of their columns, SQL is asked: there are few.
 */
export function cellReader(
  file: ExportDatabase,
  table: string,
  columns: readonly StoredColumn[],
  usableBytes: number,
): CellReader {
  const high = new Int32Array(columns.length);
  const low = new Uint32Array(columns.length);
  const isNull = new Uint8Array(columns.length).fill(1);
  const cells = { high, low, isNull };
  const mayBeNull = Uint8Array.from(columns, ({ isNullable }) => Number(isNullable));
  const places = placesOf(file, table, columns);
  const ask = rowAsker(file, table, columns, cells);
  const place: Place = { at: 0 };

  return {
    cells,
    read(view, from) {
      place.at = from;
      const length = varint(view, place);
      const rowidAt = place.at;
      varint(view, place);
      const record = place.at;
      if (places === null || bytesInPage(length, usableBytes, pageTypes.leafTable) < length) return ask(view, rowidAt);
      let body = varint(view, place) + record;
      const headerEnd = body;
      for (const cell of places) {
        if (!(place.at < headerEnd)) return ask(view, rowidAt);
        const type = varint(view, place);
        const size = type < 128 ? (sizes[type] ?? 0) : sizeOf(type);
        if (cell >= 0) {
          let upper = 0;
          let lower = 0;
          switch (type) {
            case 0:
              if (mayBeNull[cell] === 0) return false;
              break;
            case 1:
              lower = view.getInt8(body);
              upper = lower >> 31;
              break;
            case 2:
              lower = view.getInt16(body);
              upper = lower >> 31;
              break;
            case 3:
              lower = view.getInt16(body) * 256 + view.getUint8(body + 2);
              upper = lower >> 31;
              break;
            case 4:
              lower = view.getInt32(body);
              upper = lower >> 31;
              break;
            case 5:
              upper = view.getInt16(body);
              lower = view.getInt32(body + 2);
              break;
            case 6:
              upper = view.getInt32(body);
              lower = view.getInt32(body + 4);
              break;
            case 8:
              break;
            case 9:
              lower = 1;
              break;
            default:
              return false;
          }
          high[cell] = upper;
          low[cell] = lower;
          isNull[cell] = type === 0 ? 1 : 0;
        }
        body += size;
      }
      // What its header promises beyond its length is not there; and a header that is read to its end promises no less.
      const isWhole = place.at < headerEnd ? body <= record + length : body === record + length;
      return (isWhole && place.at <= headerEnd) || ask(view, rowidAt);
    },
  };
}

/** For each place of a record the index of the column that is read of it, or -1; null: a rowid stands for one of them. */
function placesOf(file: ExportDatabase, table: string, columns: readonly StoredColumn[]): Int32Array | null {
  const stored = file.query("SELECT name, pk FROM pragma_table_info(?) ORDER BY cid").all(table);
  const places = stored.map(({ name }) => columns.findIndex((column) => column.name === name));
  if (stored.some(({ pk }, place) => pk !== 0 && places[place] !== -1)) return null;
  return Int32Array.from(places.slice(0, places.findLastIndex((column) => column !== -1) + 1));
}

/** Reads a row by SQL: the rowid is at this byte. */
function rowAsker(
  file: ExportDatabase,
  table: string,
  columns: readonly StoredColumn[],
  { high, low, isNull }: StoredCells,
): (view: DataView, at: number) => boolean {
  const list = columns.map(({ name }, index) => `${name === null ? "NULL" : `"${name}"`} AS "${String(index)}"`);
  const query = file.query(`SELECT ${list.join(", ")} FROM "${table}" NOT INDEXED WHERE rowid = ?`, "bigints");
  return (view, at) => {
    const row = query.first(BigInt(signedVarint(view, { at })));
    if (row === undefined) throw badFile(file.path, resultCodes.damaged, "A row is not where its page says.");
    return columns.every(({ isNullable }, index) => {
      const value = row[String(index)];
      if (value === null) {
        high[index] = low[index] = 0;
        isNull[index] = 1;
        return isNullable;
      }
      if (typeof value !== "bigint") return false;
      high[index] = Number(value >> 32n);
      low[index] = Number(value & 0xffff_ffffn);
      isNull[index] = 0;
      return true;
    });
  };
}
