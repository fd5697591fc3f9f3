import { readSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  bytesInPage,
  pageTypes,
  sqliteFormat,
  type SqliteFormat,
  sqliteHeaderBytes,
  varint,
} from "../../model/sqlite-format.ts";
import type { Bytes } from "../../model/units.ts";

/*
 * In SQLite's file format (https://www.sqlite.org/fileformat2.html), a row too long for its page continues in a chain of other pages,
 * anywhere in the file. Each of these pages starts with the next page's number. So a value may be split, and a search of the file's
 * bytes would miss it. We read pages without SQL, so an untrusted schema can't run anything. We look at each page once, and the file's
 * size limits the rows' total size.
 */

export const sqliteMagic = Buffer.from("SQLite format 3\0");

/** Long rows may total this many times the file's size, because free pages may point to the same chain again. */
const mostOften = 4;

/** We yield rows in chunks of about this size. */
const chunkBytes: Bytes = 2 ** 20;

/** We read this much from disk at once: enough for the largest page, or for several smaller pages that we'll need next. */
const windowBytes: Bytes = 2 ** 16;

/**
 * Yields, in chunks, all rows of a SQLite database that don't fit into one page. Each row is complete and comes after a zero
 * byte. Memory is bounded. Throws an Error with the reason if it can't read the database's rows.
 */
export async function* readLongRows(descriptor: number, fileBytes: Bytes): AsyncGenerator<Buffer> {
  const read = createPageReader(descriptor, fileBytes);
  const format = readFormat(read(0, sqliteHeaderBytes));
  const pages = Math.ceil(fileBytes / format.pageBytes);
  const pageAt = (number: number): Buffer =>
    number < 1 || number > pages ? Buffer.alloc(0) : read((number - 1) * format.pageBytes, format.pageBytes);
  let left = mostOften * fileBytes;
  let chunk: Buffer[] = [];
  let bytes = 0;
  for (let number = 1; number <= pages; number += 1) {
    for (const part of readRowParts(number, pageAt, format)) {
      if ((left -= part.length) < 0) throw new Error("its rows are longer than the file");
      chunk.push(part);
      if ((bytes += part.length) < chunkBytes) continue;
      yield Buffer.concat(chunk);
      [chunk, bytes] = [[], 0];
    }
    // Reads are synchronous, so let signals through now and then.
    if (number % 1024 === 0) await nextTurn();
  }
  if (chunk.length > 0) yield Buffer.concat(chunk);
}

/** The long rows that start on a page, in parts. No part is empty. */
function* readRowParts(number: number, pageAt: (number: number) => Buffer, format: SqliteFormat): Generator<Buffer> {
  // We copy the page because later reads reuse the window.
  const page = Buffer.from(pageAt(number));
  const start = number === 1 ? sqliteHeaderBytes : 0;
  for (const { begin, missing, next: first } of findLongRows(page, start, format)) {
    yield Buffer.concat([separator, begin]);
    let [left, next] = [missing, first];
    while (left > 0) {
      const overflow = pageAt(next);
      // The chain is broken.
      if (overflow.length <= 4) break;
      const following = overflow.readUInt32BE(0);
      yield Buffer.from(overflow.subarray(4, 4 + Math.min(left, format.usableBytes - 4)));
      left -= format.usableBytes - 4;
      next = following;
    }
  }
}

const separator = Buffer.alloc(1);

function readFormat(header: Buffer): SqliteFormat {
  if (header.length < sqliteHeaderBytes) throw new Error("it's a truncated SQLite file");
  const format = sqliteFormat(createView(header));
  if (format === null) throw new Error("it's a SQLite file with an invalid page size");
  if (format.isUtf16) throw new Error("it's a SQLite file with UTF-16 text");
  return format;
}

function createView(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

interface LongRow {
  /** The row's first bytes, on the page where it starts. */
  readonly begin: Buffer;
  readonly missing: Bytes;
  /** The page where the row continues. */
  readonly next: number;
}

/** For each page type: the size of the page's header, and the number of bytes before the row's length in a cell. */
const pageKinds: ReadonlyMap<number, { readonly header: Bytes; readonly child: Bytes }> = new Map([
  [pageTypes.leafTable, { header: 8, child: 0 }],
  [pageTypes.leafIndex, { header: 8, child: 0 }],
  [pageTypes.innerIndex, { header: 12, child: 4 }],
]);

/** The long rows that start on a page. Skips invalid cells, since free pages contain old data. */
function findLongRows(page: Buffer, start: Bytes, { usableBytes }: SqliteFormat): LongRow[] {
  if (page.length <= start + 8) return [];
  const type = page.readUInt8(start);
  const kind = pageKinds.get(type);
  if (kind === undefined) return [];
  const view = createView(page);
  const cells = page.readUInt16BE(start + 3);
  const rows: LongRow[] = [];
  for (let index = 0; index < cells; index += 1) {
    const pointer = start + kind.header + 2 * index;
    if (pointer + 2 > page.length) break;
    const place = { at: page.readUInt16BE(pointer) + kind.child };
    const length = varint(view, place);
    if (type === pageTypes.leafTable) varint(view, place);
    const local = bytesInPage(length, usableBytes, type);
    if (!(local < length) || place.at + local + 4 > page.length) continue;
    const begin = page.subarray(place.at, place.at + local);
    rows.push({ begin, missing: length - local, next: page.readUInt32BE(place.at + local) });
  }
  return rows;
}

/**
 * Returns a function that reads bytes through a window. At the end of the file, it returns fewer bytes than requested. Each read
 * invalidates earlier results.
 */
function createPageReader(descriptor: number, fileBytes: Bytes): (at: number, length: Bytes) => Buffer {
  const window = Buffer.alloc(windowBytes);
  let [from, to] = [0, 0];
  return (at, length) => {
    const end = Math.min(at + length, fileBytes);
    if (at < from || end > to) {
      from = Math.floor(at / windowBytes) * windowBytes;
      to = from;
      while (to < fileBytes && to < from + windowBytes) {
        const count = readSync(descriptor, window, to - from, windowBytes - (to - from), to);
        if (count === 0) break;
        to += count;
      }
    }
    return window.subarray(at - from, Math.max(at, Math.min(end, to)) - from);
  };
}
