import * as z from "zod";
import { graphNodeSchema, launchSitesSchema } from "../lines/launch-sites.ts";
import { machineCodeSchema } from "../machine-code/machine-code.ts";

/** The rows of comparison.json: what was measured of each range, family, kernel and count on both sides. */

const ratio = z.number();
const ns = z.number().nonnegative();
const count = z.number().nonnegative();

/** `not-judged`: too small to matter, or nothing to hold it against; the reason stands beside it. */
export const rowStateSchema = z
  .enum([
    ...["regressed", "improved", "same", "inconclusive", "moved", "other-variant", "overlap-changed", "noted", "waits"],
    ...["new", "removed", "not-judged"],
  ] as const)
  .describe(
    "moved: copies that only use another kind of memory. other-variant: a library or compiler chose another variant of the kernel, and its family takes as long as before. overlap-changed: it runs beside other work for more or less of its time than before, so that its duration is no measure. noted: it is worse, and no regression, since the range does not show it or nobody waits for it. waits: it includes waiting for other GPUs, and says nothing of its own. not-judged: too small to be judged alone, or nothing to judge it by.",
  );

/** A time with noise in it, judged over rounds; every ratio is head / base - 1. */
export const timeChangeSchema = z.object({
  baseNs: ns
    .nullable()
    .describe(
      "Over pairs that were measured in turn and judged, the geometric mean, each order weighing the same, so that headNs / baseNs - 1 is changeRatio; else the median over rounds. Null where the side does not have it.",
    ),
  headNs: ns.nullable(),
  changeRatio: ratio.nullable().describe("The best estimate, 0.1 for 10% slower; null where it has no meaning."),
  lowRatio: ratio
    .nullable()
    .describe(
      "The 95% interval of changeRatio: Student's t over the rounds, with what is known of their noise. Null with one round a side.",
    ),
  highRatio: ratio.nullable(),
  thresholdRatio: ratio.nullable().describe("The size from which on it was called a change."),
  detectableRatio: ratio
    .nullable()
    .describe(
      "A slowdown of this size is found in at least 90% of runs like this one. Null where the row is inconclusive, not judged, or of one round a side, and for a range whose rounds may be unusually noisy.",
    ),
  spreadRatio: ratio.nullable().describe("Between the rounds of one side, relative; the larger side's."),
  rounds: z
    .number()
    .int()
    .nonnegative()
    .describe("Of the side with fewer. Those of one process (a load of a server) count as one: their median."),
  state: rowStateSchema,
  mayBeSlower: z
    .boolean()
    .describe("True where it is inconclusive and a slowdown that matters is not ruled out: more rounds would tell."),
  isProbable: z
    .boolean()
    .default(false)
    .describe(
      "Wall time: it's inconclusive, and the slowdown is hardly chance. By runs without CUDA tracing, the whole interval is above the threshold; under tracing, the estimate is, and 0 is excluded at 90%.",
    ),
  why: z.string().nullable().describe("For people, where the state needs a word."),
});

export const countChangeSchema = z.object({
  metric: z
    .enum(["launches", "hostLaunches", "graphLaunches", "copies", "copiedBytes", "blockingCopies", "synchronizations"])
    .describe(
      "hostLaunches: kernels launched one by one, plus graph launches; it rises where a CUDA graph is lost. copiedBytes: memsets are counted too. blockingCopies: copies whose call waits until they are done.",
    ),
  kind: z
    .string()
    .nullable()
    .describe("Of copies and bytes: direction and memory, such as `host-to-device (pageable → device)`."),
  base: count.describe("The median over rounds."),
  head: count,
  changeRatio: ratio.nullable().describe("Null where base is 0."),
  thresholdRatio: ratio,
  state: rowStateSchema,
  why: z.string().nullable(),
  launchSites: launchSitesSchema
    .nullable()
    .default(null)
    .describe("Which lines made these calls, where they rose and a run that records stacks was made. Null: not known."),
});

const whySchema = z.object({
  metric: z.string().describe("A figure of profile.json, such as dramBytes."),
  title: z.string(),
  unit: z.string(),
  base: z.union([z.number(), z.string()]).nullable(),
  head: z.union([z.number(), z.string()]).nullable(),
  changeRatio: ratio.nullable().describe("Null for texts, and where base is 0."),
});

/** What is known of the time in all, which the GPU is only a part of. */
export const wallVerdictSchema = z
  .enum(["slower", "not-slower", "unknown"])
  .describe(
    "Of the wall time, by `wall-threshold`. unknown: the rounds are too few or vary too much, as they mostly do under CUDA tracing.",
  );

