import type { History, HistoryChange, HistorySeries } from "../model/history.ts";
import { counted } from "../../../model/text/listing.ts";
import { describeCut, judgeDirection, recordAt, standingChanges, type Direction } from "./sentences.ts";

interface MovedSeries {
  readonly series: HistorySeries;
  readonly change: HistoryChange;
}

export interface NewStart {
  readonly job: string;
  readonly text: string;
  readonly series: number;
}

const weekMs = 7 * 24 * 3600 * 1000;

/** What's still open, and what moved in the week before `madeAt`, an ISO time. */
export function findMoved(history: History, madeAt: string) {
  const until = Date.parse(madeAt);
  const from = until - weekMs;
  const isOfWeek = (series: HistorySeries, point: number) => {
    const record = recordAt(history, series, point);
    return record !== undefined && Date.parse(record.measuredAt) >= from;
  };
  const isOpen = (series: HistorySeries, change: HistoryChange): boolean =>
    series.current &&
    change === standingChanges(series).at(-1) &&
    (change.state === "sign" || change.state === "unclear");
  const standing = history.series.flatMap((series) => standingChanges(series).map((change) => ({ series, change })));
  const changes = standing.filter(({ series, change }) => isOfWeek(series, change.point) || isOpen(series, change));
  const starts = history.series.flatMap((series) =>
    series.cuts
      .filter(({ point }) => isOfWeek(series, point))
      .map((cut) => ({ job: series.job, text: describeCut(history, series, cut) })),
  );
  return {
    // Open changes first, however old they are, then worse before better, then by size.
    changes: changes.toSorted((a, b) => rankChange(a) - rankChange(b) || changeSize(b) - changeSize(a)),
    starts: [...Map.groupBy(starts, ({ job, text }) => JSON.stringify([job, text])).values()].flatMap((alike) =>
      alike.slice(0, 1).map((start): NewStart => ({ ...start, series: alike.length })),
    ),
    sentence: summarizeWeek(
      history,
      from,
      changes.filter(({ series, change }) => isOfWeek(series, change.point)).length,
    ),
  };
}

const directions: readonly Direction[] = ["worse", "moved", "better"];
const states: readonly HistoryChange["state"][] = ["sign", "unclear", "confirmed", "machine", "refuted"];

function rankChange({ series, change }: MovedSeries): number {
  return states.indexOf(change.state) * directions.length + directions.indexOf(judgeDirection(series, change));
}

function changeSize({ change }: MovedSeries): number {
  return Math.abs(change.changeRatio);
}

/** An empty table may also mean that little was measured. */
function summarizeWeek({ records, series }: History, from: number, changes: number): string {
  const last = records.reduce((latest, { record }) => Math.max(latest, Date.parse(record.measuredAt)), -Infinity);
  const since = new Date(from).toISOString().slice(0, 10);
  if (records.length === 0) return "Nothing has been measured yet.";
  if (last < from)
    return `Nothing has been measured since ${since}; the last run was on ${new Date(last).toISOString().slice(0, 10)}.`;
  const runs = records.filter(({ record }) => Date.parse(record.measuredAt) >= from).length;
  const followed = series.filter(({ current }) => current);
  const short = followed.filter(({ state }) => state === "insufficient-data").length;
  const changesFound = changes === 0 ? "No change" : counted(changes, "change");
  const unseen = short === 0 ? "" : ` ${counted(short, "series has", "series have")} too few runs to tell.`;
  return `${changesFound} in ${counted(runs, "run")} of ${counted(followed.length, "series", "series")} since ${since}.${unseen}`;
}
