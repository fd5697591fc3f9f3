import { ParseError } from "../../errors.ts";
import { type ExportDatabase, isTooLarge } from "./database.ts";

/** The SQLite storage class of a column; `?` allows NULL. */
type CellType = "integer" | "integer?" | "text" | "text?";

/** The columns that we read from a table. `optional` columns exist only in some nsys versions. If absent, they read as NULL. */
export interface TableShape<N extends string> {
  readonly table: string;
  readonly required: Readonly<Partial<Record<N, CellType>>>;
  readonly optional: Readonly<Partial<Record<N, CellType>>>;
}

/** An existing table whose cells have the types of its shape. */
export interface Table<N extends string> {
  readonly name: string;
  /** A column's SQL: `alias.name`, or NULL if the export doesn't have it. */
  column(alias: string, name: N): string;
  /** The table's SQL for FROM. It makes SQLite read only the table's own pages, because an index may have other values. */
  as(alias: string): string;
  has(name: N): boolean;
}

/**
 * Checks a table against its shape, including each cell's storage class: SQLite stores any type in any column, and its arithmetic
 * treats text as 0. Null if the table is absent. Throws ParseError with the row, column, expected type, and value found.
 */
export function openTable<N extends string>(file: ExportDatabase, shape: TableShape<N>): Table<N> | null {
  const table = openUnchecked(file, shape);
  table?.checkCells();
  return table;
}

/** A table whose columns are checked but whose cells aren't. We check a large table's cells while we read them. */
export interface UncheckedTable<N extends string> extends Table<N> {
  /** Throws ParseError if a cell has the wrong type, with the row, column, expected type, and value found. */
  checkCells(): void;
}

/** Like `openTable`, but doesn't check the cells. */
export function openUnchecked<N extends string>(file: ExportDatabase, shape: TableShape<N>): UncheckedTable<N> | null {
  const root = file.tables.get(shape.table);
  if (root === undefined) return null;
  if (root === null) throw notStored(file, shape.table, "It's a view or a virtual table.");
  const present = storedColumns(file, shape.table);
  file.tree(shape.table);
  const missing = Object.keys(shape.required).filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new ParseError({
      what: `The export lacks ${missing.length === 1 ? "a required column" : "required columns"}: ${missing.join(", ")}.`,
      where: `${file.path}, table ${shape.table}`,
      why: "This version of Nsight Systems uses a different schema, or the file is damaged.",
      help: "Export the report with nsys 2023.4 or newer. If that doesn't help, please report the problem and include your nsys version.",
      id: "sqlite-schema",
    });
  }
  const types = new Map<string, CellType>();
  for (const [name, type] of Object.entries<CellType | undefined>({ ...shape.required, ...shape.optional })) {
    if (type !== undefined && present.has(name)) types.set(name, type);
  }
  return {
    name: shape.table,
    checkCells: () => {
      checkCells(file, shape.table, types);
    },
    column: (alias, name) => (present.has(name) ? `${alias}."${name}"` : "NULL"),
    as: (alias) => `"${shape.table}" AS ${alias} NOT INDEXED`,
    has: (name) => present.has(name),
  };
}

/**
 * The columns of a table. Throws ParseError for computed columns, because an untrusted expression can run forever, and for a column
 * named rowid, which would hide the row's number.
 */
function storedColumns(file: ExportDatabase, table: string): ReadonlySet<string> {
  const columns = file.query("SELECT name, hidden FROM pragma_table_xinfo(?)").all(table);
  const names = columns.map(({ name }) => String(name));
  const computed = columns.find(({ hidden }) => hidden !== 0);
  if (computed !== undefined) throw notStored(file, table, `Its column ${String(computed["name"])} is computed.`);
  if (names.some((name) => name.toLowerCase() === "rowid"))
    throw notStored(file, table, "It has a column named rowid.");
  return new Set(names);
}

