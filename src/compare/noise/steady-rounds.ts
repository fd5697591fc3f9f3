import type { ProfileRange } from "../../model/profile/profile.ts";
import type { Ratio } from "../../model/units.ts";
import { commonFactor } from "./common-factor.ts";
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
  /** Than the fastest round of its side; 0.08 is 8 %. */
  readonly slowerBy: Ratio;
}

export interface SteadyRounds {
  /** The same range without the disturbed rounds; `interleaved` only where two whole pairs are left. */
  readonly rounds: RangeRounds;
  /** Which rounds these are on each side, by index from 0. */
  readonly kept: { readonly base: readonly number[]; readonly head: readonly number[] };
  readonly disturbed: readonly DisturbedRound[];
  /** Half of a side's rounds or more are slower as a whole than its fastest: none of that side is left out. */
  readonly roundsDisagree: boolean;
}

/** The clocks of a throttled GPU fall by much more; between undisturbed neighbours they differ by much less. */
const disturbedFrom = Math.log(1.02);

/**
 * Leaves out the rounds in which the GPU ran slower as a whole, such as a throttled one that no guard noticed: nearly all
 * kernels slower by one factor than in the fastest round of the same side, and not so in the neighbour of its pair (slow
 * drift, which moves both, cancels out by itself). The same code ran in all rounds of a side, so this hides no change of it.
 * Where half of a side's rounds or more are slower than its fastest, none of it is left out: which ones are disturbed is not known.
 */
export function steadyRounds({ base, head, interleaved }: RangeRounds): SteadyRounds {
  const range = { base, head, interleaved: interleaved && base.rounds.length === head.rounds.length };
  const found = { base: slowRounds(range, "base"), head: slowRounds(range, "head") };
  const slowBase = isMinority(found.base, base) ? found.base : [];
  const slowHead = isMinority(found.head, head) ? found.head : [];
  const roundsDisagree = slowBase.length + slowHead.length < found.base.length + found.head.length;
  const all = { base: indicesOf(base), head: indicesOf(head) };
  if (slowBase.length + slowHead.length === 0) return { rounds: range, kept: all, disturbed: [], roundsDisagree };
  const lost = new Set([...slowBase, ...slowHead].map(({ index }) => index));
  const pairs = all.base.filter((index) => !lost.has(index));
  const paired = range.interleaved && pairs.length >= 2;
  const without = (indices: readonly number[], slow: readonly SlowRound[]): readonly number[] =>
    paired ? pairs : indices.filter((index) => !slow.some((one) => one.index === index));
  const kept = { base: without(all.base, slowBase), head: without(all.head, slowHead) };
  return {
    rounds: { base: rangeOfRounds(base, kept.base), head: rangeOfRounds(head, kept.head), interleaved: paired },
    kept,
    disturbed: [...slowBase, ...slowHead].map(({ side, index, log }) => ({
      side,
      round: index + 1,
      slowerBy: Math.expm1(log),
    })),
    roundsDisagree,
  };
}

interface SlowRound {
  readonly side: "base" | "head";
  readonly index: number;
  readonly log: number;
}

function slowRounds({ base, head, interleaved }: RangeRounds, side: "base" | "head"): SlowRound[] {
  const own = side === "base" ? base : head;
  const others = side === "base" ? head : base;
  const fastest = fastestRound(own);
  return indicesOf(own).flatMap((index) => {
    const log = commonFactor(own, fastest, index);
    if (log === null || log < disturbedFrom) return [];
    // The neighbour slowed down with it: what is left of the difference is what the pair would show.
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

function fastestRound({ rounds }: ProfileRange): number {
  let fastest = 0;
  for (const [index, round] of rounds.entries())
    if (round.kernelNs < (rounds[fastest]?.kernelNs ?? Infinity)) fastest = index;
  return fastest;
}

function indicesOf({ rounds }: ProfileRange): number[] {
  return rounds.map((_, index) => index);
}
