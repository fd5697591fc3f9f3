import { stableRangeName, type RangeStyle } from "../../model/reports/range.ts";
import type { RangeInstance } from "../../model/reports/trace.ts";
import type { ExportDatabase } from "./database.ts";
import type { StringOf } from "./strings.ts";
import { allRows, badCell, forEachRow, openTable, type Table } from "./table.ts";

const shape = {
  table: "NVTX_EVENTS",
  required: { start: "integer", end: "integer?", eventType: "integer", globalTid: "integer?" },
  optional: { text: "text?", textId: "integer?", domainId: "integer?", endGlobalTid: "integer?" },
} as const;

/**
 * Reads NVTX ranges, sorted by start. A range's name is plain (`text`) or registered (`textId`). A domain's name is in a separate event
 * of its process. Like nsys, we show a domain without a name as the default domain.
 */
export function readRanges(file: ExportDatabase, strings: StringOf, origin: bigint): RangeInstance[] {
  const table = openTable<keyof typeof shape.required | keyof typeof shape.optional>(file, shape);
  if (table === null) return [];
  const column = (name: Parameters<typeof table.column>[1]): string => table.column("e", name);
  const domains = readDomains(file, strings, table);
  const ends = traceEnds(file);
  const ranges: RangeInstance[] = [];
  forEachRow(
    file,
    {
      table: shape.table,
      rowid: "e.rowid",
      columns: [
        ["start", "e.start - :origin", "integer"],
        ["end", "e.end - :origin", "integer?"],
        // For a range that never ended, nsys writes the end of the trace.
        ["endsWithTrace", `e.end IN (${ends.length === 0 ? "NULL" : ends.join(", ")}) IS TRUE`, "integer"],
        ["eventType", "e.eventType", "integer"],
        ["text", column("text"), "text?"],
        ["textId", column("textId"), "integer?"],
        ["domainId", column("domainId"), "integer?"],
        ["process", "e.globalTid >> 24", "integer?"],
        ["thread", "e.globalTid & 0xFFFFFF", "integer?"],
        ["endThread", `${column("endGlobalTid")} & 0xFFFFFF`, "integer?"],
      ],
      from: `FROM ${table.as("e")} WHERE e.eventType IN (${rangeEventTypes.join(", ")}) ORDER BY e.start, e.rowid`,
      parameters: { origin },
    },
    ([startNs, end, endsWithTrace, eventType, text, textId, domainId, process, thread, endThread], row) => {
      const style = rangeStyleOf(eventType);
      if (style === undefined) throw badCell(file.path, shape.table, row, "eventType", "a range", String(eventType));
      if (end !== null && end < startNs)
        throw badCell(
          file.path,
          shape.table,
          row,
          "end",
          "a time at or after start",
          `${String(startNs - end)} ns before start`,
        );
      const unfinished = end === null || endsWithTrace === 1;
      const emittedName =
        textId === null ? (text ?? "") : strings(textId, { table: shape.table, column: "textId", row });
      const name = stableRangeName(emittedName);
      ranges.push({
        name,
        ...(name === emittedName ? {} : { emittedName }),
        domain: domains.get(`${String(process)}/${String(domainId)}`) ?? "",
        style,
        process: process ?? -1,
        thread: thread ?? -1,
        endThread,
        startNs,
        endNs: unfinished ? null : end,
        assumedEndNs: unfinished ? end : null,
        registered: textId !== null,
      });
    },
  );
  return withRaised(ranges, readRaisedMarks(file, column, origin));
}

/** A mark from our Python module: the next range to end on this thread raised an exception. */
interface RaisedMark {
  readonly atNs: number;
  readonly thread: string;
}

/** `_RAISED` of python/llm_profile_action/_nvtx.py. */
const raisedText = "llm_profile_action raised";

function readRaisedMarks(file: ExportDatabase, column: (name: "text") => string, origin: bigint): RaisedMark[] {
  const rows = allRows(file, {
    table: shape.table,
    rowid: "e.rowid",
    columns: [
      ["at", "e.start - :origin", "integer"],
      ["process", "e.globalTid >> 24", "integer?"],
      ["thread", "e.globalTid & 0xFFFFFF", "integer?"],
    ],
    from: `FROM NVTX_EVENTS AS e WHERE e.eventType = ${String(markEventType)} AND ${column("text")} = '${raisedText}'`,
    parameters: { origin },
  });
  return rows.map(([atNs, process, thread]) => ({ atNs, thread: `${String(process ?? -1)}/${String(thread ?? -1)}` }));
}

