import type { RowForm } from "./database.ts";
import { badCell, type Table } from "./table.ts";

/** A result column: its name for errors, its SQL, and its type. Integers beyond 2^53 are rejected, never rounded. */
type ResultColumn = readonly [name: string, sql: string, type: keyof Cells];

interface Cells {
  integer: number;
  "integer?": number | null;
  /** Shortened, because it goes into our own files. */
  text: string;
  "text?": string | null;
  hex: string;
}

type Row<C extends readonly ResultColumn[]> = {
  readonly [K in keyof C]: C[K] extends ResultColumn ? Cells[C[K][2]] : never;
};

/** A query of a table, which has the alias `t`. */
interface RowQuery<C extends readonly ResultColumn[]> {
  readonly columns: C;
  readonly where?: string;
  readonly orderBy?: string;
  readonly limit?: number;
  readonly parameters?: Readonly<Record<string, bigint | number>>;
}

/** Calls `visit` for each row, after checking its cells. Throws ParseError with the table, row, column, expected type, and value found. */
export function forEachRow<const C extends readonly ResultColumn[]>(
  table: Table<string>,
  query: RowQuery<C>,
  visit: (cells: Row<C>, rowid: number) => void,
): void {
  const rows = runQuery(table, query, "arrays");
  const names = query.columns.flatMap(([, , type], index) => (type.startsWith("text") ? [index] : []));
  for (;;) {
    const next = nextRow(table, query, rows);
    if (next.done === true) return;
    const cells: unknown = next.value;
    if (!Array.isArray(cells)) throw new TypeError("node:sqlite didn't return arrays");
    const rowid: unknown = cells.pop();
    if (typeof rowid !== "number") throw new TypeError("node:sqlite didn't return a row number");
    for (const index of names) {
      const cell: unknown = cells[index];
      if (typeof cell === "string") cells[index] = table.shorten(cell);
    }
    if (!isRow(cells, query.columns)) throw explain(table, query, cells, rowid);
    visit(cells, rowid);
  }
}

function runQuery(table: Table<string>, query: RowQuery<readonly ResultColumn[]>, form: RowForm) {
  const columns = [...query.columns.map(([name, sql]) => `${sql} AS "${name}"`), 't.rowid AS "row"'].join(", ");
  const { where, orderBy, limit, parameters } = query;
  return table.query({ columns, where, orderBy, limit }, form).rows({ ...parameters });
}

/** Reads all rows of a small table. */
export function allRows<const C extends readonly ResultColumn[]>(table: Table<string>, query: RowQuery<C>): Row<C>[] {
  const rows: Row<C>[] = [];
  forEachRow(table, query, (cells) => rows.push(cells));
  return rows;
}

/** The next row. If an integer is too large, reads the rows again as BigInts to find its cell for the error. */
function nextRow(
  table: Table<string>,
  query: RowQuery<readonly ResultColumn[]>,
  rows: Iterator<unknown>,
): IteratorResult<unknown, unknown> {
  try {
    return rows.next();
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    for (const row of runQuery(table, query, "bigints")) {
      const columns = [...query.columns, ["row", "t.rowid", "integer"]] as const;
      const [name, , type] = columns.find((column) => !isSafe(row[column[0]])) ?? [];
      if (name === undefined) continue;
      throw badCell(table, Number(row["row"]), name, `${type} between -2^53 and 2^53`, String(row[name]));
    }
    throw error;
  }
}

/** True for node:sqlite's error about an integer that doesn't fit into a number. */
function isTooLarge(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE";
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

function isCell(value: unknown, type: keyof Cells): boolean {
  if (value === null) return type === "integer?" || type === "text?";
  return type === "integer" || type === "integer?" ? Number.isSafeInteger(value) : typeof value === "string";
}

function explain(
  table: Table<string>,
  query: RowQuery<readonly ResultColumn[]>,
  cells: readonly unknown[],
  rowid: number,
): Error {
  for (const [index, [name, , type]] of query.columns.entries()) {
    const value = cells[index];
    if (isCell(value, type)) continue;
    const expected = typeof value === "number" ? `${type} between -2^53 and 2^53` : type;
    return badCell(table, rowid, name, expected, value === null ? "NULL" : `${typeof value} ${String(value)}`);
  }
  return new TypeError("every cell is valid");
}
