import type { HistorySeries } from "../../model/history/history.ts";
import type { Frame } from "../html/figures/axis.ts";

/**
 * The runs of a job from left to right, at the same places in all of its charts: old ones share what room there is, so that a few
 * of them are one column; the last ones are a place each.
 */
export interface JobRuns {
  /** Of `History.records`, oldest first. */
  readonly records: readonly number[];
  /** The first run that has a place of its own. */
  readonly firstExact: number;
  /** Where that begins. */
  readonly divide: number;
  /** Where a run, as its place among the runs, is drawn. */
  readonly at: (run: number) => number;
  /** The width of an exact one. */
  readonly step: number;
  readonly runOf: (record: number) => number;
}

/** Of the width, for all that is old. */
const oldShare = 0.22;
/** Of a column of old runs, in the chart's units. */
const columnWidth = 1.5;

export function jobRuns(series: readonly HistorySeries[], mostExact: number, { left, right }: Frame): JobRuns {
  const found = new Set(series.flatMap(({ points }) => points.map(({ record }) => record)));
  const records = [...found].sort((one, other) => one - other);
  const runs = new Map(records.map((record, run) => [record, run]));
  const firstExact = Math.max(0, records.length - mostExact);
  const divide = firstExact === 0 ? left : left + (right - left) * oldShare;
  const step = (right - divide) / Math.max(1, records.length - firstExact);
  const columns = Math.max(1, Math.min(firstExact, Math.floor((divide - left) / columnWidth)));
  const at = (run: number): number => {
    if (run >= firstExact) return divide + (run - firstExact + 0.5) * step;
    const column = Math.floor((run * columns) / firstExact);
    return left + ((column + 0.5) * (divide - left)) / columns;
  };
  return { records, firstExact, divide, at, step, runOf: (record) => runs.get(record) ?? 0 };
}
