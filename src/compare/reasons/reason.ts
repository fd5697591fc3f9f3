import type { Reason, ReasonId } from "../../model/comparison/reason.ts";
import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import { intervalText, percent, signedPercent } from "../../model/text/quantity.ts";

/** The subject of a reason: a kernel, family, or metric. If all are missing, the subject is the whole range. */
export type ReasonFacts = Partial<
  Pick<Reason, "kernel" | "family" | "metric" | "reported" | "reportedKind" | "changeRatio">
>;

/** Creates a reason for a range, or for the whole comparison if `range` is null. Only the reason's `verdict` affects the outcome. */
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
