import type { CallUse } from "./call-use.ts";
import type { RangeStyle } from "./range.ts";
import type { KernelType, MemoryOperation } from "./trace.ts";
import type { Nanoseconds } from "../units.ts";

/**
 * What single instances of a range did, row by row: what a timeline and a trace show. Times are nanoseconds from the start of the
 * instance. A profile has sums alone, and the rows of a report may be millions, so that some instances are kept, and of each a limited
 * number of rows.
 */
export interface RangeTimeline {
  readonly name: string;
  readonly domain: string;
  /** How many instances the report holds. */
  readonly instances: number;
  /** Those that were kept, in the order of `instanceRoles`. */
  readonly kept: readonly InstanceTimeline[];
}

/** Which instances of a range are kept as long as there is room, the first of them always. */
export const instanceRoles = ["median", "longest", "shortest"] as const;
export type InstanceRole = (typeof instanceRoles)[number];

export interface InstanceTimeline {
  /** Which it is among the range's instances by their duration; of one instance, the median. */
  readonly role: InstanceRole;
  /** Its place, from 1, among the range's instances in the order in which they began. */
  readonly place: number;
  readonly durationNs: Nanoseconds;
  readonly style: RangeStyle;
  /** The thread that opened it; process and thread as in a trace, -1 where there is none. */
  readonly process: number;
  readonly thread: number;
  /** The range's work, by start, whichever thread launched it. */
  readonly kernels: readonly TimelineKernel[];
  readonly copies: readonly TimelineCopy[];
  /** Calls of CUDA within the instance, of its process, by start, and the longer of two first. */
  readonly calls: readonly TimelineCall[];
  /** NVTX ranges within the instance, of its process, by start, and the longer of two first. */
  readonly ranges: readonly TimelineRange[];
  /** How many rows of each there were besides: the later ones. */
  readonly cut: { readonly kernels: number; readonly copies: number; readonly calls: number; readonly ranges: number };
}

export interface TimelineSpan {
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  readonly process: number;
}

/** Work on a GPU. */
export interface TimelineWork extends TimelineSpan {
  readonly device: number;
  /** Null: not known. */
  readonly stream: number | null;
  /** What made it: an index into the instance's calls; null where the call is not among them. */
  readonly call: number | null;
}

export interface TimelineKernel extends TimelineWork {
  readonly type: KernelType;
  /** Null: not known. */
  readonly context: number | null;
  readonly fromGraph: boolean;
}

export interface TimelineCopy
  extends TimelineWork, Pick<MemoryOperation, "kind" | "direction" | "sourceMemory" | "targetMemory" | "bytes"> {}

export interface TimelineCall extends TimelineSpan {
  readonly thread: number;
  /** Null: not known. */
  readonly name: string | null;
  readonly use: CallUse;
}

export interface TimelineRange extends TimelineSpan {
  readonly thread: number;
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
}

/** On which stream a kernel of a report ran: what the columns of a trace do not hold. */
export interface KernelStream {
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  /** Demangled, with template arguments. */
  readonly name: string;
  readonly stream: number;
  readonly context: number | null;
}

/** A span of time of a report. */
export interface TimeSpan {
  readonly startNs: Nanoseconds;
  readonly endNs: Nanoseconds;
}
