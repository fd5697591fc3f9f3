import { regionReports } from "../../analyze/regions/region-reports.ts";
import { topKernels } from "../../analyze/top-kernels.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { OperatorRow } from "../../model/profile/region.ts";
import { regionFiles } from "../../report/region-tables.ts";
import { summaryMarkdown } from "../../report/summary.ts";
import type { ExaminedCapture } from "../capture/examine.ts";
import { sideFiles } from "./judge.ts";

/** The kernels to explain, by range. */
export function topKernelsByRange(profile: Profile, count: number) {
  return profile.ranges.map((range) => ({
    range: range.name,
    domain: range.domain,
    kernels: topKernels(range, count),
  }));
}

/** The operators inside each range, by `rangeKeyText`, from the captures of one round: of the first that holds the range. */
export function operatorsByRange(captures: readonly ExaminedCapture[]): Map<string, readonly OperatorRow[]> {
  return new Map(captures.toReversed().flatMap(({ operators }) => [...operators]));
}

/** What a run measured, and what it is held against. */
export interface Measured {
  readonly profile: Profile;
  /** By `rangeKeyText`. */
  readonly operators: ReadonlyMap<string, readonly OperatorRow[]>;
  readonly base: Profile | null;
  /** Null where there is nothing to hold the head against: no base, and no budget. */
  readonly comparison: Comparison | null;
}

/** All files of a run's results: path below the run directory → text. profile.json and comparison.json come last. */
export function resultFiles(measured: Measured, topCount: number): Map<string, string> {
  const { profile, operators, base, comparison } = measured;
  return new Map([
    ...Object.entries(base === null ? {} : { [sideFiles.base]: json(base) }),
    ...profileFiles(profile, operators, topCount),
    ...Object.entries(comparison === null ? {} : { "comparison.json": json(comparison) }),
  ]);
}

/** All files that tell of a finished profile: path below the run directory → text. profile.json comes last: with it the rest is there. */
export function profileFiles(
  profile: Profile,
  operators: ReadonlyMap<string, readonly OperatorRow[]>,
  topCount: number,
): Map<string, string> {
  return new Map([
    ...regionFiles(regionReports(profile, operators)),
    ["summary.md", summaryMarkdown(profile)],
    ["top-kernels.json", json(topKernelsByRange(profile, topCount))],
    ["profile.json", json(profile)],
  ]);
}

/** As every stored result is written. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
