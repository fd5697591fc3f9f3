import * as z from "zod";
import {
  amount,
  amountOrNull,
  atLeast,
  count,
  countOrNull,
  domain,
  exitCode,
  flag,
  nullByDefault,
  number,
  text,
  textOrNull,
  texts,
  tool,
} from "../schema.ts";
import { rangeText, stableRangeName } from "../reports/range.ts";
import { countText } from "../text/quantity.ts";
import { environmentSchema } from "./environment.ts";
import {
  kernelSampleSchema,
  ncuStatusSchema,
  profileFindingSchema,
  replayedRangeSchema,
  unjoinedSchema,
} from "../ncu/profile-ncu.ts";
import { collectiveSchema, rankClocksSchema, rankSchema } from "../ranks/rank-schemas.ts";
import { drawSchema } from "./draw.ts";
import { verifySchema, warmSchema, wholeSchema } from "./held-to-goal.ts";
import { untracedRunSchema } from "./untraced.ts";

export const profileSchemaVersion = 1;

const dim3 = z.tuple([count, count, count]);

export const gpuSchema = z.object({
  name: text,
  uuid: textOrNull,
  chip: textOrNull,
  computeCapability: textOrNull,
  smCount: countOrNull,
  memoryBytes: countOrNull,
  l2Bytes: countOrNull,
  memoryBandwidth: amountOrNull.describe("Bytes per second, as the driver reports it."),
  clockHz: amountOrNull,
});

const kernelRoundSchema = z.object({
  launches: count,
  totalNs: count,
  medianNs: amount,
  minNs: count,
  maxNs: count,
  spread: amount.describe("The standard deviation of the launches' durations, divided by their mean."),
  busyNs: nullByDefault(amount).describe(
    "The kernel's share of the range's `gpuBusyNs`: at each moment, we split a device's time evenly among all of the range's kernels, copies and memsets that are running. The kernels' shares and `copyBusyNs` add up to `gpuBusyNs`. Null if unknown.",
  ),
  exclusiveNs: nullByDefault(count).describe(
    "Time during which the kernel ran with no other work of the range on the device, not even another launch of the same kernel. Null if unknown.",
  ),
  firstNs: nullByDefault(count).describe("The duration of the kernel's first launch in the round. Null if unknown."),
  otherThreadLaunches: count
    .default(0)
    .describe("How many of `launches` came from other threads, as in the range's `otherThreads`."),
});

const resource = countOrNull.describe("Null if the report doesn't have it.");

const kernelVariantSchema = z.object({
  mangled: textOrNull,
  grid: dim3,
  block: dim3,
  registersPerThread: resource,
  staticSharedBytes: resource,
  dynamicSharedBytes: resource,
  localBytesPerThread: resource,
  rounds: z.array(kernelRoundSchema.nullable()).describe("One entry per round; null if this variant didn't run in it."),
});

export const kernelSchema = z.object({
  name: text.describe("Demangled, with template arguments. Identifies the kernel."),
  shortName: text,
  family: text,
  rounds: z
    .array(kernelRoundSchema.nullable())
    .describe("One entry per round, over all variants; null if the kernel didn't run in it."),
  variants: z
    .array(kernelVariantSchema)
    .describe("The kernel's launches, split by mangled name, grid, block and shared memory; longest first."),
  ncu: z
    .array(kernelSampleSchema)
    .default([])
    .describe("Launches that Nsight Compute measured, starting with those of the longest variant."),
});

const copySchema = z.object({
  kind: z.enum(["copy", "fill"]),
  direction: textOrNull,
  sourceMemory: textOrNull,
  targetMemory: textOrNull,
  count,
  bytes: count,
  totalNs: count,
  blocking: count
    .default(0)
    .describe(
      "How many of `count` came from a call that blocks the host until the work is done (CUDA Runtime API, API synchronization behavior).",
    ),
});

const noOtherThreads = { launches: 0, kernelNs: 0, copies: 0 };

const gpuIdleSchema = z.object({
  launchNs: count.describe(
    "The host hadn't launched the next work yet: it was doing its own work, or was inside the launch call.",
  ),
  afterSynchronizationNs: count.describe(
    "Like `launchNs`, but the launching thread was waiting in a synchronization when the GPU became idle, so it couldn't have launched the work earlier.",
  ),
  synchronizationNs: count.describe("The launching thread was inside a synchronizing call."),
  copyNs: count.describe("The launching thread was inside a copy or memset call."),
  queueNs: count.describe(
    "The next work was launched but hadn't started, for example because of dependencies, graphs or latency.",
  ),
  unknownNs: count.describe("We don't know which call launched the next work."),
});

