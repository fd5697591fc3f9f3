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

export interface Missing {
  readonly state: "absent" | "expired" | "corrupt" | "incompatible" | "unavailable";
  readonly failure: Diagnostic;
}

export interface RunProfile {
  readonly state: "found";
  readonly profile: Profile;
  readonly notes: readonly string[];
}

export interface RunProfileRequest {
  readonly repository: Repository;
  readonly run: ListedRun;
  readonly artifactName: string;
  readonly stop: AbortSignal;
}

export async function downloadProfile(api: Api, request: RunProfileRequest): Promise<RunProfile | Missing> {
  const { repository, run, artifactName: name, stop } = request;
  const unusable = (state: Exclude<Missing["state"], "unavailable">, why: string): Missing => ({
    state,
    failure: describeBaselineFailure(
      `baseline-${state === "absent" ? "no-artifact" : state}`,
      `Run ${run.id} (commit ${run.head_sha.slice(0, 10)}) ${why}`,
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
      : `Run ${run.id} was for commit ${run.head_sha.slice(0, 10)}, but its profile is for commit ${plainText(measured).slice(0, 10)}.`,
  ];
  return { state: "found", profile: read.profile, notes: notes.filter((note) => note !== null) };
}

export function describeUnavailable(failure: Diagnostic): Diagnostic {
  const why = diagnosticText({ ...failure, help: null });
  return { ...failure, why, what: "There's no baseline to compare with." };
}

const damagedIds = new Set(["artifact-corrupt", "artifact-refused", "artifact-too-large"]);

/** Runs that GitHub didn't let us look at may be usable, so they come first. Users can fix expired, damaged, and incompatible artifacts. */
export function sortBySeverity<T extends Missing>(without: readonly T[]): T[] {
  const rank = ({ state }: Missing): number => (state === "unavailable" ? 0 : state === "absent" ? 2 : 1);
  return without.toSorted((a, b) => rank(a) - rank(b));
}
