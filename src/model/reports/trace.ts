import type { Bytes, Dim3, Milliseconds, Nanoseconds } from "../units.ts";
import type { IntegerColumn, KindColumn, TimeColumn } from "./columns.ts";
import type { RangeStyle } from "./range.ts";

/**
 * One nsys report, parsed. Times are nanoseconds from the report's earliest event, so that they are safe integers.
 * A process is the upper part of nsys's serialized id (its low 24 bits are the pid), a thread is its id within the process:
 * both only tell one from another.
 */
export interface Trace {
  readonly source: string;
  readonly schemaVersion: string;
  readonly nsysVersion: string | null;
  /** Of the recording machine; null where the report does not say. */
  readonly driverVersion: string | null;
  /** The CUDA version that the recording machine's driver supports, such as `13.0`. */
  readonly cudaVersion: string | null;
  /** Time zero in the report's own clock. */
  readonly originNs: bigint;
  /** The wall-clock time of time zero, in milliseconds since 1970 (UTC); null where the report does not say. */
  readonly originUtcMs: Milliseconds | null;
  readonly gpus: readonly TraceGpu[];
  readonly kernels: KernelLaunches;
  /** `KernelLaunches.kind` indexes this; each occurs. */
  readonly kernelKinds: readonly KernelKind[];
  /** Distinct kernels; `KernelKind.type` indexes this. */
  readonly kernelTypes: readonly KernelType[];
  readonly launchCalls: LaunchCalls;
  /** Of nodes of CUDA graphs that ran as kernels; `KernelLaunches.creation` indexes this. */
  readonly nodeCreations: readonly NodeCreation[];
  readonly ranges: readonly RangeInstance[];
  /** By start; none where the report does not hold what NCCL says of its calls. */
  readonly collectives: readonly CollectiveCall[];
  readonly copies: readonly MemoryOperation[];
  /** Host calls that the analysis counts, launches of graphs and synchronizations, and those of which something is missing. */
  readonly calls: readonly HostCall[];
  /** Errors that the importer stored in the report: a report with any is damaged. */
  readonly importErrors: readonly string[];
  /** Messages of severity warning and above that nsys stored. */
  readonly diagnostics: readonly string[];
  /** The capture's own settings, as far as the report knows them. */
  readonly capture: TraceCapture;
  /** True when the report has any row of a CUDA API call; false means that nothing was traced at all. */
  readonly hasCudaApi: boolean;
  /** The latest time of any range, kernel, memory operation or call. */
  readonly endNs: Nanoseconds;
  /** Kernels with several launch calls of one correlation id, of which the earliest was taken. None in any report seen. */
  readonly ambiguousLaunches: number;
}

export interface TraceGpu {
  readonly id: number;
  readonly name: string;
  readonly uuid: string | null;
  readonly chip: string | null;
  readonly computeCapability: string | null;
  readonly smCount: number | null;
  readonly memoryBytes: Bytes | null;
  readonly l2Bytes: Bytes | null;
  /** Bytes a second. */
  readonly memoryBandwidth: number | null;
  readonly clockHz: number | null;
}

/** What nsys recorded of its own options. */
export interface TraceCapture {
  /** `Node` or `Graph`; null where the report does not say. */
  readonly graphTrace: string | null;
  readonly command: readonly string[];
}

/** A kernel as compiled and launched: the same function with another grid is another type. */
export interface KernelType {
  /** Demangled, with template arguments. */
  readonly name: string;
  readonly shortName: string;
  /** Null in reports that do not hold it. */
  readonly mangled: string | null;
  readonly grid: Dim3;
  readonly block: Dim3;
  readonly registersPerThread: number;
  readonly staticSharedBytes: Bytes;
  readonly dynamicSharedBytes: Bytes;
  readonly localBytesPerThread: Bytes;
}

/** Kernel executions as columns of equal length, ordered by start: millions of rows must fit. */
export interface KernelLaunches {
  readonly count: number;
  /** An index into `Trace.kernelKinds`. */
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  /** The launch call: an index into `Trace.launchCalls`, or `noCall` where the report has no such call. */
  readonly call: Uint32Array;
  /**
   * When the node of a CUDA graph that it ran as was created: an index into `Trace.nodeCreations`, or `noCreation`. Null where the
   * report has no such creation.
   */
  readonly creation: Uint32Array | null;
}

/** In place of the index of a call: there is none. */
export const noCall = 0xffff_ffff;

