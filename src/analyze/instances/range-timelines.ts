import {
  instanceRoles,
  type InstanceRole,
  type InstanceTimeline,
  type KernelStream,
  type RangeTimeline,
  type TimelineCall,
  type TimelineCopy,
  type TimelineKernel,
  type TimelineRange,
  type TimeSpan,
} from "../../model/reports/instance-timeline.ts";
import { noCall, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import { type AttributedRange, findEndNs } from "../attribute.ts";
import { classifyCall } from "../wall/thread-calls.ts";

/** Limits on what we keep from a report. */
export interface TimelineLimits {
  /** The most ranges to keep. If there are more, we keep the first ones. */
  readonly ranges: number;
  /**
   * The most kernels to keep across all instances. We leave out any instance that would exceed this limit, except the first instance,
   * which we cut off at the limit.
   */
  readonly kernels: number;
  /** The most rows to keep per instance, separately for calls, copies, and NVTX ranges. */
  readonly rows: number;
}

/** These limits keep a trace to a few megabytes, because a reviewer loads the trace in a browser. */
const timelineLimits: TimelineLimits = { ranges: 40, kernels: 40_000, rows: 40_000 };

/**
 * Picks some instances of each range, with their rows. Takes each range's instance with the median duration first, then each range's
 * longest, then each range's shortest, while there's room. Calls `streamsIn` once, to get the streams of the kernels that started within
 * the given spans.
 */
export function buildTimelines(
  trace: Trace,
  ranges: readonly AttributedRange[],
  streamsIn: (spans: readonly TimeSpan[]) => readonly KernelStream[],
  limits: TimelineLimits = timelineLimits,
): RangeTimeline[] {
  const shown = ranges.filter(({ instances }) => instances.length > 0);
  const picked = shown.slice(0, limits.ranges).map((range) => pickInstances(trace, range));
  const chosen = shown.map(() => new Map<InstanceRole, readonly number[]>());
  let left = limits.kernels;
  for (const role of instanceRoles) {
    for (const [index, range] of shown.entries()) {
      const instance = picked[index]?.get(role);
      if (instance === undefined) continue;
      const rows = findKernels(trace, range, instance, findEndNs(trace, instance));
      if (rows.length > left && left < limits.kernels) continue;
      chosen[index]?.set(role, rows);
      left -= Math.min(left, rows.length);
    }
  }
  const kept = (rows: readonly number[]): readonly number[] => rows.slice(0, limits.kernels);
  const spans = chosen.flatMap((instances) => [...instances.values()].flatMap((rows) => findSpan(trace, kept(rows))));
  const streamOf = indexStreams(trace, streamsIn(spans));
  return shown.map((range, index) => ({
    name: range.key.name,
    domain: range.key.domain,
    instances: range.instances.length,
    kept: [...(chosen[index] ?? [])].flatMap(([role, rows]) => {
      const instance = picked[index]?.get(role);
      const ofInstance = { role, rows: kept(rows), all: rows.length };
      return instance === undefined ? [] : [buildTimeline(trace, range, instance, ofInstance, streamOf, limits.rows)];
    }),
  }));
}

/** Picks instances by duration, never the same instance twice. */
function pickInstances(trace: Trace, { instances }: AttributedRange): ReadonlyMap<InstanceRole, RangeInstance> {
  const duration = (instance: RangeInstance): number => findEndNs(trace, instance) - instance.startNs;
  const sorted = instances.toSorted((one, other) => duration(one) - duration(other));
  const places = { median: Math.floor((sorted.length - 1) / 2), longest: sorted.length - 1, shortest: 0 };
  const picked = new Map<InstanceRole, RangeInstance>();
  for (const role of instanceRoles) {
    const instance = sorted[places[role]];
    if (instance !== undefined && ![...picked.values()].includes(instance)) picked.set(role, instance);
  }
  return picked;
}

/**
 * The range's kernels whose launch call lies within the instance. The call comes from the instance's thread or, for a start/end range or
 * a kernel in `otherKernels`, from any thread of the instance's process.
 */
function findKernels(
  { kernels, launchCalls }: Trace,
  range: AttributedRange,
  instance: RangeInstance,
  endNs: number,
): readonly number[] {
  // A capture without ranges contains all kernels, even kernels without a launch call.
  if (instance.process === -1) return [...range.kernels];
  const ownKinds = launchCalls.kinds.map(
    ({ process, thread }) =>
      process === instance.process && (instance.style === "startend" || thread === instance.thread),
  );
  const ofProcess = launchCalls.kinds.map(({ process }) => process === instance.process);
  const others = new Set(range.otherKernels);
  const found: number[] = [];
  // A range may have a million kernels, so we store only a number for each kernel.
  for (const row of range.kernels) {
    const call = kernels.call[row] ?? noCall;
    if (call === noCall) continue;
    const startNs = launchCalls.startNs.at(call);
    if (startNs < instance.startNs || startNs + (launchCalls.durationNs[call] ?? 0) > endNs) continue;
    const kind = launchCalls.kind[call] ?? 0;
    if (ownKinds[kind] === true || (ofProcess[kind] === true && others.has(row))) found.push(row);
  }
  return found;
}

function findSpan({ kernels }: Trace, rows: readonly number[]): TimeSpan[] {
  let [startNs, endNs] = [Infinity, -Infinity];
  for (const row of rows) {
    startNs = Math.min(startNs, kernels.startNs.at(row));
    endNs = Math.max(endNs, kernels.startNs.at(row));
  }
  return rows.length === 0 ? [] : [{ startNs, endNs }];
}

type StreamOf = (row: number) => Pick<KernelStream, "stream" | "context"> | null;

/**
 * Matches kernels to streams by start, duration, and name. If several kernels are equal in all three, they take the matching streams one
 * after another.
 */
function indexStreams({ kernels, kernelKinds, kernelTypes }: Trace, streams: readonly KernelStream[]): StreamOf {
  const key = (startNs: number, durationNs: number, name: string): string =>
    `${String(startNs)} ${String(durationNs)} ${name}`;
  const known = Map.groupBy(streams, ({ startNs, durationNs, name }) => key(startNs, durationNs, name));
  const taken = new Map<number, KernelStream | null>();
  return (row) => {
    const before = taken.get(row);
    if (before !== undefined) return before;
    const type = kernelTypes[kernelKinds[kernels.kind[row] ?? 0]?.type ?? 0];
    const alike = known.get(key(kernels.startNs.at(row), kernels.durationNs[row] ?? 0, type?.name ?? ""));
    const found = alike?.shift() ?? null;
    taken.set(row, found);
    return found;
  };
}

function buildTimeline(
  trace: Trace,
  range: AttributedRange,
  instance: RangeInstance,
  { role, rows, all }: { readonly role: InstanceRole; readonly rows: readonly number[]; readonly all: number },
  streamOf: StreamOf,
  mostRows: number,
): InstanceTimeline {
  const endNs = findEndNs(trace, instance);
  const { calls, count, indexOf, indexAt } = findCalls(trace, instance, endNs, mostRows);
  const copies = findCopies(trace, range, instance, endNs, indexAt);
  const ranges = findNestedRanges(trace, instance, endNs);
  const inOrder = range.instances.toSorted((one, other) => one.startNs - other.startNs);
  return {
    role,
    place: inOrder.indexOf(instance) + 1,
    durationNs: endNs - instance.startNs,
    style: instance.style,
    process: instance.process,
    thread: instance.thread,
    kernels: rows.map((row) => describeKernel(trace, row, instance.startNs, streamOf(row), indexOf)),
    copies: copies.slice(0, mostRows),
    calls,
    ranges: ranges.slice(0, mostRows),
    cut: {
      kernels: all - rows.length,
      copies: Math.max(0, copies.length - mostRows),
      calls: count - calls.length,
      ranges: Math.max(0, ranges.length - mostRows),
    },
  };
}

/** CUDA calls by the instance's process while the instance was open, in the trace's order. */
function findCalls({ launchCalls }: Trace, instance: RangeInstance, endNs: number, most: number) {
  const calls: TimelineCall[] = [];
  const indices = new Map<number, number>();
  let count = 0;
  for (let call = firstFrom(launchCalls, instance.startNs); call < launchCalls.count; call += 1) {
    const startNs = launchCalls.startNs.at(call);
    if (startNs > endNs) break;
    const durationNs = launchCalls.durationNs[call] ?? 0;
    const kind = launchCalls.kinds[launchCalls.kind[call] ?? 0];
    if (kind === undefined || startNs + durationNs > endNs) continue;
    const { process, thread, name } = kind;
    if (instance.process !== -1 && process !== instance.process) continue;
    count += 1;
    if (calls.length >= most) continue;
    indices.set(call, calls.length);
    calls.push({ startNs: startNs - instance.startNs, durationNs, process, thread, name, use: classifyCall(name) });
  }
  const byStart = new Map(calls.map(({ thread, startNs }, index) => [`${String(thread)} ${String(startNs)}`, index]));
  return {
    calls,
    count,
    indexOf: (call: number): number | null => indices.get(call) ?? null,
    /** Finds a copy's call by thread and start, which is how a copy identifies its call. */
    indexAt: (thread: number, startNs: number): number | null =>
      byStart.get(`${String(thread)} ${String(startNs)}`) ?? null,
  };
}

/** The index of the first call that starts at `timeNs` or later. */
function firstFrom({ startNs, count }: Trace["launchCalls"], timeNs: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (startNs.at(middle) < timeNs) low = middle + 1;
    else high = middle;
  }
  return low;
}

