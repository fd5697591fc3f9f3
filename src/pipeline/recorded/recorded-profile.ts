import { resolve } from "node:path";
import { addFindings } from "../../analyze/findings/find.ts";
import { mergeProfiles } from "../../analyze/merge-profiles.ts";
import { CaptureError } from "../../model/errors.ts";
import { checkComplete } from "../../gate/trace-gate.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { Context } from "../context.ts";
import { heedSignals } from "../in-steps.ts";
import { findInput } from "./find-input.ts";
import type { RecordedOptions, RecordedSide } from "./profile-of-reports.ts";
import { withRanges } from "./with-ranges.ts";

/**
 * Makes one profile from any mix of run directories, profiles, and reports. Several paths count as rounds. Only reports that aren't
 * exported yet need nsys. Throws CaptureError if work was lost, unless `mayLoseKernels` is set.
 */
export async function recordedProfile(
  context: Context,
  config: Config,
  paths: readonly string[],
  options: RecordedOptions,
): Promise<RecordedSide> {
  const recorded = await readProfiles(context, config, paths, options);
  await heedSignals(context.stop);
  const incomplete = options.mayLoseKernels === true ? null : checkComplete(recorded.profile, paths.join(", "));
  if (incomplete !== null) throw new CaptureError(incomplete);
  return recorded;
}

async function readProfiles(
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
  // Most of our code is for reports. Loading it would double the time to compare two profiles.
  const { profileOfReports } = await import("./profile-of-reports.ts");
  return profileOfReports(context, config, paths, options);
}

/** Reads the profiles if every path is a profile.json. Returns null otherwise. */
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
