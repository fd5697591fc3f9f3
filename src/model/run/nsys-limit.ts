import type { Bytes, Milliseconds, Seconds } from "../units.ts";

export type NsysLoad = { readonly captureSeconds: Seconds } | { readonly fileBytes: Bytes };

const leastMs: Milliseconds = 10 * 60_000;
/**
 * nsys 2023.4.4 took 29 s to write 4 s of a program that does nothing but emit NVTX ranges (2.5 million), on two busy cores. That's seven
 * times the capture; we allow about three times that.
 */
const perCaptureSecondMs: Milliseconds = 20_000;
/** The export of that report (33 MB) took 6 s; we allow ten times that. */
const bytesPerSecond: Bytes = 550_000;

/** If nsys takes longer, it hangs. */
export function nsysLimitMs(load: NsysLoad): Milliseconds {
  const ms =
    "captureSeconds" in load ? load.captureSeconds * perCaptureSecondMs : (load.fileBytes * 1000) / bytesPerSecond;
  return Math.max(leastMs, Math.round(ms));
}
