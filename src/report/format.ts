import { amountText, countText, type Amount } from "../model/text/quantity.ts";

/** Nanoseconds for people: three significant digits with the unit that fits. */
export function formatNs(ns: number): string {
  return amountText(nsAmount(ns));
}

export function nsAmount(ns: number, digits: 3 | 4 = 3): Amount {
  // As it is shown: 999,999 ns are 1.00 ms.
  const rounded = Number(ns.toPrecision(digits));
  if (rounded >= 1e9) return { value: significant(ns / 1e9, digits), unit: "s" };
  if (rounded >= 1e6) return { value: significant(ns / 1e6, digits), unit: "ms" };
  if (rounded >= 1e3) return { value: significant(ns / 1e3, digits), unit: "µs" };
  return { value: String(Math.round(ns)), unit: "ns" };
}

/** `12.5 → 14.6 ms`: the unit once where both have it. */
export function pairText(base: Amount, head: Amount): string {
  return `${base.unit === head.unit ? base.value : amountText(base)} → ${amountText(head)}`;
}

/** A count with thousands separators. */
export function formatCount(count: number): string {
  return amountText(countAmount(count));
}

export function countAmount(count: number): Amount {
  return { value: countText(count, 0), unit: "" };
}

/** A count of each round: one number where they agree, else the least and the most; a median of counts happened in none. */
export function formatCounts(counts: readonly number[]): string {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? formatCount(least) : `${formatCount(least)}–${formatCount(most)}`;
}

/** A ratio as a percentage with one decimal; `–` for what is no number. */
export function formatShare(ratio: number): string {
  return Number.isFinite(ratio) ? `${(ratio * 100).toFixed(1)}%` : "–";
}

/** Seconds as a person says them: `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.round((whole % 3600) / 60)} min`;
}

/** At most `width` characters, cut in the middle: the start of a kernel's name tells its kind, its end the variant. */
export function clipMiddle(text: string, width: number): string {
  if (text.length <= width) return text;
  const head = Math.ceil((width - 1) * 0.65);
  return `${text.slice(0, head)}…${text.slice(text.length - (width - 1 - head))}`;
}

function significant(value: number, digits: number): string {
  const rounded = Number(value.toPrecision(digits));
  const whole = rounded >= 100 ? 3 : rounded >= 10 ? 2 : 1;
  return value.toFixed(digits - whole);
}
