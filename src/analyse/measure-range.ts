import type { ProfileCopy } from "../model/profile/profile.ts";
import type { KernelType, Trace } from "../model/reports/trace.ts";
import type { AttributedRange } from "./attribution/attribute.ts";
import { addDurations, type DurationCounts } from "./durations.ts";
import { copyIntervals, gpuBusyNs, kernelIntervals, mergeByStart } from "./gpu-busy.ts";
import type { GpuTimeline } from "./gpu-timeline.ts";
import type { RangeKey } from "./range-key.ts";

/** One kernel type in a range, and how long its launches took. */
export interface MeasuredKernel {
  readonly type: KernelType;
  readonly durations: DurationCounts;
}

/** One range in one round: what `profile.json` says of it, before kernels are grouped. Maps are by a text of the content. */
export interface RangeMeasure {
  readonly key: RangeKey;
  instances: number;
  wallNs: number;
  /** Time in which an instance was open, and of it the time in which nothing ran on its GPUs. */
  spanNs: number;
  gpuIdleNs: number;
  gpuBusyNs: number;
  graphKernels: number;
  graphLaunches: number;
  readonly kernels: Map<string, MeasuredKernel>;
  readonly synchronizations: Map<string, { count: number; totalNs: number }>;
  readonly copies: Map<string, ProfileCopy>;
}

/** A range of which nothing was seen. */
export function emptyMeasure(key: RangeKey): RangeMeasure {
  return {
    key,
    instances: 0,
    wallNs: 0,
    spanNs: 0,
    gpuIdleNs: 0,
    gpuBusyNs: 0,
    graphKernels: 0,
    graphLaunches: 0,
    kernels: new Map(),
    synchronizations: new Map(),
    copies: new Map(),
  };
}

/** Measures one range of one report. */
export function measureRange(trace: Trace, timeline: GpuTimeline, range: AttributedRange): RangeMeasure {
  const measure = emptyMeasure(range.key);
  measure.instances = range.instances.length;
  measureWall(trace, timeline, range, measure);
  measureKernels(trace, range, measure);
  for (const index of range.copies) {
    const copy = trace.copies[index];
    if (copy === undefined) continue;
    const { kind, direction, sourceMemory, targetMemory } = copy;
    addCopy(measure.copies, {
      kind,
      direction,
      sourceMemory,
      targetMemory,
      count: 1,
      bytes: copy.bytes,
      totalNs: copy.durationNs,
      blocking: 0,
    });
  }
  for (const index of range.calls) {
    const call = trace.calls[index];
    if (call?.kind === "graph-launch") measure.graphLaunches += 1;
    if (call?.kind === "synchronize") addSynchronization(measure.synchronizations, call.name, 1, call.durationNs);
  }
  measure.gpuBusyNs = gpuBusyNs(
    mergeByStart(kernelIntervals(trace, range.kernels), copyIntervals(trace, range.copies)),
  );
  return measure;
}

/** Instances that enclose or overlap each other are counted once in the span, so that the GPU's idle time is no less. */
function measureWall(trace: Trace, timeline: GpuTimeline, range: AttributedRange, measure: RangeMeasure): void {
  const own = new Set<number>();
  for (const row of range.kernels) own.add(trace.kernels.device[row] ?? 0);
  for (const row of range.copies) own.add(trace.copies[row]?.device ?? 0);
  const devices = own.size > 0 ? [...own] : timeline.devices;
  let openedUntilNs = -Infinity;
  for (const { startNs, endNs, assumedEndNs } of range.instances) {
    const until = Math.max(startNs, endNs ?? assumedEndNs ?? trace.endNs);
    measure.wallNs += until - startNs;
    const from = Math.max(startNs, openedUntilNs);
    if (until <= from) continue;
    openedUntilNs = until;
    const busyNs = devices.reduce((sum, device) => sum + timeline.busyNs(device, from, until), 0);
    measure.spanNs += until - from;
    measure.gpuIdleNs += until - from - Math.round(busyNs / Math.max(1, devices.length));
  }
}

function measureKernels({ kernels, kernelTypes }: Trace, range: AttributedRange, measure: RangeMeasure): void {
  const byType = new Map<number, DurationCounts>();
  for (const row of range.kernels) {
    const type = kernels.kernel[row] ?? 0;
    const durationNs = kernels.durationNs[row] ?? 0;
    measure.graphKernels += kernels.fromGraph[row] ?? 0;
    let durations = byType.get(type);
    if (durations === undefined) byType.set(type, (durations = new Map<number, number>()));
    durations.set(durationNs, (durations.get(durationNs) ?? 0) + 1);
  }
  for (const [index, durations] of byType) {
    const type = kernelTypes[index];
    if (type !== undefined) addKernel(measure.kernels, { type, durations });
  }
}

/** Adds another report of the same round, such as the next instance of the range. */
export function addMeasure(into: RangeMeasure, from: RangeMeasure): void {
  into.instances += from.instances;
  into.wallNs += from.wallNs;
  into.spanNs += from.spanNs;
  into.gpuIdleNs += from.gpuIdleNs;
  into.gpuBusyNs += from.gpuBusyNs;
  into.graphKernels += from.graphKernels;
  into.graphLaunches += from.graphLaunches;
  for (const kernel of from.kernels.values()) addKernel(into.kernels, kernel);
  for (const [call, { count, totalNs }] of from.synchronizations)
    addSynchronization(into.synchronizations, call, count, totalNs);
  for (const copy of from.copies.values()) addCopy(into.copies, copy);
}

function addKernel(into: Map<string, MeasuredKernel>, { type, durations }: MeasuredKernel): void {
  const text = JSON.stringify(type);
  const known = into.get(text);
  if (known === undefined) into.set(text, { type, durations: new Map(durations) });
  else addDurations(known.durations, durations);
}

function addSynchronization(
  into: RangeMeasure["synchronizations"],
  call: string,
  count: number,
  totalNs: number,
): void {
  const known = into.get(call) ?? { count: 0, totalNs: 0 };
  into.set(call, { count: known.count + count, totalNs: known.totalNs + totalNs });
}

function addCopy(into: Map<string, ProfileCopy>, copy: ProfileCopy): void {
  const text = [copy.kind, copy.direction, copy.sourceMemory, copy.targetMemory].join("/");
  const known = into.get(text);
  const { count, bytes, totalNs } = known ?? { count: 0, bytes: 0, totalNs: 0 };
  into.set(text, { ...copy, count: count + copy.count, bytes: bytes + copy.bytes, totalNs: totalNs + copy.totalNs });
}
