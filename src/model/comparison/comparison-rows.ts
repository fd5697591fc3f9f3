import * as z from "zod";
import { graphNodeSchema, launchSitesSchema, lineSearchSchema } from "./launch-sites.ts";
import { machineCodeSchema } from "./machine-code.ts";

/** The rows of comparison.json: both sides' numbers for each range, family, kernel, and count. */

const ratio = z.number();
const ns = z.number().nonnegative();
const count = z.number().nonnegative();

const rowStateSchema = z
  .preprocess(
    // Older files have this state for kernels that overlapped with other work more or less than before.
    (stored) => (stored === "overlap-changed" ? "moved" : stored),
    z.enum([
      ...["regressed", "improved", "same", "inconclusive", "moved", "other-variant", "noted", "waits"],
      ...["new", "removed", "not-judged"],
    ] as const),
  )
  .describe(
    "moved: the copies only switched to another kind of memory. other-variant: it's slower, but an autotuner chose other code, which may be chance. noted: it got worse, but that's not a regression, because the slowdown doesn't show in the range, or nothing waits for this work. waits: the time includes waiting for other GPUs, so we don't know how long the work itself took. not-judged: it's too small to be judged alone, or there's nothing to compare it with.",
  );

/** A noisy time, judged over rounds. Every ratio is head / base - 1. */
export const timeChangeSchema = z.object({
  baseNs: ns
    .nullable()
    .describe(
      "The geometric mean over the judged pairs of alternating rounds, with equal weight for both orders (base first, head first). So headNs / baseNs - 1 is changeRatio. Without pairs of alternating rounds, the median over rounds. Null if the side lacks this time.",
    ),
  headNs: ns.nullable(),
  changeRatio: ratio.nullable().describe("The best estimate; 0.1 is 10% slower. Null if a ratio makes no sense."),
  lowRatio: ratio
    .nullable()
    .describe(
      "The 95% confidence interval of changeRatio, from Student's t-distribution over the rounds and what we know about their noise. Null with one round per side.",
    ),
  highRatio: ratio.nullable(),
  thresholdRatio: ratio.nullable().describe("The smallest change that counts."),
  detectableRatio: ratio
    .nullable()
    .describe(
      "At least 90% of runs like this one would detect a slowdown this large. Null if the row is inconclusive or not judged, if a side has one round, or if the range's rounds may be unusually noisy.",
    ),
  spreadRatio: ratio.nullable().describe("The relative spread of the rounds on the side where they vary more."),
  rounds: z
    .number()
    .int()
    .nonnegative()
    .describe(
      "The number of rounds on the side with fewer rounds. Rounds in one process (or one start of a server) count as one round, by their median.",
    ),
  state: rowStateSchema,
  mayBeSlower: z
    .boolean()
    .describe("True if the time is inconclusive, and more rounds could still show a slowdown that matters."),
  isProbable: z
    .boolean()
    .default(false)
    .describe(
      "Only for wall time: true if it's inconclusive, but chance is an unlikely cause of the slowdown. In runs without CUDA tracing, this requires the whole interval to be above the threshold. Under tracing, the estimate must be above the threshold, and the 90% interval must exclude 0.",
    ),
  why: z.string().nullable().describe("A sentence that explains the state, if it needs explaining."),
});

export const countChangeSchema = z.object({
  metric: z
    .enum(["launches", "hostLaunches", "graphLaunches", "copies", "copiedBytes", "blockingCopies", "synchronizations"])
    .describe(
      "hostLaunches: kernels launched one by one, plus graph launches; it rises if a CUDA graph is lost. copiedBytes: includes memsets. blockingCopies: copies whose call waits until they're done.",
    ),
  kind: z
    .string()
    .nullable()
    .describe("For copies and bytes, their direction and memory, such as `host-to-device (pageable → device)`."),
  base: count.describe("The median over rounds."),
  head: count,
  changeRatio: ratio.nullable().describe("Null if base is 0."),
  thresholdRatio: ratio,
  state: rowStateSchema,
  why: z.string().nullable(),
  launchSites: launchSitesSchema
    .nullable()
    .default(null)
    .describe("The lines that made these calls, if the count rose and a run recorded stacks. Null if unknown."),
});

const whySchema = z.object({
  metric: z.string().describe("The metric's key in profile.json, such as dramBytes."),
  title: z.string(),
  unit: z.string(),
  base: z.union([z.number(), z.string()]).nullable(),
  head: z.union([z.number(), z.string()]).nullable(),
  changeRatio: ratio.nullable().describe("Null if the values are text, or if base is 0."),
});

/** The verdict on wall time. GPU time is only a part of wall time. */
export const wallVerdictSchema = z
  .enum(["slower", "not-slower", "unknown"])
  .describe(
    "Judged by a threshold of 10%. unknown: too few rounds, or they vary too much, which is usual under CUDA tracing.",
  );

