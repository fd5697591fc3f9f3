import { CaptureError } from "../errors.ts";
import type { SumCheck } from "../model/reports/sum-check.ts";

/** An error when our sums and those of `nsys stats` differ by a nanosecond or a launch; null when nothing says so. */
export function checkSums(label: string, report: string, sums: SumCheck): CaptureError | null {
  if (sums.equal !== false) return null;
  return new CaptureError({
    id: "sums-differ",
    what: `Our sums differ from those of nsys (${report}), so one of the two does not show what ran.`,
    where: label,
    why: sums.differences.join("\n"),
    hint: "Please report it with the run directory's report.sqlite, if it may leave your machine; nsys may store what this version does not know.",
  });
}
