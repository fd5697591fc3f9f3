import type { Profile } from "../../model/profile/profile.ts";
import type { GithubJob } from "../../model/publish/github.ts";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import type { Clock } from "../../model/run/ports.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";
import type { Api } from "../api/api.ts";
import { diagnosticOf } from "../api/failure.ts";
import { downloadFiles } from "../artifact/download.ts";
import { findArtifact } from "../artifact/find-artifact.ts";
import { baselineFailure, type BaselineFailureId } from "../failures.ts";
import { branchRuns, type Candidate, candidates, classifyRuns, workflowOf } from "./branch-runs.ts";
import { baselineFiles, readBaseline } from "./read-baseline.ts";

export interface BaselineRequest {
  readonly job: Pick<GithubJob, "repository" | "runId">;
  /** By `artifactNameOf`, as this job's own. */
  readonly artifactName: string;
  /** First choice first: a later one is looked at where the earlier ones have no baseline. */
  readonly branches: readonly string[];
  /** The commit that the head is based on; null: any earlier run will do (scheduled jobs). */
  readonly base: string | null;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** What was measured before, or why it cannot be had: each state has other words and another help. */
export type FoundBaseline = Found | Missing;

export interface Found {
  readonly state: "found";
  readonly profile: Profile;
  readonly runId: number;
  /** When the run was started; ISO 8601. */
  readonly createdAt: string;
  /** Commits before the base, 0 for the base itself; null where no base was given. */
  readonly distance: number | null;
  /** Where it comes from, for people, as plain text. */
  readonly text: string;
  /** Nearer runs that could not be used, and what could not be checked: to be said as warnings. */
  readonly notes: readonly string[];
}

export interface Missing {
  /** unavailable: GitHub did not let us look. */
  readonly state: "absent" | "expired" | "corrupt" | "incompatible" | "unavailable";
  readonly failure: Diagnostic;
}

/** A download each. */
const mostTried = 5;

/**
 * The profile that the nearest good run of this workflow on the first branch that has one has uploaded: of this repository's
 * own code, by a push or a schedule, of an ancestor of the base. Whether its machine may be compared is for compare/. Throws
 * StoppedError only.
 */
export async function findBaseline(api: Api, request: BaselineRequest): Promise<FoundBaseline> {
  const { repository, runId } = request.job;
  try {
    const workflowId = await workflowOf(api, repository, runId);
    const without: Missing[] = [];
    for (const branch of request.branches) {
      const result = await onBranch(api, { ...request, branch, workflowId });
      if (result.state !== "found") without.push(result);
      else return { ...result, notes: [...without.filter(isDamaged).map(passedNote), ...result.notes] };
    }
    return noneOf(without);
  } catch (error) {
    return { state: "unavailable", failure: noBaseline(diagnosticOf(error)) };
  }
}

/** The request for one of its branches. */
type BranchRequest = BaselineRequest & { readonly branch: string; readonly workflowId: number };

async function onBranch(api: Api, request: BranchRequest): Promise<FoundBaseline> {
  const { job, branch, workflowId, base } = request;
  const { repository, runId } = job;
  const runs = await branchRuns(api, { repository, workflowId, branch });
  const rules = { repository, workflowId, branch, runId, newerAllowed: base !== null };
  const { good, passedOver } = classifyRuns(runs, rules);
  const unusable: Missing[] = [];
  for await (const candidate of candidates(api, repository, good, base)) {
    const result = await tryCandidate(api, request, candidate);
    if (result.state === "found") return { ...result, notes: [...unusable.map(passedNote), ...result.notes] };
    unusable.push(result);
    if (unusable.length === mostTried) break;
  }
  return missing(request, good.length, unusable, passedOver);
}

async function tryCandidate(api: Api, request: BranchRequest, { run, distance }: Candidate): Promise<Found | Missing> {
  const { job, artifactName: name, branch, base, clock, stop } = request;
  const { repository } = job;
  const unusable = (state: "absent" | "expired" | "corrupt" | "incompatible", id: BaselineFailureId, why: string) => ({
    state,
    failure: baselineFailure(id, `Run ${String(run.id)}, of commit ${run.head_sha.slice(0, 10)}, ${why}`),
  });
  const { artifact, otherNames } = await findArtifact(api, { repository, runId: run.id, name, ownOnly: true });
  if (artifact === null) {
    const others = otherNames.slice(0, 6).map((other) => plainText(other).slice(0, 100));
    const has = others.length === 0 ? "has no artifacts" : `has no artifact ${name}, only ${others.join(", ")}`;
    return unusable("absent", "baseline-no-artifact", `${has}${otherNames.length > others.length ? " …" : ""}.`);
  }
  const downloaded = await downloadFiles(api, { repository, artifact, stop }, baselineFiles);
  if (!("files" in downloaded)) {
    const { id, why } = downloaded;
    if (id === "artifact-expired") return unusable("expired", "baseline-expired", `no longer has its artifact. ${why}`);
    if (id !== null && damaged.has(id))
      return unusable("corrupt", "baseline-corrupt", `has an artifact that cannot be used. ${why}`);
    return { state: "unavailable", failure: noBaseline(downloaded) };
  }
  const read = readBaseline(downloaded.files);
  if (read.state !== "read")
    return unusable(read.state, `baseline-${read.state}`, `has an artifact that cannot be used. ${read.why}`);
  const ageMs = Math.max(0, clock.now().getTime() - Date.parse(run.created_at));
  const measured = read.profile.source.commit;
  const notes = [
    downloaded.note,
    measured === null || measured === run.head_sha
      ? null
      : `The baseline's profile is of commit ${plainText(measured).slice(0, 10)}, though run ${String(run.id)} was of ${run.head_sha.slice(0, 10)}.`,
  ];
  return {
    state: "found",
    profile: read.profile,
    runId: run.id,
    createdAt: run.created_at,
    distance,
    text: baselineText({ runId: run.id, branch, commit: run.head_sha, base, distance, ageMs }),
    notes: notes.filter((note) => note !== null),
  };
}

const damaged = new Set(["artifact-corrupt", "artifact-refused", "artifact-too-large"]);

function noBaseline(failure: Diagnostic): Diagnostic {
  const why = diagnosticText({ ...failure, help: null });
  return { ...failure, why, what: "There is no baseline to compare with." };
}

function isDamaged({ state }: Missing): boolean {
  return state !== "absent";
}

function passedNote({ failure }: Missing): string {
  return `A nearer baseline was not used. ${failure.why}`;
}

/** What there is none of on any branch. */
function noneOf(without: readonly Missing[]): Missing {
  const ranked = mostSevereFirst(without);
  const [first] = ranked;
  if (first === undefined) {
    const why = "Neither the job's ref nor its event names a branch to look at.";
    return { state: "absent", failure: baselineFailure("baseline-no-run", why) };
  }
  return { ...first, failure: { ...first.failure, why: ranked.map(({ failure }) => failure.why).join(" ") } };
}

/** One that GitHub hid may be whole, and decides; a damaged one can be mended; a run without the artifact says least. */
function mostSevereFirst<T extends Missing>(without: readonly T[]): T[] {
  const rank = ({ state }: Missing): number => (state === "unavailable" ? 0 : state === "absent" ? 2 : 1);
  return without.toSorted((one, other) => rank(one) - rank(other));
}

function missing(
  { branch, base }: BranchRequest,
  good: number,
  unusable: readonly Missing[],
  passedOver: string,
): Missing {
  const [worst] = mostSevereFirst(unusable);
  const end = passedOver === "" ? "" : ` ${passedOver}`;
  if (worst !== undefined) {
    const others = unusable.filter((other) => other !== worst).map(({ failure }) => ` ${failure.why}`);
    const { state, failure } = worst;
    return { state, failure: { ...failure, why: `${failure.why}${others.join("")}${end}` } };
  }
  if (good === 0) {
    const why = `This workflow has no successful run on ${plainText(branch)} that a push or a schedule started.${end}`;
    return { state: "absent", failure: baselineFailure("baseline-no-run", why) };
  }
  const based = base === null ? "" : ` on which ${base.slice(0, 10)} is based`;
  const why = `None of the newest good runs on ${plainText(branch)} is of a commit${based}.${end}`;
  return { state: "absent", failure: baselineFailure("baseline-no-ancestor", why) };
}

/** How long ago, in the largest unit that fits. */
export function ageText(ageMs: Milliseconds): string {
  const units: readonly (readonly [string, Milliseconds])[] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
  ];
  for (const [unit, length] of units) {
    const count = Math.floor(ageMs / length);
    if (count >= 1) return `${counted(count, unit)} ago`;
  }
  return "just now";
}

/** Where a baseline comes from, for people: run, commit, how near, how old. Plain text. */
function baselineText(baseline: {
  readonly runId: number;
  readonly branch: string;
  readonly commit: string;
  readonly base: string | null;
  readonly distance: number | null;
  readonly ageMs: Milliseconds;
}): string {
  const { runId, branch, commit, base, distance, ageMs } = baseline;
  const near =
    base === null || distance === null
      ? "the newest one measured"
      : distance === 0
        ? "exactly the commit to compare with"
        : `${counted(distance, "commit")} before ${base.slice(0, 10)}, the commit to compare with`;
  return `Measured by run ${String(runId)} on ${plainText(branch)}, ${ageText(ageMs)}: commit ${commit.slice(0, 10)}, ${near}.`;
}
