import * as z from "zod";

/** What Nsight Compute adds to profile.json. Its times explain; they are never compared. */

export const ncuReplayModeSchema = z.enum(["kernel", "application", "range", "app-range"]);

export const figureSchema = z.object({
  value: z.union([z.number(), z.string()]),
  unit: z.string().describe("In ncu's base units; empty for counts and texts."),
  metric: z.string().describe("The metric of NVIDIA's that it is, or the formula over metrics."),
});

const point = z.object({
  precision: z
    .string()
    .describe(
      "fp64, fp32, fp16: the CUDA cores; tensor-…: the tensor cores, by the type of their input (…-sparse: with structured sparsity); tensor: of an older ncu, which takes every instruction of the tensor pipe for 512 operations.",
    ),
  flopPerSecond: z.number().nonnegative(),
  peakFlopPerSecond: z.number().nonnegative().nullable(),
  intensity: z
    .number()
    .nonnegative()
    .nullable()
    .describe("Operations for each byte of device memory; null where none was moved."),
  ridgeIntensity: z
    .number()
    .nonnegative()
    .nullable()
    .default(null)
    .describe(
      "The intensity from which on the peak of the operations is the bound, below it the memory. Null: not known.",
    ),
  roofFlopPerSecond: z
    .number()
    .nonnegative()
    .nullable()
    .describe("The most that this intensity allows: the smaller of the peak and intensity × peak bandwidth."),
});

export const rooflineSchema = z.object({
  bytesPerSecond: z.number().nonnegative().describe("Of device memory."),
  peakBytesPerSecond: z.number().nonnegative().nullable(),
  points: z.array(point).describe("The precisions that the kernel used; empty for a kernel without floating point."),
});

export const ncuRuleSchema = z.object({
  section: z.string(),
  rule: z.string().describe("NVIDIA's identifier."),
  type: z.enum(["optimization", "warning", "information"]),
  text: z.string(),
  speedup: z
    .object({ of: z.enum(["global", "local"]), pct: z.number().nonnegative() })
    .nullable()
    .describe(
      "What ncu estimates that would be saved. global: of the launch's time; local: of a part of it. Null: no estimate.",
    ),
});

/** One launch, or one replayed range. */
export const ncuSampleSchema = z.object({
  id: z.number().int().nonnegative().describe("The row's ID in raw.csv."),
  figures: z.record(z.string(), figureSchema.nullable()).describe("Null: not collected, or ncu has no value."),
  roofline: rooflineSchema.nullable(),
  rules: z
    .array(ncuRuleSchema)
    .default([])
    .describe("What ncu's own rules say of it; empty where its page of details was not read."),
});

export const kernelSampleSchema = ncuSampleSchema.extend({
  variant: z.number().int().nonnegative().describe("Which of the kernel's variants was launched: an index."),
});

/** A range that was replayed as a whole. */
export const replayedRangeSchema = z.object({
  name: z.string(),
  domain: z.string().describe("Empty for the default domain."),
  mode: z.enum(["range", "app-range"]),
  samples: z.array(ncuSampleSchema).describe("One for each instance, in the order of the program."),
});

export const unjoinedSchema = z.object({
  kernelsWithoutRow: z.array(z.string()).describe("Names of kernels that were to be explained and have no row."),
  rowsWithoutKernel: z.array(
    z.object({ id: z.number().int().nonnegative(), kernel: z.string(), grid: z.string(), block: z.string() }),
  ),
});

/** What became of Nsight Compute in a run; a report without figures says why there are none. */
export const ncuStatusSchema = z.object({
  state: z
    .enum(["measured", "off", "not-needed", "unavailable", "failed", "skipped"])
    .describe(
      "off: not asked for. not-needed: it was not started, since no verdict needed a reason (`ncu.when`). unavailable: ncu is missing or may not read the counters, and the run went on with a warning. skipped: the same, and the configuration says that this is no matter; or it was not started, as `why` says. failed: it ran, and its rows are not what was asked for, or not of all ranges; those that are stay.",
    ),
  why: z.string().nullable().describe("For people; null where it was measured without a remark, or is off."),
  mode: ncuReplayModeSchema.nullable(),
  sections: z.array(z.string()).describe("As asked; empty where that is not known."),
  metrics: z.array(z.string()),
  notNeeded: z
    .array(z.object({ name: z.string(), domain: z.string() }))
    .default([])
    .describe("Ranges that it was not started for, since their verdict needed no reason."),
});

/** Something worth a person's attention, and what to do about it. */
export const profileFindingSchema = z.object({
  id: z.string(),
  kernel: z.string().nullable().describe("The kernel's name; null for the range as a whole."),
  what: z.string(),
  advice: z.string(),
  threshold: z.string(),
  source: z.object({ guide: z.string(), section: z.string() }).describe("Where NVIDIA explains it."),
  evidence: z.array(
    z.object({ name: z.string(), value: z.union([z.number(), z.string()]).nullable(), unit: z.string() }),
  ),
  impactNs: z
    .number()
    .nonnegative()
    .nullable()
    .describe("Potential saving in one round, at most: an estimate for ordering. Null: cannot be estimated."),
});

export type Metric = z.infer<typeof figureSchema>;
export type Metrics = z.infer<typeof ncuSampleSchema>["figures"];
export type Roofline = z.infer<typeof rooflineSchema>;
export type RooflinePoint = z.infer<typeof point>;
export type KernelSample = z.infer<typeof kernelSampleSchema>;
export type ReplayedRange = z.infer<typeof replayedRangeSchema>;
export type NcuStatus = z.infer<typeof ncuStatusSchema>;
export type Unjoined = z.infer<typeof unjoinedSchema>;
export type ProfileFinding = z.infer<typeof profileFindingSchema>;
