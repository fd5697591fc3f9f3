import type { Reason, Verdict } from "../../model/comparison/reason.ts";

/** Worst first. A regression in one range counts even if another range can't be compared. */
const severity: readonly Verdict[] = [
  "regressed",
  "over-budget",
  "not-improved",
  "incomparable",
  "inconclusive",
  "no-baseline",
  "pass",
];

/** The worst verdict of all reasons. `pass` if no reason has a verdict. */
export function verdictOf(reasons: readonly Pick<Reason, "verdict">[]): Verdict {
  return severity.find((verdict) => reasons.some((reason) => reason.verdict === verdict)) ?? "pass";
}

/** Sorts reasons by severity, with notes last. Reasons of equal severity keep their order. */
export function inOrder<T extends Pick<Reason, "verdict">>(reasons: readonly T[]): T[] {
  return reasons.toSorted(
    (one, other) => severity.indexOf(one.verdict ?? "pass") - severity.indexOf(other.verdict ?? "pass"),
  );
}
