import { isMajority } from "./majority.ts";
import { scaledRanks } from "./ranks/rank-rows.ts";
import type { ProfileKernel, ProfileRange } from "../model/profile/profile.ts";

/** A range's rounds on both sides, scaled to the same amount of work if necessary. */
export interface CommonWork {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  /** True if a side's rounds did different amounts of work, so times only cover the launches that every round has. */
  readonly isScaled: boolean;
}

/**
 * If a side's rounds differ in instances or steps (16, 15, 14 decode steps), the rounds' totals can't be compared. We then multiply each
 * kernel's time per launch by the number of launches that every round of both sides has. A steady difference between the sides (20 steps
 * instead of 16) isn't noise, so it stays in the totals. Counts aren't scaled.
 */
export function commonWork(base: ProfileRange, head: ProfileRange): CommonWork {
  if (!varies(base) && !varies(head)) return { base, head, isScaled: false };
  const common = new Map<string, number>();
  for (const { name, rounds } of [...base.kernels, ...head.kernels])
    common.set(name, Math.min(common.get(name) ?? Infinity, ...rounds.map((round) => round?.launches ?? 0)));
  return { base: scaled(base, common), head: scaled(head, common), isScaled: true };
}

/** True if kernels whose launch counts vary between rounds take at least half of the time. An occasional prefetch doesn't count as different work. */
function varies({ kernels, rounds }: ProfileRange): boolean {
  const total = rounds.reduce((sum, { kernelNs }) => sum + kernelNs, 0);
  const varying = kernels
    .filter((kernel) => new Set(kernel.rounds.map((round) => round?.launches ?? 0)).size > 1)
    .reduce((sum, kernel) => sum + kernel.rounds.reduce((time, round) => time + (round?.totalNs ?? 0), 0), 0);
  return total > 0 && isMajority(varying, total);
}

/** Scales times to the common number of launches. Kernels missing from some round aren't scaled, since they don't run once per step. */
function scaled(range: ProfileRange, common: ReadonlyMap<string, number>): ProfileRange {
  const factor = ({ name }: ProfileKernel, launches: number): number => {
    const launched = common.get(name) ?? 0;
    return launched === 0 || launches === 0 ? 1 : launched / launches;
  };
  const kernels = range.kernels.map((kernel) => ({
    ...kernel,
    rounds: kernel.rounds.map((round) => {
      if (round === null) return null;
      const by = factor(kernel, round.launches);
      return {
        ...round,
        totalNs: round.totalNs * by,
        busyNs: round.busyNs === null ? null : round.busyNs * by,
        exclusiveNs: round.exclusiveNs === null ? null : round.exclusiveNs * by,
      };
    }),
  }));
  const kept = range.rounds.map(({ kernelNs }, index) => {
    const left = kernels.reduce((sum, { rounds }) => sum + (rounds[index]?.totalNs ?? 0), 0);
    return kernelNs === 0 ? 1 : left / kernelNs;
  });
  return {
    ...range,
    kernels,
    rounds: range.rounds.map((round, index) => {
      const by = kept[index] ?? 1;
      return {
        ...round,
        kernelNs: round.kernelNs * by,
        gpuBusyNs: round.gpuBusyNs * by,
        copyBusyNs: round.copyBusyNs === null ? null : round.copyBusyNs * by,
        communicationFreeBusyNs: round.communicationFreeBusyNs === null ? null : round.communicationFreeBusyNs * by,
        ranks: scaledRanks(round.ranks, by),
        wallNs: round.wallNs * by,
      };
    }),
  };
}
