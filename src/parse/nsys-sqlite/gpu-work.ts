import type { ExportDatabase } from "./database.ts";
import { openTable } from "./table.ts";

const columns = {
  required: { end: "integer", correlationId: "integer?" },
  optional: { globalPid: "integer?", graphNodeId: "integer?" },
} as const;

const tables = ["CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET"];

/**
 * The join that tells whether a call `c` started a kernel, copy or fill: `w.id`, null where it did not; `w.pieces`, how many;
 * `w.ended`, when the last of them did; `w.graph`, the CUDA graph that held it (the upper half of a node's id), null where there is none or the report does not say.
 * It is no correlated subquery: SQLite makes an index for a join, and a million calls take a second instead of hours.
 */
export function joinWork(file: ExportDatabase): string {
  const work = tables.flatMap((name) => {
    const table = openTable<keyof typeof columns.required | keyof typeof columns.optional>(file, {
      table: name,
      ...columns,
    });
    if (table === null) return [];
    const [process, node] = [table.column("a", "globalPid"), table.column("a", "graphNodeId")];
    return [
      `SELECT a.correlationId AS id, a.end AS ended, ${process} >> 24 AS process, ${node} >> 32 AS graph FROM ${name} AS a`,
    ];
  });
  const all =
    work.length === 0 ? "SELECT NULL AS id, NULL AS ended, NULL AS process, NULL AS graph" : work.join(" UNION ALL ");
  return `LEFT JOIN (SELECT id, process, max(graph) AS graph, count(*) AS pieces, max(ended) AS ended FROM (${all}) GROUP BY id, process) AS w
    ON w.id = c.correlationId AND (w.process IS NULL OR w.process = c.globalTid >> 24)`;
}
