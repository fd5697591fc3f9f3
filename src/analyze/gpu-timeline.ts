import { getOrAdd } from "../model/maps.ts";
import type { Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";
import { createSums, type SumsUntil } from "./wall/sums-until.ts";

export interface GpuTimeline {
  readonly devices: readonly number[];
  busyNs(device: number, startNs: Nanoseconds, endNs: Nanoseconds): Nanoseconds;
}

/**
 * Builds the timeline in one pass over the kernels. `points` may be in any order. Queries may use only these points, and each query takes
 * a binary search.
 */
export function buildGpuTimeline(trace: Trace, points: readonly Nanoseconds[]): GpuTimeline {
  const sorted = Float64Array.from(new Set(points)).sort();
  const byDevice = new Map<number, { readonly sums: SumsUntil; busyUntilNs: Nanoseconds }>();
  visitGpuWork(trace, null, null, (device, startNs, endNs) => {
    const busy = getOrAdd(byDevice, device, () => ({ sums: createSums(sorted, 1), busyUntilNs: -Infinity }));
    busy.sums.add(Math.max(startNs, busy.busyUntilNs), endNs, 0);
    busy.busyUntilNs = Math.max(busy.busyUntilNs, endNs);
  });
  const busyNs = new Float64Array(1);
  return {
    devices: [...byDevice.keys()],
    busyNs(device, startNs, endNs) {
      busyNs[0] = 0;
      byDevice.get(device)?.sums.between(startNs, endNs, busyNs);
      return busyNs[0];
    },
  };
}

/** Add work in order of start time. */
interface BusyUnion {
  add(device: number, startNs: Nanoseconds, endNs: Nanoseconds): void;
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
 * Calls `visit` for kernels, copies, and memsets by start; on a tie, the kernel comes first. Null rows stand for all kernels or copies. A
 * kernel's `owner` is its index in `kernelTypes`; the `owner` of copies and memsets is `kernelTypes.length`.
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
  const copyRow = (index: number) => (copyRows === null ? index : (copyRows[index] ?? copies.length));
  const copiesBefore = (timeNs: Nanoseconds) => {
    for (let row = copyRow(nextCopy); ; row = copyRow(nextCopy)) {
      const copy = copies[row];
      if (copy === undefined || copy.startNs >= timeNs) return;
      nextCopy += 1;
      visit(copy.device, copy.startNs, copy.startNs + copy.durationNs, kernelTypes.length, row, true);
    }
  };
  const count = kernelRows?.length ?? kernels.count;
  for (let index = 0; index < count; index += 1) {
    const row = kernelRows === null ? index : (kernelRows[index] ?? 0);
    const startNs = kernels.startNs.at(row);
    const kind = kernels.kind[row] ?? 0;
    copiesBefore(startNs);
    visit(devices[kind] ?? 0, startNs, startNs + (kernels.durationNs[row] ?? 0), types[kind] ?? 0, row, false);
  }
  copiesBefore(Infinity);
}
