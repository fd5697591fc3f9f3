import { getOrAdd } from "../../model/maps.ts";
import type { GpuIdleTime } from "../../model/profile/profile.ts";
import { noCall, type Trace } from "../../model/reports/trace.ts";
import { sum } from "../../model/sums.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { visitGpuWork } from "../gpu-timeline.ts";
import { createSums, type SumsUntil } from "./sums-until.ts";
import { classifyCall, type CallThreads, type ThreadCalls } from "./thread-calls.ts";

/** Causes of GPU idle time, in the order that `averageIdleTimes` expects. */
const causes = ["launch", "afterSynchronization", "synchronization", "copy", "queue", "unknown"] as const;
type Cause = (typeof causes)[number];
const column: Readonly<Record<Cause, number>> = {
  launch: 0,
  afterSynchronization: 1,
  synchronization: 2,
  copy: 3,
  queue: 4,
  unknown: 5,
};

export interface IdleTimeline {
  between(device: number, startNs: Nanoseconds, endNs: Nanoseconds, into: Float64Array): void;
}

export function createIdleTimes(): Float64Array {
  return new Float64Array(causes.length);
}

interface Device {
  readonly sums: SumsUntil;
  busyUntilNs: Nanoseconds;
  thread: ThreadCalls | null;
}

/**
 * Assigns one cause to each idle instant of a device, from the work that ends the gap and the thread that launched it. Before the launching
 * call: `synchronization` or `copy` while the thread is in such a call, else `afterSynchronization` if the thread was waiting when the gap
 * started, else `launch`. During the call: `copy` or `launch`. After it: `queue`, because the device has the work but isn't running it yet.
 * `points` must be ascending.
 */
export function buildIdleTimeline(trace: Trace, threads: CallThreads, points: Float64Array): IdleTimeline {
  const { launchCalls, kernels, copies } = trace;
  const devices = new Map<number, Device>();
  const [firstNs, lastNs] = [points[0] ?? 0, points.at(-1) ?? 0];
  visitGpuWork(trace, null, null, (device, startNs, endNs, _owner, row, isCopy) => {
    const gpu = getOrAdd(devices, device, (): Device => {
      return { sums: createSums(points, causes.length), busyUntilNs: Math.min(firstNs, startNs), thread: null };
    });
    const copy = isCopy ? copies[row] : undefined;
    const call = isCopy ? noCall : (kernels.call[row] ?? noCall);
    if (copy !== undefined) gpu.thread = threads.of(copy.process, copy.thread);
    else gpu.thread = call === noCall ? null : threads.ofKind(launchCalls.kind[call] ?? 0);
    if (startNs > gpu.busyUntilNs) {
      const callNs = copy === undefined && call !== noCall ? launchCalls.startNs.at(call) : (copy?.callStartNs ?? null);
      const returnedNs = copy === undefined ? (callNs ?? 0) + (launchCalls.durationNs[call] ?? 0) : copy.callEndNs;
      if (gpu.thread === null || callNs === null || returnedNs === null)
        gpu.sums.add(gpu.busyUntilNs, startNs, column.unknown);
      else {
        const inside = classifyCall(copy?.callName ?? null) === "copy" ? column.copy : column.launch;
        addGap(gpu.sums, gpu.busyUntilNs, startNs, gpu.thread, callNs, returnedNs, inside);
      }
    }
    gpu.busyUntilNs = Math.max(gpu.busyUntilNs, endNs);
  });
  for (const { sums, busyUntilNs, thread } of devices.values()) {
    if (thread === null) sums.add(busyUntilNs, lastNs, column.unknown);
    else addHost(sums, busyUntilNs, lastNs, thread);
  }
  return {
    between(device, startNs, endNs, into) {
      devices.get(device)?.sums.between(startNs, endNs, into);
    },
  };
}

function addGap(
  sums: SumsUntil,
  startNs: Nanoseconds,
  endNs: Nanoseconds,
  thread: ThreadCalls,
  callNs: Nanoseconds,
  returnedNs: Nanoseconds,
  inside: number,
) {
  const begunNs = Math.min(endNs, Math.max(startNs, callNs));
  const madeNs = Math.min(endNs, Math.max(begunNs, returnedNs));
  if (begunNs > startNs) addHost(sums, startNs, begunNs, thread);
  sums.add(begunNs, madeNs, inside);
  sums.add(madeNs, endNs, column.queue);
}

function addHost(sums: SumsUntil, startNs: Nanoseconds, endNs: Nanoseconds, thread: ThreadCalls) {
  let call = thread.firstAfter(startNs);
  const isWaiting = call < thread.count && thread.startNs(call) <= startNs && thread.useOf(call) === "synchronization";
  const otherwise = isWaiting ? column.afterSynchronization : column.launch;
  let atNs = startNs;
  for (; call < thread.count && thread.startNs(call) < endNs; call += 1) {
    const use = thread.useOf(call);
    if (use !== "synchronization" && use !== "copy") continue;
    const [from, until] = [Math.max(atNs, thread.startNs(call)), Math.min(endNs, thread.endNs(call))];
    sums.add(atNs, from, otherwise);
    sums.add(from, until, use === "copy" ? column.copy : column.synchronization);
    atNs = until;
  }
  sums.add(atNs, endNs, otherwise);
}

/**
 * Turns sums over several devices into the mean per device, in whole nanoseconds that add up to `totalNs`, which was rounded
 * separately. If the sums are all zero, all of `totalNs` has an unknown cause.
 */
export function averageIdleTimes(sums: Float64Array, totalNs: Nanoseconds): GpuIdleTime {
  const all = sum(sums);
  const exact = Array.from(sums, (ns) => (all === 0 ? 0 : (ns / all) * totalNs));
  const whole = exact.map(Math.floor);
  let remainingNs = totalNs - sum(whole);
  const byRest = exact.map((ns, index) => ({ index, rest: ns - (whole[index] ?? 0) }));
  if (all > 0)
    for (const { index } of byRest.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
      if (remainingNs < 1) break;
      whole[index] = (whole[index] ?? 0) + 1;
      remainingNs -= 1;
    }
  else whole[column.unknown] = remainingNs;
  const [launchNs = 0, afterSynchronizationNs = 0, synchronizationNs = 0, copyNs = 0, queueNs = 0, unknownNs = 0] =
    whole;
  return { launchNs, afterSynchronizationNs, synchronizationNs, copyNs, queueNs, unknownNs };
}
