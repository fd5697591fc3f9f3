import * as z from "zod";
import { fullName, inRepository, type Repository } from "../../model/publish/github.ts";
import { type Api, listFirst } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";

const repositorySchema = z.object({ full_name: z.string() });

export const runSchema = z.object({
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

/** A run as GitHub's API has it. Nothing of it is believed because we asked for it. */
export type ListedRun = z.infer<typeof runSchema>;

const mostPages = 3;

/** The workflow that a run belongs to. Throws ApiFailure. */
export async function workflowOf(api: Api, repository: Repository, runId: number): Promise<number> {
  return api.call(`read run ${String(runId)}, this one`, "actions: read", async (github) => {
    const { data } = await github.rest.actions.getWorkflowRun({
      ...inRepository(repository),
      run_id: runId,
    });
    return z.object({ workflow_id: z.number() }).parse(data).workflow_id;
  });
}

/** The newest runs of a workflow that GitHub takes for successful ones on a branch, newest first, 300 at most. Throws ApiFailure. */
export async function branchRuns(
  api: Api,
  { repository, workflowId, branch }: { repository: Repository; workflowId: number; branch: string },
): Promise<ListedRun[]> {
  const runs = await listFirst(mostPages, (page) =>
    api.call("list the workflow's runs on the baseline's branch", "actions: read", async (github) => {
      const { data } = await github.rest.actions.listWorkflowRuns({
        ...inRepository(repository),
        workflow_id: workflowId,
        branch,
        status: "success",
        exclude_pull_requests: true,
        ...page,
      });
      return z.object({ workflow_runs: z.array(runSchema) }).parse(data).workflow_runs;
    }),
  );
  // A run that came in meanwhile moves the pages: one may come twice.
  const found = new Map(runs.map((run) => [run.id, run]));
  return [...found.values()].sort((left, right) => right.id - left.id);
}

/** What a baseline's run has to be. */
export interface RunRules {
  readonly repository: Repository;
  readonly workflowId: number;
  readonly branch: string;
  /** Ours: no run is its own baseline. */
  readonly runId: number;
  /** False where the order of commits is not asked for: then a run that came after ours is none before it. */
  readonly newerAllowed: boolean;
}

/** Events that measure what is on the branch. Those of pull requests measure other people's code under any branch name. */
const events = new Set(["push", "schedule"]);

/** Why a run is not taken, worst first; the words follow a number. A run is counted under the first that fits. */
const refusals: readonly { readonly words: string; readonly when: (run: ListedRun, rules: RunRules) => boolean }[] = [
  {
    words: "of another repository",
    when: ({ repository }, rules) => !sameName(repository.full_name, fullName(rules.repository)),
  },
  {
    words: "of forks",
    when: (run, rules) => !sameName(run.head_repository?.full_name ?? "", fullName(rules.repository)),
  },
  { words: "of other events than push and schedule", when: ({ event }) => !events.has(event) },
  { words: "of other workflows", when: (run, { workflowId }) => run.workflow_id !== workflowId },
  { words: "of other branches", when: (run, { branch }) => run.head_branch !== branch },
  {
    words: "not successful",
    when: ({ status, conclusion }) => status !== "completed" || conclusion !== "success",
  },
  { words: "newer than this run", when: ({ id }, { runId, newerAllowed }) => !newerAllowed && id > runId },
];

/** GitHub's names of owners and repositories ignore case. */
export function sameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

interface ClassifiedRuns {
  readonly good: readonly ListedRun[];
  /** Such as `3 runs were passed over: 2 of forks, 1 not successful.`; empty where none was. */
  readonly passedOver: string;
}

/** The runs that may be a baseline, in the order given. We check ourselves what GitHub was asked to filter by. */
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
    passedOver:
      total === 0
        ? ""
        : `${total === 1 ? "1 run was" : `${String(total)} runs were`} passed over: ${parts.join(", ")}.`,
  };
}

/** A run whose commit the head is based on. */
export interface Candidate {
  readonly run: ListedRun;
  /** Commits between it and the base; 0: the base itself. Null: no base was given. */
  readonly distance: number | null;
}

/** Each is a request, and the newest are the nearest on a branch that is not rewritten. */
const mostAsked = 10;

/**
 * The candidates, best first: runs of the base commit itself (newest first, and nothing is asked), then those of its
 * ancestors, nearest first. Without a base, all runs, newest first. Throws ApiFailure.
 */
export async function* candidates(
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
  const others = [...new Set(runs.map((run) => run.head_sha).filter((sha) => sha !== base))].slice(0, mostAsked);
  const distances = new Map<string, number>();
  for (const sha of others) {
    const distance = await commitsBetween(api, repository, sha, base);
    if (distance !== null) distances.set(sha, distance);
  }
  const ancestors = runs.flatMap((run) => {
    const distance = distances.get(run.head_sha);
    return distance === undefined ? [] : [{ run, distance }];
  });
  yield* ancestors.sort((left, right) => left.distance - right.distance || right.run.id - left.run.id);
}

const comparedSchema = z.object({ status: z.string(), ahead_by: z.number().int().nonnegative() });

/** How many commits `base` has on top of `ancestor`; null where it is not built on it, or where GitHub has lost the commit. */
async function commitsBetween(
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
          ...inRepository(repository),
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

/** A branch that was rewritten has lost its old commits; a token that may not see the base either is told the same of all. */
async function mustBeSeen(api: Api, repository: Repository, commit: string): Promise<void> {
  await api.call(`read commit ${commit.slice(0, 10)}`, "contents: read", async (github) =>
    github.rest.repos.getCommit({ ...inRepository(repository), ref: commit, per_page: 1 }),
  );
}
