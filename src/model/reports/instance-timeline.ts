import type { CallUse } from "./call-use.ts";
import type { RangeStyle } from "./range.ts";
import type { KernelType, MemoryOperation } from "./trace.ts";
import type { Nanoseconds } from "../units.ts";

/**
 * Everything that individual instances of a range did, for timelines and traces. A profile has only sums. Times are nanoseconds since the
 * instance's start. A report may have millions of rows, so we only keep some instances, and a limited number of rows for each.
 */
export interface RangeTimeline {
  readonly name: string;
  readonly domain: string;
  /** How many instances are in the report. */
  readonly instances: number;
  /** The instances that we kept, in the order of `instanceRoles`. */
  readonly kept: readonly InstanceTimeline[];
}

/** The roles of the instances to keep, most important first. We keep as many as there's room for, but at least one. */
export const instanceRoles = ["median", "longest", "shortest"] as const;
export type InstanceRole = (typeof instanceRoles)[number];

export interface InstanceTimeline {
  /** The instance's role, by duration, among the range's instances. If a range has only one instance, its role is the median. */
  readonly role: InstanceRole;
  /** The instance's number, from 1, among the range's instances in order of start. */
  readonly place: number;
  readonly durationNs: Nanoseconds;
  readonly style: RangeStyle;
  /** The process and thread that started the instance, numbered as in a trace; -1 if unknown. */
  readonly process: number;
  readonly thread: number;
  /** The range's work from all threads, in order of start time. */
  readonly kernels: readonly TimelineKernel[];
  readonly copies: readonly TimelineCopy[];
  /** CUDA calls of the instance's process during the instance, in order of start time. If two calls start together, the longer call comes first. */
  readonly calls: readonly TimelineCall[];
  /** NVTX ranges of the instance's process during the instance, in the same order as `calls`. */
  readonly ranges: readonly TimelineRange[];
  /** How many rows we left out at the end of each list. */
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
  /** Null if unknown. */
  readonly stream: number | null;
  /** The call that launched this work, as an index into the instance's calls. Null if the call isn't among them. */
  readonly call: number | null;
}

export interface TimelineKernel extends TimelineWork {
  readonly type: KernelType;
  /** Null if unknown. */
  readonly context: number | null;
  readonly fromGraph: boolean;
}

export interface TimelineCopy
  extends TimelineWork, Pick<MemoryOperation, "kind" | "direction" | "sourceMemory" | "targetMemory" | "bytes"> {}

export interface TimelineCall extends TimelineSpan {
  readonly thread: number;
  /** Null if unknown. */
  readonly name: string | null;
  readonly use: CallUse;
}

export interface TimelineRange extends TimelineSpan {
  readonly thread: number;
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
}

/** The stream and context that a kernel ran in. A trace's columns don't have them. */
export interface KernelStream {
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  /** Demangled, with template arguments. */
  readonly name: string;
  readonly stream: number | null;
  readonly context: number | null;
}

/** A span of time in a report. */
export interface TimeSpan {
  readonly startNs: Nanoseconds;
  readonly endNs: Nanoseconds;
}

/** The timelines of both sides. A side without timelines has an empty list. */
export interface SideTimelines {
  readonly base: readonly RangeTimeline[];
  readonly head: readonly RangeTimeline[];
}

/** The end of an instance, including GPU work that finishes after the range. */
export function lastEndNs({ durationNs, kernels, copies }: InstanceTimeline): Nanoseconds {
  let last = durationNs;
  for (const { startNs, durationNs: ns } of kernels) last = Math.max(last, startNs + ns);
  for (const { startNs, durationNs: ns } of copies) last = Math.max(last, startNs + ns);
  return last;
}
