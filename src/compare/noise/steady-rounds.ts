import { median } from "../../model/rounds.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { isMajority } from "../majority.ts";
import { oneFactor } from "../one-factor.ts";
import { rangeOfRounds } from "./rounds-of.ts";

/** A range on both sides, with the rounds to compare. */
export interface RangeRounds {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  /** True if round i of base and round i of head were measured one right after the other. */
  readonly interleaved: boolean;
}

export interface DisturbedRound {
  readonly side: "base" | "head";
  /** Counts from 1, as in the profile. */
  readonly round: number;
  /** How much slower the round is than the side's fastest round. 0.08 means 8%. */
  readonly slowerBy: Ratio;
}

export interface SteadyRounds {
  /** The range without the disturbed rounds. If rounds are paired, the disturbed rounds' partners are left out, too. */
  readonly rounds: RangeRounds;
  /** The indices of the remaining rounds, from 0. */
  readonly kept: { readonly base: readonly number[]; readonly head: readonly number[] };
  readonly disturbed: readonly DisturbedRound[];
  /** True if, in some rounds of a side, nearly all kernels are slower than in the side's fastest round, but we can't leave these rounds out. */
  readonly roundsDisagree: boolean;
}

const disturbedFrom = Math.log1p(constants.disturbed.value);

/**
 * Leaves out rounds in which the whole GPU was slower, such as a throttled round that the guard missed. In such a round, nearly all
 * kernels are slower by the same factor than in the side's fastest round, but the pair's other round isn't slower. (`findFastestRound` says
 * which rounds we compare.) Slow drift affects both rounds of a pair, so it cancels out. All rounds of a side run the same code, so this
 * can't hide a code change. If half or more of a side's rounds are slower than its fastest round, we can't tell which rounds are
 * disturbed, so we don't leave any of them out.
 */
export function dropDisturbedRounds({ base, head, interleaved }: RangeRounds): SteadyRounds {
  const range = { base, head, interleaved: interleaved && base.rounds.length === head.rounds.length };
  const all = { base: listIndices(base), head: listIndices(head) };
  const found = { base: findSlowRounds(range, "base"), head: findSlowRounds(range, "head") };
  const slow = [
    ...(isMajority(found.base.length, base.rounds.length) ? [] : found.base),
    ...(isMajority(found.head.length, head.rounds.length) ? [] : found.head),
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
  // If all remaining pairs have the same order (base before head, say), the effect of coming second would look like a change.
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
 * True if the round is about as slow as the other side. Leaving out this round would then make the sides differ. We've seen this with
 * processes that run at one of two speeds, when most of the other side's processes ran at the slower speed.
 */
function isAtLevelOfOther({ base, head, interleaved }: RangeRounds, { side, index }: SlowRound): boolean {
  const [own, others] = side === "base" ? [base, head] : [head, base];
  const times = others.rounds.map(({ kernelNs }) => kernelNs);
  const level = interleaved ? (times[index] ?? 0) : median(times);
  return Math.abs(Math.log((own.rounds[index]?.kernelNs ?? 0) / level)) < constants.tolerance.value;
}

/** True if all these pairs started with the same side. Pairs are measured B H, H B, B H … */
function isOneOrder(pairs: readonly number[]): boolean {
  return new Set(pairs.map((index) => index % 2)).size < 2;
}

interface SlowRound {
  readonly side: "base" | "head";
  readonly index: number;
  readonly log: number;
}

function findSlowRounds({ base, head, interleaved }: RangeRounds, side: "base" | "head"): SlowRound[] {
  const own = side === "base" ? base : head;
  const others = side === "base" ? head : base;
  return listIndices(own).flatMap((index) => {
    const fastest = findFastestRound(own, interleaved ? index : null);
    const log = findCommonFactor(own, fastest, index);
    if (log === null || log < disturbedFrom) return [];
    // If the round's partner slowed down, too, only the rest of the slowdown counts.
    const shared = interleaved ? measureSharedSlowdown(others, fastest, index) : 0;
    return log - shared < disturbedFrom ? [] : [{ side, index, log }];
  });
}

/** How much slower this round's partner was than the fastest round's partner, as a log ratio. 0 if the partner's kernels didn't share one factor. */
function measureSharedSlowdown(others: ProfileRange, fastest: number, index: number): number {
  return findCommonFactor(others, fastest, index) ?? 0;
}

/**
 * The fastest round of a side. The second round of a pair may always be slower, which cancels out over the pairs. So we compare a round
 * only with rounds at the same position in their pairs, if there are enough.
 */
function findFastestRound(range: ProfileRange, besides: number | null): number {
  const all = listIndices(range);
  const ofPlace = all.filter((index) => besides !== null && index % 2 === besides % 2);
  const timeOf = (index: number): number => range.rounds[index]?.kernelNs ?? Infinity;
  return (ofPlace.length < constants.enoughOfPlace.value ? all : ofPlace).reduce((fastest, index) =>
    timeOf(index) < timeOf(fastest) ? index : fastest,
  );
}

function listIndices({ rounds }: ProfileRange): number[] {
  return rounds.map((_, index) => index);
}

/**
 * The log ratio by which nearly all kernels of a range changed from one round to another. Null if the kernels changed by different factors,
 * have different launches, or are too few to tell if the GPU or the code changed.
 */
function findCommonFactor(range: ProfileRange, fromRound: number, toRound: number): number | null {
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
