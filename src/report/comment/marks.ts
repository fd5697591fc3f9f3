import type { Verdict } from "../../model/comparison/reason.ts";
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

/** What each verdict looks like. Green is for a pass alone, red for what is worse: what says neither has a mark that is neither. */
export const verdictMarks: Readonly<Record<Verdict, string>> = {
  regressed: "❌",
  "over-budget": "❌",
  incomparable: "❔",
  inconclusive: "🟡",
  "no-baseline": "⚪",
  pass: "✅",
};

/** What stands before a change: a color for the eye, a word where there is no number, since colors are not for all eyes. */
export const stateMarks: Readonly<Record<RowState, string>> = {
  regressed: "🔴",
  improved: "🟢",
  same: "",
  inconclusive: "🟡 unclear",
  moved: "↔️ moved",
  "other-variant": "↔️ variant",
  "overlap-changed": "↔️ overlap",
  noted: "△ slower",
  new: "🆕 new",
  removed: "➖ gone",
  "not-judged": "",
};
