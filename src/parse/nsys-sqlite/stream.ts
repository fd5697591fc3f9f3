import { attempt, type ExportDatabase, isTooLarge } from "./database.ts";

/** Rows of integers of a large table. */
export interface Stream {
  readonly table: string;
  /** SQL of the cells, of the table as `t`. Cells that are not checked yet stand alone: SQL's arithmetic takes a text as 0. */
  readonly cells: readonly string[];
  /** SQL that leaves rows out; empty: all. */
  readonly where: string;
  /** The cells that may be NULL, by index. */
  readonly nullable: ReadonlySet<number>;
  /** SQL of the order; null: as they are stored, which costs a third of the time. */
  readonly order: string | null;
}

/** The cells of a row: safe integers, and null where that is allowed. */
export type Cells = readonly (number | null)[];

/** node:sqlite is fastest with so many rows at once, of which none lives long. */
const rowsAtOnce = 1000;

const lowestRow = -(2n ** 63n);

/**
 * Calls `visit` for each row. Each cell is checked; for one that is no integer `explain` is asked for the error, which looks
 * for the cell by SQL. Reading stops where `visit` returns false.
 */
export function streamRows(
  file: ExportDatabase,
  stream: Stream,
  explain: () => Error,
  visit: (cells: Cells) => boolean,
): void {
  attempt(file.path, () => {
    for (const rows of batches(file, stream, explain)) {
      for (const row of rows) {
        if (!isRow(row, stream.nullable)) throw explain();
        if (!visit(row)) return;
      }
    }
  });
}

function* batches(file: ExportDatabase, stream: Stream, explain: () => Error): Generator<readonly unknown[]> {
  const { table, cells, where, order } = stream;
  const select = `SELECT ${cells.join(", ")} FROM "${table}" AS t`;
  if (order !== null) {
    const statement = file.database.prepare(`${select} ${where === "" ? "" : `WHERE ${where}`} ORDER BY ${order}`);
    statement.setReturnArrays(true);
    const rows = statement.iterate()[Symbol.iterator]();
    for (;;) {
      const next = refusing(() => rows.next(), explain);
      if (next.done === true) return;
      yield [next.value];
    }
  }
  const bound = file.database.prepare(
    `SELECT rowid AS "row" FROM "${table}" WHERE rowid >= ? ORDER BY rowid LIMIT 1 OFFSET ${String(rowsAtOnce)}`,
  );
  bound.setReadBigInts(true);
  const statement = file.database.prepare(
    `${select} WHERE t.rowid >= ? AND t.rowid < ? ${where === "" ? "" : `AND (${where})`}`,
  );
  statement.setReturnArrays(true);
  let from = lowestRow;
  for (;;) {
    const [since, until] = [from, bound.get(from)?.["row"]];
    if (typeof until !== "bigint") break;
    yield refusing(() => statement.all(since, until), explain);
    from = until;
  }
  const rest = file.database.prepare(`${select} WHERE t.rowid >= ? ${where === "" ? "" : `AND (${where})`}`);
  rest.setReturnArrays(true);
  yield refusing(() => rest.all(from), explain);
}

function refusing<T>(read: () => T, explain: () => Error): T {
  try {
    return read();
  } catch (error) {
    throw isTooLarge(error) ? explain() : error;
  }
}

function isRow(row: unknown, nullable: ReadonlySet<number>): row is Cells {
  if (!Array.isArray(row)) throw new TypeError("node:sqlite did not return an array");
  for (let at = 0; at < row.length; at += 1)
    if (!Number.isSafeInteger(row[at]) && !(row[at] === null && nullable.has(at))) return false;
  return true;
}
