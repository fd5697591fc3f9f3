import { amountText, countText, type Amount } from "../model/text/quantity.ts";

/** Formats nanoseconds with three significant digits and the unit that fits. */
export function formatNs(ns: number): string {
  return amountText(nsAmount(ns));
}

/** `+1.17 ms`, `−560 µs`, `0`. */
export function signedNs(ns: number): string {
  const size = formatNs(Math.abs(ns));
  return size === "0 ns" ? "0" : `${ns < 0 ? "−" : "+"}${size}`;
}

export function nsAmount(ns: number, digits: 3 | 4 = 3): Amount {
  // Round before choosing the unit: 999,999 ns is shown as 1.00 ms.
  const rounded = Number(ns.toPrecision(digits));
  if (rounded >= 1e9) return { value: significant(ns / 1e9, digits), unit: "s" };
  if (rounded >= 1e6) return { value: significant(ns / 1e6, digits), unit: "ms" };
  if (rounded >= 1e3) return { value: significant(ns / 1e3, digits), unit: "µs" };
  return { value: String(Math.round(ns)), unit: "ns" };
}

/** A count with thousands separators. */
export function formatCount(count: number): string {
  return amountText(countAmount(count));
}

export function countAmount(count: number): Amount {
  return { value: countText(count, 0), unit: "" };
}

/** Formats a count from each round: one number if all rounds agree, otherwise the lowest and highest. We don't show a median, because no round may have that count. */
export function formatCounts(counts: readonly number[]): string {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? formatCount(least) : `${formatCount(least)}–${formatCount(most)}`;
}

/** `10 launches`, `1 launch`, `1–2 launches`: a count from each round with its noun. */
export function countsWith(counts: readonly number[], noun: string, plural: string): string {
  return `${formatCounts(counts)} ${counts.every((count) => count === 1) ? noun : plural}`;
}

/** Formats a ratio as a percentage with one decimal; `–` if it isn't finite. */
export function formatShare(ratio: number): string {
  return Number.isFinite(ratio) ? `${(ratio * 100).toFixed(1)}%` : "–";
}

/** Formats seconds in readable units: `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.round((whole % 3600) / 60)} min`;
}

/** Cuts text in the middle to at most `width` characters. A kernel name starts with its kind and ends with its variant, so both stay. */
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
