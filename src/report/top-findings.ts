import type { ProfileRange } from "../model/profile/profile.ts";
import type { ProfileFinding } from "../model/ncu/profile-ncu.ts";

/** A finding, and the range where it was found. */
export interface FoundIn {
  readonly range: ProfileRange;
  readonly finding: ProfileFinding;
}

/** A finding and the other findings of the same rule, largest potential saving first. */
export interface TopFinding extends FoundIn {
  readonly others: readonly FoundIn[];
}

/** The findings with the largest potential saving, one per rule. If many kernels have the same problem, they share one message. */
export function topFindings(ranges: readonly ProfileRange[], limit: number): TopFinding[] {
  const sorted = ranges
    .flatMap((range) => range.findings.map((finding) => ({ range, finding })))
    .toSorted((a, b) => (b.finding.impactNs ?? -1) - (a.finding.impactNs ?? -1));
  return [...Map.groupBy(sorted, ({ finding }) => finding.id).values()]
    .slice(0, limit)
    .flatMap(([first, ...others]) => (first === undefined ? [] : [{ ...first, others }]));
}
