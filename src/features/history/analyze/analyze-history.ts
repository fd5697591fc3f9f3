import type { Ratio } from "../../../model/units.ts";
import type { History, HistoryChange, HistorySeries } from "../model/history.ts";
import type { SkippedRecord, StoredRecord, HistoryCheck, HistoryRecord } from "../model/record.ts";
import { constants } from "./constants.ts";
import { mayBeFromCode, isRecent, isRefuted } from "./checks.ts";
import { computeDrift, splitIntoStretches, type Stretch } from "./levels.ts";
import { buildSeries, readJobName, createSeriesId, type MeasuredSeries } from "./series.ts";
import { isMajority } from "../../../compare/majority.ts";
import type { ChangePoint } from "./change-points.ts";

export function analyzeHistory(stored: readonly StoredRecord[], skipped: readonly SkippedRecord[]): History {
  const records = stored
    .map((entry) => ({ entry, date: findDate(entry), measuredAt: Date.parse(entry.record.measuredAt) }))
    .sort((a, b) => a.date - b.date || a.measuredAt - b.measuredAt)
    .map(({ entry }) => entry);
  const context = createChangeContext(records);
  const leveled = buildSeries(records).map((series) => ({ series, stretches: splitIntoStretches(series) }));
  const alike = Map.groupBy(leveled, groupKey);
  return {
    records,
    skipped,
    series: leveled.map((leveledSeries): HistorySeries => {
      const { series, stretches } = leveledSeries;
      const changes = findChanges(leveledSeries, alike.get(groupKey(leveledSeries)) ?? [], context);
      return {
        ...series,
        changes,
        state: decideSeriesState(leveledSeries, changes),
        drift: computeDrift(stretches.at(-1), changes, records),
      };
    }),
  };
}

function findDate({ record }: StoredRecord): number {
  return Date.parse(record.commit?.committedAt ?? record.measuredAt);
}

function groupKey({ series }: LeveledSeries): string {
  return JSON.stringify([series.job, series.figure.kind]);
}

function decideSeriesState(
  { series, stretches }: LeveledSeries,
  changes: readonly HistoryChange[],
): HistorySeries["state"] {
  const judged = stretches.at(-1)?.judged ?? [];
  if (judged.length < constants.levelPoints.value) return "insufficient-data";
  const recent = changes.filter((change) => mayBeFromCode(change) && isRecent(change, series));
  if (recent.some(({ state }) => state === "confirmed")) return "changed";
  return recent.length > 0 ? "unclear" : "stable";
}

interface LeveledSeries {
  readonly series: MeasuredSeries;
  readonly stretches: readonly Stretch[];
}

interface ChangeContext {
  readonly records: readonly StoredRecord[];
  /** For each record, the number of earlier runs of its job. */
  readonly nights: readonly number[];
  /** By job, then by commit: the indices of the commit's first and last record. */
  readonly commits: ReadonlyMap<string, ReadonlyMap<string, Span>>;
  /** Each series' checks, by series id. */
  readonly checks: ReadonlyMap<string, readonly HistoryCheck[]>;
}

interface Span {
  readonly first: number;
  readonly last: number;
}

function createChangeContext(records: readonly StoredRecord[]): ChangeContext {
  const runs = new Map<string, number>();
  const commits = new Map<string, Map<string, Span>>();
  const checks = new Map<string, HistoryCheck[]>();
  const nights = records.map(({ record }, index) => {
    const job = readJobName(record);
    const night = runs.get(job) ?? 0;
    runs.set(job, night + 1);
    const ofJob = commits.get(job) ?? new Map<string, Span>();
    commits.set(job, ofJob);
    if (record.commit !== null)
      ofJob.set(record.commit.sha, { first: ofJob.get(record.commit.sha)?.first ?? index, last: index });
    for (const check of record.checks) {
      const id = createSeriesId(check.job, check.figure);
      const ofSeries = checks.get(id) ?? [];
      ofSeries.push(check);
      checks.set(id, ofSeries);
    }
    return night;
  });
  return { records, nights, commits, checks };
}

/** `alike` has all series of the same job and kind, including this one. */
function findChanges(
  { series, stretches }: LeveledSeries,
  alike: readonly LeveledSeries[],
  context: ChangeContext,
): HistoryChange[] {
  const checks = context.checks.get(series.id) ?? [];
  return stretches.flatMap((stretch) =>
    stretch.changes.map((change, place): HistoryChange => {
      const { index, changeRatio, pValue } = change;
      const spanning = checks.filter((check) => isCheckAround(check, stretch, index, series.job, context));
      const earlier = stretch.changes
        .slice(0, place)
        .filter((other) => Math.sign(other.changeRatio) === Math.sign(changeRatio));
      // If an earlier change in the same direction lies between the check's commits, the check may have measured that one.
      const ownChecks = spanning.filter(
        (check) => !earlier.some((other) => isCheckAround(check, stretch, other.index, series.job, context)),
      );
      const isMachine =
        isOneCommitAround(stretch, index, context) ||
        (hasOtherGpus(stretch, place, context) && didMostSeriesMove(stretch, change, alike, context));
      return {
        point: stretch.judged[index]?.point ?? 0,
        changeRatio,
        pValue,
        state: decideChangeState(changeRatio, spanning, ownChecks, isMachine),
        checks: spanning,
        before: findCommit(stretch, index - 1, context),
        after: findCommit(stretch, index, context),
      };
    }),
  );
}

