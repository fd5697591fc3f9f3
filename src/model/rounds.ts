import type { Nanoseconds } from "./units.ts";

/** The median; for an even number of values, the mean of the middle two. 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

/** The rounds of a kernel, variant or family. A round is null if the kernel, variant or family didn't run in it. */
interface InRounds<T> {
  readonly rounds: readonly (T | null)[];
}

/** The median total time over rounds. A null round counts as 0. */
export function medianTotalNs({ rounds }: InRounds<{ readonly totalNs: Nanoseconds }>): Nanoseconds {
  return median(rounds.map((round) => round?.totalNs ?? 0));
}

/** The median number of launches over rounds. A null round counts as 0. */
export function medianLaunches({ rounds }: InRounds<{ readonly launches: number }>): number {
  return median(rounds.map((round) => round?.launches ?? 0));
}

/** The sum of a range's kernel durations, as the median over rounds. */
export function medianKernelNs({
  rounds,
}: {
  readonly rounds: readonly { readonly kernelNs: Nanoseconds }[];
}): Nanoseconds {
  return median(rounds.map(({ kernelNs }) => kernelNs));
}

/** The items with the same key, one per round. A round without this key has null. */
interface OverRounds<T> {
  /** Any one of the items. Use it to read fields that are the same in all of them. */
  readonly sample: T;
  readonly found: readonly (T | null)[];
}

/** Groups several rounds' items by key, in order of first appearance. */
export function alignRounds<T>(rounds: readonly (readonly T[])[], keyOf: (item: T) => string): OverRounds<T>[] {
  const byKey = rounds.map((items) => new Map(items.map((item) => [keyOf(item), item])));
  const samples = new Map(byKey.flatMap((items) => [...items]));
  return [...samples].map(([key, sample]) => ({ sample, found: byKey.map((items) => items.get(key) ?? null) }));
}

/** The value that all entries of this list share, compared by content. Null if they differ, or if the list is empty. */
export function sharedValue<T>(values: readonly T[]): T | null {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? (values[0] ?? null) : null;
}
