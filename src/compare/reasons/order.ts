import type { Reason, Verdict } from "../../model/comparison/reason.ts";

/** The gravest first: a regression in one range is not undone by another that cannot be compared. */
const gravity: readonly Verdict[] = ["regressed", "over-budget", "incomparable", "inconclusive", "no-baseline", "pass"];

/** The verdict that reasons make: the gravest of theirs; `pass` where none decides. */
export function verdictOf(reasons: readonly Pick<Reason, "verdict">[]): Verdict {
  return gravity.find((verdict) => reasons.some((reason) => reason.verdict === verdict)) ?? "pass";
}

/** Reasons that decide before those that are only said; else as they were. */
export function inOrder<T extends Pick<Reason, "verdict">>(reasons: readonly T[]): T[] {
  return reasons.toSorted(
    (one, other) => gravity.indexOf(one.verdict ?? "pass") - gravity.indexOf(other.verdict ?? "pass"),
  );
}
