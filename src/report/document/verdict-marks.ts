import type { Verdict } from "../../model/comparison/reason.ts";

/** The mark of each verdict. Only a pass is green, and only bad news is red. */
export const verdictMarks: Readonly<Record<Verdict, string>> = {
  regressed: "❌",
  "over-budget": "❌",
  "not-improved": "❌",
  incomparable: "❔",
  inconclusive: "🟡",
  "no-baseline": "⚪",
  pass: "✅",
};
