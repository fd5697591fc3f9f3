import type { CountChange, KernelRow, RangeRow } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { likeliestSite, type LaunchSite } from "../model/comparison/launch-sites.ts";
import { decisiveChanges } from "./decisive.ts";

/**
 * The line that probably made a range slower. The cause's line, or else the line of a kernel or count that decided the verdict. Null if
 * the line is unknown.
 */
export function causeSite(range: RangeRow, comparison: Pick<Comparison, "reasons">): LaunchSite | null {
  const { kernels, counts } = decisiveChanges(range, comparison);
  const rows = [...causeRows(range), ...kernels, ...counts];
  return rows.flatMap(({ launchSites }) => likeliestSite(launchSites) ?? [])[0] ?? null;
}

/** The kernels or counts that the cause refers to. */
function causeRows({ cause, kernels, counts }: RangeRow): (KernelRow | CountChange)[] {
  switch (cause?.kind) {
    case "kernel":
      return kernels.filter(({ name }) => name === cause.kernel);
    case "family":
      return kernels.filter(({ family }) => family === cause.family);
    case "replaced": {
      const [most] = cause.came;
      return kernels.filter(({ family, impactRatio }) => family === most?.family && impactRatio > 0);
    }
    case "work":
      return counts.filter(({ metric }) => metric === "launches");
    case "graph-lost":
      return counts.filter(({ metric }) => metric === "hostLaunches");
    default:
      return [];
  }
}
