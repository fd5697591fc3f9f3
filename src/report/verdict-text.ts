import { nameText, proseText, rangeName } from "./document/text.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Reason, Verdict } from "../model/comparison/reason.ts";
import { changeWithInterval, signedPercent } from "../model/text/quantity.ts";
import { quotedReason } from "./decisive.ts";
import { headline } from "./headline.ts";
import { bySlowdown } from "./rows.ts";
import { budgetsText } from "./sentences.ts";
import { counted } from "../model/text/listing.ts";

const verdictNames: Readonly<Record<Verdict, string>> = {
  regressed: "Regressed",
  "over-budget": "Over budget",
  "not-improved": "Not improved",
  incomparable: "Not comparable",
  inconclusive: "Inconclusive",
  "no-baseline": "No baseline",
  pass: "Pass",
};

/** A sentence names at most this many ranges. */
const namedRanges = 2;

/** The name of the verdict. If the baseline is missing, the name says so first, and then gives any other verdict. */
export function verdictName({ verdict, base, baseline, goal }: Comparison): string {
  if (base !== null) return verdict === "pass" && goal === "improve" ? "Improved" : verdictNames[verdict];
  const missing = baseline.state === "failed" ? "Baseline not available" : verdictNames["no-baseline"];
  return verdict === "no-baseline" ? missing : `${missing}, and ${verdictNames[verdict].toLowerCase()}`;
}

/** What happened, in one to three sentences. */
export function verdictText(comparison: Comparison): string {
  const { base, baseline } = comparison;
  const sentences = [
    base === null ? "No baseline; no verdict." : "",
    base === null && baseline.text !== null ? proseText(baseline.text) : "",
    comparison.verdict === "no-baseline" ? "" : judgedText(comparison),
  ];
  return sentences.filter((text) => text !== "").join(" ");
}

function judgedText(comparison: Comparison): string {
  switch (comparison.verdict) {
    case "incomparable":
      return `${incomparableText(comparison)} ${reasonText(comparison)}`;
    case "inconclusive":
      return inconclusiveText(comparison);
    case "over-budget":
      return budgetsText(comparison.budgets);
    case "not-improved":
      return reasonText(comparison);
    default:
      return headline(comparison);
  }
}

/** Ranges that are probably slower come first, followed by unclear ranges if there are any. */
function inconclusiveText(comparison: Comparison): string {
  const probable = comparison.ranges.filter(({ wallTime, latency }) => (latency?.time ?? wallTime).isProbable);
  const open = quotedInText(comparison) === null ? unclearTexts(comparison) : reasonText(comparison);
  const [first] = probable;
  if (first === undefined) return `Can't tell whether head is slower. ${open}`;
  const more =
    probable.length === 1
      ? ""
      : ` ${String(probable.length - 1)} more ${probable.length === 2 ? "range" : "ranges"} may also be slower.`;
  const unclear = unclearRanges(comparison).length === 0 ? "" : ` ${unclearTexts(comparison)}`;
  return `${probablySlower(first)}${more}${unclear}`;
}

function probablySlower({ latency, wallTime, ...range }: RangeRow): string {
  const time = latency?.time ?? wallTime;
  const under = latency === null ? " under CUDA tracing" : " without CUDA tracing";
  const word = (time.lowRatio ?? 0) > 0 ? "is probably slower" : "may be slower";
  return `${rangeName(range)} ${word}, but that isn't proven: wall time${under} changed by ${changeOf(time)}.`;
}

/** A range that can be compared is judged, even if other ranges can't be compared. */
function incomparableText({ ranges }: Comparison): string {
  const judged = ranges.filter(({ verdict }) => verdict !== "incomparable").length;
  return judged === 0
    ? "Base and head can't be compared; head may be slower."
    : `Only ${String(judged)} of ${counted(ranges.length, "range")} can be compared.`;
}

/** The reason that `verdictText` quotes; null if the ranges' numbers explain the verdict better. */
export function quotedInText(comparison: Comparison): Reason | null {
  const { verdict } = comparison;
  if (verdict === "no-baseline" || verdict === "over-budget") return null;
  if (verdict === "inconclusive" && unclearRanges(comparison).length > 0) return null;
  return quotedReason(comparison)?.reason ?? null;
}

function reasonText(comparison: Comparison): string {
  const quoted = quotedReason(comparison);
  if (quoted === null) return "";
  const { reason, others } = quoted;
  const where = reason.range === null ? "" : `${nameText(reason.range)}: `;
  return `${where}${proseText(reason.text)}${others > 0 ? ` (And ${counted(others, "more reason")}.)` : ""}`;
}

function unclearRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.mayBeSlower && gpuBusyTime.changeRatio !== null)
    .toSorted(bySlowdown);
}

function unclearTexts(comparison: Comparison): string {
  const ranges = unclearRanges(comparison);
  const hidden = ranges.length - namedRanges;
  const more = hidden > 0 ? [`${counted(hidden, "more range is", "more ranges are")} unclear.`] : [];
  return [...ranges.slice(0, namedRanges).map((range) => unclearText(range)), ...more].join(" ");
}

function unclearText(range: RangeRow): string {
  const { gpuBusyTime: time } = range;
  const why = time.why === null ? "" : ` ${proseText(time.why)}`;
  return `${rangeName(range)}'s time on the GPU: ${changeOf(time)}.${why}`;
}

function changeOf({ changeRatio, lowRatio, highRatio }: TimeChange): string {
  const change = changeRatio ?? 0;
  return lowRatio === null || highRatio === null
    ? signedPercent(change)
    : changeWithInterval(change, lowRatio, highRatio);
}
