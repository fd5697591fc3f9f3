import * as z from "zod";
import {
  amountOrNull,
  atLeast,
  count,
  flag,
  integer,
  nullByDefault,
  number,
  text,
  textOrNull,
  texts,
  tool,
} from "../schema.ts";
import { failOnSchema, goalSchema } from "../config.ts";
import { acceptedRegressionSchema } from "./accepted.ts";
import { rangeRowSchema, wallVerdictSchema } from "./comparison-rows.ts";
import { metricRowSchema } from "../metrics/metric-row.ts";
import { comparedEnvironmentSchema } from "./environment-change.ts";
import { reasonSchema, verdictSchema } from "./reason.ts";
import { runCostSchema } from "../run/cost.ts";
import { drawSchema } from "../profile/draw.ts";
import { captureModeSchema, gpuSchema } from "../profile/profile.ts";

const sideSchema = z.object({
  profileFile: textOrNull.describe(
    "The path of the side's profile.json, relative to comparison.json if both are in the same folder.",
  ),
  createdAt: text,
  measuredAt: nullByDefault(text).describe("Copied from `measuredAt` in the side's profile.json."),
  tool: tool,
  source: z.object({
    repository: textOrNull,
    commit: textOrNull,
    ref: textOrNull,
    dirty: flag.nullable(),
  }),
  machine: z.object({
    gpus: z.array(gpuSchema),
    driver: textOrNull,
    cuda: textOrNull,
    nsys: textOrNull,
    ncu: textOrNull,
  }),
  command: texts,
  isolation: nullByDefault(text).describe("Copied from the side's profile.json. Null if unknown, and in older files."),
  exitCode: nullByDefault(integer).describe("Like `isolation`."),
  ncuState: nullByDefault(text).describe(
    "`ncu.state` in the side's profile.json, or `off` if it has no `ncu`. Null in older files.",
  ),
  draw: nullByDefault(drawSchema).describe("Copied from the side's profile.json."),
  rounds: count,
  processes: nullByDefault(atLeast(1)).describe(
    "How many processes (for a server, starts) the rounds were captured in. Null if each round had its own process.",
  ),
  disturbedRounds: z
    .array(
      z.object({
        round: atLeast(1),
        state: z.enum(["throttled", "clock-differs"]),
        meanSmClockMhz: amountOrNull,
        reasons: texts.describe("What limited the clocks, in words."),
      }),
    )
    .describe("Rounds in which the GPU was still disturbed after we repeated them. These rounds count anyway."),
  meanSmClockMhz: number
    .positive()
    .nullable()
    .describe("The mean SM clock while the ranges' kernels ran. Null if we didn't watch the clocks."),
});

const limitationSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z
      .enum([
        "no-base",
        "not-interleaved",
        "other-gpu",
        "clocks-unknown",
        "not-calibrated",
        "not-explained",
        "wall-time-unknown",
      ])
      .describe(
        "not-explained: Nsight Compute didn't measure the slower kernels on both sides, or found no difference. other-gpu: the sides may have run on different GPUs.",
      ),
  }),
  z.object({
    kind: z.literal("one-round"),
    thresholdRatio: number.describe("With one round per side, we can't detect slowdowns smaller than this."),
  }),
]);

const calibrationMisfitSchema = z.object({
  madeOn: z.object({ gpu: text, uuid: text, driver: textOrNull }),
  found: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("unknown-gpu") }),
    z.object({ kind: z.literal("several-gpus"), count: integer }),
    z.object({ kind: z.literal("other-gpu"), gpu: text, uuid: textOrNull }),
    z.object({ kind: z.literal("other-driver"), driver: textOrNull }),
    z.object({ kind: z.literal("other-captures"), captureMode: captureModeSchema }),
    z.object({ kind: z.literal("other-instances"), range: text.describe("The range whose `skip` differs.") }),
  ]),
});

