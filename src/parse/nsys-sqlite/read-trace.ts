import { ParseError } from "../../errors.ts";
import type { KernelStream, TimeSpan } from "../../model/reports/instance-timeline.ts";
import type { LaunchCalls, Trace } from "../../model/reports/trace.ts";
import type { Milliseconds } from "../../model/units.ts";
import { attempt, type ExportDatabase, openExport } from "./database.ts";
import { readGpus } from "./gpus.ts";
import { hostCalls, readCallsEnd } from "./host-calls.ts";
import { readKernelStreams } from "./kernel-streams.ts";
import { noKernels, openKernels, readKernels } from "./kernels.ts";
import { openCalls, readLaunchCalls } from "./launch-calls.ts";
import { lostLaunches } from "./lost-launches.ts";
import { readMemoryOperations } from "./memory-operations.ts";
import { readMetadata } from "./metadata.ts";
import { rangeEventTypes, readRanges } from "./ranges.ts";
import { openRowReader } from "./row-reader.ts";
import { openStrings, readImportErrors } from "./strings.ts";
import { allRows, openTable } from "./table.ts";
import { timesFrom } from "./times.ts";

/*
 * The format: `nsys export --type sqlite`, described in the Nsight Systems user guide under "SQLite Schema Reference"
 * (https://docs.nvidia.com/nsight-systems/UserGuide/) and, with each column's meaning, in the comments of the export's own
 * CREATE TABLE statements. Read with schema 3.7.2 (nsys 2023.4.4) and 3.20.3 (2025.3.2). Its quirks:
 * - a table without rows does not exist, and optional columns come and go between versions;
 * - times and the serialized ids of processes and threads are 64-bit integers, beyond what a number holds: times are
 *   taken from the earliest one, and ids are split (process `>> 24`, thread `& 0xFFFFFF`), both in SQL;
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
  return (await readOpened(file, reading)).trace;
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
    const { trace, origin } = await readOpened(file, reading);
    const kernelStreams = (spans: readonly TimeSpan[]): KernelStream[] => readKernelStreams(file, origin, spans);
    return {
      ...{ trace, kernelStreams },
      [Symbol.dispose]: () => {
        file[Symbol.dispose]();
      },
    };
  } catch (error) {
    file[Symbol.dispose]();
    throw error;
  }
}

async function readOpened(
  file: ExportDatabase,
  { stop, progress }: Reading,
): Promise<{ readonly trace: Trace; readonly origin: bigint }> {
  const metadata = readMetadata(file);
  const strings = openStrings(file);
  const { gpus, deviceOf } = readGpus(file);
  let done = 0;
  await using reader = openRowReader(file, stop, (rows) => {
    done += rows;
    progress(done, (callTable?.rows ?? 0) + (kernelTable?.rows ?? 0));
  });
  // Where one of them fails, the other one is waited for, too: it has the file open.
  const opening = Promise.allSettled([openCalls(file, reader), openKernels(file, reader)]);
  // On this thread, while others may look for the kinds of rows.
  const origin = readOrigin(file);
  const [openedCalls, openedKernels] = await opening;
  const [callTable, kernelTable] = [valueOf(openedCalls), valueOf(openedKernels)];
  const report = { file, reader, strings, times: timesFrom(origin) };
  const ranges = readRanges(file, strings, origin);
  const calls = callTable === null ? null : await readLaunchCalls(report, callTable);
  const { endNs: kernelsEndNs, ...kernels } =
    kernelTable === null ? noKernels : await readKernels(report, kernelTable, calls, deviceOf);
  const copies = readMemoryOperations(file, calls, strings, deviceOf, origin);
  const callsEndNs = readCallsEnd(file, calls, origin);
  let workEndNs = kernelsEndNs;
  for (const copy of copies) workEndNs = Math.max(workEndNs, copy.startNs + copy.durationNs);
  let endNs = Math.max(callsEndNs ?? 0, workEndNs);
  for (const range of ranges) endNs = Math.max(endNs, range.startNs, range.endNs ?? range.assumedEndNs ?? 0);
  const counted = hostCalls(calls);
  const trace = {
    source: file.path,
    ...metadata,
    originUtcMs: readOriginUtcMs(file, origin),
    gpus,
    ...kernels,
    launchCalls: calls?.calls ?? noCalls,
    ranges,
    copies,
    calls: [...counted, ...lostLaunches(calls, { hostCalls: counted, workEndNs })],
    importErrors: readImportErrors(file),
    hasCudaApi: callsEndNs !== null,
    endNs,
  };
  return { trace, origin };
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}

const unheeded: Reading = { stop: new AbortController().signal, progress: () => undefined };

const noCalls: LaunchCalls = {
  count: 0,
  kind: new Uint32Array(),
  startNs: new Float64Array(),
  durationNs: new Uint32Array(),
  kinds: [],
};

const timedTables: readonly { table: string; where: string }[] = [
  { table: "NVTX_EVENTS", where: `WHERE eventType IN (${rangeEventTypes.join(", ")})` },
  { table: "CUPTI_ACTIVITY_KIND_KERNEL", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_RUNTIME", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMCPY", where: "" },
  { table: "CUPTI_ACTIVITY_KIND_MEMSET", where: "" },
];

/** The report's earliest event, in its own clock: subtracted in SQL, so that absolute times never become numbers. */
function readOrigin(file: ExportDatabase): bigint {
  let origin: bigint | null = null;
  for (const { table, where } of timedTables) {
    if (!file.tables.has(table)) continue;
    const statement = attempt(file.path, () =>
      file.database.prepare(`SELECT min(start) AS "start" FROM ${table} ${where}`),
    );
    statement.setReadBigInts(true);
    const start = attempt(file.path, () => statement.get())?.["start"];
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
    from: "FROM TARGET_INFO_SESSION_START_TIME AS s ORDER BY s.rowid LIMIT 1",
  });
  const epochNs = row?.[0] ?? null;
  if (epochNs === null || BigInt(epochNs) <= 0n) return null;
  return Number((BigInt(epochNs) + origin) / 1000n) / 1000;
}
