import * as z from "zod";
import {
  amount,
  amountOrNull,
  count,
  countOrNull,
  domain,
  flag,
  nullByDefault,
  number,
  numberOrText,
  sides,
  text,
  textOrNull,
  texts,
} from "../schema.ts";
import { graphNodeSchema, launchSitesSchema, lineSearchSchema } from "./launch-sites.ts";
import { machineCodeSchema } from "./machine-code.ts";

const ratio = number;
const ratioOrNull = ratio.nullable();

const rowStateSchema = z
  .preprocess(
    // Older files have this state for kernels that overlapped with other work more or less than before.
    (stored) => (stored === "overlap-changed" ? "moved" : stored),
    z.enum([
      "regressed",
      "improved",
      "same",
      "inconclusive",
      "moved",
      "other-variant",
      "noted",
      "waits",
      "new",
      "removed",
      "not-judged",
    ]),
  )
  .describe(
    "moved: the copies only switched to another kind of memory. other-variant: it's slower, but an autotuner chose other code, which may be chance. noted: it got worse, but that's not a regression, because the slowdown doesn't show in the range, or nothing waits for this work. waits: the time includes waiting for other GPUs, so we don't know how long the work itself took. not-judged: it's too small to be judged alone, or there's nothing to compare it with.",
  );

/** Every ratio is head / base - 1. */
export const timeChangeSchema = z.object({
  baseNs: amountOrNull.describe(
    "The geometric mean over the judged pairs of alternating rounds, with equal weight for both orders (base first, head first). So headNs / baseNs - 1 is changeRatio. Without pairs of alternating rounds, the median over rounds. Null if the side lacks this time.",
  ),
  headNs: amountOrNull,
  changeRatio: ratioOrNull.describe("The best estimate; 0.1 is 10% slower. Null if a ratio makes no sense."),
  lowRatio: ratioOrNull.describe(
    "The 95% confidence interval of changeRatio, from Student's t-distribution over the rounds and what we know about their noise. Null with one round per side.",
  ),
  highRatio: ratioOrNull,
  thresholdRatio: ratioOrNull.describe("The smallest change that counts."),
  detectableRatio: ratioOrNull.describe(
    "At least 90% of runs like this one would detect a slowdown this large. Null if the row is inconclusive or not judged, if a side has one round, or if the range's rounds may be unusually noisy.",
  ),
  spreadRatio: ratioOrNull.describe("The relative spread of the rounds on the side where they vary more."),
  rounds: count.describe(
    "The number of rounds on the side with fewer rounds. Rounds in one process (or one start of a server) count as one round, by their median.",
  ),
  state: rowStateSchema,
  mayBeSlower: flag.describe(
    "True if the time is inconclusive, and more rounds could still show a slowdown that matters.",
  ),
  isProbable: flag
    .default(false)
    .describe(
      "Only for wall time: true if it's inconclusive, but chance is an unlikely cause of the slowdown. In runs without CUDA tracing, this requires the whole interval to be above the threshold. Under tracing, the estimate must be above the threshold, and the 90% interval must exclude 0.",
    ),
  why: textOrNull.describe("A sentence that explains the state, if it needs explaining."),
});

export const countChangeSchema = z.object({
  metric: z
    .enum(["launches", "hostLaunches", "graphLaunches", "copies", "copiedBytes", "blockingCopies", "synchronizations"])
    .describe(
      "hostLaunches: kernels launched one by one, plus graph launches; it rises if a CUDA graph is lost. copiedBytes: includes memsets. blockingCopies: copies whose call waits until they're done.",
    ),
  kind: textOrNull.describe(
    "For copies and bytes, their direction and memory, such as `host-to-device (pageable → device)`.",
  ),
  base: amount.describe("The median over rounds."),
  head: amount,
  changeRatio: ratioOrNull.describe("Null if base is 0."),
  thresholdRatio: ratio,
  state: rowStateSchema,
  why: textOrNull,
  launchSites: nullByDefault(launchSitesSchema).describe(
    "The lines that made these calls, if the count rose and a run recorded stacks. Null if unknown.",
  ),
});

const whySchema = z.object({
  metric: text.describe("The metric's key in profile.json, such as dramBytes."),
  title: text,
  unit: text,
  base: numberOrText.nullable(),
  head: numberOrText.nullable(),
  changeRatio: ratioOrNull.describe("Null if the values are text, or if base is 0."),
});

