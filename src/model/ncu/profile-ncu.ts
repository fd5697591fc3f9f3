import * as z from "zod";
import {
  amount,
  amountOrNull,
  count,
  domain,
  nullByDefault,
  numberOrText,
  text,
  textOrNull,
  texts,
} from "../schema.ts";

/** Nsight Compute's times help explain a change, but we never compare them. */

export const ncuReplayModeSchema = z.enum(["kernel", "application", "range", "app-range"]);

export const ncuValueSchema = z.object({
  value: numberOrText,
  unit: text.describe("ncu's base unit; empty for counts and text."),
  metric: text.describe("NVIDIA's name for the metric, or a formula over several metrics."),
});

const point = z.object({
  precision: text.describe(
    "fp64, fp32, fp16: the CUDA cores. tensor-…: the tensor cores, by input type (…-sparse: with structured sparsity). tensor: from an older ncu, which counts every tensor pipe instruction as 512 operations.",
  ),
  flopPerSecond: amount,
  peakFlopPerSecond: amountOrNull,
  intensity: amountOrNull.describe("Operations per byte of device memory. Null if no bytes were moved."),
  ridgeIntensity: nullByDefault(amount).describe(
    "The intensity where the limit changes: memory below it, peak operations above it. Null if unknown.",
  ),
  roofFlopPerSecond: amountOrNull.describe(
    "The most that this intensity allows: the smaller of the peak and intensity × peak bandwidth.",
  ),
});

export const rooflineSchema = z.object({
  bytesPerSecond: amount.describe("Device memory traffic."),
  peakBytesPerSecond: amountOrNull,
  points: z
    .array(point)
    .describe("The precisions that the kernel used; empty for a kernel with no floating-point operations."),
});

export const ncuRuleSchema = z.object({
  section: text,
  rule: text.describe("NVIDIA's identifier."),
  type: z.enum(["optimization", "warning", "information"]),
  text: text,
  speedup: z
    .object({ of: z.enum(["global", "local"]), pct: amount })
    .nullable()
    .describe(
      "ncu's estimate of the possible saving. global: as a percentage of the launch's time. local: as a percentage of part of it. Null if ncu gave no estimate.",
    ),
});

export const ncuSampleSchema = z.object({
  id: count.describe("The row's ID in raw.csv."),
  figures: z
    .record(text, ncuValueSchema.nullable())
    .describe("A figure is null if it wasn't collected, or if ncu has no value for it."),
  roofline: rooflineSchema.nullable(),
  rules: z
    .array(ncuRuleSchema)
    .default([])
    .describe("The results of ncu's own rules. Empty if we didn't read ncu's details page."),
});

export const kernelSampleSchema = ncuSampleSchema.extend({
  variant: count.describe("The index of the launched variant in the kernel's `variants`."),
});

export const replayedRangeSchema = z.object({
  name: text,
  domain,
  mode: z.enum(["range", "app-range"]),
  samples: z.array(ncuSampleSchema).describe("One sample per instance, in program order."),
});

export const unjoinedSchema = z.object({
  kernelsWithoutRow: texts.describe("Kernels that we wanted to measure but that have no row."),
  rowsWithoutKernel: z.array(z.object({ id: count, kernel: text, grid: text, block: text })),
});

export const ncuStatusSchema = z.object({
  state: z
    .enum(["measured", "off", "not-needed", "unavailable", "failed", "skipped"])
    .describe(
      "off: not requested. not-needed: not started, because no verdict needed an explanation (`ncu.when`). unavailable: ncu is missing or isn't allowed to read the counters, and the run continued with a warning. skipped: like `unavailable`, but the configuration allows it; or ncu wasn't started (see `why`). failed: ncu ran, but rows are wrong or missing for some ranges. We keep the good rows.",
    ),
  why: textOrNull.describe(
    "A sentence that explains the state. Null if ncu measured everything without problems, or if it's off.",
  ),
  mode: ncuReplayModeSchema.nullable(),
  sections: texts.describe("The requested sections. Empty if unknown."),
  metrics: texts,
  notNeeded: z
    .array(z.object({ name: text, domain: text }))
    .default([])
    .describe("Ranges that we didn't start ncu for, because their verdict needed no explanation."),
});

export const profileFindingSchema = z.object({
  id: text,
  kernel: textOrNull.describe("The kernel's name. Null if the finding is about the whole range."),
  what: text,
  advice: text,
  threshold: text,
  source: z.object({ guide: text, section: text }).describe("Where NVIDIA's documentation explains it."),
  evidence: z.array(z.object({ name: text, value: numberOrText.nullable(), unit: text })),
  impactNs: amountOrNull.describe(
    "The most that could be saved per round: a rough estimate for sorting. Null if we can't estimate it.",
  ),
});

export type Metric = z.infer<typeof ncuValueSchema>;
export type Metrics = z.infer<typeof ncuSampleSchema>["figures"];
export type Roofline = z.infer<typeof rooflineSchema>;
export type RooflinePoint = z.infer<typeof point>;
export type KernelSample = z.infer<typeof kernelSampleSchema>;
export type ReplayedRange = z.infer<typeof replayedRangeSchema>;
export type NcuStatus = z.infer<typeof ncuStatusSchema>;
export type Unjoined = z.infer<typeof unjoinedSchema>;
export type ProfileFinding = z.infer<typeof profileFindingSchema>;
