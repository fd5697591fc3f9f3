import type { NcuReplayMode, NcuReport, NcuSection, NcuSet } from "../model/ncu/report.ts";
import type { RangeSpec, SeenRange } from "../model/reports/range.ts";
import type { CaptureGate } from "../model/run/plan.ts";
import type { ProcessOutcome } from "../model/run/ports.ts";
import type { Bytes, Seconds } from "../model/units.ts";

/** How the profiled command ended; unknown for a report that came without its run directory. */
export type CommandEnd =
  | {
      readonly kind: "known";
      readonly outcome: ProcessOutcome;
      readonly exitCode: number | null;
      readonly seconds: Seconds;
      /** Exit codes that mean success. */
      readonly allowed: readonly number[];
      readonly timeLimitSeconds: Seconds | null;
    }
  | { readonly kind: "unknown" };

/** A report file that a capture left. */
interface ReportFile {
  readonly name: string;
  readonly bytes: Bytes;
}

/** What one capture left behind, before anything was parsed. */
export interface CaptureEvidence {
  /** For messages: `round 1, decode`. */
  readonly label: string;
  readonly gate: CaptureGate | null;
  readonly end: CommandEnd;
  /** The ends of stdout and stderr. */
  readonly output: string;
  readonly reports: readonly ReportFile[];
  /** Raw files that could not be imported. */
  readonly rawLeft: readonly string[];
}

/** What one capture's reports were found to hold; counts are sums over its reports. */
export interface ObservedCapture {
  readonly label: string;
  readonly end: CommandEnd;
  readonly importErrors: readonly string[];
  /** False when no CUDA API call at all was recorded. */
  readonly hasCudaApi: boolean;
  /** How nsys traced CUDA graphs, by its own record: `Node`, `Graph`, or null. */
  readonly graphTrace: string | null;
  /** True when at least one kernel ran as a node of a CUDA graph. */
  readonly hasGraphKernels: boolean;
  readonly totalKernels: number;
  readonly seen: readonly SeenRange[];
  readonly wanted: readonly { readonly spec: RangeSpec; readonly ranges: readonly ObservedRange[] }[];
  /** Where nothing in particular is wanted: every range that was seen, or the whole capture; one must hold kernels. Null otherwise. */
  readonly all: readonly ObservedRange[] | null;
  /** True when `wanted` gated the capture, so that its instances were counted as reports: then this is one of them. */
  readonly gated: boolean;
  readonly requireKernels: boolean;
  /** The profiled command, by the report's own record; empty when it holds none. */
  readonly argv: readonly string[];
}

export interface ObservedRange {
  readonly name: string;
  readonly domain: string;
  readonly instances: number;
  /** Each instance is of a process of its own, and no two of these ran kernels on one GPU. */
  readonly areRanks: boolean;
  readonly unfinished: number;
  readonly kernels: number;
  readonly graphLaunches: number;
  /** Launches of graphs of which the report holds no kernel, copy or memset, and which need not have any. */
  readonly graphLaunchesWithoutWork: number;
  /** Launch calls in the range whose kernel is not in the report. */
  readonly lostKernels: number;
  /** Launches of graphs in the range whose kernels, copies and memsets are not in the report. */
  readonly lostGraphLaunches: number;
  /** Launches of graphs in the range of whose kernels, copies and memsets the report holds a part. */
  readonly cutGraphLaunches: number;
}

/** The ranges to analyze: those that are wanted, or all but those that never ended. */
export function analyzedRanges({ wanted, all }: Pick<ObservedCapture, "wanted" | "all">): readonly ObservedRange[] {
  return all === null ? wanted.flatMap(({ ranges }) => ranges) : all.filter(({ unfinished }) => unfinished === 0);
}

/** What one run of ncu left, and what it was asked for. */
export interface NcuEvidence {
  /** For messages: `ncu, decode`. */
  readonly label: string;
  readonly end: CommandEnd;
  /** The ends of stdout and stderr, of ncu and of the program. */
  readonly output: string;
  /** The parsed CSV; without rows where ncu wrote none. */
  readonly report: NcuReport;
  readonly mode: NcuReplayMode;
  /** What stood in --nvtx-include, as it was given; empty without gating. */
  readonly includes: readonly string[];
  /** The ranges that must each have a row, where ranges are replayed: name and domain (`""`: the default one). */
  readonly ranges: readonly { readonly name: string; readonly domain: string }[];
  /** What stood in --metrics. */
  readonly askedMetrics: readonly string[];
  /** Those of `askedMetrics` that come from a preset, each with its alternatives: they may be missing on this GPU. */
  readonly presetMetrics: readonly (readonly string[])[];
  /**
   * Mangled names of the kernels that must each have a row, where kernels are replayed. Empty: all were selected, or several ranges
   * shared the process, of which each is looked at once the rows are joined.
   */
  readonly selectedKernels: readonly string[];
  /** What this ncu has; empty where it could not say. */
  readonly sections: readonly NcuSection[];
  readonly sets: readonly NcuSet[];
}
