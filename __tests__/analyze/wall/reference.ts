import type { GpuIdleTime, HostTime } from "../../../src/model/profile/profile.ts";
import { noIdle, type Call, type Work } from "./support.ts";

interface Window {
  readonly startNs: number;
  readonly endNs: number;
}

const isIn = (time: number, { startNs, endNs }: Window): boolean => startNs <= time && time < endNs;

/** The call that a thread is inside of at a time: the outermost. */
function callAt(calls: readonly Call[], thread: number, time: number): Call | undefined {
  return calls
    .filter((call) => (call.thread ?? 1) === thread && isIn(time, call))
    .toSorted((one, other) => one.startNs - other.startNs || other.endNs - one.endNs)[0];
}

const isSynchronization = (call: Call | undefined): boolean => call?.name.includes("Synchronize") === true;
const isCopy = (call: Call | undefined): boolean => call?.name.includes("Memcpy") === true;

/** The idle time of a device by its cause, instant by instant: slow, and as it is described. */
export function slowIdle(
  device: number,
  windows: readonly Window[],
  calls: readonly Call[],
  all: readonly Work[],
): Record<keyof GpuIdleTime, number> {
  const sums = { ...noIdle };
  const firstPoint = Math.min(...windows.map(({ startNs }) => startNs));
  const works = all
    .filter((work) => (work.device ?? 0) === device)
    .toSorted((one, other) => one.startNs - other.startNs || Number(one.copy ?? false) - Number(other.copy ?? false));
  const last = Math.max(...windows.map(({ endNs }) => endNs));
  for (let time = 0; time < last; time += 1) {
    if (!windows.some((window) => isIn(time, window)) || works.some((work) => isIn(time, work))) continue;
    const next = works.find(({ startNs }) => startNs > time);
    const before = works.filter(({ startNs }) => startNs <= time);
    const idleSince = Math.max(Math.min(firstPoint, works[0]?.startNs ?? 0), ...before.map(({ endNs }) => endNs));
    const maker = (next ?? before.at(-1))?.call ?? null;
    const call = maker === null ? undefined : calls[maker];
    if (call === undefined) sums.unknownNs += 1;
    else if (next !== undefined && time >= call.endNs) sums.queueNs += 1;
    else if (next !== undefined && time >= call.startNs)
      sums[isCopy(call) && next.copy === true ? "copyNs" : "launchNs"] += 1;
    else {
      const thread = call.thread ?? 1;
      const inside = callAt(calls, thread, time);
      if (isSynchronization(inside)) sums.synchronizationNs += 1;
      else if (isCopy(inside)) sums.copyNs += 1;
      else if (isSynchronization(callAt(calls, thread, idleSince))) sums.afterSynchronizationNs += 1;
      else sums.launchNs += 1;
    }
  }
  return sums;
}

/** The time of a thread by what it does, instant by instant. */
export function slowHost(
  thread: number,
  windows: readonly Window[],
  calls: readonly Call[],
): Record<keyof HostTime, number> {
  const sums = {
    threadNs: 0,
    ownNs: 0,
    launchNs: 0,
    graphLaunchNs: 0,
    copyNs: 0,
    synchronizationNs: 0,
    memoryNs: 0,
    otherNs: 0,
  };
  for (let time = 0; time < Math.max(...windows.map(({ endNs }) => endNs)); time += 1) {
    if (!windows.some((window) => isIn(time, window))) continue;
    sums.threadNs += 1;
    const name = callAt(calls, thread, time)?.name;
    if (name === undefined) sums.ownNs += 1;
    else if (name.includes("Synchronize")) sums.synchronizationNs += 1;
    else if (name.includes("GraphLaunch")) sums.graphLaunchNs += 1;
    else if (name.includes("Launch")) sums.launchNs += 1;
    else if (name.includes("Memcpy")) sums.copyNs += 1;
    else if (name.includes("Malloc")) sums.memoryNs += 1;
    else sums.otherNs += 1;
  }
  return sums;
}
