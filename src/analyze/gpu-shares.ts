import type { Nanoseconds } from "../model/units.ts";

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
 * Divides the time of `busyUnion` among the owners of what ran: each instant of a device equally among the intervals that run
 * then. An owner is an index below `owners`. O(n log k) with k of them running at once, which is all that is kept.
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
  /**
   * The intervals since nothing ran, by start; their shares are added up in this order, whatever ends first. Columns of which
   * the first `#count` count: an object for each of a million kernels costs more than all the rest.
   */
  #count = 0;
  readonly #endNs: number[] = [];
  readonly #owner: number[] = [];
  /** The device's sums at the start of each, and what they grew by until its end. */
  readonly #sharedNs: number[] = [];
  readonly #aloneNs: number[] = [];
  /** Those that run: their indices, as a binary heap whose first one ends next. */
  readonly #heap: number[] = [];
  #running = 0;

  constructor(busyNs: Float64Array, exclusiveNs: Float64Array) {
    this.#busyNs = busyNs;
    this.#exclusiveNs = exclusiveNs;
  }

  add(startNs: Nanoseconds, endNs: Nanoseconds, owner: number): void {
    this.#endUntil(startNs);
    this.#advance(startNs);
    const at = this.#count;
    this.#endNs[at] = endNs;
    this.#owner[at] = owner;
    this.#sharedNs[at] = this.#shared;
    this.#aloneNs[at] = this.#alone;
    this.#count += 1;
    this.#push(at);
  }

  finish(): void {
    this.#endUntil(Infinity);
  }

  #endUntil(timeNs: Nanoseconds): void {
    while (this.#running > 0) {
      const first = this.#heap[0] ?? 0;
      const endNs = this.#endNs[first] ?? 0;
      if (endNs >= timeNs) return;
      this.#advance(endNs);
      this.#shift();
      this.#sharedNs[first] = this.#shared - (this.#sharedNs[first] ?? 0);
      this.#aloneNs[first] = this.#alone - (this.#aloneNs[first] ?? 0);
    }
    for (let at = 0; at < this.#count; at += 1) {
      const owner = this.#owner[at] ?? 0;
      this.#busyNs[owner] = (this.#busyNs[owner] ?? 0) + (this.#sharedNs[at] ?? 0);
      this.#exclusiveNs[owner] = (this.#exclusiveNs[owner] ?? 0) + (this.#aloneNs[at] ?? 0);
    }
    this.#count = 0;
  }

  #advance(timeNs: Nanoseconds): void {
    if (this.#running > 0) this.#shared += (timeNs - this.#atNs) / this.#running;
    if (this.#running === 1) this.#alone += timeNs - this.#atNs;
    this.#atNs = timeNs;
  }

  #push(index: number): void {
    const endNs = this.#endNs[index] ?? 0;
    let at = this.#running;
    for (let up = (at - 1) >> 1; at > 0 && this.#endAt(up) > endNs; up = (at - 1) >> 1) {
      this.#heap[at] = this.#heap[up] ?? 0;
      at = up;
    }
    this.#heap[at] = index;
    this.#running += 1;
  }

  #shift(): void {
    this.#running -= 1;
    const last = this.#heap[this.#running] ?? 0;
    const endNs = this.#endNs[last] ?? 0;
    let at = 0;
    for (let down = 1; down < this.#running; down = 2 * at + 1) {
      if (down + 1 < this.#running && this.#endAt(down + 1) < this.#endAt(down)) down += 1;
      if (this.#endAt(down) >= endNs) break;
      this.#heap[at] = this.#heap[down] ?? 0;
      at = down;
    }
    this.#heap[at] = last;
  }

  #endAt(at: number): Nanoseconds {
    return this.#endNs[this.#heap[at] ?? 0] ?? 0;
  }
}
