import type { Verdict } from "../../model/comparison/reason.ts";
import type { CommentSection } from "./comment-input.ts";

const gravestFirst = [
  ...["failed", "regressed", "over-budget", "incomparable", "inconclusive", "no-baseline"],
  ...["not-compared", "pass"],
] as const satisfies readonly (Verdict | "failed" | "not-compared")[];

/** The verdict of all sections together: the worst. */
export function worstVerdict(sections: readonly CommentSection[]): (typeof gravestFirst)[number] {
  const verdicts = new Set(sections.map(verdictOf));
  return gravestFirst.find((verdict) => verdicts.has(verdict)) ?? "not-compared";
}

function verdictOf({ failure, comparison }: CommentSection): (typeof gravestFirst)[number] {
  if (failure !== null) return "failed";
  return comparison?.verdict ?? "not-compared";
}
