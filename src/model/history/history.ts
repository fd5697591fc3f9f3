import type { Ratio } from "../units.ts";
import type { HistoryCheck, HistoryFigure, SkippedRecord, StoredRecord } from "./record.ts";

/** What the records of one history say together: what pages, text, and the scheduled job read. */
export interface History {
  /** In the order of their commits' dates, and of their measurement. */
  readonly records: readonly StoredRecord[];
  readonly skipped: readonly SkippedRecord[];
  readonly series: readonly HistorySeries[];
}

export interface HistorySeries {
  /** Equal from run to run: job, figure, range. */
  readonly id: string;
  readonly job: string;
  readonly figure: HistoryFigure;
  /** "ns" for times; of a metric its own. */
  readonly unit: string | null;
  readonly better: "lower" | "higher" | null;
  readonly points: readonly HistoryPoint[];
  /** Where the series begins anew: nothing is compared across. */
  readonly cuts: readonly HistoryCut[];
  readonly changes: readonly HistoryChange[];
  /** Nights without a point, by what is usual for this series. */
  readonly gaps: readonly HistoryGap[];
  /** False: its last point is older than the job's last runs: the range was renamed or removed. */
  readonly current: boolean;
  readonly state: "insufficient-data" | "stable" | "changed" | "unclear";
  /** Against the first points of the year, or the pinned reference; null: too few points. */
  readonly drift: HistoryDrift | null;
}

export interface HistoryPoint {
  /** Of `History.records`. */
  readonly record: number;
  /** The median over rounds, in the series' unit. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** To the reference that was measured in turn; null: there was none. */
  readonly referenceRatio: Ratio | null;
}

/** capture-mode: wall time with and without CUDA tracing, too. reference: another pinned reference. */
export type CutReason = "gpu" | "driver" | "cuda" | "command" | "capture-mode" | "instances" | "reference";

export interface HistoryCut {
  /** The first point after it. */
  readonly point: number;
  readonly because: readonly CutReason[];
}

export interface HistoryChange {
  /** The first point of the new level. */
  readonly point: number;
  /** 0.02: 2% more than before; of the ratio to the reference where that is judged. */
  readonly changeRatio: Ratio;
  readonly pValue: number;
  /**
   * sign: not checked yet. confirmed (by two checks), refuted, unclear: what measuring both commits in turn gave. machine: it isn't the code:
   * most ranges of the job moved together on another GPU, or all nights around it measured one commit.
   */
  readonly state: "sign" | "confirmed" | "refuted" | "unclear" | "machine";
  /** The measurements of commits before and after it, oldest first. */
  readonly checks: readonly HistoryCheck[];
  /** Commits of the last point before and the first one after; null: not known. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface HistoryGap {
  /** The point after it. */
  readonly point: number;
  /** How many runs are missing by what is usual. */
  readonly missing: number;
}

export interface HistoryDrift {
  readonly against: "first-points" | "reference";
  readonly since: string;
  readonly changeRatio: Ratio;
  /** Steps that were found within. */
  readonly steps: number;
}