export const wallVerdictSchema = z
  .enum(["slower", "not-slower", "unknown"])
  .describe(
    "Judged by a threshold of 10%. unknown: too few rounds, or they vary too much, which is usual under CUDA tracing.",
  );

const latencySideSchema = z
  .object({
    medianNs: amount.describe("The median of the processes' medians."),
    p90Ns: amount.describe("The 90th percentile of all instances."),
    minNs: amount.describe("The wall time of the shortest instance."),
    processes: amount,
    instances: amount.describe("The number of instances across all processes."),
  })
  .describe("The wall time of one instance.");

export const latencySchema = z.object({
  base: latencySideSchema,
  head: latencySideSchema,
  statistic: z
    .enum(["median", "minimum"])
    .describe(
      "Which number of each process we compare: the median of its instances if they vary little, or else the minimum. docs/statistics.md has the rule.",
    ),
  time: timeChangeSchema.describe("The change in `statistic`. Here, a round is one process."),
});

const rankRowSchema = z.object({
  rank: countOrNull,
  report: count,
  device: count,
  work: timeChangeSchema.describe("Time during which any work except communication was running."),
  busyNs: sides(amount).describe(
    "The rank's GPU busy time, including waiting. The median over rounds, like all numbers below.",
  ),
  waitingNs: sides(amount),
  exposedTransferNs: sides(amount),
  joinedLast: sides(amount).describe("The number of collectives that this rank was the last to join."),
  heldUpNs: sides(amount).describe(
    "How long the other ranks waited, in total, in the collectives where this rank was the last to join.",
  ),
});

export const ranksRowSchema = z.object({
  ranks: z.array(rankRowSchema),
  exposedTransfer: timeChangeSchema.describe(
    "Transfer time that doesn't overlap with the rank's work; the mean over ranks.",
  ),
  skew: sides(amount).describe(
    "How much longer the busiest rank works than the median rank (or, with two ranks, than the other rank).",
  ),
  collectives: sides(amount),
});

const familyTimes = z.array(z.object({ family: text, ns: amount })).describe("Longest first.");

const causeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["overlap-lost", "overlap-gained"]), base: ratio, head: ratio }),
  z.object({ kind: z.literal("graph-lost"), base: amount, head: amount }).describe("CUDA graph launches."),
  z
    .object({ kind: z.literal("replaced"), gone: familyTimes, came: familyTimes })
    .describe(
      "Families whose net time fell (`gone`) or rose (`came`). Only families whose kernels were replaced or whose number of launches changed are included.",
    ),
  z.object({ kind: z.literal("work"), base: amount, head: amount }).describe("Kernel launches."),
  z.object({ kind: z.literal("kernel"), kernel: text, changeRatio: ratio, impactRatio: ratio }),
  z.object({ kind: z.literal("family"), family: text, changeRatio: ratio, impactRatio: ratio }),
  z
    .object({
      kind: z.literal("operator"),
      path: texts,
      rank: amountOrNull,
      report: amount,
      device: amountOrNull,
      changeRatio: ratio,
      impactRatio: ratio,
    })
    .describe("The path of the nested range that most of the change comes from, if there's one."),
  z.object({
    kind: z.literal("rank"),
    rank: amountOrNull,
    report: amount,
    device: amount,
    changeRatio: ratio.describe("The change in the rank's own work."),
  }),
  z.object({
    kind: z.literal("exposed-transfer"),
    baseNs: amount,
    headNs: amount,
    collectives: sides(amount),
  }),
  z.object({ kind: z.literal("machine"), changeRatio: ratio, clockChangeRatio: ratioOrNull }),
]);

export const familyRowSchema = z.object({
  family: text,
  time: timeChangeSchema,
  launches: sides(amount),
  shareRatio: ratio.describe("The family's share of the range's kernel time, on the side with more kernel time."),
  impactRatio: ratio.describe("The family's change as a share of the range's kernel time; positive if slower."),
});