/** In place of the index of a creation: there is none. */
export const noCreation = 0xffff_ffff;

/** When a node of a CUDA graph came to be, while the graph was captured or built. */
export interface NodeCreation {
  readonly process: number;
  /** -1 where the report does not say. */
  readonly thread: number;
  readonly atNs: Nanoseconds;
  /** When its graph was first instantiated; null where the report does not hold that. */
  readonly instantiatedNs: Nanoseconds | null;
}

/** What launches of one kernel share. */
export interface KernelKind {
  /** An index into `Trace.kernelTypes`. */
  readonly type: number;
  /** A `TraceGpu.id`; where the report does not tell which GPU it was, a number that no `TraceGpu` has. */
  readonly device: number;
  /** The process, or -1 where the report does not say. */
  readonly process: number;
  /** True for kernels that ran as nodes of a CUDA graph. */
  readonly fromGraph: boolean;
}

/** Host calls that could launch work on a GPU, as columns of equal length, ordered by start, and the longer of two first. */
export interface LaunchCalls {
  readonly count: number;
  /** An index into `kinds`. */
  readonly kind: KindColumn;
  readonly startNs: TimeColumn;
  readonly durationNs: IntegerColumn;
  readonly kinds: readonly CallKind[];
}

/** What calls of one function by one thread share. */
export interface CallKind {
  /** -1 where the report does not say, as of the thread. */
  readonly process: number;
  readonly thread: number;
  /** Without the version suffix: `cudaLaunchKernel`; null where the report does not hold it. */
  readonly name: string | null;
}

export interface RangeInstance {
  readonly name: string;
  /** `""` for the default domain. */
  readonly domain: string;
  readonly style: RangeStyle;
  readonly process: number;
  readonly thread: number;
  /** The thread that ended a start/end range, where the report names one: it does when it is another. */
  readonly endThread: number | null;
  readonly startNs: Nanoseconds;
  /** Null for a range that never ended in the capture. */
  readonly endNs: Nanoseconds | null;
  /** What nsys wrote as the end of a range that never ended: the end of the trace. Null without one. */
  readonly assumedEndNs: Nanoseconds | null;
  readonly registered: boolean;
  /** It ended by an exception, as the Python module says; absent: not known to have. */
  readonly raised?: boolean;
}

/** A host call of NCCL, as NCCL describes it. */
export interface CollectiveCall {
  readonly process: number;
  readonly thread: number;
  readonly startNs: Nanoseconds;
  readonly endNs: Nanoseconds;
  /** Without the prefix: `AllReduce`, `CommInitRankConfig`. */
  readonly operation: string;
  /** The same number in all of its ranks, as hexadecimal digits. */
  readonly communicator: string;
  /** The message of one rank; null for calls without one. */
  readonly bytes: Bytes | null;
  /** Known for calls that make a communicator: this process's place in it, and how many there are. */
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
  /** The call that made it, without the version suffix: `cudaMemcpyAsync`, or `cudaGraphLaunch`; null where it is not known. */
  readonly callName: string | null;
}

/** A host call of the CUDA runtime or driver API. */
export interface HostCall {
  /**
   * `lost-launch`: a kernel launch that succeeded, and whose kernel is not in the report. `lost-graph-launch`: the same of a
   * graph. `graph-launch-without-work`: of this graph there is no kernel, copy or memset either, but it need not have any.
   * `cut-graph-launch`: the report holds a part of what the graph did. Each launch of a graph is a `graph-launch` as well.
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

/** One row of a `nsys stats` summary over kernels, or over NVTX ranges: what ours is checked against. */
export interface SummaryRow {
  readonly name: string;
  readonly instances: number;
  readonly totalNs: Nanoseconds;
}

/** One row of `nvtx_kern_sum`: one kernel (`name`) within one range of one thread. */
export interface RangeKernelRow extends SummaryRow {
  /** As nsys prints it: `name`, `:name` or `domain:name`. */
  readonly range: string;
  /** Null in the rows of the kernels outside every range. */
  readonly style: RangeStyle | null;
}

/** Whether our sums equal those of a report of `nsys stats`, to the nanosecond and the launch. `null`: they cannot be compared. */
export type SumCheck =
  | { readonly equal: true; readonly detail: string }
  /** For people, already cut to a few lines. */
  | { readonly equal: false; readonly differences: readonly string[] }
  | { readonly equal: null; readonly why: string };
