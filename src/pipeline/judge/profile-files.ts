import { figureRules } from "../../analyze/ncu/figures.ts";
import { topKernels } from "../../analyze/top-kernels.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { SideTimelines } from "../../model/reports/instance-timeline.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import { rangeFiles } from "../../report/range-tables.ts";
import { summaryMarkdown } from "../../report/summary.ts";
import type { FileContent } from "../../run/directory/atomic-write.ts";
import type { ReportFiles } from "./report-files.ts";

/** The paths of the profiles in a run directory, next to comparison.json. */
export const sideFiles = { base: "base/profile.json", head: "profile.json" };

/** The names of the profiles that `compare --out` writes next to comparison.json. */
export const recordedSideFiles = { base: "base-profile.json", head: "head-profile.json" };

/** The top kernels of each range, with their mangled names. */
export function topKernelsByRange(profile: Profile, count: number) {
  return profile.ranges.map((range) => ({
    range: range.name,
    domain: range.domain,
    kernels: topKernels(range, count),
  }));
}

/** What a run measured, and what we compare it with. */
export interface Measured {
  readonly profile: Profile;
  readonly timelines: SideTimelines;
  readonly base: Profile | null;
  /** Null if there was nothing to compare with: no base and no budget. */
  readonly comparison: Comparison | null;
}

/** All result files of a run: path below the run directory → content. profile.json and comparison.json come last. */
export function resultFiles(measured: Measured, topCount: number, report: ReportFiles): ReportFiles {
  const { profile, base, comparison } = measured;
  return new Map<string, FileContent>([
    ...Object.entries(base === null ? {} : { [sideFiles.base]: jsonParts(base) }),
    ...profileFiles(profile, topCount, report),
    ...Object.entries(comparison === null ? {} : { "comparison.json": jsonParts(comparison) }),
  ]);
}

/** All files for a finished profile: path below the run directory → content. profile.json comes last, so if it exists, the other files exist too. */
export function profileFiles(profile: Profile, topCount: number, report: ReportFiles): ReportFiles {
  return new Map<string, FileContent>([
    ...rangeFiles(profile, figureRules),
    ...report,
    ["summary.md", summaryMarkdown(profile)],
    ["top-kernels.json", jsonParts(topKernelsByRange(profile, topCount))],
    ["profile.json", jsonParts(profile)],
  ]);
}
