import { fstatSync, readSync, statSync } from "node:fs";
import { errorMessage } from "../../model/errors.ts";
import { sqliteFormat, sqliteHeaderBytes } from "../../model/sqlite-format.ts";
import { badFile, resultCodes } from "./bad-file.ts";

/** We read adjacent pages at once, up to this many bytes. */
const mostBytesAtOnce = 2 ** 18;

/** The layout of a file's pages. */
export interface Pages {
  readonly path: string;
  readonly descriptor: number;
  readonly pageBytes: number;
  /** How many bytes of each page SQLite uses. */
  readonly usableBytes: number;
  readonly count: number;
}

/** Reads the layout of the file's pages. Throws ParseError if the file is too short, its page size is invalid, or a write isn't finished. */
export function openPages(path: string, descriptor: number): Pages {
  const header = new DataView(new ArrayBuffer(sqliteHeaderBytes));
  readInto({ path, descriptor }, header, sqliteHeaderBytes, 0);
  const format = sqliteFormat(header);
  if (format === null) throw damaged(path, "the page size is invalid");
  const { pageBytes, usableBytes, isLogged } = format;
  if (isLogged && (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw badFile(path, resultCodes.unfinished, "Its write-ahead log isn't empty.");
  return { path, descriptor, pageBytes, usableBytes, count: Math.floor(fstatSync(descriptor).size / pageBytes) };
}

/** A page in memory. `at` is its first byte, `head` the first byte of its own header, and `end` the byte after its last. */
export interface ReadPage {
  readonly view: DataView;
  readonly at: number;
  readonly head: number;
  readonly end: number;
}

/** Yields pages by number. A page is valid until you request the next one. */
export function* readPages(pages: Pages, numbers: Uint32Array): Generator<ReadPage> {
  const { pageBytes, usableBytes, count } = pages;
  const most = Math.max(1, Math.floor(mostBytesAtOnce / pageBytes));
  const view = new DataView(new ArrayBuffer(Math.min(most, numbers.length) * pageBytes));
  for (let from = 0; from < numbers.length;) {
    const first = numbers[from] ?? 0;
    let run = 1;
    while (run < most && numbers[from + run] === first + run) run += 1;
    if (first < 1 || first + run - 1 > count) throw damaged(pages.path, `page ${String(first)} doesn't exist`);
    readInto(pages, view, run * pageBytes, (first - 1) * pageBytes);
    for (let page = 0; page < run; page += 1) {
      const at = page * pageBytes;
      yield { view, at, head: first + page === 1 ? at + sqliteHeaderBytes : at, end: at + usableBytes };
    }
    from += run;
  }
}

function readInto(
  { path, descriptor }: Pick<Pages, "path" | "descriptor">,
  view: DataView,
  bytes: number,
  position: number,
): void {
  for (let done = 0; done < bytes;) {
    let read: number;
    try {
      read = readSync(descriptor, view, done, bytes - done, position + done);
    } catch (error) {
      throw badFile(path, resultCodes.unreadable, `${errorMessage(error)}.`, error);
    }
    if (read === 0) throw damaged(path, "the file ends early");
    done += read;
  }
}

/** Runs `read`. Throws ParseError if a page contains a pointer to bytes outside the page. */
export function checkPointers<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged(path, "a page has a pointer to bytes outside it") : error;
  }
}

/** The error for invalid pages. `detail` completes "Its pages are invalid: …". */
export function damaged(path: string, detail: string): Error {
  return badFile(path, resultCodes.damaged, `Its pages are invalid: ${detail}.`);
}
