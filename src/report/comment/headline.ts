import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason, Verdict } from "../../model/comparison/reason.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import { signedPercent, percent } from "../../model/text/quantity.ts";
import { rangeText } from "../../model/reports/range.ts";
import { isAccepted, quotedReason, decisiveChanges } from "../decisive.ts";
import {
  bySlowdown,
  fasterRanges,
  headline,
  type HeadlineWords,
  detectableText,
  isOneRound,
  slowerRanges,
} from "../headline.ts";
import { kernelLabel } from "../kernel-label.ts";
import { intervalPair, timePair, intervalLevel } from "./amounts.ts";
import type { CommentSection } from "./comment-input.ts";
import { verdictMarks, verdictWords } from "./marks.ts";
import { code, prose } from "./safe-text.ts";

/** What one look must tell: pass or fail, what, and how sure. */
export interface Headline {
  readonly mark: string;
  /** Such as `Regressed`; plain text of ours. */
  readonly word: string;
  /** One or two sentences, Markdown. */
  readonly what: string;
  /** Empty where there is nothing to say. */
  readonly sure: string;
  /** The reason that is said in `what` already. */
  readonly told: Reason | null;
}

/** Ranges named in the first sentence. */
const namedRanges = 2;
const nameWidth = 60;

/** The headline of a section. A failure comes before what was measured until then, and a missing baseline before whatever else is known. */
export function headlineOf(section: CommentSection): Headline {
  const { failure, fails, unread = false } = section;
  const measured = measuredLead(section);
  if (failure === null) return measured ?? { ...noResult, mark: fails ? "❌" : noResult.mark };
  const { word, told } =
    measured === null
      ? { word: unread ? "Results cannot be read" : "Nothing was measured", told: null }
      : { word: failedWord(section, measured), told: measured.told };
  return { mark: fails ? "❌" : unread ? "❔" : "⚠️", word, what: prose(failure.what), sure: "", told };
}

const noResult: Headline = {
  mark: "❔",
  word: "No result",
  what: "Neither a profile nor a comparison is there.",
  sure: "",
  told: null,
};

function failedWord({ comparison }: CommentSection, { word }: Headline): string {
  return `Failed after measuring${comparison === null ? "" : `: ${word.slice(0, 1).toLowerCase()}${word.slice(1)}`}`;
}

/** What the figures say, whatever failed after them; null where there are none. */
export function measuredLead(section: CommentSection): Headline | null {
  const { comparison, head, fails } = section;
  const headline = (mark: string, word: string, what: string): Headline => ({
    mark: fails ? "❌" : mark,
    word,
    what,
    sure: "",
    told: null,
  });
  if (comparison === null)
    return head === null ? null : headline("📊", "Measured", "Compared with nothing: this says neither pass nor fail.");
  const told = toldReason(comparison);
  const parts = [comparison.base === null ? noBaseText(comparison) : "", whatOf(comparison, told)];
  return {
    ...headline(
      isWorse(comparison) ? "⚠️" : verdictMarks[comparison.verdict],
      wordOf(comparison),
      parts.filter((part) => part !== "").join(" "),
    ),
    sure: sureOf(comparison),
    told,
  };
}

/** One that does not fail was let through, and is nothing neutral. */
function isWorse({ verdict }: Comparison): boolean {
  return verdict === "regressed" || verdict === "over-budget";
}

/** The verdict in words; a missing baseline is said before any other, and one that there is otherwise than none. */
function wordOf(comparison: Comparison): string {
  const { verdict, base, baseline } = comparison;
  if (verdict === "pass" && isAccepted(comparison)) return "Pass, with accepted regressions";
  if (verdict === "pass" && fasterRanges(comparison).length > 0) return "Pass, and faster";
  if (base !== null) return verdictWords[verdict];
  const missing = baseline.state === "failed" ? "Baseline not available" : verdictWords["no-baseline"];
  return verdict === "no-baseline" ? missing : `${missing}, and ${verdictWords[verdict].toLowerCase()}`;
}

/** A range's name as code, as `ranges` of a configuration writes it. */
export function rangeCode({ name, domain }: Pick<RangeRow, "name" | "domain">): string {
  return code(rangeText(name, domain), nameWidth);
}

function noBaseText({ baseline }: Comparison): string {
  const why = baseline.text === null ? "" : ` ${prose(baseline.text)}`;
  return `Nothing was compared, so nothing is known of a change: this is not a pass.${why}`;
}

