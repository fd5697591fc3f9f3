import { attempt, type ExportDatabase } from "./database.ts";
import { badCell, type CellType } from "./table.ts";

/** One result column: the name that errors show, its SQL, and its type. Integers beyond 2^53 are refused, never rounded. */
export type ResultColumn = readonly [name: string, sql: string, type: CellType];

interface Cells {
  integer: number;
  "integer?": number | null;
  text: string;
  "text?": string | null;
}

type Row<C extends readonly ResultColumn[]> = {
  readonly [K in keyof C]: C[K] extends ResultColumn ? Cells[C[K][2]] : never;
};

export interface RowQuery<C extends readonly ResultColumn[]> {
  /** The table that errors name. */
  readonly table: string;
  /** The SQL that tells a row of it: `rowid` with the table's alias. */
  readonly rowid: string;
  readonly columns: C;
  /** What follows the columns: FROM, JOIN, WHERE, ORDER BY. */
  readonly from: string;
  readonly parameters?: Readonly<Record<string, bigint | number>>;
}

/** Calls `visit` for each row, with its cells checked. Throws ParseError naming table, row, column, expected and found. */
export function forEachRow<const C extends readonly ResultColumn[]>(
  file: ExportDatabase,
  query: RowQuery<C>,
  visit: (cells: Row<C>, rowid: number) => void,
): void {
  const list = [...query.columns.map(([name, sql]) => `${sql} AS "${name}"`), `${query.rowid} AS "row"`].join(", ");
  const sql = `SELECT ${list} ${query.from}`;
  attempt(file.path, () => {
    const statement = file.database.prepare(sql);
    statement.setReturnArrays(true);
    const rows = statement.iterate({ ...query.parameters })[Symbol.iterator]();
    for (;;) {
      const next = nextRow(file, query, sql, rows);
      if (next.done === true) return;
      const cells: unknown = next.value;
      if (!Array.isArray(cells)) throw new TypeError("node:sqlite did not return arrays");
      const rowid: unknown = cells.pop();
      if (typeof rowid !== "number") throw new TypeError("node:sqlite did not return a row number");
      if (!isRow(cells, query.columns)) throw explain(file, query, cells, rowid);
      visit(cells, rowid);
    }
  });
}

/** All rows of a small table. */
export function allRows<const C extends readonly ResultColumn[]>(file: ExportDatabase, query: RowQuery<C>): Row<C>[] {
  const rows: Row<C>[] = [];
  forEachRow(file, query, (cells) => rows.push(cells));
  return rows;
}

/** node:sqlite throws on an integer that a number cannot hold; read again as BigInt, so as to say which cell it is. */
function nextRow(
  file: ExportDatabase,
  query: RowQuery<readonly ResultColumn[]>,
  sql: string,
  rows: Iterator<unknown>,
): IteratorResult<unknown, unknown> {
  try {
    return rows.next();
  } catch (error) {
    if (!(typeof error === "object" && error !== null && "code" in error && error.code === "ERR_OUT_OF_RANGE"))
      throw error;
    const statement = file.database.prepare(sql);
    statement.setReadBigInts(true);
    for (const row of statement.iterate({ ...query.parameters })) {
      for (const [name, , type] of query.columns) {
        const value = row[name];
        if (
          typeof value !== "bigint" ||
          (value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER))
        )
          continue;
        throw badCell(file.path, query.table, Number(row["row"]), name, `${type} within 2^53`, `${String(value)}`);
      }
    }
    throw error;
  }
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
    const expected = typeof value === "number" ? `${type} within 2^53` : type;
    return badCell(
      file.path,
      query.table,
      rowid,
      name,
      expected,
      value === null ? "NULL" : `${typeof value} ${String(value)}`,
    );
  }
  return new TypeError("every cell is as expected");
}