const hostTimeSchema = z.object({
  threadNs: count.describe(
    "How long the range's instances were open on their threads. If instances on a thread overlap, the overlap counts once.",
  ),
  ownNs: count.describe(
    "The part of `threadNs` outside CUDA calls: the program's own work, and calls that only query (`cudaEventQuery`).",
  ),
  launchNs: count.describe("Time inside calls that launch kernels. A full queue delays these calls."),
  graphLaunchNs: count,
  copyNs: count.describe("Time inside copy and memset calls, including calls that wait for the copy."),
  synchronizationNs: count,
  memoryNs: count.describe("Time inside calls that allocate or free memory."),
  otherNs: count.describe("Time inside any other CUDA call."),
});

const rangeRoundSchema = z.object({
  instances: count,
  wallNs: count.describe(
    "The sum of the instances' durations on the host. Tracing inflates this sum, but not kernel times.",
  ),
  spanNs: nullByDefault(count).describe(
    "Time with at least one open instance; equals `wallNs` if no instances overlap. Null if unknown.",
  ),
  gpuIdleNs: nullByDefault(count).describe(
    "The part of `spanNs` in which nothing at all ran on the range's GPUs, not even work from outside the range. The mean over these GPUs. Null if unknown, or if no GPU did anything in the report.",
  ),
  gpuIdle: nullByDefault(gpuIdleSchema).describe(
    "`gpuIdleNs` by cause. The cause is what the thread that launched the GPU's next work was doing while the GPU was idle. Null if unknown.",
  ),
  hostTime: nullByDefault(hostTimeSchema).describe(
    "What the range's threads did. The parts add up to `threadNs`. Tracing inflates the time inside calls. Null if unknown, for example because another thread ended the range.",
  ),
  kernelNs: count.describe("The sum of the durations of all kernels launched in the range."),
  gpuBusyNs: count.describe(
    "Time during which at least one kernel, copy or memset of the range was running. The union of their intervals, summed over devices.",
  ),
  copyBusyNs: nullByDefault(amount).describe(
    "The share of copies and memsets in `gpuBusyNs`, calculated like the kernels' `busyNs`. Null if unknown.",
  ),
  devices: nullByDefault(count).describe(
    "How many devices ran kernels, copies or memsets of the range. Null if unknown.",
  ),
  communicationFreeBusyNs: nullByDefault(count).describe(
    "`gpuBusyNs` without communication kernels, whose time includes waiting for other devices. Null if unknown.",
  ),
  ranks: z
    .array(rankSchema)
    .default([])
    .describe("The range's GPUs, by rank. Empty if the range has one GPU, or if the ranks are unknown."),
  collectives: z
    .array(collectiveSchema)
    .default([])
    .describe("Collectives whose kernels we found on all of their ranks, longest transfer first."),
  rankClocks: nullByDefault(rankClocksSchema).describe(
    "How we aligned the clocks of the ranks' reports. Null if all ranks are in one report.",
  ),
  otherThreads: z
    .object({ launches: count, kernelNs: count, copies: count.describe("Copies and memsets.") })
    .default(() => ({ ...noOtherThreads }))
    .describe(
      "The part of the range's work that other threads launched. Other threads' work counts only if exactly one thread had ranges open at launch. Always 0 if `attribution` is thread.",
    ),
  launches: count.describe("Kernels that ran, including those in CUDA graphs."),
  graphKernels: count.describe("How many of `launches` ran as nodes of a CUDA graph."),
  graphLaunches: count,
  synchronizations: z.array(z.object({ call: text, count, totalNs: count })),
  copies: z.array(copySchema),
  memcpyBytes: count,
  memcpyNs: count,
});

const familySchema = z.object({
  family: text,
  rounds: z.array(z.object({ launches: count, totalNs: count })),
});

const operatorRoundSchema = z.object({
  instances: count.describe(
    "Instances that lie entirely inside the range. On other threads, only instances that launched a kernel count. 0 if a CUDA graph replays work that was captured in them.",
  ),
  hostNs: count.describe("How long these instances were open, summed. Tracing inflates this sum."),
  idleNs: count.describe(
    "The part of `hostNs` in which nothing at all ran on the GPU, not even work from outside the range.",
  ),
  launches: count.describe("Kernels launched in these instances, including those in deeper ranges."),
  totalNs: count.describe("The sum of the kernels' durations."),
  selfNs: count.describe(
    "The part of `totalNs` from kernels that no deeper row contains. The `selfNs` of all rows add up to the range's `kernelNs`.",
  ),
  communicationNs: count.describe("The part of `totalNs` from communication kernels."),
});

