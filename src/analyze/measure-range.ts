import type { GpuIdleTime, HostTime, ProfileCopy } from "../model/profile/profile.ts";
import { noGpuIdle, noHostTime } from "../model/profile/profile-values.ts";
import { communicationFamily } from "../model/ranks/ranks.ts";
import type { KernelType, MemoryOperation, Trace } from "../model/reports/trace.ts";
import { type AttributedRange, findEndNs } from "./attribute.ts";
import { addDurations, countDurations, type DurationCounts } from "./durations.ts";
import { createGpuDivider } from "./gpu-shares.ts";
import { createBusyUnion, visitGpuWork, type GpuTimeline } from "./gpu-timeline.ts";
import { recordRanks, type RankRecord } from "./ranks/record-ranks.ts";
import { addTree, createNode, type OperatorTree } from "./regions/operator-tree.ts";
import { averageIdleTimes, type IdleTimeline, createIdleTimes } from "./wall/gpu-idle.ts";
import type { HostTimeline } from "./wall/host-time.ts";
import type { RangeKey } from "./range-key.ts";

/** One kernel type in a range, and its launch durations. */
export interface MeasuredKernel {
  readonly type: KernelType;
  readonly durations: DurationCounts;
  /** The kernel's share of the range's busy time, and how long the kernel ran alone, as in `profile.json`. */
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

/** The figures of a range that are sums over its reports. */
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

type Sums<K extends string> = Record<K, number>;

/**
 * One range in one round: the content of `profile.json` before kernels are grouped. Its maps are keyed by strings: the kernel type, the
 * synchronization call, or the kind of copy.
 */
export interface RangeMeasure extends Sums<keyof typeof noSums> {
  readonly key: RangeKey;
  /** False if no GPU did anything in these reports, so idle time has no meaning. */
  hasGpu: boolean;
  /** Idle time by cause; adds up to `gpuIdleNs`. */
  gpuIdle: GpuIdleTime;
  /** Null if unknown. */
  hostTime: HostTime | null;
  readonly devices: Set<number>;
  /** One list per report that has several GPUs or contains a single rank, with one record per GPU. */
  readonly ranks: (readonly RankRecord[])[];
  readonly otherThreads: Sums<keyof typeof noOtherThreads>;
  /** The ranges nested in this range. */
  readonly operators: OperatorTree;
  readonly kernels: Map<string, MeasuredKernel>;
  readonly synchronizations: Map<string, { count: number; totalNs: number }>;
  readonly copies: Map<string, ProfileCopy>;
}

/** The measure of a range that never occurred. */
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

/** What we compute once per report, for all of its ranges. */
export interface Timelines {
  readonly timeline: GpuTimeline;
  readonly idle: IdleTimeline;
  readonly host: HostTimeline;
}

/** Measures one range in one report. `isRank` is true if each rank has its own report. */
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
    if (call?.kind === "synchronize") addSynchronization(measure.synchronizations, call.name, 1, call.durationNs);
  }
  return measure;
}

/**
 * True if the copy's call returned only after the copy finished ("API synchronization behavior" in the CUDA Runtime API). Copies
 * within a device or between devices never block. Async calls block for copies from the device into pageable memory and for
 * host-to-host copies. Other calls always block.
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
): void {
  const devices = measure.devices.size > 0 ? [...measure.devices] : timeline.devices;
  measure.hasGpu = devices.length > 0;
  const byCause = createIdleTimes();
  let openedUntilNs = -Infinity;
  for (const instance of range.instances) {
    const { startNs } = instance;
    const until = findEndNs(trace, instance);
    measure.wallNs += until - startNs;
    const from = Math.max(startNs, openedUntilNs);
    if (until <= from) continue;
    openedUntilNs = until;
    const busyNs = devices.reduce((sum, device) => sum + timeline.busyNs(device, from, until), 0);
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
): void {
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

/** Launches by kernel type, in the order of each type's first launch. */
function measureTypes(
  { kernels, kernelKinds, kernelTypes }: Trace,
  range: AttributedRange,
  measure: RangeMeasure,
): Map<number, Pick<MeasuredKernel, "durations" | "first" | "otherThreadLaunches">> {
  const types = Uint32Array.from(kernelKinds, ({ type }) => type);
  const typeOf = (row: number): number => types[kernels.kind[row] ?? 0] ?? 0;
  const found = new Map<number, { first: FirstLaunch; otherThreadLaunches: number }>();
  // Rows are sorted by start. We go by index because a column's iterator creates an object per row.
  for (let at = 0; at < range.kernels.length; at += 1) {
    const row = range.kernels[at] ?? 0;
    const type = typeOf(row);
    if (kernelKinds[kernels.kind[row] ?? 0]?.fromGraph === true) measure.graphKernels += 1;
    if (found.has(type)) continue;
    const first = { report: 0, startNs: kernels.startNs.at(row), durationNs: kernels.durationNs[row] ?? 0 };
    found.set(type, { first, otherThreadLaunches: 0 });
  }
  for (const row of range.otherKernels) {
    const of = found.get(typeOf(row));
    if (of !== undefined) of.otherThreadLaunches += 1;
    measure.otherThreads.kernelNs += kernels.durationNs[row] ?? 0;
  }
  const durationsOf = countDurations(range.kernels, kernels.durationNs, typeOf, kernelTypes.length);
  return new Map([...found].map(([type, ofType]) => [type, { durations: durationsOf(type), ...ofType }]));
}

/** Adds another report of the same round, such as the next instance of the range. */
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
  for (const [call, { count, totalNs }] of from.synchronizations)
    addSynchronization(into.synchronizations, call, count, totalNs);
  for (const copy of from.copies.values()) addCopy(into.copies, copy);
}

/**
 * Types from different reports count as the same type if their texts are equal. Each text is built once, no matter how many ranges contain
 * the type.
 */
const typeTexts = new WeakMap<KernelType, string>();

function typeKey(type: KernelType): string {
  const text = typeTexts.get(type) ?? JSON.stringify(type);
  typeTexts.set(type, text);
  return text;
}

/** Adds the numbers named by `zero`. */
function addSums<K extends string>(
  zero: Readonly<Sums<K>>,
  into: NoInfer<Sums<K>>,
  from: NoInfer<Readonly<Sums<K>>>,
): void {
  for (const key of Object.keys(zero) as K[]) into[key] += from[key];
}

function addKernel(into: Map<string, MeasuredKernel>, kernel: MeasuredKernel): void {
  const text = typeKey(kernel.type);
  const known = into.get(text);
  into.set(text, known === undefined ? kernel : sumKernels([known, kernel]));
}

/** Adds up one kernel's measurements over several types or reports. The result has the type of the first measurement. */
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
  const { count, bytes, totalNs, blocking } = known ?? { count: 0, bytes: 0, totalNs: 0, blocking: 0 };
  into.set(text, {
    ...copy,
    count: count + copy.count,
    bytes: bytes + copy.bytes,
    totalNs: totalNs + copy.totalNs,
    blocking: blocking + copy.blocking,
  });
}
