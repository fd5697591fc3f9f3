import { readSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
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
  const format = readFormat(read(0, headerBytes));
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
function* partsOf(number: number, pageAt: (number: number) => Buffer, format: Format): Generator<Buffer> {
  // A copy: what follows is read into the same window.
  const page = Buffer.from(pageAt(number));
  const start = number === 1 ? headerBytes : 0;
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
const headerBytes: Bytes = 100;

interface Format {
  readonly pageBytes: Bytes;
  /** Without what extensions reserve at the end of each page. */
  readonly usableBytes: Bytes;
}

function readFormat(header: Buffer): Format {
  if (header.length < headerBytes) throw new Error("it is a SQLite file that breaks off");
  const size = header.readUInt16BE(16);
  const pageBytes = size === 1 ? 65_536 : size;
  const usableBytes = pageBytes - header.readUInt8(20);
  if (pageBytes < 512 || (pageBytes & (pageBytes - 1)) !== 0 || usableBytes < 480)
    throw new Error("it is a SQLite file with an impossible page size");
  // 1 is UTF-8, 0 a database without tables.
  if (header.readUInt32BE(56) > 1) throw new Error("it is a SQLite file whose texts are in UTF-16");
  return { pageBytes, usableBytes };
}

interface LongRow {
  /** What stands in the row's own page. */
  readonly begin: Buffer;
  readonly missing: Bytes;
  /** The page on which it goes on. */
  readonly next: number;
}

/** By a page's first byte: how many bytes a cell has before the length of its row, and after it whether a row number. */
const pageKinds: ReadonlyMap<number, { readonly header: Bytes; readonly child: Bytes; readonly table: boolean }> =
  new Map([
    [0x0d, { header: 8, child: 0, table: true }],
    [0x0a, { header: 8, child: 0, table: false }],
    [0x02, { header: 12, child: 4, table: false }],
  ]);

function longRowsOf(page: Buffer, start: Bytes, { usableBytes }: Format): LongRow[] {
  const kind = page.length <= start + 8 ? undefined : pageKinds.get(page.readUInt8(start));
  if (kind === undefined) return [];
  const least = Math.floor(((usableBytes - 12) * 32) / 255) - 23;
  const most = kind.table ? usableBytes - 35 : Math.floor(((usableBytes - 12) * 64) / 255) - 23;
  const cells = page.readUInt16BE(start + 3);
  const rows: LongRow[] = [];
  for (let index = 0; index < cells; index += 1) {
    const pointer = start + kind.header + 2 * index;
    if (pointer + 2 > page.length) break;
    const length = varint(page, page.readUInt16BE(pointer) + kind.child);
    if (length === null || length.value <= most) continue;
    const at = kind.table ? varint(page, length.end)?.end : length.end;
    const wanted = least + ((length.value - least) % (usableBytes - 4));
    const local = wanted <= most ? wanted : least;
    if (at === undefined || at + local + 4 > page.length) continue;
    const begin = page.subarray(at, at + local);
    rows.push({ begin, missing: length.value - local, next: page.readUInt32BE(at + local) });
  }
  return rows;
}

/** SQLite's: seven bits a byte, the greatest first, and eight in the ninth. Null beyond the page. */
function varint(page: Buffer, at: number): { readonly value: number; readonly end: number } | null {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = page[at + index];
    if (byte === undefined) return null;
    value = index === 8 ? value * 256 + byte : value * 128 + (byte & 0x7f);
    if (index === 8 || byte < 0x80) return { value, end: at + index + 1 };
  }
  return null;
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