function describeKernel(
  { kernels, kernelKinds, kernelTypes }: Trace,
  row: number,
  originNs: number,
  on: ReturnType<StreamOf>,
  indexOf: (call: number) => number | null,
): TimelineKernel {
  const kind = kernelKinds[kernels.kind[row] ?? 0];
  const type = kernelTypes[kind?.type ?? 0];
  if (kind === undefined || type === undefined) throw new TypeError("The kernel has no kind.");
  const { device, process, fromGraph } = kind;
  return {
    startNs: kernels.startNs.at(row) - originNs,
    durationNs: kernels.durationNs[row] ?? 0,
    process,
    type,
    device,
    stream: on?.stream ?? null,
    context: on?.context ?? null,
    fromGraph,
    call: indexOf(kernels.call[row] ?? noCall),
  };
}

function findCopies(
  trace: Trace,
  range: AttributedRange,
  instance: RangeInstance,
  endNs: number,
  indexAt: (thread: number, startNs: number) => number | null,
): TimelineCopy[] {
  return [...range.copies].flatMap((index) => {
    const copy = trace.copies[index];
    if (copy === undefined || !contains(instance, endNs, copy.process, copy.callStartNs, copy.callEndNs)) return [];
    const { kind, direction, sourceMemory, targetMemory, bytes, device, stream, durationNs, process } = copy;
    const startNs = copy.startNs - instance.startNs;
    const call = copy.callStartNs === null ? null : indexAt(copy.thread, copy.callStartNs - instance.startNs);
    return [{ kind, direction, sourceMemory, targetMemory, bytes, device, stream, startNs, durationNs, process, call }];
  });
}

function findNestedRanges(trace: Trace, instance: RangeInstance, endNs: number): TimelineRange[] {
  return trace.ranges
    .filter((one) => one !== instance && contains(instance, endNs, one.process, one.startNs, findEndNs(trace, one)))
    .map((one) => ({
      startNs: one.startNs - instance.startNs,
      durationNs: findEndNs(trace, one) - one.startNs,
      process: one.process,
      thread: one.thread,
      name: one.name,
      domain: one.domain,
      style: one.style,
    }))
    .sort((one, other) => one.startNs - other.startNs || other.durationNs - one.durationNs);
}

/** True if a host event lies within the instance and in its process. A capture without ranges contains everything. */
function contains(
  instance: RangeInstance,
  instanceEndNs: number,
  process: number,
  startNs: number | null,
  endNs: number | null,
): boolean {
  if (instance.process === -1) return true;
  if (process !== instance.process || startNs === null || endNs === null) return false;
  return startNs >= instance.startNs && endNs <= instanceEndNs;
}
