import type { Metrics } from "../ncu/profile-ncu.ts";

/** The number that ncu measured for a key. Null if ncu didn't collect this key, or if its value is text. */
export function figureNumber(figures: Metrics, key: string): number | null {
  const value = figures[key]?.value;
  return typeof value === "number" ? value : null;
}

/** The text that ncu reported for a key. Null if ncu didn't collect this key, or if its value is a number. */
export function figureWord(figures: Metrics, key: string): string | null {
  const value = figures[key]?.value;
  return typeof value === "string" ? value : null;
}
