import type { Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";
import { copyIntervals, kernelIntervals, mergeByStart } from "./gpu-busy.ts";
import { firstAtLeast } from "./gpu-shares.ts";

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
