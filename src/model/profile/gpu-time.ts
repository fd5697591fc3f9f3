import type { Nanoseconds } from "../units.ts";
import type { ProfileRange, ProfileRangeRound } from "./profile.ts";
import { communicationFamily, areRanksKnown, rankTimeNs } from "../ranks/ranks.ts";

/**
 * The GPU time that we judge a range by: how long the GPU was busy with the range's work. Communication kernels wait for other GPUs, so their time
 * depends on those GPUs, too. With several GPUs, we therefore take the time of the rank that works longest. If we can't tell the ranks
 * apart, we take the busy time without communication. All sides of a comparison use the same measure.
 */
export function chooseGpuTime(...sides: readonly ProfileRange[]): (round: ProfileRangeRound) => Nanoseconds {
  if (!waitsForOthers(...sides)) return ({ gpuBusyNs }) => gpuBusyNs;
  if (areRanksKnown(...sides)) return rankTimeNs;
  const isKnown = sides.every(({ rounds }) => rounds.every((round) => round.communicationFreeBusyNs !== null));
  return isKnown
    ? ({ communicationFreeBusyNs, gpuBusyNs }) => communicationFreeBusyNs ?? gpuBusyNs
    : ({ gpuBusyNs }) => gpuBusyNs;
}

/** True if the range ran on several GPUs, or on one GPU that communicates with GPUs in other reports. */
export function waitsForOthers(...sides: readonly ProfileRange[]): boolean {
  return sides.some(
    ({ rounds, families }) =>
      rounds.some(({ devices }) => (devices ?? 1) > 1) || families.some(({ family }) => family === communicationFamily),
  );
}
