import { setImmediate } from "node:timers/promises";
import { ParseError, refuseWhenStopped } from "../../errors.ts";
import { TimeColumn } from "../../model/reports/columns.ts";
import type { KernelStream, TimeSpan } from "../../model/reports/instance-timeline.ts";
import type { LaunchCalls, Trace } from "../../model/reports/trace.ts";
import type { Milliseconds } from "../../model/units.ts";
import { readCollectives } from "./collectives.ts";
import { type ExportDatabase, openExport } from "./database.ts";
import { readGpus } from "./gpus.ts";
import { readGraphNodes } from "./graph-nodes.ts";
import { hostCalls } from "./host-calls.ts";
import { readKernelStreams } from "./kernel-streams.ts";
import { kernelsWithCalls, noKernels, openKernels } from "./kernels.ts";
import { callsByStart, openCalls } from "./launch-calls.ts";
import { lostLaunches } from "./lost-launches.ts";
import { readMemoryOperations } from "./memory-operations.ts";
import { readMetadata } from "./metadata.ts";
import { rangeEventTypes, readRanges } from "./ranges.ts";
import { openStrings, readImportErrors } from "./strings.ts";
import { allRows, openTable } from "./table.ts";

/*
 * The format: `nsys export --type sqlite`, described in the Nsight Systems user guide under "SQLite Schema Reference"
 * (https://docs.nvidia.com/nsight-systems/UserGuide/) and, with each column's meaning, in the comments of the export's own
 * CREATE TABLE statements. Read with schema 3.7.2 (nsys 2023.4.4) and 3.20.3 (2025.3.2). Its quirks:
 * - a table without rows does not exist, and optional columns come and go between versions;
 * - times and the serialized ids of processes and threads are 64-bit integers, beyond what a number holds: times are
 *   taken from the earliest one, and ids are split (process `>> 24`, thread `& 0xFFFFFF`) before they are numbers;
 * - correlation ids are unique within a process only;
 * - an API call's name carries a version: `cudaLaunchKernel_v7000`;
 * - a range that never ended ends with the trace (`ANALYSIS_DETAILS.duration`).
 */

/** How the reading of a report goes on. */
export interface Reading {
  readonly stop: AbortSignal;
  /** Told again and again how many of the rows of its large tables are read. */
  readonly progress: (done: number, all: number) => void;
}

/**
 * Reads one SQLite export. Throws ParseError for a file that is no whole export; a cell is checked or refused. Throws
 * StoppedError where we are told to stop.
 */
export async function readTrace(path: string, reading: Reading = unheeded): Promise<Trace> {
  using file = openExport(path);
  // The file is open until it is read.
  return await readOpened(file, reading);
}

/** A report that stays open, since more is to be read of it when the trace is known. */
export interface OpenTrace extends Disposable {
  readonly trace: Trace;
  /** The streams of the kernels that began within these spans. */
  kernelStreams(spans: readonly TimeSpan[]): KernelStream[];
}

/** The same as `readTrace`, with the file left open. */
export async function openTrace(path: string, reading: Reading): Promise<OpenTrace> {
  const file = openExport(path);
  try {
    const trace = await readOpened(file, reading);
    const kernelStreams = (spans: readonly TimeSpan[]): KernelStream[] =>
      readKernelStreams(file, trace.originNs, spans);
    return {
      trace,
      kernelStreams,
      [Symbol.dispose]: () => {
        file[Symbol.dispose]();
      },
    };
  } catch (error) {
    file[Symbol.dispose]();
    throw error;
  }
}