export const kernelRowSchema = z.object({
  name: text.describe("Demangled. Head's name, or base's if head doesn't have the kernel."),
  previousName: textOrNull.describe("Base's name for the kernel, if it's different."),
  family: text,
  match: z
    .enum(["exact", "renamed", "variant", "swapped", "new", "removed"])
    .describe(
      "renamed: the names differ only in meaningless numbers or hashes. variant: the names differ only in tile sizes and the like. swapped: another kernel of the same family with the same number of launches.",
    ),
  baseNames: texts.describe(
    "Base's kernels in this row. Usually one. Kernels share a row if we can't match them one by one.",
  ),
  headNames: texts,
  time: timeChangeSchema,
  launches: sides(amount),
  shareRatio: ratio,
  impactRatio: ratio,
  busyShareRatio: nullByDefault(ratio).describe(
    "The kernel's share of the range's GPU busy time, with each instant split among the work that was running. It's head's share, or base's if head doesn't have the kernel. Null if unknown.",
  ),
  busyNs: nullByDefault(sides(amount)).describe(
    "The kernel's share of the range's GPU busy time on each side, averaged like `gpuBusyTime`. 0 if the side doesn't have the kernel. Null if unknown.",
  ),
  metrics: z
    .array(whySchema)
    .describe("Nsight Compute's metrics that differ between the sides. Empty unless both sides were measured."),
  explanation: textOrNull.describe(
    "A sentence that says what changed in the launches and in `metrics`, or that the launch is the same.",
  ),
  machineCode: nullByDefault(machineCodeSchema).describe(
    "What changed in the machine code of a slower kernel, from both sides' Nsight Compute reports. Null if unknown, or if the sides' kernels or chips differ.",
  ),
  launchSites: nullByDefault(launchSitesSchema).describe(
    "The lines that launched the kernel, if it's slower or new and a run recorded stacks. Null if unknown.",
  ),
});

const operatorRowSchema = z.object({
  path: texts.describe(
    "As in profile.json. Paths that differ only in numbers share a row (`layer_*`), except for paths that changed while the others in the row didn't.",
  ),
  rank: amountOrNull.describe("As in head's profile.json, or as in base's if head doesn't have the row."),
  report: amount,
  device: amountOrNull,
  paths: amount.describe("How many paths share this row."),
  spread: z
    .object({ lowRatio: ratio, highRatio: ratio })
    .nullable()
    .describe(
      "The smallest and largest changes among these paths. Null with one path, or if no path is on both sides.",
    ),
  time: timeChangeSchema.describe(
    "The time of kernels launched in this nested range or deeper. Excludes communication if the outer range waits for other GPUs.",
  ),
  selfNs: sides(amount).describe(
    "The time of kernels that no deeper range contains. The median over rounds, like all numbers below.",
  ),
  launches: sides(amount),
  instances: sides(amount),
  hostNs: sides(amount).describe("How long the nested range was open. Tracing inflates this time."),
  shareRatio: ratio,
  impactRatio: ratio,
});

const wallPartSchema = z.object({
  part: z
    .enum([
      "host-own",
      "host-launch",
      "host-graph-launch",
      "host-copy",
      "host-synchronization",
      "host-memory",
      "host-other",
      "idle-launch",
      "idle-after-synchronization",
      "idle-synchronization",
      "idle-copy",
      "idle-queue",
      "idle-unknown",
    ])
    .describe("host: from `hostTime` in profile.json. idle: from `gpuIdle` in profile.json."),
  baseNs: amount.describe("The median over rounds."),
  headNs: amount,
  isApart: flag.describe("True if every round of one side is above every round of the other side."),
});

