import { setImmediate } from "node:timers/promises";
import { refuseWhenStopped } from "../../model/errors.ts";
import { TimeColumn } from "../../model/reports/columns.ts";
import type { KernelStream, TimeSpan } from "../../model/reports/instance-timeline.ts";
import type { LaunchCalls, Trace } from "../../model/reports/trace.ts";
import type { Milliseconds, Nanoseconds } from "../../model/units.ts";
import { readCollectives } from "./collectives.ts";
import { type ExportFile, openExport } from "./export-file.ts";
import { readGpus } from "./gpus.ts";
import { graphNodeShape, readGraphNodes } from "./graph-nodes.ts";
import { findHostCalls } from "./host-calls.ts";
import { readKernelStreams } from "./kernel-streams.ts";
import { matchKernelsWithCalls, noKernels, openKernels } from "./kernels.ts";
import { sortCalls, openCalls } from "./launch-calls.ts";
import { findLostLaunches } from "./lost-launches.ts";
import { readMemoryOperations } from "./memory-operations.ts";
import { readMetadata } from "./metadata.ts";
import { isRange, readRanges } from "./ranges.ts";
import { allRows } from "./rows.ts";
import type { TableShape } from "./table.ts";

/*
 * The format of `nsys export --type sqlite` is described in the Nsight Systems user guide under "SQLite Schema Reference"
 * (https://docs.nvidia.com/nsight-systems/UserGuide/). Comments in the export's CREATE TABLE statements explain each column. We've read
 * schemas 2.9.1 (nsys 2022.2) to 3.20.3 (2025.3.2). Quirks:
 * - Tables without rows don't exist, and optional columns come and go between versions.
 * - Times and serialized ids of processes and threads are 64-bit integers, too large for a number. We make times relative to the
 *   earliest one, and split ids in SQL (process `>> 24`, thread `& 0xFFFFFF`).
 * - Correlation ids are unique only within a process.
 * - Names of API calls include a version: `cudaLaunchKernel_v7000`.
 * - A range that never ended ends with the trace (`ANALYSIS_DETAILS.duration`).
 */

export interface Reading {
  readonly stop: AbortSignal;
  readonly progress: (done: number, all: number) => void;
}

/** Throws ParseError if the file isn't a complete, valid export, and StoppedError after a signal. */
export async function readTrace(path: string, reading: Reading = unheeded): Promise<Trace> {
  using open = await openTrace(path, reading);
  return open.trace;
}

export interface OpenTrace extends Disposable {
  readonly trace: Trace;
  kernelStreams(spans: readonly TimeSpan[]): KernelStream[];
}

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

async function readOpened(file: ExportFile, { stop, progress }: Reading): Promise<Trace> {
  const heeding = heedingOf(stop);
  const metadata = readMetadata(file);
  const { gpus, deviceOf } = readGpus(file);
  const nodeTable = await heeding(() => file.openTable(graphNodeShape));
  const callTable = await heeding(() => openCalls(file));
  const kernelTable = await heeding(() => openKernels(file, deviceOf, nodeTable !== null));
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
  const ranges = await heeding(() => readRanges(file, origin));
  const hasNodes = kernelRows?.lower != null && kernelRows.kinds.some(({ graph }) => graph !== null);
  const nodes = nodeTable !== null && hasNodes ? await heeding(() => readGraphNodes(nodeTable, origin)) : null;
  using calls = callRows === null ? null : sortCalls(callRows);
  const kernels =
    kernelTable === null || kernelRows === null
      ? noKernels
      : matchKernelsWithCalls(kernelTable, kernelRows, calls, nodes);
  const copies = await heeding(() => readMemoryOperations(file, calls, deviceOf, origin));
  const collectives = await heeding(() => readCollectives(file, origin));
  const importErrors = await heeding(() => file.strings.importErrors());
  const hasCudaApi = (callTable?.rows ?? 0) > 0;
  let workEndNs = Math.max(0, kernelRows?.lastEndNs ?? 0);
  for (const copy of copies) workEndNs = Math.max(workEndNs, copy.startNs + copy.durationNs);
  let endNs = Math.max(callRows?.lastEndNs ?? 0, workEndNs);
  for (const range of ranges) endNs = Math.max(endNs, range.startNs, range.endNs ?? range.assumedEndNs ?? 0);
  // A report without events lasts as long as its session.
  if (endNs === 0) endNs = await heeding(() => readSessionNs(file));
  const counted = findHostCalls(calls);
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
    calls: [...counted, ...findLostLaunches(calls, { hostCalls: counted, workEndNs })],
    wholeNames: file.wholeNames,
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

const timedTables: readonly { shape: TableShape; where?: string }[] = [
  {
    shape: { table: "NVTX_EVENTS", required: { start: "integer", eventType: "integer" } },
    where: isRange,
  },
  { shape: { table: "CUPTI_ACTIVITY_KIND_MEMCPY", required: { start: "integer" } } },
  { shape: { table: "CUPTI_ACTIVITY_KIND_MEMSET", required: { start: "integer" } } },
];

/** A BigInt, because absolute times don't fit into a number. */
function readOrigin(file: ExportFile, large: readonly ({ readonly firstNs: bigint | null } | undefined)[]): bigint {
  const starts = large.map((rows) => rows?.firstNs ?? null);
  for (const { shape, where } of timedTables) {
    const row = file.openUnchecked(shape)?.query({ columns: 'min(t.start) AS "start"', where }, "bigints").first();
    const start = row?.["start"];
    // If it isn't an integer, reading the table reports the error.
    if (typeof start === "bigint") starts.push(start);
  }
  let origin: bigint | null = null;
  for (const start of starts) if (start !== null && (origin === null || start < origin)) origin = start;
  return origin ?? 0n;
}

/** The time from the program's start to its end under nsys; 0 if the export doesn't have it. */
function readSessionNs(file: ExportFile): Nanoseconds {
  const shape = { table: "ANALYSIS_DETAILS", required: {}, optional: { duration: "integer" } } as const;
  const table = file.openTable(shape);
  if (table === null || !table.has("duration")) return 0;
  const rows = allRows(table, { columns: ["duration"] });
  return Math.max(0, ...rows.map(([duration]) => duration));
}

/**
 * In milliseconds since 1970 (UTC), from TARGET_INFO_SESSION_START_TIME.utcEpochNs. Without an NVTX gate, within 0.2 ms of the program's
 * own clock (nsys 2023.4.4). With a gate, which takes 0.1 s to open during the push, between the push and pop calls.
 */
function readOriginUtcMs(file: ExportFile, origin: bigint): Milliseconds | null {
  const table = file.openTable({
    table: "TARGET_INFO_SESSION_START_TIME",
    required: {},
    optional: { utcEpochNs: "integer?" },
  });
  if (table === null || !table.has("utcEpochNs")) return null;
  const [row] = allRows(table, {
    // As text, because nanoseconds since 1970 don't fit into a number.
    columns: [["utcEpochNs", `CAST(${table.column("utcEpochNs")} AS TEXT)`, "text?"]],
    orderBy: "t.rowid",
    limit: 1,
  });
  const epochNs = row?.[0] ?? null;
  if (epochNs === null || BigInt(epochNs) <= 0n) return null;
  return Number((BigInt(epochNs) + origin) / 1000n) / 1000;
}
