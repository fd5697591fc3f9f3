import type * as z from "zod";
import type { collectiveSchema, rankClocksSchema, rankSchema } from "./rank-schemas.ts";

/** Their time includes waiting for other GPUs. */
export const communicationFamily = "communication";

export type ProfileRank = z.infer<typeof rankSchema>;
export type RankClocks = z.infer<typeof rankClocksSchema>;
export type ProfileCollective = z.infer<typeof collectiveSchema>;

export function rankText({ rank, report, device }: Pick<ProfileRank, "rank" | "report" | "device">): string {
  if (rank !== null) return `rank ${rank}`;
  return report === 0 ? `GPU ${device}` : `report ${report + 1}, GPU ${device}`;
}

interface RankedRound {
  readonly ranks: readonly ProfileRank[];
}

export function areRanksKnown(...sides: readonly { readonly rounds: readonly RankedRound[] }[]): boolean {
  const all = sides.flatMap(({ rounds }) => rounds);
  const places = new Set(
    all.map(({ ranks }) => JSON.stringify(ranks.map(({ rank, report, device }) => rank ?? [report, device]))),
  );
  return (
    places.size === 1 &&
    all.every(({ ranks }) => ranks.length > 1 && ranks.every((rank) => rank.communication.exposedTransferNs !== null))
  );
}

/** The rank that works longest: its own work, plus transfers that don't overlap with its work. The other ranks wait for it. */
export function rankTimeNs({ ranks }: RankedRound): number {
  return Math.max(0, ...ranks.map(({ workNs, communication }) => workNs + (communication.exposedTransferNs ?? 0)));
}
