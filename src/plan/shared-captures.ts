import { countText, sizeText } from "../model/text/quantity.ts";
import type { Bytes } from "../model/units.ts";
import { counted } from "../model/text/listing.ts";

/** A capture of the whole program that passed all checks. */
export interface Probed {
  /** The size of the capture's reports. */
  readonly bytes: Bytes;
  /** The number of kernels outside the configured ranges. */
  readonly outside: number;
  /** The number of threads that emit the configured ranges. */
  readonly threads: number;
}

/**
 * Reading the kernels outside the ranges shouldn't take longer than another program start. For 114,880 kernels (an 18 MB export) on two busy cores,
 * `nsys stats` took 2.1 s and `analyze` 2.0 s. The fastest start of a GPU program took 4 s (docs/evidence/gpu-runs.md).
 */
const mostOutside = 100_000;

/** Almost twice the size of an export with 115,000 kernels, to leave room for data other than kernels. A report is about as large as its export. */
const mostBytes: Bytes = 32 * 2 ** 20;

/** Why a report of the whole program is too large to read; null if it isn't. */
export function whyTooLarge(bytes: Bytes): string | null {
  return bytes > mostBytes
    ? `a report of the whole program takes ${sizeText(bytes)}, more than ${sizeText(mostBytes)}`
    : null;
}

/** Why ranges can't share captures, even though a capture of the whole program passed all checks; null if they can. */
export function explainGating({ bytes, outside, threads }: Probed): string | null {
  const tooLarge = whyTooLarge(bytes);
  if (tooLarge !== null) return tooLarge;
  if (outside > mostOutside)
    return `${counted(outside, "kernel runs", "kernels run")} outside the ranges, more than ${countText(mostOutside)}`;
  // A thread's work counts for another thread's range if the thread's own range isn't in the same capture.
  if (threads > 1) return `${counted(threads, "thread")} emit the ranges, so work could be assigned to the wrong range`;
  return null;
}
