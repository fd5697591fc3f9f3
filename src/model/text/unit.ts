import { bytesPer as sizes } from "./quantity.ts";

const nanosecondsPer: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  sec: 1e9,
  seconds: 1e9,
};
const bytesPer: Readonly<Record<string, number>> = { ...sizes, byte: 1, bytes: 1, kB: 1e3 };

/** `ns` or `bytes`, with a factor. Any other unit stays, with factor 1. */
export function readUnit(unit: string | null): { readonly base: string; readonly factor: number } {
  const text = unit ?? "";
  if (Object.hasOwn(nanosecondsPer, text)) return { base: "ns", factor: nanosecondsPer[text] ?? 1 };
  if (Object.hasOwn(bytesPer, text)) return { base: "bytes", factor: bytesPer[text] ?? 1 };
  return { base: text, factor: 1 };
}
