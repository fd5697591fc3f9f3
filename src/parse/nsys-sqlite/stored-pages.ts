import { fstatSync, readSync, statSync } from "node:fs";
import { errorMessage } from "../../errors.ts";
import { sqliteFormat, sqliteHeaderBytes } from "../../model/sqlite-format.ts";
import { badFile, resultCodes } from "./bad-file.ts";

/** Pages that follow each other are read at once, up to so many bytes. */
const mostBytesAtOnce = 2 ** 18;

/** Where the pages of a file are. */
export interface Pages {
  readonly path: string;
  readonly descriptor: number;
  readonly pageBytes: number;
  /** How many bytes of each SQLite uses. */
  readonly usableBytes: number;
  readonly count: number;
}

/** Throws ParseError where not all pages are in the file. */
export function openPages(path: string, descriptor: number): Pages {
  const header = new DataView(new ArrayBuffer(sqliteHeaderBytes));
  readInto({ path, descriptor }, header, sqliteHeaderBytes, 0);
  const format = sqliteFormat(header);
  if (format === null) throw damaged(path, "its page size is impossible");
  const { pageBytes, usableBytes, isLogged } = format;
  if (isLogged && (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw badFile(path, resultCodes.unfinished, "A write-ahead log is not empty.");
  return { path, descriptor, pageBytes, usableBytes, count: Math.floor(fstatSync(descriptor).size / pageBytes) };
}

/** A page that was read: `at` is its first byte, `head` the first one of its own header, before `end` is the last one. */
export interface ReadPage {
  readonly view: DataView;
  readonly at: number;
  readonly head: number;
  readonly end: number;
}

/** Each page is valid until the next one is asked for. */
export function* readPages(pages: Pages, numbers: Uint32Array): Generator<ReadPage> {
  const { pageBytes, usableBytes, count } = pages;
  const most = Math.max(1, Math.floor(mostBytesAtOnce / pageBytes));
  const view = new DataView(new ArrayBuffer(Math.min(most, numbers.length) * pageBytes));
  for (let from = 0; from < numbers.length;) {
    const first = numbers[from] ?? 0;
    let run = 1;
    while (run < most && numbers[from + run] === first + run) run += 1;
    if (first < 1 || first + run - 1 > count) throw damaged(pages.path, `there is no page ${String(first)}`);
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
    if (read === 0) throw damaged(path, "it ends early");
    done += read;
  }
}

/** A page may point to where there is nothing. */
export function within<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged(path, "a page points outside of it") : error;
  }
}

/** The error of pages that do not make a table. */
export function damaged(path: string, detail: string): Error {
  return badFile(path, resultCodes.damaged, `Found by its pages: ${detail}.`);
}
