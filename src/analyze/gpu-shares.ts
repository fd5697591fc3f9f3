import type { Nanoseconds } from "../model/units.ts";

/**
 * For each owner: the owner's share of the busy time, and the time during which one of the owner's intervals was the only interval
 * running on a device.
 */
interface GpuShares {
  readonly busyNs: Float64Array;
  readonly exclusiveNs: Float64Array;
  /** The devices that ran at least one interval. */
  readonly devices: readonly number[];
}

/** Divides GPU time among owners. Add intervals in order of start time. */
export interface Divider {
  add(device: number, startNs: Nanoseconds, endNs: Nanoseconds, owner: number): void;
  finish(): GpuShares;
}

/**
 * Divides the GPU's busy time (as in `busyUnion`) among the owners of the intervals. Intervals that run on a device at the same
 * time share that time equally. An owner is an index below `owners`. Takes O(n log k) with k intervals running at once, and
 * stores only those k.
 */
export function createGpuDivider(owners: number): Divider {
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

/**
 * The intervals that run on one device. While n intervals run for a time dt, each interval gets dt / n. We keep a running sum of
 * dt / n, so an interval's share is how much the sum grew between the interval's start and end.
 */
class Running {
  readonly #busyNs: Float64Array;
  readonly #exclusiveNs: Float64Array;
  #atNs = 0;
  #shared = 0;
  #alone = 0;
  /**
   * Intervals are numbered by start, and we add up their shares in this order, no matter which interval ends first. Ring buffers store
   * the intervals from `#settled` up to, but not including, `#begun`, because an object for each of a million kernels would cost more
   * than everything else.
   */
  #settled = 0;
  #begun = 0;
  #columns = createColumns(16);
  /** The running intervals as a binary heap. The interval at the front of the heap is the next to end. */
  readonly #heap: number[] = [];
  #running = 0;

  constructor(busyNs: Float64Array, exclusiveNs: Float64Array) {
    this.#busyNs = busyNs;
    this.#exclusiveNs = exclusiveNs;
  }

  add(startNs: Nanoseconds, endNs: Nanoseconds, owner: number): void {
    this.#endUntil(startNs);
    this.#advance(startNs);
    if (this.#begun - this.#settled === this.#columns.size) this.#grow();
    const columns = this.#columns;
    const at = this.#begun % columns.size;
    columns.endNs[at] = endNs;
    columns.owner[at] = owner;
    columns.sharedNs[at] = this.#shared;
    columns.aloneNs[at] = this.#alone;
    columns.ended[at] = 0;
    this.#push(this.#begun);
    this.#begun += 1;
  }

  finish(): void {
    this.#endUntil(Infinity);
  }

  #endUntil(timeNs: Nanoseconds): void {
    const { size, sharedNs, aloneNs, ended } = this.#columns;
    while (this.#running > 0) {
      const first = this.#heap[0] ?? 0;
      const endNs = this.#endOf(first);
      if (endNs >= timeNs) break;
      this.#advance(endNs);
      this.#shift();
      const at = first % size;
      sharedNs[at] = this.#shared - (sharedNs[at] ?? 0);
      aloneNs[at] = this.#alone - (aloneNs[at] ?? 0);
      ended[at] = 1;
    }
    this.#settle();
  }

  #settle(): void {
    const { size, owner, sharedNs, aloneNs, ended } = this.#columns;
    for (; this.#settled < this.#begun && ended[this.#settled % size] === 1; this.#settled += 1) {
      const at = this.#settled % size;
      const of = owner[at] ?? 0;
      this.#busyNs[of] = (this.#busyNs[of] ?? 0) + (sharedNs[at] ?? 0);
      this.#exclusiveNs[of] = (this.#exclusiveNs[of] ?? 0) + (aloneNs[at] ?? 0);
    }
  }

  #advance(timeNs: Nanoseconds): void {
    if (this.#running > 0) this.#shared += (timeNs - this.#atNs) / this.#running;
    if (this.#running === 1) this.#alone += timeNs - this.#atNs;
    this.#atNs = timeNs;
  }

  #grow(): void {
    const from = this.#columns;
    const to = createColumns(2 * from.size);
    for (let number = this.#settled; number < this.#begun; number += 1) {
      const [old, at] = [number % from.size, number % to.size];
      to.endNs[at] = from.endNs[old] ?? 0;
      to.owner[at] = from.owner[old] ?? 0;
      to.sharedNs[at] = from.sharedNs[old] ?? 0;
      to.aloneNs[at] = from.aloneNs[old] ?? 0;
      to.ended[at] = from.ended[old] ?? 0;
    }
    this.#columns = to;
  }

  #push(number: number): void {
    const endNs = this.#endOf(number);
    let at = this.#running;
    for (let up = (at - 1) >> 1; at > 0 && this.#endOf(this.#heap[up] ?? 0) > endNs; up = (at - 1) >> 1) {
      this.#heap[at] = this.#heap[up] ?? 0;
      at = up;
    }
    this.#heap[at] = number;
    this.#running += 1;
  }

  #shift(): void {
    this.#running -= 1;
    const last = this.#heap[this.#running] ?? 0;
    const endNs = this.#endOf(last);
    const endAt = (at: number): Nanoseconds => this.#endOf(this.#heap[at] ?? 0);
    let at = 0;
    for (let down = 1; down < this.#running; down = 2 * at + 1) {
      if (down + 1 < this.#running && endAt(down + 1) < endAt(down)) down += 1;
      if (endAt(down) >= endNs) break;
      this.#heap[at] = this.#heap[down] ?? 0;
      at = down;
    }
    this.#heap[at] = last;
  }

  #endOf(number: number): Nanoseconds {
    return this.#columns.endNs[number % this.#columns.size] ?? 0;
  }
}

/**
 * `sharedNs` and `aloneNs` contain the device's sums at the interval's start. Once the interval has ended, they contain how much
 * the sums grew.
 */
function createColumns(size: number) {
  return {
    size,
    endNs: new Float64Array(size),
    owner: new Uint32Array(size),
    sharedNs: new Float64Array(size),
    aloneNs: new Float64Array(size),
    ended: new Uint8Array(size),
  };
}
