import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";

/** A real decode loop: 5,744 kernels with 30 names, and 12,545 calls by one thread in the range `decode`; nsys 2023.4.4, H100. */
const recording = new URL("../../examples/recordings/llm-decode-sdpa/round-1.sqlite.gz", import.meta.url);
export const recordedKernels = 5_744;

/** Tables with events. All others describe them. */
const eventTables = [
  "NVTX_EVENTS",
  "CUPTI_ACTIVITY_KIND_RUNTIME",
  "CUPTI_ACTIVITY_KIND_KERNEL",
  "CUPTI_ACTIVITY_KIND_MEMCPY",
  "CUPTI_ACTIVITY_KIND_MEMSET",
  "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION",
];
const kernels = "CUPTI_ACTIVITY_KIND_KERNEL";

/** Differences from the recording, other than the number of copies. nsys sorts by start, and real kernel durations repeat. */
const variants = {
  "as recorded": [],
  "rows shuffled": eventTables.slice(1, 3).flatMap(shuffled),
  "kernels overlap": [`UPDATE ${kernels} SET "end" = "end" + 50000`],
  "all durations different": [`UPDATE ${kernels} SET "end" = start + 1000 + rowid`],
  // Gives the kernel with the most launches an NCCL name, so that about one launch in ten is communication.
  "one kernel communicates": [
    `UPDATE StringIds SET value = 'ncclDevKernel_AllReduce_Sum_bf16_RING_LL' WHERE id IN (
      SELECT demangledName FROM ${kernels} GROUP BY demangledName ORDER BY count(*) DESC LIMIT 1)`,
  ],
} as const;
export type Variant = keyof typeof variants;
export const allVariants = Object.keys(variants) as readonly Variant[];

/**
 * Writes an export with this many copies of the recorded loop, one after another. Shifts times and correlation ids, so the ids
 * stay as sparse as they were.
 */
export function writeReplicated(path: string, copies: number, variant: Variant): void {
  writeFileSync(path, gunzipSync(readFileSync(recording)));
  using database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
  const { spanNs, ids } = extent(database);
  for (const table of copies > 1 ? eventTables : []) {
    const columns = columnsOf(database, table);
    if (columns.length === 0) continue;
    const copied = columns.map((column) =>
      column === "start" || column === "end"
        ? `${quoted(column)} + i * ${String(spanNs)}`
        : column === "correlationId"
          ? `correlationId + i * ${String(ids)}`
          : quoted(column),
    );
    database.exec(`CREATE TEMP TABLE original AS SELECT * FROM ${table};
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(copies - 1)})
        INSERT INTO ${table} (${columns.map(quoted).join(", ")}) SELECT ${copied.join(", ")} FROM n CROSS JOIN original;
      DROP TABLE original`);
  }
  database.exec(`UPDATE ANALYSIS_DETAILS SET duration = duration + ${String((copies - 1) * spanNs)},
    stopTime = stopTime + ${String((copies - 1) * spanNs)}`);
  for (const change of variants[variant]) database.exec(change);
}

/** The distance from one copy to the next, in time and in ids. */
function extent(database: DatabaseSync): { readonly spanNs: number; readonly ids: number } {
  const row = database
    .prepare(
      `SELECT (SELECT max("end") - min(start) FROM NVTX_EVENTS) + 1000000 AS spanNs,
        (SELECT max(correlationId) FROM CUPTI_ACTIVITY_KIND_RUNTIME) + 1 AS ids`,
    )
    .get();
  return { spanNs: Number(row?.["spanNs"]), ids: Number(row?.["ids"]) };
}

/** The columns of a table; empty if it doesn't exist. */
function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map((row) => String(row["name"]));
}

function quoted(column: string): string {
  return `"${column}"`;
}

/** SQL that puts a table's rows into an order that's unrelated to time but always the same. */
function shuffled(table: string): string[] {
  return [
    `CREATE TEMP TABLE shuffled AS SELECT * FROM ${table}`,
    `DELETE FROM ${table}`,
    `INSERT INTO ${table} SELECT * FROM shuffled ORDER BY (rowid * 2654435761) % 4294967296`,
    "DROP TABLE shuffled",
  ];
}
