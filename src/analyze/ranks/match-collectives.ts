import type { CommunicationKind, RankRecord } from "./record-ranks.ts";

/** One rank's kernels for one communicator: rows of the record's `communication`, sorted by start. */
export interface Member {
  /** Index of the record. */
  readonly index: number;
  readonly rows: Uint32Array;
}

/**
 * Finds the communicators whose recorded ranks all ran the same operations in the same order. Kernels at the same position in
 * each member's rows are one collective. We match by communicator and order if NCCL describes the kernels, else by order alone.
 * We don't match a communicator if its kernels differ between ranks (point-to-point calls), or if we recorded only one rank.
 */
export function matchCollectives(records: readonly RankRecord[]): Member[][] {
  return groupByCommunicator(records).filter((members) => {
    const [first] = members;
    return first !== undefined && members.length > 1 && members.every((member) => isSame(records, first, member));
  });
}

/** The members of each communicator. Kernels that NCCL doesn't describe form one more group. */
function groupByCommunicator(records: readonly RankRecord[]): Member[][] {
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
    for (const [group, ofRank] of rows) {
      const member = { index, rows: Uint32Array.from(ofRank) };
      const members = groups.get(group);
      if (members === undefined) groups.set(group, [member]);
      else members.push(member);
    }
  }
  return [...groups.values()];
}

/** True if two ranks ran the same operations in the same order. */
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
