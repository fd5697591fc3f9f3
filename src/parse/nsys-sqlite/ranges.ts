import { stableRangeName, type RangeStyle } from "../../model/reports/range.ts";
import type { RangeInstance } from "../../model/reports/trace.ts";
import { ParseError } from "../../model/errors.ts";
import type { ExportFile } from "./export-file.ts";
import { countText } from "../../model/text/quantity.ts";
import { allRows, forEachRow, processColumn, startColumn, threadColumn } from "./rows.ts";
import { badCell, type ColumnsOf, type Table } from "./table.ts";

const shape = {
  table: "NVTX_EVENTS",
  required: { start: "integer", end: "integer?", eventType: "integer", globalTid: "integer?" },
  optional: { text: "text?", textId: "integer?", domainId: "integer?", endGlobalTid: "integer?" },
} as const;

/**
 * The most different names. With this many, each step of `analyze` still ends within two seconds, so Ctrl-C works; time and memory grow with
 * the names.
 */
const mostNames = 250_000;

/**
 * A name is plain (`text`) or registered (`textId`). A domain's name is in a separate event of its process. Like nsys, we show a domain
 * without a name as the default domain.
 */
export function readRanges(file: ExportFile, origin: bigint): RangeInstance[] {
  const table = file.openTable(shape);
  if (table === null) return [];
  const domains = readDomains(file, table);
  const ends = traceEnds(file);
  const ranges: RangeInstance[] = [];
  const names = new Set<string>();
  forEachRow(
    table,
    {
      columns: [
        startColumn,
        ["end", 't."end" - :origin', "integer?"],
        // For a range that never ended, nsys writes the end of the trace.
        ["endsWithTrace", `t."end" IN (${ends.length === 0 ? "NULL" : ends.join(", ")}) IS TRUE`, "integer"],
        "eventType",
        "text",
        "textId",
        "domainId",
        processColumn,
        threadColumn,
        ["endThread", `${table.column("endGlobalTid")} & 0xFFFFFF`, "integer?"],
      ],
      where: isRange,
      orderBy: "t.start, t.rowid",
      parameters: { origin },
    },
    ([startNs, end, endsWithTrace, eventType, text, textId, domainId, process, thread, endThread], row) => {
      const style = rangeStyles.get(eventType);
      if (style === undefined) throw badCell(table, row, "eventType", "a range", String(eventType));
      if (end !== null && end < startNs)
        throw badCell(table, row, "end", "a time at or after start", `${startNs - end} ns before start`);
      const unfinished = end === null || endsWithTrace === 1;
      const emittedName =
        textId === null ? (text ?? "") : file.strings(textId, { table: table.name, column: "textId", row });
      const name = stableRangeName(emittedName);
      names.add(name);
      if (names.size > mostNames) throw tooManyNames(file.path);
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
  return withRaised(ranges, readRaisedMarks(table, origin));
}

function tooManyNames(path: string): ParseError {
  return new ParseError({
    id: "too-many-range-names",
    what: `The report has more than ${countText(mostNames)} different names of NVTX ranges.`,
    where: path,
    why: "Time and memory grow with the names, and nobody can read that many ranges. The names probably contain a number that's new each time.",
    help: "Leave that number out of the names, or capture a shorter part of the program.",
  });
}

/** `_RAISED` of python/llm_profile_action/_nvtx.py. */
const raisedText = "llm_profile_action raised";

/** From our Python module: the next range to end on the thread raised an exception. */
function readRaisedMarks(table: Table<ColumnsOf<typeof shape>>, origin: bigint) {
  const rows = allRows(table, {
    columns: [startColumn, processColumn, threadColumn],
    where: `t.eventType = ${markEventType} AND ${table.column("text")} = '${raisedText}'`,
    parameters: { origin },
  });
  return rows.map(([atNs, process, thread]) => ({ atNs, thread: `${process ?? -1}/${thread ?? -1}` }));
}

function withRaised(ranges: readonly RangeInstance[], marks: ReturnType<typeof readRaisedMarks>): RangeInstance[] {
  if (marks.length === 0) return [...ranges];
  const byThread = Map.groupBy(marks, ({ thread }) => thread);
  const raised = new Set<RangeInstance>();
  for (const [thread, ofThread] of Map.groupBy(
    ranges,
    ({ process, thread, endThread }) => `${process}/${endThread ?? thread}`,
  )) {
    const pending = (byThread.get(thread) ?? []).toSorted((a, b) => b.atNs - a.atNs);
    const ended = ofThread.flatMap((range) => (range.endNs === null ? [] : [{ range, endNs: range.endNs }]));
    for (const { range, endNs } of ended.toSorted((a, b) => a.endNs - b.endNs)) {
      for (let next = pending.at(-1); next !== undefined && next.atNs <= endNs; next = pending.at(-1)) {
        raised.add(range);
        pending.pop();
      }
    }
  }
  return ranges.map((range) => (raised.has(range) ? { ...range, raised: true } : range));
}

type EventColumns = Pick<(typeof shape)["optional"], "text" | "textId" | "domainId">;

export function readDomains(file: ExportFile, table: Table<EventColumns>): ReadonlyMap<string, string> {
  const domains = new Map<string, string>();
  for (const { process, domainId, name } of readNamedDomains(file, table)) {
    const key = `${String(process)}/${String(domainId)}`;
    if (!domains.has(key)) domains.set(key, name);
  }
  return domains;
}

export function readNamedDomains(file: ExportFile, table: Table<EventColumns>) {
  const rows = allRows(table, {
    columns: ["text", "textId", "domainId", processColumn],
    where: `t.eventType = ${domainEventType}`,
    orderBy: "t.start, t.rowid",
  });
  return rows.flatMap(([text, textId, domainId, process]) => {
    const name = textId === null ? text : file.strings(textId, { table: table.name, column: "textId", row: 0 });
    return name === null ? [] : [{ process, domainId, name }];
  });
}

/** As SQL literals, relative to the session's start or absolute. */
function traceEnds(file: ExportFile): string[] {
  const table = file.openTable({
    table: "ANALYSIS_DETAILS",
    required: {},
    optional: { duration: "integer", stopTime: "integer" },
  });
  if (table === null) return [];
  const ends: string[] = [];
  for (const name of ["duration", "stopTime"] as const) {
    if (!table.has(name)) continue;
    const rows = allRows(table, { columns: [["end", `CAST(${table.column(name)} AS TEXT)`, "text"]] });
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

/** NvtxDomainCreate: one row for each domain of a process. */
const domainEventType = 75;

export const isRange = `t.eventType IN (${[...rangeStyles.keys()].join(", ")})`;
