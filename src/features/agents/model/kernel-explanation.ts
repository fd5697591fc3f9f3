import * as z from "zod";
import { kernelRowSchema, timeChangeSchema } from "../../../model/comparison/comparison-rows.ts";
import { machineCodeSchema } from "../../../model/comparison/machine-code.ts";
import type { Bytes } from "../../../model/units.ts";
import { codeLineSchema } from "./verdict.ts";
import { kernelIdPattern } from "./kernel-id.ts";

/** What `llm-profile explain` prints about one kernel. */

/** The size limit for the output of `explain`, in UTF-8 bytes. */
export const mostExplanationBytes: Bytes = 8192;

const text = z.string().describe("Text to show; shortened if long.");
const count = z.number().nonnegative();
const resource = count.nullable().describe("Null if the report doesn't have it.");
const leftOut = z.number().int().nonnegative();
const value = z.union([z.number(), z.string()]).nullable();

const sideSchema = z
  .object({
    name: z.string().describe("Shortened if long."),
    configurations: count.describe(
      "The number of launch configurations: combinations of grid, block and shared memory.",
    ),
    grid: z.array(z.number()),
    block: z.array(z.number()),
    registersPerThread: resource,
    sharedBytes: resource,
    localBytesPerThread: resource,
    launches: count.describe(
      "Launches with this configuration. Like the two times below, this is the median over rounds.",
    ),
    totalNs: count,
    launchNs: count.describe("The median duration of a launch."),
  })
  .describe("The launch configuration with the most total time.");

export const kernelExplanationSchema = z.object({
  schemaVersion: z.literal(1),
  id: z.string().regex(kernelIdPattern),
  range: z.string(),
  name: z.string().describe("Demangled; shortened if long, like all names."),
  previousName: z.string().nullable().describe("Base's name for the kernel, if it's different."),
  family: z.string(),
  match: kernelRowSchema.shape.match,
  time: timeChangeSchema.omit({ mayBeSlower: true, isProbable: true, why: true }),
  why: text.nullable().describe("Explains the state if it needs explaining."),
  launches: kernelRowSchema.shape.launches,
  shareRatio: kernelRowSchema.shape.shareRatio,
  impactRatio: kernelRowSchema.shape.impactRatio,
  explanation: text.nullable(),
  base: sideSchema
    .nullable()
    .describe("Base's launch configuration. Null if base doesn't have the kernel, or if base's profile is missing."),
  head: sideSchema.nullable(),
  ncu: z
    .array(z.object({ metric: z.string(), unit: z.string(), base: value, head: value }))
    .describe("Nsight Compute's metrics, starting with those that differ. Empty if the kernel wasn't measured."),
  machineCode: z
    .object({
      state: machineCodeSchema.shape.state,
      instructions: machineCodeSchema.shape.instructions,
      findings: machineCodeSchema.shape.findings,
      mix: machineCodeSchema.shape.mix,
      hot: z
        .object({
          instruction: z.string(),
          shareRatio: z.number(),
          file: z.string().nullable(),
          line: count.nullable(),
        })
        .nullable()
        .describe("Head's instruction with the most samples."),
    })
    .nullable()
    .describe("What changed in the machine code, as in comparison.json. Null if unknown."),
  lines: z
    .array(codeLineSchema.extend({ base: count.nullable(), head: count }))
    .describe("The lines that launch the kernel, likeliest first, and how often each line launches it."),
  findings: z.array(z.object({ id: z.string(), what: text, advice: text })).describe("Head's findings."),
  leftOut: z.object({ ncu: leftOut, lines: leftOut, findings: leftOut }),
});

export type KernelExplanation = z.infer<typeof kernelExplanationSchema>;
