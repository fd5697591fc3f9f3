import type { ExportDatabase } from "./database.ts";
import type { LargeTable } from "./kinds.ts";
import type { ReportBeingRead } from "./row-reader.ts";
import { badCell } from "./table.ts";
import { explainCell } from "./times.ts";

/** In place of a correlation id: there is none. */
export const noId = -1;

/**
 * Calls `visit` for each row of a large table of what took time, as they are stored: `where` is SQL that leaves rows out, of
 * the table as `t` (empty: none), `kind` an index into the table's kinds. Throws ParseError for a cell that is no integer, and
 * for a row that ends before it starts.
 */
export async function readTimedRows(
  { file, reader, times }: ReportBeingRead,
  { table, rows, cells, kindOf }: LargeTable<string>,
  where: string,
  visit: (startNs: number, endNs: number, correlationId: number, kind: number) => void,
): Promise<void> {
  const read = [
    ["start", times.sql("t.start")],
    ["end", times.sql('t."end"')],
    ["correlationId", "t.correlationId"],
  ] as const;
  const blocks = reader.blocks(
    { table: table.name, count: rows, cells: [...read.map(([, sql]) => sql), ...cells], where, nullable: [2] },
    () => explainCell(file, table, read),
  );
  for await (const block of blocks) {
    const [starts, ends, ids] = block.cells;
    for (let row = 0; row < block.count; row += 1) {
      const startNs = (starts?.[row] ?? 0) - times.shift;
      const endNs = (ends?.[row] ?? 0) - times.shift;
      if (endNs < startNs) throw endsEarly(file, table.name);
      const id = ids?.[row] ?? NaN;
      visit(startNs, endNs, Number.isNaN(id) ? noId : id, kindOf(block, 3, row));
    }
  }
}

/** The error of the first row that ends before it starts. */
function endsEarly(file: ExportDatabase, table: string): Error {
  const found = file.database
    .prepare(
      `SELECT rowid AS "row", CAST(start - "end" AS TEXT) AS "early" FROM "${table}" WHERE "end" < start LIMIT 1`,
    )
    .get();
  return badCell(
    file.path,
    table,
    Number(found?.["row"]),
    "end",
    "a time not before start",
    `${String(found?.["early"])} ns before it`,
  );
}
