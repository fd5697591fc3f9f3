import * as z from "zod";
import { kernelRowSchema, timeChangeSchema } from "../comparison/comparison-rows.ts";
import { machineCodeSchema } from "../machine-code/machine-code.ts";
import type { Bytes } from "../units.ts";
import { codeLineSchema } from "./verdict.ts";
import { kernelIdPattern } from "./kernel-id.ts";

/** What `llm-profile explain` prints of one kernel. */

/** In UTF-8. */
export const mostExplanationBytes: Bytes = 8192;

const text = z.string().describe("For people; cut where it's long.");
const count = z.number().nonnegative();
const leftOut = z.number().int().nonnegative();
const value = z.union([z.number(), z.string()]).nullable();

const sideSchema = z
  .object({
    name: z.string().describe("Cut where it's long."),
    configurations: count.describe("How often the name is launched otherwise: grid, block, and shared memory."),
    grid: z.array(z.number()),
    block: z.array(z.number()),
    registersPerThread: count,
    sharedBytes: count,
    localBytesPerThread: count,
    launches: count.describe("Of this configuration; the median over rounds, as of both times."),
    totalNs: count,
    launchNs: count.describe("The median launch."),
  })
  .describe("The configuration with the most time.");

export const kernelExplanationSchema = z.object({
  schemaVersion: z.literal(1),
  id: z.string().regex(kernelIdPattern),
  range: z.string(),
  name: z.string().describe("Demangled; cut where it's long, as all names."),
  previousName: z.string().nullable().describe("Base's, where it's another."),
  family: z.string(),
  match: kernelRowSchema.shape.match,
  time: timeChangeSchema.omit({ mayBeSlower: true, isProbable: true, why: true }),
  why: text.nullable().describe("What the state needs to be said of."),
  launches: kernelRowSchema.shape.launches,
  shareRatio: kernelRowSchema.shape.shareRatio,
  impactRatio: kernelRowSchema.shape.impactRatio,
  explanation: text.nullable(),
  base: sideSchema.nullable().describe("Null: the side doesn't have it, or its profile isn't there."),
  head: sideSchema.nullable(),
  ncu: z
    .array(z.object({ metric: z.string(), unit: z.string(), base: value, head: value }))
    .describe("Figures of Nsight Compute, those that differ first. Empty: it wasn't measured."),
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
    .describe("As in comparison.json. Null: not known."),
  lines: z
    .array(codeLineSchema.extend({ base: count.nullable(), head: count }))
    .describe("Lines that launch it, the likeliest first, with how often."),
  findings: z.array(z.object({ id: z.string(), what: text, advice: text })).describe("Of head."),
  leftOut: z.object({ ncu: leftOut, lines: leftOut, findings: leftOut }),
});

export type KernelExplanation = z.infer<typeof kernelExplanationSchema>;
