import * as z from "zod";
import {
  amount,
  atLeast,
  count,
  countOrNull,
  exitCode,
  flag,
  integer,
  nullByDefault,
  text,
  textOrNull,
  texts,
  tool,
} from "../schema.ts";
import { runCostSchema } from "./cost.ts";
import { ncuReplayModeSchema } from "../ncu/profile-ncu.ts";
import { failureSchema } from "./failure.ts";
import { purposes } from "./plan.ts";

/** We write it from the very start of the run. */
export const runRecordSchemaVersion = 1;

export const commandRecordSchema = z.object({
  tool: text.describe("`nsys profile`, `nsys export`, `nsys stats`, `setup`, `nvidia-smi` …"),
  label: textOrNull.describe("The capture that the command belongs to, such as `round 1, decode`."),
  purpose: nullByDefault(z.enum(purposes)).describe(
    "Why the command was started. Null if the command serves the whole run, and in older records.",
  ),
  isStart: flag.default(false).describe("True if the command started the program or the server."),
  attempt: atLeast(1),
  argv: texts,
  cwd: text,
  environmentNames: texts.describe(
    "The names of the environment variables. We don't record values, because they may be secret.",
  ),
  startedAt: text,
  seconds: amount,
  exitCode,
  outcome: z.enum(["ok", "failed", "timed-out", "stopped", "not-started"]),
  stdout: textOrNull.describe("The file with the command's stdout, relative to the run directory."),
  stderr: textOrNull,
});

const side = z.enum(["base", "head"]).default("head").describe("head is judged; base is what it's compared with.");

const processOutcome = z.enum(["exited", "timed-out", "stopped", "not-started"]);

export const capturedRecordSchema = z.object({
  side,
  round: atLeast(1),
  label: text,
  folder: text.describe("The folder with the reports, relative to the run directory."),
  ranges: texts.describe(
    "The ranges that the capture must contain, as the user wrote them. Empty means all ranges that we see.",
  ),
  gated: flag.describe("True if the analyzed range gated the capture."),
  firstInstances: nullByDefault(z.array(atLeast(1))).describe(
    "For each of `ranges`, how many instances count, starting after the skipped ones. Null means all instances in the reports.",
  ),
  skippedInstances: z
    .array(count)
    .default([])
    .describe(
      "For each of `ranges`, how many of the first instances are skipped. Empty in older records, which skip no instances.",
    ),
  reports: nullByDefault(count).describe(
    "How many reports the capture wrote, one per instance. Null in older records.",
  ),
  outcome: processOutcome,
  exitCode,
  successExitCodes: z.array(integer),
  seconds: amount,
});

export const ncuRecordSchema = z.object({
  side,
  label: text,
  folder: text.describe("The folder with raw.csv, relative to the run directory."),
  ranges: z
    .array(z.object({ name: text, domain: text, style: z.enum(["pushpop", "startend"]) }))
    .describe("The profiled ranges. Empty: the whole program."),
  kernels: texts.nullable().describe("The mangled names of the selected kernels. Null: every kernel."),
  shared: nullByDefault(z.array(z.object({ name: text, domain: text, kernels: texts }))).describe(
    "Which of `kernels` were selected for each range, if several ranges shared the process. Null if the process was for one range.",
  ),
  mode: ncuReplayModeSchema,
  sections: texts,
  metrics: texts,
  presetMetrics: z
    .array(texts)
    .default([])
    .describe(
      "The metrics that come from a preset, each with its names on other GPUs. These metrics may be missing. Empty in older records, in which every metric is required.",
    ),
  outcome: processOutcome,
  exitCode,
  seconds: amount,
});

/** Works even if the PID gets reused, and doesn't name the machine. */
export const processIdentitySchema = z.object({
  pid: integer.positive(),
  startTicks: countOrNull.describe("When the process started, in clock ticks since boot (Linux)."),
  pidNamespace: textOrNull.describe(
    "The PID namespace that `pid` belongs to. Each container has a different namespace.",
  ),
});

export const runRecordSchema = z.object({
  schemaVersion: z.literal(runRecordSchemaVersion),
  tool: tool,
  state: z
    .enum(["running", "passed", "failed", "stopped"])
    .describe(
      "Only a `passed` run is complete. If a `failed` run has a profile.json, the run wrote it before it failed.",
    ),
  exitCode,
  startedAt: text,
  endedAt: textOrNull,
  process: processIdentitySchema.describe(
    "The process that writes this file. If the state is `running` but the process is gone, the process was killed.",
  ),
  failure: z
    .object({
      id: textOrNull,
      message: text.describe("The whole message to show."),
      parts: nullByDefault(failureSchema).describe(
        "`message` split into parts, without possible secrets. Null in older files.",
      ),
    })
    .nullable(),
  isolation: z.object({ kind: text, note: text }).nullable(),
  planKey: textOrNull.describe(
    "Equal for runs with the same captures, so the next run can predict how long it'll take.",
  ),
  commands: z.array(commandRecordSchema),
  captures: z.array(capturedRecordSchema).describe("The last attempt of each capture, in time order."),
  ncu: z.array(ncuRecordSchema).default([]).describe("The last attempt of each Nsight Compute run."),
  seeds: z
    .array(z.object({ pair: text, seed: text }))
    .default([])
    .describe("With `goal: improve`, the LLM_PROFILE_SEED of each pair of program starts."),
  withheld: z
    .array(z.object({ path: text, reason: text }))
    .describe(
      "Files that must not leave this machine, as globs or paths in the run directory. We record this list before writing any of these files.",
    ),
  warnings: texts,
  cost: nullByDefault(runCostSchema).describe(
    "The run's cost, even if it failed. Null while the run is in progress, and in older records.",
  ),
});

export type CapturedRecord = z.infer<typeof capturedRecordSchema>;
export type NcuRecord = z.infer<typeof ncuRecordSchema>;
export type CommandRecord = z.infer<typeof commandRecordSchema>;
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;
export type RunRecord = z.infer<typeof runRecordSchema>;
