import type { Bytes, Dim3, Milliseconds, Nanoseconds } from "../units.ts";
import type { ProfileGpu } from "../profile/profile.ts";
import type { IntegerColumn, KindColumn, TimeColumn } from "./columns.ts";
import type { RangeStyle } from "./range.ts";

/**
 * One nsys report, parsed. Times are nanoseconds since the report's earliest event, so they're safe integers. A process's number is the
 * upper part of nsys's serialized id; the low 24 bits of this number are the pid. A thread's number is the thread's id in its process.
 * Use these numbers only to distinguish processes and threads.
 */
export interface Trace {
  readonly source: string;
  readonly schemaVersion: string;
  readonly nsysVersion: string | null;
  /** The driver version of the machine that recorded the report. Null if the report doesn't have it. */
  readonly driverVersion: string | null;
  /** The CUDA version that this driver supports, such as `13.0`. */
  readonly cudaVersion: string | null;
  /** Time zero on the report's own clock. */
  readonly originNs: bigint;
  /** The wall-clock time of time zero, in milliseconds since 1970 (UTC). Null if the report doesn't have it. */
  readonly originUtcMs: Milliseconds | null;
  readonly gpus: readonly TraceGpu[];
  readonly kernels: KernelLaunches;
  /** `KernelLaunches.kind` indexes this. Every kind has at least one launch. */
  readonly kernelKinds: readonly KernelKind[];
  /** Distinct kernels; `KernelKind.type` indexes this. */
  readonly kernelTypes: readonly KernelType[];
  readonly launchCalls: LaunchCalls;
  /** For CUDA graph nodes that ran as kernels; `KernelLaunches.creation` indexes this. */
  readonly nodeCreations: readonly NodeCreation[];
  readonly ranges: readonly RangeInstance[];
  /** By start. Empty if the report doesn't have NCCL's ranges. */
  readonly collectives: readonly CollectiveCall[];
  readonly copies: readonly MemoryOperation[];
  /** Host calls that the analysis counts (graph launches and synchronizations), and launches with missing work. */
  readonly calls: readonly HostCall[];
  /** The names that are too long for our own files are shortened (`shortenName`). These are their whole names, by shortened name. */
  readonly wholeNames: ReadonlyMap<string, string>;
  /** Errors that the importer stored in the report. If there are any, the report is damaged. */
  readonly importErrors: readonly string[];
  /** Messages that nsys stored, with severity warning or higher. */
  readonly diagnostics: readonly NsysDiagnostic[];
  /** The capture's settings, as stored in the report. */
  readonly capture: TraceCapture;
  /** True if the report has any CUDA API call. False means that nothing was traced. */
  readonly hasCudaApi: boolean;
  /** The latest time of any range, kernel, memory operation or call. */
  readonly endNs: Nanoseconds;
  /** How many kernels have several launch calls for one correlation id. We use the earliest call. We've never seen such kernels. */
  readonly ambiguousLaunches: number;
}

/** What nsys reports about its own work. The text may have several lines. */
export interface NsysDiagnostic {
  readonly severity: "warning" | "error";
  readonly text: string;
}

export interface TraceGpu extends Readonly<ProfileGpu> {
  readonly id: number;
}

/** What nsys recorded about its own options. */
export interface TraceCapture {
  /** `Node` or `Graph`. Null if the report doesn't have it. */
  readonly graphTrace: string | null;
  readonly command: readonly string[];
}

/** A kernel as compiled and launched. The same function with a different grid is a different type. */
export interface KernelType {
  /** Demangled, with template arguments. */
  readonly name: string;
  readonly shortName: string;
  /** Null if the report doesn't have it. */
  readonly mangled: string | null;
  readonly grid: Dim3;
  readonly block: Dim3;
  /** Null, like the three sizes below, if the report doesn't have it. */
  readonly registersPerThread: number | null;
  readonly staticSharedBytes: Bytes | null;
  readonly dynamicSharedBytes: Bytes | null;
  readonly localBytesPerThread: Bytes | null;
}

/** Kernel executions as columns of equal length, sorted by start. There may be millions of rows. */
export interface KernelLaunches {
  readonly count: number;
  /** An index into `Trace.kernelKinds`. */
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  /** The launch call: an index into `Trace.launchCalls`, or `noCall` if the report doesn't have the call. */
  readonly call: Uint32Array;
  /**
   * The creation of the CUDA graph node that the kernel ran as: an index into `Trace.nodeCreations`, or `noCreation`. Null if the
   * report has no creations.
   */
  readonly creation: Uint32Array | null;
}

/** Stands for "no call". */
export const noCall = 0xffff_ffff;

/** Stands for "no creation". */
export const noCreation = 0xffff_ffff;

/** The creation of a CUDA graph node, while the graph was captured or built. */
export interface NodeCreation {
  readonly process: number;
  /** -1 if the report doesn't have it. */
  readonly thread: number;
  readonly atNs: Nanoseconds;
  /** When the node's graph was first instantiated. Null if the report doesn't have that time. */
  readonly instantiatedNs: Nanoseconds | null;
}

