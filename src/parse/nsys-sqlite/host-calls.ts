import type { HostCall } from "../../model/reports/trace.ts";
import { badCell, forEachRow, openTable, type Table } from "./table.ts";
import type { ExportDatabase } from "./database.ts";
import type { StringOf } from "./strings.ts";

const shape = {
  table: "CUPTI_ACTIVITY_KIND_RUNTIME",
  required: { start: "integer", end: "integer", globalTid: "integer?", correlationId: "integer?", nameId: "integer" },
  optional: {},
} as const;

/** The table of CUDA runtime and driver API calls. */
export type CallTable = Table<keyof typeof shape.required>;

/** Checks the table of calls; null where none was traced. */
export function openCalls(file: ExportDatabase): CallTable | null {
  return openTable(file, shape);
}

/**
 * The join that gives an activity its call, and the call's columns: process, thread, start, end (null without a call).
 * Correlation ids are unique within a process, so that the process has to be equal too, where the activity says it.
 */
export function joinCall(calls: CallTable | null) {
  const sql = (text: string): string => (calls === null ? "NULL" : text);
  return {
    columns: [
      ["call's globalTid", sql("c.globalTid >> 24"), "integer?"],
      ["call's globalTid", sql("c.globalTid & 0xFFFFFF"), "integer?"],
      ["call's start", sql("c.start - :origin"), "integer?"],
      ["call's end", sql("c.end - :origin"), "integer?"],
    ] as const,
    /** Orders the calls of one activity, should it have several. */
    order: sql("c.start"),
    join: (alias: string, hasProcess: boolean): string => {
      if (calls === null) return "";
      const process = hasProcess ? ` AND c.globalTid >> 24 = ${alias}.globalPid >> 24` : "";
      return `LEFT JOIN ${shape.table} AS c ON c.correlationId = ${alias}.correlationId${process}`;
    },
  };
}

/** `cudaStreamSynchronize_ptsz_v7000` → `cudaStreamSynchronize`. */
export function withoutVersion(name: string): string {
  return name.replace(/_v\d+$/, "").replace(/_(ptsz|ptds)$/, "");
}

/** Whether a call of this name, without its version, launches a CUDA graph. */
export function isGraphLaunch(name: string): boolean {
  return /^cu(da)?GraphLaunch$/.test(name);
}

function kindOf(name: string): HostCall["kind"] | null {
  if (isGraphLaunch(name)) return "graph-launch";
  return /^cu(da)?[A-Za-z]*Synchronize$/.test(name) ? "synchronize" : null;
}

/** Launches of graphs and synchronizations, by start; a driver call made by such a runtime call is not counted again. */
export function readHostCalls(
  file: ExportDatabase,
  table: CallTable | null,
  strings: StringOf,
  origin: bigint,
): HostCall[] {
  if (table === null) return [];
  const calls: HostCall[] = [];
  const openUntil = new Map<string, number>();
  forEachRow(
    file,
    {
      table: shape.table,
      rowid: "c.rowid",
      columns: [
        ["nameId", "c.nameId", "integer"],
        ["process", "c.globalTid >> 24", "integer?"],
        ["thread", "c.globalTid & 0xFFFFFF", "integer?"],
        ["start", "c.start - :origin", "integer"],
        ["duration", "c.end - c.start", "integer"],
      ],
      from: `FROM ${shape.table} AS c
        WHERE c.nameId IN (SELECT id FROM StringIds WHERE value GLOB 'cu*Synchronize*' OR value GLOB 'cu*GraphLaunch*')
        ORDER BY c.start, c.end DESC, c.rowid`,
      parameters: { origin },
    },
    ([nameId, process, thread, startNs, durationNs], row) => {
      const name = withoutVersion(strings(nameId, { table: shape.table, column: "nameId", row }));
      const kind = kindOf(name);
      if (kind === null) return;
      if (durationNs < 0)
        throw badCell(
          file.path,
          shape.table,
          row,
          "end",
          "a time not before start",
          `${String(-durationNs)} ns before it`,
        );
      const key = `${kind} ${String(process)}/${String(thread)}`;
      const endNs = startNs + durationNs;
      if (endNs <= (openUntil.get(key) ?? -Infinity)) return;
      openUntil.set(key, endNs);
      calls.push({ kind, name, process: process ?? -1, thread: thread ?? -1, startNs, durationNs });
    },
  );
  return calls;
}

/** The latest end of any call; null where there is none. */
export function readCallsEnd(file: ExportDatabase, table: CallTable | null, origin: bigint): number | null {
  if (table === null) return null;
  let end: number | null = null;
  forEachRow(
    file,
    {
      table: shape.table,
      rowid: "0",
      columns: [["end", "max(c.end) - :origin", "integer?"]],
      from: `FROM ${shape.table} AS c`,
      parameters: { origin },
    },
    ([value]) => (end = value),
  );
  return end;
}
