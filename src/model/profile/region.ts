import type { MeasuredLaunch } from "./measured-launch.ts";
import type { Metrics, ReplayedRange, Roofline } from "./profile-ncu.ts";
import type { Bytes, Nanoseconds, Ratio } from "../units.ts";

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

/** One kernel of a region: nsys's times, and what ncu measured of one launch; that is null without a row. */
export interface RegionKernel {
  readonly name: string;
  readonly family: string;
  readonly launches: number;
  readonly totalNs: Nanoseconds;
  readonly share: Ratio;
  /** The launch that the figures are of. */
  readonly measured: MeasuredLaunch | null;
  readonly figures: Metrics | null;
  readonly roofline: Roofline | null;
}

/** A total over the kernels that have a row. */
export interface RegionTotal {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  readonly value: number;
  /** How it comes from the kernels' figures. */
  readonly how: "mean by time" | "one launch × launches";
  /** The share of the kernel time in launches like those measured that have this figure. */
  readonly coverage: Ratio;
}

/** All that is known of one NVTX range. Times are medians over the rounds; null where only ncu saw the range. */
export interface RegionReport {
  readonly name: string;
  readonly domain: string;
  /** Unique within a profile: `decode`, `step@LLM`. */
  readonly label: string;
  readonly measured: {
    readonly instances: number;
    readonly wallNs: Nanoseconds;
    readonly kernelNs: Nanoseconds;
    readonly launches: number;
    readonly copiedBytes: Bytes;
  } | null;
  readonly kernels: readonly RegionKernel[];
  readonly totals: readonly RegionTotal[];
  /** Where the range was replayed as a whole. */
  readonly replayed: ReplayedRange | null;
  /** Null where nobody looked. */
  readonly operators: readonly OperatorRow[] | null;
  /** The figures in the order of the tables. */
  readonly columns: readonly { readonly key: string; readonly title: string; readonly unit: string }[];
}
