import type { Profile, ProfileRange } from "../../model/profile/profile.ts";

/** The profile with only these rounds, in this order. Indices start at 0. Throws RangeError for a missing round. */
export function profileOfRounds(profile: Profile, indices: readonly number[]): Profile {
  return {
    ...profile,
    rounds: pick(profile.rounds, indices),
    ranges: profile.ranges.map((range) => rangeOfRounds(range, indices)),
    // Runs without tracing aren't rounds.
    untraced: [],
  };
}

/** The range with only these rounds. Leaves out kernels that ran in none of these rounds. */
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
    if (one === undefined) throw new RangeError(`Round ${String(index + 1)} of ${String(all.length)} doesn't exist.`);
    return one;
  });
}
