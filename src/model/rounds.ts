import type { Nanoseconds } from "./units.ts";

/** The median of some values, the mean of the two middle ones where their number is even; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

/** The rounds of a kernel, variant or family; null where it did not run. */
interface InRounds<T> {
  readonly rounds: readonly (T | null)[];
}

/** The total time: the median over rounds, a round without it being 0. */
export function medianTotalNs({ rounds }: InRounds<{ readonly totalNs: Nanoseconds }>): Nanoseconds {
  return median(rounds.map((round) => round?.totalNs ?? 0));
}

/** How often it was launched: the median over rounds, a round without it being 0. */
export function medianLaunches({ rounds }: InRounds<{ readonly launches: number }>): number {
  return median(rounds.map((round) => round?.launches ?? 0));
}

/** The sum of a range's kernel durations: the median over rounds. */
export function medianKernelNs({
  rounds,
}: {
  readonly rounds: readonly { readonly kernelNs: Nanoseconds }[];
}): Nanoseconds {
  return median(rounds.map(({ kernelNs }) => kernelNs));
}

/** What each round has under one key; null for a round that lacks it. */
interface OverRounds<T> {
  /** One of them, for what is equal in all. */
  readonly sample: T;
  readonly found: readonly (T | null)[];
}

/** The items of several rounds by key, in the order in which they first come. */
export function overRounds<T>(rounds: readonly (readonly T[])[], keyOf: (item: T) => string): OverRounds<T>[] {
  const samples = new Map(rounds.flatMap((items) => items.map((item) => [keyOf(item), item])));
  return [...samples].map(([key, sample]) => ({
    sample,
    found: rounds.map((items) => items.find((item) => keyOf(item) === key) ?? null),
  }));
}

/** What all values are, compared by their content; null where they differ, or there is none. */
export function sharedValue<T>(values: readonly T[]): T | null {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? (values[0] ?? null) : null;
}
