import { getOrAdd } from "../model/maps.ts";
import { noGpuIdle, noHostTime } from "../model/profile/profile-values.ts";
import type { GpuIdleTime, HostTime, ProfileCopy } from "../model/profile/profile.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import type { KernelType, MemoryOperation, Trace } from "../model/reports/trace.ts";
import { addSums, sum, type Sums } from "../model/sums.ts";
import { findEndNs, openStretches, type AttributedRange } from "./attribute.ts";
import { addDurations, countDurations, type DurationCounts } from "./durations.ts";
import { createGpuDivider } from "./gpu-shares.ts";
import { createBusyUnion, visitGpuWork, type GpuTimeline } from "./gpu-timeline.ts";
import type { RangeKey } from "./range-key.ts";
import { recordRanks, type RankRecord } from "./ranks/record-ranks.ts";
import { addTree, createNode, type OperatorTree } from "./regions/operator-tree.ts";
import { averageIdleTimes, createIdleTimes, type IdleTimeline } from "./wall/gpu-idle.ts";
import type { HostTimeline } from "./wall/host-time.ts";

export interface MeasuredKernel {
  readonly type: KernelType;
  readonly durations: DurationCounts;
  readonly busyNs: number;
  readonly exclusiveNs: number;
  readonly first: FirstLaunch;
  readonly otherThreadLaunches: number;
}

/** A kernel's first launch: its report's index within the round, its start, and its duration. */
interface FirstLaunch {
  readonly report: number;
  readonly startNs: number;
  readonly durationNs: number;
}

const noSums = {
  reports: 0,
  instances: 0,
  wallNs: 0,
  /** How long an instance was open, and how much of that time the range's GPUs were idle. */
  spanNs: 0,
  gpuIdleNs: 0,
  gpuBusyNs: 0,
  copyBusyNs: 0,
  communicationFreeBusyNs: 0,
  graphKernels: 0,
  graphLaunches: 0,
};
const noOtherThreads = { launches: 0, kernelNs: 0, copies: 0 };

/** Maps are keyed by the kernel type, the synchronization call, or the kind of copy. */
export interface RangeMeasure extends Sums<keyof typeof noSums> {
  readonly key: RangeKey;
  hasGpu: boolean;
  /** Idle time by cause; adds up to `gpuIdleNs`. */
  gpuIdle: GpuIdleTime;
  hostTime: HostTime | null;
  readonly devices: Set<number>;
  readonly ranks: (readonly RankRecord[])[];
  readonly otherThreads: Sums<keyof typeof noOtherThreads>;
  readonly operators: OperatorTree;
  readonly kernels: Map<string, MeasuredKernel>;
  readonly synchronizations: Map<string, { count: number; totalNs: number }>;
  readonly copies: Map<string, ProfileCopy>;
}

export function emptyMeasure(key: RangeKey): RangeMeasure {
  return {
    key,
    ...noSums,
    hasGpu: false,
    gpuIdle: { ...noGpuIdle },
    hostTime: { ...noHostTime },
    devices: new Set(),
    ranks: [],
    otherThreads: { ...noOtherThreads },
    operators: { areRanks: false, root: createNode("", null) },
    kernels: new Map(),
    synchronizations: new Map(),
    copies: new Map(),
  };
}

interface Timelines {
  readonly timeline: GpuTimeline;
  readonly idle: IdleTimeline;
  readonly host: HostTimeline;
}

export function measureRange(
  trace: Trace,
  { timeline, idle, host }: Timelines,
  range: AttributedRange,
  familyOf: (kernelName: string) => string,
  isRank: boolean,
): RangeMeasure {
  const measure = emptyMeasure(range.key);
  measure.reports = 1;
  measure.instances = range.instances.length;
  measureGpu(trace, range, familyOf, measure);
  if (measure.devices.size > 1 || isRank)
    measure.ranks.push(recordRanks(trace, timeline, range, (name) => familyOf(name) === communicationFamily));
  measureWall(trace, { timeline, idle }, range, measure);
  measure.hostTime = host.timeOf(range.instances);
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
      blocking: isBlocking(copy) ? 1 : 0,
    });
  }
  for (const index of range.calls) {
    const call = trace.calls[index];
    if (call?.kind === "graph-launch") measure.graphLaunches += 1;
    if (call?.kind === "synchronize")
      addSynchronizations(measure.synchronizations, call.name, { count: 1, totalNs: call.durationNs });
  }
  return measure;
}

