import type { Verdict } from "../../model/comparison/reason.ts";

/** What each verdict looks like. Green is for a pass alone, red for what is worse: what says neither has a mark that is neither. */
export const verdictMarks: Readonly<Record<Verdict, string>> = {
  regressed: "❌",
  "over-budget": "❌",
  "not-improved": "❌",
  incomparable: "❔",
  inconclusive: "🟡",
  "no-baseline": "⚪",
  pass: "✅",
};
