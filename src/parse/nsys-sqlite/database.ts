import { closeSync, openSync, statSync, type Stats } from "node:fs";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { errorMessage, ParseError } from "../../model/errors.ts";
import { shortenName } from "../../model/text/shorten-name.ts";
import { badFile, exportAgain, isSqliteError } from "./bad-file.ts";
import { damaged, openPages } from "./stored-pages.ts";
import { readTree, type StoredTree } from "./stored-tree.ts";

/** Only table.ts queries it, because a query of an unchecked table may never end. */
export interface Database extends Disposable {
  readonly path: string;
  /** With the number of the first page; null for views and the like. nsys doesn't create tables without rows. */
  readonly tables: ReadonlyMap<string, number | null>;
  tree(table: string): StoredTree;
  shorten(name: string): string;
  readonly wholeNames: ReadonlyMap<string, string>;
  query(sql: string, form?: RowForm): Query;
}

export type RowForm = "numbers" | "bigints" | "arrays";

type NamedCells = Record<string, SQLOutputValue>;

export interface Query {
  first(...parameters: SQLInputValue[]): NamedCells | undefined;
  all(...parameters: SQLInputValue[]): NamedCells[];
  rows(parameters: Record<string, SQLInputValue>): IterableIterator<NamedCells>;
}

const lockTimeoutMs = 1000;

/** Throws ParseError if the file is missing, empty, locked, or damaged. */
export function openDatabase(path: string): Database {
  checkFile(path);
  const database = attempt(path, () => new DatabaseSync(path, { readOnly: true, timeout: lockTimeoutMs }));
  let descriptor: number | null = null;
  const close = (): void => {
    database.close();
    // Close this last, because closing any descriptor of a file releases all the process's locks on it (POSIX).
    if (descriptor !== null) closeSync(descriptor);
  };
  try {
    // One transaction locks the file once for thousands of statements. This query takes the lock without reading a table.
    attempt(path, () => database.exec("BEGIN"));
    const query = (sql: string, form: RowForm = "numbers"): Query => prepare(path, database, sql, form);
    query("PRAGMA schema_version").first();
    descriptor = openSync(path, "r");
    const pages = openPages(path, descriptor);
    readTree(pages, schemaRoot);
    const schema = query("SELECT name, sql, rootpage FROM sqlite_schema WHERE type <> 'index'").all();
    const tables = new Map(schema.map((entry) => [String(entry["name"]), rootOf(entry)]));
    const trees = new Map<string, StoredTree>();
    const wholeNames = new Map<string, string>();
    return {
      path,
      tables,
      tree: (table) => {
        const root = tables.get(table) ?? null;
        if (root === null) throw damaged(path, `${table} isn't a table`);
        const tree = trees.get(table) ?? readTree(pages, root);
        trees.set(table, tree);
        return tree;
      },
      shorten: (name) => {
        const short = shortenName(name);
        if (short !== name) wholeNames.set(short, name);
        return short;
      },
      wholeNames,
      query,
      [Symbol.dispose]: close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

const schemaRoot = 1;

/**
 * Null unless it's a plain table, because a query of a view or a virtual table can run forever. SQLite relies on the SQL alone; the other
 * columns may differ from it.
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

function attempt<T>(path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    throw badFile(path, error.errcode, `SQLite reports: ${error.message} (${error.errcode}).`, error);
  }
}

function checkFile(path: string): void {
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch (error) {
    throw new ParseError({
      what: "Can't read the SQLite export.",
      where: path,
      why: errorMessage(error),
      help: "Check the path.",
      id: "sqlite-unreadable",
      cause: error,
    });
  }
  if (!stats.isFile())
    throw new ParseError({
      what: "This isn't a file.",
      where: path,
      help: "Pass the .sqlite file itself.",
      id: "sqlite-unreadable",
    });
  if (stats.size === 0)
    throw new ParseError({
      what: "The SQLite export is empty (0 bytes).",
      where: path,
      why: "The export failed, or the disk was full.",
      help: exportAgain,
      id: "sqlite-empty",
    });
}
