import type { Profile, ProfileRange } from "../../model/profile/profile.ts";

/** The profile of some of its rounds only, by index from 0, in the order given. */
export function profileOfRounds(profile: Profile, indices: readonly number[]): Profile {
  return {
    ...profile,
    rounds: pick(profile.rounds, indices),
    ranges: profile.ranges.map((range) => rangeOfRounds(range, indices)),
  };
}

/** The same of one range. */
export function rangeOfRounds(range: ProfileRange, indices: readonly number[]): ProfileRange {
  return {
    ...range,
    rounds: pick(range.rounds, indices),
    families: range.families.map((family) => ({ ...family, rounds: pick(family.rounds, indices) })),
    kernels: range.kernels.map((kernel) => ({
      ...kernel,
      rounds: pick(kernel.rounds, indices),
      variants: kernel.variants.map((variant) => ({ ...variant, rounds: pick(variant.rounds, indices) })),
    })),
  };
}

function pick<T>(all: readonly T[], indices: readonly number[]): T[] {
  return indices.map((index) => {
    const one = all[index];
    if (one === undefined) throw new RangeError(`There is no round ${String(index + 1)} of ${String(all.length)}.`);
    return one;
  });
}
