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
import { findEndNs, type AttributedRange } from "../attribute.ts";
import { firstIndex } from "../first-index.ts";
import { classifyCall } from "../wall/thread-calls.ts";

export interface TimelineLimits {
  readonly ranges: number;
  readonly kernels: number;
  readonly rows: number;
}

/** These limits keep a trace to a few megabytes, because a reviewer loads the trace in a browser. */
const timelineLimits: TimelineLimits = { ranges: 40, kernels: 40_000, rows: 40_000 };

/**
 * Takes each range's instance with the median duration first, then each range's longest, then each range's shortest, while there's room.
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
  let kernelsLeft = limits.kernels;
  for (const role of instanceRoles) {
    for (const [index, range] of shown.entries()) {
      const instance = picked[index]?.get(role);
      if (instance === undefined) continue;
      const rows = findKernels(trace, range, instance, findEndNs(trace, instance));
      if (rows.length > kernelsLeft && kernelsLeft < limits.kernels) continue;
      chosen[index]?.set(role, rows);
      kernelsLeft -= Math.min(kernelsLeft, rows.length);
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

function pickInstances(trace: Trace, { instances }: AttributedRange): ReadonlyMap<InstanceRole, RangeInstance> {
  const duration = (instance: RangeInstance) => findEndNs(trace, instance) - instance.startNs;
  const sorted = instances.toSorted((a, b) => duration(a) - duration(b));
  const places = { median: Math.floor((sorted.length - 1) / 2), longest: sorted.length - 1, shortest: 0 };
  const picked = new Map<InstanceRole, RangeInstance>();
  for (const role of instanceRoles) {
    const instance = sorted[places[role]];
    if (instance !== undefined && ![...picked.values()].includes(instance)) picked.set(role, instance);
  }
  return picked;
}

/**
 * The call comes from the instance's thread or, for a start/end range or a kernel in `otherKernels`, from any thread of the instance's
 * process.
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
  const rows: number[] = [];
  // A range may have a million kernels, so we store only a number for each kernel.
  for (const row of range.kernels) {
    const call = kernels.call[row] ?? noCall;
    if (call === noCall) continue;
    const startNs = launchCalls.startNs.at(call);
    if (startNs < instance.startNs || startNs + (launchCalls.durationNs[call] ?? 0) > endNs) continue;
    const kind = launchCalls.kind[call] ?? 0;
    if (ownKinds[kind] === true || (ofProcess[kind] === true && others.has(row))) rows.push(row);
  }
  return rows;
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

/** If several kernels are equal in all three, they take the matching streams one after another. */
function indexStreams({ kernels, kernelKinds, kernelTypes }: Trace, streams: readonly KernelStream[]): StreamOf {
  const key = (startNs: number, durationNs: number, name: string) => `${String(startNs)} ${String(durationNs)} ${name}`;
  const byKey = Map.groupBy(streams, ({ startNs, durationNs, name }) => key(startNs, durationNs, name));
  const taken = new Map<number, KernelStream | null>();
  return (row) => {
    const before = taken.get(row);
    if (before !== undefined) return before;
    const type = kernelTypes[kernelKinds[kernels.kind[row] ?? 0]?.type ?? 0];
    const alike = byKey.get(key(kernels.startNs.at(row), kernels.durationNs[row] ?? 0, type?.name ?? ""));
    const stream = alike?.shift() ?? null;
    taken.set(row, stream);
    return stream;
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
  const inOrder = range.instances.toSorted((a, b) => a.startNs - b.startNs);
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

function findCalls({ launchCalls }: Trace, instance: RangeInstance, endNs: number, most: number) {
  const calls: TimelineCall[] = [];
  const indices = new Map<number, number>();
  let count = 0;
  const first = firstIndex(launchCalls.count, (call) => launchCalls.startNs.at(call) >= instance.startNs);
  for (let call = first; call < launchCalls.count; call += 1) {
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
    indexOf: (call: number) => indices.get(call) ?? null,
    /** Finds a copy's call by thread and start, which is how a copy identifies its call. */
    indexAt: (thread: number, startNs: number) => byStart.get(`${String(thread)} ${String(startNs)}`) ?? null,
  };
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
    .filter(
      (nested) =>
        nested !== instance && contains(instance, endNs, nested.process, nested.startNs, findEndNs(trace, nested)),
    )
    .map((nested) => ({
      startNs: nested.startNs - instance.startNs,
      durationNs: findEndNs(trace, nested) - nested.startNs,
      process: nested.process,
      thread: nested.thread,
      name: nested.name,
      domain: nested.domain,
      style: nested.style,
    }))
    .sort((a, b) => a.startNs - b.startNs || b.durationNs - a.durationNs);
}

function contains(
  instance: RangeInstance,
  instanceEndNs: number,
  process: number,
  startNs: number | null,
  endNs: number | null,
) {
  if (instance.process === -1) return true;
  if (process !== instance.process || startNs === null || endNs === null) return false;
  return startNs >= instance.startNs && endNs <= instanceEndNs;
}
