import type { Bytes, Milliseconds, Ratio } from "../units.ts";

/** Not zero. */
export const durationPattern = /^(?!0*(?:\.0*)?\s*[a-z])\d+(\.\d+)?\s*(ms|s|m|h)$/;
/** KB is 1,000 bytes; KiB is 1,024. */
export const sizePattern = /^\d+(\.\d+)?\s*(B|KB|MB|GB|KiB|MiB|GiB)$/;

const millisecondsPer: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
export const bytesPer: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

/** `30m`, `1.5h`, `250ms` or a number of seconds. Throws RangeError. */
export function parseDurationMs(value: number | string): Milliseconds {
  if (typeof value === "number") return finite(value * 1000, value);
  return durationPattern.test(value) ? times(value, millisecondsPer) : refuse("duration", value);
}

/** `200MB`, `1GiB` or a number of bytes. Throws RangeError. */
export function parseSizeBytes(value: number | string): Bytes {
  if (typeof value === "number") return finite(value, value);
  return sizePattern.test(value) ? times(value, bytesPer) : refuse("size", value);
}

/** The unit is empty for a count. */
export interface Amount {
  readonly value: string;
  readonly unit: string;
}

export function amountText({ value, unit }: Amount): string {
  return unit === "" || unit === "%" ? `${value}${unit}` : `${value} ${unit}`;
}

export function pairText(base: Amount, head: Amount): string {
  return `${base.unit === head.unit ? base.value : amountText(base)} → ${amountText(head)}`;
}

/** `12,345`, `1,234.5`. `toLocaleString` loads tables on its first call, which takes as long as starting Node. */
export function countText(count: number, mostDecimals = 3): string {
  const [whole = "", decimals = ""] = String(Number(Math.abs(count).toFixed(mostDecimals))).split(".");
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const text = `${groups.join(",")}${decimals === "" ? "" : `.${decimals}`}`;
  return count < 0 && text !== "0" ? `-${text}` : text;
}

export function sizeText(bytes: Bytes): string {
  return amountText(sizeAmount(bytes));
}

export function sizeAmount(bytes: Bytes): Amount {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  const text = Number.isInteger(value) ? String(value) : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
  return { value: text, unit: units[step] ?? "B" };
}

function times(text: string, units: Readonly<Record<string, number>>): number {
  const [, amount = "", unit = ""] = /^([\d.]+)\s*([A-Za-z]+)$/.exec(text) ?? [];
  return finite(Number(amount) * (units[unit] ?? NaN), text);
}

function finite(product: number, value: number | string): number {
  const rounded = Math.round(product);
  return Number.isSafeInteger(rounded) && rounded >= 0 ? rounded : refuse("quantity", value);
}

function refuse(kind: string, value: number | string): never {
  throw new RangeError(`Not a ${kind}: ${JSON.stringify(value)}.`);
}

/** Formats a change: `+16.9%`, `−0.4%`, `+0.05%`, `+130%`. */
export function signedPercent(ratio: Ratio): string {
  return `${signedNumber(ratio)}%`;
}

/** `+16.5% to +17.0%`, or one number if both ends look the same. */
export function percentInterval(low: Ratio, high: Ratio): string {
  const [least, most] = [signedPercent(low), signedPercent(high)];
  return least === most ? most : `${least} to ${most}`;
}

/** Empty if both ends look the same, because it then says no more than the change. */
export function intervalText(low: Ratio, high: Ratio): string {
  return signedPercent(low) === signedPercent(high) ? "" : `interval ${percentInterval(low, high)}`;
}

export function changeWithInterval(change: Ratio, low: Ratio, high: Ratio): string {
  const interval = intervalText(low, high);
  return `${signedPercent(change)}${interval === "" ? "" : ` (${interval})`}`;
}

const nothing = "±0";

/** In percent. Larger changes occur, but their digits mean nothing. */
const mostPercent = 10_000;
const mostText = "10,000";

function signedNumber(ratio: Ratio): string {
  const size = Math.abs(ratio) * 100;
  if (size > mostPercent) return `> ${ratio < 0 ? "−" : "+"}${mostText}`;
  const text = size >= 99.95 ? countText(size, 0) : size >= 0.095 ? size.toFixed(1) : size.toFixed(2);
  return Number(text) === 0 ? nothing : `${ratio < 0 ? "−" : "+"}${text}`;
}

export function percent(ratio: Ratio): string {
  const value = ratio * 100;
  if (value > mostPercent) return `> ${mostText}%`;
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  return `${countText(value, digits)}%`;
}
