import type { Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";

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
