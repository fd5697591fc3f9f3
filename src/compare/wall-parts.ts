import type { WallPart } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { median } from "../model/rounds.ts";
import type { Nanoseconds } from "../model/units.ts";

type Pick = (round: ProfileRangeRound) => Nanoseconds | null;

const parts: readonly (readonly [WallPart["part"], Pick])[] = [
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

/** What the wall time of a range is made of, on both sides: shown, and never judged. What a round does not know is left out. */
export function wallParts(base: ProfileRange, head: ProfileRange): WallPart[] {
  return parts.flatMap(([part, pick]) => {
    const [before, after] = [base.rounds.map(pick), head.rounds.map(pick)];
    if (!areKnown(before) || !areKnown(after)) return [];
    const isApart = Math.min(...after) > Math.max(...before) || Math.max(...after) < Math.min(...before);
    return [{ part, baseNs: median(before), headNs: median(after), isApart }];
  });
}

function areKnown(values: readonly (Nanoseconds | null)[]): values is Nanoseconds[] {
  return values.length > 0 && !values.includes(null);
}