const latencySideSchema = z
  .object({
    medianNs: ns.describe("The median of the processes' medians."),
    p90Ns: ns.describe("The 90th percentile of all instances."),
    minNs: ns.describe("The wall time of the shortest instance."),
    processes: count,
    instances: count.describe("The number of instances across all processes."),
  })
  .describe("The wall time of one instance.");

/** A range's wall time in runs without CUDA tracing. */
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

const sides = <T extends z.ZodType>(schema: T) => z.object({ base: schema, head: schema });

const rankRowSchema = z.object({
  rank: z.number().int().nonnegative().nullable(),
  report: z.number().int().nonnegative(),
  device: z.number().int().nonnegative(),
  work: timeChangeSchema.describe("Time during which any work except communication was running."),
  busyNs: sides(ns).describe(
    "The rank's GPU busy time, including waiting. The median over rounds, like all numbers below.",
  ),
  waitingNs: sides(ns),
  exposedTransferNs: sides(ns),
  joinedLast: sides(z.number().nonnegative()).describe(
    "The number of collectives that this rank was the last to join.",
  ),
  heldUpNs: sides(ns).describe(
    "How long the other ranks waited, in total, in the collectives where this rank was the last to join.",
  ),
});

/** A range's GPUs, side by side. */
export const ranksRowSchema = z.object({
  ranks: z.array(rankRowSchema),
  exposedTransfer: timeChangeSchema.describe(
    "Transfer time that doesn't overlap with the rank's work; the mean over ranks.",
  ),
  skew: sides(z.number().nonnegative()).describe(
    "How much longer the busiest rank works than the median rank (or, with two ranks, than the other rank).",
  ),
  collectives: sides(z.number().nonnegative()),
});

const familyTimes = z.array(z.object({ family: z.string(), ns })).describe("Longest first.");

/** The change that best explains why a range's GPU time changed. */
const causeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["overlap-lost", "overlap-gained"]), base: ratio, head: ratio }),
  z.object({ kind: z.literal("graph-lost"), base: count, head: count }).describe("CUDA graph launches."),
  z
    .object({ kind: z.literal("replaced"), gone: familyTimes, came: familyTimes })
    .describe(
      "Families whose net time fell (`gone`) or rose (`came`). Only families whose kernels were replaced or whose number of launches changed are included.",
    ),
  z.object({ kind: z.literal("work"), base: count, head: count }).describe("Kernel launches."),
  z.object({ kind: z.literal("kernel"), kernel: z.string(), changeRatio: ratio, impactRatio: ratio }),
  z.object({ kind: z.literal("family"), family: z.string(), changeRatio: ratio, impactRatio: ratio }),
  z
    .object({
      kind: z.literal("operator"),
      path: z.array(z.string()),
      rank: count.nullable(),
      report: count,
      device: count.nullable(),
      changeRatio: ratio,
      impactRatio: ratio,
    })
    .describe("The path of the nested range that most of the change comes from, if there's one."),
  z.object({
    kind: z.literal("rank"),
    rank: count.nullable(),
    report: count,
    device: count,
    changeRatio: ratio.describe("The change in the rank's own work."),
  }),
  z.object({
    kind: z.literal("exposed-transfer"),
    baseNs: ns,
    headNs: ns,
    collectives: z.object({ base: count, head: count }),
  }),
  z.object({ kind: z.literal("machine"), changeRatio: ratio, clockChangeRatio: ratio.nullable() }),
]);

export const familyRowSchema = z.object({
  family: z.string(),
  time: timeChangeSchema,
  launches: z.object({ base: count, head: count }),
  shareRatio: ratio.describe("The family's share of the range's kernel time, on the side with more kernel time."),
  impactRatio: ratio.describe("The family's change as a share of the range's kernel time; positive if slower."),
});

export const kernelRowSchema = z.object({
  name: z.string().describe("Demangled. Head's name, or base's if head doesn't have the kernel."),
  previousName: z.string().nullable().describe("Base's name for the kernel, if it's different."),
  family: z.string(),
  match: z
    .enum(["exact", "renamed", "variant", "swapped", "new", "removed"])
    .describe(
      "renamed: the names differ only in meaningless numbers or hashes. variant: the names differ only in tile sizes and the like. swapped: another kernel of the same family with the same number of launches.",
    ),
  baseNames: z
    .array(z.string())
    .describe("Base's kernels in this row. Usually one. Kernels share a row if we can't match them one by one."),
  headNames: z.array(z.string()),
  time: timeChangeSchema,
  launches: z.object({ base: count, head: count }),
  shareRatio: ratio,
  impactRatio: ratio,
  busyShareRatio: ratio
    .nullable()
    .default(null)
    .describe(
      "The kernel's share of the range's GPU busy time, with each instant split among the work that was running. It's head's share, or base's if head doesn't have the kernel. Null if unknown.",
    ),
  busyNs: sides(ns)
    .nullable()
    .default(null)
    .describe(
      "The kernel's share of the range's GPU busy time on each side, averaged like `gpuBusyTime`. 0 if the side doesn't have the kernel. Null if unknown.",
    ),
  metrics: z
    .array(whySchema)
    .describe("Nsight Compute's metrics that differ between the sides. Empty unless both sides were measured."),
  explanation: z
    .string()
    .nullable()
    .describe("A sentence that says what changed in the launches and in `metrics`, or that the launch is the same."),
  machineCode: machineCodeSchema
    .nullable()
    .default(null)
    .describe(
      "What changed in the machine code of a slower kernel, from both sides' Nsight Compute reports. Null if unknown, or if the sides' kernels or chips differ.",
    ),
  launchSites: launchSitesSchema
    .nullable()
    .default(null)
    .describe("The lines that launched the kernel, if it's slower or new and a run recorded stacks. Null if unknown."),
});