const operatorSchema = z.object({
  path: texts.describe("Names of NVTX ranges, outermost first, written as in `ranges`. Empty for the range itself."),
  rank: countOrNull.describe("The GPU's rank, as in `ranks`. Null if unknown, or if the range ran on one GPU."),
  report: count.describe("The GPU's report, as in `ranks`."),
  device: countOrNull.describe("The GPU's number, as in `ranks`. Null if the range ran on one GPU."),
  rounds: z
    .array(operatorRoundSchema.nullable())
    .describe("One entry per round; null if the round had neither an instance nor a kernel."),
});

export const rangeSchema = z.object({
  name: text,
  domain,
  skippedInstances: count
    .default(0)
    .describe(
      "How many instances were skipped at the start of each capture and process. No number here includes them.",
    ),
  rounds: z.array(rangeRoundSchema),
  families: z.array(familySchema),
  kernels: z.array(kernelSchema).describe("Longest first."),
  operators: z
    .array(operatorSchema)
    .default([])
    .describe(
      "The NVTX ranges nested in this range, by path and GPU, longest first. Empty if no range is nested in this range, or if unknown.",
    ),
  operatorsLeftOut: count
    .default(0)
    .describe(
      "The number of rows left out because `operators` keeps only the longest. Their kernels count toward the row that encloses them.",
    ),
  ncu: nullByDefault(unjoinedSchema).describe(
    "Nsight Compute's rows without a kernel, and kernels without a row. Null if we didn't match rows with kernels.",
  ),
  findings: z.array(profileFindingSchema).default([]).describe("Largest potential saving first."),
});

const incompleteRangeSchema = z.object({
  name: text,
  domain: text,
  lostKernels: count.describe("Kernels that were launched but aren't in the report."),
  lostGraphLaunches: count.describe("CUDA graph launches whose work isn't in the report."),
  cutGraphLaunches: count.describe("CUDA graph launches with only a part of their work in the report."),
});

const roundGpuSchema = z.object({
  state: z
    .enum(["ok", "throttled", "clock-differs", "unknown"])
    .describe(
      "throttled: heat or the power brake slowed the GPU. clock-differs: the mean SM clock differs by more than 2% from the side's other rounds. unknown: fewer than 3 samples.",
    ),
  meanSmClockMhz: amountOrNull.describe(
    "The GPU's mean SM clock over the samples taken while the ranges' kernels ran.",
  ),
  meanTemperatureC: nullByDefault(number).describe(
    "The GPU's mean temperature while the ranges' kernels ran. Null if unknown.",
  ),
  samples: count.describe("How many samples were taken while the ranges' kernels ran."),
  reasons: texts.describe("What limited the clocks, in words. Includes harmless limits."),
});

const attributionSchema = z.enum(["auto", "thread"]);

export const captureModeSchema = z.enum(["range", "all"]);

