import type { OwnedBusy } from "./gpu-busy.ts";

/** By owner: its share of the busy time, and the time in which one thing of its own ran and nothing else. */
export interface GpuShares {
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
export function firstAtLeast(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
