import type { HistorySeries } from "../model/history.ts";
import type { Frame } from "../../../report/html/figures/axis.ts";

/** The same positions in all of the job's charts. Old runs share columns; each of the last runs is drawn separately ("exact"). */
export interface JobRuns {
  readonly records: readonly number[];
  readonly firstExact: number;
  readonly divide: number;
  readonly at: (run: number) => number;
  readonly step: number;
  readonly runOf: (record: number) => number;
}

const oldShare = 0.22;
const columnWidth = 1.5;

export function jobRuns(series: readonly HistorySeries[], mostExact: number, { left, right }: Frame): JobRuns {
  const indexes = new Set(series.flatMap(({ points }) => points.map(({ record }) => record)));
  const records = [...indexes].sort((a, b) => a - b);
  const runs = new Map(records.map((record, run) => [record, run]));
  const firstExact = Math.max(0, records.length - mostExact);
  const divide = firstExact === 0 ? left : left + (right - left) * oldShare;
  const step = (right - divide) / Math.max(1, records.length - firstExact);
  const columns = Math.max(1, Math.min(firstExact, Math.floor((divide - left) / columnWidth)));
  const at = (run: number) => {
    if (run >= firstExact) return divide + (run - firstExact + 0.5) * step;
    const column = Math.floor((run * columns) / firstExact);
    return left + ((column + 0.5) * (divide - left)) / columns;
  };
  return { records, firstExact, divide, at, step, runOf: (record) => runs.get(record) ?? 0 };
}
