import type { HistoryPoint, HistoryChange, HistoryDrift } from "../model/history.ts";
import { constants } from "./constants.ts";
import { findChangePoints, type ChangePoint } from "./change-points.ts";
import type { MeasuredSeries } from "./series.ts";
import type { StoredRecord } from "../model/record.ts";
import { median } from "../../../model/rounds.ts";
import { mayBeFromCode } from "./checks.ts";

export interface Stretch {
  readonly byReference: boolean;
  readonly judged: readonly JudgedPoint[];
  /** `index` is an index into `judged`. */
  readonly changes: readonly ChangePoint[];
}

interface JudgedPoint {
  readonly point: number;
  readonly record: number;
  /** Above 0. */
  readonly value: number;
}

/** Oldest stretch first. The last stretch may be short. */
export function splitIntoStretches({ points, cuts }: Pick<MeasuredSeries, "points" | "cuts">): Stretch[] {
  const starts = [0, ...cuts.map(({ point }) => point)];
  return starts.map((start, place) => {
    const segment = points.slice(start, starts[place + 1] ?? points.length);
    const byReference = hasMostRatios(segment);
    const judged = segment.flatMap(({ record, value, referenceRatio }, place) => {
      const judgedValue = byReference ? referenceRatio : value;
      // A change from 0 has no ratio.
      return judgedValue === null || judgedValue <= 0 ? [] : [{ point: start + place, record, value: judgedValue }];
    });
    const changes = findChangePoints(
      judged.map(({ value }) => value),
      {
        chance: constants.signChance.value,
        shortestSegment: constants.shortestSegment.value,
        smallestChange: constants.smallestStep.value,
        window: constants.searchWindow.value,
      },
    );
    return { judged, byReference, changes };
  });
}

/** If true, we judge and draw the points' ratios to the reference instead of their values. */
export function hasMostRatios(points: readonly HistoryPoint[]): boolean {
  return 2 * points.filter(({ referenceRatio }) => referenceRatio !== null).length > points.length;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Null if there are too few points. */
export function computeDrift(
  stretch: Stretch | undefined,
  changes: readonly HistoryChange[],
  records: readonly StoredRecord[],
): HistoryDrift | null {
  const { judged, byReference } = stretch ?? { judged: [], byReference: false };
  const measuredAt = ({ record }: JudgedPoint) => records[record]?.record.measuredAt ?? "";
  const last = judged.at(-1);
  if (last === undefined) return null;
  // We compare ISO dates as text, because parsing thousands of dates is slow.
  const yearAgo = new Date(Date.parse(measuredAt(last)) - yearMs).toISOString();
  const ofYear = judged.filter((point) => measuredAt(point) > yearAgo);
  const [oldest] = byReference ? judged : ofYear;
  const steps = changes.filter((change) => mayBeFromCode(change) && change.point > (oldest?.point ?? 0));
  const level = constants.levelPoints.value;
  const now = judged.filter(({ point }) => point >= (steps.at(-1)?.point ?? 0)).slice(-level);
  if (byReference) {
    const label = records[last.record]?.record.reference?.label;
    if (now.length < constants.shortestSegment.value || label === undefined) return null;
    return { against: "reference", since: label, changeRatio: computeLevel(now) - 1, steps: steps.length };
  }
  if (ofYear.length < 2 * level || oldest === undefined) return null;
  const changeRatio = computeLevel(now) / computeLevel(ofYear.slice(0, level)) - 1;
  return { against: "first-points", since: measuredAt(oldest), changeRatio, steps: steps.length };
}

function computeLevel(points: readonly JudgedPoint[]): number {
  return median(points.map(({ value }) => value));
}
