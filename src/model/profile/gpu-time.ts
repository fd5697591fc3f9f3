import type { Nanoseconds } from "../units.ts";
import type { ProfileRange, ProfileRangeRound } from "./profile.ts";
import { communicationFamily, areRanksKnown, rankTimeNs } from "../ranks/ranks.ts";

/**
 * Communication kernels wait for other GPUs, so a range on several GPUs counts the time of the rank that works longest. If we can't tell
 * the ranks apart, it counts the busy time without communication. All sides use the same measure.
 */
export function chooseGpuTime(...sides: readonly ProfileRange[]): (round: ProfileRangeRound) => Nanoseconds {
  if (!waitsForOthers(...sides)) return ({ gpuBusyNs }) => gpuBusyNs;
  if (areRanksKnown(...sides)) return rankTimeNs;
  const isKnown = sides.every(({ rounds }) => rounds.every((round) => round.communicationFreeBusyNs !== null));
  return isKnown
    ? ({ communicationFreeBusyNs, gpuBusyNs }) => communicationFreeBusyNs ?? gpuBusyNs
    : ({ gpuBusyNs }) => gpuBusyNs;
}

export function waitsForOthers(...sides: readonly ProfileRange[]): boolean {
  return sides.some(
    ({ rounds, families }) =>
      rounds.some(({ devices }) => (devices ?? 1) > 1) || families.some(({ family }) => family === communicationFamily),
  );
}
