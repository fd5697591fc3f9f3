import { bytesInPage, pageTypes, type Place, signedVarint, varint } from "../../model/sqlite-format.ts";
import { badFile, resultCodes } from "./bad-file.ts";
import type { Table } from "./table.ts";

/** In halves. Both are 0 for NULL. */
export interface StoredCells {
  readonly high: Int32Array;
  readonly low: Uint32Array;
  readonly isNull: Uint8Array;
}

export function numberIn({ high, low, isNull }: StoredCells, cell: number): number | null {
  const value = (high[cell] ?? 0) * 2 ** 32 + (low[cell] ?? 0);
  return isNull[cell] === 1 ? null : Number.isSafeInteger(value) ? value : NaN;
}

/** All bits above the lower 24. */
export function processIn({ high, low, isNull }: StoredCells, cell: number): number | null {
  return isNull[cell] === 1 ? null : (high[cell] ?? 0) * 2 ** 8 + ((low[cell] ?? 0) >>> 24);
}

/** The lower 24 bits. */
export function threadIn({ low, isNull }: StoredCells, cell: number): number | null {
  return isNull[cell] === 1 ? null : (low[cell] ?? 0) & 0xff_ffff;
}

/** Without a name, the export doesn't have the column, and its cells are NULL. */
export interface StoredColumn {
  readonly name: string | null;
  readonly isNullable: boolean;
}

/** By SQLite's serial type: numbers, NULL, then (12 and up) short text and blobs. */
const sizes = Uint8Array.from({ length: 128 }, (_, type) => sizeOf(type));

function sizeOf(type: number): number {
  return type < 12 ? ([0, 1, 2, 3, 4, 6, 8, 8][type] ?? 0) : Math.floor((type - 12) / 2);
}

/**
 * A row is its length, its rowid, and a record: a header with its own length and each cell's type, then the cells. Rows that continue on
 * another page, or are older than a column, are rare; we read those with SQL.
 */
export function cellReader(table: Table, columns: readonly StoredColumn[]) {
  const { usableBytes } = table.tree.pages;
  const high = new Int32Array(columns.length);
  const low = new Uint32Array(columns.length);
  const isNull = new Uint8Array(columns.length).fill(1);
  const cells = { high, low, isNull };
  const mayBeNull = Uint8Array.from(columns, ({ isNullable }) => Number(isNullable));
  const places = placesOf(table, columns);
  const ask = rowAsker(table, columns, cells);
  const place: Place = { at: 0 };

  return {
    cells,
    read(view: DataView, from: number): boolean {
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
      // If we read the whole header, the cells must fill the record exactly.
      const isWhole = place.at < headerEnd ? body <= record + length : body === record + length;
      return (isWhole && place.at <= headerEnd) || ask(view, rowidAt);
    },
  };
}

/** The column we read at each place of a record, or -1. Null if one is the rowid. */
function placesOf(table: Table, columns: readonly StoredColumn[]): Int32Array | null {
  const places = table.columns.map(({ name }) => columns.findIndex((column) => column.name === name));
  if (table.columns.some(({ isKey }, place) => isKey && places[place] !== -1)) return null;
  return Int32Array.from(places.slice(0, places.findLastIndex((column) => column !== -1) + 1));
}

function rowAsker(
  table: Table,
  columns: readonly StoredColumn[],
  { high, low, isNull }: StoredCells,
): (view: DataView, at: number) => boolean {
  const list = columns.map(({ name }, index) => `${name === null ? "NULL" : `t."${name}"`} AS "${index}"`);
  const query = table.query({ columns: list.join(", "), where: "t.rowid = ?" }, "bigints");
  return (view, at) => {
    const row = query.first(BigInt(signedVarint(view, { at })));
    if (row === undefined)
      throw badFile(table.path, resultCodes.damaged, "A page lists a row that we can't find by its rowid.");
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