export const rangeRowSchema = z.object({
  name: text,
  domain,
  verdict: z.enum(["pass", "regressed", "inconclusive", "incomparable"]),
  instances: sides(amountOrNull),
  gpuBusyTime: timeChangeSchema.describe(
    "Time during which at least one kernel, copy or memset of the range was running. This time decides the range's verdict. With several devices, it's the time of the device that works longest, not counting its waits for other devices. If we don't know which work waited, it's the sum over devices, not counting communication kernels.",
  ),
  kernelTime: timeChangeSchema.describe(
    "The sum of all kernels' durations. Not judged, because kernels that overlap count twice.",
  ),
  copyBusyNs: nullByDefault(sides(amount)).describe(
    "How much of the GPU time is copies and memsets, averaged like `gpuBusyTime`. Null if unknown.",
  ),
  overlap: z
    .object({ base: ratioOrNull, head: ratioOrNull })
    .default({ base: null, head: null })
    .describe(
      "The share of the kernel time that overlapped with other work in the range; the median over rounds. Null if unknown.",
    ),
  wallTime: timeChangeSchema.describe("Wall time on the host. Tracing inflates it."),
  wall: wallVerdictSchema.default("unknown"),
  latency: nullByDefault(latencySchema).describe(
    "Wall time without CUDA tracing, which we judge instead of `wallTime`. Null if a side had no untraced runs.",
  ),
  wallParts: z
    .array(wallPartSchema)
    .default([])
    .describe(
      "What wall time is made of, on the host and on the GPU. Never judged. Empty if unknown, or if a side's rounds did different work.",
    ),
  cause: nullByDefault(causeSchema).describe("What changed the GPU time; null if nothing did, or if we don't know."),
  commonMode: z
    .object({
      changeRatio: ratio,
      shareRatio: ratio.describe("The share of the kernel time that belongs to kernels that changed by this factor."),
      clockChangeRatio: ratioOrNull.describe("Mean SM clock, head / base - 1; null if unknown."),
      explainedByClocks: flag
        .default(false)
        .describe(
          "True if the clocks explain this change, in direction and size. Kernels are then judged without this change.",
        ),
    })
    .nullable()
    .describe("Set if the times of nearly all kernels changed by the same factor."),
  ranks: nullByDefault(ranksRowSchema).describe(
    "The range's GPUs, side by side. Null if the range has one GPU, or if we don't know which work waited for which.",
  ),
  counts: z.array(countChangeSchema),
  families: z.array(familyRowSchema).describe("Longest first."),
  kernels: z.array(kernelRowSchema).describe("Largest impact first, in either direction."),
  operators: z
    .array(operatorRowSchema)
    .default([])
    .describe(
      "NVTX ranges nested in this range, by path and GPU, largest impact first. They help explain the verdict, but don't affect it. Empty if a side has no nested ranges, or if we don't know them.",
    ),
  lineSearch: nullByDefault(lineSearchSchema).describe(
    "Whether a run recorded call stacks to find the lines behind the slowdown, or why not. Null if the range isn't slower, or if nothing could be run.",
  ),
  graphNodes: z
    .array(graphNodeSchema)
    .default([])
    .describe(
      "CUDA graph nodes that were lost or added, by kernel and layer. They come from runs of both sides that recorded how the graphs were captured. Empty if no nodes changed, or if there were no such runs.",
    ),
});

export type RowState = z.infer<typeof rowStateSchema>;
export type TimeChange = z.infer<typeof timeChangeSchema>;
export const unknownChange = {
  changeRatio: null,
  lowRatio: null,
  highRatio: null,
  thresholdRatio: null,
  detectableRatio: null,
  spreadRatio: null,
  state: "not-judged",
  mayBeSlower: false,
  isProbable: false,
  why: null,
} as const;

export type CountChange = z.infer<typeof countChangeSchema>;
export type CountMetric = CountChange["metric"];
export type FamilyRow = z.infer<typeof familyRowSchema>;
export type KernelRow = z.infer<typeof kernelRowSchema>;
export type OperatorRow = z.infer<typeof operatorRowSchema>;
export type RankRow = z.infer<typeof rankRowSchema>;
export type RanksRow = z.infer<typeof ranksRowSchema>;
export type KernelMatch = KernelRow["match"];
export type RangeRow = z.infer<typeof rangeRowSchema>;
export type CommonMode = NonNullable<RangeRow["commonMode"]>;
export type Latency = z.infer<typeof latencySchema>;
export type WallVerdict = z.infer<typeof wallVerdictSchema>;
export type Cause = z.infer<typeof causeSchema>;
export type WallPart = z.infer<typeof wallPartSchema>;
export type MetricChange = z.infer<typeof whySchema>;

/** True if the row `hostLaunches` only repeats `launches`, because without CUDA graphs the host launches each kernel. */
export function isLaunchesAgain({ metric, base, head }: CountChange, counts: readonly CountChange[]): boolean {
  const launches = counts.find((row) => row.metric === "launches");
  return metric === "hostLaunches" && base === launches?.base && head === launches.head;
}
