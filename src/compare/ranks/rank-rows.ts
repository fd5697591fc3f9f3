import type { RankRow, RanksRow } from "../../model/comparison/comparison-rows.ts";
import type { ProfileRange, ProfileRangeRound } from "../../model/profile/profile.ts";
import { areRanksKnown, rankTimeNs, type ProfileRank } from "../../model/ranks/ranks.ts";
import { median } from "../../model/rounds.ts";
import { percent } from "../../model/text/quantity.ts";
import type { Nanoseconds, Ratio } from "../../model/units.ts";
import { decide, showTime } from "../decide.ts";
import type { Estimate } from "../noise/estimate.ts";
import type { Evidence, StateEvidence } from "../evidence.ts";

type Round = Pick<ProfileRangeRound, "ranks">;

/** How much longer the rank with the most work takes than the median rank. */
export function skewOf({ ranks }: Round): Ratio {
  const work = ranks.map(({ workNs }) => workNs);
  return Math.max(...work) / Math.max(1, lowerMedian(work)) - 1;
}

/** The median, or the lower of the two middle values. So if one of two ranks is slow, the skew shows it. */
function lowerMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** The rules for judging rank times. */
interface RankRules {
  /** A rank's change matters if it's at least this share of the range's time. */
  readonly threshold: Ratio;
  readonly estimateOf: (pick: (round: Round) => Nanoseconds) => Estimate;
  /** The range's evidence also applies to its ranks. */
  readonly evidenceOf: (estimate: Estimate) => readonly Evidence[];
}

/** Compares the ranks of both sides. Null if the ranks are unknown. */
export function compareRanks(
  base: ProfileRange,
  head: ProfileRange,
  { threshold, estimateOf, evidenceOf }: RankRules,
): RanksRow | null {
  if (!areRanksKnown(base, head)) return null;
  const both = <T>(value: (rounds: readonly Round[]) => T): { base: T; head: T } => ({
    base: value(base.rounds),
    head: value(head.rounds),
  });
  const middle = (pick: (round: Round) => number) => both((rounds) => median(rounds.map(pick)));
  const rangeNs = middle(rankTimeNs).base;
  const collectives = (rounds: readonly ProfileRangeRound[]): number =>
    median(rounds.map((round) => round.collectives.reduce((sum, { count }) => sum + count, 0)));
  return {
    ranks: (head.rounds[0]?.ranks ?? []).map(({ rank, report, device }, index): RankRow => {
      const of = (pick: (rank: ProfileRank) => number | null) => (round: Round) => {
        const found = round.ranks[index];
        return found === undefined ? 0 : (pick(found) ?? 0);
      };
      const work = estimateOf(of(({ workNs }) => workNs));
      return {
        rank,
        report,
        device,
        work: decide(work, [...evidenceOf(work), ...tooLittle(work, threshold, rangeNs)], "whole"),
        busyNs: middle(of(({ busyNs }) => busyNs)),
        waitingNs: middle(of(({ communication }) => communication.waitingNs)),
        exposedTransferNs: middle(of(({ communication }) => communication.exposedTransferNs)),
        joinedLast: middle(of(({ communication }) => communication.joinedLast)),
        heldUpNs: middle(of(({ communication }) => communication.heldUpNs)),
      };
    }),
    exposedTransfer: showTime(estimateOf(exposedTransferNs)),
    skew: middle(skewOf),
    collectives: { base: collectives(base.rounds), head: collectives(head.rounds) },
  };
}

/** Evidence that a rank's change is too small to make the range much slower. */
function tooLittle({ baseNs, headNs }: Estimate, threshold: Ratio, rangeNs: Nanoseconds): StateEvidence[] {
  const changeNs = Math.abs((headNs ?? 0) - (baseNs ?? 0));
  if (changeNs >= threshold * rangeNs) return [];
  return [{ kind: "too-little", why: `The change is less than ${percent(threshold)} of the range's time on the GPU.` }];
}

/** Communication time that doesn't overlap with work of the same rank, as a mean over ranks. */
export function exposedTransferNs({ ranks }: Round): Nanoseconds {
  return (
    ranks.reduce((sum, { communication }) => sum + (communication.exposedTransferNs ?? 0), 0) /
    Math.max(1, ranks.length)
  );
}

/** Multiplies the times of ranks by a factor. */
export function scaledRanks(ranks: readonly ProfileRank[], by: number): ProfileRank[] {
  const scaled = (ns: number | null): number | null => (ns === null ? null : ns * by);
  return ranks.map(({ communication, ...rank }) => ({
    ...rank,
    busyNs: rank.busyNs * by,
    workNs: rank.workNs * by,
    communication: { ...communication, exposedTransferNs: scaled(communication.exposedTransferNs) },
  }));
}
