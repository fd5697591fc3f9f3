import * as z from "zod";

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
