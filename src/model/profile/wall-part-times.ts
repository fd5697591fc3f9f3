import type { WallPart } from "../comparison/comparison-rows.ts";
import type { Nanoseconds } from "../units.ts";
import type { ProfileRangeRound } from "./profile.ts";

type PickTime = (round: ProfileRangeRound) => Nanoseconds | null;

/** The parts of a range's wall time. A part is null if the round doesn't have it. */
export const wallPartTimes: readonly (readonly [WallPart["part"], PickTime])[] = [
  ["host-own", ({ hostTime }) => hostTime?.ownNs ?? null],
  ["host-launch", ({ hostTime }) => hostTime?.launchNs ?? null],
  ["host-graph-launch", ({ hostTime }) => hostTime?.graphLaunchNs ?? null],
  ["host-copy", ({ hostTime }) => hostTime?.copyNs ?? null],
  ["host-synchronization", ({ hostTime }) => hostTime?.synchronizationNs ?? null],
  ["host-memory", ({ hostTime }) => hostTime?.memoryNs ?? null],
  ["host-other", ({ hostTime }) => hostTime?.otherNs ?? null],
  ["idle-launch", ({ gpuIdle }) => gpuIdle?.launchNs ?? null],
  ["idle-after-synchronization", ({ gpuIdle }) => gpuIdle?.afterSynchronizationNs ?? null],
  ["idle-synchronization", ({ gpuIdle }) => gpuIdle?.synchronizationNs ?? null],
  ["idle-copy", ({ gpuIdle }) => gpuIdle?.copyNs ?? null],
  ["idle-queue", ({ gpuIdle }) => gpuIdle?.queueNs ?? null],
  ["idle-unknown", ({ gpuIdle }) => gpuIdle?.unknownNs ?? null],
];