function notStored(file: ExportDatabase, table: string, why: string): ParseError {
  return new ParseError({
    what: `${table} isn't a plain table like the ones that nsys writes.`,
    where: file.path,
    why,
    help: "Export the report again with --force-overwrite true.",
    id: "sqlite-schema",
  });
}

/** The name of a table with all these columns; null if there's none. Reads only the schema. */
export function findTable(file: ExportDatabase, columns: readonly string[]): string | null {
  return [...file.tables.keys()].find((table) => columns.every((column) => hasColumn(file, table, column))) ?? null;
}

/** True if the table has this column. Use it for columns that a shape can't describe, for example blobs. */
export function hasColumn(file: ExportDatabase, table: string, column: string): boolean {
  return file.query("SELECT 1 FROM pragma_table_info(?) WHERE name = ?").first(table, column) !== undefined;
}

function checkCells(file: ExportDatabase, table: string, types: ReadonlyMap<string, CellType>): void {
  const wrong = [...types].map(([name, type]) => `${wrongCell(name, type)}`);
  if (wrong.length === 0) return;
  const bad = file
    .query(`SELECT rowid AS "row" FROM "${table}" NOT INDEXED WHERE ${wrong.join(" OR ")} LIMIT 1`)
    .first();
  if (bad === undefined) return;
  const row = Number(bad["row"]);
  for (const [name, type] of types) {
    const found = file
      .query(
        `SELECT typeof("${name}") AS "type", quote("${name}") AS "value" FROM "${table}" NOT INDEXED WHERE rowid = ? AND ${wrongCell(name, type)}`,
      )
      .first(row);
    if (found === undefined) continue;
    throw badCell(file.path, table, row, name, type, `${String(found["type"])} ${String(found["value"]).slice(0, 80)}`);
  }
}

function wrongCell(name: string, type: CellType): string {
  const plain = type.replace("?", "");
  return type.endsWith("?") ? `typeof("${name}") NOT IN ('${plain}', 'null')` : `typeof("${name}") <> '${plain}'`;
}

/** The error for an invalid cell. */
export function badCell(
  path: string,
  table: string,
  row: number,
  column: string,
  expected: string,
  found: string,
): ParseError {
  return new ParseError({
    what: `A cell in the export is invalid: expected ${expected}, found ${found}.`,
    where: `${path}, table ${table}, row ${String(row)}, column ${column}`,
    help: "Export the report again with --force-overwrite true. If that doesn't help, the report is damaged, so capture again.",
    id: "sqlite-cell",
  });
}

/** The error for the first cell that isn't an integer or doesn't fit into a number. `cells` are columns, each with the SQL that reads it. */
export function explainCell(
  file: ExportDatabase,
  table: UncheckedTable<string>,
  cells: readonly (readonly [column: string, sql: string])[],
): Error {
  table.checkCells();
  for (const [column, sql] of cells) {
    const found = file
      .query(
        `SELECT rowid AS "row", CAST(${sql} AS TEXT) AS "value" FROM ${table.as("t")} WHERE ${sql} NOT BETWEEN ${String(Number.MIN_SAFE_INTEGER)} AND ${String(Number.MAX_SAFE_INTEGER)} LIMIT 1`,
      )
      .first();
    if (found !== undefined)
      return badCell(
        file.path,
        table.name,
        Number(found["row"]),
        column,
        "integer between -2^53 and 2^53",
        String(found["value"]),
      );
  }
  return new ParseError({
    what: "A cell in the export is invalid: expected an integer between -2^53 and 2^53.",
    where: `${file.path}, table ${table.name}`,
    help: "Export the report again with --force-overwrite true. If that doesn't help, the report is damaged, so capture again.",
    id: "sqlite-cell",
  });
}

/** A result column: its name for errors, its SQL, and its type. Integers beyond 2^53 are rejected, never rounded. */
type ResultColumn = readonly [name: string, sql: string, type: CellType];

interface Cells {
  integer: number;
  "integer?": number | null;
  text: string;
  "text?": string | null;
}

