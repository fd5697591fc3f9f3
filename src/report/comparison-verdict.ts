import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow } from "../model/comparison/comparison-rows.ts";
import { percent, signedPercent } from "../model/text/percent.ts";
import { plainText } from "../model/text/plain-text.ts";
import { rangeText } from "../model/text/range-text.ts";
import { decisiveChanges, decisiveWords, isAccepted } from "./decisive.ts";
import { formatNs } from "./format.ts";

/** The verdict in one sentence, the first thing that anybody reads. */
export function verdictLine(comparison: Comparison): string {
  const { verdict, reasons, ranges, baseline } = comparison;
  switch (verdict) {
    case "regressed":
      return `REGRESSED: ${joined(ranges.filter((range) => range.verdict === "regressed").map((range) => regressedText(range, comparison)))}.`;
    case "over-budget":
      return `OVER BUDGET: ${first(reasons, "over-budget")}`;
    case "incomparable":
      return `INCOMPARABLE: ${ranges.every((range) => range.verdict === "incomparable") ? "nothing was judged. " : ""}${first(reasons, "incomparable")}`;
    case "inconclusive":
      return `INCONCLUSIVE: it cannot be told whether head is slower. ${first(reasons, "inconclusive")}`;
    case "no-baseline":
      return `${baseline.state === "failed" ? "BASELINE NOT AVAILABLE" : "NO BASELINE"}: ${first(reasons, "no-baseline")}`;
    case "pass":
      return `PASS: ${passText(comparison)}.`;
  }
}

function regressedText(range: RangeRow, comparison: Comparison): string {
  const { kernelTime } = range;
  const label = labelOf(range);
  const decisive = decisiveChanges(range, comparison);
  if (decisive.kernelTime) return slowerText(range);
  const parts = decisiveWords(decisive, plainText);
  const whole =
    kernelTime.changeRatio === null ? "" : ` (kernel time as a whole: ${signedPercent(kernelTime.changeRatio)})`;
  return `in ${label} ${joined(parts)}${whole}`;
}

function slowerText(range: RangeRow): string {
  return `${labelOf(range)} takes ${timesText(range.kernelTime)} of kernel time`;
}

function passText(comparison: Comparison): string {
  const { ranges, base } = comparison;
  if (isAccepted(comparison)) {
    const slower = ranges.filter(({ kernelTime }) => kernelTime.state === "regressed");
    return `${slower.length === 0 ? "" : `${joined(slower.map(slowerText))}; `}what is slower was accepted`;
  }
  const faster = ranges.filter(({ kernelTime }) => kernelTime.state === "improved");
  if (faster.length > 0)
    return joined(faster.map((range) => `${labelOf(range)} is faster: ${timesText(range.kernelTime)} of kernel time`));
  const oneRound = ranges.some(({ kernelTime }) => kernelTime.rounds === 1 && kernelTime.changeRatio !== null);
  if (oneRound) return "nothing is slower by as much as one round a side can show; smaller changes are not known";
  const found = ranges.flatMap(({ kernelTime }) => kernelTime.detectableRatio ?? []);
  const size =
    found.length === 0
      ? ""
      : `; a slowdown of ${percent(found.reduce((most, one) => Math.max(most, one)))} of a range's kernel time would be found 95 % of the time`;
  return base === null ? "all budgets are held" : `nothing is slower${size}`;
}

function timesText({ baseNs, headNs, changeRatio }: RangeRow["kernelTime"]): string {
  if (baseNs === null || headNs === null || changeRatio === null) return "another amount";
  return `${signedPercent(changeRatio)} (${formatNs(baseNs)} → ${formatNs(headNs)})`;
}

function first(reasons: Comparison["reasons"], verdict: Comparison["verdict"]): string {
  const found = reasons.filter((reason) => reason.verdict === verdict);
  const [reason] = found;
  if (reason === undefined) return "";
  const where = reason.range === null ? "" : `${plainText(reason.range)}: `;
  const more = found.length > 1 ? ` (and ${String(found.length - 1)} more)` : "";
  return `${where}${plainText(reason.text)}${more}`;
}

function labelOf({ name, domain }: RangeRow): string {
  return plainText(rangeText(name, domain));
}

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
