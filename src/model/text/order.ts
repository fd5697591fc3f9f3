/** Sorts by code units, so the order is the same on every machine, whatever its locale. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
