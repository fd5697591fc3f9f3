import type { NcuRow } from "../../model/reports/ncu.ts";

/** A metric's number; null where it was not collected, has no value, or is text. */
export function numberOf(row: NcuRow, metric: string): number | null {
  const value = row.metrics.get(metric)?.value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The first of some metrics that has a number. */
export function firstNumber(row: NcuRow, metrics: readonly string[]): { metric: string; value: number } | null {
  for (const metric of metrics) {
    const value = numberOf(row, metric);
    if (value !== null) return { metric, value };
  }
  return null;
}
