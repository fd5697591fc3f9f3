import type { ProfileRange } from "../../model/profile/profile.ts";

/** The share of the time whose kernels must have moved together, and how many kernels at least. */
const nearlyAll = 0.8;
const fewestKernels = 4;

/**
 * The one log ratio by which nearly all kernels of a range took longer in a round of it than in another; null where there is
 * none: they moved apart, or did not do the same launches, or are too few to tell the GPU from the code.
 */
export function commonFactor(range: ProfileRange, fromRound: number, toRound: number): number | null {
  const moves = range.kernels.flatMap(({ rounds }) => {
    const from = rounds[fromRound];
    const to = rounds[toRound];
    if (from == null || to == null || from.launches !== to.launches || from.totalNs === 0 || to.totalNs === 0)
      return [];
    return [{ log: Math.log(to.totalNs / from.totalNs), weight: from.totalNs }];
  });
  const total = range.rounds[fromRound]?.kernelNs ?? 0;
  if (moves.length < fewestKernels || total === 0) return null;
  const factor = weightedMedian(moves);
  const together = moves.filter(({ log }) => Math.abs(log - factor) <= Math.abs(factor) / 2);
  return together.reduce((sum, { weight }) => sum + weight, 0) >= nearlyAll * total ? factor : null;
}

interface Weighted {
  readonly log: number;
  readonly weight: number;
}

function weightedMedian(moves: readonly Weighted[]): number {
  const half = moves.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  for (const { log, weight } of moves.toSorted((one, other) => one.log - other.log)) {
    reached += weight;
    if (reached >= half) return log;
  }
  return 0;
}
