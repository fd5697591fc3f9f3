import * as z from "zod";
import { failOnSchema, goalSchema } from "../config.ts";
import { acceptedRegressionSchema } from "./accepted.ts";
import { rangeRowSchema, wallVerdictSchema } from "./comparison-rows.ts";
import { metricRowSchema } from "../metrics/metric-row.ts";
import { comparedEnvironmentSchema } from "./environment-change.ts";
import { reasonSchema, verdictSchema } from "./reason.ts";
import { runCostSchema } from "../run/cost.ts";
import { captureModeSchema, gpuSchema } from "../profile/profile.ts";

const sideSchema = z.object({
  profileFile: z.string().nullable().describe("Relative to this file where it lies beside it."),
  createdAt: z.string(),
  measuredAt: z.string().nullable().default(null).describe("As in its profile.json."),
  tool: z.object({ name: z.string(), version: z.string() }),
  source: z.object({
    repository: z.string().nullable(),
    commit: z.string().nullable(),
    ref: z.string().nullable(),
    dirty: z.boolean().nullable(),
  }),
  machine: z.object({
    gpus: z.array(gpuSchema),
    driver: z.string().nullable(),
    cuda: z.string().nullable(),
    nsys: z.string().nullable(),
    ncu: z.string().nullable(),
  }),
  command: z.array(z.string()),
  rounds: z.number().int().nonnegative(),
  processes: z
    .number()
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe("How many processes (loads of a server) the rounds were captured in; null: each in one of its own."),
  disturbedRounds: z
    .array(
      z.object({
        round: z.number().int().min(1),
        state: z.enum(["throttled", "clock-differs"]),
        meanSmClockMhz: z.number().nonnegative().nullable(),
        reasons: z.array(z.string()).describe("What held the clocks down, in words."),
      }),
    )
    .describe("Rounds in which the GPU was disturbed, also when they were made again. They count all the same."),
  meanSmClockMhz: z
    .number()
    .positive()
    .nullable()
    .describe("Over the ranges' times, where the clocks were watched; null: not known."),
});

/** What a comparison cannot know. */
const limitationSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z
      .enum([
        ...["no-base", "not-interleaved", "other-gpu", "clocks-unknown", "not-calibrated", "not-explained"],
        "wall-time-unknown",
      ] as const)
      .describe(
        "not-explained: Nsight Compute has not measured the slower kernels on both sides, or nothing differs. other-gpu: it is not known that both sides ran on one GPU.",
      ),
  }),
  z.object({ kind: z.literal("one-round"), thresholdRatio: z.number().describe("A smaller slowdown is never found.") }),
]);

/** Why a calibration was not used: it is of another GPU or driver than `madeOn`. */
const calibrationMisfitSchema = z.object({
  madeOn: z.object({ gpu: z.string(), uuid: z.string(), driver: z.string().nullable() }),
  found: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("unknown-gpu") }),
    z.object({ kind: z.literal("several-gpus"), count: z.number().int() }),
    z.object({ kind: z.literal("other-gpu"), gpu: z.string(), uuid: z.string().nullable() }),
    z.object({ kind: z.literal("other-driver"), driver: z.string().nullable() }),
    z.object({ kind: z.literal("other-captures"), captureMode: captureModeSchema }),
    z.object({ kind: z.literal("other-instances"), range: z.string().describe("Its `skip` is another one.") }),
  ]),
});

