import * as z from "zod";
import { runCostSchema } from "./cost.ts";
import { failureSchema } from "./failure.ts";
import { purposes } from "./plan.ts";

/** run.json: everything that was started for a run, and what became of it. Written from the first moment on. */
export const runRecordSchemaVersion = 1;

export const commandRecordSchema = z.object({
  tool: z.string().describe("`nsys profile`, `nsys export`, `nsys stats`, `setup`, `nvidia-smi` …"),
  label: z.string().nullable().describe("The capture it belongs to, such as `round 1, decode`."),
  purpose: z
    .enum(purposes)
    .nullable()
    .default(null)
    .describe("What it was started for; null for what serves the whole run, and in older records."),
  isStart: z.boolean().default(false).describe("Whether it started the program, or loaded the server."),
  attempt: z.number().int().min(1),
  argv: z.array(z.string()),
  cwd: z.string(),
  environmentNames: z.array(z.string()).describe("Names only: values may be secret."),
  startedAt: z.string(),
  seconds: z.number().nonnegative(),
  exitCode: z.number().int().nullable(),
  outcome: z.enum(["ok", "failed", "timed-out", "stopped", "not-started"]),
  stdout: z.string().nullable().describe("File, relative to the run directory."),
  stderr: z.string().nullable(),
});

const side = z.enum(["base", "head"]).default("head").describe("What is to be judged, or what it is compared with.");

export const capturedRecordSchema = z.object({
  side,
  round: z.number().int().min(1),
  label: z.string(),
  folder: z.string().describe("Relative to the run directory; the reports are in it."),
  ranges: z
    .array(z.string())
    .describe("The ranges that it must hold, as the user writes them; empty: all that are seen."),
  gated: z.boolean().describe("True when the range itself gated the capture."),
  firstInstances: z
    .array(z.number().int().min(1))
    .nullable()
    .default(null)
    .describe(
      "Of each of `ranges`, how many instances count, the first ones after the skipped. Null: all that the reports hold.",
    ),
  skippedInstances: z
    .array(z.number().int().nonnegative())
    .default([])
    .describe("Of each of `ranges`, how many of its first instances don't count. Empty in older records: none."),
  reports: z
    .number()
    .int()
    .nonnegative()
    .nullable()
    .default(null)
    .describe("How many reports it left, one for each instance; null in the records of before they were counted."),
  outcome: z.enum(["exited", "timed-out", "stopped", "not-started"]),
  exitCode: z.number().int().nullable(),
  successExitCodes: z.array(z.number().int()),
  seconds: z.number().nonnegative(),
});

export const ncuRecordSchema = z.object({
  side,
  label: z.string(),
  folder: z.string().describe("Relative to the run directory; raw.csv is in it."),
  ranges: z
    .array(z.object({ name: z.string(), domain: z.string(), style: z.enum(["pushpop", "startend"]) }))
    .describe("The ranges that were profiled; empty: the whole program."),
  kernels: z.array(z.string()).nullable().describe("Mangled names of the selected kernels; null: every kernel."),
  shared: z
    .array(z.object({ name: z.string(), domain: z.string(), kernels: z.array(z.string()) }))
    .nullable()
    .default(null)
    .describe(
      "Where several ranges shared the process: those of `kernels` that were chosen for each. Null: it was of one.",
    ),
  mode: z.enum(["kernel", "application", "range", "app-range"]),
  sections: z.array(z.string()),
  metrics: z.array(z.string()),
  presetMetrics: z
    .array(z.array(z.string()))
    .default([])
    .describe(
      "Those of `metrics` that come from a preset, each with its names on other GPUs: it may be missing. Empty in older records, in which every metric must be there.",
    ),
  outcome: z.enum(["exited", "timed-out", "stopped", "not-started"]),
  exitCode: z.number().int().nullable(),
  seconds: z.number().nonnegative(),
});

/** Tells a process from every other one that had or will have its number, without naming the machine. */
export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  startTicks: z.number().int().nonnegative().nullable().describe("When it started, in clock ticks since boot (Linux)."),
  pidNamespace: z
    .string()
    .nullable()
    .describe("The PID namespace that `pid` counts in: another container has another."),
});

export const runRecordSchema = z.object({
  schemaVersion: z.literal(runRecordSchemaVersion),
  tool: z.object({ name: z.string(), version: z.string() }),
  state: z
    .enum(["running", "passed", "failed", "stopped"])
    .describe(
      "Only a `passed` run is whole. A `failed` one that has a profile.json measured what stands in it before it failed.",
    ),
  exitCode: z.number().int().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  process: processIdentitySchema.describe("The process that writes this file: `running` without it means killed."),
  failure: z
    .object({
      id: z.string().nullable(),
      message: z.string().describe("For people."),
      parts: failureSchema
        .nullable()
        .default(null)
        .describe("The same as values, without what may be secret; null in files of before they were kept."),
    })
    .nullable(),
  isolation: z.object({ kind: z.string(), note: z.string() }).nullable(),
  planKey: z
    .string()
    .nullable()
    .describe("Equal for runs that make the same captures, so that the next one can say how long it will take."),
  commands: z.array(commandRecordSchema),
  captures: z.array(capturedRecordSchema).describe("The last attempt of each capture, in the order made."),
  ncu: z.array(ncuRecordSchema).default([]).describe("The last attempt of each run of Nsight Compute."),
  seeds: z
    .array(z.object({ pair: z.string(), seed: z.string() }))
    .default([])
    .describe("LLM_PROFILE_SEED of each pair of starts, where the goal is to improve."),
  withheld: z
    .array(z.object({ path: z.string(), reason: z.string() }))
    .describe(
      "Files that may not leave this machine, as paths in the run directory or globs; written before the first of them.",
    ),
  warnings: z.array(z.string()),
  cost: runCostSchema
    .nullable()
    .default(null)
    .describe("What the run cost, also where it failed; null while it runs, and in older records."),
});

export type CapturedRecord = z.infer<typeof capturedRecordSchema>;
export type NcuRecord = z.infer<typeof ncuRecordSchema>;
export type CommandRecord = z.infer<typeof commandRecordSchema>;
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;
export type RunRecord = z.infer<typeof runRecordSchema>;
