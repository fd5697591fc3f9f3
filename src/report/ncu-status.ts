import type { NcuStatus } from "../model/profile/profile-ncu.ts";

/** One sentence about figures of Nsight Compute that were asked for and are not there; null where nothing is missing. */
export function missingNcuText(status: NcuStatus | null): string | null {
  if (status === null || status.state === "measured" || status.state === "off") return null;
  const what = { unavailable: "could not be used", failed: "failed", skipped: "was skipped" }[status.state];
  return `Nsight Compute ${what}, so that nothing says why a kernel takes its time${status.why === null ? "." : `: ${status.why}`}`;
}
