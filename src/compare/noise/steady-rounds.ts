import type { ProfileRange, Profile } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { findMachineFactor } from "../common-mode.ts";
import { constants } from "../constants.ts";
import { isMajority } from "../majority.ts";

interface RangeRounds {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
  readonly interleaved: boolean;
}

export interface DisturbedRound {
  readonly side: "base" | "head";
  readonly round: number;
  readonly slowerBy: Ratio;
}

export interface SteadyRounds {
  /** If rounds are paired, the disturbed rounds' partners are left out, too. */
  readonly rounds: RangeRounds;
  readonly kept: { readonly base: readonly number[]; readonly head: readonly number[] };
  readonly disturbed: readonly DisturbedRound[];
  readonly roundsDisagree: boolean;
}

const disturbedFrom = Math.log1p(constants.disturbed.value);

/**
 * In such a round, nearly all kernels are slower by the same factor than in the side's fastest round, but the pair's other round isn't. All
 * rounds of a side run the same code, so this can't hide a code change. If at least half of a side's rounds are slower, we can't tell which
 * are disturbed, so we keep all.
 */
export function dropDisturbedRounds({ base, head, interleaved }: RangeRounds): SteadyRounds {
  const range = { base, head, interleaved: interleaved && base.rounds.length === head.rounds.length };
  const all = { base: listIndices(base), head: listIndices(head) };
  const slowRounds = { base: findSlowRounds(range, "base"), head: findSlowRounds(range, "head") };
  const slow = [
    ...(isMajority(slowRounds.base.length, base.rounds.length) ? [] : slowRounds.base),
    ...(isMajority(slowRounds.head.length, head.rounds.length) ? [] : slowRounds.head),
  ];
  const leavesNoneOut = (roundsDisagree: boolean): SteadyRounds => ({
    rounds: range,
    kept: all,
    disturbed: [],
    roundsDisagree,
  });
  const roundsDisagree = slow.length < slowRounds.base.length + slowRounds.head.length;
  if (slow.length === 0) return leavesNoneOut(roundsDisagree);
  const pairs = all.base.filter((index) => !slow.some((round) => round.index === index));
  // If all remaining pairs have the same order (base before head, say), the effect of coming second would look like a change.
  const leavesOneOrder = range.interleaved && isOneOrder(pairs) && !isOneOrder(all.base);
  if (leavesOneOrder || slow.some((round) => isAtLevelOfOther(range, round))) return leavesNoneOut(true);
  const keptOf = (side: SlowRound["side"]): readonly number[] =>
    range.interleaved
      ? pairs
      : all[side].filter((index) => !slow.some((round) => round.side === side && round.index === index));
  const kept = { base: keptOf("base"), head: keptOf("head") };
  return {
    rounds: { ...range, base: selectRangeRounds(base, kept.base), head: selectRangeRounds(head, kept.head) },
    kept,
    disturbed: slow.map(({ side, index, log }) => ({ side, round: index + 1, slowerBy: Math.expm1(log) })),
    roundsDisagree,
  };
}

/**
 * Leaving out this round would then make the sides differ. We've seen this with processes that run at one of two speeds, when most of the
 * other side's processes ran at the slower speed.
 */
function isAtLevelOfOther({ base, head, interleaved }: RangeRounds, { side, index }: SlowRound) {
  const [slowSide, otherSide] = side === "base" ? [base, head] : [head, base];
  const times = otherSide.rounds.map(({ kernelNs }) => kernelNs);
  const level = interleaved ? (times[index] ?? 0) : median(times);
  return Math.abs(Math.log((slowSide.rounds[index]?.kernelNs ?? 0) / level)) < constants.tolerance.value;
}

function isOneOrder(pairs: readonly number[]) {
  return new Set(pairs.map((index) => index % 2)).size < 2;
}

interface SlowRound {
  readonly side: "base" | "head";
  readonly index: number;
  readonly log: number;
}

function findSlowRounds({ base, head, interleaved }: RangeRounds, side: "base" | "head"): SlowRound[] {
  const measured = side === "base" ? base : head;
  const others = side === "base" ? head : base;
  return listIndices(measured).flatMap((index) => {
    const fastest = findFastestRound(measured, interleaved ? index : null);
    const log = findCommonFactor(measured, fastest, index);
    if (log === null || log < disturbedFrom) return [];
    // If the round's partner slowed down, too, only the rest of the slowdown counts.
    const shared = interleaved ? measureSharedSlowdown(others, fastest, index) : 0;
    return log - shared < disturbedFrom ? [] : [{ side, index, log }];
  });
}

function measureSharedSlowdown(others: ProfileRange, fastest: number, index: number) {
  return findCommonFactor(others, fastest, index) ?? 0;
}

/**
 * The second round of a pair may always be slower, which cancels out over the pairs. So we compare a round only with rounds at the same
 * position in their pairs, if there are enough.
 */
function findFastestRound(range: ProfileRange, excluded: number | null) {
  const all = listIndices(range);
  const ofPlace = all.filter((index) => excluded !== null && index % 2 === excluded % 2);
  const timeOf = (index: number) => range.rounds[index]?.kernelNs ?? Infinity;
  return (ofPlace.length < constants.enoughOfPlace.value ? all : ofPlace).reduce((fastest, index) =>
    timeOf(index) < timeOf(fastest) ? index : fastest,
  );
}

function listIndices({ rounds }: ProfileRange) {
  return rounds.map((_, index) => index);
}

function findCommonFactor(range: ProfileRange, fromRound: number, toRound: number) {
  const moves = range.kernels.flatMap(({ rounds }) => {
    const from = rounds[fromRound];
    const to = rounds[toRound];
    if (from == null || to == null || from.launches !== to.launches || from.totalNs === 0 || to.totalNs === 0)
      return [];
    return [{ value: Math.log(to.totalNs / from.totalNs), weight: from.totalNs }];
  });
  const total = range.rounds[fromRound]?.kernelNs ?? 0;
  return total === 0 ? null : findMachineFactor(moves, total);
}

export function selectRounds(profile: Profile, indices: readonly number[]): Profile {
  return {
    ...profile,
    rounds: selectItems(profile.rounds, indices),
    ranges: profile.ranges.map((range) => selectRangeRounds(range, indices)),
    // Runs without tracing aren't rounds.
    untraced: [],
  };
}

export function selectRangeRounds(range: ProfileRange, indices: readonly number[]): ProfileRange {
  return {
    ...range,
    rounds: selectItems(range.rounds, indices),
    families: selectParts(range.families, indices),
    operators: selectParts(range.operators, indices),
    kernels: selectParts(range.kernels, indices).map((kernel) => ({
      ...kernel,
      variants: selectParts(kernel.variants, indices),
    })),
  };
}

function selectParts<Part extends { readonly rounds: readonly ({ readonly launches: number } | null)[] }>(
  parts: readonly Part[],
  indices: readonly number[],
): Part[] {
  return parts
    .map((part) => ({ ...part, rounds: selectItems(part.rounds, indices) }))
    .filter(({ rounds }) => rounds.some((round) => (round?.launches ?? 0) > 0));
}

function selectItems<T>(all: readonly T[], indices: readonly number[]): T[] {
  return indices.map((index) => {
    const item = all[index];
    if (item === undefined) throw new RangeError(`Round ${String(index + 1)} of ${String(all.length)} doesn't exist.`);
    return item;
  });
}
