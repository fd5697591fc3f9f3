import * as z from "zod";
import { nullByDefault, number, text, textOrNull } from "../schema.ts";
import { acceptedMetrics } from "./accepted.ts";
import type { CountMetric } from "./comparison-rows.ts";
import { metricRowSchema } from "../metrics/metric-row.ts";

export const verdictSchema = z
  .enum(["regressed", "over-budget", "not-improved", "incomparable", "inconclusive", "no-baseline", "pass"])
  .describe(
    "The overall verdict is the first in this list that any reason leads to, or `pass` if no reason leads to a verdict.",
  );

/** Each count's reason ids. `up`: head has more. `down`: head has fewer. `vary`: a side's rounds disagree. */
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
    "range-regressed",
    "range-improved",
    "range-inconclusive",
    "overlap-changed",
    "copies-changed",
    "no-kernels",
    "no-kernels-in-base",
    "no-kernels-in-head",
    "instances-differ",
    "instances-vary",
    "latency-regressed",
    "latency-improved",
    "latency-open",
    "rank-regressed",
    "rank-slower",
    "rank-inconclusive",
    "rank-straggles",
    "wall-time-slower",
    "wall-time-open",
    "global-slowdown",
    "global-speedup",
    "global-change",
    "family-regressed",
    "family-slower",
    "family-inconclusive",
    "family-new",
    "family-removed",
    "kernel-regressed",
    "swapped-kernel-regressed",
    "kernel-inconclusive",
    "kernel-slower",
    "kernel-moved",
    "kernel-variant",
    "kernel-overlap",
    "kernel-new",
    "kernel-removed",
    "kernel-swapped",
    "kernels-replaced",
    ...countIds,
    "no-ranges",
    "missing-in-base",
    "missing-in-head",
    "attribution-differs",
    "skip-differs",
    "round-left-out",
    "metric-regressed",
    "metric-improved",
    "metric-open",
    "metric-missing-in-head",
    "metric-missing-in-base",
    "memory-regressed",
    "memory-improved",
    "memory-open",
    "machine-differs",
    "gpu-differs",
    "machine-note",
    "budget-broken",
    "budget-not-measured",
    "accepted",
    "accepted-unmatched",
    "baseline-absent",
    "baseline-failed",
    "baseline-incompatible",
    "not-faster",
    "goal-open",
    "verify-differs",
    "verify-failed",
    "not-verified",
    "moved-outside",
    "moved-time",
    "moved-late",
    "moved-to-host",
    "not-in-whole",
    "instances-changed",
    "fewer-steps",
    "fewer-bytes",
    "whole-unknown",
    "clocks-faster",
    "base-disturbed",
    "caches-warm",
  ])
  .describe("The reason's id. Ids are stable; docs/report-format.md lists them.");

export const reasonSchema = z.object({
  id: reasonIdSchema,
  verdict: verdictSchema
    .exclude(["pass"])
    .nullable()
    .describe("The verdict that this reason leads to. Null for a remark, which doesn't affect the verdict."),
  text: text.describe("Text to show. Don't parse it."),
  range: textOrNull.describe("As in a configuration's `ranges`: `decode`, `step@LLM`."),
  kernel: textOrNull.describe("The kernel's name in the range's `kernels`."),
  family: nullByDefault(text).describe("The family's name in the range's `families`. Null in older files."),
  metric: nullByDefault(z.enum(acceptedMetrics)).describe(
    "A time or count of the whole range, named as in an accepted regression. Null in older files.",
  ),
  reported: nullByDefault(text).describe("The metric's name in the comparison's `metrics`. Null in older files."),
  reportedKind: nullByDefault(metricRowSchema.shape.kind.unwrap()).describe(
    "The kind of the metric in `reported`. Null in older files.",
  ),
  changeRatio: nullByDefault(number).describe(
    "The change in the kernel, family or metric. If we know which part of the change the machine caused, that part is left out. Null if base is 0, if there's no change to report, and in older files.",
  ),
});

export type Verdict = z.infer<typeof verdictSchema>;
export type ReasonId = z.infer<typeof reasonIdSchema>;
export type Reason = z.infer<typeof reasonSchema>;

const open: readonly ReasonId[] = ["wall-time-open", "latency-open", "metric-open", "memory-open"];

export function canBeAccepted({ id, verdict }: Pick<Reason, "id" | "verdict">): boolean {
  return verdict === "regressed" || (open.includes(id) && verdict !== null);
}

/** True if accepting `whole`, a slower range, also accepts `part`: a slower kernel or family, whose time is part of that range's time. */
export function coversPart(whole: Reason, part: Reason): boolean {
  const isPart = part.kernel !== null || part.family !== null;
  return isPart && whole.id === "range-regressed" && whole.range === part.range;
}

/** True for a count that got worse by falling, such as a lost CUDA graph's launches. An accepted increase doesn't cover such a decrease. */
export function isFall({ metric, changeRatio }: Pick<Reason, "metric" | "changeRatio">): boolean {
  return metric !== null && metric in countReasonIds && changeRatio !== null && changeRatio < 0;
}
