import * as z from "zod";
import {
  fullName,
  inRepository,
  isSameRepository,
  type GithubJob,
  type Repository,
} from "../../model/publish/github.ts";
import type { Clock } from "../../model/run/ports.ts";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { type Api, listFirst } from "../api/api.ts";
import { ApiFailure, diagnosticOf } from "../api/failure.ts";
import { referenceFailure } from "../failures.ts";
import { type ListedRun, runSchema, workflowOf } from "./branch-runs.ts";
import { ageText } from "./find-baseline.ts";
import { type Missing, mostSevereFirst, runProfile, type RunProfile } from "./run-profile.ts";

export interface ReferenceRequest {
  readonly job: Pick<GithubJob, "repository" | "runId">;
  /** From `artifactNameOf`. It's the same as the name of this job's own artifact. */
  readonly artifactName: string;
  /** The tag or commit, as the user wrote it. */
  readonly name: string;
  /** The commit that this job measures. */
  readonly head: string;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

export type FoundReference =
  | (RunProfile & {
      readonly createdAt: string;
      /** Describes where the reference comes from, in plain text. */
      readonly text: string;
    })
  /** This job measures the reference's own commit. */
  | { readonly state: "itself" }
  | Missing;

/** We try only this many runs, because each one costs a download. */
const mostTried = 5;
const mostPages = 2;

/**
 * Finds the profile of a pinned tag or commit, in this workflow's newest run that measured exactly that commit of this
 * repository's own code. Failed runs count, too, because the user chose the commit. Throws StoppedError only.
 */
export async function findReference(api: Api, request: ReferenceRequest): Promise<FoundReference> {
  const { job, name, head } = request;
  const { repository, runId } = job;
  try {
    const commit = await commitOf(api, repository, name);
    if (commit === null) {
      const why = `${fullName(repository)} has no tag or commit \`${plainText(name)}\`.`;
      return { state: "absent", failure: referenceFailure("reference-unknown", why) };
    }
    if (commit === head) return { state: "itself" };
    const workflowId = await workflowOf(api, repository, runId);
    const runs = await runsOf(api, { repository, workflowId, commit });
    return await newestOf(
      api,
      { ...request, commit },
      runs.filter((run) => run.id !== runId && isOwn(run, { repository, workflowId, commit })),
    );
  } catch (error) {
    return { state: "unavailable", failure: hidden(diagnosticOf(error)) };
  }
}

/** The commit id for a tag, or for a full or short commit id. Null if GitHub has no such tag or commit. Throws ApiFailure. */
async function commitOf(api: Api, repository: Repository, name: string): Promise<string | null> {
  if (/^[0-9a-f]{40}$/.test(name)) return name;
  const tagged = await resolved(api, repository, `tags/${name}`);
  if (tagged !== null || !/^[0-9a-f]{7,39}$/.test(name)) return tagged;
  const commit = await resolved(api, repository, name);
  // The name may be a branch, which can't be a reference.
  return commit?.startsWith(name) === true ? commit : null;
}

const commitSchema = z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) });

async function resolved(api: Api, repository: Repository, ref: string): Promise<string | null> {
  try {
    return await api.call(`read commit ${plainText(ref)}`, "contents: read", async (github) => {
      const { data } = await github.rest.repos.getCommit({ ...inRepository(repository), ref, per_page: 1 });
      return commitSchema.parse(data).sha;
    });
  } catch (error) {
    // 422: "No commit found for SHA".
    if (error instanceof ApiFailure && error.kind === "validation") return null;
    throw error;
  }
}

interface RunsOf {
  readonly repository: Repository;
  readonly workflowId: number;
  readonly commit: string;
}

/** The workflow's completed runs of a commit, newest first. Throws ApiFailure. */
async function runsOf(api: Api, { repository, workflowId, commit }: RunsOf): Promise<ListedRun[]> {
  const runs = await listFirst(mostPages, (page) =>
    api.call("list the workflow's runs of the reference's commit", "actions: read", async (github) => {
      const { data } = await github.rest.actions.listWorkflowRuns({
        ...inRepository(repository),
        workflow_id: workflowId,
        head_sha: commit,
        status: "completed",
        exclude_pull_requests: true,
        ...page,
      });
      return z.object({ workflow_runs: z.array(runSchema) }).parse(data).workflow_runs;
    }),
  );
  return runs.toSorted((left, right) => right.id - left.id);
}

/** We accept runs that were started by hand, because that's how users measure an old commit again. Pull requests measure other people's code. */
const events = new Set(["push", "schedule", "workflow_dispatch"]);

/** Applies the request's filters again, because we don't rely on GitHub's filter. */
function isOwn(run: ListedRun, { repository, workflowId, commit }: RunsOf): boolean {
  const own = fullName(repository);
  return (
    isSameRepository(run.repository.full_name, own) &&
    isSameRepository(run.head_repository?.full_name, own) &&
    events.has(run.event) &&
    run.workflow_id === workflowId &&
    run.head_sha === commit &&
    run.status === "completed"
  );
}

async function newestOf(
  api: Api,
  { job, artifactName, name, commit, clock, stop }: ReferenceRequest & { readonly commit: string },
  runs: readonly ListedRun[],
): Promise<FoundReference> {
  const what = `\`${plainText(name)}\`${name === commit ? "" : ` (commit ${commit.slice(0, 10)})`}`;
  const unusable: Missing[] = [];
  for (const run of runs.slice(0, mostTried)) {
    const result = await runProfile(api, {
      repository: job.repository,
      run,
      artifactName,
      stop,
      unavailable: hidden,
      unusable: (state, why) => referenceFailure(`reference-${state === "absent" ? "no-artifact" : state}`, why),
    });
    if (result.state === "found") {
      const ageMs = Math.max(0, clock.now().getTime() - Date.parse(run.created_at));
      const text = `${what}, measured by run ${String(run.id)}, ${ageText(ageMs)}.`;
      return { ...result, createdAt: run.created_at, text };
    }
    unusable.push(result);
  }
  const [worst] = mostSevereFirst(unusable);
  if (worst !== undefined) return worst;
  const why = `This workflow has no completed run of ${what} that was started by a push, by a schedule, or by hand.`;
  return { state: "absent", failure: referenceFailure("reference-no-run", why) };
}

function hidden(failure: Diagnostic): Diagnostic {
  const why = diagnosticText({ ...failure, help: null });
  return { ...failure, why, what: "The reference isn't available." };
}