/** comparison.json: whether head is slower than base, and why. The changelog of the format is docs/report-format.md. */
export const comparisonSchema = z.object({
  schemaVersion: z.literal(1),
  verdict: verdictSchema,
  wall: wallVerdictSchema
    .default("unknown")
    .describe("Of the time in all: the worst of its ranges. A pass with `unknown` says nothing of it."),
  comparedOn: z.string().describe("YYYY-MM-DD; accepted regressions expire by it."),
  failOn: z.array(failOnSchema),
  goal: goalSchema
    .default("hold")
    .describe("`compare.goal` of the configuration. A pass of `improve` is an improvement."),
  reasons: z.array(reasonSchema).describe("Those that decide first."),
  baseline: z.object({
    state: z
      .enum(["measured", "given", "artifact", "absent", "incompatible", "failed"])
      .describe(
        "measured: in the same job. given: files that the user named. artifact: of an earlier run. absent: there is none. incompatible: there is one that is damaged or of another version. failed: it could not be built, captured or fetched, or whether there is one could not be found out.",
      ),
    text: z.string().nullable(),
    name: z
      .string()
      .optional()
      .describe("Of a pinned reference: the tag, commit or path that the user named. Without it this is the baseline."),
    pinned: z
      .string()
      .optional()
      .describe(
        "Of a base that was measured in the same job: the tag or commit that the user named, where that is what was measured. Without it the base moves with a branch, or an earlier version wrote this.",
      ),
  }),
  interleaved: z.boolean().describe("True where base[i] and head[i] were measured as neighbors in time."),
  base: sideSchema.nullable(),
  head: sideSchema,
  machineDifferences: z.array(
    z.object({
      what: z.string(),
      base: z.string().nullable(),
      head: z.string().nullable(),
      consequence: z.enum(["incomparable", "cautious", "none"]).describe("cautious: the thresholds are larger."),
    }),
  ),
  environment: comparedEnvironmentSchema
    .nullable()
    .default(null)
    .describe("What differs between what the sides ran with. Null: a side does not know it."),
  calibration: z.object({
    used: z.boolean(),
    misfit: calibrationMisfitSchema
      .nullable()
      .catch(null)
      .describe("Why one that was given is not used; null: it is, or none was given."),
    createdAt: z.string().nullable(),
    from: z.enum(["rounds", "history"]).default("rounds").describe("As in calibration.json."),
    pairs: z.number().int().nullable(),
    falseAlarms: z
      .object({
        rounds: z.number().int(),
        comparisons: z.number().int(),
        alarms: z.number().int(),
      })
      .nullable()
      .describe("Comparisons of its equal sides, and how many of them would have failed."),
  }),
  budgets: z.array(
    z.object({
      text: z.string(),
      range: z.string().nullable(),
      metric: z.string(),
      limit: z.number(),
      unit: z
        .string()
        .describe(
          "Of `limit` and `value`: ns, bytes, empty for counts; another one is that of a metric of the program.",
        ),
      value: z.number().nullable().describe("Head's median; null where it was not measured."),
      state: z.enum(["held", "broken", "unknown"]),
    }),
  ),
  accepted: z.array(
    z.object({
      entry: acceptedRegressionSchema,
      state: z
        .enum(["used", "exceeded", "expired", "unused", "not-judged", "unmatched"])
        .describe(
          "unused: what it is of was judged the same or faster, and a slowdown of the accepted size would have been found. not-judged: it was not, so that it may be needed again. unmatched: no row of this comparison is what it is of.",
        ),
    }),
  ),
  ranges: z.array(rangeRowSchema),
  metrics: z.array(metricRowSchema).default([]).describe("What the program itself reported, on both sides."),
  limitations: z
    .array(limitationSchema)
    .catch([])
    .describe("What this comparison cannot know. Sentences, as of earlier versions, are left out."),
  cost: runCostSchema
    .nullable()
    .default(null)
    .describe("What the run cost until it was written. Null: both sides were recorded, or the file is older."),
});

export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparedSide = z.infer<typeof sideSchema>;
export type Baseline = Comparison["baseline"];
export type BudgetResult = Comparison["budgets"][number];
export type AcceptedResult = Comparison["accepted"][number];
export type Limitation = z.infer<typeof limitationSchema>;
export type CalibrationMisfit = z.infer<typeof calibrationMisfitSchema>;
export type MachineDifference = Comparison["machineDifferences"][number];
