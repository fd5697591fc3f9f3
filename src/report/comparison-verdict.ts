import type { Comparison } from "../model/comparison/comparison.ts";
import { plainText } from "../model/text/plain-text.ts";
import { rangeText } from "../model/reports/range.ts";
import { isAccepted } from "./decisive.ts";
import { formatNs } from "./format.ts";
import { detectableText, fasterRanges, headline, type HeadlineWords } from "./headline.ts";
import { kernelLabel } from "./kernel-label.ts";

/** The verdict in one sentence, the first thing that anybody reads. */
export function verdictLine(comparison: Comparison): string {
  const { verdict, reasons, baseline } = comparison;
  switch (verdict) {
    case "regressed":
      return `REGRESSED: ${headline(comparison, words)}`;
    case "over-budget":
      return `OVER BUDGET: ${first(reasons, "over-budget")}`;
    case "incomparable":
      return `INCOMPARABLE: ${comparison.ranges.every((range) => range.verdict === "incomparable") ? "nothing was judged. " : ""}${first(reasons, "incomparable")}`;
    case "inconclusive":
      return `INCONCLUSIVE: it cannot be told whether head is slower. ${first(reasons, "inconclusive")}`;
    case "no-baseline":
      return `${baseline.state === "failed" ? "BASELINE NOT AVAILABLE" : "NO BASELINE"}: ${first(reasons, "no-baseline")}`;
    case "pass":
      return `PASS: ${[headline(comparison, words), fasterRanges(comparison).length === 0 && !isAccepted(comparison) ? detectableText(comparison) : ""].join(" ").trim()}`;
  }
}

const words: HeadlineWords = {
  range: ({ name, domain }) => plainText(rangeText(name, domain)),
  kernel: (name) => kernelLabel(name, 60),
  family: plainText,
  times: ({ baseNs, headNs }) => `${formatNs(baseNs ?? 0)} → ${formatNs(headNs ?? 0)}`,
};

function first(reasons: Comparison["reasons"], verdict: Comparison["verdict"]): string {
  const found = reasons.filter((reason) => reason.verdict === verdict);
  const [reason] = found;
  if (reason === undefined) return "";
  const where = reason.range === null ? "" : `${plainText(reason.range)}: `;
  const more = found.length > 1 ? ` (and ${String(found.length - 1)} more)` : "";
  return `${where}${plainText(reason.text)}${more}`;
}
