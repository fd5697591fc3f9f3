import type { Nanoseconds } from "../units.ts";
import type { ProfileRange, ProfileRangeRound } from "./profile.ts";
import { communicationFamily, ranksKnown, rankTimeNs } from "../ranks/ranks.ts";

/**
 * The time of a range on the GPU, which decides: how long the GPU was busy with it. Kernels that communicate wait for those of other
 * GPUs, so that their time says as much of another one: of ranks, that of the one that works longest; where these are not told apart,
 * or the others are in other reports, without communication. One measure for all sides that are held against each other.
 */
export function gpuTimeOf(...sides: readonly ProfileRange[]): (round: ProfileRangeRound) => Nanoseconds {
  if (!waitsForOthers(...sides)) return ({ gpuBusyNs }) => gpuBusyNs;
  if (ranksKnown(...sides)) return rankTimeNs;
  const isKnown = sides.every(({ rounds }) => rounds.every((round) => round.communicationFreeBusyNs !== null));
  return isKnown
    ? ({ communicationFreeBusyNs, gpuBusyNs }) => communicationFreeBusyNs ?? gpuBusyNs
    : ({ gpuBusyNs }) => gpuBusyNs;
}

/** Whether several GPUs ran the range, or one that communicates with what another report may have. */
export function waitsForOthers(...sides: readonly ProfileRange[]): boolean {
  return sides.some(
    ({ rounds, families }) =>
      rounds.some(({ devices }) => (devices ?? 1) > 1) || families.some(({ family }) => family === communicationFamily),
  );
}
