import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { rangesBySeverity } from "../rows.ts";
import type { ReportInput } from "./input.ts";

/** Everything we know about a range. A side without the range is null. */
export interface ReportRange {
  readonly name: string;
  readonly domain: string;
  /** The comparison's row; null if nothing was compared. */
  readonly row: RangeRow | null;
  readonly base: ProfileRange | null;
  readonly head: ProfileRange | null;
}

/** All ranges, in the comparison's order, or in head's order if nothing was compared. */
export function reportRanges({ head, base, comparison }: ReportInput): ReportRange[] {
  const find = (profile: Profile | null, { name, domain }: Pick<ReportRange, "name" | "domain">): ProfileRange | null =>
    profile?.ranges.find((range) => range.name === name && range.domain === domain) ?? null;
  if (comparison === null || comparison.base === null)
    return (head?.ranges ?? []).map((range) => ({
      name: range.name,
      domain: range.domain,
      row: null,
      base: null,
      head: range,
    }));
  return rangesBySeverity(comparison).map((row) => ({
    name: row.name,
    domain: row.domain,
    row,
    base: find(base, row),
    head: find(head, row),
  }));
}

/** True if one rank, or communication between ranks, explains a range's change. */
export function isToldByRanks({ cause, ranks }: RangeRow): boolean {
  return ranks !== null && (cause?.kind === "rank" || cause?.kind === "exposed-transfer");
}
