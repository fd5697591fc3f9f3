import * as z from "zod";
import { environmentSchema } from "./environment.ts";
import {
  kernelSampleSchema,
  ncuStatusSchema,
  profileFindingSchema,
  replayedRangeSchema,
  unjoinedSchema,
} from "../ncu/profile-ncu.ts";
import { collectiveSchema, rankClocksSchema, rankSchema } from "../ranks/rank-schemas.ts";
import { verifySchema, warmSchema, wholeSchema } from "./held-to-goal.ts";
import { untracedRunSchema } from "./untraced.ts";

export const profileSchemaVersion = 1;

const count = z.number().int().nonnegative();
const ns = z.number().int().nonnegative();
const dim3 = z.tuple([count, count, count]);

export const gpuSchema = z.object({
  name: z.string(),
  uuid: z.string().nullable(),
  chip: z.string().nullable(),
  computeCapability: z.string().nullable(),
  smCount: count.nullable(),
  memoryBytes: count.nullable(),
  l2Bytes: count.nullable(),
  memoryBandwidth: z.number().nonnegative().nullable().describe("Bytes a second, as the driver states it."),
  clockHz: z.number().nonnegative().nullable(),
});

const kernelRoundSchema = z.object({
  launches: count,
  totalNs: ns,
  medianNs: z.number().nonnegative(),
  minNs: ns,
  maxNs: ns,
  spread: z.number().nonnegative().describe("Standard deviation of the launches' durations divided by their mean."),
  busyNs: z
    .number()
    .nonnegative()
    .nullable()
    .default(null)
    .describe(
      "Its share of the range's `gpuBusyNs`: each instant of a device is divided equally among the kernels, copies and memsets of the range that run then. With `copyBusyNs` the kernels' shares add up to `gpuBusyNs`. Null: not known.",
    ),
  exclusiveNs: ns
    .nullable()
    .default(null)
    .describe(
      "Time in which nothing else of the range ran on the device, not even another launch of it. Null: not known.",
    ),
  firstNs: ns.nullable().default(null).describe("Duration of its first launch in the round. Null: not known."),
  otherThreadLaunches: count.default(0).describe("Those of `launches` that `otherThreads` of the range counts."),
});

const kernelVariantSchema = z.object({
  mangled: z.string().nullable(),
  grid: dim3,
  block: dim3,
  registersPerThread: count,
  staticSharedBytes: count,
  dynamicSharedBytes: count,
  localBytesPerThread: count,
  rounds: z
    .array(kernelRoundSchema.nullable())
    .describe("One entry a round; null where this variant did not run in it."),
});

export const kernelSchema = z.object({
  name: z.string().describe("Demangled, with template arguments: a kernel's identity."),
  shortName: z.string(),
  family: z.string(),
  rounds: z
    .array(kernelRoundSchema.nullable())
    .describe("Over all variants; one entry a round, null where it did not run."),
  variants: z
    .array(kernelVariantSchema)
    .describe("The same function by mangled name, grid, block and shared memory; most time first."),
  ncu: z
    .array(kernelSampleSchema)
    .default([])
    .describe("Launches that Nsight Compute measured, those of the variant with the most time first."),
});

const copySchema = z.object({
  kind: z.enum(["copy", "fill"]),
  direction: z.string().nullable(),
  sourceMemory: z.string().nullable(),
  targetMemory: z.string().nullable(),
  count,
  bytes: count,
  totalNs: ns,
  blocking: count
    .default(0)
    .describe(
      "Those of `count` that were made by a call that holds the host up until the work is done (CUDA Runtime API, API synchronization behavior).",
    ),
});

const noOtherThreads = { launches: 0, kernelNs: 0, copies: 0 };

const gpuIdleSchema = z.object({
  launchNs: ns.describe("The host had not launched the next work yet: its own work, or the launch call."),
  afterSynchronizationNs: ns.describe(
    "The same, where the thread that launched it was waiting in a synchronization when the GPU fell idle, so that it could not have run ahead.",
  ),
  synchronizationNs: ns.describe("The thread was inside a synchronizing call."),
  copyNs: ns.describe("The thread was inside the call of a copy or a memset."),
  queueNs: ns.describe("The next work was launched, and had not begun: dependencies, graphs, latency."),
  unknownNs: ns.describe("Of the next work it is not known which call made it."),
});

const hostTimeSchema = z.object({
  threadNs: ns.describe("Time in which an instance was open on its thread, each instant of a thread once."),
  ownNs: ns.describe(
    "Of it outside of CUDA calls: the program's own work, and calls that only ask something (`cudaEventQuery`).",
  ),
  launchNs: ns.describe("Inside calls that launch kernels; a full queue holds them up."),
  graphLaunchNs: ns,
  copyNs: ns.describe("Inside calls of copies and memsets, those that wait for the copy included."),
  synchronizationNs: ns,
  memoryNs: ns.describe("Inside calls that allocate and free memory."),
  otherNs: ns.describe("Inside any other call."),
});

