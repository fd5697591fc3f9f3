import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason, Verdict } from "../../model/comparison/reason.ts";
import { comparesGpu } from "../../model/gpu-use.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { changeWithInterval, pairText, percent, signedPercent } from "../../model/text/quantity.ts";
import { markName, markProse, rangeName } from "../document/text.ts";
import { formatCount, formatNs, nsAmount } from "../format.ts";
import { metricSentences } from "../metrics/metric-text.ts";
import { bySlowdown } from "../rows.ts";
import { formatBudget } from "../sentences.ts";
import { fasterRanges, hasOneProcess, isAccepted, isOfCount, isOneRound, quotedReason } from "./decisive.ts";
import {
  describeCause,
  formatTimeChange,
  clausesTitle,
  fasterClause,
  metricClause,
  slowerClause,
  slowerSentences,
  some,
  timeClause,
  timeValues,
  chooseWallTime,
  type Sentence,
} from "./range-sentences.ts";

/*
 * The sentences about a verdict, for every medium: the comment, the terminal, the report, annotations, and verdict.json. Marks around names
 * are explained in document/text.ts.
 */

export interface VerdictNews {
  /** What decided, without a period. */
  readonly title: string;
  /** Most important first. */
  readonly sentences: readonly Sentence[];
}

/** A title and a range's sentences name at most this many ranges. */
const named = 2;

const verdictNames: Readonly<Record<Verdict, string>> = {
  regressed: "Regressed",
  "over-budget": "Over budget",
  "not-improved": "Not improved",
  incomparable: "Not comparable",
  inconclusive: "Inconclusive",
  "no-baseline": "No baseline",
  pass: "Pass",
};

/** The name of the verdict. If the baseline is missing, the name says so first, and then gives any other verdict. */
export function verdictName({ verdict, base, baseline, goal }: Comparison): string {
  if (base !== null) return verdict === "pass" && goal === "improve" ? "Improved" : verdictNames[verdict];
  const missing = baseline.state === "failed" ? "Baseline not available" : verdictNames["no-baseline"];
  return verdict === "no-baseline" ? missing : `${missing}, and ${verdictNames[verdict].toLowerCase()}`;
}

/** The title and all sentences as one text. */
export function describeVerdict(comparison: Comparison): string {
  return joinNews(verdictNews(comparison));
}

export function joinNews({ title, sentences }: VerdictNews): string {
  return [`${title}.`, ...sentences.map(({ text }) => text)].join(" ");
}

/** What a comparison found, as sentences. */
export function verdictNews(comparison: Comparison): VerdictNews {
  const { base, baseline, verdict } = comparison;
  const { title, sentences } = judgedNews(comparison);
  if (base !== null) return { title, sentences: [...sentences, ...confidenceSentences(comparison)] };
  const missing = baseline.state === "failed" ? "The baseline isn't available" : "No baseline";
  return {
    title: verdict === "no-baseline" ? `${missing}; no verdict` : `${missing}; ${lowerFirst(title)}`,
    sentences: [...some("reason", baseline.text === null ? "" : markProse(baseline.text)), ...sentences],
  };
}

function judgedNews(comparison: Comparison): VerdictNews {
  switch (comparison.verdict) {
    case "regressed":
      return regressedNews(comparison);
    case "over-budget":
      return budgetNews(comparison);
    case "inconclusive":
      return inconclusiveNews(comparison);
    case "incomparable":
      return { title: incomparableTitle(comparison), sentences: reasonSentences(comparison) };
    case "not-improved":
      return { title: "Head isn't better than base", sentences: reasonSentences(comparison) };
    case "no-baseline":
      return { title: "", sentences: [] };
    case "pass":
      return passNews(comparison);
  }
}

function regressedNews(comparison: Comparison): VerdictNews {
  const { metrics, budgets } = comparison;
  const ranges = comparison.ranges.filter(({ verdict }) => verdict === "regressed").toSorted(bySlowdown);
  const [metric, ...otherMetrics] = metrics.filter(({ change }) => change.state === "regressed").map(metricClause);
  const clauses = [
    ...(metric === undefined ? [] : [metric]),
    ...ranges.map((range) => slowerClause(range, comparison)),
    ...otherMetrics,
  ];
  return {
    title: clausesTitle(clauses),
    sentences: [
      ...some("metric", metricSentences(metrics, "regressed")),
      ...withStarts(ranges, comparison).flatMap(({ range, start, cause }) =>
        slowerSentences(range, comparison, start, cause),
      ),
      ...budgets
        .filter(({ state }) => state === "broken")
        .slice(0, named)
        .flatMap((budget) => some("budget", `Budget exceeded: ${formatBudget(budget)}.`)),
      ...passedSentences(comparison),
    ],
  };
}

