import type { ProfileRange } from "../model/profile/profile.ts";
import type { ProfileFinding } from "../model/ncu/profile-ncu.ts";

/** A finding, the range it is of, and how many findings of its rule there are, itself among them. */
export interface TopFinding {
  readonly range: ProfileRange;
  readonly finding: ProfileFinding;
  readonly count: number;
}

/** The findings with the largest potential saving, one of each rule: many kernels with one failure are one message. */
export function topFindings(ranges: readonly ProfileRange[], limit: number): TopFinding[] {
  const sorted = ranges
    .flatMap((range) => range.findings.map((finding) => ({ range, finding })))
    .toSorted((one, other) => (other.finding.impactNs ?? -1) - (one.finding.impactNs ?? -1));
  return [...Map.groupBy(sorted, ({ finding }) => finding.id).values()]
    .slice(0, limit)
    .flatMap((ofRule) => (ofRule[0] === undefined ? [] : [{ ...ofRule[0], count: ofRule.length }]));
}
