import type { Comparison } from "../../model/comparison/comparison.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import { percent } from "../../model/text/percent.ts";
import { decisiveChanges } from "../decisive.ts";
import { intervalLevel, intervalPair } from "./amounts.ts";

/** How sure the first sentence is; empty where there is nothing to be sure of. */
export function sureOf(comparison: Comparison): string {
  const { verdict, ranges, base } = comparison;
  if (base === null || verdict === "incomparable" || verdict === "over-budget") return "";
  if (isOneRound(comparison))
    return "Only one round a side: how much rounds vary is not known, so a change may be noise, and a small one is not seen.";
  const slower = slowerRanges(comparison).filter(
    (range) => verdict === "pass" || decisiveChanges(range, comparison).kernelTime,
  );
  const decisive = slower[0] ?? (verdict === "pass" ? fasterRanges(comparison)[0] : undefined);
  const found = ranges.flatMap(({ kernelTime }) => kernelTime.detectableRatio ?? []);
  const finds =
    found.length === 0
      ? ""
      : `A slowdown of ${percent(found.reduce((most, one) => Math.max(most, one)))} of a range's kernel time would be found 95 % of the time.`;
  if (decisive === undefined)
    return verdict === "inconclusive" ? `${finds} More rounds would narrow it.`.trim() : finds;
  const { kernelTime } = decisive;
  const interval = intervalPair(kernelTime);
  if (interval === "") return finds;
  const threshold =
    kernelTime.thresholdRatio === null ? "" : ` A change counts from ${percent(kernelTime.thresholdRatio)} on.`;
  return `${intervalLevel(comparison)} interval of the change: ${interval}, from ${String(kernelTime.rounds)} rounds a side.${threshold}`;
}

/** The largest slowdown first. */
export function bySlowdown(one: RangeRow, other: RangeRow): number {
  return (other.kernelTime.changeRatio ?? 0) - (one.kernelTime.changeRatio ?? 0);
}

/** Ranges with less kernel time, most first. */
export function fasterRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ kernelTime }) => kernelTime.state === "improved")
    .toSorted((one, other) => bySlowdown(other, one));
}

/** Ranges with more kernel time, most first; they may have been accepted. */
export function slowerRanges({ ranges }: Comparison): RangeRow[] {
  return ranges.filter(({ kernelTime }) => kernelTime.state === "regressed").toSorted(bySlowdown);
}

/** True where a side was measured once, so that nothing is known of its noise. */
export function isOneRound({ ranges }: Comparison): boolean {
  return ranges.some(({ kernelTime }) => kernelTime.rounds === 1 && kernelTime.changeRatio !== null);
}