function withRaised(ranges: readonly RangeInstance[], marks: readonly RaisedMark[]): RangeInstance[] {
  if (marks.length === 0) return [...ranges];
  const byThread = Map.groupBy(marks, ({ thread }) => thread);
  const raised = new Set<RangeInstance>();
  for (const [thread, ofThread] of Map.groupBy(ranges, endingThread)) {
    const left = (byThread.get(thread) ?? []).toSorted((one, other) => other.atNs - one.atNs);
    const ended = ofThread.flatMap((range) => (range.endNs === null ? [] : [{ range, endNs: range.endNs }]));
    for (const { range, endNs } of ended.toSorted((one, other) => one.endNs - other.endNs)) {
      for (let next = left.at(-1); next !== undefined && next.atNs <= endNs; next = left.at(-1)) {
        raised.add(range);
        left.pop();
      }
    }
  }
  return ranges.map((range) => (raised.has(range) ? { ...range, raised: true } : range));
}

function endingThread({ process, thread, endThread }: RangeInstance): string {
  return `${String(process)}/${String(endThread ?? thread)}`;
}

/** Reads the names of domains, by `process/domainId`. */
export function readDomains(
  file: ExportDatabase,
  strings: StringOf,
  table: Table<"text" | "textId" | "domainId">,
): Map<string, string> {
  const column = (name: Parameters<typeof table.column>[1]): string => table.column("e", name);
  const domains = new Map<string, string>();
  const rows = allRows(file, {
    table: shape.table,
    rowid: "e.rowid",
    columns: [
      ["text", column("text"), "text?"],
      ["textId", column("textId"), "integer?"],
      ["domainId", column("domainId"), "integer?"],
      ["process", "e.globalTid >> 24", "integer?"],
    ],
    from: `FROM ${table.as("e")} WHERE e.eventType = ${String(domainEventType)} ORDER BY e.start, e.rowid`,
  });
  for (const [text, textId, domainId, process] of rows) {
    const key = `${String(process)}/${String(domainId)}`;
    const name = textId === null ? text : strings(textId, { table: shape.table, column: "textId", row: 0 });
    if (name !== null && !domains.has(key)) domains.set(key, name);
  }
  return domains;
}

/** The possible ends of the trace as SQL literals. nsys writes it relative to the session's start or as an absolute time. */
function traceEnds(file: ExportDatabase): string[] {
  const table = openTable(file, {
    table: "ANALYSIS_DETAILS",
    required: {},
    optional: { duration: "integer", stopTime: "integer" },
  } as const);
  if (table === null) return [];
  const ends: string[] = [];
  for (const name of ["duration", "stopTime"] as const) {
    if (!table.has(name)) continue;
    const rows = allRows(file, {
      table: table.name,
      rowid: "a.rowid",
      columns: [["end", `CAST(${table.column("a", name)} AS TEXT)`, "text"]],
      from: `FROM ${table.as("a")}`,
    });
    ends.push(...rows.map(([end]) => end));
  }
  return ends;
}

/** `NVTX_EVENTS.eventType` (ENUM_NSYS_EVENT_TYPE): NvtxPushPopRange, NvtxStartEndRange, and their counterparts in NVTXT imports. */
const rangeStyles = new Map<number, RangeStyle>([
  [59, "pushpop"],
  [60, "startend"],
  [70, "pushpop"],
  [71, "startend"],
]);

/** NvtxMark. */
const markEventType = 34;

/** NvtxDomainCreate: one row for each domain of a process, with the domain's name as text. */
const domainEventType = 75;

export const rangeEventTypes: readonly number[] = [...rangeStyles.keys()];

/** A range event's style. Undefined for other events. */
function rangeStyleOf(eventType: number): RangeStyle | undefined {
  return rangeStyles.get(eventType);
}