const latencySideSchema = z
  .object({
    medianNs: ns.describe("Of the processes' medians."),
    p90Ns: ns.describe("The 90th percentile of all instances."),
    minNs: ns.describe("Of all instances."),
    processes: count,
    instances: count.describe("Over all processes."),
  })
  .describe("The wall time of one instance.");

/** Wall time of a range in runs without CUDA tracing. */
export const latencySchema = z.object({
  base: latencySideSchema,
  head: latencySideSchema,
  statistic: z
    .enum(["median", "minimum"])
    .describe(
      "What of each process is compared: the median of its instances where these are quiet, else the minimum. docs/statistics.md has the rule.",
    ),
  time: timeChangeSchema.describe("Of that statistic; a round is a process here."),
});

const sides = <T extends z.ZodType>(schema: T) => z.object({ base: schema, head: schema });

const rankRowSchema = z.object({
  rank: z.number().int().nonnegative().nullable(),
  report: z.number().int().nonnegative(),
  device: z.number().int().nonnegative(),
  work: timeChangeSchema.describe("Time with any work running on it that does not communicate."),
  busyNs: sides(ns).describe("With waiting; the median over rounds, as of all below."),
  waitingNs: sides(ns),
  exposedTransferNs: sides(ns),
  joinedLast: sides(z.number().nonnegative()).describe("Collectives in which it began last."),
  heldUpNs: sides(ns).describe("How long the others waited in these, summed over them."),
});

/** The GPUs of a range beside each other. */
export const ranksRowSchema = z.object({
  ranks: z.array(rankRowSchema),
  exposedTransfer: timeChangeSchema.describe("Transfer that no work of the rank hides; the mean over ranks."),
  skew: sides(z.number().nonnegative()).describe(
    "How much longer the rank with the most work works than the one in the middle; of two, than the other.",
  ),
  collectives: sides(z.number().nonnegative()),
});

const familyTimes = z.array(z.object({ family: z.string(), ns })).describe("Most time first.");