/** The ranges to write about. If there are several, a sentence starts with its range. A cause that they share is only in the first. */
function withStarts(ranges: readonly RangeRow[], comparison: Comparison) {
  const causes = ranges.slice(0, named).map((range) => describeCause(range, comparison));
  return ranges.slice(0, named).map((range, at) => ({
    range,
    start: ranges.length > 1 ? `${rangeName(range)}: ` : "",
    cause: causes.indexOf(causes[at] ?? "") < at ? "" : (causes[at] ?? ""),
  }));
}

/** The ranges that passed beside others that didn't. */
function passedSentences({ ranges }: Comparison): Sentence[] {
  const passed = ranges.filter(({ verdict }) => verdict === "pass");
  const faster = passed.filter(({ gpuBusyTime }) => gpuBusyTime.state === "improved").slice(0, named);
  const others = passed.filter((range) => !faster.includes(range));
  const [only, ...more] = others;
  const names = only === undefined ? "" : more.length === 0 ? rangeName(only) : counted(others.length, "other range");
  return [
    ...(faster.length === 0 ? [] : some("passed", `${clausesTitle(faster.map(fasterClause))}.`)),
    ...some("passed", names === "" ? "" : `${names} passed.`),
  ];
}

function budgetNews({ budgets }: Comparison): VerdictNews {
  const broken = budgets.filter(({ state }) => state === "broken");
  const found = broken.length > 0 ? broken : budgets.filter(({ state }) => state === "unknown");
  const what = `${found.length === 1 ? "Budget" : `${formatCount(found.length)} budgets`} ${broken.length > 0 ? "exceeded" : "not measured"}`;
  const more = found.length > named ? [`And ${counted(found.length - named, "more budget")}.`] : [];
  return {
    title: `${what}: ${listText(
      found.map(({ text }) => markName(text)),
      named,
    )}`,
    sentences: [...found.slice(0, named).map((budget) => `${formatBudget(budget)}.`), ...more].flatMap((text) =>
      some("budget", text),
    ),
  };
}

function incomparableTitle({ ranges }: Comparison): string {
  // A range that can be compared is judged, even if other ranges can't be compared.
  const judged = ranges.filter(({ verdict }) => verdict !== "incomparable").length;
  return judged === 0
    ? "Base and head can't be compared"
    : `Only ${String(judged)} of ${counted(ranges.length, "range")} can be compared`;
}

/** The reason that the sentences quote; null if the ranges' numbers explain the verdict better. */
export function findReasonQuotedInText(comparison: Comparison): Reason | null {
  const { verdict } = comparison;
  if (verdict === "no-baseline" || verdict === "over-budget") return null;
  if (verdict === "inconclusive" && unclearRanges(comparison).length > 0) return null;
  return quotedReason(comparison)?.reason ?? null;
}

function reasonSentences(comparison: Comparison): Sentence[] {
  const quoted = quotedReason(comparison);
  if (quoted === null) return [];
  const { reason, others } = quoted;
  const where = reason.range === null ? "" : `${markName(reason.range)}: `;
  const more = others === 0 ? "" : ` (And ${counted(others, "more reason")}.)`;
  return some("reason", `${where}${markProse(reason.text)}${more}`);
}

function unclearRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.mayBeSlower && gpuBusyTime.changeRatio !== null)
    .toSorted(bySlowdown);
}

/** Ranges that are probably slower come first, then unclear ranges. */
function inconclusiveNews(comparison: Comparison): VerdictNews {
  const probable = comparison.ranges.filter((range) => chooseWallTime(range).isProbable);
  const unclear = unclearRanges(comparison);
  const ranges = probable.length > 0 ? probable : unclear;
  const names = listText(ranges.map(rangeName), named);
  const verb = ranges.length === 1 ? "is" : "are";
  const isLikely = probable.some((range) => (chooseWallTime(range).lowRatio ?? 0) > 0);
  const certainty = isLikely ? `${verb} probably` : "may be";
  const title =
    probable.length > 0
      ? `${names} ${certainty} slower, but that isn't proven`
      : `Can't tell whether ${names === "" ? "head is" : `${names} ${verb}`} slower`;
  const isNamed = ranges.length > 1 || probable.length > 0;
  const sentences = [
    ...probable.slice(0, named).flatMap((range) => some("change", describeProbable(range))),
    ...(findReasonQuotedInText(comparison) !== null && probable.length === 0
      ? reasonSentences(comparison)
      : unclear.slice(0, named).flatMap((range) => some("change", describeUnclear(range, isNamed)))),
  ];
  return { title, sentences };
}

function describeProbable(range: RangeRow): string {
  const under = range.latency === null ? "under CUDA tracing" : "without CUDA tracing";
  return `${rangeName(range)}: wall time ${under} changed by ${formatTimeChange(chooseWallTime(range))}.`;
}

function describeUnclear(range: RangeRow, isNamed: boolean): string {
  const { gpuBusyTime: time } = range;
  const { baseNs, headNs, why } = time;
  const pair = baseNs === null || headNs === null ? "" : `${pairText(nsAmount(baseNs), nsAmount(headNs))} on the GPU, `;
  return `${isNamed ? `${rangeName(range)}: ` : ""}${pair}${formatTimeChange(time)}.${why === null ? "" : ` ${markProse(why)}`}`;
}

