import { z } from "zod";
import type { MergeGroup, PullRequest, WorkflowRun } from "../model/publish/github.ts";
import { plainText } from "../model/text/plain-text.ts";

/** What we use of a job's event; each part null where the event has none, or where it is not what GitHub promises. */
export interface EventPayload {
  readonly defaultBranch: string | null;
  readonly pullRequest: PullRequest | null;
  readonly mergeGroup: MergeGroup | null;
  readonly triggeringRun: WorkflowRun | null;
  /** Parts that are there and could not be read. */
  readonly warnings: readonly string[];
}

const commitId = z.string().regex(/^[0-9a-f]{40}$/, "no commit id");
const repositorySchema = z.object({ full_name: z.string().min(1) });
const id = z.number().int().positive();

/** `pull_request` of the events of the same name, of `pull_request_target` and of reviews. */
const pullRequestSchema = z
  .object({
    number: id,
    head: z.object({ sha: commitId, repo: repositorySchema.nullable() }),
    base: z.object({ ref: z.string().min(1), sha: commitId, repo: repositorySchema }),
  })
  .transform(({ number, head, base }): PullRequest => ({
    number,
    headSha: head.sha,
    headRepository: head.repo?.full_name ?? null,
    baseRef: base.ref,
    baseSha: base.sha,
    fork: head.repo?.full_name.toLowerCase() !== base.repo.full_name.toLowerCase(),
  }));

/** `base_ref` is `refs/heads/main`. */
const mergeGroupSchema = z
  .object({ base_ref: z.string().min(1), base_sha: commitId })
  .transform(({ base_ref: ref, base_sha: baseSha }): MergeGroup => ({
    baseRef: ref.replace(/^refs\/heads\//, ""),
    baseSha,
  }));

const workflowRunSchema = z
  .object({
    id,
    workflow_id: id,
    run_attempt: id,
    event: z.string(),
    conclusion: z.string().nullable(),
    head_sha: commitId,
    head_branch: z.string().nullable(),
    head_repository: repositorySchema.nullable(),
    created_at: z.iso.datetime({ offset: true }),
  })
  .transform((run): WorkflowRun => ({
    id: run.id,
    workflowId: run.workflow_id,
    runAttempt: run.run_attempt,
    event: run.event,
    conclusion: run.conclusion,
    headSha: run.head_sha,
    headBranch: run.head_branch,
    headRepository: run.head_repository?.full_name ?? null,
    createdAt: run.created_at,
  }));

/** Scheduled events have nothing but their schedule on some servers. */
const defaultBranchSchema = z.object({ default_branch: z.string().min(1).optional() });

const payloadSchema = z.object({
  repository: z.unknown().optional(),
  pull_request: z.unknown().optional(),
  merge_group: z.unknown().optional(),
  workflow_run: z.unknown().optional(),
});

/** Reads the text of the file at GITHUB_EVENT_PATH. A part that is wrong costs that part and a warning, not the job. */
export function readEventPayload(text: string): EventPayload {
  const warnings: string[] = [];
  const part = <T>(name: string, schema: z.ZodType<T>, value: unknown): T | null => {
    if (value === undefined || value === null) return null;
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    const [issue] = checked.error.issues;
    const where = [name, ...(issue?.path ?? [])].map(String).join(".");
    warnings.push(
      plainText(
        `The event's \`${where}\` is not what GitHub promises (${issue?.message ?? "unknown"}): it is left out.`,
      ),
    );
    return null;
  };
  const payload = part("payload", payloadSchema, readJson(text));
  if (payload === null && warnings.length === 0)
    warnings.push("The event's file holds no JSON object: it is left out.");
  return {
    defaultBranch: part("repository", defaultBranchSchema, payload?.repository)?.default_branch ?? null,
    pullRequest: part("pull_request", pullRequestSchema, payload?.pull_request),
    mergeGroup: part("merge_group", mergeGroupSchema, payload?.merge_group),
    triggeringRun: part("workflow_run", workflowRunSchema, payload?.workflow_run),
    warnings,
  };
}

/** Null where it is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
