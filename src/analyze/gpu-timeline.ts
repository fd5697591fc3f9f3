import type { Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";

/** When the GPUs of a report worked, whatever launched the work. */
export interface GpuTimeline {
  readonly devices: readonly number[];
  /** Time between two points in which something ran on the device. */
  busyNs(device: number, startNs: Nanoseconds, endNs: Nanoseconds): Nanoseconds;
}

/**
 * In one walk through the kernels, for points in time that are known before: `points`, in any order. Between two of them, the
 * time costs a search then.
 */
export function gpuTimeline(trace: Trace, points: readonly Nanoseconds[]): GpuTimeline {
  const sorted = Float64Array.from(new Set(points)).sort();
  const byDevice = new Map<number, BusyBefore>();
  forEachBusy(trace, null, null, (device, startNs, endNs) => {
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

/** How long a device worked before each of the points, which are ascending. */
class BusyBefore {
  readonly #points: Float64Array;
  readonly #beforeNs: Float64Array;
  #settled = 0;
  /** The stretch without a gap that has begun last, and the time of those before it. */
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

  /** The points up to the start of the next stretch. */
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
 * Calls `visit` for the kernels and the copies and memsets of a report, or for some rows of each (null: all), by start; of two
 * with one start the kernel first. The owner of a kernel is its type, an index into `kernelTypes`; all copies and memsets belong
 * to the index after the last type. `row` is of the kernels, or of the copies.
 */
export function forEachBusy(
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
