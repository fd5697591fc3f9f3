import * as z from "zod";

const count = z.number().int().nonnegative();
const ns = z.number().int().nonnegative();

/** One of several GPUs that ran a range, in one round. */
export const rankSchema = z.object({
  rank: count
    .nullable()
    .describe("Its rank in the largest communicator that its process created in the capture. Null if unknown."),
  device: count.describe("The GPU's number in its report."),
  report: count
    .default(0)
    .describe("The index of its report in the round's sources, if each rank has a separate report."),
  launches: count,
  kernelNs: ns.describe("The sum of its kernels' durations."),
  spanNs: ns.describe("Time while an instance was open in a process that launched work on this GPU."),
  idleNs: ns.describe("The part of `spanNs` in which nothing ran on this GPU."),
  busyNs: ns.describe("Time during which any of the range's work was running."),
  workNs: ns.describe("Time during which any of the range's work except communication was running."),
  communication: z.object({
    launches: count.describe("Kernels in the family `communication`."),
    kernelNs: ns.describe("The sum of their durations."),
    exposedNs: ns.describe("Time in which at least one of them ran, and no other work of the range ran on this GPU."),
    waitingNs: ns
      .nullable()
      .describe(
        "The part of `kernelNs` by which its kernels took longer than the shortest kernel in the same collective. Null if not matched.",
      ),
    exposedTransferNs: ns
      .nullable()
      .describe(
        "`exposedNs` without waiting. The transfer is the last part of a kernel, and as long as the collective's shortest kernel. Null if not matched.",
      ),
    joinedLast: count.nullable().describe("Collectives in which its kernel started last. Null if not matched."),
    heldUpNs: ns
      .nullable()
      .describe("How long the other ranks waited in those collectives, summed. Null if not matched."),
  }),
});

/** Collectives with the same operation, message size and number of ranks, in one round. */
export const collectiveSchema = z.object({
  operation: z.string().describe("NCCL's name for it, or its kernel's name if that's unknown."),
  bytes: count.nullable().describe("The message size per rank. Null if unknown."),
  ranks: count.describe("How many GPUs took part in each collective."),
  count: count.describe("How many collectives there were. A collective of several ranks counts once."),
  transferNs: ns.describe("The shortest kernel of each, summed."),
  waitingNs: ns.describe("How much longer the other kernels took, summed over ranks."),
});

/** How we aligned the clocks of several reports. */
export const rankClocksSchema = z.object({
  collectives: count.describe(
    "How many collectives we aligned the clocks by. 0: we only used the machines' wall clocks.",
  ),
  residualNs: ns.describe(
    "How far apart the ends of those collectives still are: each report's median, and the largest of those.",
  ),
});
