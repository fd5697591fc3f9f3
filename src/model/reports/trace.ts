import type { Bytes, Dim3, Milliseconds, Nanoseconds } from "../units.ts";
import type { ProfileGpu } from "../profile/profile.ts";
import type { IntegerColumn, KindColumn, TimeColumn } from "./columns.ts";
import type { RangeId, RangeStyle } from "./range.ts";

/**
 * Times are nanoseconds since the report's earliest event, so they're safe integers. A process's number is the upper part of nsys's
 * serialized id, with the pid in its low 24 bits. Use the numbers of processes and threads only to distinguish them.
 */
export interface Trace {
  readonly source: string;
  readonly schemaVersion: string;
  readonly nsysVersion: string | null;
  readonly driverVersion: string | null;
  readonly cudaVersion: string | null;
  /** Time zero, by the report's clock. */
  readonly originNs: bigint;
  /** Since 1970 (UTC). */
  readonly originUtcMs: Milliseconds | null;
  readonly gpus: readonly TraceGpu[];
  readonly kernels: KernelLaunches;
  /** Indexed by `KernelLaunches.kind`. Every kind has at least one launch. */
  readonly kernelKinds: readonly KernelKind[];
  /** Indexed by `KernelKind.type`. */
  readonly kernelTypes: readonly KernelType[];
  readonly launchCalls: LaunchCalls;
  /** Indexed by `KernelLaunches.creation`. */
  readonly nodeCreations: readonly NodeCreation[];
  readonly ranges: readonly RangeInstance[];
  readonly collectives: readonly CollectiveCall[];
  readonly copies: readonly MemoryOperation[];
  readonly calls: readonly HostCall[];
  /** By shortened name (`shortenName`). */
  readonly wholeNames: ReadonlyMap<string, string>;
  /** If there are any, the report is damaged. */
  readonly importErrors: readonly string[];
  readonly diagnostics: readonly NsysDiagnostic[];
  readonly capture: TraceCapture;
  /** False: nothing was traced. */
  readonly hasCudaApi: boolean;
  readonly endNs: Nanoseconds;
  /** Kernels with several launch calls for one correlation id. We use the earliest, and have never seen any. */
  readonly ambiguousLaunches: number;
}

export interface NsysDiagnostic {
  readonly severity: "warning" | "error";
  readonly text: string;
}

export interface TraceGpu extends Readonly<ProfileGpu> {
  readonly id: number;
}

export interface TraceCapture {
  /** `Node` or `Graph`. */
  readonly graphTrace: string | null;
  readonly command: readonly string[];
}

/** The same function with a different grid is a different type. */
export interface KernelType {
  /** Demangled, with template arguments. */
  readonly name: string;
  readonly shortName: string;
  readonly mangled: string | null;
  readonly grid: Dim3;
  readonly block: Dim3;
  readonly registersPerThread: number | null;
  readonly staticSharedBytes: Bytes | null;
  readonly dynamicSharedBytes: Bytes | null;
  readonly localBytesPerThread: Bytes | null;
}

/** Columns of equal length, sorted by start. There may be millions of rows. */
export interface KernelLaunches {
  readonly count: number;
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  readonly call: Uint32Array;
  /** Into `Trace.nodeCreations`, or `noCreation`. Null if the report has none. */
  readonly creation: Uint32Array | null;
}

export const noCall = 0xffff_ffff;

export const noCreation = 0xffff_ffff;

/** -1 if unknown. */
interface OnThread {
  readonly process: number;
  readonly thread: number;
}

export interface NodeCreation {
  readonly process: number;
  /** -1 if the report doesn't have it. */
  readonly thread: number;
  readonly atNs: Nanoseconds;
  readonly instantiatedNs: Nanoseconds | null;
}

export interface KernelKind {
  readonly type: number;
  /** A `TraceGpu.id`; the report may not list that GPU. */
  readonly device: number;
  readonly process: number;
  readonly fromGraph: boolean;
}

/** Sorted by start; longer calls first. */
export interface LaunchCalls {
  readonly count: number;
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  readonly kinds: readonly CallKind[];
}

export interface CallKind extends OnThread {
  /** Without the version suffix: `cudaLaunchKernel`. */
  readonly name: string | null;
}

export interface RangeInstance extends OnThread, RangeId {
  /** As emitted. Absent if it's the same as `name`. */
  readonly emittedName?: string;
  readonly style: RangeStyle;
  /** Only if another thread started the start/end range. */
  readonly endThread: number | null;
  readonly startNs: Nanoseconds;
  /** Null if the range didn't end during the capture. */
  readonly endNs: Nanoseconds | null;
  /** For a range that never ended, nsys writes the end of the trace. */
  readonly assumedEndNs: Nanoseconds | null;
  readonly registered: boolean;
  readonly raised?: boolean;
}

export interface CollectiveCall extends OnThread {
  readonly startNs: Nanoseconds;
  readonly endNs: Nanoseconds;
  /** Without the prefix: `AllReduce`, `CommInitRankConfig`. */
  readonly operation: string;
  /** A hex number that's the same for all ranks of the communicator. */
  readonly communicator: string;
  readonly bytes: Bytes | null;
  readonly rank: number | null;
  readonly ranks: number | null;
}

export type MemoryKind = "pageable" | "pinned" | "device" | "managed" | "array" | "unknown";
export type CopyDirection =
  "host-to-device" | "device-to-host" | "device-to-device" | "host-to-host" | "peer-to-peer" | "other";

export interface MemoryOperation extends OnThread {
  readonly kind: "copy" | "fill";
  readonly direction: CopyDirection | null;
  readonly sourceMemory: MemoryKind | null;
  readonly targetMemory: MemoryKind | null;
  readonly bytes: Bytes;
  readonly device: number;
  readonly stream: number;
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  readonly callStartNs: Nanoseconds | null;
  readonly callEndNs: Nanoseconds | null;
  /** `cudaMemcpyAsync` or `cudaGraphLaunch`. */
  readonly callName: string | null;
}

export interface HostCall extends OnThread {
  /**
   * `lost-launch`: the launch succeeded, but its kernel isn't in the report. `lost-graph-launch`: the launch succeeded, but the graph's
   * work isn't in the report. `graph-launch-without-work`: the report has no kernel, copy or memset of this graph, but the graph may be
   * empty. `cut-graph-launch`: the report has only part of the graph's work. Every graph launch is also listed as a `graph-launch`.
   */
  readonly kind:
    | "graph-launch"
    | "synchronize"
    | "lost-launch"
    | "lost-graph-launch"
    | "cut-graph-launch"
    | "graph-launch-without-work";
  readonly name: string;
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
}

export interface SummaryRow {
  readonly name: string;
  readonly instances: number;
  readonly totalNs: Nanoseconds;
}

export interface RangeKernelRow extends SummaryRow {
  /** The range, as nsys prints it: `name`, `:name` or `domain:name`. */
  readonly range: string;
  readonly style: RangeStyle | null;
}

/** Total times and launch counts have to match exactly. */
export type SumCheck =
  | { readonly equal: true; readonly detail: string }
  | { readonly equal: false; readonly differences: readonly string[] }
  | { readonly equal: null; readonly why: string };