/** The one change that explains best why a range takes another time on the GPU. */
const causeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["overlap-lost", "overlap-gained"]), base: ratio, head: ratio }),
  z.object({ kind: z.literal("graph-lost"), base: count, head: count }).describe("CUDA graph launches."),
  z
    .object({ kind: z.literal("replaced"), gone: familyTimes, came: familyTimes })
    .describe(
      "Families that lost time and families that gained it, net, of those in which kernels were replaced or launched another number of times.",
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
    .describe("A path of nested ranges, where most of the change is in a part of the range."),
  z.object({
    kind: z.literal("rank"),
    rank: count.nullable(),
    report: count,
    device: count,
    changeRatio: ratio.describe("Of its own work."),
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
  shareRatio: ratio.describe("Of the range's kernel time, on the side where that is larger."),
  impactRatio: ratio.describe("Its change as a share of the range's kernel time; slower is above 0."),
});

export const kernelRowSchema = z.object({
  name: z.string().describe("Demangled; head's, or base's where head does not have it."),
  previousName: z.string().nullable().describe("Base's, where it is another."),
  family: z.string(),
  match: z
    .enum(["exact", "renamed", "variant", "swapped", "new", "removed"])
    .describe(
      "renamed: equal but for numbers and hashes that mean nothing. variant: equal but for tile sizes and the like. swapped: another kernel of the same family with the same number of launches.",
    ),
  baseNames: z
    .array(z.string())
    .describe("All kernels of base in this row; several only where numbers in names moved."),
  headNames: z.array(z.string()),
  time: timeChangeSchema,
  launches: z.object({ base: count, head: count }),
  shareRatio: ratio,
  impactRatio: ratio,
  busyShareRatio: ratio
    .nullable()
    .default(null)
    .describe(
      "Its share of the range's GPU busy time, each instant divided among what runs then, on head (base where head does not have it). Null: not known.",
    ),
  metrics: z
    .array(whySchema)
    .describe("Nsight Compute on both sides, what differs; empty where it did not measure both."),
  explanation: z.string().nullable().describe("One sentence of it, or that the launch is the same."),
  machineCode: machineCodeSchema
    .nullable()
    .default(null)
    .describe(
      "What changed in the machine code of a kernel that is slower, from both sides' reports of Nsight Compute. Null: not known, or not the same kernel or chip.",
    ),
  launchSites: launchSitesSchema
    .nullable()
    .default(null)
    .describe(
      "Which lines launched it, where it is slower or new and a run that records stacks was made. Null: not known.",
    ),
});

const operatorRowSchema = z.object({
  path: z
    .array(z.string())
    .describe(
      "As in profile.json. `layer_*`: paths that differ by numbers alone are one row, but for those that changed while the others did not.",
    ),
  rank: count.nullable().describe("As in profile.json, of head; base's where head does not have it."),
  report: count,
  device: count.nullable(),
  paths: count.describe("How many there are in this row."),
  spread: z
    .object({ lowRatio: ratio, highRatio: ratio })
    .nullable()
    .describe("The least and the most change of these. Null: there is one, or none on both sides."),
  time: timeChangeSchema.describe(
    "Kernels launched in it, those nested deeper included; where a range waits for other GPUs, without communication.",
  ),
  selfNs: sides(ns).describe("Of kernels that are nested no deeper; the median over rounds, as of all below."),
  launches: sides(count),
  instances: sides(count),
  hostNs: sides(ns).describe("Time in which it was open; tracing inflates it."),
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
    .describe("host: of `hostTime` of profile.json; idle: of `gpuIdle`."),
  baseNs: ns.describe("The median over rounds."),
  headNs: ns,
  isApart: z.boolean().describe("Every round of one side is above every round of the other."),
});

export const rangeRowSchema = z.object({
  name: z.string(),
  domain: z.string().describe("Empty for the default domain."),
  verdict: z.enum(["pass", "regressed", "inconclusive", "incomparable"]),
  instances: z.object({ base: count.nullable(), head: count.nullable() }),
  gpuBusyTime: timeChangeSchema.describe(
    "Time with at least one kernel, copy or memset of the range running, what decides. Where several devices ran, that of the one that works longest, without waiting for others; where it is not known what waited, summed over devices without communication kernels.",
  ),
  kernelTime: timeChangeSchema.describe(
    "Sum of all kernels' durations: shown, and not judged, since kernels that run beside each other count twice.",
  ),
  copyBusyNs: sides(ns)
    .nullable()
    .default(null)
    .describe("The share of copies and memsets in the time on the GPU, over rounds as `gpuBusyTime`. Null: not known."),
  overlap: z
    .object({ base: ratio.nullable(), head: ratio.nullable() })
    .default({ base: null, head: null })
    .describe(
      "Of the kernel time, the share that ran beside other work of the range; the median over rounds. Null: not known.",
    ),
  wallTime: timeChangeSchema.describe("On the host; tracing inflates it."),
  wall: wallVerdictSchema.default("unknown"),
  latency: latencySchema
    .nullable()
    .default(null)
    .describe(
      "Wall time without CUDA tracing, which decides in place of `wallTime`. Null: not measured on both sides.",
    ),
  wallParts: z
    .array(wallPartSchema)
    .default([])
    .describe(
      "What the wall time is made of, on the host and on the GPU: shown, and never judged. Empty where it is not known, or the rounds of a side did not do the same work.",
    ),
  cause: causeSchema
    .nullable()
    .default(null)
    .describe("What changed the time on the GPU; null where nothing did, or it is not known."),
  commonMode: z
    .object({
      changeRatio: ratio,
      shareRatio: ratio.describe("Of the kernel time whose kernels moved by this factor."),
      clockChangeRatio: ratio.nullable().describe("Mean SM clock, head / base - 1; null where it is not known."),
      explainedByClocks: z
        .boolean()
        .default(false)
        .describe("True where the clocks explain it, by direction and size: kernels are then judged without it."),
    })
    .nullable()
    .describe("Where nearly all kernels moved by one factor."),
  ranks: ranksRowSchema
    .nullable()
    .default(null)
    .describe("The range's GPUs beside each other. Null: it has one, or it is not known what waited for what."),
  counts: z.array(countChangeSchema),
  families: z.array(familyRowSchema).describe("Most time first."),
  kernels: z.array(kernelRowSchema).describe("Those that changed most first: largest impact, either way."),
  operators: z
    .array(operatorRowSchema)
    .default([])
    .describe(
      "NVTX ranges nested in it, by path and GPU, largest impact first: they explain, and decide nothing. Empty where a side has none, or does not know them.",
    ),
  graphNodes: z
    .array(graphNodeSchema)
    .default([])
    .describe(
      "Nodes of CUDA graphs that were lost or added, by kernel and layer, from runs of both sides that hold the graphs' capture. Empty where there are none, or no such runs.",
    ),
});

export type RowState = z.infer<typeof rowStateSchema>;
export type TimeChange = z.infer<typeof timeChangeSchema>;
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

/** Without CUDA graphs the host's launches are the kernels': once is enough. */
export function isLaunchesAgain({ metric, base, head }: CountChange, counts: readonly CountChange[]): boolean {
  const launches = counts.find((row) => row.metric === "launches");
  return metric === "hostLaunches" && base === launches?.base && head === launches.head;
}
