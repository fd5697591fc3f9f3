import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { fasterRanges, isAccepted } from "../verdict/decisive.ts";
import { joinNews, findReasonQuotedInText, verdictName, verdictNews, type VerdictNews } from "../verdict/sentences.ts";
import type { Judged } from "./input.ts";
import { markProse } from "./text.ts";
import { verdictMarks } from "./verdict-marks.ts";

/** What readers must see at a glance: pass or fail, what happened, and how sure we are. */
export interface Lead extends VerdictNews {
  readonly mark: string;
  /** Such as `Regressed`; our own plain text. */
  readonly word: string;
  /** The title and the sentences. If something failed, only what failed. */
  readonly what: string;
  /** The reason that the sentences quote. */
  readonly quoted: Reason | null;
}

/**
 * A section's headline. A failure comes before what was measured earlier, unless a regression or an exceeded budget was found. A missing
 * baseline comes before everything else we know.
 */
export function writeLead(section: Judged): Lead {
  const { comparison, failure, fails, unread = false } = section;
  const measured = measuredLead(section);
  if (failure === null)
    return measured ?? leadFrom(fails ? "❌" : "❔", "No result", "There's no profile and no comparison.");
  if (measured !== null && isWorseThenFailed(section))
    return { ...measured, word: `${measured.word}, then failed`, title: `${measured.title}, then failed` };
  const mark = fails ? "❌" : unread ? "❔" : "⚠️";
  const what = markProse(failure.what);
  if (measured === null) return leadFrom(mark, unread ? "Results can't be read" : "Nothing was measured", what);
  const measuredWord =
    comparison === null ? "" : `: ${measured.word.slice(0, 1).toLowerCase()}${measured.word.slice(1)}`;
  return { ...leadFrom(mark, `Failed after measuring${measuredWord}`, what), quoted: measured.quoted };
}

/** A headline whose title is its word. */
function leadFrom(mark: string, word: string, what: string): Lead {
  return { mark, word, title: word, sentences: [{ kind: "reason", text: what }], what, quoted: null };
}

/** The headline of what was measured, even if something failed later; null if nothing was measured. */
export function measuredLead({ comparison, head, fails }: Judged): Lead | null {
  if (comparison === null)
    return head === null ? null : leadFrom(fails ? "❌" : "📊", "Measured", "No baseline; no verdict.");
  const news = verdictNews(comparison);
  return {
    ...news,
    mark: fails ? "❌" : isWorse(comparison) ? "⚠️" : verdictMarks[comparison.verdict],
    word: chooseWord(comparison),
    what: joinNews(news),
    quoted: findReasonQuotedInText(comparison),
  };
}

/** True if something failed after we found a regression or an exceeded budget, which matters more than the failure. */
export function isWorseThenFailed({ failure, comparison }: Judged): boolean {
  return failure !== null && comparison !== null && isWorse(comparison);
}

/** True if the verdict is bad news even if it doesn't fail the job. */
function isWorse({ verdict }: Comparison): boolean {
  return verdict === "regressed" || verdict === "over-budget";
}

function chooseWord(comparison: Comparison): string {
  if (comparison.verdict !== "pass" || comparison.goal === "improve") return verdictName(comparison);
  if (isAccepted(comparison)) return "Pass, with accepted regressions";
  return fasterRanges(comparison).length > 0 ? "Pass, and faster" : verdictName(comparison);
}

/** The conclusion of a check run. Only a pass is green. Anything unclear is neutral, unless the job fails. */
export function checkConclusion({ fails, comparison }: Judged): "success" | "neutral" | "failure" {
  if (fails) return "failure";
  return comparison?.verdict === "pass" ? "success" : "neutral";
}

/** One sentence about whether the result fails the check, or empty if there's nothing to add. */
export function describeEffect({ comparison, failure, fails, unread = false }: Judged): string {
  if (unread) return "";
  if (fails) return "This fails the check.";
  const verdict = failure === null ? (comparison?.verdict ?? null) : "no-baseline";
  return verdict === null || verdict === "pass" ? "" : "This doesn't fail the check.";
}
