import type { KnownFailure } from "./failures.ts";

/** What `nsys stats` and `nsys export` print when they fail: they may exit with 0 all the same (facts 12 and 13). */
export const statsFailures: readonly KnownFailure[] = [
  {
    id: "stats-report-unknown",
    pattern: /ERROR: Report '.*' could not be found/,
    sample: "ERROR: Report 'summary' could not be found.",
    cause: "nsys stats does not know this report. Newer versions say so and exit with 0.",
    remedy: "Name one that `nsys stats --help-reports` lists in nsys.reports.",
    transient: false,
  },
  {
    id: "stats-broken",
    pattern: /encountered an internal error|No module named 'nsysstats'|Traceback \(most recent call last\)/,
    sample: "ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error",
    cause: "A report script of nsys broke; nsys stats leaves an empty CSV and exits with 0.",
    remedy: "The nsys installation is incomplete (its Python helpers are missing): scripts/install-nsys.sh mends it.",
    transient: false,
  },
  {
    id: "export-failed",
    pattern: /Exportation error: |unable to open database|file is not a database/,
    sample: "Exportation error: Section Table Reference magic number mismatch.",
    cause: "The report cannot be read: it is damaged, unfinished, or from a newer nsys than this one.",
    remedy: "Export it with an nsys at least as new as the one that made it.",
    transient: false,
  },
];

/** The failure that the output of `nsys stats` or `nsys export` shows; null when it shows none. */
export function matchStatsFailure(text: string): KnownFailure | null {
  return statsFailures.find(({ pattern }) => pattern.test(text)) ?? null;
}
