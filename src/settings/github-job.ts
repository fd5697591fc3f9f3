import * as z from "zod";
import { integer, nonEmptyText, text, textOrNull } from "../model/schema.ts";
import {
  type GithubJob,
  isSameRepository,
  type MergeGroup,
  type PullComment,
  type PullRequest,
  type WorkflowRun,
} from "../model/publish/github.ts";
import { jsonOrNull } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";

export interface ReadGithubJob {
  readonly job: GithubJob | null;
  readonly warnings: readonly string[];
}

const wholeNumber = text.regex(/^[1-9]\d{0,15}$/, "expected a whole number above 0").transform(Number);
const address = z
  .url({ protocol: /^https?$/, error: "not an http address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));

const commitId = text.regex(/^[0-9a-f]{40}$/, "not a commit id");

const environmentSchema = z.object({
  GITHUB_REPOSITORY: text.regex(/^[\w.-]+\/[\w.-]+$/, "not owner/name"),
  GITHUB_SERVER_URL: address.default("https://github.com"),
  GITHUB_API_URL: address.default("https://api.github.com"),
  GITHUB_RUN_ID: wholeNumber,
  // Empty if the runner doesn't count attempts, like Gitea's runner without a server.
  GITHUB_RUN_ATTEMPT: z.preprocess((value) => (value === "" ? undefined : value), wholeNumber.default(1)),
  GITHUB_JOB: text.default(""),
  GITHUB_WORKFLOW: text.default(""),
  GITHUB_EVENT_NAME: text.min(1, "empty"),
  GITHUB_SHA: commitId,
  GITHUB_REF: text.default(""),
});

/** `job` is null outside GitHub Actions. A part that's missing or invalid is null, with a warning about the consequence. */
export function readGithubJob(
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): ReadGithubJob {
  if (environment["GITHUB_ACTIONS"] !== "true" || !environment["GITHUB_REPOSITORY"]) return { job: null, warnings: [] };
  const checked = environmentSchema.safeParse(environment);
  if (!checked.success) return { job: null, warnings: [wrongEnvironment(checked.error)] };
  const variables = checked.data;
  const { warnings, ...payload } = readPayload(environment["GITHUB_EVENT_PATH"], readFile);
  const [owner = "", name = ""] = variables.GITHUB_REPOSITORY.split("/");
  return {
    job: {
      repository: { owner, name },
      serverUrl: variables.GITHUB_SERVER_URL,
      apiUrl: variables.GITHUB_API_URL,
      runId: variables.GITHUB_RUN_ID,
      runAttempt: variables.GITHUB_RUN_ATTEMPT,
      job: variables.GITHUB_JOB,
      workflow: variables.GITHUB_WORKFLOW,
      event: variables.GITHUB_EVENT_NAME,
      sha: variables.GITHUB_SHA,
      ref: variables.GITHUB_REF,
      ...payload,
    },
    warnings: [...warnings, ...missingParts(variables.GITHUB_EVENT_NAME, payload)],
  };
}

function wrongEnvironment(error: z.ZodError): string {
  const wrong = error.issues.map(({ path, message }) => `${path.join(".")} (${message})`).join(", ");
  return plainText(
    `Can't identify the GitHub job because runner variables are missing or wrong: ${wrong}. There will be no artifact, baseline, or comment. In a container, pass all GITHUB_ variables.`,
  );
}

function missingParts(event: string, payload: Omit<EventPayload, "warnings">): string[] {
  if (event.startsWith("pull_request") && payload.pullRequest === null) {
    return ["Can't identify this job's pull request, so there will be no comment."];
  }
  if (event === "workflow_run" && payload.triggeringRun === null) {
    return ["Can't identify the run that triggered this job, so we can't fetch that run's results."];
  }
  return [];
}

interface EventPayload extends Pick<
  GithubJob,
  "defaultBranch" | "pullRequest" | "mergeGroup" | "comment" | "triggeringRun"
> {
  readonly warnings: readonly string[];
}

const repositorySchema = z.object({ full_name: nonEmptyText });
const id = integer.positive();

const pullRequestSchema = z
  .object({
    number: id,
    head: z.object({ sha: commitId, repo: repositorySchema.nullable() }),
    base: z.object({ ref: nonEmptyText, sha: commitId, repo: repositorySchema }),
  })
  .transform(({ number, head, base }): PullRequest => ({
    number,
    headSha: head.sha,
    headRepository: head.repo?.full_name ?? null,
    baseRef: base.ref,
    baseSha: base.sha,
    fork: !isSameRepository(head.repo?.full_name, base.repo.full_name),
  }));

/** `base_ref` is a full ref, such as `refs/heads/main`. */
const mergeGroupSchema = z
  .object({ base_ref: nonEmptyText, base_sha: commitId })
  .transform(({ base_ref: ref, base_sha: baseSha }): MergeGroup => ({
    baseRef: ref.replace(/^refs\/heads\//, ""),
    baseSha,
  }));

/** An issue is a pull request if it has `issue.pull_request`. */
const commentSchema = z
  .object({
    issue: z.object({ number: id, pull_request: z.object({}).nullish() }),
    comment: z.object({ user: z.object({ login: nonEmptyText }) }),
  })
  .transform(({ issue, comment }): PullComment | null =>
    issue.pull_request == null ? null : { pullRequest: issue.number, author: comment.user.login },
  );

const workflowRunSchema = z
  .object({
    id,
    workflow_id: id,
    event: text,
    conclusion: textOrNull,
    head_sha: commitId,
    head_repository: repositorySchema.nullable(),
  })
  .transform((run): WorkflowRun => ({
    id: run.id,
    workflowId: run.workflow_id,
    event: run.event,
    conclusion: run.conclusion,
    headSha: run.head_sha,
    headRepository: run.head_repository?.full_name ?? null,
  }));

/** On some servers, a scheduled event contains only its schedule. */
const defaultBranchSchema = z.object({ default_branch: nonEmptyText.optional() });

function readPayload(path: string | undefined, readFile: (path: string) => string): EventPayload {
  const warnings: string[] = [];
  const part = <T>(name: string, schema: z.ZodType<T>, value: unknown): T | null => {
    if (value === undefined || value === null) return null;
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    const [issue] = checked.error.issues;
    const where = [name, ...(issue?.path ?? [])].map(String).join(".");
    warnings.push(
      plainText(
        `Ignoring the event's \`${where}\`, which doesn't match GitHub's documentation (${issue?.message ?? "unknown"}).`,
      ),
    );
    return null;
  };
  let payload: Record<string, unknown> | null = null;
  if (path === undefined || path === "") warnings.push("GITHUB_EVENT_PATH is not set.");
  else
    try {
      payload = part("payload", z.looseObject({}), jsonOrNull(readFile(path)));
      if (payload === null && warnings.length === 0)
        warnings.push("Ignoring the event file, which isn't a JSON object.");
    } catch (error) {
      warnings.push(plainText(`Can't read the event file, GITHUB_EVENT_PATH (${String(error)}).`));
    }
  const { repository, issue, comment, ...parts } = payload ?? {};
  return {
    defaultBranch: part("repository", defaultBranchSchema, repository)?.default_branch ?? null,
    pullRequest: part("pull_request", pullRequestSchema, parts["pull_request"]),
    mergeGroup: part("merge_group", mergeGroupSchema, parts["merge_group"]),
    comment: issue === undefined || comment === undefined ? null : part("comment", commentSchema, payload),
    triggeringRun: part("workflow_run", workflowRunSchema, parts["workflow_run"]),
    warnings,
  };
}