type Row<C extends readonly ResultColumn[]> = {
  readonly [K in keyof C]: C[K] extends ResultColumn ? Cells[C[K][2]] : never;
};

interface RowQuery<C extends readonly ResultColumn[]> {
  /** The table's name for errors. */
  readonly table: string;
  /** The SQL for the row's number: `rowid` with the table's alias. */
  readonly rowid: string;
  readonly columns: C;
  /** The SQL after the columns: FROM, JOIN, WHERE, ORDER BY. */
  readonly from: string;
  readonly parameters?: Readonly<Record<string, bigint | number>>;
}

/** Calls `visit` for each row, after checking its cells. Throws ParseError with the table, row, column, expected type, and value found. */
export function forEachRow<const C extends readonly ResultColumn[]>(
  file: ExportDatabase,
  query: RowQuery<C>,
  visit: (cells: Row<C>, rowid: number) => void,
): void {
  const list = [...query.columns.map(([name, sql]) => `${sql} AS "${name}"`), `${query.rowid} AS "row"`].join(", ");
  const sql = `SELECT ${list} ${query.from}`;
  const rows = file.query(sql, "arrays").rows({ ...query.parameters });
  for (;;) {
    const next = nextRow(file, query, sql, rows);
    if (next.done === true) return;
    const cells: unknown = next.value;
    if (!Array.isArray(cells)) throw new TypeError("node:sqlite didn't return arrays");
    const rowid: unknown = cells.pop();
    if (typeof rowid !== "number") throw new TypeError("node:sqlite didn't return a row number");
    if (!isRow(cells, query.columns)) throw explain(file, query, cells, rowid);
    visit(cells, rowid);
  }
}

/** Reads all rows of a small table. */
export function allRows<const C extends readonly ResultColumn[]>(file: ExportDatabase, query: RowQuery<C>): Row<C>[] {
  const rows: Row<C>[] = [];
  forEachRow(file, query, (cells) => rows.push(cells));
  return rows;
}

/** The next row. If an integer is too large, reads the row again as BigInts to find its cell for the error. */
function nextRow(
  file: ExportDatabase,
  query: RowQuery<readonly ResultColumn[]>,
  sql: string,
  rows: Iterator<unknown>,
): IteratorResult<unknown, unknown> {
  try {
    return rows.next();
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    for (const row of file.query(sql, "bigints").rows({ ...query.parameters })) {
      const columns = [...query.columns, ["row", query.rowid, "integer"]] as const;
      const [name, , type] = columns.find((column) => !isSafe(row[column[0]])) ?? [];
      if (name === undefined) continue;
      throw badCell(
        file.path,
        query.table,
        Number(row["row"]),
        name,
        `${type} between -2^53 and 2^53`,
        String(row[name]),
      );
    }
    throw error;
  }
}

function isSafe(value: unknown): boolean {
  return typeof value !== "bigint" || Number.isSafeInteger(Number(value));
}

function isRow<C extends readonly ResultColumn[]>(cells: unknown[], columns: C): cells is unknown[] & Row<C> {
  for (let index = 0; index < columns.length; index += 1) {
    const type = columns[index]?.[2];
    if (type === undefined || !isCell(cells[index], type)) return false;
  }
  return true;
}

function isCell(value: unknown, type: CellType): boolean {
  if (value === null) return type === "integer?" || type === "text?";
  return type === "integer" || type === "integer?" ? Number.isSafeInteger(value) : typeof value === "string";
}

function explain(
  file: ExportDatabase,
  query: RowQuery<readonly ResultColumn[]>,
  cells: readonly unknown[],
  rowid: number,
): Error {
  for (const [index, [name, , type]] of query.columns.entries()) {
    const value = cells[index];
    if (isCell(value, type)) continue;
    const expected = typeof value === "number" ? `${type} between -2^53 and 2^53` : type;
    return badCell(
      file.path,
      query.table,
      rowid,
      name,
      expected,
      value === null ? "NULL" : `${typeof value} ${String(value)}`,
    );
  }
  return new TypeError("every cell is valid");
}
