import { resolve } from "node:path";
import { addFindings } from "../../analyze/findings/find.ts";
import { mergeProfiles } from "../../analyze/merge-profiles.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { Context } from "../context.ts";
import { findInput } from "./find-input.ts";
import type { RecordedOptions, RecordedSide } from "./profile-of-reports.ts";
import { withRanges } from "./with-ranges.ts";

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
