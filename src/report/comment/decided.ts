import type { Comparison } from "../../model/comparison/comparison.ts";
import type { KernelRow, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { isToldByOperators } from "../document/operators.ts";
import { rangesBySeverity } from "../rows.ts";
import { counted } from "../../model/text/listing.ts";

/** How many nested ranges we show for one range, not counting the cause. */
const mostOperators = 2;

/** The comparison without the rows that didn't affect the verdict. The remaining rows are slower, worse, or unclear, or explain why. */
export function decidedPart(comparison: Comparison): Comparison {
  return {
    ...comparison,
    ranges: rangesBySeverity(comparison).filter(isDecisive).map(decidedRange),
    metrics: comparison.metrics.filter(isWorse),
    budgets: comparison.budgets.filter(({ state }) => state !== "held"),
  };
}

/** `2 ranges and 4 metrics passed; details in the report.`, or empty if nothing was left out. */
export function passedText({ ranges, metrics }: Comparison): string {
  const judged = metrics.filter((row) => row.change.state !== "not-judged");
  const counts = [
    { noun: "range", count: ranges.filter((range) => !isDecisive(range)).length },
    { noun: "metric", count: judged.filter((row) => !isWorse(row)).length },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return "";
  const texts = counts.map(({ noun, count }) => counted(count, noun));
  return `${texts.join(" and ")} passed; details in the report.`;
}

/** Also true for a range that's slower but passes: the slowdown was accepted, and readers should see it. */
function isDecisive({ verdict, gpuBusyTime, latency, wallTime, counts }: RangeRow): boolean {
  const times = [gpuBusyTime, latency?.time ?? wallTime];
  return verdict !== "pass" || [...times, ...counts].some(({ state }) => state === "regressed");
}

function decidedRange(range: RangeRow): RangeRow {
  const isJudged = range.verdict !== "incomparable";
  const isTold = isToldByOperators({ ...range, row: range, base: null, head: null });
  return {
    ...range,
    // Launches appear next to a range's times, even if the launches didn't change.
    counts: range.counts.filter(
      ({ metric, state }) => metric === "launches" || state === "regressed" || state === "inconclusive",
    ),
    kernels: isJudged && !isTold ? range.kernels.filter(isNews) : [],
    operators: isTold ? decidedOperators(range) : [],
    graphNodes: isJudged ? range.graphNodes : [],
  };
}

/** True if the kernel is slower, unclear, or new. A removed or faster kernel doesn't explain why a range is slower. */
function isNews({ time }: KernelRow): boolean {
  return time.state === "new" || isOpen(time);
}

function decidedOperators({ operators, cause }: RangeRow): RangeRow["operators"] {
  const path = cause?.kind === "operator" ? cause.path.join("\0") : null;
  const isCause = (row: RangeRow["operators"][number]): boolean => row.path.join("\0") === path;
  const others = operators.filter((row) => !isCause(row) && isOpen(row.time));
  return [...operators.filter(isCause), ...others.slice(0, mostOperators)];
}

function isWorse({ change }: MetricRow): boolean {
  return isOpen(change) || change.state === "removed";
}

function isOpen({ state, mayBeSlower }: Pick<TimeChange, "state" | "mayBeSlower">): boolean {
  return state === "regressed" || mayBeSlower;
}