function whatOf(comparison: Comparison, told: Reason | null): string {
  const { verdict } = comparison;
  switch (verdict) {
    case "regressed":
      return headline(comparison, words);
    case "over-budget":
      return reasonText(comparison, told);
    case "incomparable":
      return `${incomparableText(comparison)} ${reasonText(comparison, told)}`;
    case "inconclusive":
      return `It cannot be told whether head is slower. ${told === null ? unclearRanges(comparison).slice(0, namedRanges).map(unclearText).join(" ") : reasonText(comparison, told)}`;
    case "no-baseline":
      return "";
    case "pass":
      return headline(comparison, words);
  }
}

/** A range that can be compared was judged all the same. */
function incomparableText({ ranges }: Comparison): string {
  const judged = ranges.filter((range) => range.verdict !== "incomparable");
  return judged.length === 0
    ? "Nothing was judged: base and head cannot be compared, and head may be slower."
    : `Not everything was judged: of ${rangeCount(ranges.length)} only ${String(judged.length)} can be compared.`;
}

function rangeCount(count: number): string {
  return `${String(count)} ${count === 1 ? "range" : "ranges"}`;
}

const words: HeadlineWords = {
  range: rangeCode,
  kernel: (name) => code(kernelLabel(name, nameWidth), nameWidth),
  family: (name) => code(name, nameWidth),
  times: timePair,
};

/** Where the figures do not say it better, the first reason for the verdict. */
function toldReason(comparison: Comparison): Reason | null {
  const { verdict } = comparison;
  if (verdict === "no-baseline") return null;
  if (verdict === "inconclusive" && unclearRanges(comparison).length > 0) return null;
  return quotedReason(comparison)?.reason ?? null;
}

function unclearRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.mayBeSlower && gpuBusyTime.changeRatio !== null)
    .toSorted(bySlowdown);
}

function unclearText(range: RangeRow): string {
  const { changeRatio } = range.gpuBusyTime;
  const interval = intervalPair(range.gpuBusyTime);
  return `Time on the GPU of ${rangeCode(range)}: ${signedPercent(changeRatio ?? 0)}${interval === "" ? "" : `, and anything within ${interval} would fit`}.`;
}

function reasonText({ reasons }: Comparison, told: Reason | null): string {
  if (told === null) return "";
  const others = reasons.filter(({ verdict }) => verdict === told.verdict).length - 1;
  const where = told.range === null ? "" : `${code(told.range, nameWidth)}: `;
  return `${where}${prose(told.text)}${others > 0 ? ` (And ${String(others)} more.)` : ""}`;
}

/** What a check run makes of it: green is for a pass alone, and what says neither is neutral unless it fails the job. */
export function checkConclusion({ fails, comparison }: CommentSection): "success" | "neutral" | "failure" {
  if (fails) return "failure";
  return comparison?.verdict === "pass" ? "success" : "neutral";
}

/** Whether it fails the check, where the verdict's own mark does not say so. */
export function effectText({ fails, unread = false }: CommentSection, verdict: Verdict | null): string {
  if (unread) return "";
  if (fails) return "**This fails the check.**";
  return verdict === null || verdict === "pass" ? "" : "This does not fail the check.";
}

/** How sure the first sentence is; empty where there is nothing to be sure of. */
function sureOf(comparison: Comparison): string {
  const { verdict, base } = comparison;
  if (base === null || verdict === "incomparable" || verdict === "over-budget") return "";
  if (isOneRound(comparison))
    return "Only one round a side: how much rounds vary is not known, so a change may be noise, and a small one is not seen.";
  const slower = slowerRanges(comparison).filter(
    (range) => verdict === "pass" || decisiveChanges(range, comparison).gpuTime,
  );
  const decisive = slower[0] ?? (verdict === "pass" ? fasterRanges(comparison)[0] : undefined);
  const finds = detectableText(comparison);
  if (decisive === undefined)
    return verdict === "inconclusive" ? `${finds} More rounds would narrow it.`.trim() : finds;
  const { gpuBusyTime } = decisive;
  const interval = intervalPair(gpuBusyTime);
  if (interval === "") return finds;
  const threshold =
    gpuBusyTime.thresholdRatio === null ? "" : ` The threshold is ${percent(gpuBusyTime.thresholdRatio)}.`;
  return `${intervalLevel(comparison)} interval of the change: ${interval}, from ${String(gpuBusyTime.rounds)} rounds a side.${threshold}`;
}
