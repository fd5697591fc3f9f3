import { resolve } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import { checkComplete } from "../../gate/trace-gate.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { Context } from "../context.ts";
import { handleSignals } from "../in-steps.ts";
import { findInput } from "./find-input.ts";
import type { RecordedOptions } from "./profile-of-reports.ts";
import { mergeFinished, selectRanges, type RecordedSide } from "./with-ranges.ts";

/**
 * Makes one profile from any mix of run directories, profiles, and reports. Several paths count as rounds. Only reports that aren't
 * exported yet need nsys.
 */
export async function readRecordedProfile(
  context: Context,
  config: Config,
  paths: readonly string[],
  options: RecordedOptions,
): Promise<RecordedSide> {
  const { wanted, areRanks = false, mayLoseKernels = false } = options;
  const finished = areRanks ? [] : await readFinishedProfiles(context, paths);
  const merged = mergeFinished(finished.map((profile, index) => selectRanges(profile, wanted, paths[index] ?? "")));
  // Most of our code is for reports. Loading it would double the time to compare two profiles.
  const recorded =
    merged ?? (await (await import("./profile-of-reports.ts")).profileReports(context, config, paths, options));
  await handleSignals(context.stop);
  const incomplete = mayLoseKernels ? null : checkComplete(recorded.profile, paths.join(", "));
  if (incomplete !== null) throw new CaptureError(incomplete);
  return recorded;
}

async function readFinishedProfiles({ cwd }: Context, paths: readonly string[]): Promise<Profile[]> {
  if (!paths.every((path) => path.endsWith(".json"))) return [];
  const { readProfile } = await import("./read-profile.ts");
  const profiles: Profile[] = [];
  for (const shown of paths) {
    const path = resolve(cwd, shown);
    if ((await findInput(path, shown)).isDirectory()) return [];
    profiles.push(await readProfile(path, shown));
  }
  return profiles;
}
