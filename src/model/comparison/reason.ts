import * as z from "zod";
import { acceptedMetrics } from "./accepted.ts";
import type { CountMetric } from "./comparison-rows.ts";
import { metricRowSchema } from "../metrics/metric-row.ts";

/** What a comparison says for its verdict or beside it. */

export const verdictSchema = z
  .enum(["regressed", "over-budget", "not-improved", "incomparable", "inconclusive", "no-baseline", "pass"])
  .describe("The first of these that a reason says.");

/** More of a count, less of it, and one that the rounds of a side do not agree on. */
export const countReasonIds = {
  launches: { up: "launches-up", down: "launches-down", vary: "launches-vary" },
  hostLaunches: { up: "host-launches-up", down: "host-launches-down", vary: "host-launches-vary" },
  graphLaunches: { up: "graph-launches-up", down: "graph-launches-down", vary: "graph-launches-vary" },
  copies: { up: "copies-up", down: "copies-down", vary: "copies-vary" },
  copiedBytes: { up: "copied-bytes-up", down: "copied-bytes-down", vary: "copied-bytes-vary" },
  blockingCopies: { up: "blocking-copies-up", down: "blocking-copies-down", vary: "blocking-copies-vary" },
  synchronizations: { up: "synchronizations-up", down: "synchronizations-down", vary: "synchronizations-vary" },
} as const satisfies Record<CountMetric, Record<"up" | "down" | "vary", string>>;

type CountReasonId = {
  [Metric in CountMetric]: (typeof countReasonIds)[Metric][keyof (typeof countReasonIds)[Metric]];
}[CountMetric];

const countIds: readonly CountReasonId[] = Object.values(countReasonIds).flatMap((ids) => Object.values(ids));

export const reasonIdSchema = z
  .enum([
    ...["range-regressed", "range-improved", "range-inconclusive", "overlap-changed", "copies-changed"],
    ...["no-kernels", "no-kernels-in-base", "no-kernels-in-head", "instances-differ", "instances-vary"],
    ...["latency-regressed", "latency-improved", "latency-open"],
    ...["rank-regressed", "rank-slower", "rank-inconclusive", "rank-straggles"],
    ...["wall-time-slower", "wall-time-open", "global-slowdown", "global-speedup", "global-change"],
    ...["family-regressed", "family-slower", "family-inconclusive", "family-new", "family-removed"],
    ...["kernel-regressed", "swapped-kernel-regressed", "kernel-inconclusive"],
    ...["kernel-slower", "kernel-moved", "kernel-variant", "kernel-overlap"],
    ...["kernel-new", "kernel-removed", "kernel-swapped", "kernels-replaced"],
    ...countIds,
    ...["no-ranges", "missing-in-base", "missing-in-head", "attribution-differs", "skip-differs", "round-left-out"],
    ...["metric-regressed", "metric-improved", "metric-open", "metric-missing-in-head", "metric-missing-in-base"],
    ...["memory-regressed", "memory-improved", "memory-open"],
    ...["machine-differs", "gpu-differs", "machine-note"],
    ...["budget-broken", "budget-not-measured", "accepted", "accepted-unmatched"],
    ...["baseline-absent", "baseline-failed", "baseline-incompatible"],
    ...["not-faster", "goal-open", "verify-differs", "verify-failed", "not-verified"],
    ...[
      "moved-outside",
      "moved-time",
      "moved-late",
      "moved-to-host",
      "not-in-whole",
      "instances-changed",
      "fewer-steps",
      "fewer-bytes",
      "whole-unknown",
    ],
    ...["clocks-faster", "base-disturbed", "caches-warm"],
  ] as const)
  .describe("Stable: the table is in docs/report-format.md.");

export const reasonSchema = z.object({
  id: reasonIdSchema,
  verdict: verdictSchema
    .exclude(["pass"])
    .nullable()
    .describe("What it makes of the comparison; null: it is said, and does not decide."),
  text: z.string().describe("For people; nothing is to be read out of it."),
  range: z.string().nullable().describe("As in `ranges` of a configuration: `decode`, `step@LLM`."),
  kernel: z.string().nullable().describe("The name of a row in `kernels`."),
  family: z
    .string()
    .nullable()
    .default(null)
    .describe("That of a row in `families`; null in files of before it was kept."),
  metric: z
    .enum(acceptedMetrics)
    .nullable()
    .default(null)
    .describe("What of the range as a whole, as an accepted regression names it; null in files of before it was kept."),
  reported: z
    .string()
    .nullable()
    .default(null)
    .describe("The name of a row in `metrics`; null in files of before there were any."),
  reportedKind: metricRowSchema.shape.kind
    .unwrap()
    .nullable()
    .default(null)
    .describe("The kind of that row; null in files of before it was kept."),
  changeRatio: z
    .number()
    .nullable()
    .default(null)
    .describe(
      "Of the kernel, family or metric, without the machine's part where that is known. Null: from 0, there is none, or the file is of before it was kept.",
    ),
});

export type Verdict = z.infer<typeof verdictSchema>;
export type ReasonId = z.infer<typeof reasonIdSchema>;
export type Reason = z.infer<typeof reasonSchema>;

/** What was not proven, and only looks like a slowdown. */
const open: readonly ReasonId[] = ["wall-time-open", "latency-open", "metric-open", "memory-open"];

/** Whether an accepted regression may take the verdict from it. */
export function canBeAccepted({ id, verdict }: Pick<Reason, "id" | "verdict">): boolean {
  return verdict === "regressed" || (open.includes(id) && verdict !== null);
}

/** A count that is worse for having fallen, such as the launches of a CUDA graph that was lost: no limit of more is about it. */
export function isFall({ metric, changeRatio }: Pick<Reason, "metric" | "changeRatio">): boolean {
  return metric !== null && metric in countReasonIds && changeRatio !== null && changeRatio < 0;
}
