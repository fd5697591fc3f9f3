import type { Bytes } from "../../model/units.ts";

/** Bytes for people, in the unit that fits. */
export function sizeText(bytes: Bytes): string {
  const units = ["B", "KiB", "MiB", "GiB"] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 2 ** (10 * step);
  return `${step === 0 ? String(bytes) : value.toFixed(value < 10 ? 1 : 0)} ${units[step] ?? ""}`;
}
