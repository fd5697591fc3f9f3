import type { Comparison } from "../../model/comparison/comparison.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Failure } from "../../model/run/failure.ts";
import { rangesBySeverity } from "../rows.ts";
import type { SideTimelines } from "../trace/layout.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";

/** What report.html is made of: the values of profile.json and comparison.json. */
export interface ReportInput {
  readonly head: Profile;
  /** Null: none, or nothing is known but what the comparison says. */
  readonly base: Profile | null;
  readonly comparison: Comparison | null;
  /** The head against a pinned reference; null: there is none. */
  readonly reference?: Comparison | null;
  /** With figures beside it: they are of what was measured before it. */
  readonly failure: Failure | null;
  readonly fails: boolean;
  /** The commands that make it again: programs with their arguments. */
  readonly commands: readonly (readonly string[])[];
  /** Single instances of the ranges; none where no report was read. */
  readonly timelines: SideTimelines;
  /** What the trace beside the page holds, in words; null where there is none. */
  readonly trace: string | null;
}

/** A range with all that is known of it on both sides; one that a side lacks is null there. */
export interface ReportRange {
  readonly name: string;
  readonly domain: string;
  /** Of the comparison; null where nothing is compared. */
  readonly row: RangeRow | null;
  readonly base: ProfileRange | null;
  readonly head: ProfileRange | null;
}

/** All ranges, in the comparison's order, or in head's where nothing is compared. */
export function reportRanges({ head, base, comparison }: ReportInput): ReportRange[] {
  const find = (profile: Profile | null, { name, domain }: Pick<ReportRange, "name" | "domain">): ProfileRange | null =>
    profile?.ranges.find((range) => range.name === name && range.domain === domain) ?? null;
  if (comparison === null || comparison.base === null)
    return head.ranges.map((range) => ({ name: range.name, domain: range.domain, row: null, base: null, head: range }));
  return rangesBySeverity(comparison).map((row) => ({
    name: row.name,
    domain: row.domain,
    row,
    base: find(base, row),
    head: find(head, row),
  }));
}
