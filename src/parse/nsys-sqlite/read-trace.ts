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
 * The format of `nsys export --type sqlite` is described in the Nsight Systems user guide under "SQLite Schema Reference"
 * (https://docs.nvidia.com/nsight-systems/UserGuide/). Comments in the export's CREATE TABLE statements explain each column. We've read
 * schemas 3.7.2 (nsys 2023.4.4) and 3.20.3 (2025.3.2). Quirks:
 * - Tables without rows don't exist, and optional columns come and go between versions.
 * - Times and serialized ids of processes and threads are 64-bit integers, too large for a number. We make times relative to the
 *   earliest one, and split ids in SQL (process `>> 24`, thread `& 0xFFFFFF`).
 * - Correlation ids are unique only within a process.
 * - Names of API calls include a version: `cudaLaunchKernel_v7000`.
 * - A range that never ended ends with the trace (`ANALYSIS_DETAILS.duration`).
 */

/** Lets a caller follow the progress of reading a report, and cancel it. */
export interface Reading {
  readonly stop: AbortSignal;
  /** Called repeatedly with the number of rows read so far and the total, for the large tables. */
  readonly progress: (done: number, all: number) => void;
}

/**
 * Reads one SQLite export and checks every cell. Throws ParseError if the file isn't a complete, valid export, and StoppedError after
 * a signal.
 */
export async function readTrace(path: string, reading: Reading = unheeded): Promise<Trace> {
  using file = openExport(path);
  // Await here, so the file stays open until it's read.
  return await readOpened(file, reading);
}

/** A report that stays open, so that we can read more once we know the trace. */
export interface OpenTrace extends Disposable {
  readonly trace: Trace;
  /** The streams of the kernels that start within these spans. */
  kernelStreams(spans: readonly TimeSpan[]): KernelStream[];
}

/** Like `readTrace`, but leaves the file open. */
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

/** Node handles signals only between steps. Each step reads a table or two, and `readTree` guarantees that it ends. */
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

/** The smaller tables with times. */
const timedTables: readonly { table: string; where: string }[] = [
  { table: "NVTX_EVENTS", where: `WHERE eventType IN (${rangeEventTypes.join(", ")})` },
  { table: "CUPTI_ACTIVITY_KIND_MEMCPY", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMSET", where: "" },
];

/** The time of the earliest event, by the report's clock. It stays a BigInt, because absolute times don't fit into a number. */
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
        what: "A start time in the export isn't an integer.",
        where: `${file.path}, table ${table}, column start`,
        id: "sqlite-cell",
      });
    }
    if (origin === null || start < origin) origin = start;
  }
  return origin ?? 0n;
}

/**
 * The wall-clock time of the trace's zero, in milliseconds since 1970 (UTC). Null if the export doesn't have it. The export's event times
 * count from TARGET_INFO_SESSION_START_TIME.utcEpochNs. Without an NVTX gate, this time is within 0.2 ms of the program's own clock (nsys
 * 2023.4.4). With a gate, which takes 0.1 s to open during the push, the time is between the push and pop calls.
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
    // As text, because nanoseconds since 1970 don't fit into a number.
    columns: [["utcEpochNs", `CAST(${table.column("s", "utcEpochNs")} AS TEXT)`, "text?"]],
    from: `FROM ${table.as("s")} ORDER BY s.rowid LIMIT 1`,
  });
  const epochNs = row?.[0] ?? null;
  if (epochNs === null || BigInt(epochNs) <= 0n) return null;
  return Number((BigInt(epochNs) + origin) / 1000n) / 1000;
}
