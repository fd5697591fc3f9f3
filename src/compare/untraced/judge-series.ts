import type { Latency } from "../../model/comparison/comparison-rows.ts";
import type { SeriesChange } from "../../model/comparison/metric-row.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { timeChange } from "../time-change.ts";

/** What processes without CUDA tracing gave, in any one unit. */
export interface Series {
  /** For each process its values, such as a range's instances or the one value of a metric; at least one, all above 0. */
  readonly base: readonly (readonly number[])[];
  readonly head: readonly (readonly number[])[];
  /** base[i] and head[i] were measured as neighbors in time. */
  readonly interleaved: boolean;
  /** Of each pair, whether head was measured first. */
  readonly headFirst: readonly boolean[];
  /** Of `higher`, head is worse where it is lower. */
  readonly better: "lower" | "higher";
  readonly threshold: Ratio;
}

export interface SeriesJudgment {
  /** What of each process was compared; of one value a process, and of those that are better when higher, the median. */
  readonly statistic: Latency["statistic"];
  /** `regressed`: head is worse. Every ratio is head / base - 1, so that it is below 0 there where higher is better. */
  readonly change: SeriesChange;
}

/** Whether head is worse by processes that ran without CUDA tracing: the rule is in docs/statistics.md. */
export function judgeSeries({ base, head, interleaved, headFirst, better, threshold }: Series): SeriesJudgment {
  const swap = better === "higher";
  const [before, after] = swap ? [head, base] : [base, head];
  const times = { base: before.map(median), head: after.map(median), interleaved, headFirst };
  const { baseNs, headNs, ...change } = timeChange(times, {
    threshold,
    singleRound: Math.max(threshold, 0.5),
    spreadFactor: 0,
    clearOfSpread: 3,
    floor: 0,
  });
  const turned = (ratio: Ratio | null): Ratio | null => (swap && ratio !== null ? 1 / (1 + ratio) - 1 : ratio);
  return {
    statistic: "median",
    change: {
      ...change,
      base: swap ? headNs : baseNs,
      head: swap ? baseNs : headNs,
      changeRatio: turned(change.changeRatio),
      lowRatio: turned(swap ? change.highRatio : change.lowRatio),
      highRatio: turned(swap ? change.lowRatio : change.highRatio),
    },
  };
}
