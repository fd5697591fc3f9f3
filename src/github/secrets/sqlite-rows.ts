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

/**
 * In SQLite's file format (https://www.sqlite.org/fileformat2.html), a row too long for its page continues in a chain of other pages, so a
 * search of the file's bytes would miss a split value. We read pages without SQL, so an untrusted schema can't run anything. We look at
 * each page once, and the file's size limits the rows' total size.
 */

export const sqliteMagic = Buffer.from("SQLite format 3\0");

/** Free pages may point to the same chain again. */
const mostOften = 4;

const chunkBytes: Bytes = 2 ** 20;

const windowBytes: Bytes = 2 ** 16;

/**
 * All rows that don't fit into one page, in chunks, each after a zero byte. Memory is bounded. Throws an Error with the reason if it can't
 * read the rows.
 */
export async function* readLongRows(descriptor: number, fileBytes: Bytes): AsyncGenerator<Buffer> {
  const read = createPageReader(descriptor, fileBytes);
  const format = readFormat(read(0, sqliteHeaderBytes));
  const pages = Math.ceil(fileBytes / format.pageBytes);
  const pageAt = (number: number): Buffer =>
    number < 1 || number > pages ? Buffer.alloc(0) : read((number - 1) * format.pageBytes, format.pageBytes);
  let bytesLeft = mostOften * fileBytes;
  let chunk: Buffer[] = [];
  let bytes = 0;
  for (let number = 1; number <= pages; number += 1) {
    for (const part of readRowParts(number, pageAt, format)) {
      if ((bytesLeft -= part.length) < 0) throw new Error("its rows are longer than the file");
      chunk.push(part);
      if ((bytes += part.length) < chunkBytes) continue;
      yield Buffer.concat(chunk);
      [chunk, bytes] = [[], 0];
    }
    if (number % 1024 === 0) await nextTurn();
  }
  if (chunk.length > 0) yield Buffer.concat(chunk);
}

function* readRowParts(number: number, pageAt: (number: number) => Buffer, format: SqliteFormat): Generator<Buffer> {
  // We copy the page because later reads reuse the window.
  const page = Buffer.from(pageAt(number));
  const start = number === 1 ? sqliteHeaderBytes : 0;
  for (const { begin, missing, next: first } of findLongRows(page, start, format)) {
    yield Buffer.concat([separator, begin]);
    let [bytesLeft, next] = [missing, first];
    while (bytesLeft > 0) {
      const overflow = pageAt(next);
      if (overflow.length <= 4) break;
      const following = overflow.readUInt32BE(0);
      yield Buffer.from(overflow.subarray(4, 4 + Math.min(bytesLeft, format.usableBytes - 4)));
      bytesLeft -= format.usableBytes - 4;
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
  readonly begin: Buffer;
  readonly missing: Bytes;
  readonly next: number;
}

const pageKinds: ReadonlyMap<number, { readonly header: Bytes; readonly child: Bytes }> = new Map([
  [pageTypes.leafTable, { header: 8, child: 0 }],
  [pageTypes.leafIndex, { header: 8, child: 0 }],
  [pageTypes.innerIndex, { header: 12, child: 4 }],
]);

/** Skips invalid cells, since free pages contain old data. */
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

/** Each read invalidates earlier results. Returns fewer bytes at the end of the file. */
function createPageReader(descriptor: number, fileBytes: Bytes): (offset: number, length: Bytes) => Buffer {
  const window = Buffer.alloc(windowBytes);
  let [from, to] = [0, 0];
  return (offset, length) => {
    const end = Math.min(offset + length, fileBytes);
    if (offset < from || end > to) {
      from = Math.floor(offset / windowBytes) * windowBytes;
      to = from;
      while (to < fileBytes && to < from + windowBytes) {
        const count = readSync(descriptor, window, to - from, windowBytes - (to - from), to);
        if (count === 0) break;
        to += count;
      }
    }
    return window.subarray(offset - from, Math.max(offset, Math.min(end, to)) - from);
  };
}
