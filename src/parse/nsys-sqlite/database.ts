import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { errorMessage, ParseError } from "../../errors.ts";
import { badFile, exportAgain, isSqliteError } from "./bad-file.ts";
import { damaged, openPages } from "./stored-pages.ts";
import { readTree, type StoredTree } from "./stored-tree.ts";

/** An open export. */
export interface ExportDatabase extends Disposable {
  readonly path: string;
  /** The tables that exist (nsys leaves out those without rows), and the page on which each begins; null for a view and the like. */
  readonly tables: ReadonlyMap<string, number | null>;
  /** The pages of a table, which are read once. Throws ParseError where they do not make one: then no query may read it. */
  tree(table: string): StoredTree;
  /** Prepares a query. Every SQL error becomes a ParseError that names the file and what to do. */
  query(sql: string, form?: RowForm): Query;
}

/** How a query returns its rows: with integers as numbers, with integers as BigInts, or as arrays. */
type RowForm = "numbers" | "bigints" | "arrays";

type NamedCells = Record<string, SQLOutputValue>;

/** A prepared query, which can run several times. */
interface Query {
  first(...parameters: SQLInputValue[]): NamedCells | undefined;
  all(...parameters: SQLInputValue[]): NamedCells[];
  rows(parameters: Record<string, SQLInputValue>): IterableIterator<NamedCells>;
}

/** How long to wait for another process to release its lock. */
const lockTimeoutMs = 1000;

/** Opens an nsys export read-only. Throws ParseError for a file that is missing, empty, locked, damaged, or no export of nsys. */
export function openExport(path: string): ExportDatabase {
  checkFile(path);
  const database = attempt(path, () => new DatabaseSync(path, { readOnly: true, timeout: lockTimeoutMs }));
  let descriptor: number | null = null;
  const close = (): void => {
    database.close();
    // Last: to close any descriptor of a file gives up all locks of the process on it (POSIX).
    if (descriptor !== null) closeSync(descriptor);
  };
  try {
    // One transaction: a reader of thousands of statements locks the file once. This query locks it, and reads no table yet.
    attempt(path, () => database.exec("BEGIN"));
    prepare(path, database, "PRAGMA schema_version", "numbers").first();
    descriptor = openSync(path, "r");
    const pages = openPages(path, descriptor);
    readTree(pages, schemaRoot);
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
    const trees = new Map<string, StoredTree>();
    return {
      path,
      tables,
      tree: (table) => {
        const root = tables.get(table) ?? null;
        if (root === null) throw damaged(path, `${table} is no table`);
        const tree = trees.get(table) ?? readTree(pages, root);
        trees.set(table, tree);
        return tree;
      },
      query: (sql, form = "numbers") => prepare(path, database, sql, form),
      [Symbol.dispose]: close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The page on which the table of tables begins. */
const schemaRoot = 1;

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
    if (!isSqliteError(error)) throw error;
    throw badFile(path, error.errcode, `SQLite says: ${error.message} (${String(error.errcode)}).`, error);
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

/** Whether this is what node:sqlite throws on an integer that a number cannot hold. */
export function isTooLarge(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE";
}
