import * as z from "zod";
import { fullName, repositoryParameters, isSameRepository, type Repository } from "../../model/publish/github.ts";
import { type Api, listFirst } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { counted } from "../../model/text/listing.ts";

const repositorySchema = z.object({ full_name: z.string() });

const runSchema = z.object({
  id: z.number(),
  workflow_id: z.number(),
  event: z.string(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  head_branch: z.string().nullable(),
  head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
  created_at: z.string(),
  repository: repositorySchema,
  head_repository: repositorySchema.nullish(),
});

/** A run from GitHub's API. We check every field, even those that our request filtered by. */
export type ListedRun = z.infer<typeof runSchema>;

const mostPages = 3;

/** The id of a run's workflow. Throws ApiFailure. */
export async function readWorkflowId(api: Api, repository: Repository, runId: number): Promise<number> {
  return api.call(`read this run (${String(runId)})`, "actions: read", async (github) => {
    const { data } = await github.rest.actions.getWorkflowRun({
      ...repositoryParameters(repository),
      run_id: runId,
    });
    return z.object({ workflow_id: z.number() }).parse(data).workflow_id;
  });
}

/** A workflow's successful runs on a branch, as GitHub lists them: newest first, at most 300. Throws ApiFailure. */
export async function listBranchRuns(
  api: Api,
  { repository, workflowId, branch }: { repository: Repository; workflowId: number; branch: string },
): Promise<ListedRun[]> {
  const runs = await listFirst(mostPages, (page) =>
    api.call("list the workflow's runs on the baseline's branch", "actions: read", async (github) => {
      const { data } = await github.rest.actions.listWorkflowRuns({
        ...repositoryParameters(repository),
        workflow_id: workflowId,
        branch,
        status: "success",
        exclude_pull_requests: true,
        ...page,
      });
      return z.object({ workflow_runs: z.array(runSchema) }).parse(data).workflow_runs;
    }),
  );
  // A run that starts between two requests shifts the pages, so a run may appear twice.
  const found = new Map(runs.map((run) => [run.id, run]));
  return [...found.values()].sort((left, right) => right.id - left.id);
}

/** The requirements for a baseline's run. */
export interface RunRules {
  readonly repository: Repository;
  readonly workflowId: number;
  readonly branch: string;
  /** The id of this run, which can't be its own baseline. */
  readonly runId: number;
  /** False if we don't check the order of commits. In that case, only runs older than ours qualify. */
  readonly newerAllowed: boolean;
}

/** Events that measure the branch's own code. Pull requests measure other people's code under any branch name. */
const events = new Set(["push", "schedule"]);

/**
 * Reasons to reject a run, worst first. In the message, `words` follow the number of runs. A run counts only under the first
 * reason that matches.
 */
const refusals: readonly { readonly words: string; readonly when: (run: ListedRun, rules: RunRules) => boolean }[] = [
  {
    words: "from another repository",
    when: ({ repository }, rules) => !isSameRepository(repository.full_name, fullName(rules.repository)),
  },
  {
    words: "from forks",
    when: (run, rules) => !isSameRepository(run.head_repository?.full_name, fullName(rules.repository)),
  },
  { words: "not started by a push or schedule", when: ({ event }) => !events.has(event) },
  { words: "from other workflows", when: (run, { workflowId }) => run.workflow_id !== workflowId },
  { words: "on other branches", when: (run, { branch }) => run.head_branch !== branch },
  {
    words: "not successful",
    when: ({ status, conclusion }) => status !== "completed" || conclusion !== "success",
  },
  { words: "newer than this run", when: ({ id }, { runId, newerAllowed }) => !newerAllowed && id > runId },
];

interface ClassifiedRuns {
  readonly good: readonly ListedRun[];
  /** For example `We skipped 3 runs: 2 from forks, 1 not successful.`; empty if we skipped none. */
  readonly passedOver: string;
}

/** The runs that can be a baseline, in the order of `runs`. We don't rely on GitHub's filter. */
export function classifyRuns(runs: readonly ListedRun[], rules: RunRules): ClassifiedRuns {
  const good: ListedRun[] = [];
  const counts = new Map<string, number>();
  for (const run of runs) {
    if (run.id === rules.runId) continue;
    const refusal = refusals.find(({ when }) => when(run, rules));
    if (refusal === undefined) good.push(run);
    else counts.set(refusal.words, (counts.get(refusal.words) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = refusals.flatMap(({ words }) => {
    const count = counts.get(words);
    return count === undefined ? [] : [`${String(count)} ${words}`];
  });
  return {
    good,
    passedOver: total === 0 ? "" : `We skipped ${counted(total, "run")}: ${parts.join(", ")}.`,
  };
}

/** A run that may be the baseline. */
export interface Candidate {
  readonly run: ListedRun;
  /** The number of commits from this run's commit to the base; 0 for the base itself. Null if there is no base. */
  readonly distance: number | null;
}

/** We check only this many commits, because each check costs a request. Unless the branch was rewritten, the newest commits are the nearest. */
const mostCompared = 10;

/**
 * Yields candidates, best first: runs of the base commit itself, newest first, which need no request; then runs of its
 * ancestors, nearest first. If base is null, yields all runs, newest first. Throws ApiFailure.
 */
export async function* listCandidates(
  api: Api,
  repository: Repository,
  runs: readonly ListedRun[],
  base: string | null,
): AsyncGenerator<Candidate> {
  if (base === null) {
    for (const run of runs) yield { run, distance: null };
    return;
  }
  for (const run of runs) if (run.head_sha === base) yield { run, distance: 0 };
  const others = [...new Set(runs.map((run) => run.head_sha).filter((sha) => sha !== base))].slice(0, mostCompared);
  const distances = new Map<string, number>();
  for (const sha of others) {
    const distance = await countCommitsBetween(api, repository, sha, base);
    if (distance !== null) distances.set(sha, distance);
  }
  const ancestors = runs.flatMap((run) => {
    const distance = distances.get(run.head_sha);
    return distance === undefined ? [] : [{ run, distance }];
  });
  yield* ancestors.sort((left, right) => left.distance - right.distance || right.run.id - left.run.id);
}

const comparedSchema = z.object({ status: z.string(), ahead_by: z.number().int().nonnegative() });

/** The number of commits from `ancestor` to `base`. Null if `base` isn't based on `ancestor`, or GitHub no longer has `ancestor`. */
async function countCommitsBetween(
  api: Api,
  repository: Repository,
  ancestor: string,
  base: string,
): Promise<number | null> {
  try {
    const { status, ahead_by: aheadBy } = await api.call(
      `compare the commits ${ancestor.slice(0, 10)} and ${base.slice(0, 10)}`,
      "contents: read",
      async (github) => {
        const { data } = await github.rest.repos.compareCommitsWithBasehead({
          ...repositoryParameters(repository),
          basehead: `${ancestor}...${base}`,
          per_page: 1,
        });
        return comparedSchema.parse(data);
      },
    );
    return status === "ahead" || status === "identical" ? aheadBy : null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== "not-found") throw error;
    await mustBeSeen(api, repository, base);
    return null;
  }
}

/** Throws if GitHub can't find the base. If only an older commit is missing, that's no error: somebody rewrote the branch. */
async function mustBeSeen(api: Api, repository: Repository, commit: string): Promise<void> {
  await api.call(`read commit ${commit.slice(0, 10)}`, "contents: read", async (github) =>
    github.rest.repos.getCommit({ ...repositoryParameters(repository), ref: commit, per_page: 1 }),
  );
}
