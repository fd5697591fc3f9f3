import type { Nanoseconds } from "../units.ts";

/** A range nested inside another, often an operator of PyTorch, and the kernels launched in it. */
export interface OperatorRow {
  readonly name: string;
  /** `""` for the default domain. */
  readonly domain: string;
  /** Instances of it that launched a kernel, itself or in a range nested in it. */
  readonly calls: number;
  /** Kernels for which it is the innermost range. */
  readonly launches: number;
  readonly selfNs: Nanoseconds;
  /** With those of the ranges nested in it. */
  readonly totalNs: Nanoseconds;
  /** The kernel that takes the most of `selfNs`; null where all are nested deeper. */
  readonly topKernel: string | null;
}

/** The operators inside each range, most own time first, by `rangeText`; a range without an entry was not looked into. */
export type OperatorsByRange = ReadonlyMap<string, readonly OperatorRow[]>;
