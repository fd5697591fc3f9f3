import type * as z from "zod";
import type { collectiveSchema, rankClocksSchema, rankSchema } from "./rank-schemas.ts";

/** The family of the kernels whose time includes waiting for other GPUs. */
export const communicationFamily = "communication";

export type ProfileRank = z.infer<typeof rankSchema>;
export type RankClocks = z.infer<typeof rankClocksSchema>;
export type ProfileCollective = z.infer<typeof collectiveSchema>;

/** `rank 1`, or the GPU and its report if the rank is unknown. */
export function rankText({ rank, report, device }: Pick<ProfileRank, "rank" | "report" | "device">): string {
  if (rank !== null) return `rank ${String(rank)}`;
  return report === 0 ? `GPU ${String(device)}` : `report ${String(report + 1)}, GPU ${String(device)}`;
}

interface RankedRound {
  readonly ranks: readonly ProfileRank[];
}

/** True if all rounds have the same ranks, and we matched all of their collectives. */
export function areRanksKnown(...sides: readonly { readonly rounds: readonly RankedRound[] }[]): boolean {
  const all = sides.flatMap(({ rounds }) => rounds);
  const places = new Set(all.map(({ ranks }) => JSON.stringify(ranks.map(placeOf))));
  return (
    places.size === 1 &&
    all.every(({ ranks }) => ranks.length > 1 && ranks.every((rank) => rank.communication.exposedTransferNs !== null))
  );
}

function placeOf({ rank, report, device }: ProfileRank): unknown {
  return rank ?? [report, device];
}

/**
 * The GPU time of a range with several ranks: the time of the rank that works longest, because the other ranks wait for it. A rank's time
 * is how long its GPU was busy without waiting for other ranks: its own work, plus transfers that don't overlap with its work.
 */
export function rankTimeNs({ ranks }: RankedRound): number {
  return Math.max(0, ...ranks.map(ownNs));
}

function ownNs({ workNs, communication }: ProfileRank): number {
  return workNs + (communication.exposedTransferNs ?? 0);
}
