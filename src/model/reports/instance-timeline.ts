import type { CallUse } from "./call-use.ts";
import type { RangeId, RangeStyle } from "./range.ts";
import type { KernelType, MemoryOperation } from "./trace.ts";
import type { Nanoseconds } from "../units.ts";

/**
 * Times are nanoseconds since the instance's start. A report may have millions of rows, so we keep some instances, each with a limited
 * number of rows.
 */
export interface RangeTimeline extends RangeId {
  readonly instances: number;
  readonly kept: readonly InstanceTimeline[];
}

/** Most important first. We keep as many as there's room for, but at least one. */
export const instanceRoles = ["median", "longest", "shortest"] as const;
export type InstanceRole = (typeof instanceRoles)[number];

export interface InstanceTimeline {
  /** A range's only instance is the median. */
  readonly role: InstanceRole;
  /** From 1, in order of start. */
  readonly place: number;
  readonly durationNs: Nanoseconds;
  readonly style: RangeStyle;
  readonly process: number;
  readonly thread: number;
  /** From all threads, by start. */
  readonly kernels: readonly TimelineKernel[];
  readonly copies: readonly TimelineCopy[];
  /** Of the instance's process, by start; longer calls first. */
  readonly calls: readonly TimelineCall[];
  readonly ranges: readonly TimelineRange[];
  /** How many rows we left out at the end of each list. */
  readonly cut: { readonly kernels: number; readonly copies: number; readonly calls: number; readonly ranges: number };
}

export interface TimelineSpan {
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  readonly process: number;
}

export interface TimelineWork extends TimelineSpan {
  readonly device: number;
  readonly stream: number | null;
  /** An index into the instance's calls. Null if it isn't among them. */
  readonly call: number | null;
}

export interface TimelineKernel extends TimelineWork {
  readonly type: KernelType;
  readonly context: number | null;
  readonly fromGraph: boolean;
}

export interface TimelineCopy
  extends TimelineWork, Pick<MemoryOperation, "kind" | "direction" | "sourceMemory" | "targetMemory" | "bytes"> {}

export interface TimelineCall extends TimelineSpan {
  readonly thread: number;
  readonly name: string | null;
  readonly use: CallUse;
}

export interface TimelineRange extends TimelineSpan, RangeId {
  readonly thread: number;
  readonly style: RangeStyle;
}

export interface KernelStream {
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  readonly name: string;
  readonly stream: number | null;
  readonly context: number | null;
}

export interface TimeSpan {
  readonly startNs: Nanoseconds;
  readonly endNs: Nanoseconds;
}

export interface SideTimelines {
  readonly base: readonly RangeTimeline[];
  readonly head: readonly RangeTimeline[];
}

/** Includes GPU work that finishes after the range. */
export function lastEndNs({ durationNs, kernels, copies }: InstanceTimeline): Nanoseconds {
  let last = durationNs;
  for (const { startNs, durationNs: ns } of kernels) last = Math.max(last, startNs + ns);
  for (const { startNs, durationNs: ns } of copies) last = Math.max(last, startNs + ns);
  return last;
}
