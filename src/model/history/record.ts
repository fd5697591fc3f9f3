import * as z from "zod";
import { captureModeSchema } from "../profile/profile.ts";

/**
 * One run of a job in the history: immutable, at most 20 kB. The changelog of the format is docs/report-format.md.
 */
export const historyRecordSchemaVersion = 1;

/** Bytes of a record as JSON. A run with more ranges keeps the largest, and says how many it left out. */
export const largestRecordBytes = 20_000;

const count = z.number().int().nonnegative();
const ns = z.number().nonnegative();
const shortText = z.string().max(500);
const link = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .nullable();
const rounds = z.array(ns).min(1).max(100).describe("One entry a round.");

const historyKernelSchema = z.object({
  name: shortText,
  family: z.string().max(100),
  ns: ns.describe("Its time in a round: the median over the rounds."),
  launches: count.describe("The same of its launches."),
});

const historyRangeSchema = z.object({
  name: shortText,
  domain: shortText.describe("Empty for the default domain."),
  skippedInstances: count.default(0),
  instances: count.describe("In a round: the median over the rounds, as are the other counts."),
  launches: count,
  synchronizations: count,
  copyBytes: count,
  busyNs: rounds.describe("Time in which the GPU was busy with the range."),
  wall: z
    .object({
      ns: rounds.describe("Wall time of one instance, the median of each process."),
      traced: z.boolean().describe("True: under CUDA tracing, which inflates it."),
    })
    .nullable(),
  referenceBusyNs: rounds
    .nullable()
    .default(null)
    .describe("`busyNs` of the pinned reference, measured in turn in the same job. Null: there was none."),
  kernels: z.array(historyKernelSchema).max(10).describe("Most time first."),
});

const historyMetricSchema = z.object({
  name: shortText,
  range: shortText.nullable(),
  unit: z.string().max(50).nullable(),
  better: z.enum(["lower", "higher"]).nullable(),
  values: z.array(z.number()).min(1).max(100).describe("One entry a process."),
});

/** What is followed over time. */
const historyFigureSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["busy", "wall"]), range: shortText, domain: shortText }),
  z.object({ kind: z.literal("metric"), name: shortText, range: shortText.nullable() }),
]);

const historyCheckSchema = z.object({
  job: shortText,
  figure: historyFigureSchema,
  before: z.string().regex(/^[0-9a-f]{40}$/),
  after: z.string().regex(/^[0-9a-f]{40}$/),
  outcome: z
    .enum(["confirmed", "refuted", "unclear"])
    .describe("Whether `after` differs from `before` where both were measured in turn, in the direction of the sign."),
  changeRatio: z.number().nullable().describe("0.02: the range takes 2% longer at `after`. Null: one side lacks it."),
  lowRatio: z.number().nullable(),
  highRatio: z.number().nullable(),
});

export const historyRecordSchema = z.object({
  schemaVersion: z.literal(historyRecordSchemaVersion),
  tool: z.object({ name: z.string().max(100), version: z.string().max(100) }),
  measuredAt: z.iso.datetime(),
  commit: z
    .object({
      sha: z.string().regex(/^[0-9a-f]{40}$/),
      committedAt: z.iso.datetime().nullable(),
      branch: shortText.nullable(),
      subject: z.string().max(200).nullable(),
      dirty: z.boolean().optional().describe("True: tracked files differed from the commit."),
    })
    .nullable()
    .describe("Null: not known."),
  run: z
    .object({
      id: count.nullable().describe("Null: not a run of GitHub Actions."),
      attempt: z.number().int().min(1),
      job: shortText.describe("The job's name, with its matrix values. Runs of one job are one series."),
    })
    .nullable()
    .describe("Null: neither a run of GitHub Actions nor a job's name is known."),
  machine: z.object({
    gpus: z.array(shortText).max(64).describe("Models."),
    gpuIds: z
      .array(z.string().regex(/^[0-9a-f]{12}$/))
      .max(64)
      .describe("Digests of their UUIDs."),
    driver: z.string().max(100).nullable(),
    cuda: z.string().max(100).nullable(),
  }),
  environment: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .describe("Digest of the packages, CUDA libraries and image. Null: not known."),
  command: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .describe("Digest of the command that was measured."),
  captureMode: captureModeSchema.nullable(),
  reference: z
    .object({ label: shortText, commit: z.string().regex(/^[0-9a-f]{40}$/) })
    .nullable()
    .describe("The pinned reference that was measured in turn. Null: there was none."),
  ranges: z.array(historyRangeSchema).max(200),
  rangesLeftOut: count.default(0),
  metrics: z.array(historyMetricSchema).max(200),
  metricsLeftOut: count.default(0),
  checks: z
    .array(historyCheckSchema)
    .max(50)
    .default([])
    .describe("Signs of a change that this run checked by measuring the commits before and after in turn."),
  links: z.object({ run: link, report: link, artifact: link }),
});

export type HistoryRecord = z.infer<typeof historyRecordSchema>;
export type HistoryRange = HistoryRecord["ranges"][number];
export type HistoryMetric = HistoryRecord["metrics"][number];
export type HistoryFigure = z.infer<typeof historyFigureSchema>;
export type HistoryCheck = HistoryRecord["checks"][number];

/** A record and where it is stored, such as `runs/2026/11/23/0123abcd…-77-1-bench.json`. */
export interface StoredRecord {
  readonly path: string;
  readonly record: HistoryRecord;
}

/**
 * A file of the history that isn't used, and why. not-a-record: also a link, a file that can't be read, and one whose path isn't
 * that of its record. too-large: also where there are more records than are read.
 */
export interface SkippedRecord {
  readonly path: string;
  readonly why: "newer-version" | "not-json" | "not-a-record" | "too-large";
}

/** All records of a history that can be read, and what else is there. */
export interface ReadHistory {
  readonly records: readonly StoredRecord[];
  readonly skipped: readonly SkippedRecord[];
}
