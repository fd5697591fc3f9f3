import { getOrAdd } from "../../model/maps.ts";
import type { RankClocks } from "../../model/ranks/ranks.ts";
import { median } from "../../model/rounds.ts";
import type { Nanoseconds } from "../../model/units.ts";
import type { CommunicationKind, RankRecord } from "./record-ranks.ts";

export interface Member {
  readonly index: number;
  readonly rows: Uint32Array;
}

/**
 * Kernels at the same position in each member's rows are one collective. We match by communicator and order if NCCL describes the kernels,
 * else by order alone. We don't match a communicator if its kernels differ between ranks (point-to-point calls), or if we recorded only one
 * rank.
 */
export function matchCollectives(records: readonly RankRecord[]): Member[][] {
  return groupByCommunicator(records).filter((members) => {
    const [first] = members;
    return first !== undefined && members.length > 1 && members.every((member) => isSame(records, first, member));
  });
}

function groupByCommunicator(records: readonly RankRecord[]) {
  const groups = new Map<string, Member[]>();
  for (const [index, { communication }] of records.entries()) {
    const rows = new Map<string, number[]>();
    const groupOfKind = communication.kinds.map(({ call }) => call?.communicator ?? "");
    for (let row = 0; row < communication.count; row += 1) {
      const group = groupOfKind[communication.kind[row] ?? 0] ?? "";
      getOrAdd(rows, group, (): number[] => []).push(row);
    }
    for (const [group, ofRank] of rows)
      getOrAdd(groups, group, (): Member[] => []).push({ index, rows: Uint32Array.from(ofRank) });
  }
  return [...groups.values()];
}

function isSame(records: readonly RankRecord[], first: Member, member: Member) {
  if (first === member) return true;
  if (first.rows.length !== member.rows.length) return false;
  const [a, b] = [records[first.index]?.communication, records[member.index]?.communication];
  if (a === undefined || b === undefined) return false;
  const texts = (kinds: readonly CommunicationKind[]) => kinds.map(({ name, call }) => call?.operation ?? name);
  const [aTexts, bTexts] = [texts(a.kinds), texts(b.kinds)];
  return first.rows.every((row, index) => aTexts[a.kind[row] ?? 0] === bTexts[b.kind[member.rows[index] ?? 0] ?? 0]);
}

interface AlignedClocks {
  /** Adding the offset to a record's times converts the times to the first record's clock. */
  readonly offsetNs: readonly Nanoseconds[];
  readonly alignment: RankClocks | null;
}

const nsPerMs = 1e6;

/**
 * If a report shares collectives with the first report, the offset is the median difference between the collectives' ends, because a
 * collective ends on all ranks at once. Otherwise, the offset comes from the start times of the two reports.
 */
export function alignClocks(records: readonly RankRecord[], groups: readonly (readonly Member[])[]): AlignedClocks {
  const [first] = records;
  const reports = new Set(records.map(({ report }) => report));
  if (first === undefined || reports.size < 2) return { offsetNs: records.map(() => 0), alignment: null };
  let [collectives, residualNs] = [0, 0];
  const ofReport = new Map<number, Nanoseconds>([[first.report, 0]]);
  for (const report of reports) {
    if (report === first.report) continue;
    const apart = measureClockOffsets(records, groups, first.report, report);
    if (apart.length === 0) {
      const origin = records.find((record) => record.report === report)?.originUtcMs ?? null;
      const areKnown = origin !== null && first.originUtcMs !== null;
      ofReport.set(report, areKnown ? Math.round((origin - first.originUtcMs) * nsPerMs) : 0);
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

function measureClockOffsets(
  records: readonly RankRecord[],
  groups: readonly (readonly Member[])[],
  first: number,
  other: number,
) {
  return groups.flatMap((members) => {
    const findMember = (report: number) => members.find(({ index }) => records[index]?.report === report);
    const [a, b] = [findMember(first), findMember(other)];
    if (a === undefined || b === undefined) return [];
    const end = ({ index, rows }: Member, position: number) =>
      records[index]?.communication.endNs[rows[position] ?? 0] ?? 0;
    return Array.from(a.rows, (_, index) => end(a, index) - end(b, index));
  });
}
