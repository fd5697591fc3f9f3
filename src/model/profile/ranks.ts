import * as z from "zod";

/** The family of kernels whose time includes waiting for other GPUs. */
export const communicationFamily = "communication";

const count = z.number().int().nonnegative();
const ns = z.number().int().nonnegative();

/** One GPU of several that ran a range, in one round. */
export const rankSchema = z.object({
  rank: count
    .nullable()
    .describe("Its place in the largest communicator that its process made in the capture. Null: not known."),
  device: count.describe("The GPU's number in its report."),
  report: count
    .default(0)
    .describe("Where each rank has a report of its own, which: the place in the round's sources."),
  launches: count,
  kernelNs: ns.describe("Sum of the durations of its kernels."),
  spanNs: ns.describe("Time in which an instance was open in a process that launched work on this GPU."),
  idleNs: ns.describe("Of it, the time in which nothing ran on this GPU."),
  busyNs: ns.describe("Time with any work of the range running."),
  workNs: ns.describe("Time with any work of the range running that does not communicate."),
  communication: z.object({
    launches: count.describe("Kernels of the family communication."),
    kernelNs: ns.describe("Sum of their durations."),
    exposedNs: ns.describe("Time in which at least one of them ran and no other work of the range on this GPU."),
    waitingNs: ns
      .nullable()
      .describe(
        "Of `kernelNs`, what its kernels took longer than the shortest one of the same collective. Null: not matched.",
      ),
    exposedTransferNs: ns
      .nullable()
      .describe(
        "`exposedNs` without waiting: a transfer is the last part of a kernel, as long as the shortest one. Null: not matched.",
      ),
    joinedLast: count.nullable().describe("Collectives in which its kernel began last. Null: not matched."),
    heldUpNs: ns.nullable().describe("How long the other ranks waited in these, summed. Null: not matched."),
  }),
});

/** Collectives of one operation, message and number of ranks, in one round. */
export const collectiveSchema = z.object({
  operation: z.string().describe("NCCL's name of it, or that of its kernel where NCCL's is not known."),
  bytes: count.nullable().describe("The message of one rank. Null: not known."),
  ranks: count.describe("How many GPUs took part in each."),
  count: count.describe("How many there were; a collective of several ranks is one."),
  transferNs: ns.describe("The shortest kernel of each, summed."),
  waitingNs: ns.describe("What the others took longer, summed over ranks."),
});

/** How the clocks of several reports were brought together. */
export const rankClocksSchema = z.object({
  collectives: count.describe("Those whose ends the clocks were aligned by. 0: by the machines' wall clocks alone."),
  residualNs: ns.describe("How far these ends still lie from each other: the median of a report, the largest of all."),
});

export type ProfileRank = z.infer<typeof rankSchema>;
export type RankClocks = z.infer<typeof rankClocksSchema>;
export type ProfileCollective = z.infer<typeof collectiveSchema>;

/** `rank 1`, or which GPU of which report where its rank is not known. */
export function rankText({ rank, report, device }: Pick<ProfileRank, "rank" | "report" | "device">): string {
  if (rank !== null) return `rank ${String(rank)}`;
  return report === 0 ? `GPU ${String(device)}` : `report ${String(report + 1)}, GPU ${String(device)}`;
}

interface RankedRound {
  readonly ranks: readonly ProfileRank[];
}

/** Whether the ranks of every round are the same ones, with all of their collectives matched. */
export function ranksKnown(...sides: readonly { readonly rounds: readonly RankedRound[] }[]): boolean {
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
 * The time on the GPU of a range with several ranks: of the rank that works longest. A rank's time is that in which its GPU was
 * busy without waiting for others: its own work and the transfer that no work hides. Each waits for the slowest anyway.
 */
export function rankTimeNs({ ranks }: RankedRound): number {
  return Math.max(0, ...ranks.map(ownNs));
}

function ownNs({ workNs, communication }: ProfileRank): number {
  return workNs + (communication.exposedTransferNs ?? 0);
}
