/** Nanoseconds in one of a unit that nsys prints in a header, as a power of ten. */
const exponents = new Map([
  ["ns", 0],
  ["us", 3],
  ["µs", 3],
  ["μs", 3],
  ["ms", 6],
  ["s", 9],
  ["sec", 9],
]);

/** The power of ten from a header's unit to nanoseconds: `Total Time (us)` → 3; null for an unknown unit, 0 without one. */
export function timeExponent(header: string): number | null {
  const unit = /\(([^()]*)\)\s*$/.exec(header)?.[1]?.trim();
  return unit === undefined ? 0 : (exponents.get(unit) ?? null);
}

/** A count such as `1,160,391` or `256`; null for anything else, and beyond 2^53. */
export function parseCount(text: string): number | null {
  return parseDecimal(text, 0);
}

/**
 * A decimal number times a power of ten, exactly: `1,160.391` × 10^3 → 1160391. Null for anything that is no number, is
 * not whole after it, or is beyond 2^53. No float is involved: 1160.391 * 1000 is not 1160391.
 */
export function parseDecimal(text: string, exponent: number): number | null {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const whole = (match[1] ?? "").replaceAll(",", "");
  const fraction = (match[2] ?? "").replace(/(?<!0)0+$/, "");
  if (fraction.length > exponent) return null;
  const value = Number(whole + fraction.padEnd(exponent, "0"));
  return Number.isSafeInteger(value) ? value : null;
}
