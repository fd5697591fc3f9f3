import * as z from "zod";
import { countChangeSchema, rangeRowSchema, timeChangeSchema } from "../comparison/comparison-rows.ts";
import { reasonIdSchema, reasonSchema, verdictSchema } from "../comparison/reason.ts";
import { machineCodeSchema } from "../machine-code/machine-code.ts";
import type { Bytes } from "../units.ts";
import { kernelIdPattern } from "./kernel-id.ts";

/** verdict.json: what somebody needs who has no room for comparison.json. Every number but those of `leftOut` is in there. */

/** Of the file, and of what `--verdict` prints, in UTF-8. */
export const mostVerdictBytes: Bytes = 4096;

const kernelIdSchema = z.string().regex(kernelIdPattern).describe("For `llm-profile explain RUN --kernel ID`.");
const range = z.string().describe("As in `ranges` of a configuration; cut where it's long.");
const text = z.string().describe("For people; cut where it's long.");
const leftOut = z.number().int().nonnegative();

const effectSchema = timeChangeSchema.pick({
  state: true,
  changeRatio: true,
  lowRatio: true,
  highRatio: true,
  thresholdRatio: true,
});

export const codeLineSchema = z
  .object({
    file: z.string(),
    line: z.number().int().nonnegative().nullable(),
    function: z.string(),
    changed: z.boolean().nullable().describe("Whether the line differs between base and head. Null: not known."),
  })
  .describe("The likeliest line of the repository that launches it.");

const verdictRangeSchema = z.object({
  range,
  verdict: rangeRowSchema.shape.verdict,
  gpuTime: effectSchema.describe("`gpuBusyTime` of comparison.json."),
  wallTime: effectSchema
    .nullable()
    .describe("`latency` of comparison.json, or `wallTime` without it. Null: it wasn't judged."),
});

const decidedSchema = z.object({
  reason: reasonIdSchema,
  range: range.nullable(),
  kernel: kernelIdSchema.nullable(),
  changeRatio: reasonSchema.shape.changeRatio,
  text,
});

const verdictKernelSchema = z.object({
  id: kernelIdSchema,
  range,
  name: z.string().describe("A short label; `explain` has the name."),
  state: timeChangeSchema.shape.state,
  changeRatio: timeChangeSchema.shape.changeRatio,
  impactRatio: z.number(),
  shareRatio: z.number(),
  explanation: text.nullable(),
  machineCode: z
    .object({ state: machineCodeSchema.shape.state, findings: z.array(z.string()) })
    .nullable()
    .describe("Null: not known."),
  line: codeLineSchema.nullable(),
});

const verdictCountSchema = z.object({
  range,
  metric: countChangeSchema.shape.metric,
  kind: z.string().nullable(),
  base: countChangeSchema.shape.base,
  head: countChangeSchema.shape.head,
  state: countChangeSchema.shape.state,
  line: codeLineSchema.nullable(),
});

export const settlers = [
  ...["more-rounds", "more-untraced-runs", "steady-clocks", "same-machine", "same-work", "same-settings"],
  "a-base",
] as const;

const unclearSchema = decidedSchema.omit({ kernel: true, changeRatio: true }).extend({
  settledBy: z
    .enum(settlers)
    .describe(
      "What would settle it. same-work: both sides need the same ranges, kernels, and metrics. same-settings: they need the same settings of the profiler.",
    ),
});

export const nextCommandSchema = z.object({
  command: z.string().describe("For bash, in the folder that llm-profile ran in."),
  why: z.string(),
});

export const agentVerdictSchema = z.object({
  schemaVersion: z.literal(1),
  verdict: verdictSchema,
  sentence: text,
  failure: z
    .object({ id: z.string().nullable(), what: text })
    .nullable()
    .describe("What failed after good captures. Null: nothing."),
  ranges: z.array(verdictRangeSchema).describe("Those that don't pass first, then the largest changes."),
  decided: z
    .array(decidedSchema)
    .describe("The reasons of the verdict; of a pass, what got faster or less. Empty where it's inconclusive."),
  kernels: z
    .array(verdictKernelSchema)
    .describe("Those that decide first, then by impact, then those with the most time."),
  counts: z.array(verdictCountSchema).describe("Those that changed."),
  unclear: z.array(unclearSchema),
  cost: z
    .object({ starts: z.number().int().nonnegative(), gpuSeconds: z.number().nonnegative() })
    .nullable()
    .describe("How often the program was started, and how long the run had the GPU machine. Null: recorded sides."),
  next: z.array(nextCommandSchema).describe("Three commands, the most useful first."),
  directory: z
    .string()
    .nullable()
    .describe("Where this file is, relative to the working directory where it's below it. Null: nothing was written."),
  files: z.array(z.string()).describe("Everything larger, relative to `directory`."),
  leftOut: z
    .object({
      ranges: leftOut,
      decided: leftOut,
      kernels: leftOut,
      counts: leftOut,
      unclear: leftOut,
      next: leftOut,
      files: leftOut,
    })
    .describe("How many more there are, for lack of room. Of `kernels`, also those that didn't change."),
});

export type AgentVerdict = z.infer<typeof agentVerdictSchema>;
export type CodeLine = z.infer<typeof codeLineSchema>;
export type NextCommand = z.infer<typeof nextCommandSchema>;
export type Settler = (typeof settlers)[number];
