import type { Profile, ProfileRange } from "../../src/model/profile/profile.ts";

/** The rounds of both sides, by index from 0. If interleaved, base's first round is next to head's first round. */
export interface Split {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly interleaved: boolean;
}

/** The splits that we want: the number of rounds per side, and the most splits. */
export interface SplitSize {
  readonly rounds: number;
  readonly most: number;
}

/** Draws both sides from the same rounds, but no round for both sides. */
export function splitsOfOne(count: number, size: SplitSize): Split[] {
  const all = indices(count);
  const chosen = choices(all, size.rounds).flatMap((base) => {
    const rest = all.filter((index) => !base.includes(index));
    return choices(rest, size.rounds).map((head) => ({ base, head }));
  });
  return inTurnAndApart(chosen, size.most);
}

/** Draws each side from its own rounds. */
export function splitsOfTwo(base: number, head: number, size: SplitSize): Split[] {
  const chosen = choices(indices(base), size.rounds).flatMap((ofBase) =>
    choices(indices(head), size.rounds).map((ofHead) => ({ base: ofBase, head: ofHead })),
  );
  return inTurnAndApart(chosen, size.most);
}

/**
 * Draws both sides from the same rounds. If there are too few rounds, the sides share some, but interleaved neighbors are always different rounds. If
 * there's only one round, it's compared with itself.
 */
export function splitsWithReuse(count: number, size: SplitSize): Split[] {
  if (count >= 2 * size.rounds) return splitsOfOne(count, size);
  const splits = splitsOfTwo(count, count, { ...size, most: Infinity }).filter(
    ({ base, head, interleaved }) => count === 1 || !interleaved || head.every((index, place) => index !== base[place]),
  );
  return [true, false].flatMap((wanted) =>
    thinned(
      splits.filter(({ interleaved }) => interleaved === wanted),
      size.most,
    ),
  );
}

/**
 * Returns interleaved splits in all orders of head's rounds, because the order decides which rounds are neighbors. Splits that aren't
 * interleaved need only one order.
 */
function inTurnAndApart(chosen: readonly Omit<Split, "interleaved">[], most: number): Split[] {
  const inTurn = chosen.flatMap(({ base, head }) => orders(head).map((order) => ({ base, head: order })));
  return [
    ...thinned(inTurn, most).map((split) => ({ ...split, interleaved: true })),
    ...thinned(chosen, most).map((split) => ({ ...split, interleaved: false })),
  ];
}

/** Picks at most `most` values, evenly spaced. `most` should be prime: otherwise, all of the picks could have the same order. */
function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return indices(most).flatMap((index) => all[Math.floor((index * all.length) / most)] ?? []);
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function choices(values: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, index) =>
    choices(values.slice(index + 1), size - 1).map((others) => [value, ...others]),
  );
}

function orders(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value) => orders(values.filter((other) => other !== value)).map((rest) => [value, ...rest]));
}

/** The profile of some rounds, by index from 0, in this order. Leaves out kernels that ran in none of these rounds. */
export function profileOfRounds(profile: Profile, chosen: readonly number[]): Profile {
  const pick = <T>(rounds: readonly T[]): T[] => chosen.flatMap((index) => rounds.slice(index, index + 1));
  const picked = <Part extends { rounds: ({ launches: number } | null)[] }>(parts: readonly Part[]): Part[] =>
    parts
      .map((part) => ({ ...part, rounds: pick(part.rounds) }))
      .filter(({ rounds }) => rounds.some((round) => (round?.launches ?? 0) > 0));
  const rangeOf = (range: ProfileRange): ProfileRange => ({
    ...range,
    rounds: pick(range.rounds),
    families: picked(range.families),
    kernels: picked(range.kernels).map((kernel) => ({ ...kernel, variants: picked(kernel.variants) })),
  });
  return { ...profile, rounds: pick(profile.rounds), ranges: profile.ranges.map(rangeOf) };
}
