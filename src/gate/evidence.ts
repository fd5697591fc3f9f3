import type { NcuReplayMode, NcuReport, NcuSection, NcuSet } from "../model/ncu/report.ts";
import type { RangeSpec, SeenRange } from "../model/reports/range.ts";
import type { NsysDiagnostic } from "../model/reports/trace.ts";
import type { CaptureGate } from "../model/run/plan.ts";
import type { LimitEnd, ProcessOutcome, ToolResult } from "../model/run/ports.ts";
import type { Bytes, Seconds } from "../model/units.ts";

/** How the profiled command ended. Unknown for a report without its run directory. */
export type CommandEnd =
  | {
      readonly kind: "known";
      readonly outcome: ProcessOutcome;
      readonly exitCode: number | null;
      readonly seconds: Seconds;
      /** Exit codes that mean success. */
      readonly allowed: readonly number[];
      readonly timeLimitSeconds: Seconds | null;
      /** Null or absent if no time limit ended the command, or if we don't know what was still running. */
      readonly atLimit?: LimitEnd | null;
    }
  | { readonly kind: "unknown" };

/** A report file from a capture. */
interface ReportFile {
  readonly name: string;
  readonly bytes: Bytes;
}

/** The output and files of one capture, before we parse any report. */
export interface CaptureEvidence {
  /** For messages: `round 1, decode`. */
  readonly label: string;
  readonly gate: CaptureGate | null;
  readonly end: CommandEnd;
  /** The last part of stdout and of stderr. */
  readonly output: string;
  readonly reports: readonly ReportFile[];
  /** Raw files without a report. */
  readonly rawLeft: readonly string[];
  /** How our own imports of raw files ended. */
  readonly imports: readonly ImportTry[];
}

/** `output` is the importer's stdout and stderr. */
export interface ImportTry extends Pick<ToolResult, "exitCode" | "timedOut"> {
  readonly output: string;
}

/** What we found in one capture's reports. Counts are sums over the reports. */
export interface ObservedCapture {
  readonly label: string;
  readonly end: CommandEnd;
  readonly importErrors: readonly string[];
  /** What nsys says about its own work. */
  readonly diagnostics: readonly NsysDiagnostic[];
  /** The last part of the program's stdout and stderr. Empty if unknown. */
  readonly output: string;
  /** False if no CUDA API call was recorded. */
  readonly hasCudaApi: boolean;
  /** How nsys traced CUDA graphs, according to the report: `Node`, `Graph`, or null. */
  readonly graphTrace: string | null;
  /** True if at least one kernel ran as a node of a CUDA graph. */
  readonly hasGraphKernels: boolean;
  readonly totalKernels: number;
  readonly seen: readonly SeenRange[];
  readonly wanted: readonly { readonly spec: RangeSpec; readonly ranges: readonly ObservedRange[] }[];
  /** If the user named no range: every range we saw, or the whole capture. At least one of them must have kernels. Null if the user named ranges. */
  readonly all: readonly ObservedRange[] | null;
  /** If the user named no range: the ranges that we don't measure, because there are too many. */
  readonly unmeasured: readonly Pick<ObservedRange, "name" | "domain">[];
  /** True if the wanted range gated the capture. Each instance then has its own report, and this object describes one report. */
  readonly gated: boolean;
  readonly requireKernels: boolean;
  /** True if lost kernels are only worth a warning, as long as some kernels are left. */
  readonly mayLoseKernels: boolean;
  /** The profiled command, according to the report. Empty if the report doesn't have it. */
  readonly argv: readonly string[];
}

export interface ObservedRange {
  readonly name: string;
  readonly domain: string;
  readonly instances: number;
  /** True if each instance comes from a different process, and no two processes ran kernels on the same GPU. */
  readonly areRanks: boolean;
  readonly unfinished: number;
  readonly kernels: number;
  readonly graphLaunches: number;
  /** Graph launches with no kernel, copy, or memset in the report. A graph may be empty, so this isn't always an error. */
  readonly graphLaunchesWithoutWork: number;
  /** Launch calls in the range whose kernels aren't in the report. */
  readonly lostKernels: number;
  /** Graph launches in the range whose kernels, copies, and memsets aren't in the report. */
  readonly lostGraphLaunches: number;
  /** Graph launches in the range with only some of their kernels, copies, and memsets in the report. */
  readonly cutGraphLaunches: number;
}

/** The ranges to analyze: the wanted ranges or, if the user named none, all ranges that ended. */
export function listAnalyzedRanges({ wanted, all }: Pick<ObservedCapture, "wanted" | "all">): readonly ObservedRange[] {
  return all === null ? wanted.flatMap(({ ranges }) => ranges) : all.filter(({ unfinished }) => unfinished === 0);
}

/** The analyzed ranges whose work is partly missing from the report. */
export function findIncompleteRanges(capture: Pick<ObservedCapture, "wanted" | "all">): readonly ObservedRange[] {
  return listAnalyzedRanges(capture).filter(
    ({ lostKernels, lostGraphLaunches, cutGraphLaunches }) => lostKernels + lostGraphLaunches + cutGraphLaunches > 0,
  );
}

/** The results of one ncu run, and what we asked ncu to measure. */
export interface NcuEvidence {
  /** For messages: `ncu, decode`. */
  readonly label: string;
  readonly end: CommandEnd;
  /** The last part of stdout and of stderr, from both ncu and the program. */
  readonly output: string;
  /** The parsed CSV; no rows if ncu wrote no CSV. */
  readonly report: NcuReport;
  readonly mode: NcuReplayMode;
  /** The values of --nvtx-include. Empty without gating. */
  readonly includes: readonly string[];
  /** In range replay, the ranges that must each have a row. The default domain is `""`. */
  readonly ranges: readonly { readonly name: string; readonly domain: string }[];
  /** The values of --metrics. */
  readonly askedMetrics: readonly string[];
  /** The `askedMetrics` that come from a preset, each with its alternatives. This GPU may lack some of them. */
  readonly presetMetrics: readonly (readonly string[])[];
  /**
   * In kernel replay, the mangled names of the selected kernels. Each one must have a row in ncu's results. Empty if all kernels were
   * selected, or if several ranges shared the process. In that case, we check each range after joining the rows.
   */
  readonly selectedKernels: readonly string[];
  /** The sections that this ncu has. Empty if ncu couldn't list its sections. */
  readonly sections: readonly NcuSection[];
  readonly sets: readonly NcuSet[];
}
