/** For sorting by code units: the same order on every machine, whatever its language. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
