import type { Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";

/** When the GPUs of a report worked, whatever launched the work. */
export interface GpuTimeline {
  readonly devices: readonly number[];
  /** Time between two points in which something ran on the device. */
  busyNs(device: number, startNs: Nanoseconds, endNs: Nanoseconds): Nanoseconds;
}

/** Stretches without a gap, by start, and the time of all stretches before each. */
interface Stretches {
  readonly startNs: number[];
  readonly endNs: number[];
  readonly beforeNs: number[];
}

/** Built once for a report, so that each instance of each range costs a search and no walk through the kernels. */
export function gpuTimeline(trace: Trace): GpuTimeline {
  const byDevice = new Map<number, Stretches>();
  for (const { device, startNs, durationNs } of mergeByStart(kernelIntervals(trace), copyIntervals(trace))) {
    let stretches = byDevice.get(device);
    if (stretches === undefined) byDevice.set(device, (stretches = { startNs: [], endNs: [], beforeNs: [] }));
    append(stretches, startNs, startNs + durationNs);
  }
  return {
    devices: [...byDevice.keys()],
    busyNs(device, startNs, endNs) {
      const stretches = byDevice.get(device);
      return stretches === undefined ? 0 : busyBefore(stretches, endNs) - busyBefore(stretches, startNs);
    },
  };
}

function append(stretches: Stretches, startNs: Nanoseconds, endNs: Nanoseconds): void {
  const last = stretches.startNs.length - 1;
  const lastEndNs = stretches.endNs[last] ?? -Infinity;
  if (startNs <= lastEndNs) {
    stretches.endNs[last] = Math.max(lastEndNs, endNs);
    return;
  }
  const before = last < 0 ? 0 : (stretches.beforeNs[last] ?? 0) + lastEndNs - (stretches.startNs[last] ?? 0);
  stretches.startNs.push(startNs);
  stretches.endNs.push(endNs);
  stretches.beforeNs.push(before);
}

function busyBefore({ startNs, endNs, beforeNs }: Stretches, timeNs: Nanoseconds): Nanoseconds {
  const last = firstAtLeast(startNs, timeNs) - 1;
  if (last < 0) return 0;
  return (beforeNs[last] ?? 0) + Math.min(timeNs, endNs[last] ?? 0) - (startNs[last] ?? 0);
}

/** By owner: its share of the busy time, and the time in which one thing of its own ran and nothing else. */
interface GpuShares {
  readonly busyNs: Float64Array;
  readonly exclusiveNs: Float64Array;
  /** Those that worked. */
  readonly devices: readonly number[];
}

/** What ran on one device: columns of equal length, by start. */
interface DeviceWork {
  readonly startNs: number[];
  readonly endNs: number[];
  readonly owner: number[];
}

/**
 * Divides the busy time of `gpuBusyNs` among the owners of what ran: each instant of a device equally among the intervals
 * that run then. `intervals` are by start. O(n log n), however many of them overlap.
 */
export function gpuShares(intervals: Iterable<OwnedBusy>, owners: number): GpuShares {
  const byDevice = new Map<number, DeviceWork>();
  for (const { device, startNs, durationNs, owner } of intervals) {
    let work = byDevice.get(device);
    if (work === undefined) byDevice.set(device, (work = { startNs: [], endNs: [], owner: [] }));
    work.startNs.push(startNs);
    work.endNs.push(startNs + durationNs);
    work.owner.push(owner);
  }
  const busyNs = new Float64Array(owners);
  const exclusiveNs = new Float64Array(owners);
  for (const work of byDevice.values()) divide(work, busyNs, exclusiveNs);
  return { busyNs, exclusiveNs, devices: [...byDevice.keys()] };
}

/**
 * While n intervals run, each of them gets dt / n, so that what one gets is the difference that this sum made from its start
 * to its end: the sum is kept at each start and each end, and no interval need know the others.
 */
function divide({ startNs, endNs, owner }: DeviceWork, busyNs: Float64Array, exclusiveNs: Float64Array): void {
  const count = startNs.length;
  const ends = Float64Array.from(endNs).sort();
  const [sharedAtStart, aloneAtStart] = [new Float64Array(count), new Float64Array(count)];
  const [sharedAtEnd, aloneAtEnd] = [new Float64Array(count), new Float64Array(count)];
  let [atNs, shared, alone, started, ended] = [0, 0, 0, 0, 0];
  while (ended < count) {
    const nextNs = Math.min(startNs[started] ?? Infinity, ends[ended] ?? Infinity);
    const running = started - ended;
    if (running > 0) shared += (nextNs - atNs) / running;
    if (running === 1) alone += nextNs - atNs;
    atNs = nextNs;
    // What has no duration starts before it ends.
    if (startNs[started] === nextNs) {
      sharedAtStart[started] = shared;
      aloneAtStart[started] = alone;
      started += 1;
    } else {
      sharedAtEnd[ended] = shared;
      aloneAtEnd[ended] = alone;
      ended += 1;
    }
  }
  for (let row = 0; row < count; row += 1) {
    const end = firstAtLeast(ends, endNs[row] ?? 0);
    const of = owner[row] ?? 0;
    busyNs[of] = (busyNs[of] ?? 0) + (sharedAtEnd[end] ?? 0) - (sharedAtStart[row] ?? 0);
    exclusiveNs[of] = (exclusiveNs[of] ?? 0) + (aloneAtEnd[end] ?? 0) - (aloneAtStart[row] ?? 0);
  }
}

/** The first index whose value is not below; the length where there is none. */
function firstAtLeast(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Something that ran on a GPU. */
export interface Busy {
  readonly device: number;
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
}

/** The same, and whose it is: an index below the number of owners. */
export interface OwnedBusy extends Busy {
  readonly owner: number;
}

/** Time with at least one interval running: the length of their union for each device, summed over devices. `by start` order. */
export function gpuBusyNs(intervals: Iterable<Busy>): Nanoseconds {
  const busyUntil = new Map<number, number>();
  let total = 0;
  for (const { device, startNs, durationNs } of intervals) {
    const endNs = startNs + durationNs;
    const until = busyUntil.get(device) ?? -Infinity;
    if (endNs <= until) continue;
    total += endNs - Math.max(startNs, until);
    busyUntil.set(device, endNs);
  }
  return total;
}

/** The kernels of a report, or some of them, by start. Each belongs to its type: an index into `kernelTypes`. */
export function* kernelIntervals({ kernels }: Trace, rows?: Uint32Array): Generator<OwnedBusy> {
  const count = rows?.length ?? kernels.count;
  for (let at = 0; at < count; at += 1) {
    const row = rows === undefined ? at : (rows[at] ?? 0);
    yield {
      device: kernels.device[row] ?? 0,
      startNs: kernels.startNs[row] ?? 0,
      durationNs: kernels.durationNs[row] ?? 0,
      owner: kernels.kernel[row] ?? 0,
    };
  }
}

/** The copies and fills of a report, or some of them, by start. All belong to one owner: the index after the last kernel type. */
export function* copyIntervals({ copies, kernelTypes }: Trace, rows?: Uint32Array): Generator<OwnedBusy> {
  for (const row of rows ?? copies.keys()) {
    const copy = copies[row];
    if (copy === undefined) continue;
    const { device, startNs, durationNs } = copy;
    yield { device, startNs, durationNs, owner: kernelTypes.length };
  }
}

/** Two lists, each by start, as one by start. */
export function* mergeByStart<B extends Busy>(one: Iterable<B>, other: Iterable<B>): Generator<B> {
  const left = one[Symbol.iterator]();
  const right = other[Symbol.iterator]();
  let a = left.next();
  let b = right.next();
  while (a.done !== true || b.done !== true) {
    if (b.done === true || (a.done !== true && a.value.startNs <= b.value.startNs)) {
      if (a.done !== true) yield a.value;
      a = left.next();
    } else {
      yield b.value;
      b = right.next();
    }
  }
}
