import type { History, HistoryChange, HistorySeries } from "../../model/history/history.ts";
import type { Nanoseconds, Ratio } from "../../model/units.ts";
import { reportLink } from "./report-link.ts";
import { standingChanges } from "./sentences.ts";

/** A range's GPU time in each of the last runs before a comparison. */
export interface RangeHistory {
  readonly name: string;
  readonly domain: string;
  /** Oldest first, all from the same machine and setup. */
  readonly points: readonly RecentPoint[];
  readonly changes: readonly RecentChange[];
}

export interface RecentPoint {
  readonly valueNs: Nanoseconds;
  readonly lowNs: Nanoseconds;
  readonly highNs: Nanoseconds;
  readonly commit: string | null;
  /** When the run was measured, as an ISO time. */
  readonly date: string;
  /** An https link to the run's report; null if there's none. */
  readonly link: string | null;
}

interface RecentChange {
  /** The index in `points`. */
  readonly point: number;
  readonly changeRatio: Ratio;
  readonly state: HistoryChange["state"];
}

const mostPoints = 30;

/** The last 30 runs of each range that a job still measures. Runs before a cut aren't comparable, so they're left out. */
export function recentPoints(history: History, job: string): RangeHistory[] {
  return history.series.flatMap((series) => {
    const { figure } = series;
    if (figure.kind !== "busy" || series.job !== job || !series.current) return [];
    return [{ name: figure.range, domain: figure.domain, ...lastOf(history, series) }];
  });
}

function lastOf({ records }: History, series: HistorySeries): Pick<RangeHistory, "points" | "changes"> {
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
