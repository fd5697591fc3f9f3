import { CaptureError } from "../errors.ts";

/** The outcome of holding our sums against a report of `nsys stats`. */
export type SumComparison =
  | { readonly equal: true; readonly detail: string }
  | { readonly equal: false; readonly differences: readonly string[] };

/** An error when our sums and those of `nsys stats` differ by a nanosecond or a launch; null when they are equal. */
export function checkSums(label: string, report: string, comparison: SumComparison): CaptureError | null {
  if (comparison.equal) return null;
  const shown = comparison.differences.slice(0, 5);
  const more = comparison.differences.length - shown.length;
  return new CaptureError({
    id: "sums-differ",
    what: `Our sums differ from those of nsys (${report}), so one of the two does not show what ran.`,
    where: label,
    why: [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n"),
    hint: "Please report it with the run directory's report.sqlite, if it may leave your machine; nsys may store what this version does not know.",
  });
}
