import { ParseError } from "../../errors.ts";
import { attempt, type ExportDatabase } from "./database.ts";
import { badCell, type UncheckedTable } from "./table.ts";

/** How the times of large tables become numbers from the report's earliest event on. */
export interface Times {
  readonly origin: bigint;
  /** The SQL of a time. */
  sql(column: string): string;
  /** What is to be subtracted from it. */
  readonly shift: number;
}

/**
 * Times as they are stored are numbers, and are checked before anything is subtracted. Where they count from 1970 they are
 * beyond what a number holds: then SQL subtracts, and all cells are checked before.
 */
export function timesFrom(origin: bigint): Times {
  const isNumber = origin >= BigInt(Number.MIN_SAFE_INTEGER) && origin <= BigInt(Number.MAX_SAFE_INTEGER) / 2n;
  return isNumber
    ? { origin, sql: (column) => column, shift: Number(origin) }
    : {
        origin,
        sql: (column) => `iif(typeof(${column}) = 'integer', ${column} - (${String(origin)}), ${column} || '')`,
        shift: 0,
      };
}

/** The error of the first cell that is no integer, or one that a number cannot hold; `cells`: columns and the SQL that was read of them. */
export function explainCell(
  file: ExportDatabase,
  table: UncheckedTable<string>,
  cells: readonly (readonly [column: string, sql: string])[],
): Error {
  table.checkCells();
  for (const [column, sql] of cells) {
    const found = attempt(file.path, () =>
      file.database
        .prepare(
          `SELECT rowid AS "row", CAST(${sql} AS TEXT) AS "value" FROM "${table.name}" AS t WHERE ${sql} NOT BETWEEN ${String(Number.MIN_SAFE_INTEGER)} AND ${String(Number.MAX_SAFE_INTEGER)} LIMIT 1`,
        )
        .get(),
    );
    if (found !== undefined)
      return badCell(
        file.path,
        table.name,
        Number(found["row"]),
        column,
        "integer within 2^53",
        String(found["value"]),
      );
  }
  return new ParseError({
    what: "A cell of the export is not what its format promises: expected an integer within 2^53.",
    where: `${file.path}, table ${table.name}`,
    help: "Export the report again with --force-overwrite true; if that does not help, the report is damaged: capture again.",
    id: "sqlite-cell",
  });
}
