import * as z from "zod";
import { amount, count, flag, number, text, textOrNull } from "../schema.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { envRecordSchema } from "./env-record.ts";
import { diagnosticSchema } from "./failure.ts";

/** What `doctor --json` prints. Keys and check names are stable. If a meaning changes, so does the version. */
export const doctorSchemaVersion = 1;

const findingSchema = diagnosticSchema.extend({
  id: text.describe("The check, such as `nsys`, `isolation`, or `gpu-busy`."),
  blocksRun: flag.describe("True if this finding is an error, because every error keeps `run` from starting."),
});

export type Finding = z.infer<typeof findingSchema> & Diagnostic;

const toolHistorySchema = z.object({
  tool: text,
  calls: count,
  failures: count.describe(
    "Calls that failed, timed out, or never started. Calls that a user interrupted count as neither failures nor successes.",
  ),
  stopped: count,
  successRatio: number
    .min(0)
    .max(1)
    .nullable()
    .describe("Successes divided by the sum of successes and failures. Null if that sum is 0."),
  medianSeconds: amount,
  maxSeconds: amount,
});

export type ToolHistory = Readonly<z.infer<typeof toolHistorySchema>>;

const pastRunStates = ["passed", "failed", "stopped", "running", "did-not-finish"] as const;

/** `did-not-finish`: run.json says `running`, but the process is gone. */
export type PastRunState = (typeof pastRunStates)[number];

const pastRunsSchema = z.object({
  runs: count,
  byState: z.record(z.enum(pastRunStates), count),
  tools: z.array(toolHistorySchema).readonly(),
  failures: z
    .array(z.object({ id: textOrNull, count }))
    .readonly()
    .describe("Most frequent first. `id` is null for failures without an id."),
  unreadable: z
    .array(z.object({ name: text, why: text }))
    .readonly()
    .describe(
      "Run directories with an unreadable run.json, and why. The other numbers don't include these directories.",
    ),
});

export type PastRuns = Readonly<z.infer<typeof pastRunsSchema>>;

export const doctorSchema = z.object({
  schemaVersion: z.literal(doctorSchemaVersion),
  version: text.describe("llm-profile's version."),
  canCapture: flag
    .nullable()
    .describe(
      "True if no finding is an error. The exit code is then 0, otherwise 3. Null with `--runs`, which doesn't check the machine.",
    ),
  errors: count,
  warnings: count,
  machine: envRecordSchema
    .nullable()
    .describe("The machine and its tools, as in a run's env.json. Null with `--runs`."),
  findings: z
    .array(findingSchema)
    .readonly()
    .describe("In the order of the checks. A check may have several findings."),
  runs: pastRunsSchema.nullable().describe("Null without `--runs`."),
});

export type DoctorRecord = z.infer<typeof doctorSchema>;