/**
 * "API synchronization behavior" in the CUDA Runtime API: copies within a device or between devices never block. Async calls block for
 * copies into pageable memory and for host-to-host copies. Other calls always block.
 */
export function isBlocking({ kind, direction, targetMemory, callName }: MemoryOperation): boolean {
  if (kind !== "copy" || callName === null || !/^cu(da)?Memcpy/.test(callName)) return false;
  if (direction === "device-to-device" || direction === "peer-to-peer") return false;
  if (!callName.includes("Async")) return true;
  return direction === "host-to-host" || (direction === "device-to-host" && targetMemory === "pageable");
}

/** Overlapping or nested instances count once in the span, so overlaps don't inflate the GPU's idle time. */
function measureWall(
  trace: Trace,
  { timeline, idle }: Omit<Timelines, "host">,
  range: AttributedRange,
  measure: RangeMeasure,
) {
  const devices = measure.devices.size > 0 ? [...measure.devices] : timeline.devices;
  measure.hasGpu = devices.length > 0;
  const byCause = createIdleTimes();
  for (const instance of range.instances) measure.wallNs += findEndNs(trace, instance) - instance.startNs;
  for (const [from, until] of openStretches(trace, range.instances)) {
    const busyNs = sum(devices, (device) => timeline.busyNs(device, from, until));
    measure.spanNs += until - from;
    measure.gpuIdleNs += until - from - Math.round(busyNs / Math.max(1, devices.length));
    for (const device of devices) idle.between(device, from, until, byCause);
  }
  measure.gpuIdle = averageIdleTimes(byCause, measure.gpuIdleNs);
}

function measureGpu(
  trace: Trace,
  range: AttributedRange,
  familyOf: (kernelName: string) => string,
  measure: RangeMeasure,
) {
  const { kernelTypes } = trace;
  const byType = measureTypes(trace, range, measure);
  const waits = kernelTypes.map(({ name }, index) => byType.has(index) && familyOf(name) === communicationFamily);
  const copies = kernelTypes.length;
  const divider = createGpuDivider(copies + 1);
  const union = createBusyUnion();
  const withoutWaiting = waits.includes(true) ? createBusyUnion() : null;
  visitGpuWork(trace, range.kernels, range.copies, (device, startNs, endNs, owner) => {
    divider.add(device, startNs, endNs, owner);
    union.add(device, startNs, endNs);
    if (waits[owner] !== true) withoutWaiting?.add(device, startNs, endNs);
  });
  const { busyNs, exclusiveNs, devices } = divider.finish();
  measure.copyBusyNs = busyNs[copies] ?? 0;
  measure.gpuBusyNs = union.totalNs();
  measure.communicationFreeBusyNs = (withoutWaiting ?? union).totalNs();
  measure.otherThreads.launches = range.otherKernels.length;
  measure.otherThreads.copies = range.otherCopies.length;
  for (const device of devices) measure.devices.add(device);
  for (const [index, { durations, first, otherThreadLaunches }] of byType) {
    const type = kernelTypes[index];
    if (type === undefined) continue;
    // Spread syntax here would use 50% more memory.
    addKernel(measure.kernels, {
      type,
      durations,
      busyNs: busyNs[index] ?? 0,
      exclusiveNs: exclusiveNs[index] ?? 0,
      first,
      otherThreadLaunches,
    });
  }
}

