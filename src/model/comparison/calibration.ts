import * as z from "zod";
import { amount, amountOrNull, atLeast, count, nullByDefault, number, text, textOrNull, tool } from "../schema.ts";
import { captureModeSchema } from "../profile/profile.ts";
import { latencySchema } from "./comparison-rows.ts";

/**
 * How much a runner's rounds vary when nothing changed: pairs of rounds of the same code (A/A), measured as in a comparison.
 * docs/report-format.md has the format's changelog.
 */
export const calibrationSchemaVersion = 1;

const pairSpread = amount.describe(
  "The root mean square of the pairs' log ratios, after we subtract how much longer the second round of a pair takes on average. 0.002 means 0.2% between two rounds of the same code.",
);

export const calibrationSchema = z.object({
  schemaVersion: z.literal(calibrationSchemaVersion),
  tool: tool,
  createdAt: text,
  from: z
    .enum(["rounds", "history"])
    .default("rounds")
    .describe(
      "rounds: from pairs of rounds of the same code. history: from the differences between nightly runs during periods without changes; doesn't cover kernels or wall time.",
    ),
  gpu: z.object({ name: text, uuid: text }).describe("The one GPU that the calibration applies to."),
  driver: textOrNull,
  captureMode: nullByDefault(captureModeSchema).describe(
    "How the ranges were captured, as in profile.json. Null in older files.",
  ),
  source: z.object({ repository: textOrNull, commit: textOrNull }).describe("The code that was measured."),
  pairs: atLeast(2).describe("The number of interleaved pairs of rounds."),
  ranges: z.array(
    z.object({
      name: text,
      domain: text,
      skippedInstances: count.default(0).describe("How many instances at the start were left out, as in profile.json."),
      pairs: atLeast(2).describe("The number of pairs without a disturbed GPU."),
      pairSpread: pairSpread.describe("The pairs' spread in the range's GPU busy time."),
      wallSpread: nullByDefault(pairSpread).describe(
        "The pairs' spread in the range's wall time under CUDA tracing. Null in older files.",
      ),
      latency: nullByDefault(
        z.object({
          processes: atLeast(1).describe("Processes per side without CUDA tracing, alternating between the sides."),
          statistic: latencySchema.shape.statistic,
          changeRatio: number
            .nullable()
            .describe("The change that we measured between the sides, even though both run the same code."),
          spreadRatio: amountOrNull.describe("The spread between one side's processes."),
          detectableRatio: amountOrNull.describe(
            "The wall-time slowdown that this many processes detect 95% of the time. Null with too few processes.",
          ),
        }),
      ).describe(
        "How small a change in wall time we can detect on this runner without CUDA tracing. Null if there were no untraced runs.",
      ),
      families: z.array(z.object({ family: text, pairSpread })),
      kernels: z.array(z.object({ name: text, pairSpread })),
    }),
  ),
  falseAlarms: z
    .object({
      rounds: atLeast(1).describe("Rounds per side in each comparison."),
      comparisons: atLeast(1),
      alarms: count,
    })
    .nullable()
    .describe(
      "How many comparisons made from these pairs would have failed. These comparisons share rounds, so this is only a rough estimate. Null if the calibration comes from a history.",
    ),
});

export type Calibration = z.infer<typeof calibrationSchema>;
export type CalibratedRange = Calibration["ranges"][number];