const operatorRowSchema = z.object({
  path: z
    .array(z.string())
    .describe(
      "As in profile.json. Paths that differ only in numbers share a row (`layer_*`), except for paths that changed while the others in the row didn't.",
    ),
  rank: count.nullable().describe("As in head's profile.json, or as in base's if head doesn't have the row."),
  report: count,
  device: count.nullable(),
  paths: count.describe("How many paths share this row."),
  spread: z
    .object({ lowRatio: ratio, highRatio: ratio })
    .nullable()
    .describe(
      "The smallest and largest changes among these paths. Null with one path, or if no path is on both sides.",
    ),
  time: timeChangeSchema.describe(
    "The time of kernels launched in this nested range or deeper. Excludes communication if the outer range waits for other GPUs.",
  ),
  selfNs: sides(ns).describe(
    "The time of kernels that no deeper range contains. The median over rounds, like all numbers below.",
  ),
  launches: sides(count),
  instances: sides(count),
  hostNs: sides(ns).describe("How long the nested range was open. Tracing inflates this time."),
  shareRatio: ratio,
  impactRatio: ratio,
});

const wallPartSchema = z.object({
  part: z
    .enum([
      ...["host-own", "host-launch", "host-graph-launch", "host-copy", "host-synchronization", "host-memory"],
      ...["host-other", "idle-launch", "idle-after-synchronization", "idle-synchronization", "idle-copy"],
      ...["idle-queue", "idle-unknown"],
    ] as const)
    .describe("host: from `hostTime` in profile.json. idle: from `gpuIdle` in profile.json."),
  baseNs: ns.describe("The median over rounds."),
  headNs: ns,
  isApart: z.boolean().describe("True if every round of one side is above every round of the other side."),
});

export const rangeRowSchema = z.object({
  name: z.string(),
  domain: z.string().describe("Empty for the default domain."),
  verdict: z.enum(["pass", "regressed", "inconclusive", "incomparable"]),
  instances: z.object({ base: count.nullable(), head: count.nullable() }),
  gpuBusyTime: timeChangeSchema.describe(
    "Time during which at least one kernel, copy or memset of the range was running. This time decides the range's verdict. With several devices, it's the time of the device that works longest, not counting its waits for other devices. If we don't know which work waited, it's the sum over devices, not counting communication kernels.",
  ),
  kernelTime: timeChangeSchema.describe(
    "The sum of all kernels' durations. Not judged, because kernels that overlap count twice.",
  ),
  copyBusyNs: sides(ns)
    .nullable()
    .default(null)
    .describe("How much of the GPU time is copies and memsets, averaged like `gpuBusyTime`. Null if unknown."),
  overlap: z
    .object({ base: ratio.nullable(), head: ratio.nullable() })
    .default({ base: null, head: null })
    .describe(
      "The share of the kernel time that overlapped with other work in the range; the median over rounds. Null if unknown.",
    ),
  wallTime: timeChangeSchema.describe("Wall time on the host. Tracing inflates it."),
  wall: wallVerdictSchema.default("unknown"),
  latency: latencySchema
    .nullable()
    .default(null)
    .describe(
      "Wall time without CUDA tracing, which we judge instead of `wallTime`. Null if a side had no untraced runs.",
    ),
  wallParts: z
    .array(wallPartSchema)
    .default([])
    .describe(
      "What wall time is made of, on the host and on the GPU. Never judged. Empty if unknown, or if a side's rounds did different work.",
    ),
  cause: causeSchema
    .nullable()
    .default(null)
    .describe("What changed the GPU time; null if nothing did, or if we don't know."),
  commonMode: z
    .object({
      changeRatio: ratio,
      shareRatio: ratio.describe("The share of the kernel time that belongs to kernels that changed by this factor."),
      clockChangeRatio: ratio.nullable().describe("Mean SM clock, head / base - 1; null if unknown."),
      explainedByClocks: z
        .boolean()
        .default(false)
        .describe(
          "True if the clocks explain this change, in direction and size. Kernels are then judged without this change.",
        ),
    })
    .nullable()
    .describe("Set if the times of nearly all kernels changed by the same factor."),
  ranks: ranksRowSchema
    .nullable()
    .default(null)
    .describe(
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
  lineSearch: lineSearchSchema
    .nullable()
    .default(null)
    .describe(
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
/** The fields of a change that wasn't judged and whose noise isn't known. */
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