function measureTypes(
  { kernels, kernelKinds, kernelTypes }: Trace,
  range: AttributedRange,
  measure: RangeMeasure,
): Map<number, Pick<MeasuredKernel, "durations" | "first" | "otherThreadLaunches">> {
  const types = Uint32Array.from(kernelKinds, ({ type }) => type);
  const typeOf = (row: number) => types[kernels.kind[row] ?? 0] ?? 0;
  const byType = new Map<number, { first: FirstLaunch; otherThreadLaunches: number }>();
  // Rows are sorted by start. We go by index because a column's iterator creates an object per row.
  for (let index = 0; index < range.kernels.length; index += 1) {
    const row = range.kernels[index] ?? 0;
    const type = typeOf(row);
    if (kernelKinds[kernels.kind[row] ?? 0]?.fromGraph === true) measure.graphKernels += 1;
    if (byType.has(type)) continue;
    const first = { report: 0, startNs: kernels.startNs.at(row), durationNs: kernels.durationNs[row] ?? 0 };
    byType.set(type, { first, otherThreadLaunches: 0 });
  }
  for (const row of range.otherKernels) {
    const entry = byType.get(typeOf(row));
    if (entry !== undefined) entry.otherThreadLaunches += 1;
    measure.otherThreads.kernelNs += kernels.durationNs[row] ?? 0;
  }
  const durationsOf = countDurations(range.kernels, kernels.durationNs, typeOf, kernelTypes.length);
  return new Map([...byType].map(([type, ofType]) => [type, { durations: durationsOf(type), ...ofType }]));
}

export function addMeasure(into: RangeMeasure, from: RangeMeasure): void {
  for (const kernel of from.kernels.values()) {
    const report = into.reports + kernel.first.report;
    // We don't copy the first report's kernels, because they don't change and there may be a hundred thousand of them.
    addKernel(into.kernels, into.reports === 0 ? kernel : { ...kernel, first: { ...kernel.first, report } });
  }
  addTree(into.operators, from.operators, into.reports);
  addSums(noSums, into, from);
  into.hasGpu ||= from.hasGpu;
  addSums(noGpuIdle, into.gpuIdle, from.gpuIdle);
  if (into.hostTime === null || from.hostTime === null) into.hostTime = null;
  else addSums(noHostTime, into.hostTime, from.hostTime);
  for (const device of from.devices) into.devices.add(device);
  into.ranks.push(...from.ranks);
  addSums(noOtherThreads, into.otherThreads, from.otherThreads);
  for (const [call, sums] of from.synchronizations) addSynchronizations(into.synchronizations, call, sums);
  for (const copy of from.copies.values()) addCopy(into.copies, copy);
}

/** Types from different reports count as the same type if their texts are equal. */
const typeTexts = new WeakMap<KernelType, string>();

function typeKey(type: KernelType) {
  const text = typeTexts.get(type) ?? JSON.stringify(type);
  typeTexts.set(type, text);
  return text;
}

function addKernel(into: Map<string, MeasuredKernel>, kernel: MeasuredKernel) {
  const text = typeKey(kernel.type);
  const existing = into.get(text);
  into.set(text, existing === undefined ? kernel : sumKernels([existing, kernel]));
}

export function sumKernels(kernels: readonly [MeasuredKernel, ...MeasuredKernel[]]): MeasuredKernel {
  let { durations, first } = kernels[0];
  let [busyNs, exclusiveNs, otherThreadLaunches] = [0, 0, 0];
  for (const kernel of kernels) {
    if (kernel !== kernels[0]) durations = addDurations(durations, kernel.durations);
    busyNs += kernel.busyNs;
    exclusiveNs += kernel.exclusiveNs;
    otherThreadLaunches += kernel.otherThreadLaunches;
    const { report, startNs } = kernel.first;
    if (report < first.report || (report === first.report && startNs < first.startNs)) first = kernel.first;
  }
  return { type: kernels[0].type, durations, busyNs, exclusiveNs, first, otherThreadLaunches };
}

const noCalls = { count: 0, totalNs: 0 };
const noCopies = { ...noCalls, bytes: 0, blocking: 0 };

function addSynchronizations(into: RangeMeasure["synchronizations"], call: string, from: typeof noCalls) {
  addSums(
    noCalls,
    getOrAdd(into, call, () => ({ ...noCalls })),
    from,
  );
}

function addCopy(into: Map<string, ProfileCopy>, copy: ProfileCopy) {
  const text = [copy.kind, copy.direction, copy.sourceMemory, copy.targetMemory].join("/");
  addSums(
    noCopies,
    getOrAdd(into, text, () => ({ ...copy, ...noCopies })),
    copy,
  );
}
