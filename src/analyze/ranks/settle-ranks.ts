import type { ProfileCollective, ProfileRank } from "../../model/ranks/ranks.ts";
import type { ProfileRangeRound } from "../../model/profile/profile.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { alignClocks } from "./align-clocks.ts";
import { matchCollectives, type Member } from "./match-collectives.ts";
import type { CommunicationKernels, RankRecord } from "./record-ranks.ts";

/** The ranks of one range in one round, and their collectives. Empty if the range ran on one GPU. */
export type SettledRanks = Pick<ProfileRangeRound, "ranks" | "collectives" | "rankClocks">;

/**
 * Compares ranks, and splits the time in which a rank's GPU only communicated into transfer and waiting. All kernels of a collective end
 * together, so the transfer is the last part of every kernel and takes as long as the shortest kernel. The rest of a kernel is waiting
 * (as in JAX-Toolbox, nsys_jax/analyses/communication.py).
 */
export function settleRanks(records: readonly RankRecord[]): SettledRanks {
  if (records.length < 2) return { ranks: [], collectives: [], rankClocks: null };
  const groups = matchCollectives(records);
  const { offsetNs, alignment } = alignClocks(records, groups);
  const { matched, collectives } = settleCollectives(records, groups, offsetNs);
  return {
    ranks: records.map((record, index) => settleRank(record, matched[index] ?? createUnmatched(record))),
    collectives,
    rankClocks: alignment,
  };
}

/** The result of matching one rank's communication kernels. */
interface MatchedRank {
  /** For each kernel, the transfer time of the kernel's collective; NaN if the kernel wasn't matched. */
  readonly transferNs: Float64Array;
  joinedLast: number;
  heldUpNs: Nanoseconds;
}

function createUnmatched({ communication }: RankRecord): MatchedRank {
  return { transferNs: new Float64Array(communication.count).fill(NaN), joinedLast: 0, heldUpNs: 0 };
}

function settleCollectives(
  records: readonly RankRecord[],
  groups: readonly (readonly Member[])[],
  offsetNs: readonly Nanoseconds[],
): { matched: readonly MatchedRank[]; collectives: ProfileCollective[] } {
  const matched = records.map(createUnmatched);
  const sums = new Map<string, ProfileCollective>();
  for (const members of groups) {
    for (let at = 0; at < (members[0]?.rows.length ?? 0); at += 1) {
      const kernels = members.flatMap(({ index, rows }) => {
        const [record, rank, row] = [records[index], matched[index], rows[at] ?? 0];
        if (record === undefined || rank === undefined) return [];
        const [startNs, endNs] = [record.communication.startNs[row] ?? 0, record.communication.endNs[row] ?? 0];
        return [{ record, rank, row, durationNs: endNs - startNs, joinedNs: startNs + (offsetNs[index] ?? 0) }];
      });
      const [first] = kernels;
      if (first === undefined) continue;
      const transferNs = kernels.reduce((least, { durationNs }) => Math.min(least, durationNs), Infinity);
      const last = kernels.reduce((latest, kernel) => (kernel.joinedNs > latest.joinedNs ? kernel : latest), first);
      let waitingNs = 0;
      for (const kernel of kernels) {
        kernel.rank.transferNs[kernel.row] = transferNs;
        waitingNs += kernel.durationNs - transferNs;
        if (kernel !== last) last.rank.heldUpNs += kernel.durationNs - transferNs;
      }
      last.rank.joinedLast += 1;
      const { name = "", call = null } =
        first.record.communication.kinds[first.record.communication.kind[first.row] ?? 0] ?? {};
      const kind = { operation: call?.operation ?? name, bytes: call?.bytes ?? null, ranks: kernels.length };
      addCollective(sums, { ...kind, count: 1, transferNs, waitingNs });
    }
  }
  return { matched, collectives: sortByTransfer(sums) };
}

