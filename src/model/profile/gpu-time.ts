import type { Nanoseconds } from "../units.ts";
import type { ProfileRange, ProfileRangeRound } from "./profile.ts";
import { ranksKnown, rankTimeNs } from "./ranks.ts";

/**
 * The time of a range on the GPU, which decides: how long the GPU was busy with it. Where several devices ran, kernels that
 * communicate wait for each other, so that their time says as much of another device: of ranks, that of the one that works longest;
 * where these are not told apart, without communication. One measure for all sides that are held against each other.
 */
export function gpuTimeOf(...sides: readonly ProfileRange[]): (round: ProfileRangeRound) => Nanoseconds {
  if (!hasSeveralDevices(...sides)) return ({ gpuBusyNs }) => gpuBusyNs;
  if (ranksKnown(...sides)) return rankTimeNs;
  const isKnown = sides.every(({ rounds }) => rounds.every((round) => round.communicationFreeBusyNs !== null));
  return isKnown
    ? ({ communicationFreeBusyNs, gpuBusyNs }) => communicationFreeBusyNs ?? gpuBusyNs
    : ({ gpuBusyNs }) => gpuBusyNs;
}

export function hasSeveralDevices(...sides: readonly ProfileRange[]): boolean {
  return sides.some(({ rounds }) => rounds.some(({ devices }) => (devices ?? 1) > 1));
}
