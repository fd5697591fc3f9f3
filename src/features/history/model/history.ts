import type { Ratio } from "../../../model/units.ts";
import type { RangeHistory } from "../../../report/recent-runs/range-history.ts";
import type { HistoryCheck, HistoryFigure, SkippedRecord, StoredRecord } from "./record.ts";

export interface History {
  readonly records: readonly StoredRecord[];
  readonly skipped: readonly SkippedRecord[];
  readonly series: readonly HistorySeries[];
}

export interface HistorySeries {
  /** Stable from run to run. */
  readonly id: string;
  readonly job: string;
  readonly figure: HistoryFigure;
  /** "ns" for times; for a metric, the metric's unit. */
  readonly unit: string | null;
  readonly better: "lower" | "higher" | null;
  readonly points: readonly HistoryPoint[];
  /** Where the series starts over. We don't compare across a cut. */
  readonly cuts: readonly HistoryCut[];
  readonly changes: readonly HistoryChange[];
  readonly gaps: readonly HistoryGap[];
  /** False if the job's latest runs don't have this series. */
  readonly current: boolean;
  readonly state: "insufficient-data" | "stable" | "changed" | "unclear";
  /** The change since the year's first points, or relative to the pinned reference. Null if there are too few points. */
  readonly drift: HistoryDrift | null;
}

export interface HistoryPoint {
  readonly record: number;
  /** The median over rounds, in the series' unit. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The ratio to the pinned reference, which was measured alternately with head. Null if there was no reference. */
  readonly referenceRatio: Ratio | null;
}

/** capture-mode: also a switch between wall time with and without CUDA tracing. reference: a different pinned reference. */
export type CutReason = "gpu" | "driver" | "cuda" | "command" | "capture-mode" | "instances" | "reference";

export interface HistoryCut {
  readonly point: number;
  readonly because: readonly CutReason[];
}

export interface HistoryChange {
  /** The first point of the new level. */
  readonly point: number;
  /** 0.02: 2% more than before. If we judge the ratio to the reference, it's the change in that ratio. */
  readonly changeRatio: Ratio;
  readonly pValue: number;
  /**
   * sign: not checked yet. confirmed (by two checks), refuted, unclear: the result of measuring both commits alternately. machine: the
   * code isn't the cause, because most of the job's ranges changed together on another GPU, or because all runs around the change
   * measured the same commit.
   */
  readonly state: RangeHistory["changes"][number]["state"];
  /** Oldest first. */
  readonly checks: readonly HistoryCheck[];
  /** The commits of the last point before the change and the first point after it. Null if unknown. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface HistoryGap {
  readonly point: number;
  readonly missing: number;
}

export interface HistoryDrift {
  readonly against: "first-points" | "reference";
  readonly since: string;
  readonly changeRatio: Ratio;
  readonly steps: number;
}
