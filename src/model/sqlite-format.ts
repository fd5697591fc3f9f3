import type { Bytes } from "./units.ts";

/*
 * SQLite's file format (https://www.sqlite.org/fileformat2.html), stable since 2004, for code that reads pages without SQLite.
 * All numbers are big-endian. A b-tree page starts with a header that gives its type and number of cells.
 */

export const sqliteHeaderBytes: Bytes = 100;

/** A cell in an inner page points to a page below it; a cell in a leaf is a row. */
export const pageTypes = { innerIndex: 2, innerTable: 5, leafIndex: 10, leafTable: 13 } as const;

export interface SqliteFormat {
  readonly pageBytes: Bytes;
  /** Without what extensions reserve at the end of each page. */
  readonly usableBytes: Bytes;
  /** A write-ahead log next to the file may have newer pages. */
  readonly isLogged: boolean;
  readonly isUtf16: boolean;
}

export function sqliteFormat(header: DataView): SqliteFormat | null {
  const size = header.getUint16(16);
  const pageBytes = size === 1 ? 65_536 : size;
  const usableBytes = pageBytes - header.getUint8(20);
  if (pageBytes < 512 || (pageBytes & (pageBytes - 1)) !== 0 || usableBytes < 480) return null;
  // The text encoding is 1 for UTF-8, and 0 for a database without tables.
  return { pageBytes, usableBytes, isLogged: header.getUint8(19) === 2, isUtf16: header.getUint32(56) > 1 };
}

export function bytesInPage(length: Bytes, usableBytes: Bytes, type: number): Bytes {
  const share = Math.floor(((usableBytes - 12) * 64) / 255) - 23;
  const most = type === pageTypes.leafTable ? usableBytes - 35 : share;
  if (length <= most) return length;
  const least = Math.floor(((usableBytes - 12) * 32) / 255) - 23;
  const wanted = least + ((length - least) % (usableBytes - 4));
  return wanted <= most ? wanted : least;
}

export interface Place {
  at: number;
}

/** Up to nine bytes of 7 bits, except that the ninth has 8. Rounds above 2^53. NaN if the view ends too early. */
export function varint(view: DataView, place: Place): number {
  let value = 0;
  for (let count = 1; count <= 9; count += 1) {
    if (place.at >= view.byteLength) return NaN;
    const byte = view.getUint8(place.at);
    place.at += 1;
    if (count === 9) return value * 256 + byte;
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  return value;
}

/** A BigInt for 8 or 9 bytes, which a number may not hold exactly. */
export function signedVarint(view: DataView, place: Place): number | bigint {
  const from = place.at;
  const rounded = varint(view, place);
  if (place.at - from < 8 || Number.isNaN(rounded)) return rounded;
  let value = 0n;
  for (let offset = from; offset < place.at; offset += 1)
    value =
      offset - from === 8
        ? (value << 8n) | BigInt(view.getUint8(offset))
        : (value << 7n) | BigInt(view.getUint8(offset) & 127);
  return BigInt.asIntN(64, value);
}
