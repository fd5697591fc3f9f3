import type { Comparison } from "../../model/comparison/comparison.ts";
import type { KernelRow, RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { formatCount } from "../format.ts";
import { isToldByOperators } from "../document/operators.ts";
import { rangesBySeverity } from "../rows.ts";

/** Nested ranges of a range, beside the one that is its cause. */
const mostOperators = 2;

/** The comparison without the rows that decided nothing: what's left is slower, worse, or unclear, or explains that. The report has all of it. */
export function decidedPart(comparison: Comparison): Comparison {
  return {
    ...comparison,
    ranges: rangesBySeverity(comparison).filter(isDecisive).map(decidedRange),
    metrics: comparison.metrics.filter(isWorse),
    budgets: comparison.budgets.filter(({ state }) => state !== "held"),
  };
}

/** `Passed: 2 ranges and 4 metrics. The report has their figures.`; empty where nothing was left out. */
export function passedText({ ranges, metrics }: Comparison): string {
  const judged = metrics.filter((row) => row.change.state !== "not-judged");
  const counts = [
    { noun: "range", count: ranges.filter((range) => !isDecisive(range)).length },
    { noun: "metric", count: judged.filter((row) => !isWorse(row)).length },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return "";
  const texts = counts.map(({ noun, count }) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`);
  return `${texts.join(" and ")} passed; details in the report.`;
}

/** One that's slower and passes was accepted, which people should see. */
function isDecisive({ verdict, gpuBusyTime, latency, wallTime, counts }: RangeRow): boolean {
  const times = [gpuBusyTime, latency?.time ?? wallTime];
  return verdict !== "pass" || [...times, ...counts].some(({ state }) => state === "regressed");
}

function decidedRange(range: RangeRow): RangeRow {
  const isJudged = range.verdict !== "incomparable";
  const isTold = isToldByOperators({ ...range, row: range, base: null, head: null });
  return {
    ...range,
    // Launches stand beside the times of a range, whatever became of them.
    counts: range.counts.filter(
      ({ metric, state }) => metric === "launches" || state === "regressed" || state === "inconclusive",
    ),
    kernels: isJudged && !isTold ? range.kernels.filter(isNews) : [],
    operators: isTold ? decidedOperators(range) : [],
    graphNodes: isJudged ? range.graphNodes : [],
  };
}

/** Slower, unclear, or new: a kernel that's gone explains a range that's slower no more than one that's faster. */
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
