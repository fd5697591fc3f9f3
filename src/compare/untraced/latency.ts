import type { Latency, WallVerdict } from "../../model/comparison/comparison-rows.ts";
import { instanceTimes, summarizeWallTimes } from "../../model/profile/wall-figures.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import type { Ratio } from "../../model/units.ts";
import { judgeSeries } from "./judge-series.ts";
import type { PairedRuns } from "./pair-runs.ts";

/**
 * Compares a range's wall time without CUDA tracing. Null if a side has no such time. Skips processes without an instance of the range,
 * and the processes that they're paired with.
 */
export function latencyOf(
  runs: PairedRuns,
  range: { readonly name: string; readonly domain: string },
  threshold: Ratio,
): Latency | null {
  const of = (side: readonly UntracedRun[]): number[][] => side.map((run) => instanceTimes(run, range));
  const all = { base: of(runs.base), head: of(runs.head) };
  const ran = (values: readonly number[] | undefined): boolean => (values?.length ?? 0) > 0;
  const whole = all.base.map((values, index) => ran(values) && ran(all.head[index]));
  const kept = (side: readonly number[][]): number[][] =>
    side.filter((values, index) => (runs.interleaved ? whole[index] === true : ran(values)));
  const [base, head] = [kept(all.base), kept(all.head)];
  if (base.length === 0 || head.length === 0) return null;
  const { statistic, change } = judgeSeries({
    base,
    head,
    interleaved: runs.interleaved,
    better: "lower",
    threshold,
    headFirst: runs.headFirst.filter((_, index) => whole[index] === true),
  });
  const { base: baseNs, head: headNs, ...time } = change;
  return {
    base: summarizeWallTimes(base),
    head: summarizeWallTimes(head),
    statistic,
    time: { ...time, baseNs, headNs },
  };
}

/** The verdict on wall time. `not-slower` means that we ruled out a slowdown. Without an interval, we can't rule out anything. */
export function latencyVerdict({ time: { state, mayBeSlower, lowRatio } }: Latency): WallVerdict {
  if (state === "regressed") return "slower";
  return mayBeSlower || lowRatio === null ? "unknown" : "not-slower";
}
