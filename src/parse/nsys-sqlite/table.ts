import { ParseError } from "../../model/errors.ts";
import type { Database, Query, RowForm } from "./database.ts";
import type { StoredTree } from "./stored-tree.ts";

/** SQLite's storage classes; `?` allows NULL. `any` isn't checked. */
export type CellType = "integer" | "integer?" | "text" | "text?" | "any";

export type Columns = Readonly<Record<string, CellType>>;

/** `optional` columns exist only in some nsys versions. If absent, they read as NULL. */
export interface TableShape {
  readonly table: string;
  readonly required: Columns;
  readonly optional?: Columns;
}

export type ColumnsOf<S extends TableShape> = S["required"] &
  (S extends { readonly optional: infer O extends Columns } ? O : unknown);

/** The SQL must come from our code; values from files are parameters. */
interface Selection {
  readonly columns: string;
  readonly where?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * A plain table, whose columns are stored, not computed, and whose pages are a valid tree, so every query of it ends. Only `openTable` and
 * `openUnchecked` create one.
 */
export interface Table<C = Columns> {
  readonly path: string;
  readonly name: string;
  readonly types: C;
  readonly tree: StoredTree;
  readonly columns: readonly { readonly name: string; readonly isKey: boolean }[];
  has(name: keyof C & string): boolean;
  column(name: keyof C & string): string;
  readonly shorten: Database["shorten"];
  /** Reads only the table's own pages, because an index may have other values, or cyclic pages. */
  query(selection: Selection, form?: RowForm): Query;
}

/**
 * Checks each cell's storage class, too: SQLite stores any type in any column, and its arithmetic treats text as 0. Null if the table is
 * absent.
 */
export function openTable<const S extends TableShape>(database: Database, shape: S): Table<ColumnsOf<S>> | null {
  const table = openUnchecked(database, shape);
  if (table !== null) checkCells(table);
  return table;
}

/** For large tables, whose cells we check while we read them. */
export function openUnchecked<const S extends TableShape>(database: Database, shape: S): Table<ColumnsOf<S>> | null {
  const { path } = database;
  const { table: name, required, optional } = shape;
  const root = database.tables.get(name);
  if (root === undefined) return null;
  if (root === null) throw notStored(path, name, "It's a view or a virtual table.");
  const columns = storedColumns(database, name);
  const tree = database.tree(name);
  const present = new Set(columns.map((column) => column.name));
  const missing = Object.keys(required).filter((column) => !present.has(column));
  if (missing.length > 0) throw lacksColumns(path, name, missing);
  return {
    path,
    name,
    types: { ...required, ...optional } as ColumnsOf<S>,
    tree,
    columns,
    shorten: (text) => database.shorten(text),
    has: (column) => present.has(column),
    column: (column) => (present.has(column) ? `t."${column}"` : "NULL"),
    query: ({ columns: list, where, orderBy, limit }, form) => {
      const parts = [
        `SELECT ${list} FROM "${name}" AS t NOT INDEXED`,
        ...(where === undefined ? [] : [`WHERE ${where}`]),
        ...(orderBy === undefined ? [] : [`ORDER BY ${orderBy}`]),
        ...(limit === undefined ? [] : [`LIMIT ${limit}`]),
      ];
      return database.query(parts.join(" "), form);
    },
  };
}

export function findTable({ tables, query }: Database, columns: readonly string[]): string | null {
  const names = query("SELECT name FROM pragma_table_xinfo(?)");
  for (const [table, root] of tables) {
    const present = new Set(names.all(table).map(({ name }) => name));
    if (root !== null && columns.every((column) => present.has(column))) return table;
  }
  return null;
}

/** Computed columns can run forever, each short row repeats default values, and a column named rowid would hide the row's number. */
function storedColumns({ path, query }: Database, table: string): Table["columns"] {
  const columns = query("SELECT name, pk, hidden, dflt_value FROM pragma_table_xinfo(?) ORDER BY cid").all(table);
  return columns.map(({ name, pk, hidden, dflt_value: defaultValue }) => {
    const column = String(name);
    if (hidden !== 0) throw notStored(path, table, `Its column ${column} is computed.`);
    if (defaultValue !== null) throw notStored(path, table, `Its column ${column} has a default value.`);
    if (column.toLowerCase() === "rowid") throw notStored(path, table, "It has a column named rowid.");
    return { name: column, isKey: pk !== 0 };
  });
}

function notStored(path: string, table: string, why: string): ParseError {
  return new ParseError({
    what: `${table} isn't a plain table like the ones that nsys writes.`,
    where: path,
    why,
    help: "Export the report again with --force-overwrite true.",
    id: "sqlite-schema",
  });
}

function lacksColumns(path: string, table: string, missing: readonly string[]): ParseError {
  return new ParseError({
    what: `The export lacks ${missing.length === 1 ? "a required column" : "required columns"}: ${missing.join(", ")}.`,
    where: `${path}, table ${table}`,
    why: "Every version of nsys that we know writes this. Another tool may have made or changed the file, or your nsys may be newer than we know.",
    help: "Export the report again with nsys. If that doesn't help, please report the problem and include your nsys version.",
    id: "sqlite-schema",
  });
}

function checkCells(table: Table): void {
  const checked = Object.entries(table.types).filter(([name, type]) => table.has(name) && type !== "any");
  if (checked.length === 0) return;
  const wrong = checked.map(([name, type]) => wrongCell(name, type));
  const bad = table.query({ columns: 't.rowid AS "row"', where: wrong.join(" OR "), limit: 1 }).first();
  if (bad === undefined) return;
  const row = Number(bad["row"]);
  for (const [name, type] of checked) {
    const invalid = table
      .query({
        columns: `typeof(t."${name}") AS "type", substr(quote(t."${name}"), 1, 80) AS "value"`,
        where: `t.rowid = ? AND ${wrongCell(name, type)}`,
      })
      .first(row);
    if (invalid !== undefined)
      throw badCell(table, row, name, type, `${String(invalid["type"])} ${String(invalid["value"])}`);
  }
}

function wrongCell(name: string, type: CellType): string {
  const plain = type.replace("?", "");
  return type.endsWith("?") ? `typeof(t."${name}") NOT IN ('${plain}', 'null')` : `typeof(t."${name}") <> '${plain}'`;
}

export function badCell(
  { path, name }: Pick<Table, "path" | "name">,
  row: number,
  column: string,
  expected: string,
  found: string,
): ParseError {
  return new ParseError({
    what: `A cell in the export is invalid: expected ${expected}, found ${found}.`,
    where: `${path}, table ${name}, row ${row}, column ${column}`,
    help: "Export the report again with --force-overwrite true. If that doesn't help, the report is damaged, so capture again.",
    id: "sqlite-cell",
  });
}

/** The first cell that isn't an integer or doesn't fit into a number. `cells` are columns with the SQL that reads them. */
export function explainCell(table: Table, cells: readonly (readonly [column: string, sql: string])[]): ParseError {
  checkCells(table);
  for (const [column, sql] of cells) {
    const invalid = table
      .query({
        columns: `t.rowid AS "row", CAST(${sql} AS TEXT) AS "value"`,
        where: `${sql} NOT BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}`,
        limit: 1,
      })
      .first();
    if (invalid !== undefined)
      return badCell(table, Number(invalid["row"]), column, "integer between -2^53 and 2^53", String(invalid["value"]));
  }
  return new ParseError({
    what: "A cell in the export is invalid: expected an integer between -2^53 and 2^53.",
    where: `${table.path}, table ${table.name}`,
    help: "Export the report again with --force-overwrite true. If that doesn't help, the report is damaged, so capture again.",
    id: "sqlite-cell",
  });
}