/** docs/report-format.md has the format's changelog. */
export const profileSchema = z.object({
  schemaVersion: z.literal(profileSchemaVersion),
  tool: tool,
  createdAt: text.describe("When this file was written."),
  measuredAt: nullByDefault(text).describe(
    "When the last of the side's reports was recorded, by the report's own clock. Null if unknown.",
  ),
  source: z
    .object({
      repository: textOrNull,
      commit: textOrNull,
      ref: textOrNull,
      dirty: flag.nullable(),
    })
    .describe("The measured code. A field is null if its value is unknown."),
  machine: z.object({
    gpus: z.array(gpuSchema).describe("The GPUs that kernels ran on."),
    driver: textOrNull,
    cuda: textOrNull.describe("The newest CUDA version that the driver supports."),
    nsys: textOrNull,
    ncu: textOrNull,
  }),
  workload: z.object({
    command: texts,
    exitCode: exitCode.describe("Null if unknown, as for a bare report."),
  }),
  isolation: textOrNull,
  environment: nullByDefault(environmentSchema).describe(
    "The program's environment. Null if unknown, as for bare reports.",
  ),
  attribution: attributionSchema
    .default("thread")
    .describe(
      "Which work belongs to a range. thread: only work from the threads that opened it, as nsys counts it. auto: also work that other threads of the process launched while all of the process's open ranges were nested on one thread.",
    ),
  captureMode: nullByDefault(captureModeSchema).describe(
    "range: each range gated its own captures. all: each capture has all ranges. Null if unknown, as for bare reports.",
  ),
  rounds: z.array(
    z.object({
      round: atLeast(1),
      captures: z.array(z.object({ label: text, sources: texts })),
      outside: z
        .object({ launches: count, kernelNs: count })
        .describe("Kernels launched outside every analyzed range."),
      gpu: nullByDefault(roundGpuSchema).describe(
        "The GPU's state while the ranges' kernels ran. Null if we didn't watch the GPU.",
      ),
      process: nullByDefault(atLeast(1)).describe(
        "Rounds with the same number were captured in one process (one start of a server or program). Null if each round had its own process.",
      ),
    }),
  ),
  ranges: z.array(rangeSchema),
  rangesLeftOut: count
    .default(0)
    .describe("How many ranges weren't measured, because no range was named and there were too many."),
  incompleteRanges: z
    .array(incompleteRangeSchema)
    .default([])
    .describe("Ranges whose launched work is partly missing from the reports. Such a profile can't be compared."),
  untraced: z
    .array(untracedRunSchema)
    .default([])
    .describe("Runs without CUDA tracing, in order. Wall time and the program's own metrics come from these runs."),
  whole: nullByDefault(wholeSchema).describe(
    "With `goal: improve`, one capture of the whole program. It never decides the verdict by itself. Null if there's no such capture.",
  ),
  verify: nullByDefault(verifySchema).describe("What `compare.verify.command` wrote. Null if the command didn't run."),
  warm: nullByDefault(warmSchema).describe(
    "The files that were in the program's writable folders when each round started. Null if unknown.",
  ),
  draw: nullByDefault(drawSchema).describe(
    "The choices of autotuners that the rounds ran with. Null if unknown, and if there were none.",
  ),
  replayedRanges: z.array(replayedRangeSchema).default([]).describe("Ranges that Nsight Compute replayed as a whole."),
  ncu: nullByDefault(ncuStatusSchema).describe("Null if unknown, as for bare nsys reports."),
  checks: z
    .array(z.object({ check: text, state: z.enum(["held", "not-possible"]), detail: text }))
    .describe(
      "Checks of our sums against the tools' own sums. If a check fails, the run fails, and there's no profile.",
    ),
  warnings: texts,
});

/** Gives renamed keys their current names, and ranges their stable names. */
export const storedProfileSchema = z
  .preprocess((stored) => {
    if (typeof stored !== "object" || stored === null || !("regions" in stored)) return stored;
    const { regions, ...rest } = stored;
    return { replayedRanges: regions, ...rest };
  }, profileSchema)
  .transform((profile, context) => {
    const ranges = profile.ranges.map(withStableName);
    for (const [text, same] of Map.groupBy(ranges, ({ name, domain }) => rangeText(name, domain)))
      if (same.length > 1)
        context.addIssue({
          code: "custom",
          path: ["ranges"],
          message: `An older version stored the range ${text} under ${countText(same.length)} names, and their times can't be added up. Measure it again, or analyze its reports again`,
        });
    return {
      ...profile,
      ranges,
      replayedRanges: profile.replayedRanges.map(withStableName),
      untraced: profile.untraced.map((run) => ({ ...run, ranges: run.ranges.map(withStableName) })),
    };
  });

function withStableName<T extends { readonly name: string }>(range: T): T {
  return { ...range, name: stableRangeName(range.name) };
}

export type AttributionMode = z.infer<typeof attributionSchema>;
export type CaptureMode = z.infer<typeof captureModeSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type ProfileRange = z.infer<typeof rangeSchema>;
export type ProfileRangeRound = z.infer<typeof rangeRoundSchema>;
export type ProfileKernel = z.infer<typeof kernelSchema>;
export type ProfileKernelRound = z.infer<typeof kernelRoundSchema>;
export type ProfileVariant = z.infer<typeof kernelVariantSchema>;
export type ProfileOperator = z.infer<typeof operatorSchema>;
export type ProfileOperatorRound = z.infer<typeof operatorRoundSchema>;
export type ProfileCopy = z.infer<typeof copySchema>;
export type ProfileGpu = z.infer<typeof gpuSchema>;
export type IncompleteRange = Profile["incompleteRanges"][number];
export type ProfileCheck = Profile["checks"][number];

export type GpuIdleTime = z.infer<typeof gpuIdleSchema>;
export type HostTime = z.infer<typeof hostTimeSchema>;
