import * as z from "zod";
import { captureModeSchema } from "../../../model/profile/profile.ts";

/** One run of a job in the history: immutable, at most 20 kB. docs/report-format.md has the format's changelog. */
export const historyRecordSchemaVersion = 1;

/** A larger record keeps the largest ranges and counts the rest. */
export const largestRecordBytes = 20_000;

const count = z.number().int().nonnegative();
const ns = z.number().nonnegative();
const shortText = z.string().max(500);
const link = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .nullable();
const rounds = z.array(ns).min(1).max(100).describe("One entry per round.");

const historyKernelSchema = z.object({
  name: shortText,
  family: z.string().max(100),
  ns: ns.describe("The kernel's median time per round."),
  launches: count.describe("The kernel's launches per round; the median over rounds."),
});

const historyRangeSchema = z.object({
  name: shortText,
  domain: shortText.describe("Empty for the default domain."),
  skippedInstances: count.default(0),
  instances: count.describe("Instances per round; the median over rounds, like the other counts."),
  launches: count,
  synchronizations: count,
  copyBytes: count,
  busyNs: rounds.describe("How long the GPU was busy with the range."),
  wall: z
    .object({
      ns: rounds.describe("Wall time per instance: each process's median."),
      traced: z.boolean().describe("True if CUDA tracing was on, which inflates wall time."),
    })
    .nullable(),
  referenceBusyNs: rounds
    .nullable()
    .default(null)
    .describe(
      "The pinned reference's `busyNs`, measured in alternation with head in the same job. Null if there was no reference.",
    ),
  kernels: z.array(historyKernelSchema).max(10).describe("Longest first."),
});

const historyMetricSchema = z.object({
  name: shortText,
  range: shortText.nullable(),
  unit: z.string().max(50).nullable(),
  better: z.enum(["lower", "higher"]).nullable(),
  values: z.array(z.number()).min(1).max(100).describe("One entry per process."),
});

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
    .describe("Confirmed if `after` differs from `before` in the suspected direction, with both measured alternately."),
  changeRatio: z
    .number()
    .nullable()
    .describe(
      "0.02 means that the range takes 2% longer at `after`. Null if one of the commits doesn't have the range.",
    ),
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
      dirty: z.boolean().optional().describe("True if tracked files differed from the commit."),
    })
    .nullable()
    .describe("Null if unknown."),
  run: z
    .object({
      id: count.nullable().describe("Null outside GitHub Actions."),
      attempt: z.number().int().min(1),
      job: shortText.describe("The job's name, with its matrix values. A job's runs form one series."),
    })
    .nullable()
    .describe("Null outside GitHub Actions, unless the user named a job."),
  machine: z.object({
    gpus: z.array(shortText).max(64).describe("The GPU models."),
    gpuIds: z
      .array(z.string().regex(/^[0-9a-f]{12}$/))
      .max(64)
      .describe("Digests of the GPUs' UUIDs."),
    driver: z.string().max(100).nullable(),
    cuda: z.string().max(100).nullable(),
  }),
  environment: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .describe("Digest of the packages, CUDA libraries and image. Null if unknown."),
  command: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .describe("Digest of the measured command."),
  captureMode: captureModeSchema.nullable(),
  reference: z
    .object({ label: shortText, commit: z.string().regex(/^[0-9a-f]{40}$/) })
    .nullable()
    .describe("The pinned reference, measured in alternation with head. Null if there was no reference."),
  ranges: z.array(historyRangeSchema).max(200),
  rangesLeftOut: count.default(0),
  metrics: z.array(historyMetricSchema).max(200),
  metricsLeftOut: count.default(0),
  checks: z
    .array(historyCheckSchema)
    .max(50)
    .default([])
    .describe(
      "Suspected changes that this run checked. For each change, it measured the commits just before and just after the change, alternating between them.",
    ),
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
 * A file in the history that we don't use, and why. not-a-record: also a link, an unreadable file, or a record stored at the wrong
 * path. too-large: also a file beyond `mostRecords`.
 */
export interface SkippedRecord {
  readonly path: string;
  readonly why: "newer-version" | "not-json" | "not-a-record" | "too-large";
}

export interface ReadHistory {
  readonly records: readonly StoredRecord[];
  readonly skipped: readonly SkippedRecord[];
}
