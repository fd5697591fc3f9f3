import { countText, sizeText } from "../model/text/quantity.ts";
import type { Bytes } from "../model/units.ts";
import { counted } from "../model/text/listing.ts";

export interface Probed {
  readonly bytes: Bytes;
  readonly outside: number;
  readonly threads: number;
}

/**
 * Reading them shouldn't take longer than another program start, at least 4 s (docs/evidence/gpu-runs.md). For 114,880 kernels (an 18 MB
 * export) on two busy cores, `nsys stats` took 2.1 s and `analyze` 2.0 s.
 */
const mostOutside = 100_000;

/** Almost twice an export with 115,000 kernels, for data other than kernels. A report is about as large as its export. */
const mostBytes: Bytes = 32 * 2 ** 20;

export function whyTooLarge(bytes: Bytes): string | null {
  return bytes > mostBytes
    ? `a report of the whole program takes ${sizeText(bytes)}, more than ${sizeText(mostBytes)}`
    : null;
}

export function explainGating({ bytes, outside, threads }: Probed): string | null {
  const tooLarge = whyTooLarge(bytes);
  if (tooLarge !== null) return tooLarge;
  if (outside > mostOutside)
    return `${counted(outside, "kernel runs", "kernels run")} outside the ranges, more than ${countText(mostOutside)}`;
  // A thread's work counts for another thread's range if the thread's own range isn't in the same capture.
  if (threads > 1) return `${counted(threads, "thread")} emit the ranges, so work could be assigned to the wrong range`;
  return null;
}
