import * as z from "zod";
import { count, countOrNull, text } from "../schema.ts";

export const rankSchema = z.object({
  rank: countOrNull.describe(
    "The GPU's rank in the largest communicator that its process created in the capture. Null if unknown.",
  ),
  device: count.describe("The GPU's number in its report."),
  report: count
    .default(0)
    .describe("The index of the GPU's report in the round's sources, if each rank has a separate report."),
  launches: count,
  kernelNs: count.describe("The sum of the durations of the kernels on this GPU."),
  spanNs: count.describe(
    "Time during which an instance of the range was open in a process that launched work on this GPU.",
  ),
  idleNs: count.describe("The part of `spanNs` in which nothing ran on this GPU."),
  busyNs: count.describe("Time during which any of the range's work was running."),
  workNs: count.describe("Time during which any of the range's work except communication was running."),
  communication: z.object({
    launches: count.describe("Launches of kernels in the family `communication`."),
    kernelNs: count.describe("The sum of the communication kernels' durations."),
    exposedNs: count.describe(
      "Time during which at least one communication kernel ran, and no other work of the range ran on this GPU.",
    ),
    waitingNs: countOrNull.describe(
      "How much longer each communication kernel took than the shortest kernel in its collective, summed. Null if we couldn't match the collectives.",
    ),
    exposedTransferNs: countOrNull.describe(
      "`exposedNs` without waiting. We count the last part of each kernel as transfer. That part is as long as the collective's shortest kernel. Null if we couldn't match the collectives.",
    ),
    joinedLast: countOrNull.describe(
      "The number of collectives in which this rank's kernel started last. Null if we couldn't match the collectives.",
    ),
    heldUpNs: countOrNull.describe(
      "How long the other ranks waited in the collectives that this rank joined last, summed. Null if we couldn't match the collectives.",
    ),
  }),
});

export const collectiveSchema = z.object({
  operation: text.describe("NCCL's name for the operation, or the kernel's name if NCCL's is unknown."),
  bytes: countOrNull.describe("The message size per rank. Null if unknown."),
  ranks: count.describe("How many GPUs took part in each collective."),
  count: count.describe("How many collectives there were. A collective of several ranks counts once."),
  transferNs: count.describe("The duration of each collective's shortest kernel, summed."),
  waitingNs: count.describe(
    "How much longer the other kernels took than the shortest kernel in their collective, summed over ranks.",
  ),
});

export const rankClocksSchema = z.object({
  collectives: count.describe(
    "How many collectives we used to align the clocks. If 0, we used only the machines' wall clocks.",
  ),
  residualNs: count.describe(
    "How far apart the ends of those collectives still are after the alignment. This is the largest of the reports' medians.",
  ),
});
