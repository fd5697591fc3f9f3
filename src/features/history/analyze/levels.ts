import type { HistoryPoint } from "../model/history.ts";
import { constants } from "./constants.ts";
import { findChangePoints, type ChangePoint } from "./change-points.ts";
import type { MeasuredSeries } from "./series.ts";

/** The points of a series between two cuts, and the changes in them. */
export interface Stretch {
  /** True if we judge ratios to the reference instead of values. */
  readonly byReference: boolean;
  readonly judged: readonly JudgedPoint[];
  /** `index` is an index into `judged`. */
  readonly changes: readonly ChangePoint[];
}

export interface JudgedPoint {
  /** The index into the series' points. */
  readonly point: number;
  readonly record: number;
  /** Above 0. */
  readonly value: number;
}

/** Splits a series at its cuts, oldest stretch first. The last stretch may be short. */
export function stretchesOf({ points, cuts }: Pick<MeasuredSeries, "points" | "cuts">): Stretch[] {
  const starts = [0, ...cuts.map(({ point }) => point)];
  return starts.map((start, place) => {
    const own = points.slice(start, starts[place + 1] ?? points.length);
    const byReference = 2 * own.filter(({ referenceRatio }) => referenceRatio !== null).length > own.length;
    const judged = judgedPoints(own, start, byReference);
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

/**
 * The ratios to the reference if most points have such a ratio, or else the values. Values of 0 are skipped, because a change from 0 has
 * no ratio.
 */
function judgedPoints(points: readonly HistoryPoint[], start: number, byReference: boolean): JudgedPoint[] {
  return points.flatMap(({ record, value, referenceRatio }, place) => {
    const judged = byReference ? referenceRatio : value;
    return judged === null || judged <= 0 ? [] : [{ point: start + place, record, value: judged }];
  });
}
