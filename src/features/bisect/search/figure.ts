import type { BisectMetric } from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { CountChange, RangeRow, TimeChange } from "../../../model/comparison/comparison-rows.ts";
import { countReasonIds, type Reason } from "../../../model/comparison/reason.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { constants } from "../../../compare/constants.ts";
import { studentTQuantile } from "../../../compare/noise/distributions.ts";
import type { Estimate } from "./search-state.ts";

/** The first red reason's figure, or else the first range's time on the GPU. */
export function chooseFigure({ reasons, ranges }: Comparison): BisectMetric | null {
  for (const reason of reasons) {
    const figure = reason.verdict === "regressed" ? chooseFigureOfReason(reason) : null;
    if (figure !== null) return figure;
  }
  const [first] = ranges;
  return first === undefined ? null : { kind: "gpu-time", range: rangeText(first.name, first.domain) };
}

function chooseFigureOfReason({ id, range, family, kernel, reported, reportedKind }: Reason): BisectMetric | null {
  if ((id === "metric-regressed" || id === "memory-regressed") && reported !== null && reportedKind !== null)
    return { kind: "metric", name: reported, metricKind: reportedKind };
  if (range === null) return null;
  if (id === "latency-regressed") return { kind: "wall-time", range };
  if (id === "family-regressed" && family !== null) return { kind: "family", range, name: family };
  if ((id === "kernel-regressed" || id === "swapped-kernel-regressed") && kernel !== null)
    return { kind: "kernel", range, name: kernel };
  const [count] = Object.entries(countReasonIds).find(([, { up }]) => up === id) ?? [];
  return count === undefined ? { kind: "gpu-time", range } : { kind: "count", range, name: count };
}

interface FigureChange extends Estimate {
  readonly least: number | null;
}

export function readFigureChange(comparison: Comparison, figure: BisectMetric | null): FigureChange | null {
  if (figure === null) return null;
  if (figure.kind === "metric") {
    const metric = comparison.metrics.find(({ name, kind }) => name === figure.name && kind === figure.metricKind);
    const change = estimateFromInterval(metric?.change);
    return change === null || metric?.better !== "higher" ? change : { ...change, log: -change.log };
  }
  const row = comparison.ranges.find(({ name, domain }) => rangeText(name, domain) === figure.range);
  if (row === undefined) return null;
  if (figure.kind === "count") return estimateFromCounts(row.counts.filter(({ metric }) => metric === figure.name));
  return estimateFromInterval(findTimeChange(row, figure));
}

function findTimeChange(
  row: RangeRow,
  figure: Exclude<BisectMetric, { kind: "count" | "metric" }>,
): TimeChange | undefined {
  switch (figure.kind) {
    case "gpu-time":
      return row.gpuBusyTime;
    case "wall-time":
      return row.latency?.time;
    case "family":
      return row.families.find(({ family }) => family === figure.name)?.time;
    case "kernel":
      return row.kernels.find(({ name, baseNames, headNames }) =>
        [name, ...baseNames, ...headNames].includes(figure.name),
      )?.time;
  }
}

/** Adds the degrees of freedom of a runner's usual noise, so that the 95% interval equals the comparison's. */
function estimateFromInterval(
  change: Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "thresholdRatio" | "rounds"> | undefined,
): FigureChange | null {
  if (change === undefined) return null;
  const { changeRatio, lowRatio, highRatio, thresholdRatio, rounds } = change;
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

/** Adds up several kinds, such as copy directions. If base's count is 0, adds 1 to both sides. */
function estimateFromCounts(rows: readonly CountChange[]): FigureChange | null {
  const [first] = rows;
  if (first === undefined) return null;
  const total = (side: "base" | "head") => rows.reduce((sum, row) => sum + row[side], 0);
  const shift = total("base") === 0 ? 1 : 0;
  return {
    log: Math.log(Math.max(1, total("head") + shift) / (total("base") + shift)),
    standardError: 0,
    degrees: constants.usualWeight.value,
    least: Math.log1p(first.thresholdRatio),
  };
}

export interface SearchedEnds {
  readonly kind: "ends";
  readonly good: string;
  readonly bad: string;
  readonly figure: BisectMetric | null;
}

export type NoSearch =
  | { readonly kind: "commit-unknown"; readonly side: "base" | "head" }
  /** `base` and `head` are the UUIDs of the GPUs. */
  | { readonly kind: "other-gpu"; readonly base: string; readonly head: string }
  /** The clone doesn't have the commit. */
  | { readonly kind: "not-here"; readonly commit: string }
  | { readonly kind: "not-built-on"; readonly good: string; readonly bad: string };

/** Null if the comparison didn't regress. */
export function findSearchEnds(comparison: Comparison | null): SearchedEnds | NoSearch | null {
  if (comparison === null || !comparison.reasons.some(({ verdict }) => verdict === "regressed")) return null;
  const { base, head, interleaved } = comparison;
  const good = readCommitHash(base);
  if (good === null) return { kind: "commit-unknown", side: "base" };
  const bad = readCommitHash(head);
  if (bad === null) return { kind: "commit-unknown", side: "head" };
  const [baseGpus, headGpus] = [joinGpuIds(base), joinGpuIds(head)];
  if (!interleaved && baseGpus !== null && headGpus !== null && baseGpus !== headGpus)
    return { kind: "other-gpu", base: baseGpus, head: headGpus };
  return { kind: "ends", good, bad, figure: chooseFigure(comparison) };
}

type Side = Comparison["base"];

/** Null if it isn't a hash, because a stored profile may contain any text. */
function readCommitHash(side: Side): string | null {
  const commit = side?.source.commit ?? null;
  return commit !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit) ? commit : null;
}

/** Null if any UUID is unknown. */
function joinGpuIds(side: Side): string | null {
  const ids = (side?.machine.gpus ?? []).map(({ uuid }) => uuid);
  return ids.length === 0 || ids.includes(null) ? null : ids.toSorted().join(", ");
}
