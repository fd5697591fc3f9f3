import type { GpuIdleTime } from "../../model/profile/profile.ts";
import { noCall, type Trace } from "../../model/reports/trace.ts";
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

/** When nothing ran on the GPUs in a report, and why. */
export interface IdleTimeline {
  /** Adds the idle time of a device between two of the points to `into`, by cause. */
  between(device: number, startNs: Nanoseconds, endNs: Nanoseconds, into: Float64Array): void;
}

export function createIdleTimes(): Float64Array {
  return new Float64Array(causes.length);
}

/** One device: the end of its work so far, and the thread that launched the latest work. */
interface Device {
  readonly sums: SumsUntil;
  busyUntilNs: Nanoseconds;
  thread: ThreadCalls | null;
}

/**
 * Assigns one cause to each idle instant of a device, based on the work that ends the gap and the thread that launched that work. Before
 * the launching call, the cause is `synchronization` or `copy` while the thread is in such a call. Otherwise, it's
 * `afterSynchronization` if the thread was waiting when the gap started, else `launch`. During the launching call, the cause is `copy`
 * for a copy's call, else `launch`. After the launching call, the cause is `queue`, because the device has the work but isn't running it
 * yet. After a device's last work, the cause comes from the thread that launched that work. Makes one pass over kernels, copies, and
 * calls. `points` must be ascending.
 */
export function buildIdleTimeline(trace: Trace, threads: CallThreads, points: Float64Array): IdleTimeline {
  const { launchCalls, kernels, copies } = trace;
  const devices = new Map<number, Device>();
  const [firstNs, lastNs] = [points[0] ?? 0, points.at(-1) ?? 0];
  visitGpuWork(trace, null, null, (device, startNs, endNs, _owner, row, isCopy) => {
    let of = devices.get(device);
    if (of === undefined) {
      of = { sums: createSums(points, causes.length), busyUntilNs: Math.min(firstNs, startNs), thread: null };
      devices.set(device, of);
    }
    const gap = startNs > of.busyUntilNs;
    if (isCopy) {
      const copy = copies[row];
      const thread = copy === undefined ? null : threads.of(copy.process, copy.thread);
      if (gap) {
        const [callNs, returnedNs] = [copy?.callStartNs ?? null, copy?.callEndNs ?? null];
        if (thread === null || callNs === null || returnedNs === null)
          of.sums.add(of.busyUntilNs, startNs, column.unknown);
        else {
          const inside = classifyCall(copy?.callName ?? null) === "copy" ? column.copy : column.launch;
          addGap(of.sums, of.busyUntilNs, startNs, thread, callNs, returnedNs, inside);
        }
      }
      of.thread = thread;
    } else {
      const call = kernels.call[row] ?? noCall;
      const thread = call === noCall ? null : threads.ofKind(launchCalls.kind[call] ?? 0);
      if (gap) {
        if (thread === null) of.sums.add(of.busyUntilNs, startNs, column.unknown);
        else {
          const callNs = launchCalls.startNs.at(call);
          const returnedNs = callNs + (launchCalls.durationNs[call] ?? 0);
          addGap(of.sums, of.busyUntilNs, startNs, thread, callNs, returnedNs, column.launch);
        }
      }
      of.thread = thread;
    }
    of.busyUntilNs = Math.max(of.busyUntilNs, endNs);
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

/** Adds a gap that ends with work whose call lasted from `callNs` to `returnedNs`. */
function addGap(
  sums: SumsUntil,
  startNs: Nanoseconds,
  endNs: Nanoseconds,
  thread: ThreadCalls,
  callNs: Nanoseconds,
  returnedNs: Nanoseconds,
  inside: number,
): void {
  const begunNs = Math.min(endNs, Math.max(startNs, callNs));
  const madeNs = Math.min(endNs, Math.max(begunNs, returnedNs));
  if (begunNs > startNs) addHost(sums, startNs, begunNs, thread);
  sums.add(begunNs, madeNs, inside);
  sums.add(madeNs, endNs, column.queue);
}

/** Adds the part of a gap in which the host hadn't launched the next work yet. */
function addHost(sums: SumsUntil, startNs: Nanoseconds, endNs: Nanoseconds, thread: ThreadCalls): void {
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
  const all = sums.reduce((sum, ns) => sum + ns, 0);
  const exact = Array.from(sums, (ns) => (all === 0 ? 0 : (ns / all) * totalNs));
  const whole = exact.map(Math.floor);
  let left = totalNs - whole.reduce((sum, ns) => sum + ns, 0);
  const byRest = exact.map((ns, index) => ({ index, rest: ns - (whole[index] ?? 0) }));
  if (all > 0)
    for (const { index } of byRest.toSorted((one, other) => other.rest - one.rest || one.index - other.index)) {
      if (left < 1) break;
      whole[index] = (whole[index] ?? 0) + 1;
      left -= 1;
    }
  else whole[column.unknown] = left;
  const [launchNs = 0, afterSynchronizationNs = 0, synchronizationNs = 0, copyNs = 0, queueNs = 0, unknownNs = 0] =
    whole;
  return { launchNs, afterSynchronizationNs, synchronizationNs, copyNs, queueNs, unknownNs };
}
