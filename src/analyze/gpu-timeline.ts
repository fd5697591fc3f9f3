import type { Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";

/** When the GPUs in a report were busy, no matter what launched the work. */
export interface GpuTimeline {
  readonly devices: readonly number[];
  /** How long the device was busy between two of the points. */
  busyNs(device: number, startNs: Nanoseconds, endNs: Nanoseconds): Nanoseconds;
}

/**
 * Builds the timeline in one pass over the kernels. `points` may be in any order. Queries may use only these points, and each query takes
 * a binary search.
 */
export function buildGpuTimeline(trace: Trace, points: readonly Nanoseconds[]): GpuTimeline {
  const sorted = Float64Array.from(new Set(points)).sort();
  const byDevice = new Map<number, BusyBefore>();
  visitGpuWork(trace, null, null, (device, startNs, endNs) => {
    let busy = byDevice.get(device);
    if (busy === undefined) byDevice.set(device, (busy = new BusyBefore(sorted)));
    busy.add(startNs, endNs);
  });
  return {
    devices: [...byDevice.keys()],
    busyNs(device, startNs, endNs) {
      const busy = byDevice.get(device);
      return busy === undefined ? 0 : busy.before(endNs) - busy.before(startNs);
    },
  };
}

/** How long a device was busy before each of the ascending points. */
class BusyBefore {
  readonly #points: Float64Array;
  readonly #beforeNs: Float64Array;
  #settled = 0;
  /** The current busy stretch, and the total time of earlier stretches. */
  #startNs = Infinity;
  #endNs = -Infinity;
  #earlierNs = 0;

  constructor(points: Float64Array) {
    this.#points = points;
    this.#beforeNs = new Float64Array(points.length);
  }

  add(startNs: Nanoseconds, endNs: Nanoseconds): void {
    if (startNs > this.#endNs) {
      this.#settle(startNs);
      if (this.#endNs > this.#startNs) this.#earlierNs += this.#endNs - this.#startNs;
      this.#startNs = startNs;
    }
    this.#endNs = Math.max(this.#endNs, endNs);
  }

  before(timeNs: Nanoseconds): Nanoseconds {
    this.#settle(Infinity);
    let [low, high] = [0, this.#points.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#points[middle] ?? Infinity) < timeNs) low = middle + 1;
      else high = middle;
    }
    return this.#beforeNs[low] ?? 0;
  }

  /** Fills in the points up to `untilNs`, the start of the next stretch. */
  #settle(untilNs: Nanoseconds): void {
    for (
      ;
      (this.#points[this.#settled] ?? Infinity) <= untilNs && this.#settled < this.#points.length;
      this.#settled += 1
    ) {
      const sinceNs = Math.min(this.#points[this.#settled] ?? 0, this.#endNs) - this.#startNs;
      this.#beforeNs[this.#settled] = this.#earlierNs + Math.max(0, sinceNs);
    }
  }
}

/** Sums up busy time. Add work in order of start time. */
export interface BusyUnion {
  add(device: number, startNs: Nanoseconds, endNs: Nanoseconds): void;
  /** How long each device was busy, summed over all devices. */
  totalNs(): Nanoseconds;
}

export function createBusyUnion(): BusyUnion {
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
 * Calls `visit` for kernels, copies, and memsets in the order of their start; on a tie, the kernel comes first. If `kernelRows`
 * or `copyRows` is null, it visits all kernels or all copies. A kernel's `owner` is its index in `kernelTypes`. The `owner` of
 * every copy and memset is `kernelTypes.length`. `row` is the index of a copy if `isCopy`, else of a kernel.
 */
export function visitGpuWork(
  { kernels, kernelKinds, kernelTypes, copies }: Trace,
  kernelRows: Uint32Array | null,
  copyRows: Uint32Array | null,
  visit: (
    device: number,
    startNs: Nanoseconds,
    endNs: Nanoseconds,
    owner: number,
    row: number,
    isCopy: boolean,
  ) => void,
): void {
  const devices = Uint32Array.from(kernelKinds, ({ device }) => device);
  const types = Uint32Array.from(kernelKinds, ({ type }) => type);
  let nextCopy = 0;
  const copyRow = (at: number): number => (copyRows === null ? at : (copyRows[at] ?? copies.length));
  const copiesBefore = (timeNs: Nanoseconds): void => {
    for (let row = copyRow(nextCopy); ; row = copyRow(nextCopy)) {
      const copy = copies[row];
      if (copy === undefined || copy.startNs >= timeNs) return;
      nextCopy += 1;
      visit(copy.device, copy.startNs, copy.startNs + copy.durationNs, kernelTypes.length, row, true);
    }
  };
  const count = kernelRows?.length ?? kernels.count;
  for (let at = 0; at < count; at += 1) {
    const row = kernelRows === null ? at : (kernelRows[at] ?? 0);
    const startNs = kernels.startNs.at(row);
    const kind = kernels.kind[row] ?? 0;
    copiesBefore(startNs);
    visit(devices[kind] ?? 0, startNs, startNs + (kernels.durationNs[row] ?? 0), types[kind] ?? 0, row, false);
  }
  copiesBefore(Infinity);
}
