import { z } from "zod";
import type { Repository } from "../../model/publish/github.ts";
import type { Api } from "../api/api.ts";

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

/** A run as GitHub's API has it. Nothing of it is believed because we asked for it. */
export type ListedRun = z.infer<typeof runSchema>;

const pageSize = 100;
const mostPages = 3;

/** The workflow that a run belongs to. Throws ApiFailure. */
export async function workflowOf(api: Api, repository: Repository, runId: number): Promise<number> {
  return api.call(`read run ${String(runId)}, this one`, "actions: read", async (github) => {
    const { data } = await github.rest.actions.getWorkflowRun({
      owner: repository.owner,
      repo: repository.name,
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
  const found = new Map<number, ListedRun>();
  for (let page = 1; page <= mostPages; page++) {
    const runs = await api.call(
      "list the workflow's runs on the baseline's branch",
      "actions: read",
      async (github) => {
        const { data } = await github.rest.actions.listWorkflowRuns({
          owner: repository.owner,
          repo: repository.name,
          workflow_id: workflowId,
          branch,
          status: "success",
          exclude_pull_requests: true,
          per_page: pageSize,
          page,
        });
        return z.object({ workflow_runs: z.array(runSchema) }).parse(data).workflow_runs;
      },
    );
    // A run that came in meanwhile moves the pages: one may come twice.
    for (const run of runs) found.set(run.id, run);
    if (runs.length < pageSize) break;
  }
  return [...found.values()].sort((left, right) => right.id - left.id);
}