async function readOpened(file: ExportDatabase, { stop, progress }: Reading): Promise<Trace> {
  const heeding = heedingOf(stop);
  const metadata = readMetadata(file);
  const strings = await heeding(() => openStrings(file));
  const { gpus, deviceOf } = readGpus(file);
  const callTable = await heeding(() => openCalls(file, strings));
  const kernelTable = await heeding(() => openKernels(file, strings, deviceOf));
  let done = 0;
  const reading = {
    stop,
    taken: (rows: number) => {
      done += rows;
      progress(done, (callTable?.rows ?? 0) + (kernelTable?.rows ?? 0));
    },
  };
  const [readCalls, readKernels] = [await callTable?.read(reading), await kernelTable?.read(reading)];
  const origin = await heeding(() => readOrigin(file, [readCalls, readKernels]));
  const [callRows, kernelRows] = [readCalls?.from(origin) ?? null, readKernels?.from(origin) ?? null];
  const ranges = await heeding(() => readRanges(file, strings, origin));
  const hasNodes = kernelRows?.lower != null && kernelRows.kinds.some(({ graph }) => graph !== null);
  const nodes = hasNodes ? await heeding(() => readGraphNodes(file, origin)) : null;
  using calls = callRows === null ? null : callsByStart(callRows);
  const kernels =
    kernelTable === null || kernelRows === null ? noKernels : kernelsWithCalls(kernelTable, kernelRows, calls, nodes);
  const copies = await heeding(() => readMemoryOperations(file, calls, strings, deviceOf, origin));
  const collectives = await heeding(() => readCollectives(file, strings, origin));
  const importErrors = await heeding(() => readImportErrors(file));
  const hasCudaApi = (callTable?.rows ?? 0) > 0;
  let workEndNs = Math.max(0, kernelRows?.lastEndNs ?? 0);
  for (const copy of copies) workEndNs = Math.max(workEndNs, copy.startNs + copy.durationNs);
  let endNs = Math.max(callRows?.lastEndNs ?? 0, workEndNs);
  for (const range of ranges) endNs = Math.max(endNs, range.startNs, range.endNs ?? range.assumedEndNs ?? 0);
  const counted = hostCalls(calls);
  return {
    source: file.path,
    ...metadata,
    originNs: origin,
    originUtcMs: readOriginUtcMs(file, origin),
    gpus,
    ...kernels,
    launchCalls: calls?.calls ?? noCalls,
    ranges,
    collectives,
    copies,
    calls: [...counted, ...lostLaunches(calls, { hostCalls: counted, workEndNs })],
    importErrors,
    hasCudaApi,
    endNs,
  };
}

/** Node hears signals between steps alone; each reads a table or two, and ends (`readTree`). */
function heedingOf(stop: AbortSignal): <T>(step: () => T) => Promise<T> {
  return async (step) => {
    const made = step();
    await setImmediate();
    refuseWhenStopped(stop);
    return made;
  };
}

const unheeded: Reading = { stop: new AbortController().signal, progress: () => undefined };

const noCalls: LaunchCalls = {
  count: 0,
  kind: new Uint32Array(),
  startNs: new TimeColumn(0),
  durationNs: new Uint32Array(),
  kinds: [],
};

/** Besides the large ones. */
const timedTables: readonly { table: string; where: string }[] = [
  { table: "NVTX_EVENTS", where: `WHERE eventType IN (${rangeEventTypes.join(", ")})` },
  { table: "CUPTI_ACTIVITY_KIND_MEMCPY", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMSET", where: "" },
];

/** The report's earliest event, in its own clock: absolute times never become numbers. */
function readOrigin(file: ExportDatabase, large: readonly ({ readonly firstNs: bigint | null } | undefined)[]): bigint {
  let origin: bigint | null = null;
  for (const rows of large) {
    const firstNs = rows?.firstNs ?? null;
    if (firstNs !== null && (origin === null || firstNs < origin)) origin = firstNs;
  }
  for (const { table, where } of timedTables) {
    if (!file.tables.has(table)) continue;
    const start = file.query(`SELECT min(start) AS "start" FROM ${table} NOT INDEXED ${where}`, "bigints").first()?.[
      "start"
    ];
    if (start === null || start === undefined) continue;
    if (typeof start !== "bigint") {
      openTable(file, { table, required: { start: "integer" }, optional: {} } as const);
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

/**
 * The wall-clock time of the trace's zero, in milliseconds since 1970 (UTC). Event times of the export count from
 * TARGET_INFO_SESSION_START_TIME.utcEpochNs. Held against the program's own clock with nsys 2023.4.4: without a gate equal
 * within 0.2 ms; with one, whose opening takes 0.1 s inside the push, within the calls of push and pop. Null where the
 * export does not say.
 */
function readOriginUtcMs(file: ExportDatabase, origin: bigint): Milliseconds | null {
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
    from: `FROM ${table.as("s")} ORDER BY s.rowid LIMIT 1`,
  });
  const epochNs = row?.[0] ?? null;
  if (epochNs === null || BigInt(epochNs) <= 0n) return null;
  return Number((BigInt(epochNs) + origin) / 1000n) / 1000;
}
