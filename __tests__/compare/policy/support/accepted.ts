import type { AcceptedRegression } from "../../../../src/model/comparison/accepted.ts";

/** An accepted regression of up to 10%, which ends after the day on which tests compare. */
export function madeEntry(change: Partial<AcceptedRegression>): AcceptedRegression {
  return { change: 10, reason: "For correctness.", expires: "2026-06-30", ...change };
}
