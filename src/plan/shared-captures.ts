import { countText, sizeText } from "../model/text/quantity.ts";
import type { Bytes } from "../model/units.ts";

/** What a capture of the whole program held, which the gate called real. */
export interface Probed {
  /** Of its reports. */
  readonly bytes: Bytes;
  /** Kernels outside the asked ranges. */
  readonly outside: number;
  /** Threads that emitted the asked ranges. */
  readonly threads: number;
}

/**
 * Reading them must not cost more than a start saves. Of 114,880 kernels (an export of 18 MB) `nsys stats` made its tables in 2.1 s
 * and `analyze` a profile in 2.0 s, on two busy cores; the quickest start of a program with a GPU took 4 s (docs/evidence/gpu-runs.md).
 */
const mostOutside = 100_000;

/** Of an export of 115,000 kernels twice the size, for what is none; a report is about as large as its export. */
const mostBytes: Bytes = 32 * 2 ** 20;

/** Why reports of the whole program are too large to be read; null: they aren't. */
export function whyTooLarge(bytes: Bytes): string | null {
  return bytes > mostBytes
    ? `a report of the whole program takes ${sizeText(bytes)}, more than ${sizeText(mostBytes)}`
    : null;
}

/** Why ranges don't share their captures, although the gate calls a capture of the whole program real; null: they do. */
export function whyGated({ bytes, outside, threads }: Probed): string | null {
  const tooLarge = whyTooLarge(bytes);
  if (tooLarge !== null) return tooLarge;
  if (outside > mostOutside)
    return `${countText(outside)} kernels run outside the ranges, more than ${countText(mostOutside)}`;
  // What a thread launches that has no range of its own belongs to another's, unless its own is in the same capture.
  if (threads > 1) return `${countText(threads)} threads emit the ranges, so that work may belong to others of them`;
  return null;
}
