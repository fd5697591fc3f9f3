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
const bytesPer: Readonly<Record<string, number>> = {
  B: 1,
  byte: 1,
  bytes: 1,
  kB: 1e3,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
};

/** Converts a unit to its base unit, `ns` or `bytes`, with a factor. Returns any other unit as it is, with factor 1. */
export function readUnit(unit: string | null): { readonly base: string; readonly factor: number } {
  const text = unit ?? "";
  if (Object.hasOwn(nanosecondsPer, text)) return { base: "ns", factor: nanosecondsPer[text] ?? 1 };
  if (Object.hasOwn(bytesPer, text)) return { base: "bytes", factor: bytesPer[text] ?? 1 };
  return { base: text, factor: 1 };
}
