import type { KernelStream, TimeSpan } from "../../model/reports/instance-timeline.ts";
import type { ExportFile } from "./export-file.ts";
import { forEachRow, startColumn } from "./rows.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_KERNEL",
  required: { start: "integer", end: "integer", demangledName: "integer" },
  optional: { streamId: "integer?", contextId: "integer?" },
} as const;

const mostRows = 200_000;

/** Scans the table again, because storing the streams of millions of kernels would take too much memory. */
export function readKernelStreams(file: ExportFile, origin: bigint, spans: readonly TimeSpan[]): KernelStream[] {
  const table = file.openUnchecked(shape);
  if (table === null || spans.length === 0) return [];
  const streams: KernelStream[] = [];
  const within = joined(spans).map(
    ({ startNs, endNs }) => `t.start BETWEEN ${String(origin + BigInt(startNs))} AND ${String(origin + BigInt(endNs))}`,
  );
  forEachRow(
    table,
    {
      columns: [startColumn, ["end", 't."end" - :origin', "integer"], "streamId", "contextId", "demangledName"],
      where: within.join(" OR "),
      limit: mostRows,
      parameters: { origin },
    },
    ([startNs, endNs, stream, context, nameId], row) => {
      const name = file.strings(nameId, { table: table.name, column: "demangledName", row });
      streams.push({ startNs, durationNs: endNs - startNs, name, stream, context });
    },
  );
  return streams;
}

/** SQLite checks every span for every row. */
function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const all: { startNs: number; endNs: number }[] = [];
  for (const { startNs, endNs } of spans.toSorted((a, b) => a.startNs - b.startNs)) {
    const last = all.at(-1);
    if (last !== undefined && startNs <= last.endNs) last.endNs = Math.max(last.endNs, endNs);
    else all.push({ startNs, endNs });
  }
  return all;
}
