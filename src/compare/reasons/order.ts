import type { Reason, Verdict } from "../../model/comparison/reason.ts";

/** The worst first: a regression in one range is not undone by another that cannot be compared. */
const severity: readonly Verdict[] = [
  "regressed",
  "over-budget",
  "not-improved",
  "incomparable",
  "inconclusive",
  "no-baseline",
  "pass",
];

/** The verdict that reasons make: the worst of theirs; `pass` where none decides. */
export function verdictOf(reasons: readonly Pick<Reason, "verdict">[]): Verdict {
  return severity.find((verdict) => reasons.some((reason) => reason.verdict === verdict)) ?? "pass";
}

/** Reasons that decide before those that are only said; else as they were. */
export function inOrder<T extends Pick<Reason, "verdict">>(reasons: readonly T[]): T[] {
  return reasons.toSorted(
    (one, other) => severity.indexOf(one.verdict ?? "pass") - severity.indexOf(other.verdict ?? "pass"),
  );
}
