import type { History, HistorySeries } from "../model/history.ts";
import type { RangeHistory, RecentPoint } from "../../../report/recent-runs/range-history.ts";
import { reportLink } from "./report-link.ts";
import { standingChanges } from "./sentences.ts";

const mostPoints = 30;

/** Runs before a cut aren't comparable, so they're left out. */
export function listRecentPoints(history: History, job: string): RangeHistory[] {
  return history.series.flatMap((series) => {
    const { figure } = series;
    if (figure.kind !== "busy" || series.job !== job || !series.current) return [];
    return [{ name: figure.range, domain: figure.domain, ...takeLastPoints(history, series) }];
  });
}

function takeLastPoints({ records }: History, series: HistorySeries): Pick<RangeHistory, "points" | "changes"> {
  const first = Math.max(series.cuts.at(-1)?.point ?? 0, series.points.length - mostPoints);
  const points = series.points.slice(first).flatMap(({ record: index, value, low, high }): RecentPoint[] => {
    const record = records[index]?.record;
    if (record === undefined) return [];
    return [
      {
        valueNs: value,
        lowNs: low,
        highNs: high,
        commit: record.commit?.sha ?? null,
        date: record.measuredAt,
        link: reportLink(record),
      },
    ];
  });
  const changes = standingChanges(series)
    .filter(({ point }) => point > first)
    .map(({ point, changeRatio, state }) => ({ point: point - first, changeRatio, state }));
  return { points, changes };
}
