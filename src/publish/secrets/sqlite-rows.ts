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
 * SQLite's file format (https://www.sqlite.org/fileformat2.html): a row that is too long for its page goes on in a chain of
 * other pages, anywhere in the file, each of which begins with the number of the next. So a value in it does not stand in
 * the file as it is. Rows that fit do. The pages are read as they stand, without SQL: a stranger's schema runs nothing,
 * every page is looked at once, and no more is put together than the file could hold.
 */

export const sqliteMagic = Buffer.from("SQLite format 3\0");

/** How much more than its own size the long rows of a file may be together: freed pages may name the same chain again. */
const mostOften = 4;

/** Rows are handed on in chunks of about this size. */
const chunkBytes: Bytes = 2 ** 20;

/** What is read from the disk at once: the largest page, or smaller neighbors, which are asked for next. */
const windowBytes: Bytes = 2 ** 16;

/**
 * The rows of a SQLite database that do not fit into one page, whole, in chunks; between two rows stands a zero byte. Memory
 * is bounded. Throws an Error that says why where the file is no database whose rows can be read.
 */
export async function* longRows(descriptor: number, fileBytes: Bytes): AsyncGenerator<Buffer> {
  const read = pageReader(descriptor, fileBytes);
  const format = readFormat(read(0, sqliteHeaderBytes));
  const pages = Math.ceil(fileBytes / format.pageBytes);
  const pageAt = (number: number): Buffer =>
    number < 1 || number > pages ? Buffer.alloc(0) : read((number - 1) * format.pageBytes, format.pageBytes);
  let left = mostOften * fileBytes;
  let chunk: Buffer[] = [];
  let bytes = 0;
  for (let number = 1; number <= pages; number += 1) {
    for (const part of partsOf(number, pageAt, format)) {
      if ((left -= part.length) < 0) throw new Error("its rows are longer than the file");
      chunk.push(part);
      if ((bytes += part.length) < chunkBytes) continue;
      yield Buffer.concat(chunk);
      [chunk, bytes] = [[], 0];
    }
    // Reading waits for the disk; a signal must not wait for all of it.
    if (number % 1024 === 0) await nextTurn();
  }
  if (chunk.length > 0) yield Buffer.concat(chunk);
}

/** The long rows that begin on a page, in parts; none of them is empty. */
function* partsOf(number: number, pageAt: (number: number) => Buffer, format: SqliteFormat): Generator<Buffer> {
  // A copy: what follows is read into the same window.
  const page = Buffer.from(pageAt(number));
  const start = number === 1 ? sqliteHeaderBytes : 0;
  for (const { begin, missing, next: first } of longRowsOf(page, start, format)) {
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
  if (header.length < sqliteHeaderBytes) throw new Error("it is a SQLite file that breaks off");
  const format = sqliteFormat(viewOf(header));
  if (format === null) throw new Error("it is a SQLite file with an impossible page size");
  if (format.isUtf16) throw new Error("it is a SQLite file whose texts are in UTF-16");
  return format;
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

interface LongRow {
  /** What stands in the row's own page. */
  readonly begin: Buffer;
  readonly missing: Bytes;
  /** The page on which it goes on. */
  readonly next: number;
}

/** By a page's type: how many bytes its header has, and how many a cell has before the length of its row. */
const pageKinds: ReadonlyMap<number, { readonly header: Bytes; readonly child: Bytes }> = new Map([
  [pageTypes.leafTable, { header: 8, child: 0 }],
  [pageTypes.leafIndex, { header: 8, child: 0 }],
  [pageTypes.innerIndex, { header: 12, child: 4 }],
]);

/** What a page says that is not so is passed over: freed pages are as they were left. */
function longRowsOf(page: Buffer, start: Bytes, { usableBytes }: SqliteFormat): LongRow[] {
  if (page.length <= start + 8) return [];
  const type = page.readUInt8(start);
  const kind = pageKinds.get(type);
  if (kind === undefined) return [];
  const view = viewOf(page);
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

/** Reads a page of the file, less at its end, through a window; what it gave before is then no longer valid. */
function pageReader(descriptor: number, fileBytes: Bytes): (at: number, length: Bytes) => Buffer {
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
