import type { GithubJob } from "../../model/publish/github.ts";
import type { Clock } from "../../model/run/ports.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";
import type { Api } from "../api/api.ts";
import { toDiagnostic } from "../api/failure.ts";
import { describeBaselineFailure } from "../failures.ts";
import { listBranchRuns, type Candidate, listCandidates, classifyRuns, readWorkflowId } from "./branch-runs.ts";
import { type Missing, sortBySeverity, describeUnavailable, downloadProfile, type RunProfile } from "./run-profile.ts";

export interface BaselineRequest {
  readonly job: Pick<GithubJob, "repository" | "runId">;
  /** From `artifactNameOf`. It's the same as the name of this job's own artifact. */
  readonly artifactName: string;
  /** In order of preference. We try a branch only if the earlier branches have no baseline. */
  readonly branches: readonly string[];
  /** The commit that the head is based on. Null if any earlier run will do (scheduled jobs). */
  readonly base: string | null;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** The baseline, or why we have none. Each state has its own message and help. */
export type FoundBaseline = Found | Missing;

interface Found extends RunProfile {
  readonly runId: number;
  /** The run's start, ISO 8601. */
  readonly createdAt: string;
  /** The number of commits from the baseline's commit to the base; 0 for the base itself. Null if there is no base. */
  readonly distance: number | null;
  /** Describes where the baseline comes from, in plain text. */
  readonly text: string;
}

/** We try only this many runs, because each one costs a download. */
const mostTried = 5;

/**
 * Finds the profile of this workflow's nearest good run. The run measured this repository's own code, after a push or on a schedule, at
 * the base or one of its ancestors. Tries the branches in order. The code in compare/ decides if the machines are comparable. Throws StoppedError
 * only.
 */
export async function findBaseline(api: Api, request: BaselineRequest): Promise<FoundBaseline> {
  const { repository, runId } = request.job;
  try {
    const workflowId = await readWorkflowId(api, repository, runId);
    const without: Missing[] = [];
    for (const branch of request.branches) {
      const result = await searchBranch(api, { ...request, branch, workflowId });
      if (result.state !== "found") without.push(result);
      else return { ...result, notes: [...without.filter(isDamaged).map(describeSkipped), ...result.notes] };
    }
    return combineMissing(without);
  } catch (error) {
    return { state: "unavailable", failure: describeUnavailable(toDiagnostic(error)) };
  }
}

/** The request for one branch. */
type BranchRequest = BaselineRequest & { readonly branch: string; readonly workflowId: number };

async function searchBranch(api: Api, request: BranchRequest): Promise<FoundBaseline> {
  const { job, branch, workflowId, base } = request;
  const { repository, runId } = job;
  const runs = await listBranchRuns(api, { repository, workflowId, branch });
  const rules = { repository, workflowId, branch, runId, newerAllowed: base !== null };
  const { good, passedOver } = classifyRuns(runs, rules);
  const unusable: Missing[] = [];
  for await (const candidate of listCandidates(api, repository, good, base)) {
    const result = await tryCandidate(api, request, candidate);
    if (result.state === "found") return { ...result, notes: [...unusable.map(describeSkipped), ...result.notes] };
    unusable.push(result);
    if (unusable.length === mostTried) break;
  }
  return explainMissing(request, good.length, unusable, passedOver);
}

async function tryCandidate(api: Api, request: BranchRequest, { run, distance }: Candidate): Promise<Found | Missing> {
  const { job, artifactName, branch, base, clock, stop } = request;
  const result = await downloadProfile(api, { repository: job.repository, run, artifactName, stop });
  if (result.state !== "found") return result;
  const ageMs = Math.max(0, clock.now().getTime() - Date.parse(run.created_at));
  return {
    ...result,
    runId: run.id,
    createdAt: run.created_at,
    distance,
    text: describeBaseline({ runId: run.id, branch, commit: run.head_sha, base, distance, ageMs }),
  };
}

function isDamaged({ state }: Missing): boolean {
  return state !== "absent";
}

function describeSkipped({ failure }: Missing): string {
  return `We couldn't use a more recent baseline. ${failure.why}`;
}

/** Combines the branches' reasons for having no baseline. */
function combineMissing(without: readonly Missing[]): Missing {
  const ranked = sortBySeverity(without);
  const [first] = ranked;
  if (first === undefined) {
    const why = "There's no branch to search, because neither the job's ref nor its event names a branch.";
    return { state: "absent", failure: describeBaselineFailure("baseline-no-run", why) };
  }
  return { ...first, failure: { ...first.failure, why: ranked.map(({ failure }) => failure.why).join(" ") } };
}

function explainMissing(
  { branch, base }: BranchRequest,
  good: number,
  unusable: readonly Missing[],
  passedOver: string,
): Missing {
  const [worst] = sortBySeverity(unusable);
  const end = passedOver === "" ? "" : ` ${passedOver}`;
  if (worst !== undefined) {
    const others = unusable.filter((other) => other !== worst).map(({ failure }) => ` ${failure.why}`);
    const { state, failure } = worst;
    return { state, failure: { ...failure, why: `${failure.why}${others.join("")}${end}` } };
  }
  if (good === 0) {
    const why = `This workflow has no successful run on ${plainText(branch)} from a push or schedule.${end}`;
    return { state: "absent", failure: describeBaselineFailure("baseline-no-run", why) };
  }
  const based = base === null ? "a commit" : `a commit that ${base.slice(0, 10)} is based on`;
  const why = `None of the newest good runs on ${plainText(branch)} measured ${based}.${end}`;
  return { state: "absent", failure: describeBaselineFailure("baseline-no-ancestor", why) };
}

/** An age in its largest unit, for example `3 days ago`. */
export function formatAge(ageMs: Milliseconds): string {
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

/** Describes a baseline's run, commit, distance, and age in plain text. */
function describeBaseline(baseline: {
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
      ? "the newest we have"
      : distance === 0
        ? "exactly the commit to compare with"
        : `${counted(distance, "commit")} before ${base.slice(0, 10)}, the commit to compare with`;
  return `Measured by run ${String(runId)} on ${plainText(branch)}, ${formatAge(ageMs)}: commit ${commit.slice(0, 10)}, ${near}.`;
}
