import { median } from "../../model/rounds.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { oneFactor } from "../one-factor.ts";
import { rangeOfRounds } from "./rounds-of.ts";

/** A range on both sides, with the rounds that are to be compared. */
export interface RangeRounds {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  /** Round i of base was measured beside round i of head. */
  readonly interleaved: boolean;
}

export interface DisturbedRound {
  readonly side: "base" | "head";
  /** From 1, as in the profile. */
  readonly round: number;
  /** Than the fastest round of its side; 0.08 is 8%. */
  readonly slowerBy: Ratio;
}

export interface SteadyRounds {
  /** The same range without the disturbed rounds, and of pairs without their neighbors. */
  readonly rounds: RangeRounds;
  /** Which rounds these are on each side, by index from 0. */
  readonly kept: { readonly base: readonly number[]; readonly head: readonly number[] };
  readonly disturbed: readonly DisturbedRound[];
  /** Rounds of a side are slower as a whole than its fastest, and too many, or too many of one order, to be left out. */
  readonly roundsDisagree: boolean;
}

const disturbedFrom = Math.log1p(constants.disturbed.value);

/**
 * Leaves out the rounds in which the GPU ran slower as a whole, such as a throttled one that no guard noticed: nearly all
 * kernels slower by one factor than in the fastest round of the same side (and place in its pair, where there are enough), and not so in the neighbor of its pair (slow
 * drift, which moves both, cancels out by itself). The same code ran in all rounds of a side, so this hides no change of it.
 * Where half of a side's rounds or more are slower than its fastest, none of it is left out: which ones are disturbed is not known.
 */
export function steadyRounds({ base, head, interleaved }: RangeRounds): SteadyRounds {
  const range = { base, head, interleaved: interleaved && base.rounds.length === head.rounds.length };
  const all = { base: indicesOf(base), head: indicesOf(head) };
  const found = { base: slowRounds(range, "base"), head: slowRounds(range, "head") };
  const slow = [
    ...(isMinority(found.base, base) ? found.base : []),
    ...(isMinority(found.head, head) ? found.head : []),
  ];
  const leavesNoneOut = (roundsDisagree: boolean): SteadyRounds => ({
    rounds: range,
    kept: all,
    disturbed: [],
    roundsDisagree,
  });
  const roundsDisagree = slow.length < found.base.length + found.head.length;
  if (slow.length === 0) return leavesNoneOut(roundsDisagree);
  const pairs = all.base.filter((index) => !slow.some((one) => one.index === index));
  // Where only pairs of one order are left (base before head, say), what comes second in a pair looks like the change.
  const leavesOneOrder = range.interleaved && isOneOrder(pairs) && !isOneOrder(all.base);
  if (leavesOneOrder || slow.some((one) => isAtLevelOfOther(range, one))) return leavesNoneOut(true);
  const keptOf = (side: SlowRound["side"]): readonly number[] =>
    range.interleaved
      ? pairs
      : all[side].filter((index) => !slow.some((one) => one.side === side && one.index === index));
  const kept = { base: keptOf("base"), head: keptOf("head") };
  return {
    rounds: { ...range, base: rangeOfRounds(base, kept.base), head: rangeOfRounds(head, kept.head) },
    kept,
    disturbed: slow.map(({ side, index, log }) => ({ side, round: index + 1, slowerBy: Math.expm1(log) })),
    roundsDisagree,
  };
}

/**
 * The round is as slow as the other side: with it left out, the sides would differ by just what it was left out for. Seen where each
 * process has one of two speeds, and most of one side has the slower one.
 */
function isAtLevelOfOther({ base, head, interleaved }: RangeRounds, { side, index }: SlowRound): boolean {
  const [own, others] = side === "base" ? [base, head] : [head, base];
  const times = others.rounds.map(({ kernelNs }) => kernelNs);
  const level = interleaved ? (times[index] ?? 0) : median(times);
  return Math.abs(Math.log((own.rounds[index]?.kernelNs ?? 0) / level)) < constants.tolerance.value;
}

/** Pairs are measured B H, H B, B H …: all that is kept began with the same side. */
function isOneOrder(pairs: readonly number[]): boolean {
  return new Set(pairs.map((index) => index % 2)).size < 2;
}

interface SlowRound {
  readonly side: "base" | "head";
  readonly index: number;
  readonly log: number;
}

function slowRounds({ base, head, interleaved }: RangeRounds, side: "base" | "head"): SlowRound[] {
  const own = side === "base" ? base : head;
  const others = side === "base" ? head : base;
  return indicesOf(own).flatMap((index) => {
    const fastest = fastestRound(own, interleaved ? index : null);
    const log = commonFactor(own, fastest, index);
    if (log === null || log < disturbedFrom) return [];
    // The neighbor slowed down with it: what is left of the difference is what the pair would show.
    const shared = interleaved ? sharedSlowdown(others, fastest, index) : 0;
    return log - shared < disturbedFrom ? [] : [{ side, index, log }];
  });
}

function isMinority(slow: readonly SlowRound[], { rounds }: ProfileRange): boolean {
  return 2 * slow.length < rounds.length;
}

/** How much slower the other side was beside this round than beside the fastest one, as far as all its kernels were. */
function sharedSlowdown(others: ProfileRange, fastest: number, index: number): number {
  return commonFactor(others, fastest, index) ?? 0;
}

/** Rounds of one place in their pairs can be told apart: a majority needs three. */
const enoughOfPlace = 3;

/**
 * The fastest round of a side. What comes second in a pair may be slower each time, which cancels out over the pairs: a round
 * is held against those of its own place where there are enough.
 */
function fastestRound(range: ProfileRange, besides: number | null): number {
  const all = indicesOf(range);
  const ofPlace = all.filter((index) => besides !== null && index % 2 === besides % 2);
  const timeOf = (index: number): number => range.rounds[index]?.kernelNs ?? Infinity;
  return (ofPlace.length < enoughOfPlace ? all : ofPlace).reduce((fastest, index) =>
    timeOf(index) < timeOf(fastest) ? index : fastest,
  );
}

function indicesOf({ rounds }: ProfileRange): number[] {
  return rounds.map((_, index) => index);
}

/**
 * The one log ratio by which nearly all kernels of a range took longer in a round of it than in another; null where there is
 * none: they moved apart, or did not do the same launches, or are too few to tell the GPU from the code.
 */
function commonFactor(range: ProfileRange, fromRound: number, toRound: number): number | null {
  const moves = range.kernels.flatMap(({ rounds }) => {
    const from = rounds[fromRound];
    const to = rounds[toRound];
    if (from == null || to == null || from.launches !== to.launches || from.totalNs === 0 || to.totalNs === 0)
      return [];
    return [{ value: Math.log(to.totalNs / from.totalNs), weight: from.totalNs }];
  });
  const total = range.rounds[fromRound]?.kernelNs ?? 0;
  return total === 0 ? null : oneFactor(moves, total);
}
