import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Reason, ReasonId, Verdict } from "../../model/comparison/reason.ts";
import { intervalText, percent, signedPercent } from "../../model/text/quantity.ts";

export type ReasonFacts = Partial<
  Pick<Reason, "kernel" | "family" | "metric" | "reported" | "reportedKind" | "changeRatio">
>;

/** Only the reason's `verdict` affects the outcome. */
export function createReason(
  id: ReasonId,
  verdict: Reason["verdict"],
  text: string,
  range: string | null,
  facts: ReasonFacts = {},
): Reason {
  const nothing = { kernel: null, family: null, metric: null, reported: null, reportedKind: null, changeRatio: null };
  return { id, verdict, text, range, ...nothing, ...facts };
}

/** `+16.9% (interval +16.7% to +17.1%; threshold 1%)`. */
export function formatChange({
  changeRatio,
  lowRatio,
  highRatio,
  thresholdRatio,
}: Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "thresholdRatio">): string {
  if (changeRatio === null) return "changed";
  const interval = lowRatio === null || highRatio === null ? "one process per side" : intervalText(lowRatio, highRatio);
  const threshold = thresholdRatio === null ? "" : `threshold ${percent(thresholdRatio)}`;
  const details = [interval, threshold].filter((part) => part !== "").join("; ");
  return `${signedPercent(changeRatio)}${details === "" ? "" : ` (${details})`}`;
}

/** A regression in one range counts even if another range can't be compared. */
const severity: readonly Verdict[] = [
  "regressed",
  "over-budget",
  "not-improved",
  "incomparable",
  "inconclusive",
  "no-baseline",
  "pass",
];

export function decideVerdict(reasons: readonly Pick<Reason, "verdict">[]): Verdict {
  return severity.find((verdict) => reasons.some((reason) => reason.verdict === verdict)) ?? "pass";
}

export function sortReasons<T extends Pick<Reason, "verdict">>(reasons: readonly T[]): T[] {
  return reasons.toSorted((a, b) => severity.indexOf(a.verdict ?? "pass") - severity.indexOf(b.verdict ?? "pass"));
}
