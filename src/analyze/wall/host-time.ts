import { getOrAdd } from "../../model/maps.ts";
import type { HostTime } from "../../model/profile/profile.ts";
import { callUses, type CallUse } from "../../model/reports/call-use.ts";
import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { threadKey } from "../sweep.ts";
import { createSums, type SumsUntil } from "./sums-until.ts";
import type { CallThreads } from "./thread-calls.ts";

export interface HostTimeline {
  /** The time of the instances' own threads, counting each instant of a thread once; null if a thread is unknown. */
  timeOf(instances: readonly RangeInstance[]): HostTime | null;
}

const columnOf = Object.fromEntries(callUses.map((use, column) => [use, column])) as Readonly<Record<CallUse, number>>;

export function buildHostTimeline(
  trace: Trace,
  threads: CallThreads,
  instances: readonly RangeInstance[],
  closedNs: (instance: RangeInstance) => Nanoseconds,
): HostTimeline {
  const points = new Map<string, { process: number; thread: number; times: Set<number> }>();
  for (const instance of instances) {
    const { process, thread, startNs } = instance;
    const ofThread = getOrAdd(points, threadKey(instance), () => ({ process, thread, times: new Set<number>() }));
    ofThread.times.add(startNs).add(closedNs(instance));
  }
  const sums = new Map<string, SumsUntil>();
  for (const [key, { process, thread, times }] of points) {
    const callSums = createSums(Float64Array.from(times).sort(), callUses.length);
    const calls = threads.of(process, thread);
    for (let call = 0; calls !== null && call < calls.count; call += 1)
      callSums.add(calls.startNs(call), calls.endNs(call), columnOf[calls.useOf(call)]);
    sums.set(key, callSums);
  }
  return {
    timeOf(instances) {
      if (!trace.hasCudaApi || instances.some((instance) => !isOfOneThread(instance))) return null;
      const inside = new Float64Array(callUses.length);
      const openedUntil = new Map<string, number>();
      let threadNs = 0;
      for (const instance of instances) {
        const key = threadKey(instance);
        const until = closedNs(instance);
        const from = Math.max(instance.startNs, openedUntil.get(key) ?? -Infinity);
        if (until <= from) continue;
        openedUntil.set(key, until);
        threadNs += until - from;
        sums.get(key)?.between(from, until, inside);
      }
      const [launchNs = 0, graphLaunchNs = 0, copyNs = 0, synchronizationNs = 0, memoryNs = 0, otherNs = 0] = inside;
      const ownNs = inside.reduce((restNs, ns) => restNs - ns, threadNs);
      return { threadNs, ownNs, launchNs, graphLaunchNs, copyNs, synchronizationNs, memoryNs, otherNs };
    },
  };
}

/** False for a range that one thread starts and another ends, and for the whole capture, which contains all threads. */
function isOfOneThread({ process, thread, endThread }: RangeInstance) {
  return process !== -1 && thread !== -1 && (endThread === null || endThread === thread);
}
