import type { Profile, ProfileRange } from "../../model/profile/profile.ts";

/** The profile of some of its rounds only, by index from 0, in the order given. */
export function profileOfRounds(profile: Profile, indices: readonly number[]): Profile {
  return {
    ...profile,
    rounds: pick(profile.rounds, indices),
    ranges: profile.ranges.map((range) => rangeOfRounds(range, indices)),
    // Runs without tracing are no rounds.
    untraced: [],
  };
}

/** The same of one range: what none of these rounds ran is no part of it. */
export function rangeOfRounds(range: ProfileRange, indices: readonly number[]): ProfileRange {
  return {
    ...range,
    rounds: pick(range.rounds, indices),
    families: those(range.families, indices),
    operators: those(range.operators, indices),
    kernels: those(range.kernels, indices).map((kernel) => ({ ...kernel, variants: those(kernel.variants, indices) })),
  };
}

function those<Part extends { readonly rounds: readonly ({ readonly launches: number } | null)[] }>(
  parts: readonly Part[],
  indices: readonly number[],
): Part[] {
  return parts
    .map((part) => ({ ...part, rounds: pick(part.rounds, indices) }))
    .filter(({ rounds }) => rounds.some((round) => (round?.launches ?? 0) > 0));
}

function pick<T>(all: readonly T[], indices: readonly number[]): T[] {
  return indices.map((index) => {
    const one = all[index];
    if (one === undefined) throw new RangeError(`There is no round ${String(index + 1)} of ${String(all.length)}.`);
    return one;
  });
}
