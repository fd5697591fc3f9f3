import type { ProfileCollective, ProfileRank } from "../../model/profile/ranks.ts";
import type { ProfileRangeRound } from "../../model/profile/profile.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { matchCollectives } from "./match-collectives.ts";
import type { CommunicationKernels, RankRecord } from "./record-ranks.ts";

/** The ranks of one range in one round, and what they did together; both empty for a range of one GPU. */
export interface SettledRanks {
  readonly ranks: ProfileRank[];
  readonly collectives: readonly ProfileCollective[];
}

/**
 * Ranks beside each other: of the time in which a rank's GPU only communicated, what is transfer and what is waiting. The
 * transfer is the last part of a kernel. `offsetNs` makes times of a rank those of the first.
 */
export function settleRanks(records: readonly RankRecord[], offsetNs: readonly Nanoseconds[] = []): SettledRanks {
  if (records.length < 2) return { ranks: [], collectives: [] };
  const { ranks, collectives } = matchCollectives(records, offsetNs);
  return {
    ranks: records.map(({ communication, ...record }, index) => {
      const match = ranks[index] ?? { transferNs: new Float64Array(), joinedLast: 0, heldUpNs: 0 };
      const [exposed, exposedTransfers] = [[] as Stretch[], [] as Stretch[]];
      let [kernelNs, waitingNs, isMatched] = [0, 0, true];
      for (let row = 0; row < communication.count; row += 1) {
        const endNs = communication.endNs[row] ?? 0;
        const durationNs = endNs - (communication.startNs[row] ?? 0);
        const transferNs = match.transferNs[row] ?? NaN;
        isMatched &&= !Number.isNaN(transferNs);
        kernelNs += durationNs;
        waitingNs += durationNs - transferNs;
        for (const [startNs, untilNs] of aloneOf(communication, row)) {
          exposed.push([startNs, untilNs]);
          const fromNs = Math.max(startNs, endNs - transferNs);
          if (untilNs > fromNs) exposedTransfers.push([fromNs, untilNs]);
        }
      }
      return {
        ...record,
        report: 0,
        communication: {
          launches: communication.count,
          kernelNs,
          exposedNs: unionNs(exposed),
          waitingNs: isMatched ? waitingNs : null,
          exposedTransferNs: isMatched ? unionNs(exposedTransfers) : null,
          joinedLast: isMatched ? match.joinedLast : null,
          heldUpNs: isMatched ? match.heldUpNs : null,
        },
      };
    }),
    collectives,
  };
}

/** Several reports of one round, such as instances of the range: each rank's figures added up. */
export function sumRanks(reports: readonly SettledRanks[]): Pick<ProfileRangeRound, "ranks" | "collectives"> {
  const ranks = new Map<string, ProfileRank>();
  const collectives = new Map<string, ProfileCollective>();
  for (const report of reports) {
    for (const rank of report.ranks) {
      const key = `${String(rank.report)}/${String(rank.device)}`;
      const known = ranks.get(key);
      ranks.set(key, known === undefined ? rank : addRank(known, rank));
    }
    for (const one of report.collectives) {
      const key = JSON.stringify([one.operation, one.bytes, one.ranks]);
      const { count = 0, transferNs = 0, waitingNs = 0 } = collectives.get(key) ?? {};
      const sums = { count: count + one.count, transferNs: transferNs + one.transferNs };
      collectives.set(key, { ...one, ...sums, waitingNs: waitingNs + one.waitingNs });
    }
  }
  const place = ({ rank, report, device }: ProfileRank): number[] => [rank ?? Infinity, report, device];
  return {
    ranks: [...ranks.values()].sort((one, other) => compareLists(place(one), place(other))),
    collectives: [...collectives.values()].sort((one, other) => other.transferNs - one.transferNs),
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

function* aloneOf({ alone, aloneUntil }: CommunicationKernels, row: number): Generator<Stretch> {
  const until = aloneUntil[row] ?? 0;
  for (let at = row === 0 ? 0 : (aloneUntil[row - 1] ?? 0); at < until; at += 2)
    yield [alone[at] ?? 0, alone[at + 1] ?? 0];
}

function unionNs(stretches: readonly Stretch[]): Nanoseconds {
  let [total, untilNs] = [0, -Infinity];
  for (const [startNs, endNs] of stretches.toSorted((one, other) => one[0] - other[0])) {
    if (endNs <= untilNs) continue;
    total += endNs - Math.max(startNs, untilNs);
    untilNs = endNs;
  }
  return total;
}