/** `ownChecks` are those checks that measured this change for sure. */
function decideChangeState(
  changeRatio: Ratio,
  checks: readonly HistoryCheck[],
  ownChecks: readonly HistoryCheck[],
  isMachine: boolean,
): HistoryChange["state"] {
  const confirming = ownChecks.filter(
    (check) => check.outcome === "confirmed" && Math.sign(check.changeRatio ?? 0) === Math.sign(changeRatio),
  );
  if (confirming.length >= constants.confirmations.value) return "confirmed";
  if (checks.some((check) => check.outcome !== "confirmed" && isRefuted(check, changeRatio))) return "refuted";
  if (isMachine) return "machine";
  return checks.length > 0 ? "unclear" : "sign";
}

/** So the check still counts after the change's boundary moves, and a refuted change doesn't come back. */
function isCheckAround(
  { before, after }: HistoryCheck,
  { judged }: Stretch,
  index: number,
  job: string,
  { commits }: ChangeContext,
): boolean {
  const [from, to] = [commits.get(job)?.get(before), commits.get(job)?.get(after)];
  const [last, first] = [judged[index - 1], judged[index]];
  if (from === undefined || to === undefined || last === undefined || first === undefined) return false;
  return from.first <= last.record && to.last >= first.record;
}

function isOneCommitAround(stretch: Stretch, index: number, context: ChangeContext): boolean {
  const moves = constants.boundaryMoves.value;
  const around = stretch.judged.slice(Math.max(0, index - 1 - moves), index + 1 + moves);
  const commits = new Set(around.map(({ record }) => findRecord(record, context).commit?.sha ?? null));
  return commits.size === 1 && !commits.has(null);
}

/** Points next to the boundary don't count, because the real boundary may be a few points off. */
function hasOtherGpus({ judged, changes }: Stretch, place: number, context: ChangeContext): boolean {
  const moves = constants.boundaryMoves.value;
  const boundary = changes[place]?.index ?? 0;
  const start = changes[place - 1]?.index ?? 0;
  const end = changes[place + 1]?.index ?? judged.length;
  const before = collectGpuIds(judged.slice(start, Math.max(start + 1, boundary - moves)), context);
  const after = collectGpuIds(judged.slice(Math.min(end - 1, boundary + moves), end), context);
  return before !== null && after !== null && [...before].every((gpu) => !after.has(gpu));
}

function collectGpuIds(points: Stretch["judged"], context: ChangeContext): Set<string> | null {
  const gpuIds = points.map(({ record }) => findRecord(record, context).machine.gpuIds);
  return gpuIds.some(({ length }) => length === 0) ? null : new Set(gpuIds.flat());
}

/** Series judged by the ratio to a reference don't count, because the machine doesn't affect that ratio. */
function didMostSeriesMove(
  movedStretch: Stretch,
  { index, changeRatio }: ChangePoint,
  alike: readonly LeveledSeries[],
  { nights }: ChangeContext,
): boolean {
  const record = movedStretch.judged[index]?.record ?? 0;
  const findNight = (stretch: Stretch, change: ChangePoint) => nights[stretch.judged[change.index]?.record ?? 0] ?? 0;
  const night = nights[record] ?? 0;
  const comparable = alike
    .flatMap(({ stretches }) => stretches)
    .filter(
      ({ judged, byReference }) =>
        !byReference && (judged[0]?.record ?? Infinity) < record && (judged.at(-1)?.record ?? -1) >= record,
    );
  const moved = comparable.filter((stretch) =>
    stretch.changes.some(
      (change) =>
        Math.sign(change.changeRatio) === Math.sign(changeRatio) &&
        Math.abs(findNight(stretch, change) - night) <= constants.boundaryMoves.value,
    ),
  );
  return (
    !movedStretch.byReference &&
    comparable.length >= constants.alikeSeries.value &&
    isMajority(moved.length, comparable.length)
  );
}

function findCommit({ judged }: Stretch, index: number, context: ChangeContext): string | null {
  const point = judged[index];
  return point === undefined ? null : (findRecord(point.record, context).commit?.sha ?? null);
}

function findRecord(index: number, { records }: Pick<ChangeContext, "records">): HistoryRecord {
  const stored = records[index];
  if (stored === undefined) throw new RangeError(`No record ${index}.`);
  return stored.record;
}
