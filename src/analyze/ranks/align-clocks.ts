import { median } from "../../model/rounds.ts";
import type { RankClocks } from "../../model/ranks/ranks.ts";
import type { Nanoseconds } from "../../model/units.ts";
import type { Member } from "./match-collectives.ts";
import type { RankRecord } from "./record-ranks.ts";

/** How to convert the times of several reports to one clock. */
export interface AlignedClocks {
  /** An offset per record. Adding the offset to a record's times converts the times to the first record's clock. */
  readonly offsetNs: readonly Nanoseconds[];
  /** Null if there is only one report. */
  readonly alignment: RankClocks | null;
}

const nsPerMs = 1e6;

/**
 * Aligns the clocks of several reports. If a report shares collectives with the first report, the offset is the median difference between
 * the collectives' ends, because a collective ends on all ranks at once. Otherwise, the offset comes from the start times of the two
 * reports.
 */
export function alignClocks(records: readonly RankRecord[], groups: readonly (readonly Member[])[]): AlignedClocks {
  const [first] = records;
  const reports = new Set(records.map(({ report }) => report));
  if (first === undefined || reports.size < 2) return { offsetNs: records.map(() => 0), alignment: null };
  let [collectives, residualNs] = [0, 0];
  const ofReport = new Map<number, Nanoseconds>([[first.report, 0]]);
  for (const report of reports) {
    if (report === first.report) continue;
    const apart = endsApart(records, groups, first.report, report);
    if (apart.length === 0) {
      const origin = records.find((record) => record.report === report)?.originUtcMs ?? null;
      const known = origin !== null && first.originUtcMs !== null;
      ofReport.set(report, known ? Math.round((origin - first.originUtcMs) * nsPerMs) : 0);
      continue;
    }
    const offset = Math.round(median(apart));
    ofReport.set(report, offset);
    collectives += apart.length;
    residualNs = Math.max(residualNs, Math.round(median(apart.map((ns) => Math.abs(ns - offset)))));
  }
  return {
    offsetNs: records.map(({ report }) => ofReport.get(report) ?? 0),
    alignment: { collectives, residualNs },
  };
}

/** For each shared collective, its end in the first report's clock minus its end in the other report's clock. */
function endsApart(
  records: readonly RankRecord[],
  groups: readonly (readonly Member[])[],
  first: number,
  other: number,
): number[] {
  return groups.flatMap((members) => {
    const of = (report: number): Member | undefined => members.find(({ index }) => records[index]?.report === report);
    const [one, another] = [of(first), of(other)];
    if (one === undefined || another === undefined) return [];
    const end = ({ index, rows }: Member, at: number): number =>
      records[index]?.communication.endNs[rows[at] ?? 0] ?? 0;
    return Array.from(one.rows, (_, at) => end(one, at) - end(another, at));
  });
}
