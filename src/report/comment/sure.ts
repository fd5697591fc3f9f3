import type { Comparison } from "../../model/comparison/comparison.ts";
import { percent } from "../../model/text/quantity.ts";
import { decisiveChanges } from "../decisive.ts";
import { detectableText, fasterRanges, isOneRound, slowerRanges } from "../headline.ts";
import { intervalLevel, intervalPair } from "./amounts.ts";

/** How sure the first sentence is; empty where there is nothing to be sure of. */
export function sureOf(comparison: Comparison): string {
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
