import type { HostCall } from "../../model/reports/trace.ts";
import type { ReadCalls } from "./launch-calls.ts";
import { badCell, forEachRow } from "./table.ts";
import type { ExportDatabase } from "./database.ts";

const table = "CUPTI_ACTIVITY_KIND_RUNTIME";

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

/**
 * Launches of graphs and synchronizations, by start; a driver call made by such a runtime call is not counted again. `read`:
 * the calls, whose cells were checked as they were read.
 */
export function readHostCalls(file: ExportDatabase, read: ReadCalls | null, origin: bigint): HostCall[] {
  const counted = new Map(
    (read?.kinds ?? []).flatMap(({ nameId, name }) => {
      const kind = name === null ? null : kindOf(name);
      return name === null || kind === null ? [] : [[nameId, { name, kind }] as const];
    }),
  );
  if (counted.size === 0) return [];
  const calls: HostCall[] = [];
  const openUntil = new Map<string, number>();
  forEachRow(
    file,
    {
      table,
      rowid: "c.rowid",
      columns: [
        ["nameId", "c.nameId", "integer"],
        ["process", "c.globalTid >> 24", "integer?"],
        ["thread", "c.globalTid & 0xFFFFFF", "integer?"],
        ["start", "c.start - :origin", "integer"],
        ["duration", "c.end - c.start", "integer"],
      ],
      from: `FROM ${table} AS c WHERE c.nameId IN (${[...counted.keys()].join(", ")}) ORDER BY c.start, c.end DESC, c.rowid`,
      parameters: { origin },
    },
    ([nameId, process, thread, startNs, durationNs], row) => {
      const found = counted.get(nameId);
      if (found === undefined) return;
      const { name, kind } = found;
      if (durationNs < 0)
        throw badCell(file.path, table, row, "end", "a time not before start", `${String(-durationNs)} ns before it`);
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
export function readCallsEnd(file: ExportDatabase, read: ReadCalls | null, origin: bigint): number | null {
  if (read === null) return null;
  let end: number | null = null;
  forEachRow(
    file,
    {
      table,
      rowid: "0",
      columns: [["end", "max(c.end) - :origin", "integer?"]],
      from: `FROM ${table} AS c`,
      parameters: { origin },
    },
    ([value]) => (end = value),
  );
  return end;
}
