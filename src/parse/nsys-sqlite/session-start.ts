import type { Milliseconds } from "../../model/units.ts";
import type { ExportDatabase } from "./database.ts";
import { allRows } from "./rows.ts";
import { openTable } from "./table.ts";

/**
 * The wall-clock time of the trace's zero, in milliseconds since 1970 (UTC). Event times of the export count from
 * TARGET_INFO_SESSION_START_TIME.utcEpochNs. Held against the program's own clock with nsys 2023.4.4: without a gate equal
 * within 0.2 ms; with one, whose opening takes 0.1 s inside the push, within the calls of push and pop. Null where the
 * export does not say.
 */
export function readOriginUtcMs(file: ExportDatabase, origin: bigint): Milliseconds | null {
  const table = openTable(file, {
    table: "TARGET_INFO_SESSION_START_TIME",
    required: {},
    optional: { utcEpochNs: "integer?" },
  } as const);
  if (table === null || !table.has("utcEpochNs")) return null;
  const [row] = allRows(file, {
    table: table.name,
    rowid: "s.rowid",
    // As text: nanoseconds since 1970 are beyond what a number holds.
    columns: [["utcEpochNs", `CAST(${table.column("s", "utcEpochNs")} AS TEXT)`, "text?"]],
    from: "FROM TARGET_INFO_SESSION_START_TIME AS s ORDER BY s.rowid LIMIT 1",
  });
  const epochNs = row?.[0] ?? null;
  if (epochNs === null || BigInt(epochNs) <= 0n) return null;
  return Number((BigInt(epochNs) + origin) / 1000n) / 1000;
}
