import { getOrAdd } from "../model/maps.ts";
import type { Nanoseconds } from "../model/units.ts";

/**
 * For each owner: the owner's share of the busy time, and the time during which one of the owner's intervals was the only interval
 * running on a device.
 */
interface GpuShares {
  readonly busyNs: Float64Array;
  readonly exclusiveNs: Float64Array;
  readonly devices: readonly number[];
}

/** Add intervals in order of start time. */
interface Divider {
  add(device: number, startNs: Nanoseconds, endNs: Nanoseconds, owner: number): void;
  finish(): GpuShares;
}

/**
 * Intervals that run on a device at the same time share that time equally. Takes O(n log k) with k intervals running at once, and stores
 * only those k.
 */
export function createGpuDivider(owners: number): Divider {
  const busyNs = new Float64Array(owners);
  const exclusiveNs = new Float64Array(owners);
  const byDevice = new Map<number, Running>();
  return {
    add(device, startNs, endNs, owner) {
      getOrAdd(byDevice, device, () => new Running(busyNs, exclusiveNs)).add(startNs, endNs, owner);
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
   * Intervals are numbered by start. Ring buffers store the intervals from `#settled` up to, but not including, `#begun`, because an object
   * for each of a million kernels would cost more than everything else.
   */
  #settled = 0;
  #begun = 0;
  #columns = createColumns(16);
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
    const slot = this.#begun % columns.size;
    columns.endNs[slot] = endNs;
    columns.owner[slot] = owner;
    columns.sharedNs[slot] = this.#shared;
    columns.aloneNs[slot] = this.#alone;
    columns.ended[slot] = 0;
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
      const slot = first % size;
      sharedNs[slot] = this.#shared - (sharedNs[slot] ?? 0);
      aloneNs[slot] = this.#alone - (aloneNs[slot] ?? 0);
      ended[slot] = 1;
    }
    this.#settle();
  }

  #settle(): void {
    const { size, owner, sharedNs, aloneNs, ended } = this.#columns;
    for (; this.#settled < this.#begun && ended[this.#settled % size] === 1; this.#settled += 1) {
      const slot = this.#settled % size;
      const holder = owner[slot] ?? 0;
      this.#busyNs[holder] = (this.#busyNs[holder] ?? 0) + (sharedNs[slot] ?? 0);
      this.#exclusiveNs[holder] = (this.#exclusiveNs[holder] ?? 0) + (aloneNs[slot] ?? 0);
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
    for (const key of ["endNs", "owner", "sharedNs", "aloneNs", "ended"] as const)
      for (let number = this.#settled; number < this.#begun; number += 1)
        to[key][number % to.size] = from[key][number % from.size] ?? 0;
    this.#columns = to;
  }

  #push(number: number): void {
    const endNs = this.#endOf(number);
    let position = this.#running;
    for (
      let up = (position - 1) >> 1;
      position > 0 && this.#endOf(this.#heap[up] ?? 0) > endNs;
      up = (position - 1) >> 1
    ) {
      this.#heap[position] = this.#heap[up] ?? 0;
      position = up;
    }
    this.#heap[position] = number;
    this.#running += 1;
  }

  #shift(): void {
    this.#running -= 1;
    const last = this.#heap[this.#running] ?? 0;
    const endNs = this.#endOf(last);
    const endAt = (position: number): Nanoseconds => this.#endOf(this.#heap[position] ?? 0);
    let position = 0;
    for (let down = 1; down < this.#running; down = 2 * position + 1) {
      if (down + 1 < this.#running && endAt(down + 1) < endAt(down)) down += 1;
      if (endAt(down) >= endNs) break;
      this.#heap[position] = this.#heap[down] ?? 0;
      position = down;
    }
    this.#heap[position] = last;
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
