import type { Metrics } from "../ncu/profile-ncu.ts";

/** A figure as a number; null where it was not collected, or is text. */
export function figureNumber(figures: Metrics, key: string): number | null {
  const value = figures[key]?.value;
  return typeof value === "number" ? value : null;
}

/** A figure as text; null where it was not collected, or is a number. */
export function figureWord(figures: Metrics, key: string): string | null {
  const value = figures[key]?.value;
  return typeof value === "string" ? value : null;
}
