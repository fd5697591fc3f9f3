import type { AcceptedRegression } from "../../model/comparison/accepted.ts";
import type { Reason } from "../../model/comparison/comparison.ts";
import type { TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Ratio } from "../../model/units.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";

/** What an accepted regression may name. */
export type FindingOf =
  | { readonly metric: NonNullable<AcceptedRegression["metric"]> }
  | { readonly family: string }
  | { readonly kernels: readonly string[] };

/** A reason, and what it is of; `changeRatio` is null where base was 0. */
export interface Finding extends Reason {
  readonly of: FindingOf | null;
  readonly changeRatio: Ratio | null;
}

/** A finding of a range; it decides nothing but by its `verdict`. */
export function finding(
  id: string,
  verdict: Reason["verdict"],
  text: string,
  range: string | null,
  more: Partial<Pick<Finding, "kernel" | "of" | "changeRatio">> = {},
): Finding {
  return { id, verdict, text, range, kernel: null, of: null, changeRatio: null, ...more };
}

/** `+16.9 % (interval +16.7 to +17.1 %; threshold 1 %)`. */
export function changeText({ changeRatio, lowRatio, highRatio, thresholdRatio }: TimeChange): string {
  if (changeRatio === null) return "changed";
  const interval =
    lowRatio === null || highRatio === null
      ? "one round a side"
      : `interval ${signedPercent(lowRatio).replace(" %", "")} to ${signedPercent(highRatio)}`;
  const threshold = thresholdRatio === null ? "" : `; threshold ${percent(thresholdRatio)}`;
  return `${signedPercent(changeRatio)} (${interval}${threshold})`;
}
