import type { GithubJob } from "../../model/publish/github.ts";
import type { Clock } from "../../model/run/ports.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";
import type { Api } from "../api/api.ts";
import { diagnosticOf } from "../api/failure.ts";
import { baselineFailure } from "../failures.ts";
import { branchRuns, type Candidate, candidates, classifyRuns, workflowOf } from "./branch-runs.ts";
import { type Missing, mostSevereFirst, noBaseline, runProfile, type RunProfile } from "./run-profile.ts";

export interface BaselineRequest {
  readonly job: Pick<GithubJob, "repository" | "runId">;
  readonly artifactName: string;
  /** We try a branch only if the earlier branches have no baseline. */
  readonly branches: readonly string[];
  readonly base: string | null;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

export type FoundBaseline = Found | Missing;

interface Found extends RunProfile {
  readonly runId: number;
  readonly createdAt: string;
  /** Commits from the baseline's commit to the base. Null if there is no base. */
  readonly distance: number | null;
  readonly text: string;
}

/** Each run costs a download. */
const mostTried = 5;

/**
 * Finds the profile of this workflow's nearest good run: of this repository's own code, after a push or on a schedule, at the base or one
 * of its ancestors. compare/ decides if the machines are comparable.
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
  const { job, artifactName, branch, base, clock, stop } = request;
  const result = await runProfile(api, { repository: job.repository, run, artifactName, stop });
  if (result.state !== "found") return result;
  const ageMs = Math.max(0, clock.now().getTime() - Date.parse(run.created_at));
  return {
    ...result,
    runId: run.id,
    createdAt: run.created_at,
    distance,
    text: baselineText({ runId: run.id, branch, commit: run.head_sha, base, distance, ageMs }),
  };
}

function isDamaged({ state }: Missing): boolean {
  return state !== "absent";
}

function passedNote({ failure }: Missing): string {
  return `We couldn't use a more recent baseline. ${failure.why}`;
}

function noneOf(without: readonly Missing[]): Missing {
  const ranked = mostSevereFirst(without);
  const [first] = ranked;
  if (first === undefined) {
    const why = "There's no branch to search, because neither the job's ref nor its event names a branch.";
    return { state: "absent", failure: baselineFailure("baseline-no-run", why) };
  }
  return { ...first, failure: { ...first.failure, why: ranked.map(({ failure }) => failure.why).join(" ") } };
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
    const why = `This workflow has no successful run on ${plainText(branch)} from a push or schedule.${end}`;
    return { state: "absent", failure: baselineFailure("baseline-no-run", why) };
  }
  const based = base === null ? "a commit" : `a commit that ${base.slice(0, 10)} is based on`;
  const why = `None of the newest good runs on ${plainText(branch)} measured ${based}.${end}`;
  return { state: "absent", failure: baselineFailure("baseline-no-ancestor", why) };
}

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
      ? "the newest we have"
      : distance === 0
        ? "exactly the commit to compare with"
        : `${counted(distance, "commit")} before ${base.slice(0, 10)}, the commit to compare with`;
  return `Measured by run ${runId} on ${plainText(branch)}, ${ageText(ageMs)}: commit ${commit.slice(0, 10)}, ${near}.`;
}