function settleRank({ communication, ...record }: RankRecord, match: MatchedRank): ProfileRank {
  const [exposed, exposedTransfers] = [[] as Stretch[], [] as Stretch[]];
  let [kernelNs, waitingNs, isMatched] = [0, 0, true];
  for (let row = 0; row < communication.count; row += 1) {
    const endNs = communication.endNs[row] ?? 0;
    const durationNs = endNs - (communication.startNs[row] ?? 0);
    const transferNs = match.transferNs[row] ?? NaN;
    isMatched &&= !Number.isNaN(transferNs);
    kernelNs += durationNs;
    waitingNs += durationNs - transferNs;
    for (const [startNs, untilNs] of listAloneStretches(communication, row)) {
      exposed.push([startNs, untilNs]);
      const fromNs = Math.max(startNs, endNs - transferNs);
      if (untilNs > fromNs) exposedTransfers.push([fromNs, untilNs]);
    }
  }
  const { report, device, rank, launches, spanNs, idleNs, busyNs, workNs } = record;
  return {
    report,
    device,
    rank,
    launches,
    kernelNs: record.kernelNs,
    spanNs,
    idleNs,
    busyNs,
    workNs,
    communication: {
      launches: communication.count,
      kernelNs,
      exposedNs: measureUnion(exposed),
      waitingNs: isMatched ? waitingNs : null,
      exposedTransferNs: isMatched ? measureUnion(exposedTransfers) : null,
      joinedLast: isMatched ? match.joinedLast : null,
      heldUpNs: isMatched ? match.heldUpNs : null,
    },
  };
}

function addCollective(sums: Map<string, ProfileCollective>, one: ProfileCollective): void {
  const key = JSON.stringify([one.operation, one.bytes, one.ranks]);
  const { count = 0, transferNs = 0, waitingNs = 0 } = sums.get(key) ?? {};
  const sum = { count: count + one.count, transferNs: transferNs + one.transferNs };
  sums.set(key, { ...one, ...sum, waitingNs: waitingNs + one.waitingNs });
}

function sortByTransfer(sums: ReadonlyMap<string, ProfileCollective>): ProfileCollective[] {
  return [...sums.values()].sort((one, other) => other.transferNs - one.transferNs);
}

/** Adds up each rank's times and counts over several reports of a round, for example if each instance has its own report. */
export function sumRanks(reports: readonly SettledRanks[]): SettledRanks {
  const ranks = new Map<string, ProfileRank>();
  const collectives = new Map<string, ProfileCollective>();
  for (const report of reports) {
    for (const rank of report.ranks) {
      const key = `${String(rank.report)}/${String(rank.device)}`;
      const known = ranks.get(key);
      ranks.set(key, known === undefined ? rank : addRank(known, rank));
    }
    for (const one of report.collectives) addCollective(collectives, one);
  }
  const place = ({ rank, report, device }: ProfileRank): number[] => [rank ?? Infinity, report, device];
  return {
    ranks: [...ranks.values()].sort((one, other) => compareLists(place(one), place(other))),
    collectives: sortByTransfer(collectives),
    rankClocks: reports[0]?.rankClocks ?? null,
  };
}

function addRank(one: ProfileRank, other: ProfileRank): ProfileRank {
  const known = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
  const [of, and] = [one.communication, other.communication];
  return {
    ...one,
    rank: one.rank ?? other.rank,
    launches: one.launches + other.launches,
    kernelNs: one.kernelNs + other.kernelNs,
    spanNs: one.spanNs + other.spanNs,
    idleNs: one.idleNs + other.idleNs,
    busyNs: one.busyNs + other.busyNs,
    workNs: one.workNs + other.workNs,
    communication: {
      launches: of.launches + and.launches,
      kernelNs: of.kernelNs + and.kernelNs,
      exposedNs: of.exposedNs + and.exposedNs,
      waitingNs: known(of.waitingNs, and.waitingNs),
      exposedTransferNs: known(of.exposedTransferNs, and.exposedTransferNs),
      joinedLast: known(of.joinedLast, and.joinedLast),
      heldUpNs: known(of.heldUpNs, and.heldUpNs),
    },
  };
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

type Stretch = readonly [startNs: Nanoseconds, endNs: Nanoseconds];

function* listAloneStretches({ alone, aloneUntil }: CommunicationKernels, row: number): Generator<Stretch> {
  const until = aloneUntil[row] ?? 0;
  for (let at = row === 0 ? 0 : (aloneUntil[row - 1] ?? 0); at < until; at += 2)
    yield [alone[at] ?? 0, alone[at + 1] ?? 0];
}

function measureUnion(stretches: readonly Stretch[]): Nanoseconds {
  let [total, untilNs] = [0, -Infinity];
  for (const [startNs, endNs] of stretches.toSorted((one, other) => one[0] - other[0])) {
    if (endNs <= untilNs) continue;
    total += endNs - Math.max(startNs, untilNs);
    untilNs = endNs;
  }
  return total;
}
