/** Adds up one number of each item, or the items themselves. */
export function sum<T = number>(items: Iterable<T>, pick: (item: T) => number = Number): number {
  let total = 0;
  for (const item of items) total += pick(item);
  return total;
}

export type Sums<Key extends string> = Record<Key, number>;

/** Adds the numbers named by `zero`. */
export function addSums<Key extends string>(
  zero: Readonly<Sums<Key>>,
  into: NoInfer<Sums<Key>>,
  from: NoInfer<Readonly<Sums<Key>>>,
): void {
  for (const key of Object.keys(zero) as Key[]) into[key] += from[key];
}
