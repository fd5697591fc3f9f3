import * as z from "zod";
import { fullName, repositoryParameters, isSameRepository, type Repository } from "../../model/publish/github.ts";
import { type Api, listFirst, requestData } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { counted } from "../../model/text/listing.ts";

const repositorySchema = z.object({ full_name: z.string() });

const workflowSchema = z.object({ workflow_id: z.number() });

const runSchema = workflowSchema.extend({
  id: z.number(),
  event: z.string(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  head_branch: z.string().nullable(),
  head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
  created_at: z.string(),
  repository: repositorySchema,
  head_repository: repositorySchema.nullish(),
});

export type ListedRun = z.infer<typeof runSchema>;

const runsSchema = z.object({ workflow_runs: z.array(runSchema) });

const mostPages = 3;

export async function readWorkflowId(api: Api, repository: Repository, runId: number): Promise<number> {
  const run = await requestData(api, `read this run (${runId})`, "actions: read", workflowSchema, (github) =>
    github.rest.actions.getWorkflowRun({ ...repositoryParameters(repository), run_id: runId }),
  );
  return run.workflow_id;
}

/** Newest first, at most 300. */
export async function listBranchRuns(api: Api, { repository, workflowId, branch }: RunRules): Promise<ListedRun[]> {
  const action = "list the workflow's runs on the baseline's branch";
  const runs = await listFirst(mostPages, async (page) => {
    const list = await requestData(api, action, "actions: read", runsSchema, (github) =>
      github.rest.actions.listWorkflowRuns({
        ...repositoryParameters(repository),
        workflow_id: workflowId,
        branch,
        status: "success",
        exclude_pull_requests: true,
        ...page,
      }),
    );
    return list.workflow_runs;
  });
  // A run that starts between two requests shifts the pages, so a run may appear twice.
  const unique = new Map(runs.map((run) => [run.id, run]));
  return [...unique.values()].sort((a, b) => b.id - a.id);
}

export interface RunRules {
  readonly repository: Repository;
  readonly workflowId: number;
  readonly branch: string;
  readonly runId: number;
  readonly newerAllowed: boolean;
}

/** Pull requests measure other people's code under any branch name. */
const events = new Set(["push", "schedule"]);

/** Worst first. A run counts only under the first reason that matches. */
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

export function classifyRuns(
  runs: readonly ListedRun[],
  rules: RunRules,
): { readonly good: readonly ListedRun[]; readonly passedOver: string } {
  const good: ListedRun[] = [];
  const counts = new Map<string, number>();
  for (const run of runs) {
    if (run.id === rules.runId) continue;
    const refusal = refusals.find(({ when }) => when(run, rules));
    if (refusal === undefined) good.push(run);
    else counts.set(refusal.words, (counts.get(refusal.words) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = refusals.filter(({ words }) => counts.has(words)).map(({ words }) => `${counts.get(words)} ${words}`);
  return { good, passedOver: total === 0 ? "" : `We skipped ${counted(total, "run")}: ${parts.join(", ")}.` };
}

export interface Candidate {
  readonly run: ListedRun;
  readonly distance: number | null;
}

/** Each check costs a request. Unless the branch was rewritten, the newest commits are the nearest. */
const mostCompared = 10;

/**
 * Best first: runs of the base commit itself, which need no request; then runs of its ancestors, nearest first. Without a base, all runs,
 * newest first.
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
  yield* ancestors.sort((a, b) => a.distance - b.distance || b.run.id - a.run.id);
}

const comparedSchema = z.object({ status: z.string(), ahead_by: z.number().int().nonnegative() });

/** Null if `base` isn't based on `ancestor`, or GitHub no longer has `ancestor`. */
async function countCommitsBetween(
  api: Api,
  repository: Repository,
  ancestor: string,
  base: string,
): Promise<number | null> {
  try {
    const action = `compare the commits ${ancestor.slice(0, 10)} and ${base.slice(0, 10)}`;
    const { status, ahead_by: aheadBy } = await requestData(api, action, "contents: read", comparedSchema, (github) =>
      github.rest.repos.compareCommitsWithBasehead({
        ...repositoryParameters(repository),
        basehead: `${ancestor}...${base}`,
        per_page: 1,
      }),
    );
    return status === "ahead" || status === "identical" ? aheadBy : null;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== "not-found") throw error;
    // If only the older commit is missing, that's no error: somebody rewrote the branch.
    await api.call(`read commit ${base.slice(0, 10)}`, "contents: read", async (github) =>
      github.rest.repos.getCommit({ ...repositoryParameters(repository), ref: base, per_page: 1 }),
    );
    return null;
  }
}
