import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { errorMessage, ParseError } from "../../errors.ts";

/** An open export. */
export interface ExportDatabase extends Disposable {
  readonly path: string;
  /** The same file, for what is read without SQL. */
  readonly descriptor: number;
  /** The tables that exist (nsys leaves out those without rows), and the page on which each begins; null for a view and the like. */
  readonly tables: ReadonlyMap<string, number | null>;
  /** Prepares a query. Every SQL error becomes a ParseError that names the file and what to do. */
  query(sql: string, form?: RowForm): Query;
}

/** How a query returns its rows: with integers as numbers, with integers as BigInts, or as arrays. */
type RowForm = "numbers" | "bigints" | "arrays";

type NamedCells = Record<string, SQLOutputValue>;

/** A prepared query, which can run several times. */
export interface Query {
  first(...parameters: SQLInputValue[]): NamedCells | undefined;
  all(...parameters: SQLInputValue[]): NamedCells[];
  rows(parameters: Record<string, SQLInputValue>): IterableIterator<NamedCells>;
}

/** How long to wait for another process to release its lock. */
const lockTimeoutMs = 1000;

const exportAgain =
  "Export the report again: nsys export --type sqlite --force-overwrite true -o FILE.sqlite FILE.nsys-rep";

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) of what is found without it, too. */
export const resultCodes = { unfinished: 8, unreadable: 10, damaged: 11 } as const;

/** The result codes that a bad file leads to. */
const sqliteFailures: readonly { code: number; id: string; why: string; help: string }[] = [
  {
    code: 5,
    id: "sqlite-locked",
    why: "Another process holds a lock on it.",
    help: "Wait until nsys export has finished, then try again.",
  },
  {
    code: 6,
    id: "sqlite-locked",
    why: "A table in it is locked.",
    help: "Wait until nsys export has finished, then try again.",
  },
  {
    code: resultCodes.unfinished,
    id: "sqlite-unfinished",
    why: "An interrupted write left a journal beside it.",
    help: exportAgain,
  },
  {
    code: resultCodes.unreadable,
    id: "sqlite-unreadable",
    why: "Reading it from the disk failed.",
    help: `Check the disk. ${exportAgain}`,
  },
  { code: resultCodes.damaged, id: "sqlite-damaged", why: "It is damaged or cut off.", help: exportAgain },
  {
    code: 14,
    id: "sqlite-unreadable",
    why: "It cannot be opened.",
    help: "Check that the file exists and may be read.",
  },
  {
    code: 26,
    id: "sqlite-not-a-database",
    why: "It is not an SQLite database.",
    help: `Give the .sqlite file that nsys made. ${exportAgain}`,
  },
];

/** Opens an nsys export read-only. Throws ParseError for a file that is missing, empty, locked, damaged, or no export of nsys. */
export function openExport(path: string): ExportDatabase {
  checkFile(path);
  const database = attempt(path, () => new DatabaseSync(path, { readOnly: true, timeout: lockTimeoutMs }));
  try {
    // One transaction: a reader of thousands of statements locks the file once.
    attempt(path, () => database.exec("BEGIN"));
    const schema = prepare(
      path,
      database,
      "SELECT name, sql, rootpage FROM sqlite_schema WHERE type <> 'index'",
      "numbers",
    );
    const tables = new Map(schema.all().map((entry) => [String(entry["name"]), rootOf(entry)]));
    for (const needed of ["META_DATA_EXPORT", "StringIds"]) {
      if (!tables.has(needed)) throw notAnExport(path, needed, tables.size);
    }
    const descriptor = openSync(path, "r");
    return {
      ...{ path, tables, descriptor },
      query: (sql, form = "numbers") => prepare(path, database, sql, form),
      [Symbol.dispose]: () => {
        database.close();
        // Last: to close any descriptor of a file gives up all locks of the process on it (POSIX).
        closeSync(descriptor);
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Where a table begins; null for what is no plain table. A query of a view, or of a table that a module computes, can run forever.
 * SQLite goes by the SQL alone: `type` and `name` beside it can say something else.
 */
function rootOf({ name, sql, rootpage }: NamedCells): number | null {
  const [, quoted, plain] = /^CREATE TABLE\s*(?:["'`[](\w+)["'`\]]|(\w+))\s*\(/i.exec(String(sql)) ?? [];
  return (quoted ?? plain) === name && typeof rootpage === "number" && rootpage > 0 ? rootpage : null;
}

function prepare(path: string, database: DatabaseSync, sql: string, form: RowForm): Query {
  const statement = attempt(path, () => {
    const made = database.prepare(sql);
    made.setReadBigInts(form === "bigints");
    made.setReturnArrays(form === "arrays");
    return made;
  });
  return {
    first: (...parameters) => attempt(path, () => statement.get(...parameters)),
    all: (...parameters) => attempt(path, () => statement.all(...parameters)),
    rows: (parameters) => {
      const rows = attempt(path, () => statement.iterate(parameters));
      const next = (): IteratorResult<NamedCells, undefined> => rows.next();
      return {
        next: () => attempt(path, next),
        [Symbol.iterator]() {
          return this;
        },
      };
    },
  };
}

/** Runs an SQLite operation; its errors become ParseErrors that name the file and what to do. */
function attempt<T>(path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw isSqliteError(error) ? describeFailure(path, error) : error;
  }
}

function checkFile(path: string): void {
  let size: number;
  try {
    const stats = statSync(path);
    if (!stats.isFile())
      throw new ParseError({
        what: "This is not a file.",
        where: path,
        help: "Give the .sqlite file itself.",
        id: "sqlite-unreadable",
      });
    size = stats.size;
  } catch (error) {
    if (error instanceof ParseError) throw error;
    const why = errorMessage(error);
    throw new ParseError({
      what: "The SQLite export cannot be read.",
      where: path,
      why,
      help: "Check the path.",
      id: "sqlite-unreadable",
      cause: error,
    });
  }
  if (size === 0) {
    throw new ParseError({
      what: "The SQLite export is empty (0 bytes).",
      where: path,
      why: "The export failed or the disk was full.",
      help: exportAgain,
      id: "sqlite-empty",
    });
  }
}

function notAnExport(path: string, table: string, tables: number): ParseError {
  return new ParseError({
    what: "This SQLite database is not an export of Nsight Systems.",
    where: path,
    why: tables === 0 ? "It has no tables." : `It has no table ${table}, which every export has.`,
    help: exportAgain,
    id: "sqlite-not-nsys",
  });
}

interface SqliteError {
  readonly message: string;
  readonly errcode: number;
}

/** By shape: what node:sqlite throws may come from another realm, as under Jest. */
function isSqliteError(error: unknown): error is SqliteError {
  return (
    typeof error === "object" &&
    error !== null &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    "message" in error
  );
}

function describeFailure(path: string, error: SqliteError): ParseError {
  return badFile(path, error.errcode, `SQLite says: ${error.message} (${String(error.errcode)}).`, error);
}

/** The error of a file that cannot be read, by SQLite's result code and what was found. */
export function badFile(path: string, code: number, found: string, cause?: unknown): ParseError {
  const known = sqliteFailures.find((failure) => failure.code === (code & 0xff));
  return new ParseError({
    what: "The SQLite export cannot be read.",
    where: path,
    why: `${known === undefined ? "" : `${known.why} `}${found}`,
    help: known?.help ?? exportAgain,
    id: known?.id ?? "sqlite-unreadable",
    cause,
  });
}

/** Whether this is what node:sqlite throws on an integer that a number cannot hold. */
export function isTooLarge(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE";
}