function passNews(comparison: Comparison): VerdictNews {
  const { goal, metrics, ranges } = comparison;
  if (comparison.base === null) return { title: "All budgets are met", sentences: [] };
  if (isAccepted(comparison)) return acceptedNews(comparison);
  const faster = fasterRanges(comparison);
  const shorter = goal === "hold" ? [] : ranges.filter(({ latency }) => latency?.time.state === "improved");
  const own = metrics.filter(
    ({ change, kind }) => change.state === "improved" && (goal === "hold" || kind !== "reported"),
  );
  const clauses = [
    ...faster.map(fasterClause),
    ...(faster.length > 0 ? [] : shorter.map((range) => timeClause(range, chooseWallTime(range), "less wall time"))),
    ...own.map(metricClause),
  ];
  const reported =
    goal === "hold"
      ? ""
      : metricSentences(
          metrics.filter(({ kind }) => kind === "reported"),
          "improved",
        );
  return {
    title: clauses.length === 0 ? unchangedTitle(comparison) : clausesTitle(clauses),
    sentences: [
      ...withStarts(faster.length > 0 ? faster : shorter, comparison).flatMap(({ range, start, cause }) =>
        some(
          "change",
          faster.length > 0
            ? `${start}${timeValues(range.gpuBusyTime)}${cause}.`
            : `${start}${timeValues(chooseWallTime(range))}.`,
        ),
      ),
      ...some("metric", metricSentences(own, "improved")),
      ...(clauses.length === 0 || faster.length === 0 ? unchangedSentences(comparison, shorter.length > 0) : []),
      ...(comparison.wall === "unknown" && shorter.length === 0 ? some("beside", "Wall time: not judged.") : []),
      ...some(
        "beside",
        reported === "" ? "" : `The program also reports its own numbers, which don't affect the verdict: ${reported}`,
      ),
    ],
  };
}

function acceptedNews(comparison: Comparison): VerdictNews {
  const slower = comparison.ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "regressed").toSorted(bySlowdown);
  const title = clausesTitle(slower.map((range) => timeClause(range, range.gpuBusyTime, "longer on the GPU")));
  return {
    title: slower.length === 0 ? "Slowdown accepted" : `${title}: accepted`,
    sentences: withStarts(slower, comparison).flatMap(({ range, start, cause }) =>
      some("change", `${start}${timeValues(range.gpuBusyTime)}${cause}.`),
    ),
  };
}

function unchangedTitle(comparison: Comparison): string {
  if (comparesGpu(comparison)) return "Nothing is slower on the GPU";
  return comparison.wall === "not-slower" ? "Wall time isn't longer" : "Nothing is slower";
}

/** Which slowdowns on the GPU were ruled out, and what we know about wall time, because GPU time isn't all of the program's time. */
function unchangedSentences({ ranges, wall, ...comparison }: Comparison, isShorter: boolean): Sentence[] {
  const texts = ranges.flatMap((range) => {
    const { state, headNs, detectableRatio } = range.gpuBusyTime;
    if (headNs === null || headNs === 0) return [];
    const start = `${rangeName(range)} ${formatNs(headNs)}`;
    if (detectableRatio !== null) return [`${start} (we'd see ${signedPercent(detectableRatio)})`];
    if (state === "inconclusive") return [`${start}${describeNotSlower(range)}`];
    return state === "same" ? [`${start} (varies too much for a limit)`] : [];
  });
  return [
    ...some("change", texts.length === 0 ? "" : `${listText(texts, 3)}.`),
    ...(wall === "not-slower" && !isShorter && comparesGpu({ ranges, ...comparison })
      ? some("beside", "Wall time isn't longer.")
      : []),
  ];
}

/** For a range that isn't slower, but may be faster or unchanged. */
function describeNotSlower({ gpuBusyTime: { changeRatio, lowRatio, highRatio } }: RangeRow): string {
  if (changeRatio === null || lowRatio === null || highRatio === null) return "";
  const by = highRatio > 0 ? ` by more than ${percent(highRatio)}` : "";
  return ` (not slower${by}: ${changeWithInterval(changeRatio, lowRatio, highRatio)})`;
}

/** How far the numbers can be trusted, if they need a warning. */
function confidenceSentences(comparison: Comparison): Sentence[] {
  const { verdict } = comparison;
  if (verdict !== "regressed" && verdict !== "inconclusive" && verdict !== "pass") return [];
  if (isOneRound(comparison) && !isDecidedByCounts(comparison))
    return some(
      "confidence",
      `Only one ${hasOneProcess(comparison) ? "process" : "round"} per side, so the noise is unknown.`,
    );
  return verdict === "inconclusive" ? some("confidence", "More rounds would narrow the interval.") : [];
}

/** Counts have no noise. */
function isDecidedByCounts({ verdict, reasons }: Comparison): boolean {
  return verdict === "regressed" && reasons.every((reason) => reason.verdict !== "regressed" || isOfCount(reason));
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
