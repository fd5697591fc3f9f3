import type { RowForm } from "./database.ts";
import { badCell, type Table } from "./table.ts";

/** A name for errors, SQL, and a type. Integers beyond 2^53 are rejected, never rounded. */
type ResultColumn = readonly [name: string, sql: string, type: keyof Cells];

type Column<T> = ResultColumn | (keyof T & string);

type AnyTable = Pick<Table, "path" | "name" | "query">;

/** Shared by the tables of events. `:origin` is a parameter. */
export const startColumn = ["start", "t.start - :origin", "integer"] as const;
export const processColumn = ["process", "t.globalTid >> 24", "integer?"] as const;
export const threadColumn = ["thread", "t.globalTid & 0xFFFFFF", "integer?"] as const;

interface Cells {
  integer: number;
  "integer?": number | null;
  /** Shortened, because it goes into our own files. */
  text: string;
  "text?": string | null;
  hex: string;
}

type Row<T, C> = { readonly [K in keyof C]: Cell<T, C[K]> };
type Cell<T, C> = Cells[keyof Cells & (C extends ResultColumn ? C[2] : C extends keyof T ? T[C] : never)];

/** The table has the alias `t`. */
interface RowQuery<C> {
  readonly columns: C;
  readonly where?: string;
  readonly orderBy?: string;
  readonly limit?: number;
  readonly parameters?: Readonly<Record<string, bigint | number>>;
}

/** Throws ParseError with the table, row, column, expected type, and value found. */
export function forEachRow<T, const C extends readonly Column<T>[]>(
  table: Table<T>,
  { columns: requested, ...rest }: RowQuery<C>,
  visit: (cells: Row<T, C>, rowid: number) => void,
): void {
  const columns = requested.map((column): ResultColumn =>
    typeof column === "string" ? [column, table.column(column), table.types[column] as keyof Cells] : column,
  );
  const query = { columns, ...rest };
  const rows = runQuery(table, query, "arrays");
  const names = columns.flatMap(([, , type], index) => (type.startsWith("text") ? [index] : []));
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
    if (!isRow<Row<T, C>>(cells, columns)) throw explain(table, query, cells, rowid);
    visit(cells, rowid);
  }
}

function runQuery(table: AnyTable, query: RowQuery<readonly ResultColumn[]>, form: RowForm) {
  const columns = [...query.columns.map(([name, sql]) => `${sql} AS "${name}"`), 't.rowid AS "row"'].join(", ");
  const { where, orderBy, limit, parameters } = query;
  return table.query({ columns, where, orderBy, limit }, form).rows({ ...parameters });
}

export function allRows<T, const C extends readonly Column<T>[]>(
  table: Table<T> | null,
  query: RowQuery<C>,
): Row<T, C>[] {
  const rows: Row<T, C>[] = [];
  if (table !== null) forEachRow(table, query, (cells) => rows.push(cells));
  return rows;
}

/** If an integer is too large, reads the rows again as BigInts to find its cell for the error. */
function nextRow(
  table: AnyTable,
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

function isTooLarge(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE";
}

function isSafe(value: unknown): boolean {
  return typeof value !== "bigint" || Number.isSafeInteger(Number(value));
}

function isRow<R>(cells: unknown[], columns: readonly ResultColumn[]): cells is unknown[] & R {
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
  table: AnyTable,
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