/** What launches of the same kernel have in common. */
export interface KernelKind {
  /** An index into `Trace.kernelTypes`. */
  readonly type: number;
  /** A `TraceGpu.id`. If the report doesn't list the GPU, no `TraceGpu` has this id. */
  readonly device: number;
  /** -1 if the report doesn't have it. */
  readonly process: number;
  /** True for kernels that ran as nodes of a CUDA graph. */
  readonly fromGraph: boolean;
}

/**
 * Host calls that can launch GPU work, as columns of equal length, sorted by start time. If two calls start together, the longer call
 * comes first.
 */
export interface LaunchCalls {
  readonly count: number;
  /** An index into `kinds`. */
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  readonly kinds: readonly CallKind[];
}

/** What one thread's calls of the same function have in common. */
export interface CallKind {
  /** Process and thread are -1 if the report doesn't have them. */
  readonly process: number;
  readonly thread: number;
  /** Without the version suffix: `cudaLaunchKernel`. Null if the report doesn't have it. */
  readonly name: string | null;
}

export interface RangeInstance {
  /** The stable name (`stableRangeName`). */
  readonly name: string;
  /** The name as the program emitted it. Absent if it's the same as `name`. */
  readonly emittedName?: string;
  /** `""` for the default domain. */
  readonly domain: string;
  readonly style: RangeStyle;
  readonly process: number;
  readonly thread: number;
  /** The thread that ended a start/end range. The report has it only if another thread started the range. */
  readonly endThread: number | null;
  readonly startNs: Nanoseconds;
  /** Null if the range didn't end during the capture. */
  readonly endNs: Nanoseconds | null;
  /** For a range that never ended, nsys writes the end of the trace here. Null if nsys wrote nothing. */
  readonly assumedEndNs: Nanoseconds | null;
  readonly registered: boolean;
  /** True if our Python module reported that the instance ended with an exception. Absent if unknown. */
  readonly raised?: boolean;
}

/** A host call to NCCL, as NCCL reports it. */
export interface CollectiveCall {
  readonly process: number;
  readonly thread: number;
  readonly startNs: Nanoseconds;
  readonly endNs: Nanoseconds;
  /** Without the prefix: `AllReduce`, `CommInitRankConfig`. */
  readonly operation: string;
  /** A hex number that's the same for all ranks of the communicator. */
  readonly communicator: string;
  /** The message size per rank. Null for calls without a message. */
  readonly bytes: Bytes | null;
  /** For calls that create a communicator: the process's rank, and the number of ranks. Null for other calls. */
  readonly rank: number | null;
  readonly ranks: number | null;
}

export type MemoryKind = "pageable" | "pinned" | "device" | "managed" | "array" | "unknown";
export type CopyDirection =
  "host-to-device" | "device-to-host" | "device-to-device" | "host-to-host" | "peer-to-peer" | "other";

/** A copy or a fill on the GPU. */
export interface MemoryOperation {
  readonly kind: "copy" | "fill";
  /** Null for memsets. */
  readonly direction: CopyDirection | null;
  readonly sourceMemory: MemoryKind | null;
  readonly targetMemory: MemoryKind | null;
  readonly bytes: Bytes;
  readonly device: number;
  readonly stream: number;
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  readonly process: number;
  readonly thread: number;
  readonly callStartNs: Nanoseconds | null;
  readonly callEndNs: Nanoseconds | null;
  /** The call that started the operation, without the version suffix: `cudaMemcpyAsync` or `cudaGraphLaunch`. Null if unknown. */
  readonly callName: string | null;
}

/** A host call to the CUDA runtime or driver API. */
export interface HostCall {
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
  /** Without the version suffix: `cudaStreamSynchronize`. */
  readonly name: string;
  readonly process: number;
  readonly thread: number;
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
}

/** One row of an `nsys stats` summary of kernels or NVTX ranges. We check our sums against it. */
export interface SummaryRow {
  readonly name: string;
  readonly instances: number;
  readonly totalNs: Nanoseconds;
}

/** One row of `nvtx_kern_sum`: one kernel (`name`) in one thread's range. */
export interface RangeKernelRow extends SummaryRow {
  /** The range, as nsys prints it: `name`, `:name` or `domain:name`. */
  readonly range: string;
  /** Null for kernels outside all ranges. */
  readonly style: RangeStyle | null;
}

/**
 * The result of comparing our sums with an `nsys stats` report. Total times and launch counts have to match exactly. `equal` is null if
 * we can't compare them.
 */
export type SumCheck =
  | { readonly equal: true; readonly detail: string }
  /** The differences as text, shortened to a few lines. */
  | { readonly equal: false; readonly differences: readonly string[] }
  | { readonly equal: null; readonly why: string };