const rangeRoundSchema = z.object({
  instances: count,
  wallNs: ns.describe(
    "Sum of the instances' durations on the host. Tracing inflates it; kernel times are not affected.",
  ),
  spanNs: ns
    .nullable()
    .default(null)
    .describe("Time in which at least one instance was open: `wallNs` where none overlap. Null: not known."),
  gpuIdleNs: ns
    .nullable()
    .default(null)
    .describe(
      "Of `spanNs`, the time in which nothing ran on the range's GPUs, whatever launched it; the mean over its GPUs. Null: not known.",
    ),
  gpuIdle: gpuIdleSchema
    .nullable()
    .default(null)
    .describe(
      "`gpuIdleNs` by cause: each instant by what the thread that made the next work of the GPU did then. Null: not known.",
    ),
  hostTime: hostTimeSchema
    .nullable()
    .default(null)
    .describe(
      "What the threads of the range did; the parts add up to `threadNs`. Tracing inflates the time inside calls. Null: not known, as for a range that another thread ended.",
    ),
  kernelNs: ns.describe("Sum of the durations of all kernels launched in the range."),
  gpuBusyNs: ns.describe(
    "Time with at least one kernel, copy or memset of the range running: the union of their intervals, summed over devices.",
  ),
  copyBusyNs: z
    .number()
    .nonnegative()
    .nullable()
    .default(null)
    .describe("The share of copies and memsets in `gpuBusyNs`, as `busyNs` of kernels is theirs. Null: not known."),
  devices: count
    .nullable()
    .default(null)
    .describe("How many devices ran kernels, copies or memsets of the range. Null: not known."),
  communicationFreeBusyNs: ns
    .nullable()
    .default(null)
    .describe(
      "`gpuBusyNs` without the kernels of the family communication, whose time includes waiting for other devices. Null: not known.",
    ),
  ranks: z
    .array(rankSchema)
    .default([])
    .describe(
      "The GPUs of the range beside each other, by rank. Empty for a range of one GPU, and where it is not known.",
    ),
  collectives: z
    .array(collectiveSchema)
    .default([])
    .describe(
      "What the ranks did together, most transfer first: collectives whose kernels were found in all of their ranks.",
    ),
  rankClocks: rankClocksSchema
    .nullable()
    .default(null)
    .describe("How the clocks of the ranks' reports were brought together. Null: all ranks are in one report."),
  otherThreads: z
    .object({ launches: count, kernelNs: ns, copies: count.describe("Copies and memsets.") })
    .default(() => ({ ...noOtherThreads }))
    .describe(
      "The part of the range's work that threads without an asked range of their own launched while the range was open on the one thread that has any. None where `attribution` is thread.",
    ),
  launches: count.describe("Kernels that ran, those of CUDA graphs included."),
  graphKernels: count.describe("Those of `launches` that ran as nodes of a CUDA graph."),
  graphLaunches: count,
  synchronizations: z.array(z.object({ call: z.string(), count, totalNs: ns })),
  copies: z.array(copySchema),
  memcpyBytes: count,
  memcpyNs: ns,
});

const familySchema = z.object({
  family: z.string(),
  rounds: z.array(z.object({ launches: count, totalNs: ns })),
});

const operatorRoundSchema = z.object({
  instances: count.describe(
    "Those with all of it inside the range; of other threads those that launched a kernel. 0 where a CUDA graph replays what was captured in it.",
  ),
  hostNs: ns.describe("Time in which they were open, summed. Tracing inflates it."),
  idleNs: ns.describe("Of `hostNs`, the time in which nothing ran on the GPU, whatever launched it."),
  launches: count.describe("Kernels launched in it, those nested deeper included."),
  totalNs: ns.describe("The sum of their durations."),
  selfNs: ns.describe(
    "Of it that of kernels which are in no row nested in this one. These add up to the range's `kernelNs`.",
  ),
  communicationNs: ns.describe("Of `totalNs` that of kernels of the family communication."),
});

const operatorSchema = z.object({
  path: z
    .array(z.string())
    .describe("Names of NVTX ranges, the outer first, as `ranges` writes them; empty: the range itself."),
  rank: count.nullable().describe("As in `ranks`; null: not known, or the range ran on one GPU."),
  report: count.describe("As in `ranks`."),
  device: count.nullable().describe("As in `ranks`; null: the range ran on one GPU."),
  rounds: z
    .array(operatorRoundSchema.nullable())
    .describe("One entry a round; null where it had neither an instance nor a kernel."),
});

export const rangeSchema = z.object({
  name: z.string(),
  domain: z.string().describe("Empty for the default domain."),
  skippedInstances: count
    .default(0)
    .describe("How many of its first instances, of each capture and process, are left out of all figures."),
  rounds: z.array(rangeRoundSchema),
  families: z.array(familySchema),
  kernels: z.array(kernelSchema).describe("Most total time first."),
  operators: z
    .array(operatorSchema)
    .default([])
    .describe(
      "The NVTX ranges nested in it, by path and GPU, most total time first. Empty where nothing is nested, or it is not known.",
    ),
  operatorsLeftOut: count
    .default(0)
    .describe(
      "Rows with less time than those of `operators`, which has no more of them: their kernels count as those around them.",
    ),
  ncu: unjoinedSchema
    .nullable()
    .default(null)
    .describe("What Nsight Compute's rows and the kernels do not share; null where its rows were not joined."),
  findings: z.array(profileFindingSchema).default([]).describe("Largest potential saving first."),
});

