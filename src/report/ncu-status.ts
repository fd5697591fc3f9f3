import type { NcuStatus } from "../model/profile/profile-ncu.ts";

/** One sentence about figures of Nsight Compute that were asked for and are not there; null where nothing is missing. */
export function missingNcuText(status: NcuStatus | null): string | null {
  if (status === null || status.state === "measured" || status.state === "off") return null;
  const what = {
    unavailable: "could not be used, so that nothing says",
    // What it measured before is kept.
    failed: "failed, so that little or nothing says",
    skipped: "was skipped, so that nothing says",
  }[status.state];
  return `Nsight Compute ${what} why a kernel takes its time${status.why === null ? "." : `: ${status.why}`}`;
}
