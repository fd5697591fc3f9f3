import type { RankRow, RanksRow } from "../model/comparison/comparison-rows.ts";
import type { ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { areRanksKnown, rankTimeNs, type ProfileRank } from "../model/ranks/ranks.ts";
import { median } from "../model/rounds.ts";
import { sum } from "../model/sums.ts";
import { percent } from "../model/text/quantity.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { decide, showTime } from "./decide.ts";
import type { Evidence } from "./evidence.ts";
import type { Estimate } from "./noise/estimate.ts";

type Round = Pick<ProfileRangeRound, "ranks">;

/** How much longer the rank with the most work takes than the median rank. */
export function measureSkew({ ranks }: Round): Ratio {
  const work = ranks.map(({ workNs }) => workNs);
  return Math.max(...work) / Math.max(1, lowerMedian(work)) - 1;
}

/** The lower of the two middle values, so if one of two ranks is slow, the skew shows it. */
function lowerMedian(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

interface RankRules {
  readonly threshold: Ratio;
  readonly estimate: (pick: (round: Round) => Nanoseconds) => Estimate;
  readonly findEvidence: (estimate: Estimate) => Evidence;
}

export function compareRanks(
  base: ProfileRange,
  head: ProfileRange,
  { threshold, estimate, findEvidence }: RankRules,
): RanksRow | null {
  if (!areRanksKnown(base, head)) return null;
  const both = <T>(value: (rounds: readonly Round[]) => T) => ({
    base: value(base.rounds),
    head: value(head.rounds),
  });
  const medianPerSide = (pick: (round: Round) => number) => both((rounds) => median(rounds.map(pick)));
  const rangeNs = medianPerSide(rankTimeNs).base;
  const collectives = (rounds: readonly ProfileRangeRound[]) =>
    median(rounds.map((round) => sum(round.collectives, ({ count }) => count)));
  return {
    ranks: (head.rounds[0]?.ranks ?? []).map(({ rank, report, device }, index): RankRow => {
      const pickValue = (pick: (rank: ProfileRank) => number | null) => (round: Round) => {
        const entry = round.ranks[index];
        return entry === undefined ? 0 : (pick(entry) ?? 0);
      };
      const work = estimate(pickValue(({ workNs }) => workNs));
      const evidence = findEvidence(work);
      const changeNs = Math.abs((work.headNs ?? 0) - (work.baseNs ?? 0));
      if (changeNs < threshold * rangeNs)
        evidence.circumstances.set(
          "too-little",
          `The change is less than ${percent(threshold)} of the range's time on the GPU.`,
        );
      return {
        rank,
        report,
        device,
        work: decide(work, evidence),
        busyNs: medianPerSide(pickValue(({ busyNs }) => busyNs)),
        waitingNs: medianPerSide(pickValue(({ communication }) => communication.waitingNs)),
        exposedTransferNs: medianPerSide(pickValue(({ communication }) => communication.exposedTransferNs)),
        joinedLast: medianPerSide(pickValue(({ communication }) => communication.joinedLast)),
        heldUpNs: medianPerSide(pickValue(({ communication }) => communication.heldUpNs)),
      };
    }),
    exposedTransfer: showTime(estimate(measureExposedTransfer)),
    skew: medianPerSide(measureSkew),
    collectives: { base: collectives(base.rounds), head: collectives(head.rounds) },
  };
}

/** Communication time that doesn't overlap with work of the same rank, as a mean over ranks. */
export function measureExposedTransfer({ ranks }: Round): Nanoseconds {
  return sum(ranks, ({ communication }) => communication.exposedTransferNs ?? 0) / Math.max(1, ranks.length);
}
