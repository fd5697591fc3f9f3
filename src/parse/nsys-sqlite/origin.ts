import { ParseError } from "../../errors.ts";
import { attempt, type ExportDatabase } from "./database.ts";
import { rangeEventTypes } from "./event-types.ts";

const timedTables: readonly { table: string; where: string }[] = [
  { table: "NVTX_EVENTS", where: `WHERE eventType IN (${rangeEventTypes.join(", ")})` },
  { table: "CUPTI_ACTIVITY_KIND_KERNEL", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_RUNTIME", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMCPY", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMSET", where: "" },
];

/** The report's earliest event, in its own clock: subtracted in SQL, so that absolute times never become numbers. */
export function readOrigin(file: ExportDatabase): bigint {
  let origin: bigint | null = null;
  for (const { table, where } of timedTables) {
    if (!file.tables.has(table)) continue;
    const statement = attempt(file.path, () =>
      file.database.prepare(`SELECT min(start) AS "start" FROM ${table} ${where}`),
    );
    statement.setReadBigInts(true);
    const start = attempt(file.path, () => statement.get())?.["start"];
    if (start === null || start === undefined) continue;
    if (typeof start !== "bigint") {
      throw new ParseError({
        what: "A start time of the export is not an integer.",
        where: `${file.path}, table ${table}, column start`,
        id: "sqlite-cell",
      });
    }
    if (origin === null || start < origin) origin = start;
  }
  return origin ?? 0n;
}
