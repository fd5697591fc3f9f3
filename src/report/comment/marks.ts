import type { Verdict } from "../../model/comparison/comparison.ts";
import type { RowState } from "../../model/comparison/comparison-rows.ts";

/** How each verdict is called. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  regressed: "Regressed",
  "over-budget": "Over budget",
  incomparable: "Not comparable",
  inconclusive: "Inconclusive",
  "no-baseline": "No baseline",
  pass: "Pass",
};

/** What stands before a change: a colour for the eye, a word where there is no number, since colours are not for all eyes. */
export const stateMarks: Readonly<Record<RowState, string>> = {
  regressed: "🔴",
  improved: "🟢",
  same: "",
  inconclusive: "🟡 unclear",
  moved: "↔️ moved",
  new: "🆕 new",
  removed: "➖ gone",
  "not-judged": "",
};

/** What a range's verdict looks like in a table. */
export const rangeMarks: Readonly<Record<"pass" | "regressed" | "inconclusive" | "incomparable", string>> = {
  pass: "✅",
  regressed: "❌",
  inconclusive: "⚠️",
  incomparable: "❔",
};
