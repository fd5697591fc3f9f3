import { noCall, type RangeInstance, type Trace, type TraceGpu } from "../model/reports/trace.ts";
import type { Steps } from "../model/steps.ts";
import type { Milliseconds } from "../model/units.ts";
import { type AttributedRange, type Attribution, findEndNs } from "./attribute.ts";
import { buildGpuTimeline } from "./gpu-timeline.ts";
import { measureRange, type RangeMeasure } from "./measure-range.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import { buildOperatorTrees } from "./regions/operators.ts";
import { buildIdleTimeline } from "./wall/gpu-idle.ts";
import { buildHostTimeline } from "./wall/host-time.ts";
import { groupCallsByThread } from "./wall/thread-calls.ts";
import { rangeText } from "../model/reports/range.ts";
import { counted } from "../model/text/listing.ts";

/** Everything a profile takes from one report. */
export interface MeasuredReport {
  readonly ranges: readonly RangeMeasure[];
  /** Kernels outside all of these ranges. */
  readonly outside: { readonly launches: number; readonly kernelNs: number };
  readonly warnings: readonly string[];
  /** The machine that recorded the report. `gpus` has only the GPUs that ran kernels. */
  readonly machine: {
    readonly gpus: readonly TraceGpu[];
    readonly driver: string | null;
    readonly cuda: string | null;
    readonly nsys: string | null;
  };
  /** Milliseconds since 1970; null if the report doesn't say when it was recorded. */
  readonly recordedUtcMs: Milliseconds | null;
}

/** Measures the ranges in one report, and the work outside of all ranges. `isRank` is true if each rank has its own report. */
export function* measureReport(
  trace: Trace,
  { ranges, outside, ambiguous }: Attribution,
  familyOf: (kernelName: string) => string,
  isRank = false,
): Steps<MeasuredReport> {
  const instances = ranges.flatMap((range) => range.instances);
  const closed = (instance: RangeInstance): number => findEndNs(trace, instance);
  const points = instances.flatMap((instance) => [instance.startNs, closed(instance)]);
  const threads = groupCallsByThread(trace.launchCalls);
  const pushed = trace.ranges.filter(({ style }) => style === "pushpop");
  const nestedPoints = pushed.flatMap((instance) => [instance.startNs, closed(instance)]);
  yield;
  const timeline = buildGpuTimeline(trace, [...points, ...nestedPoints]);
  yield;
  const idle = buildIdleTimeline(trace, threads, Float64Array.from(new Set(points)).sort());
  yield;
  const timelines = { timeline, idle, host: buildHostTimeline(trace, threads, instances, closed) };
  const measures: RangeMeasure[] = [];
  for (const range of ranges) {
    yield;
    measures.push(measureRange(trace, timelines, range, familyOf, isRank));
  }
  const nesting = ranges.map((range, index) => ({ range, devices: [...(measures[index]?.devices ?? [])] }));
  const communicates = (name: string): boolean => familyOf(name) === communicationFamily;
  const trees = yield* buildOperatorTrees(trace, nesting, { timeline, communicates, isRank });
  let kernelNs = 0;
  for (const row of outside) kernelNs += trace.kernels.durationNs[row] ?? 0;
  return {
    ranges: measures.map((measure, index) => ({ ...measure, operators: trees[index] ?? measure.operators })),
    outside: { launches: outside.length, kernelNs },
    warnings: [...ranges.flatMap(warnUnfinished), ...warnAmbiguous(ambiguous), ...warnTrace(trace)],
    machine: {
      gpus: trace.gpus.filter(({ id }) => trace.kernelKinds.some(({ device }) => device === id)),
      driver: trace.driverVersion,
      cuda: trace.cudaVersion,
      nsys: trace.nsysVersion,
    },
    recordedUtcMs: trace.originUtcMs,
  };
}

function warnUnfinished(range: AttributedRange): string[] {
  const count = range.instances.filter((instance) => instance.endNs === null).length;
  if (count === 0) return [];
  const all = range.instances.length;
  return [
    `Range ${rangeText(range.key.name, range.key.domain)}: ${String(count)} of ${counted(all, "instance")} never ended, so we treated the end of the capture as their end.`,
  ];
}

function warnAmbiguous(count: number): string[] {
  return count === 0
    ? []
    : [
        `Kernels that belong to no range because the thread that launched them had no open range, but several other threads did: ${String(count)}.`,
      ];
}

function warnTrace(trace: Trace): string[] {
  const warnings: string[] = [];
  let withoutCall = 0;
  const unknownDevices = new Set(trace.kernelKinds.map(({ device }) => device));
  for (const gpu of trace.gpus) unknownDevices.delete(gpu.id);
  for (let row = 0; row < trace.kernels.count; row += 1) if (trace.kernels.call[row] === noCall) withoutCall += 1;
  if (withoutCall > 0)
    warnings.push(
      `Kernels that belong to no range because the report has no launch call for them: ${String(withoutCall)}.`,
    );
  if (trace.ambiguousLaunches > 0)
    warnings.push(
      `Kernels with several launch calls in the report (we used the earliest): ${String(trace.ambiguousLaunches)}.`,
    );
  if (unknownDevices.size > 0)
    warnings.push(`GPUs that ran kernels but aren't described in the report: ${String(unknownDevices.size)}.`);
  return warnings;
}
