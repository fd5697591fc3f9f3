import type { History, HistoryChange, HistorySeries } from "../model/history.ts";
import type { SkippedRecord, StoredRecord } from "../model/record.ts";
import { constants } from "./constants.ts";
import { changeContext, changesOf, type LeveledSeries } from "./changes.ts";
import { isOfCode, isRecent } from "./checks.ts";
import { driftOf } from "./drift.ts";
import { stretchesOf } from "./levels.ts";
import { measuredSeries } from "./series.ts";

/** Analyzes stored records: each job's metrics over time, with their changes and what we know about the causes. */
export function analyzeHistory(stored: readonly StoredRecord[], skipped: readonly SkippedRecord[]): History {
  const records = stored
    .map((one) => ({ one, date: dateOf(one), measuredAt: Date.parse(one.record.measuredAt) }))
    .sort((left, right) => left.date - right.date || left.measuredAt - right.measuredAt)
    .map(({ one }) => one);
  const context = changeContext(records);
  const leveled = measuredSeries(records).map((series) => ({ series, stretches: stretchesOf(series) }));
  const alike = Map.groupBy(leveled, kindOf);
  return {
    records,
    skipped,
    series: leveled.map((one): HistorySeries => {
      const { series, stretches } = one;
      const changes = changesOf(one, alike.get(kindOf(one)) ?? [], context);
      return {
        ...series,
        changes,
        state: stateOf(one, changes),
        drift: driftOf(stretches.at(-1), changes, records),
      };
    }),
  };
}

/** The commit's date, or the measurement's date if the record has no commit. */
function dateOf({ record }: StoredRecord): number {
  return Date.parse(record.commit?.committedAt ?? record.measuredAt);
}

function kindOf({ series }: LeveledSeries): string {
  return JSON.stringify([series.job, series.figure.kind]);
}

/** A series' state, based on its recent changes. `insufficient-data` if its last stretch has too few points. */
function stateOf({ series, stretches }: LeveledSeries, changes: readonly HistoryChange[]): HistorySeries["state"] {
  const judged = stretches.at(-1)?.judged ?? [];
  if (judged.length < constants.levelPoints.value) return "insufficient-data";
  const recent = changes.filter((change) => isOfCode(change) && isRecent(change, series));
  if (recent.some(({ state }) => state === "confirmed")) return "changed";
  return recent.length > 0 ? "unclear" : "stable";
}
