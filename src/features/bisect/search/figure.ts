import type { BisectFigure } from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { CountChange, RangeRow, TimeChange } from "../../../model/comparison/comparison-rows.ts";
import { countReasonIds, type Reason } from "../../../model/comparison/reason.ts";
import type { MetricRow } from "../../../model/metrics/metric-row.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { constants } from "../../../compare/constants.ts";
import { studentTQuantile } from "../../../compare/noise/distributions.ts";
import type { Estimate } from "./search-state.ts";

/**
 * The figure that a bisect follows: the one that the first red reason is about, or otherwise the first range's time on the GPU. Null if
 * there's no range.
 */
export function figureOf({ reasons, ranges }: Comparison): BisectFigure | null {
  for (const reason of reasons) {
    const figure = reason.verdict === "regressed" ? figureOfReason(reason) : null;
    if (figure !== null) return figure;
  }
  const [first] = ranges;
  return first === undefined ? null : { kind: "gpu-time", range: rangeText(first.name, first.domain) };
}

function figureOfReason({ id, range, family, kernel, reported, reportedKind }: Reason): BisectFigure | null {
  if ((id === "metric-regressed" || id === "memory-regressed") && reported !== null && reportedKind !== null)
    return { kind: "metric", name: reported, metricKind: reportedKind };
  if (range === null) return null;
  if (id === "latency-regressed") return { kind: "wall-time", range };
  if (id === "family-regressed" && family !== null) return { kind: "family", range, name: family };
  if ((id === "kernel-regressed" || id === "swapped-kernel-regressed") && kernel !== null)
    return { kind: "kernel", range, name: kernel };
  const count = Object.entries(countReasonIds).find(([, { up }]) => up === id);
  if (count !== undefined) return { kind: "count", range, name: count[0] };
  return { kind: "gpu-time", range };
}

/** A figure's estimated change, with the threshold for a search. */
export interface FigureChange extends Estimate {
  /** The smallest change that counts, as a log ratio. Null if unknown. */
  readonly least: number | null;
}

/** A figure's change in a comparison. Null if a side lacks the figure, or its noise is unknown. */
export function changeOf(comparison: Comparison, figure: BisectFigure): FigureChange | null {
  if (figure.kind === "metric") {
    const metric = comparison.metrics.find(({ name, kind }) => name === figure.name && kind === figure.metricKind);
    return metric === undefined ? null : ofMetric(metric);
  }
  const row = comparison.ranges.find(({ name, domain }) => rangeText(name, domain) === figure.range);
  if (row === undefined) return null;
  if (figure.kind === "count") return ofCount(row.counts.filter(({ metric }) => metric === figure.name));
  const time = timeOf(row, figure);
  return time === null ? null : ofInterval(time);
}

function timeOf(row: RangeRow, figure: Exclude<BisectFigure, { kind: "count" | "metric" }>): TimeChange | null {
  switch (figure.kind) {
    case "gpu-time":
      return row.gpuBusyTime;
    case "wall-time":
      return row.latency?.time ?? null;
    case "family":
      return row.families.find(({ family }) => family === figure.name)?.time ?? null;
    case "kernel":
      return (
        row.kernels.find(
          ({ name, baseNames, headNames }) =>
            name === figure.name || baseNames.includes(figure.name) || headNames.includes(figure.name),
        )?.time ?? null
      );
  }
}

type Interval = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "thresholdRatio" | "rounds">;

/** Adds the degrees of freedom of a runner's usual noise to those of the pairs, so that the 95% interval equals the comparison's. */
function ofInterval({ changeRatio, lowRatio, highRatio, thresholdRatio, rounds }: Interval): FigureChange | null {
  if (changeRatio === null || lowRatio === null || highRatio === null) return null;
  const degrees = constants.usualWeight.value + Math.max(1, rounds - 1);
  const half = (Math.log1p(highRatio) - Math.log1p(lowRatio)) / 2;
  return {
    log: Math.log1p(changeRatio),
    standardError: half / studentTQuantile(0.975, degrees),
    degrees,
    least: thresholdRatio === null ? null : Math.log1p(thresholdRatio),
  };
}

function ofMetric({ better, change }: MetricRow): FigureChange | null {
  const estimate = ofInterval(change);
  return estimate === null || better !== "higher" ? estimate : { ...estimate, log: -estimate.log };
}

/** Counts are exact. We add up counts of several kinds, such as copy directions. If base's count is 0, we add 1 to both sides. */
function ofCount(rows: readonly CountChange[]): FigureChange | null {
  const [first] = rows;
  if (first === undefined) return null;
  const total = (side: "base" | "head"): number => rows.reduce((sum, row) => sum + row[side], 0);
  const shift = total("base") === 0 ? 1 : 0;
  return {
    log: Math.log(Math.max(1, total("head") + shift) / (total("base") + shift)),
    standardError: 0,
    degrees: constants.usualWeight.value,
    least: Math.log1p(first.thresholdRatio),
  };
}
