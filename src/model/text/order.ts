/** By code units, so the order doesn't depend on the locale. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
