import type { AttributionMode } from "../model/profile/profile.ts";
import type { Trace } from "../model/reports/trace.ts";
import { attribute, type AttributedRange } from "./attribute.ts";
import { gpuTimeline } from "./gpu-timeline.ts";
import { measureRange, type RangeMeasure } from "./measure-range.ts";
import { rangeLabel, type RangeKey } from "./range-key.ts";

/** One report, analysed for some of its ranges. */
export interface CaptureMeasure {
  readonly ranges: readonly RangeMeasure[];
  /** Kernels outside all of these ranges. */
  readonly outside: { readonly launches: number; readonly kernelNs: number };
  readonly warnings: readonly string[];
}

/** What the analysis of a report depends on besides the report. */
export interface AnalysisSettings {
  readonly attribution: AttributionMode;
  readonly familyOf: (kernelName: string) => string;
}

/** Measures the given ranges of one report, and what ran outside of them. */
export function analyseCapture(
  trace: Trace,
  keys: readonly RangeKey[],
  { attribution, familyOf }: AnalysisSettings,
): CaptureMeasure {
  const { ranges, outside, ambiguous } = attribute(trace, keys, attribution);
  const timeline = gpuTimeline(trace);
  let kernelNs = 0;
  for (const row of outside) kernelNs += trace.kernels.durationNs[row] ?? 0;
  return {
    ranges: ranges.map((range) => measureRange(trace, timeline, range, familyOf)),
    outside: { launches: outside.length, kernelNs },
    warnings: [...ranges.flatMap(unfinishedWarning), ...ambiguousWarning(ambiguous), ...traceWarnings(trace)],
  };
}

function unfinishedWarning(range: AttributedRange): string[] {
  const count = range.instances.filter((instance) => instance.endNs === null).length;
  if (count === 0) return [];
  const all = range.instances.length;
  return [
    `Range ${rangeLabel(range.key)}: ${String(count)} of ${String(all)} instances never ended; they were taken to reach to the end of the capture.`,
  ];
}

function ambiguousWarning(count: number): string[] {
  return count === 0
    ? []
    : [
        `Kernels launched by threads without an open range of their own, while ranges of several threads of the process were open, so that they belong to none of these: ${String(count)}.`,
      ];
}

function traceWarnings(trace: Trace): string[] {
  const warnings: string[] = [];
  let withoutCall = 0;
  const unknownDevices = new Set<number>(trace.kernels.device);
  for (const gpu of trace.gpus) unknownDevices.delete(gpu.id);
  for (let row = 0; row < trace.kernels.count; row += 1)
    if (Number.isNaN(trace.kernels.callStartNs[row] ?? NaN)) withoutCall += 1;
  if (withoutCall > 0)
    warnings.push(
      `Kernels without a launch call in the report, which therefore belong to no range: ${String(withoutCall)}.`,
    );
  if (trace.ambiguousLaunches > 0)
    warnings.push(
      `Kernels with several launch calls in the report, of which the earliest was taken: ${String(trace.ambiguousLaunches)}.`,
    );
  if (unknownDevices.size > 0)
    warnings.push(`GPUs that kernels ran on and that the report does not describe: ${String(unknownDevices.size)}.`);
  return warnings;
}
