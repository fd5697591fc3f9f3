import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Latency } from "../../model/comparison/comparison-rows.ts";
import type { Reason, Verdict } from "../../model/comparison/reason.ts";
import { percent, percentInterval } from "../../model/text/quantity.ts";
import { decisiveChanges, isAccepted } from "../decisive.ts";
import { fasterRanges, hasOneProcess, isOneRound, slowerRanges } from "../headline.ts";
import { quotedInText, verdictName, verdictText } from "../verdict-text.ts";
import type { Judged } from "./input.ts";
import { verdictMarks } from "./verdict-marks.ts";
import { nameText, proseText } from "./text.ts";
import { worstOf } from "./worst-verdict.ts";

/** What one look must show: pass or fail, what, and with what confidence. */
export interface Lead {
  readonly mark: string;
  /** Such as `Regressed`; plain text of ours. */
  readonly word: string;
  /** One or two sentences. */
  readonly what: string;
  /** Empty where there is nothing to say. */
  readonly confidence: string;
  /** The reason that `what` quotes. */
  readonly quoted: Reason | null;
}

/**
 * The headline of a section. A failure comes before what was measured until then, unless that is worse by itself; a missing baseline
 * comes before whatever else is known.
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
  what: "Neither a profile nor a comparison is there.",
  confidence: "",
  quoted: null,
};

function failedWord({ comparison }: Judged, { word }: Lead): string {
  return `Failed after measuring${comparison === null ? "" : `: ${word.slice(0, 1).toLowerCase()}${word.slice(1)}`}`;
}

/** What the figures say, whatever failed after them; null where there are none. */
export function measuredLead(section: Judged): Lead | null {
  const { comparison, reference } = section;
  if (reference === null || !isDecisive(reference.comparison, comparison)) return comparedLead(section);
  const decisive = comparedLead({ ...section, comparison: reference.comparison });
  return {
    ...decisive,
    word: referenceWord(reference.comparison, decisive.word),
    what: `Against the reference ${nameText(reference.comparison.baseline.name ?? "")}: ${decisive.what}`,
    // What it quotes is none of the baseline's.
    quoted: null,
  };
}

/** Whether the reference has the worse verdict, or the only one. */
export function isDecisive(reference: Comparison, baseline: Comparison | null): boolean {
  return (
    baseline === null ||
    (baseline.verdict !== reference.verdict && worstOf([baseline, reference]) === reference.verdict)
  );
}

function referenceWord({ base, verdict }: Comparison, word: string): string {
  return base === null && verdict === "no-baseline" ? "Reference not available" : `${word} against the reference`;
}

/** The same of the comparison alone. */
function comparedLead(section: Judged & { readonly comparison: Comparison }): Lead;
function comparedLead(section: Judged): Lead | null;
function comparedLead(section: Judged): Lead | null {
  const { comparison, head, fails } = section;
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

/** True where a regression or a broken budget was found, and something failed after it: the failure is the lesser news. */
export function isWorseThenFailed({ failure, comparison, reference }: Judged): boolean {
  const worst = worstOf([comparison, reference?.comparison ?? null]);
  return failure !== null && (worst === "regressed" || worst === "over-budget");
}

/** One that does not fail was let through, and is nothing neutral. */
function isWorse({ verdict }: Comparison): boolean {
  return verdict === "regressed" || verdict === "over-budget";
}

function wordOf(comparison: Comparison): string {
  if (comparison.goal === "improve") return verdictName(comparison);
  if (comparison.verdict === "pass" && isAccepted(comparison)) return "Pass, with accepted regressions";
  if (comparison.verdict === "pass" && fasterRanges(comparison).length > 0) return "Pass, and faster";
  return verdictName(comparison);
}

/** What a check run makes of it: green is for a pass alone, and what says neither is neutral unless it fails the job. */
export function checkConclusion({ fails, comparison, reference }: Judged): "success" | "neutral" | "failure" {
  if (fails) return "failure";
  return worstOf([comparison, reference?.comparison ?? null]) === "pass" ? "success" : "neutral";
}

/** Whether it fails the check, where the verdict's own mark does not say so. */
function effectText({ fails, unread = false }: Judged, verdict: Verdict | null): string {
  if (unread) return "";
  if (fails) return "This fails the check.";
  return verdict === null || verdict === "pass" ? "" : "This doesn't fail the check.";
}

/** The interval behind the first sentence, or what would have been detected; empty where that says nothing. */
function confidenceOf(comparison: Comparison): string {
  const { verdict, base } = comparison;
  if (base === null || verdict === "incomparable" || verdict === "over-budget" || verdict === "not-improved") return "";
  if (isOneRound(comparison))
    return `Only one ${hasOneProcess(comparison) ? "process" : "round"} a side: the noise is unknown, so a change may be noise, and a small one goes unseen.`;
  const slower = slowerRanges(comparison).filter(
    (range) => verdict === "pass" || decisiveChanges(range, comparison).gpuTime,
  );
  const decisive = slower[0] ?? (verdict === "pass" ? fasterRanges(comparison)[0] : undefined);
  const wall = comparison.ranges.find((range) => decisiveChanges(range, comparison).wallTime)?.latency;
  if (decisive === undefined && wall != null) return wallConfidence(wall);
  if (decisive === undefined) return verdict === "inconclusive" ? "More rounds would narrow it." : "";
  const { gpuBusyTime } = decisive;
  const { lowRatio, highRatio } = gpuBusyTime;
  if (lowRatio === null || highRatio === null) return "";
  const threshold = gpuBusyTime.thresholdRatio === null ? "" : ` Threshold ${percent(gpuBusyTime.thresholdRatio)}.`;
  return `95% interval of the change: ${percentInterval(lowRatio, highRatio)}, from ${String(gpuBusyTime.rounds)} rounds a side.${threshold}`;
}

/** The same of wall time without tracing, where that alone is slower. */
function wallConfidence({ time, statistic }: Latency): string {
  const threshold = time.thresholdRatio === null ? "" : ` Threshold ${percent(time.thresholdRatio)}.`;
  const interval = percentInterval(time.lowRatio ?? 0, time.highRatio ?? 0);
  return `95% interval of the change: ${interval}, from ${String(time.rounds)} processes a side without tracing (${statistic} of each).${threshold}`;
}

/** The lead of the whole, with whether it fails the check. */
export function effectOf(input: Judged): string {
  const verdict = worstOf([input.comparison, input.reference?.comparison ?? null]);
  return effectText(input, input.failure === null ? verdict : "no-baseline");
}