const roundGpuSchema = z.object({
  state: z
    .enum(["ok", "throttled", "clock-differs", "unknown"])
    .describe(
      "throttled: by heat or the power brake. clock-differs: its mean SM clock is more than 2% off that of the side's other rounds. unknown: fewer than 3 samples.",
    ),
  meanSmClockMhz: z.number().nonnegative().nullable().describe("Over the samples within the ranges."),
  meanTemperatureC: z.number().nullable().default(null).describe("The same of the GPU's temperature. Null: not known."),
  samples: count.describe("How many samples fell into the ranges."),
  reasons: z.array(z.string()).describe("What held the clocks down, in words; also what is no disturbance."),
});

const attributionSchema = z.enum(["auto", "thread"]);

export const captureModeSchema = z.enum(["range", "all"]);

/** profile.json: what one side of a comparison was measured to be. The changelog of the format is docs/report-format.md. */
export const profileSchema = z.object({
  schemaVersion: z.literal(profileSchemaVersion),
  tool: z.object({ name: z.string(), version: z.string() }),
  createdAt: z.string().describe("When this file was written."),
  measuredAt: z
    .string()
    .nullable()
    .default(null)
    .describe("When the last of its reports was recorded, as it says itself. Null: not known."),
  source: z
    .object({
      repository: z.string().nullable(),
      commit: z.string().nullable(),
      ref: z.string().nullable(),
      dirty: z.boolean().nullable(),
    })
    .describe("The code that was measured; null where it is not known."),
  machine: z.object({
    gpus: z.array(gpuSchema).describe("The GPUs that kernels ran on."),
    driver: z.string().nullable(),
    cuda: z.string().nullable().describe("The CUDA version that the driver supports."),
    nsys: z.string().nullable(),
    ncu: z.string().nullable(),
  }),
  workload: z.object({
    command: z.array(z.string()),
    exitCode: z.number().int().nullable().describe("Null: not known, as for a bare report."),
  }),
  isolation: z.string().nullable(),
  environment: environmentSchema
    .nullable()
    .default(null)
    .describe("What the program ran with. Null: not known, as for bare reports."),
  attribution: attributionSchema
    .default("thread")
    .describe(
      "Whose work belongs to a range. thread: what the threads launched that a range counts for in nsys. auto: besides, what other threads of the process launched while all open ranges of the process lay nested on one thread.",
    ),
  captureMode: captureModeSchema
    .nullable()
    .default(null)
    .describe(
      "range: each range gated captures of its own. all: each capture has all ranges. Null: not known, as for bare reports.",
    ),
  rounds: z.array(
    z.object({
      round: z.number().int().min(1),
      captures: z.array(z.object({ label: z.string(), sources: z.array(z.string()) })),
      outside: z.object({ launches: count, kernelNs: ns }).describe("Kernels launched outside every analyzed range."),
      gpu: roundGpuSchema
        .nullable()
        .default(null)
        .describe("The GPU while the ranges ran; null where it was not watched."),
      process: z
        .number()
        .int()
        .min(1)
        .nullable()
        .default(null)
        .describe(
          "Rounds with the same number were captured in one process: one load of a server or a program. Null: in a process of their own.",
        ),
    }),
  ),
  ranges: z.array(rangeSchema),
  untraced: z
    .array(untracedRunSchema)
    .default([])
    .describe("Runs without CUDA tracing, in the order made: what wall time and the program's own metrics are of."),
  whole: wholeSchema
    .nullable()
    .default(null)
    .describe("One capture of the whole program, where the goal is to improve. It decides nothing alone. Null: none."),
  verify: verifySchema.nullable().default(null).describe("What `compare.verify` wrote. Null: it wasn't run."),
  warm: warmSchema
    .nullable()
    .default(null)
    .describe("What each round found in the folders that the program may write to. Null: not known."),
  replayedRanges: z.array(replayedRangeSchema).default([]).describe("Ranges that Nsight Compute replayed as a whole."),
  ncu: ncuStatusSchema.nullable().default(null).describe("Null: nothing is known, as for bare reports of nsys."),
  checks: z
    .array(z.object({ check: z.string(), state: z.enum(["held", "not-possible"]), detail: z.string() }))
    .describe("What was held against the tools' own figures. A check that fails is no profile but an error."),
  warnings: z.array(z.string()),
});

/** A stored profile of any version that is read: keys that were renamed have today's names. */
export const storedProfileSchema = z.preprocess((stored) => {
  if (typeof stored !== "object" || stored === null || !("regions" in stored)) return stored;
  const { regions, ...rest } = stored;
  return { replayedRanges: regions, ...rest };
}, profileSchema);

/** Whose work belongs to a range. */
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
export type ProfileCheck = Profile["checks"][number];

export type GpuIdleTime = z.infer<typeof gpuIdleSchema>;
export type HostTime = z.infer<typeof hostTimeSchema>;
