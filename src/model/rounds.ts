import type { Nanoseconds } from "./units.ts";

/** 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

interface InRounds<T> {
  readonly rounds: readonly (T | null)[];
}

/** A null round counts as 0. */
export function medianTotalNs({ rounds }: InRounds<{ readonly totalNs: Nanoseconds }>): Nanoseconds {
  return median(rounds.map((round) => round?.totalNs ?? 0));
}

export function medianLaunches({ rounds }: InRounds<{ readonly launches: number }>): number {
  return median(rounds.map((round) => round?.launches ?? 0));
}

export function medianKernelNs({
  rounds,
}: {
  readonly rounds: readonly { readonly kernelNs: Nanoseconds }[];
}): Nanoseconds {
  return median(rounds.map(({ kernelNs }) => kernelNs));
}

/** In order of first appearance. `found` has null for a round without the key; `sample` is any one, for fields that all share. */
export function alignRounds<T>(rounds: readonly (readonly T[])[], keyOf: (item: T) => string) {
  const byKey = rounds.map((items) => new Map(items.map((item) => [keyOf(item), item])));
  const samples = new Map(byKey.flatMap((items) => [...items]));
  return [...samples].map(([key, sample]) => ({ sample, found: byKey.map((items) => items.get(key) ?? null) }));
}

export function sharedValue<T>(values: readonly T[]): T | null {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? (values[0] ?? null) : null;
}
