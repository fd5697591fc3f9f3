import type { ProfileRangeRound } from "../../model/profile/profile.ts";
import type { ProfileCollective, ProfileRank } from "../../model/ranks/ranks.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { alignClocks, matchCollectives, type Member } from "./match-collectives.ts";
import type { CommunicationKernels, RankRecord } from "./record-ranks.ts";

/** Empty if the range ran on one GPU. */
type SettledRanks = Pick<ProfileRangeRound, "ranks" | "collectives" | "rankClocks">;

/**
 * All kernels of a collective end together, so the transfer is the last part of every kernel and takes as long as the shortest kernel. The
 * rest is waiting (as in JAX-Toolbox, nsys_jax/analyses/communication.py).
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
    for (let position = 0; position < (members[0]?.rows.length ?? 0); position += 1) {
      const kernels = members.flatMap(({ index, rows }) => {
        const [record, rank, row] = [records[index], matched[index], rows[position] ?? 0];
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

function addCollective(sums: Map<string, ProfileCollective>, collective: ProfileCollective) {
  const key = JSON.stringify([collective.operation, collective.bytes, collective.ranks]);
  const { count = 0, transferNs = 0, waitingNs = 0 } = sums.get(key) ?? {};
  const sum = { count: count + collective.count, transferNs: transferNs + collective.transferNs };
  sums.set(key, { ...collective, ...sum, waitingNs: waitingNs + collective.waitingNs });
}

function sortByTransfer(sums: ReadonlyMap<string, ProfileCollective>) {
  return [...sums.values()].sort((a, b) => b.transferNs - a.transferNs);
}

export function sumRanks(reports: readonly SettledRanks[]): SettledRanks {
  const ranks = new Map<string, ProfileRank>();
  const collectives = new Map<string, ProfileCollective>();
  for (const report of reports) {
    for (const rank of report.ranks) {
      const key = `${String(rank.report)}/${String(rank.device)}`;
      const existing = ranks.get(key);
      ranks.set(key, existing === undefined ? rank : addRank(existing, rank));
    }
    for (const collective of report.collectives) addCollective(collectives, collective);
  }
  const place = ({ rank, report, device }: ProfileRank) => [rank ?? Infinity, report, device];
  return {
    ranks: [...ranks.values()].sort((a, b) => compareLists(place(a), place(b))),
    collectives: sortByTransfer(collectives),
    rankClocks: reports[0]?.rankClocks ?? null,
  };
}

function addRank(rank: ProfileRank, other: ProfileRank): ProfileRank {
  const addKnown = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  const [own, added] = [rank.communication, other.communication];
  return {
    ...rank,
    rank: rank.rank ?? other.rank,
    launches: rank.launches + other.launches,
    kernelNs: rank.kernelNs + other.kernelNs,
    spanNs: rank.spanNs + other.spanNs,
    idleNs: rank.idleNs + other.idleNs,
    busyNs: rank.busyNs + other.busyNs,
    workNs: rank.workNs + other.workNs,
    communication: {
      launches: own.launches + added.launches,
      kernelNs: own.kernelNs + added.kernelNs,
      exposedNs: own.exposedNs + added.exposedNs,
      waitingNs: addKnown(own.waitingNs, added.waitingNs),
      exposedTransferNs: addKnown(own.exposedTransferNs, added.exposedTransferNs),
      joinedLast: addKnown(own.joinedLast, added.joinedLast),
      heldUpNs: addKnown(own.heldUpNs, added.heldUpNs),
    },
  };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((value, index) => value !== b[index]);
  return first < 0 ? 0 : (a[first] ?? 0) < (b[first] ?? 0) ? -1 : 1;
}

type Stretch = readonly [startNs: Nanoseconds, endNs: Nanoseconds];

function* listAloneStretches({ alone, aloneUntil }: CommunicationKernels, row: number): Generator<Stretch> {
  const until = aloneUntil[row] ?? 0;
  for (let index = row === 0 ? 0 : (aloneUntil[row - 1] ?? 0); index < until; index += 2)
    yield [alone[index] ?? 0, alone[index + 1] ?? 0];
}

function measureUnion(stretches: readonly Stretch[]): Nanoseconds {
  let [total, untilNs] = [0, -Infinity];
  for (const [startNs, endNs] of stretches.toSorted((a, b) => a[0] - b[0])) {
    if (endNs <= untilNs) continue;
    total += endNs - Math.max(startNs, untilNs);
    untilNs = endNs;
  }
  return total;
}
