import type { ProfileRange } from "../model/profile/profile.ts";
import type { ProfileRank } from "../model/ranks/ranks.ts";
import { sum } from "../model/sums.ts";
import { isMajority } from "./majority.ts";

interface CommonWork {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  /** True if a side's rounds did different amounts of work, so times only cover the launches that every round has. */
  readonly isScaled: boolean;
}

/**
 * If a side's rounds differ in steps (16, 15, 14), we multiply each kernel's time per launch by the number of launches that every round of
 * both sides has. A steady difference between the sides isn't noise, so it stays in the totals.
 */
export function commonWork(base: ProfileRange, head: ProfileRange): CommonWork {
  if (!varies(base) && !varies(head)) return { base, head, isScaled: false };
  const common = new Map<string, number>();
  for (const { name, rounds } of [...base.kernels, ...head.kernels])
    common.set(name, Math.min(common.get(name) ?? Infinity, ...rounds.map((round) => round?.launches ?? 0)));
  return { base: scale(base, common), head: scale(head, common), isScaled: true };
}

/** An occasional prefetch doesn't count as different work. */
function varies({ kernels, rounds }: ProfileRange) {
  const total = sum(rounds, ({ kernelNs }) => kernelNs);
  const varying = kernels.filter((kernel) => !hasSteadyLaunches(kernel)).flatMap((kernel) => kernel.rounds);
  return (
    total > 0 &&
    isMajority(
      sum(varying, (round) => round?.totalNs ?? 0),
      total,
    )
  );
}

export function hasSteadyLaunches({
  rounds,
}: {
  readonly rounds: readonly ({ readonly launches: number } | null)[];
}): boolean {
  return new Set(rounds.map((round) => round?.launches ?? 0)).size < 2;
}

/** Kernels missing from some round aren't scaled, since they don't run once per step. */
function scale(range: ProfileRange, common: ReadonlyMap<string, number>): ProfileRange {
  const kernels = range.kernels.map((kernel) => ({
    ...kernel,
    rounds: kernel.rounds.map((round) => {
      const launches = common.get(kernel.name);
      if (round === null || !launches || round.launches === 0) return round;
      const by = launches / round.launches;
      const { totalNs, busyNs, exclusiveNs } = round;
      return { ...round, totalNs: totalNs * by, busyNs: multiply(busyNs, by), exclusiveNs: multiply(exclusiveNs, by) };
    }),
  }));
  return {
    ...range,
    kernels,
    rounds: range.rounds.map((round, index) => {
      const commonNs = sum(kernels, ({ rounds }) => rounds[index]?.totalNs ?? 0);
      const by = round.kernelNs === 0 ? 1 : commonNs / round.kernelNs;
      return {
        ...round,
        kernelNs: round.kernelNs * by,
        gpuBusyNs: round.gpuBusyNs * by,
        copyBusyNs: multiply(round.copyBusyNs, by),
        communicationFreeBusyNs: multiply(round.communicationFreeBusyNs, by),
        ranks: round.ranks.map((rank) => scaleRank(rank, by)),
        wallNs: round.wallNs * by,
      };
    }),
  };
}

function scaleRank({ communication, ...rank }: ProfileRank, by: number): ProfileRank {
  return {
    ...rank,
    busyNs: rank.busyNs * by,
    workNs: rank.workNs * by,
    communication: { ...communication, exposedTransferNs: multiply(communication.exposedTransferNs, by) },
  };
}

function multiply(ns: number | null, by: number) {
  return ns === null ? null : ns * by;
}
