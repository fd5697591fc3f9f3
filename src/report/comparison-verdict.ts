import type { Comparison } from "../model/comparison/comparison.ts";
import { plainText } from "../model/text/plain-text.ts";
import { rangeText } from "../model/reports/range.ts";
import { isAccepted, quotedReason } from "./decisive.ts";
import { formatNs } from "./format.ts";
import { detectableText, fasterRanges, headline, type HeadlineWords } from "./headline.ts";
import { kernelLabel } from "./kernel-label.ts";

/** The verdict in one sentence, the first thing that anybody reads. */
export function verdictLine(comparison: Comparison): string {
  const { verdict, baseline } = comparison;
  const quoted = quotedText(comparison);
  switch (verdict) {
    case "regressed":
      return `REGRESSED: ${headline(comparison, words)}`;
    case "over-budget":
      return `OVER BUDGET: ${quoted}`;
    case "incomparable":
      return `INCOMPARABLE: ${comparison.ranges.every((range) => range.verdict === "incomparable") ? "nothing was judged. " : ""}${quoted}`;
    case "inconclusive":
      return `INCONCLUSIVE: it cannot be told whether head is slower. ${quoted}`;
    case "no-baseline":
      return `${baseline.state === "failed" ? "BASELINE NOT AVAILABLE" : "NO BASELINE"}: ${quoted}`;
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

function quotedText(comparison: Comparison): string {
  const quoted = quotedReason(comparison);
  if (quoted === null) return "";
  const { reason, others } = quoted;
  const where = reason.range === null ? "" : `${plainText(reason.range)}: `;
  const more = others > 0 ? ` (and ${String(others)} more)` : "";
  return `${where}${plainText(reason.text)}${more}`;
}
