import type { ProfileCollective } from "../../model/profile/ranks.ts";
import type { Nanoseconds } from "../../model/units.ts";
import type { CommunicationKernels, CommunicationKind, RankRecord } from "./record-ranks.ts";

/** What became of the communication kernels of one rank, by row. */
export interface MatchedRank {
  /** How long its collective took to transfer; NaN where the kernel was not matched. */
  readonly transferNs: Float64Array;
  /** Collectives in which its kernel began last, and how long the others waited in these. */
  joinedLast: number;
  heldUpNs: Nanoseconds;
}

export interface MatchedCollectives {
  readonly ranks: readonly MatchedRank[];
  readonly collectives: readonly ProfileCollective[];
}

/**
 * Finds the kernels of one collective in all of its ranks: by communicator and order where NCCL's word of each is known, else by
 * order alone where all ranks with such kernels ran the same ones. What differs between ranks is not matched: point-to-point
 * calls, a rank that was not recorded. All kernels of a collective end together, so the shortest one is its transfer and the rest
 * is waiting (as in JAX-Toolbox, nsys_jax/analyses/communication.py). `offsetNs` makes times of a rank those of the first.
 */
export function matchCollectives(records: readonly RankRecord[], offsetNs: readonly Nanoseconds[]): MatchedCollectives {
  const ranks = records.map(({ communication: { count } }): MatchedRank => ({
    transferNs: new Float64Array(count).fill(NaN),
    joinedLast: 0,
    heldUpNs: 0,
  }));
  const sums = new Map<string, { -readonly [K in keyof ProfileCollective]: ProfileCollective[K] }>();
  for (const members of groupsOf(records)) {
    const [first] = members;
    if (first === undefined || members.length < 2 || members.some((member) => !isSame(records, first, member)))
      continue;
    for (let at = 0; at < first.rows.length; at += 1) {
      let [transfer, total, lastStart, last] = [Infinity, 0, -Infinity, first.index];
      for (const { index, rows } of members) {
        const { row, startNs, endNs } = timesOf(records, index, rows, at);
        if (Number.isNaN(row)) continue;
        transfer = Math.min(transfer, endNs - startNs);
        total += endNs - startNs;
        if (startNs + (offsetNs[index] ?? 0) > lastStart) [lastStart, last] = [startNs + (offsetNs[index] ?? 0), index];
      }
      let heldUpNs = 0;
      for (const { index, rows } of members) {
        const { row, startNs, endNs } = timesOf(records, index, rows, at);
        const of = ranks[index];
        if (of === undefined) continue;
        of.transferNs[row] = transfer;
        if (index !== last) heldUpNs += endNs - startNs - transfer;
      }
      const lastRank = ranks[last];
      if (lastRank !== undefined) {
        lastRank.joinedLast += 1;
        lastRank.heldUpNs += heldUpNs;
      }
      const { operation, bytes } = describe(records[first.index]?.communication, first.rows[at] ?? 0);
      const text = JSON.stringify([operation, bytes, members.length]);
      const sum = sums.get(text) ?? { operation, bytes, ranks: members.length, count: 0, transferNs: 0, waitingNs: 0 };
      sum.count += 1;
      sum.transferNs += transfer;
      sum.waitingNs += total - transfer * members.length;
      sums.set(text, sum);
    }
  }
  return { ranks, collectives: [...sums.values()].sort((one, other) => other.transferNs - one.transferNs) };
}

/** The kernels of one rank in one communicator, by start. */
interface Member {
  readonly index: number;
  readonly rows: readonly number[];
}

/** The members of each communicator; kernels of which NCCL's word is not known are taken for one more. */
function groupsOf(records: readonly RankRecord[]): Member[][] {
  const groups = new Map<string, Member[]>();
  for (const [index, { communication }] of records.entries()) {
    const rows = new Map<string, number[]>();
    const groupOfKind = communication.kinds.map(({ call }) => call?.communicator ?? "");
    for (let row = 0; row < communication.count; row += 1) {
      const group = groupOfKind[communication.kind[row] ?? 0] ?? "";
      const known = rows.get(group);
      if (known === undefined) rows.set(group, [row]);
      else known.push(row);
    }
    for (const [group, ofRank] of rows) groups.set(group, [...(groups.get(group) ?? []), { index, rows: ofRank }]);
  }
  return [...groups.values()];
}

/** Whether two ranks ran the same operations in the same order. */
function isSame(records: readonly RankRecord[], first: Member, member: Member): boolean {
  if (first === member) return true;
  if (first.rows.length !== member.rows.length) return false;
  const [one, other] = [records[first.index]?.communication, records[member.index]?.communication];
  if (one === undefined || other === undefined) return false;
  const texts = (kinds: readonly CommunicationKind[]): string[] =>
    kinds.map(({ name, call }) => call?.operation ?? name);
  const [oneTexts, otherTexts] = [texts(one.kinds), texts(other.kinds)];
  return first.rows.every(
    (row, at) => oneTexts[one.kind[row] ?? 0] === otherTexts[other.kind[member.rows[at] ?? 0] ?? 0],
  );
}

function timesOf(
  records: readonly RankRecord[],
  index: number,
  rows: readonly number[],
  at: number,
): { row: number; startNs: Nanoseconds; endNs: Nanoseconds } {
  const row = rows[at] ?? NaN;
  const communication = records[index]?.communication;
  return { row, startNs: communication?.startNs[row] ?? 0, endNs: communication?.endNs[row] ?? 0 };
}

function describe(
  communication: CommunicationKernels | undefined,
  row: number,
): Pick<ProfileCollective, "operation" | "bytes"> {
  const kind = communication?.kinds[communication.kind[row] ?? 0];
  return { operation: kind?.call?.operation ?? kind?.name ?? "", bytes: kind?.call?.bytes ?? null };
}
