import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow } from "../model/comparison/comparison-rows.ts";
import type { Reason, Verdict } from "../model/comparison/reason.ts";
import { percentInterval, signedPercent } from "../model/text/quantity.ts";
import { isAccepted, quotedReason } from "./decisive.ts";
import { bySlowdown, detectableText, fasterRanges, headline } from "./headline.ts";
import { rangeName, terminalPrinter, type Printer } from "./printer.ts";

const verdictNames: Readonly<Record<Verdict, string>> = {
  regressed: "Regressed",
  "over-budget": "Over budget",
  incomparable: "Not comparable",
  inconclusive: "Inconclusive",
  "no-baseline": "No baseline",
  pass: "Pass",
};

/** Ranges named in a sentence. */
const namedRanges = 2;

/** What the verdict is called; a missing baseline is said before any other verdict. */
export function verdictName({ verdict, base, baseline }: Comparison): string {
  if (base !== null) return verdictNames[verdict];
  const missing = baseline.state === "failed" ? "Baseline not available" : verdictNames["no-baseline"];
  return verdict === "no-baseline" ? missing : `${missing}, and ${verdictNames[verdict].toLowerCase()}`;
}

/** The verdict in one line of plain text, the first thing that anybody reads. */
export function verdictLine(comparison: Comparison): string {
  const isPlainPass = comparison.verdict === "pass" && fasterRanges(comparison).length === 0 && !isAccepted(comparison);
  const sentences = [verdictText(comparison, terminalPrinter), isPlainPass ? detectableText(comparison) : ""];
  return `${verdictName(comparison).toUpperCase()}: ${sentences.filter((text) => text !== "").join(" ")}`;
}

/** What happened, in one to three sentences. */
export function verdictText(comparison: Comparison, printer: Printer): string {
  const { base, baseline } = comparison;
  const sentences = [
    base === null ? "Nothing was compared, so nothing is known of a change: this is not a pass." : "",
    base === null && baseline.text !== null ? printer.prose(baseline.text) : "",
    comparison.verdict === "no-baseline" ? "" : judgedText(comparison, printer),
  ];
  return sentences.filter((text) => text !== "").join(" ");
}

function judgedText(comparison: Comparison, printer: Printer): string {
  switch (comparison.verdict) {
    case "incomparable":
      return `${incomparableText(comparison)} ${reasonText(comparison, printer)}`;
    case "inconclusive":
      return `Whether head is slower is not known. ${
        quotedInText(comparison) === null ? unclearTexts(comparison, printer) : reasonText(comparison, printer)
      }`;
    case "over-budget":
      return reasonText(comparison, printer);
    default:
      return headline(comparison, printer);
  }
}

/** A range that can be compared was judged all the same. */
function incomparableText({ ranges }: Comparison): string {
  const judged = ranges.filter(({ verdict }) => verdict !== "incomparable").length;
  return judged === 0
    ? "Nothing was judged: base and head cannot be compared, and head may be slower."
    : `Only ${String(judged)} of ${String(ranges.length)} ranges can be compared.`;
}

/** The reason that `verdictText` quotes; null where the figures of the ranges say it better. */
export function quotedInText(comparison: Comparison): Reason | null {
  const { verdict } = comparison;
  if (verdict === "no-baseline") return null;
  if (verdict === "inconclusive" && unclearRanges(comparison).length > 0) return null;
  return quotedReason(comparison)?.reason ?? null;
}

function reasonText(comparison: Comparison, printer: Printer): string {
  const quoted = quotedReason(comparison);
  if (quoted === null) return "";
  const { reason, others } = quoted;
  const where = reason.range === null ? "" : `${printer.name(reason.range)}: `;
  return `${where}${printer.prose(reason.text)}${others > 0 ? ` (And ${String(others)} more.)` : ""}`;
}

function unclearRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.mayBeSlower && gpuBusyTime.changeRatio !== null)
    .toSorted(bySlowdown);
}

function unclearTexts(comparison: Comparison, printer: Printer): string {
  const ranges = unclearRanges(comparison);
  const hidden = ranges.length - namedRanges;
  const more = hidden > 0 ? [`${String(hidden)} more ${hidden === 1 ? "range is" : "ranges are"} unclear.`] : [];
  return [...ranges.slice(0, namedRanges).map((range) => unclearText(range, printer)), ...more].join(" ");
}

function unclearText(range: RangeRow, printer: Printer): string {
  const { changeRatio, lowRatio, highRatio } = range.gpuBusyTime;
  const interval =
    lowRatio === null || highRatio === null ? "" : ` (interval ${percentInterval(lowRatio, highRatio, "to")})`;
  return `Time on the GPU of ${rangeName(range, printer)}: ${signedPercent(changeRatio ?? 0)}${interval}.`;
}
