import type { NcuReplayMode, NcuReport } from "../model/ncu/report.ts";
import type { RangeSpec, SeenRange } from "../model/reports/range.ts";
import type { NsysDiagnostic } from "../model/reports/trace.ts";
import type { CaptureGate } from "../model/run/plan.ts";
import type { LimitEnd, ProcessOutcome, ToolResult } from "../model/run/ports.ts";
import type { Bytes, Seconds } from "../model/units.ts";

export type CommandEnd =
  | {
      readonly kind: "known";
      readonly outcome: ProcessOutcome;
      readonly exitCode: number | null;
      readonly seconds: Seconds;
      readonly allowed: readonly number[];
      readonly timeLimitSeconds: Seconds | null;
      /** Null or absent if no time limit ended the command, or if we can't tell. */
      readonly atLimit?: LimitEnd | null;
    }
  | { readonly kind: "unknown" };

interface ReportFile {
  readonly name: string;
  readonly bytes: Bytes;
}

export interface CaptureEvidence {
  readonly label: string;
  readonly gate: CaptureGate | null;
  readonly end: CommandEnd;
  readonly output: string;
  readonly reports: readonly ReportFile[];
  readonly rawLeft: readonly string[];
  readonly imports: readonly ImportTry[];
}

export interface ImportTry extends Pick<ToolResult, "exitCode" | "timedOut"> {
  readonly output: string;
}

export interface ObservedCapture {
  readonly label: string;
  readonly end: CommandEnd;
  readonly importErrors: readonly string[];
  readonly diagnostics: readonly NsysDiagnostic[];
  readonly output: string;
  readonly hasCudaApi: boolean;
  readonly graphTrace: string | null;
  readonly hasGraphKernels: boolean;
  readonly totalKernels: number;
  readonly seen: readonly SeenRange[];
  readonly wanted: readonly { readonly spec: RangeSpec; readonly ranges: readonly ObservedRange[] }[];
  /** If the user named no range: every range we saw, or the whole capture. At least one must have kernels. */
  readonly all: readonly ObservedRange[] | null;
  readonly unmeasured: readonly Pick<ObservedRange, "name" | "domain">[];
  /** True if the wanted range gated the capture. Each instance then has its own report. */
  readonly gated: boolean;
  readonly requireKernels: boolean;
  readonly mayLoseKernels: boolean;
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
  /** A graph may be empty, so this isn't always an error. */
  readonly graphLaunchesWithoutWork: number;
  readonly lostKernels: number;
  readonly lostGraphLaunches: number;
  /** Graph launches in the range with only some of their kernels, copies, and memsets in the report. */
  readonly cutGraphLaunches: number;
}

export function listAnalyzedRanges({ wanted, all }: Pick<ObservedCapture, "wanted" | "all">): readonly ObservedRange[] {
  return all === null ? wanted.flatMap(({ ranges }) => ranges) : all.filter(({ unfinished }) => unfinished === 0);
}

export function findIncompleteRanges(capture: Pick<ObservedCapture, "wanted" | "all">): readonly ObservedRange[] {
  return listAnalyzedRanges(capture).filter(
    ({ lostKernels, lostGraphLaunches, cutGraphLaunches }) => lostKernels + lostGraphLaunches + cutGraphLaunches > 0,
  );
}

export interface NcuEvidence {
  readonly label: string;
  readonly end: CommandEnd;
  readonly output: string;
  readonly report: NcuReport;
  readonly mode: NcuReplayMode;
  readonly includes: readonly string[];
  readonly ranges: readonly { readonly name: string; readonly domain: string }[];
  readonly askedMetrics: readonly string[];
  /** This GPU may lack some of these. Each comes with its alternatives. */
  readonly presetMetrics: readonly (readonly string[])[];
  /**
   * In kernel replay, mangled names that must each have a row. Empty if several ranges shared the process: we then check each range after
   * joining the rows.
   */
  readonly selectedKernels: readonly string[];
  readonly sections: readonly string[];
  readonly sets: readonly string[];
}
