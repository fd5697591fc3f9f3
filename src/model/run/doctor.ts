import * as z from "zod";
import type { Diagnostic } from "../diagnostic.ts";
import { envRecordSchema } from "./env-record.ts";
import { diagnosticSchema } from "./failure.ts";

/** What `doctor --json` prints. Its keys and the names of its checks stay; a change of what they mean is a new version. */
export const doctorSchemaVersion = 1;

const findingSchema = diagnosticSchema.extend({
  id: z.string().describe("The check, such as `nsys`, `isolation`, `gpu-busy`."),
  blocksRun: z
    .boolean()
    .describe(
      "Whether `run` refuses to start; such a finding is always an error. Other errors only doctor shows as such.",
    ),
});

/** One result of preflight or doctor: a note where all is well, a warning for what may spoil a capture or its trust. */
export type Finding = z.infer<typeof findingSchema> & Diagnostic;

const count = z.number().int().nonnegative();
const seconds = z.number().nonnegative();

const toolHistorySchema = z.object({
  tool: z.string(),
  calls: count,
  failures: count.describe(
    "Calls that failed, timed out or never started. Those that a person stopped count as neither.",
  ),
  stopped: count,
  successRatio: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe("Successes divided by successes and failures; null where there was neither."),
  medianSeconds: seconds,
  maxSeconds: seconds,
});

/** How often one tool was started over all past runs, and how it went. Sorted by name where they stand in a list. */
export type ToolHistory = Readonly<z.infer<typeof toolHistorySchema>>;

const pastRunStates = ["passed", "failed", "stopped", "running", "did-not-finish"] as const;

/** The state of a run as it is seen from outside; `did-not-finish`: it says `running`, but its process is gone. */
export type PastRunState = (typeof pastRunStates)[number];

const pastRunsSchema = z.object({
  runs: count,
  byState: z.record(z.enum(pastRunStates), count),
  tools: z.array(toolHistorySchema).readonly(),
  failures: z
    .array(z.object({ id: z.string().nullable(), count }))
    .readonly()
    .describe("Most frequent first; failures without a name are under null."),
  unreadable: z
    .array(z.object({ name: z.string(), why: z.string() }))
    .readonly()
    .describe("Run directories whose run.json could not be read, and why: they are in no other figure."),
});

/** The run.json files of a folder, summed up. */
export type PastRuns = Readonly<z.infer<typeof pastRunsSchema>>;

export const doctorSchema = z.object({
  schemaVersion: z.literal(doctorSchemaVersion),
  version: z.string().describe("Of llm-profile."),
  canCapture: z
    .boolean()
    .nullable()
    .describe(
      "Whether no finding is an error; the exit code is then 0, else 3. Null with `--runs`, which looks at no machine.",
    ),
  errors: count,
  warnings: count,
  machine: envRecordSchema.nullable().describe("As in env.json of a run. Null with `--runs`."),
  findings: z.array(findingSchema).readonly().describe("In the order of the checks; one check may have several."),
  runs: pastRunsSchema.nullable().describe("Null without `--runs`."),
});

export type DoctorRecord = z.infer<typeof doctorSchema>;
