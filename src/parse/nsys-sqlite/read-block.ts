import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isTooLarge } from "./database.ts";

/** A question whose answer is safe integers alone. */
export interface IntegerQuery {
  /** Of a part of a table by two parameters: its first rowid and its last. */
  readonly sql: string;
  /** How many cells a row has. */
  readonly width: number;
  /** The cells that may be NULL, by index. */
  readonly nullable: readonly number[];
}

/** Rows that are read at once. */
export interface BlockTask extends IntegerQuery {
  /** From the first rowid to the last, at most `rowsOfBlock` rows; null: the question has no parameters. */
  readonly span: readonly [first: bigint, last: bigint] | null;
}

/** Rows as columns, one for each cell; NaN stands for NULL. */
export interface Block {
  readonly count: number;
  readonly cells: readonly Float64Array<ArrayBuffer>[];
}

/** 2 MB for four cells. */
export const rowsOfBlock = 16_384;

/** node:sqlite is fastest with so many rows at once, of which none lives long. */
const rowsAtOnce = 1000n;

/** Rows whose ids are farther apart than this on average are asked for at once, since most steps would find none. */
const sparse = 4n * BigInt(rowsOfBlock);

/**
 * Reads blocks over one connection, on whichever thread has it. Null where a cell is no safe integer; throws what node:sqlite
 * throws.
 */
export function blockReader(database: DatabaseSync): (task: BlockTask) => Block | null {
  let last: { readonly sql: string; readonly statement: StatementSync } | null = null;
  return (task) => {
    if (last?.sql !== task.sql) last = { sql: task.sql, statement: database.prepare(task.sql) };
    const { statement } = last;
    statement.setReturnArrays(true);
    try {
      if (task.span === null) {
        const rows = statement.all();
        return blockOf(task, rows.length, [rows]);
      }
      return blockOf(task, rowsOfBlock, rowsWithin(statement, task.span));
    } catch (error) {
      if (isTooLarge(error)) return null;
      throw error;
    }
  };
}

function* rowsWithin(
  statement: StatementSync,
  [first, last]: readonly [bigint, bigint],
): Generator<readonly unknown[]> {
  const step = last - first > sparse ? last - first + 1n : rowsAtOnce;
  for (let from = first; from <= last; from += step)
    yield statement.all(from, from + step <= last ? from + step - 1n : last);
}

function blockOf(
  { width, nullable }: IntegerQuery,
  capacity: number,
  parts: Iterable<readonly unknown[]>,
): Block | null {
  const cells = Array.from({ length: width }, () => new Float64Array(capacity));
  const mayBeNull = cells.map((_, at) => nullable.includes(at));
  let count = 0;
  for (const rows of parts) {
    for (const row of rows) {
      if (!Array.isArray(row)) throw new TypeError("node:sqlite did not return an array");
      for (let at = 0; at < width; at += 1) {
        const value: unknown = row[at];
        const column = cells[at];
        if (column === undefined) continue;
        if (typeof value === "number" && Number.isSafeInteger(value)) column[count] = value;
        else if (value === null && mayBeNull[at] === true) column[count] = NaN;
        else return null;
      }
      count += 1;
    }
  }
  return { count, cells };
}
