import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { Repository } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Api } from "../api/api.ts";
import { downloadFiles } from "../artifact/download.ts";
import { findArtifact } from "../artifact/find-artifact.ts";
import { describeBaselineFailure } from "../failures.ts";
import type { ListedRun } from "./branch-runs.ts";
import { baselineFiles, readBaseline } from "./read-baseline.ts";

/** Why we have no profile. Each state has its own message and help. */
export interface Missing {
  /** `unavailable`: GitHub didn't let us look for a profile. */
  readonly state: "absent" | "expired" | "corrupt" | "incompatible" | "unavailable";
  readonly failure: Diagnostic;
}

/** A run's profile. The notes are warnings about what we couldn't check. */
export interface RunProfile {
  readonly state: "found";
  readonly profile: Profile;
  readonly notes: readonly string[];
}

export interface RunProfileRequest {
  readonly repository: Repository;
  readonly run: ListedRun;
  /** From `artifactNameOf`. It's the same as the name of this job's own artifact. */
  readonly artifactName: string;
  readonly stop: AbortSignal;
}

/**
 * Downloads the profile that a run of this repository's own code uploaded in the artifact `artifactName`. Throws ApiFailure and
 * StoppedError.
 */
export async function downloadProfile(api: Api, request: RunProfileRequest): Promise<RunProfile | Missing> {
  const { repository, run, artifactName: name, stop } = request;
  const unusable = (state: Exclude<Missing["state"], "unavailable">, why: string): Missing => ({
    state,
    failure: describeBaselineFailure(
      `baseline-${state === "absent" ? "no-artifact" : state}`,
      `Run ${String(run.id)} (commit ${run.head_sha.slice(0, 10)}) ${why}`,
    ),
  });
  const { artifact, otherNames } = await findArtifact(api, { repository, runId: run.id, name, ownOnly: true });
  if (artifact === null) {
    const others = otherNames.slice(0, 6).map((other) => plainText(other).slice(0, 100));
    const has = others.length === 0 ? "has no artifacts" : `has no artifact ${name}, only ${others.join(", ")}`;
    return unusable("absent", `${has}${otherNames.length > others.length ? " …" : ""}.`);
  }
  const downloaded = await downloadFiles(api, { repository, artifact, stop }, baselineFiles);
  if (!("files" in downloaded)) {
    const { id, why } = downloaded;
    if (id === "artifact-expired") return unusable("expired", `no longer has its artifact. ${why}`);
    if (id !== null && damagedIds.has(id)) return unusable("corrupt", `has an artifact that we can't use. ${why}`);
    return { state: "unavailable", failure: describeUnavailable(downloaded) };
  }
  const read = readBaseline(downloaded.files);
  if (read.state !== "read") return unusable(read.state, `has an artifact that we can't use. ${read.why}`);
  const measured = read.profile.source.commit;
  const notes = [
    downloaded.note,
    measured === null || measured === run.head_sha
      ? null
      : `Run ${String(run.id)} was for commit ${run.head_sha.slice(0, 10)}, but its profile is for commit ${plainText(measured).slice(0, 10)}.`,
  ];
  return { state: "found", profile: read.profile, notes: notes.filter((note) => note !== null) };
}

/** The diagnostic if GitHub doesn't let us look for a baseline. */
export function describeUnavailable(failure: Diagnostic): Diagnostic {
  const why = diagnosticText({ ...failure, help: null });
  return { ...failure, why, what: "There's no baseline to compare with." };
}

const damagedIds = new Set(["artifact-corrupt", "artifact-refused", "artifact-too-large"]);

/**
 * Sorts by state. First come runs that GitHub didn't let us look at, because they may be usable. Then come expired, damaged, and incompatible
 * artifacts, which users can fix. Missing artifacts come last.
 */
export function sortBySeverity<T extends Missing>(without: readonly T[]): T[] {
  const rank = ({ state }: Missing): number => (state === "unavailable" ? 0 : state === "absent" ? 2 : 1);
  return without.toSorted((one, other) => rank(one) - rank(other));
}
