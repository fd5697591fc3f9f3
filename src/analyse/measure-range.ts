import type { ProfileCopy } from "../model/profile.ts";
import type { KernelType, Trace } from "../model/trace.ts";
import type { AttributedRange } from "./attribution/attribute.ts";
import { addDurations, type DurationCounts } from "./durations.ts";
import { gpuBusyNs, mergeByStart, type Busy } from "./gpu-busy.ts";
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
    gpuBusyNs: 0,
    graphKernels: 0,
    graphLaunches: 0,
    kernels: new Map(),
    synchronizations: new Map(),
    copies: new Map(),
  };
}

/** Measures one range of one report. */
export function measureRange(trace: Trace, range: AttributedRange): RangeMeasure {
  const measure = emptyMeasure(range.key);
  measure.instances = range.instances.length;
  for (const instance of range.instances) {
    measure.wallNs += Math.max(0, (instance.endNs ?? instance.assumedEndNs ?? trace.endNs) - instance.startNs);
  }
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

function* kernelIntervals({ kernels }: Trace, rows: Uint32Array): Generator<Busy> {
  for (const row of rows) {
    yield {
      device: kernels.device[row] ?? 0,
      startNs: kernels.startNs[row] ?? 0,
      durationNs: kernels.durationNs[row] ?? 0,
    };
  }
}

function* copyIntervals({ copies }: Trace, rows: Uint32Array): Generator<Busy> {
  for (const row of rows) {
    const copy = copies[row];
    if (copy !== undefined) yield copy;
  }
}

/** Adds another report of the same round, such as the next instance of the range. */
export function addMeasure(into: RangeMeasure, from: RangeMeasure): void {
  into.instances += from.instances;
  into.wallNs += from.wallNs;
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
