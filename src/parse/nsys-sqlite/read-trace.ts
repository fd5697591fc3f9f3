import type { Trace } from "../../model/reports/trace.ts";
import { openExport } from "./database.ts";
import { readGpus } from "./gpus.ts";
import { openCalls, readCallsEnd, readHostCalls } from "./host-calls.ts";
import { readLostLaunches } from "./lost-launches.ts";
import { readKernels } from "./kernels.ts";
import { readMemoryOperations } from "./memory-operations.ts";
import { readMetadata } from "./metadata.ts";
import { readOrigin } from "./origin.ts";
import { readRanges } from "./ranges.ts";
import { readOriginUtcMs } from "./session-start.ts";
import { openStrings, readImportErrors } from "./strings.ts";

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

/** Reads one SQLite export. Throws ParseError for a file that is no whole export; a cell is checked or refused. */
export function readTrace(path: string): Trace {
  using file = openExport(path);
  const metadata = readMetadata(file);
  const strings = openStrings(file);
  const { gpus, deviceOf } = readGpus(file);
  const origin = readOrigin(file);
  const ranges = readRanges(file, strings, origin);
  const calls = openCalls(file);
  const { kernels, kernelTypes, ambiguousLaunches } = readKernels(file, calls, strings, deviceOf, origin);
  const copies = readMemoryOperations(file, calls, strings, deviceOf, origin);
  const callsEndNs = readCallsEnd(file, calls, origin);
  let workEndNs = 0;
  for (const copy of copies) workEndNs = Math.max(workEndNs, copy.startNs + copy.durationNs);
  for (let row = 0; row < kernels.count; row += 1)
    workEndNs = Math.max(workEndNs, (kernels.startNs[row] ?? 0) + (kernels.durationNs[row] ?? 0));
  let endNs = Math.max(callsEndNs ?? 0, workEndNs);
  for (const range of ranges) endNs = Math.max(endNs, range.startNs, range.endNs ?? range.assumedEndNs ?? 0);
  const hostCalls = readHostCalls(file, calls, strings, origin);
  return {
    source: path,
    ...metadata,
    originUtcMs: readOriginUtcMs(file, origin),
    gpus,
    kernels,
    kernelTypes,
    ranges,
    copies,
    calls: [...hostCalls, ...readLostLaunches(file, strings, origin, { hostCalls, workEndNs })],
    importErrors: readImportErrors(file),
    hasCudaApi: callsEndNs !== null,
    endNs,
    ambiguousLaunches,
  };
}
