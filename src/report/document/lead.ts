import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Latency } from "../../model/comparison/comparison-rows.ts";
import type { Reason, Verdict } from "../../model/comparison/reason.ts";
import { percent, percentInterval } from "../../model/text/quantity.ts";
import { decisiveChanges, isAccepted } from "../decisive.ts";
import { fasterRanges, hasOneProcess, isOneRound, slowerRanges } from "../headline.ts";
import { quotedInText, verdictName, verdictText } from "../verdict-text.ts";
import type { Judged } from "./input.ts";
import { verdictMarks } from "./verdict-marks.ts";
import { proseText, rangeName } from "./text.ts";

/** What readers must see at a glance: pass or fail, what happened, and how sure we are. */
export interface Lead {
  readonly mark: string;
  /** Such as `Regressed`; our own plain text. */
  readonly word: string;
  /** One or two sentences. */
  readonly what: string;
  /** Empty if there's nothing to say. */
  readonly confidence: string;
  /** The reason that `what` quotes. */
  readonly quoted: Reason | null;
}

/**
 * A section's headline. A failure comes before what was measured earlier, unless a regression or an exceeded budget was found. A missing
 * baseline comes before everything else we know.
 */
export function leadOf(section: Judged): Lead {
  const { failure, fails, unread = false } = section;
  const measured = measuredLead(section);
  if (failure === null) return measured ?? { ...noResult, mark: fails ? "❌" : noResult.mark };
  if (measured !== null && isWorseThenFailed(section)) return { ...measured, word: `${measured.word}, then failed` };
  const { word, quoted } =
    measured === null
      ? { word: unread ? "Results can't be read" : "Nothing was measured", quoted: null }
      : { word: failedWord(section, measured), quoted: measured.quoted };
  return { mark: fails ? "❌" : unread ? "❔" : "⚠️", word, what: proseText(failure.what), confidence: "", quoted };
}

const noResult: Lead = {
  mark: "❔",
  word: "No result",
  what: "There's no profile and no comparison.",
  confidence: "",
  quoted: null,
};

function failedWord({ comparison }: Judged, { word }: Lead): string {
  return `Failed after measuring${comparison === null ? "" : `: ${word.slice(0, 1).toLowerCase()}${word.slice(1)}`}`;
}

/** The headline of what was measured, even if something failed later; null if nothing was measured. */
export function measuredLead({ comparison, head, fails }: Judged): Lead | null {
  const headline = (mark: string, word: string, what: string): Lead => ({
    mark: fails ? "❌" : mark,
    word,
    what,
    confidence: "",
    quoted: null,
  });
  if (comparison === null) return head === null ? null : headline("📊", "Measured", "No baseline; no verdict.");
  return {
    ...headline(
      isWorse(comparison) ? "⚠️" : verdictMarks[comparison.verdict],
      wordOf(comparison),
      verdictText(comparison),
    ),
    confidence: confidenceOf(comparison),
    quoted: quotedInText(comparison),
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

function wordOf(comparison: Comparison): string {
  if (comparison.goal === "improve") return verdictName(comparison);
  if (comparison.verdict === "pass" && isAccepted(comparison)) return "Pass, with accepted regressions";
  if (comparison.verdict === "pass" && fasterRanges(comparison).length > 0) return "Pass, and faster";
  return verdictName(comparison);
}

/** The conclusion of a check run. Only a pass is green. Anything unclear is neutral, unless the job fails. */
export function checkConclusion({ fails, comparison }: Judged): "success" | "neutral" | "failure" {
  if (fails) return "failure";
  return comparison?.verdict === "pass" ? "success" : "neutral";
}

/** One sentence about whether the result fails the check, or empty if there's nothing to add. */
function effectText({ fails, unread = false }: Judged, verdict: Verdict | null): string {
  if (unread) return "";
  if (fails) return "This fails the check.";
  return verdict === null || verdict === "pass" ? "" : "This doesn't fail the check.";
}

/** The interval of the change in the first sentence, or why there's no interval; empty if that adds nothing. */
function confidenceOf(comparison: Comparison): string {
  const { verdict, base } = comparison;
  if (base === null || verdict === "incomparable" || verdict === "over-budget" || verdict === "not-improved") return "";
  if (isOneRound(comparison))
    return `Only one ${hasOneProcess(comparison) ? "process" : "round"} per side, so the noise is unknown: a reported change may be noise, and a small change may go unnoticed.`;
  const slower = slowerRanges(comparison).filter(
    (range) => verdict === "pass" || decisiveChanges(range, comparison).gpuTime,
  );
  const decisive = slower[0] ?? (verdict === "pass" ? fasterRanges(comparison)[0] : undefined);
  const wall = comparison.ranges.find((range) => decisiveChanges(range, comparison).wallTime)?.latency;
  if (decisive === undefined && wall != null) return wallConfidence(wall);
  if (decisive === undefined) return verdict === "inconclusive" ? "More rounds would narrow the interval." : "";
  const { gpuBusyTime } = decisive;
  const { lowRatio, highRatio } = gpuBusyTime;
  if (lowRatio === null || highRatio === null) return "";
  const threshold = gpuBusyTime.thresholdRatio === null ? "" : ` Threshold ${percent(gpuBusyTime.thresholdRatio)}.`;
  // If several ranges are slower, we show the interval of the first one.
  const change = slower.length > 1 ? `the change in ${rangeName(decisive)}` : "the change";
  return `95% confidence interval of ${change}: ${percentInterval(lowRatio, highRatio)}, from ${String(gpuBusyTime.rounds)} rounds per side.${threshold}`;
}

/** The interval of wall time without tracing, if only wall time is slower. */
function wallConfidence({ time, statistic }: Latency): string {
  const threshold = time.thresholdRatio === null ? "" : ` Threshold ${percent(time.thresholdRatio)}.`;
  const interval = percentInterval(time.lowRatio ?? 0, time.highRatio ?? 0);
  return `95% confidence interval of the change: ${interval}, from ${String(time.rounds)} processes per side without tracing (${statistic} of each).${threshold}`;
}

/** One sentence about whether the whole input fails the check, or empty if there's nothing to add. */
export function effectOf(input: Judged): string {
  return effectText(input, input.failure === null ? (input.comparison?.verdict ?? null) : "no-baseline");
}
