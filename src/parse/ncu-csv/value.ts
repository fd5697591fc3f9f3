import { exact } from "./units.ts";

/** What ncu prints where it has no value. */
const absent = new Set(["", "n/a", "no data", "nan", "-nan", "inf", "-inf", "(!) n/a", "(!) nan"]);

const number = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * A cell as a value in base units: `1,160.391` → 1160.391 × factor, `no data` → null, `PolicySpread` → text. Of a metric
 * with instances, `199 (1; 2; 3)`, the value is the part before them.
 */
export function readValue(cell: string, factor: number): number | string | null {
  const text = cell.trim();
  if (absent.has(text.toLowerCase())) return null;
  const plain = text.replace(/ \(.*\)$/s, "");
  if (!number.test(plain)) return text;
  const value = Number(plain.replaceAll(",", ""));
  return factor === 1 ? value : exact(value * factor);
}

/** A whole number of a cell; null for `n/a`. Undefined for anything that is no number. */
export function readCount(cell: string): number | null | undefined {
  const value = readValue(cell, 1);
  return typeof value === "string" ? undefined : value;
}
