import type { Reason, ReasonId } from "../../model/comparison/reason.ts";
import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import { percent, percentInterval, signedPercent } from "../../model/text/quantity.ts";

/** What a reason is of; the whole range where it names nothing. */
export type ReasonFacts = Partial<
  Pick<Reason, "kernel" | "family" | "metric" | "reported" | "reportedKind" | "changeRatio">
>;

/** A reason of a range, or of the whole where that is null; it decides nothing but by its `verdict`. */
export function reason(
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
export function changeText({
  changeRatio,
  lowRatio,
  highRatio,
  thresholdRatio,
}: Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "thresholdRatio">): string {
  if (changeRatio === null) return "changed";
  const interval =
    lowRatio === null || highRatio === null ? "one process a side" : `interval ${percentInterval(lowRatio, highRatio)}`;
  const threshold = thresholdRatio === null ? "" : `; threshold ${percent(thresholdRatio)}`;
  return `${signedPercent(changeRatio)} (${interval}${threshold})`;
}
