import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import { rangeText } from "../../model/reports/range.ts";
import { listText } from "../../model/text/listing.ts";

/** One sentence about figures of Nsight Compute that were asked for, or could have been, and are not there; null where nothing is missing. */
export function missingNcuText(status: NcuStatus | null): string | null {
  if (status === null || status.state === "off") return null;
  const ranges = status.notNeeded.map(({ name, domain }) => rangeText(name, domain));
  const notNeeded =
    ranges.length === 0
      ? null
      : `Nsight Compute was not started for ${listText(ranges, 5)}: no verdict needs a reason from it there (ncu.when: auto).`;
  if (status.state === "measured") return notNeeded;
  if (status.state === "not-needed")
    return "Nsight Compute was not started: no kernel's time per launch made a difference, and no range is over a budget. ncu.when=always starts it all the same.";
  const what = {
    unavailable: "could not be used, so that nothing says",
    // What it measured before is kept.
    failed: "failed, so that little or nothing says",
    skipped: "was skipped, so that nothing says",
  }[status.state];
  return `Nsight Compute ${what} why a kernel takes its time${status.why === null ? "." : `: ${status.why}`}`;
}
