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
  forEachBusy(trace, null, null, (device, startNs, endNs) => {
    let stretches = byDevice.get(device);
    if (stretches === undefined) byDevice.set(device, (stretches = { startNs: [], endNs: [], beforeNs: [] }));
    append(stretches, startNs, endNs);
  });
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

/** Takes what ran, by start. */
export interface Divider {
  add(device: number, startNs: Nanoseconds, endNs: Nanoseconds, owner: number): void;
  finish(): GpuShares;
}

/**
 * Divides the busy time of `unionOf` among the owners of what ran: each instant of a device equally among the intervals that
 * run then. An owner is an index below `owners`. O(n log k) with k of them running at once, which is all that is kept.
 */
export function gpuDivider(owners: number): Divider {
  const busyNs = new Float64Array(owners);
  const exclusiveNs = new Float64Array(owners);
  const byDevice = new Map<number, Running>();
  return {
    add(device, startNs, endNs, owner) {
      let running = byDevice.get(device);
      if (running === undefined) byDevice.set(device, (running = new Running(busyNs, exclusiveNs)));
      running.add(startNs, endNs, owner);
    },
    finish() {
      for (const running of byDevice.values()) running.finish();
      return { busyNs, exclusiveNs, devices: [...byDevice.keys()] };
    },
  };
}

/** An interval that has begun, and the device's sums when it did; at its end `ended` holds what they were then. */
interface Begun {
  readonly endNs: Nanoseconds;
  readonly owner: number;
  readonly shared: number;
  readonly alone: number;
  ended: { readonly shared: number; readonly alone: number } | null;
}

/** Intervals, the next to end first: a binary heap. */
class ByEnd {
  readonly #heap: Begun[] = [];

  get count(): number {
    return this.#heap.length;
  }

  get first(): Begun | undefined {
    return this.#heap[0];
  }

  push(begun: Begun): void {
    const heap = this.#heap;
    let at = heap.push(begun) - 1;
    for (let up = (at - 1) >> 1; at > 0 && this.#endOf(up) > begun.endNs; up = (at - 1) >> 1) {
      heap[at] = heap[up] ?? begun;
      at = up;
    }
    heap[at] = begun;
  }

  shift(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (let down = 1; down < heap.length; down = 2 * at + 1) {
      if (this.#endOf(down + 1) < this.#endOf(down)) down += 1;
      if (this.#endOf(down) >= last.endNs) break;
      heap[at] = heap[down] ?? last;
      at = down;
    }
    heap[at] = last;
  }

  #endOf(at: number): Nanoseconds {
    return this.#heap[at]?.endNs ?? Infinity;
  }
}

/**
 * What runs on one device. While n intervals run, each of them gets dt / n, so that what one gets is the difference that this
 * sum made from its start to its end: no interval need know the others.
 */
class Running {
  readonly #busyNs: Float64Array;
  readonly #exclusiveNs: Float64Array;
  #atNs = 0;
  #shared = 0;
  #alone = 0;
  readonly #running = new ByEnd();
  /** By start: shares are added up in this order, whatever ended first. */
  #begun: Begun[] = [];

  constructor(busyNs: Float64Array, exclusiveNs: Float64Array) {
    this.#busyNs = busyNs;
    this.#exclusiveNs = exclusiveNs;
  }

  add(startNs: Nanoseconds, endNs: Nanoseconds, owner: number): void {
    this.#endUntil(startNs);
    this.#advance(startNs);
    const begun = { endNs, owner, shared: this.#shared, alone: this.#alone, ended: null };
    this.#begun.push(begun);
    this.#running.push(begun);
  }

  finish(): void {
    this.#endUntil(Infinity);
  }

  #endUntil(timeNs: Nanoseconds): void {
    for (let first = this.#running.first; first !== undefined && first.endNs < timeNs; first = this.#running.first) {
      this.#advance(first.endNs);
      this.#running.shift();
      first.ended = { shared: this.#shared, alone: this.#alone };
    }
    if (this.#running.first === undefined) this.#settle();
  }

  #advance(timeNs: Nanoseconds): void {
    const { count } = this.#running;
    if (count > 0) this.#shared += (timeNs - this.#atNs) / count;
    if (count === 1) this.#alone += timeNs - this.#atNs;
    this.#atNs = timeNs;
  }

  #settle(): void {
    for (const { owner, shared, alone, ended } of this.#begun) {
      this.#busyNs[owner] = (this.#busyNs[owner] ?? 0) + ((ended?.shared ?? 0) - shared);
      this.#exclusiveNs[owner] = (this.#exclusiveNs[owner] ?? 0) + ((ended?.alone ?? 0) - alone);
    }
    this.#begun = [];
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

/** Takes what ran, by start. */
export interface BusyUnion {
  add(device: number, startNs: Nanoseconds, endNs: Nanoseconds): void;
  /** Time with at least one of them running, summed over devices. */
  totalNs(): Nanoseconds;
}

export function busyUnion(): BusyUnion {
  const busyUntil = new Map<number, number>();
  let total = 0;
  return {
    add(device, startNs, endNs) {
      const until = busyUntil.get(device) ?? -Infinity;
      if (endNs <= until) return;
      total += endNs - Math.max(startNs, until);
      busyUntil.set(device, endNs);
    },
    totalNs: () => total,
  };
}

/**
 * Calls `visit` for the kernels and the copies and fills of a report, or for some rows of each (null: all), by start; of two
 * with one start the kernel first. The owner of a kernel is its type, an index into `kernelTypes`; all copies and fills belong
 * to the index after the last type.
 */
export function forEachBusy(
  { kernels, kernelKinds, kernelTypes, copies }: Trace,
  kernelRows: Uint32Array | null,
  copyRows: Uint32Array | null,
  visit: (device: number, startNs: Nanoseconds, endNs: Nanoseconds, owner: number) => void,
): void {
  const devices = Uint32Array.from(kernelKinds, ({ device }) => device);
  const types = Uint32Array.from(kernelKinds, ({ type }) => type);
  let nextCopy = 0;
  const copyAt = (at: number): Trace["copies"][number] | undefined =>
    copyRows === null ? copies[at] : at < copyRows.length ? copies[copyRows[at] ?? 0] : undefined;
  const copiesBefore = (timeNs: Nanoseconds): void => {
    for (let copy = copyAt(nextCopy); copy !== undefined && copy.startNs < timeNs; copy = copyAt(nextCopy)) {
      nextCopy += 1;
      visit(copy.device, copy.startNs, copy.startNs + copy.durationNs, kernelTypes.length);
    }
  };
  const count = kernelRows?.length ?? kernels.count;
  for (let at = 0; at < count; at += 1) {
    const row = kernelRows === null ? at : (kernelRows[at] ?? 0);
    const startNs = kernels.startNs[row] ?? 0;
    const kind = kernels.kind[row] ?? 0;
    copiesBefore(startNs);
    visit(devices[kind] ?? 0, startNs, startNs + (kernels.durationNs[row] ?? 0), types[kind] ?? 0);
  }
  copiesBefore(Infinity);
}
