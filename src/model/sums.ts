/** Adds up one number of each item, or the items themselves. */
export function sum<T = number>(items: Iterable<T>, pick: (item: T) => number = Number): number {
  let total = 0;
  for (const item of items) total += pick(item);
  return total;
}
