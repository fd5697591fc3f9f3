import type { Ratio } from "../units.ts";

/** A change for people: `+16.9 %`, `−0.4 %`, `+0.05 %`, `+130 %`. */
export function signedPercent(ratio: Ratio): string {
  const size = Math.abs(ratio) * 100;
  const text = size >= 99.95 ? size.toFixed(0) : size >= 0.095 ? size.toFixed(1) : size.toFixed(2);
  if (Number(text) === 0) return "±0 %";
  return `${ratio < 0 ? "−" : "+"}${text} %`;
}

/** A size as a percentage, without digits that say nothing: `1 %`, `0.3 %`, `16.9 %`. */
export function percent(ratio: Ratio): string {
  const value = ratio * 100;
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  return `${String(Number(value.toFixed(digits)))} %`;
}
