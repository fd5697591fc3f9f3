import type { WholeProgram, WholeRange } from "../model/profile/held-to-goal.ts";
import type { Profile, ProfileRangeRound } from "../model/profile/profile.ts";
import type { Nanoseconds } from "../model/units.ts";

/** Sums up the profile of one whole-program capture: all instances of each range, and the work outside of the ranges. */
export function summarizeProgram({ rounds, ranges }: Pick<Profile, "rounds" | "ranges">): WholeProgram {
  const outside = rounds[0]?.outside ?? { launches: 0, kernelNs: 0 };
  return {
    outside,
    ranges: ranges.flatMap(({ name, domain, rounds: [round] }): WholeRange[] => {
      if (round === undefined) return [];
      const { instances, gpuBusyNs, wallNs, memcpyBytes } = round;
      return [{ name, domain, instances, gpuBusyNs, wallNs, lateNs: measureLateWork(round), copiedBytes: memcpyBytes }];
    }),
  };
}

/**
 * The part of a range's GPU busy time that no open instance covers. If other work ran on the GPU during the range, this
 * time is too small.
 */
function measureLateWork({ gpuBusyNs, spanNs, gpuIdleNs, devices }: ProfileRangeRound): Nanoseconds | null {
  if (spanNs === null || gpuIdleNs === null) return null;
  return Math.max(0, gpuBusyNs / Math.max(1, devices ?? 1) - (spanNs - gpuIdleNs));
}
