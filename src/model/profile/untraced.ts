import * as z from "zod";
import {
  amount,
  amountOrNull,
  count,
  countOrNull,
  domain,
  flag,
  nullByDefault,
  number,
  text,
  textOrNull,
} from "../schema.ts";

/** Instances in one process aren't independent, so the statistics treat each run as one sample. */

const untracedRangeSchema = z.object({
  name: text,
  domain,
  instanceNs: z
    .array(count)
    .describe(
      "Each instance's wall time on the host, in order of start time, across all of the run's processes. Instances that ended in a Python exception are left out.",
    ),
  steps: nullByDefault(number.positive()).describe(
    "Steps per instance, from the configuration's `steps`. Null if unknown.",
  ),
  tokens: nullByDefault(number.positive()).describe("Tokens per instance, from `tokens`. Null if unknown."),
});

const metricValueSchema = z.object({
  name: text,
  value: number,
  unit: textOrNull,
  better: z.enum(["lower", "higher"]).nullable().describe("Null if unknown. The metric is then shown but not judged."),
  source: text.describe("The file that the metric comes from, as the configuration names it."),
});

export const untracedRunSchema = z.object({
  order: countOrNull.describe(
    "The run's position among both sides' runs in time order, counting from 0. If the runs alternated between the sides, runs 2i and 2i + 1 are a pair. Null if unknown, or if the sides were measured separately.",
  ),
  seconds: amountOrNull.describe("How long the whole program ran under nsys. Null if unknown, or for a server."),
  clientSeconds: nullByDefault(amount).describe("How long the server's client ran. Null if there's no server."),
  ofOtherCommand: flag
    .default(false)
    .describe("True if this run used `latency.command` instead of the captured command."),
  ranges: z.array(untracedRangeSchema),
  metrics: z.array(metricValueSchema).default([]).describe("What the program itself reported."),
  peakMemory: z
    .array(z.object({ gpu: text, bytes: count }))
    .default([])
    .describe("Each GPU's peak memory use. Empty if memory wasn't watched."),
});

export type UntracedRun = z.infer<typeof untracedRunSchema>;
export type UntracedRange = z.infer<typeof untracedRangeSchema>;
export type MetricValue = z.infer<typeof metricValueSchema>;
