import type { Metrics } from "../ncu/profile-ncu.ts";

export function figureNumber(figures: Metrics, key: string): number | null {
  const value = figures[key]?.value;
  return typeof value === "number" ? value : null;
}

export function figureWord(figures: Metrics, key: string): string | null {
  const value = figures[key]?.value;
  return typeof value === "string" ? value : null;
}
