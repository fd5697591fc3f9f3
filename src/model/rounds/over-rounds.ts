/** What each round has under one key; null for a round that lacks it. */
export interface OverRounds<T> {
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
