import { communicationFamily } from "../model/ranks/ranks.ts";
import { rangeText } from "../model/reports/range.ts";
import { noCall, type RangeInstance, type Trace, type TraceGpu } from "../model/reports/trace.ts";
import type { Steps } from "../model/steps.ts";
import { counted } from "../model/text/listing.ts";
import type { Milliseconds } from "../model/units.ts";
import { findEndNs, type AttributedRange, type Attribution } from "./attribute.ts";
import { buildGpuTimeline } from "./gpu-timeline.ts";
import { measureRange, type RangeMeasure } from "./measure-range.ts";
import { buildOperatorTrees } from "./regions/operators.ts";
import { buildIdleTimeline } from "./wall/gpu-idle.ts";
import { buildHostTimeline } from "./wall/host-time.ts";
import { groupCallsByThread } from "./wall/thread-calls.ts";

export interface MeasuredReport {
  readonly ranges: readonly RangeMeasure[];
  readonly outside: { readonly launches: number; readonly kernelNs: number };
  readonly warnings: readonly string[];
  readonly machine: {
    readonly gpus: readonly TraceGpu[];
    readonly driver: string | null;
    readonly cuda: string | null;
    readonly nsys: string | null;
  };
  readonly recordedUtcMs: Milliseconds | null;
}

export function* measureReport(
  trace: Trace,
  { ranges, outside, ambiguous }: Attribution,
  familyOf: (kernelName: string) => string,
  isRank = false,
): Steps<MeasuredReport> {
  const instances = ranges.flatMap((range) => range.instances);
  const closed = (instance: RangeInstance) => findEndNs(trace, instance);
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
  const communicates = (name: string) => familyOf(name) === communicationFamily;
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

function warnUnfinished(range: AttributedRange) {
  const count = range.instances.filter((instance) => instance.endNs === null).length;
  if (count === 0) return [];
  const all = range.instances.length;
  return [
    `Range ${rangeText(range.key.name, range.key.domain)}: ${String(count)} of ${counted(all, "instance")} never ended, so we treated the end of the capture as their end.`,
  ];
}

function warnAmbiguous(count: number) {
  return count === 0
    ? []
    : [
        `Kernels that belong to no range because the thread that launched them had no open range, but several other threads did: ${String(count)}.`,
      ];
}

function warnTrace(trace: Trace) {
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