/** docs/report-format.md has the format's changelog. */
export const comparisonSchema = z.object({
  schemaVersion: z.literal(1),
  verdict: verdictSchema,
  wall: wallVerdictSchema
    .default("unknown")
    .describe("The worst of the ranges' verdicts on wall time. With `unknown`, a pass doesn't cover wall time."),
  comparedOn: text.describe("The date as YYYY-MM-DD. It decides whether accepted regressions have expired."),
  failOn: z.array(failOnSchema),
  goal: goalSchema
    .default("hold")
    .describe("The configuration's `compare.goal`. With `improve`, a pass means that head improved."),
  reasons: z.array(reasonSchema).describe("Reasons that decide the verdict come first."),
  baseline: z.object({
    state: z
      .enum(["measured", "given", "artifact", "absent", "incompatible", "failed"])
      .describe(
        "measured: in the same job. given: files that the user named. artifact: from an earlier run. absent: there's no baseline. incompatible: the baseline is damaged, or another version wrote it. failed: we couldn't build, capture or fetch the baseline, or couldn't find out if there is one.",
      ),
    text: textOrNull,
    pinned: text
      .optional()
      .describe(
        "For a base measured in the same job, the tag or commit that the user named, if that's what was measured. Absent if the base moves with a branch, and in older files.",
      ),
  }),
  interleaved: flag.describe("True if base[i] and head[i] were measured one right after the other."),
  base: sideSchema.nullable(),
  head: sideSchema,
  machineDifferences: z.array(
    z.object({
      what: text,
      base: textOrNull,
      head: textOrNull,
      consequence: z.enum(["incomparable", "cautious", "none"]).describe("cautious: thresholds are larger."),
    }),
  ),
  environment: nullByDefault(comparedEnvironmentSchema).describe(
    "How the sides' environments differ. Null if a side's environment is unknown.",
  ),
  calibration: z.object({
    used: flag,
    misfit: calibrationMisfitSchema
      .nullable()
      .catch(null)
      .describe("Why the configured calibration isn't used. Null if it's used, or if none is configured."),
    createdAt: textOrNull,
    from: z.enum(["rounds", "history"]).default("rounds").describe("As in calibration.json."),
    pairs: integer.nullable(),
    falseAlarms: z
      .object({
        rounds: integer,
        comparisons: integer,
        alarms: integer,
      })
      .nullable()
      .describe("Comparisons of the calibration's own pairs, and how many of them would have failed."),
  }),
  budgets: z.array(
    z.object({
      text: text,
      range: textOrNull,
      metric: text,
      limit: number,
      unit: text.describe(
        "The unit of `limit` and `value`: ns, bytes, or empty for counts. Other units come from a metric of the program.",
      ),
      value: number.nullable().describe("Head's median. Null if it wasn't measured."),
      state: z.enum(["held", "broken", "unknown"]),
    }),
  ),
  accepted: z.array(
    z.object({
      entry: acceptedRegressionSchema,
      state: z
        .enum(["used", "exceeded", "expired", "unused", "not-judged", "unmatched"])
        .describe(
          "unused: the entry's row was the same or faster, and we'd have found a slowdown of the accepted size. not-judged: we can't tell, so the entry may still be needed. unmatched: no row matches the entry.",
        ),
    }),
  ),
  ranges: z.array(rangeRowSchema),
  metrics: z.array(metricRowSchema).default([]).describe("What the program reported on both sides."),
  limitations: z
    .array(limitationSchema)
    .catch([])
    .describe(
      "What this comparison can't know. We drop limitations that older versions of llm-profile stored as plain sentences.",
    ),
  cost: nullByDefault(runCostSchema).describe(
    "What the run had cost when this file was written. Null if both sides come from existing files, and in older versions of this file.",
  ),
});

export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparedSide = z.infer<typeof sideSchema>;
export type Baseline = Comparison["baseline"];
export type BudgetResult = Comparison["budgets"][number];
export type AcceptedResult = Comparison["accepted"][number];
export type Limitation = z.infer<typeof limitationSchema>;
export type CalibrationMisfit = z.infer<typeof calibrationMisfitSchema>;
export type MachineDifference = Comparison["machineDifferences"][number];
