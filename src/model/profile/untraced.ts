import * as z from "zod";

/**
 * A run of the program without CUDA tracing (`--trace=nvtx`): what it takes when nothing slows its launches down. Of a server it
 * is a load. Instances within a process are not independent; the run is the unit of the statistics.
 */

const ns = z.number().int().nonnegative();

const untracedRangeSchema = z.object({
  name: z.string(),
  domain: z.string().describe("Empty for the default domain."),
  instanceNs: z
    .array(ns)
    .describe(
      "Wall time of each instance on the host, in the order in which they began, over all processes of the run, without those that raised in the Python module.",
    ),
  steps: z
    .number()
    .positive()
    .nullable()
    .default(null)
    .describe("Steps that one instance does, by `steps` of the configuration; null: not known."),
  tokens: z.number().positive().nullable().default(null).describe("The same of tokens, by `tokens`."),
});

const metricValueSchema = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string().nullable(),
  better: z.enum(["lower", "higher"]).nullable().describe("Null: not known, so that it is shown and not judged."),
  source: z.string().describe("The file that it was read from, as the configuration names it."),
});

export const untracedRunSchema = z.object({
  order: z
    .number()
    .int()
    .nonnegative()
    .nullable()
    .describe(
      "Its place, from 0, in the order in which the runs of both sides were made: of two sides measured in turn, places 2i and 2i + 1 are neighbors. Null: not known, or measured apart.",
    ),
  seconds: z
    .number()
    .nonnegative()
    .nullable()
    .describe("Of the whole program, under nsys; null: not known, or a server."),
  clientSeconds: z
    .number()
    .nonnegative()
    .nullable()
    .default(null)
    .describe("Of a server's client, from its start to its end; null: no server."),
  ofOtherCommand: z.boolean().default(false).describe("True: of `latency.command`, which is not what is captured."),
  ranges: z.array(untracedRangeSchema),
  metrics: z.array(metricValueSchema).default([]).describe("What the program itself reported."),
  peakMemory: z
    .array(z.object({ gpu: z.string(), bytes: ns }))
    .default([])
    .describe("The most memory of each GPU in use; empty where it was not watched."),
});

export type UntracedRun = z.infer<typeof untracedRunSchema>;
export type UntracedRange = z.infer<typeof untracedRangeSchema>;
export type MetricValue = z.infer<typeof metricValueSchema>;
