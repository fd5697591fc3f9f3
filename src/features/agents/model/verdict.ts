import * as z from "zod";
import { countChangeSchema, rangeRowSchema, timeChangeSchema } from "../../../model/comparison/comparison-rows.ts";
import { reasonIdSchema, reasonSchema, verdictSchema } from "../../../model/comparison/reason.ts";
import { lineSearchStates } from "../../../model/comparison/launch-sites.ts";
import { machineCodeSchema } from "../../../model/comparison/machine-code.ts";
import type { Bytes } from "../../../model/units.ts";
import { kernelIdPattern } from "./kernel-id.ts";

/**
 * verdict.json: the essentials, for readers such as coding agents, for which comparison.json is too large. All its numbers come from
 * comparison.json, except `leftOut`.
 */

/** UTF-8, for the file and the output of `--verdict`. */
export const mostVerdictBytes: Bytes = 4096;

export const listLimits = {
  ranges: 20,
  decided: 4,
  kernels: 6,
  counts: 4,
  unclear: 4,
  next: 3,
  files: 12,
};

export type VerdictList = keyof typeof listLimits;

export function mapLists<T>(valueOf: (list: VerdictList) => T): Record<VerdictList, T> {
  const lists = Object.keys(listLimits) as VerdictList[];
  return Object.fromEntries(lists.map((list) => [list, valueOf(list)])) as Record<VerdictList, T>;
}

const kernelIdSchema = z.string().regex(kernelIdPattern).describe("The ID for `llm-profile explain RUN --kernel ID`.");
const range = z.string().describe("The range, as in a configuration's `ranges`; shortened if long.");
const text = z.string().describe("Text to show; shortened if long.");
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
    changed: z.boolean().nullable().describe("True if the line differs between base and head. Null if unknown."),
  })
  .describe("The line in the repository that most likely launches the kernel or makes the calls.");

const verdictRangeSchema = z.object({
  range,
  verdict: rangeRowSchema.shape.verdict,
  gpuTime: effectSchema.describe("`gpuBusyTime` from comparison.json."),
  wallTime: effectSchema
    .nullable()
    .describe("`latency` from comparison.json, or else `wallTime`. Null if wall time wasn't judged."),
  lineSearch: z
    .enum(lineSearchStates)
    .nullable()
    .default(null)
    .describe(
      "Why every `line` of this range is null, unless it's `searched`. The state of `lineSearch` in comparison.json.",
    ),
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
  name: z.string().describe("A short label; `explain` shows the full name."),
  state: timeChangeSchema.shape.state,
  changeRatio: timeChangeSchema.shape.changeRatio,
  impactRatio: z.number(),
  shareRatio: z.number(),
  explanation: text.nullable(),
  machineCode: z
    .object({ state: machineCodeSchema.shape.state, findings: z.array(z.string()) })
    .nullable()
    .describe("Null if unknown."),
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

const settlers = [
  ...["more-rounds", "more-untraced-runs", "steady-clocks", "same-machine", "same-work", "same-settings"],
  "a-base",
] as const;

const unclearSchema = decidedSchema.omit({ kernel: true, changeRatio: true }).extend({
  settledBy: z
    .enum(settlers)
    .describe(
      "What would give a clear result. same-work: both sides need the same ranges, kernels, and metrics. same-settings: both sides need the same profiler settings.",
    ),
});

const nextCommandSchema = z.object({
  command: z.string().describe("A bash command to run in the folder where llm-profile ran."),
  why: z.string(),
});

export const agentVerdictSchema = z.object({
  schemaVersion: z.literal(1),
  verdict: verdictSchema,
  sentence: text,
  failure: z
    .object({ id: z.string().nullable(), what: text })
    .nullable()
    .describe("What failed after the captures succeeded. Null if nothing failed."),
  ranges: z
    .array(verdictRangeSchema)
    .describe("Ranges that don't pass come first, then those with the largest changes."),
  decided: z
    .array(decidedSchema)
    .describe("The reasons for the verdict; for a pass, what improved. Empty if the verdict is inconclusive."),
  kernels: z
    .array(verdictKernelSchema)
    .describe(
      "Kernels that decide the verdict come first, then those with the most impact, then those with the most time.",
    ),
  counts: z.array(verdictCountSchema).describe("The counts that changed."),
  unclear: z.array(unclearSchema),
  cost: z
    .object({ starts: z.number().int().nonnegative(), gpuSeconds: z.number().nonnegative() })
    .nullable()
    .describe(
      "How often the program was started, and how long the run used the GPU machine. Null if both sides come from existing files.",
    ),
  next: z.array(nextCommandSchema).describe("Up to three commands, the most useful first."),
  directory: z
    .string()
    .nullable()
    .describe(
      "The folder with verdict.json, relative to the working directory if the folder is inside it. Null if nothing was written.",
    ),
  files: z.array(z.string()).describe("The larger files, relative to `directory`."),
  leftOut: z
    .object(mapLists(() => leftOut))
    .describe("How many entries of each list didn't fit. For `kernels`, this includes kernels that didn't change."),
});

export type AgentVerdict = z.infer<typeof agentVerdictSchema>;
export type CodeLine = z.infer<typeof codeLineSchema>;
export type NextCommand = z.infer<typeof nextCommandSchema>;
export type Settler = (typeof settlers)[number];
