import * as z from "zod";
import { captureModeSchema } from "../profile/profile.ts";
import { latencySchema } from "./comparison-rows.ts";

/**
 * What a runner's rounds vary by when nothing changed: pairs of rounds of the same code (A/A), measured as a comparison
 * would. The changelog of the format is docs/report-format.md.
 */
export const calibrationSchemaVersion = 1;

const pairSpread = z
  .number()
  .nonnegative()
  .describe(
    "Root mean square of the pairs' log ratios, without what comes second in a pair takes longer: 0.002 is 0.2% between two rounds of the same code.",
  );

export const calibrationSchema = z.object({
  schemaVersion: z.literal(calibrationSchemaVersion),
  tool: z.object({ name: z.string(), version: z.string() }),
  createdAt: z.string(),
  from: z
    .enum(["rounds", "history"])
    .default("rounds")
    .describe(
      "rounds: pairs of rounds of the same code. history: what the runs of many nights differ by where nothing changed; of kernels and wall time it knows nothing.",
    ),
  gpu: z.object({ name: z.string(), uuid: z.string() }).describe("The one GPU that this holds for."),
  driver: z.string().nullable(),
  captureMode: captureModeSchema
    .nullable()
    .default(null)
    .describe("How its ranges were captured, as in profile.json. Null: not known, as in files of earlier versions."),
  source: z
    .object({ repository: z.string().nullable(), commit: z.string().nullable() })
    .describe("The code that was measured."),
  pairs: z.number().int().min(2).describe("Pairs of rounds, interleaved."),
  ranges: z.array(
    z.object({
      name: z.string(),
      domain: z.string(),
      skippedInstances: z
        .number()
        .int()
        .nonnegative()
        .default(0)
        .describe("How many of its first instances did not count, as in profile.json."),
      pairs: z.number().int().min(2).describe("Those of `pairs` in which the GPU was not disturbed."),
      pairSpread: pairSpread.describe("Of the time in which the GPU was busy with the range."),
      wallSpread: pairSpread
        .nullable()
        .default(null)
        .describe("Of the range's wall time under CUDA tracing; null: not known, as in files of earlier versions."),
      latency: z
        .object({
          processes: z.number().int().min(1).describe("A side, in turn, without CUDA tracing."),
          statistic: latencySchema.shape.statistic,
          changeRatio: z.number().nullable().describe("Between the sides, which are the same code."),
          spreadRatio: z.number().nonnegative().nullable().describe("Between the processes of one side."),
          detectableRatio: z
            .number()
            .nonnegative()
            .nullable()
            .describe("The slowdown of wall time that so many processes find 95% of the time; null: too few."),
        })
        .nullable()
        .default(null)
        .describe("What the runs without CUDA tracing can tell on this runner. Null: none were made."),
      families: z.array(z.object({ family: z.string(), pairSpread })),
      kernels: z.array(z.object({ name: z.string(), pairSpread })),
    }),
  ),
  falseAlarms: z
    .object({
      rounds: z.number().int().min(1).describe("Rounds a side of each comparison."),
      comparisons: z.number().int().min(1),
      alarms: z.number().int().nonnegative(),
    })
    .nullable()
    .describe(
      "How many comparisons of the pairs with themselves would have failed. They share rounds: a rough figure, not a proof. Null: of a history.",
    ),
});

export type Calibration = z.infer<typeof calibrationSchema>;
export type CalibratedRange = Calibration["ranges"][number];
