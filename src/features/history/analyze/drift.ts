import type { HistoryChange, HistoryDrift } from "../model/history.ts";
import type { StoredRecord } from "../model/record.ts";
import { median } from "../../../model/rounds.ts";
import { constants } from "./constants.ts";
import { isOfCode } from "./checks.ts";
import type { JudgedPoint, Stretch } from "./levels.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** How far the level is from the reference, or from the first points of the past year. Null if there are too few points. */
export function driftOf(
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
  const steps = changes.filter((change) => isOfCode(change) && change.point > (oldest?.point ?? 0));
  const level = constants.levelPoints.value;
  const now = judged.filter(({ point }) => point >= (steps.at(-1)?.point ?? 0)).slice(-level);
  if (byReference) {
    const label = records[last.record]?.record.reference?.label;
    if (now.length < constants.shortestSegment.value || label === undefined) return null;
    return { against: "reference", since: label, changeRatio: levelOf(now) - 1, steps: steps.length };
  }
  if (ofYear.length < 2 * level || oldest === undefined) return null;
  const changeRatio = levelOf(now) / levelOf(ofYear.slice(0, level)) - 1;
  return { against: "first-points", since: measuredAt(oldest), changeRatio, steps: steps.length };
}

function levelOf(points: readonly JudgedPoint[]): number {
  return median(points.map(({ value }) => value));
}
