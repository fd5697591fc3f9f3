import { resolve } from "node:path";
import { addFindings } from "../../analyze/findings/find.ts";
import { mergeProfiles } from "../../analyze/merge-profiles.ts";
import type { Config } from "../../model/config.ts";
import type { OperatorsByRange } from "../../model/profile/operator.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RangeTimeline } from "../../model/reports/instance-timeline.ts";
import type { RangeSpec } from "../../model/reports/range.ts";
import type { Context } from "../context.ts";
import { findInput } from "./find-input.ts";
import { withRanges } from "./with-ranges.ts";

/** What was recorded of a side. */
export interface RecordedSide {
  readonly profile: Profile;
  /** Instances of the ranges in its first round; empty where they were not asked for, or no report was opened. */
  readonly timelines: readonly RangeTimeline[];
  /** Of its first round; empty where they were not asked for, or no report was opened. */
  readonly operators: OperatorsByRange;
}

/** How what users name becomes a profile. */
export interface RecordedOptions {
  /** Ranges that must be there; empty: all that are seen. */
  readonly wanted: readonly RangeSpec[];
  /** A run that failed after measuring is no base. Absent: head. */
  readonly role?: "base" | "head";
  /** The reports are those of the ranks of one program, and no rounds. */
  readonly areRanks?: boolean;
  /** Whether instances of the ranges are wanted with their rows, as `trace.tar` shows them. */
  readonly timelines?: boolean;
  /** Whether the operators inside the ranges are wanted, as `operators.csv` lists them. */
  readonly operators?: boolean;
}

/**
 * What users name, as one profile: run directories, profiles and reports in any mix; several are rounds. An nsys is needed
 * only for reports that are not exported yet.
 */
export async function recordedProfile(
  context: Context,
  config: Config,
  paths: readonly string[],
  options: RecordedOptions,
): Promise<RecordedSide> {
  const { wanted, areRanks = false } = options;
  const finished = areRanks ? null : await finishedProfiles(context, paths);
  const [first, ...others] = (finished ?? []).map((profile, index) => withRanges(profile, wanted, paths[index] ?? ""));
  if (first !== undefined)
    return {
      profile: others.length === 0 ? first : addFindings(mergeProfiles(first, others)),
      timelines: [],
      operators: new Map(),
    };
  // Most of our code is for reports, and would double the time that two profiles take to compare.
  const { profileOfReports } = await import("./profile-of-reports.ts");
  return profileOfReports(context, config, paths, options);
}

/** The profiles where files of that kind alone are named; null where there is anything else. */
async function finishedProfiles({ cwd }: Context, paths: readonly string[]): Promise<Profile[] | null> {
  if (!paths.every((path) => path.endsWith(".json"))) return null;
  const { readProfile } = await import("./read-profile.ts");
  const profiles: Profile[] = [];
  for (const shown of paths) {
    const path = resolve(cwd, shown);
    if ((await findInput(path, shown)).isDirectory()) return null;
    profiles.push(await readProfile(path, shown));
  }
  return profiles;
}
