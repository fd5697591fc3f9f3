import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import { rangeText } from "../../model/reports/range.ts";
import { listText } from "../../model/text/listing.ts";

/** One sentence about missing Nsight Compute metrics; null if Nsight Compute is off or nothing is missing. */
export function explainMissingNcu(status: NcuStatus | null): string | null {
  if (status === null || status.state === "off") return null;
  const ranges = status.notNeeded.map(({ name, domain }) => rangeText(name, domain));
  const notNeeded =
    ranges.length === 0
      ? null
      : `Nsight Compute didn't run for ${listText(ranges, 5)}, because no verdict on these ranges needs an explanation (ncu.when: auto).`;
  if (status.state === "measured") return notNeeded;
  if (status.state === "not-needed")
    return "Nsight Compute didn't run: no kernel's time per launch changed enough to matter, and no range is over budget. To run it anyway, set ncu.when=always.";
  const outcome = {
    unavailable: "couldn't be used, so nothing explains",
    // We keep what ncu measured before it failed.
    failed: "failed, so little or nothing explains",
    skipped: "was skipped, so nothing explains",
  }[status.state];
  return `Nsight Compute ${outcome} why kernels take as long as they do${status.why === null ? "." : `: ${status.why}`}`;
}
