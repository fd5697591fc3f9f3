import type { WallPart } from "../comparison/comparison-rows.ts";
import type { Nanoseconds } from "../units.ts";
import type { GpuIdleTime, HostTime, ProfileRangeRound } from "./profile.ts";

type PickTime = (round: ProfileRangeRound) => Nanoseconds | null;

const host =
  (key: keyof HostTime): PickTime =>
  ({ hostTime }) =>
    hostTime?.[key] ?? null;
const idle =
  (key: keyof GpuIdleTime): PickTime =>
  ({ gpuIdle }) =>
    gpuIdle?.[key] ?? null;

export const wallPartTimes: readonly (readonly [WallPart["part"], PickTime])[] = [
  ["host-own", host("ownNs")],
  ["host-launch", host("launchNs")],
  ["host-graph-launch", host("graphLaunchNs")],
  ["host-copy", host("copyNs")],
  ["host-synchronization", host("synchronizationNs")],
  ["host-memory", host("memoryNs")],
  ["host-other", host("otherNs")],
  ["idle-launch", idle("launchNs")],
  ["idle-after-synchronization", idle("afterSynchronizationNs")],
  ["idle-synchronization", idle("synchronizationNs")],
  ["idle-copy", idle("copyNs")],
  ["idle-queue", idle("queueNs")],
  ["idle-unknown", idle("unknownNs")],
];
