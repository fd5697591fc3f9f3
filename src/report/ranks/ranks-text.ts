import type { RangeRow, RankRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import { rankText, type ProfileRank } from "../../model/ranks/ranks.ts";
import { median } from "../../model/rounds.ts";
import { percent } from "../../model/text/quantity.ts";
import { formatCount, formatNs } from "../format.ts";
import { counted } from "../../model/text/listing.ts";

/*
 * A range's ranks, as all printers show them: every rank if there are few, otherwise the most telling ranks and a line about the rest.
 */

/** A rank in a comparison; pairs are base and head. */
export interface ComparedRank {
  readonly title: string;
  /** The time of the rank's own work. */
  readonly work: TimeChange;
  readonly waitingNs: RankRow["waitingNs"];
  readonly joinedLast: RankRow["joinedLast"];
}

export interface ComparedRanks {
  readonly rows: readonly ComparedRank[];
  /** The lines below the rows. */
  readonly lines: readonly string[];
}

const shownRanks = 8;

/** Null if the range ran on one GPU, or if we don't know the ranks. */
export function comparedRanks({ ranks: row }: RangeRow): ComparedRanks | null {
  if (row === null) return null;
  const { ranks, exposedTransfer, skew } = row;
  const shown = pickExtremes(ranks, ({ work, heldUpNs }) => [
    ...[work.state === "regressed" ? 2 : work.mayBeSlower ? 1 : 0],
    ...[work.headNs ?? 0, heldUpNs.head],
  ]);
  const [base, head] = [exposedTransfer.baseNs ?? 0, exposedTransfer.headNs ?? 0];
  return {
    rows: shown.map((rank) => ({ title: rankText(rank), ...rank })),
    lines: [
      ...restLine(
        ranks.map(({ work }) => work.headNs ?? 0),
        shown.length,
      ),
      `Communication not hidden by work: ${formatNs(base)} → ${formatNs(head)} per rank. The rank with the most work has ${percent(skew.base)} more work than the ${ranks.length > 2 ? "median" : "other"} rank in base, and ${percent(skew.head)} more in head.`,
    ],
  };
}

/** A rank in a profile, as medians over rounds. */
export interface MeasuredRank extends Pick<ProfileRank, "launches" | "workNs" | "idleNs"> {
  readonly title: string;
  /** Null if we didn't find the rank's collectives in all other ranks. The same applies to the two fields below. */
  readonly waitingNs: number | null;
  readonly exposedTransferNs: number | null;
  readonly joinedLast: number | null;
}

export interface MeasuredRanks {
  readonly rows: readonly MeasuredRank[];
  readonly lines: readonly string[];
}

export function measuredRanks({ rounds }: ProfileRange): MeasuredRanks | null {
  const ranks = rounds[0]?.ranks ?? [];
  if (ranks.length < 2 || rounds.some((round) => round.ranks.length !== ranks.length)) return null;
  const rows = ranks.map((rank, index): MeasuredRank => {
    const takeMedian = (pick: (profileRank: ProfileRank) => number): number =>
      median(rounds.map((round) => pick(round.ranks[index] ?? rank)));
    const takeMedianOrNull = (pick: (communication: ProfileRank["communication"]) => number | null): number | null => {
      const values = rounds.map((round) => pick((round.ranks[index] ?? rank).communication));
      return values.includes(null) ? null : median(values.map((value) => value ?? 0));
    };
    return {
      title: rankText(rank),
      launches: takeMedian(({ launches }) => launches),
      workNs: takeMedian(({ workNs }) => workNs),
      idleNs: takeMedian(({ idleNs }) => idleNs),
      waitingNs: takeMedianOrNull(({ waitingNs }) => waitingNs),
      exposedTransferNs: takeMedianOrNull(({ exposedTransferNs }) => exposedTransferNs),
      joinedLast: takeMedianOrNull(({ joinedLast }) => joinedLast),
    };
  });
  const shown = pickExtremes(rows, ({ workNs, joinedLast }) => [workNs, joinedLast ?? 0]);
  return {
    rows: shown,
    lines: [
      ...restLine(
        rows.map(({ workNs }) => workNs),
        shown.length,
      ),
      ...collectiveLines(rounds[0]),
      ...clockLines(rounds[0]),
    ],
  };
}

/** How well we can compare the times of ranks from several reports. */
function clockLines(round: ProfileRange["rounds"][number] | undefined): string[] {
  const clocks = round?.rankClocks ?? null;
  if (clocks === null) return [];
  return clocks.collectives === 0
    ? ["The reports have no collectives in common, so only the machines' clocks show which rank began last."]
    : [
        `The reports' clocks are aligned to within ${formatNs(clocks.residualNs)}, based on the ends of ${formatCount(clocks.collectives)} collectives.`,
      ];
}

const shownCollectives = 4;

/** Each kind of collective with its bus bandwidth, as defined by nccl-tests (doc/PERFORMANCE.md). */
function collectiveLines(round: ProfileRange["rounds"][number] | undefined): string[] {
  const all = round?.collectives ?? [];
  const lines = all.slice(0, shownCollectives).map((collective) => {
    const { operation, bytes, ranks, count, transferNs } = collective;
    const factor = busFactors.get(operation)?.(ranks);
    const speed =
      bytes === null || factor === undefined || transferNs === 0
        ? ""
        : `, ${((factor * bytes * count) / transferNs).toFixed(1)} GB/s bus bandwidth`;
    const size = bytes === null ? "" : ` of ${counted(bytes, "byte")}`;
    return `${formatCount(count)} × ${operation}${size} over ${counted(ranks, "rank")}: ${formatNs(transferNs)} transfer${speed}.`;
  });
  return all.length > shownCollectives
    ? [...lines, `… and ${counted(all.length - shownCollectives, "more kind")} of collectives.`]
    : lines;
}

/** The bytes that a link carries for each byte of a message. For AllGather and ReduceScatter, NCCL counts the message of one rank. */
const busFactors: ReadonlyMap<string, (ranks: number) => number> = new Map([
  ["AllReduce", (ranks: number) => (2 * (ranks - 1)) / ranks],
  ["AllGather", (ranks: number) => ranks - 1],
  ["ReduceScatter", (ranks: number) => ranks - 1],
  ["Broadcast", () => 1],
  ["Reduce", () => 1],
]);

/** All ranks if there are few, otherwise the ranks with the largest values, in their original order. */
function pickExtremes<T>(ranks: readonly T[], values: (rank: T) => readonly number[]): readonly T[] {
  if (ranks.length <= shownRanks) return ranks;
  const most = new Set(
    ranks
      .map((rank) => ({ rank, of: values(rank) }))
      .toSorted((a, b) => {
        const at = a.of.findIndex((value, index) => value !== b.of[index]);
        return at < 0 ? 0 : (b.of[at] ?? 0) - (a.of[at] ?? 0);
      })
      .slice(0, shownRanks)
      .map(({ rank }) => rank),
  );
  return ranks.filter((rank) => most.has(rank));
}

function restLine(workNs: readonly number[], shown: number): string[] {
  if (workNs.length <= shown) return [];
  const [least, most] = [Math.min(...workNs), Math.max(...workNs)];
  return [
    `${formatCount(shown)} of ${counted(workNs.length, "rank")} are shown. Own work across all ranks: ${formatNs(least)} to ${formatNs(most)}, median ${formatNs(median(workNs))}.`,
  ];
}
