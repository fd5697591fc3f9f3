import * as z from "zod";
import type { GithubJob, MergeGroup, PullComment, PullRequest, WorkflowRun } from "../model/publish/github.ts";
import { jsonOrNull } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";

/** The job, and what could not be read of it: sentences for the log. `job` null: nothing can be asked of GitHub. */
export interface ReadGithubJob {
  readonly job: GithubJob | null;
  readonly warnings: readonly string[];
}

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, "expected a whole number above 0")
  .transform(Number);
const address = z
  .url({ protocol: /^https?$/, error: "not an http address" })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));

/** GITHUB_* variables as a runner sets them; servers and attempt have the defaults of github.com. */
const environmentSchema = z.object({
  GITHUB_REPOSITORY: z.string().regex(/^[\w.-]+\/[\w.-]+$/, "not owner/name"),
  GITHUB_SERVER_URL: address.default("https://github.com"),
  GITHUB_API_URL: address.default("https://api.github.com"),
  GITHUB_RUN_ID: wholeNumber,
  // Empty where a runner doesn't count attempts, as Gitea's does without a server.
  GITHUB_RUN_ATTEMPT: z.preprocess((value) => (value === "" ? undefined : value), wholeNumber.default(1)),
  GITHUB_JOB: z.string().default(""),
  GITHUB_WORKFLOW: z.string().default(""),
  GITHUB_EVENT_NAME: z.string().min(1, "empty"),
  GITHUB_SHA: z.string().regex(/^[0-9a-f]{40}$/, "not a commit id"),
  GITHUB_REF: z.string().default(""),
});

/**
 * The job that we run in, from the runner's variables and the event's file. Job null outside of GitHub Actions. What is
 * missing or wrong is null, with a warning that says what is not done without it; chooseBase decides whether the job can go on.
 */
export function readGithubJob(
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): ReadGithubJob {
  if (environment["GITHUB_ACTIONS"] !== "true" || !environment["GITHUB_REPOSITORY"]) return { job: null, warnings: [] };
  const checked = environmentSchema.safeParse(environment);
  if (!checked.success) return { job: null, warnings: [wrongEnvironment(checked.error)] };
  const variables = checked.data;
  const payload = readPayload(environment["GITHUB_EVENT_PATH"], readFile);
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
      defaultBranch: payload.defaultBranch,
      pullRequest: payload.pullRequest,
      mergeGroup: payload.mergeGroup,
      comment: payload.comment,
      triggeringRun: payload.triggeringRun,
    },
    warnings: [...payload.warnings, ...missingParts(variables.GITHUB_EVENT_NAME, payload)],
  };
}

function wrongEnvironment(error: z.ZodError): string {
  const wrong = error.issues.map(({ path, message }) => `${path.join(".")} (${message})`).join(", ");
  return plainText(
    `The GitHub job is unknown: variables of the runner are missing or wrong: ${wrong}. There is no artifact, no baseline and no comment. Inside a container, pass on all GITHUB_ variables.`,
  );
}

function readPayload(path: string | undefined, readFile: (path: string) => string): EventPayload {
  const none = { defaultBranch: null, pullRequest: null, mergeGroup: null, comment: null, triggeringRun: null };
  if (path === undefined || path === "") return { ...none, warnings: ["GITHUB_EVENT_PATH is not set."] };
  try {
    return readEventPayload(readFile(path));
  } catch (error) {
    return {
      ...none,
      warnings: [plainText(`The event's file (GITHUB_EVENT_PATH) could not be read (${String(error)}).`)],
    };
  }
}

/** What an event of this name must have had. */
function missingParts(event: string, payload: EventPayload): string[] {
  if (/^pull_request(?:_target)?$/.test(event) && payload.pullRequest === null) {
    return ["The pull request of this job is unknown: it gets no comment."];
  }
  if (event === "workflow_run" && payload.triggeringRun === null) {
    return ["The run that triggered this job is unknown: its results cannot be fetched."];
  }
  return [];
}

/** What we use of a job's event; each part null where the event has none, or where it is not what GitHub promises. */
interface EventPayload {
  readonly defaultBranch: string | null;
  readonly pullRequest: PullRequest | null;
  readonly mergeGroup: MergeGroup | null;
  readonly comment: PullComment | null;
  readonly triggeringRun: WorkflowRun | null;
  /** Parts that are there and could not be read. */
  readonly warnings: readonly string[];
}

const commitId = z.string().regex(/^[0-9a-f]{40}$/, "not a commit id");
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

/** `issue.pull_request` is there where the issue is a pull request. */
const commentSchema = z
  .object({
    issue: z.object({ number: id, pull_request: z.object({}).nullish() }),
    comment: z.object({ user: z.object({ login: z.string().min(1) }) }),
  })
  .transform(({ issue, comment }): PullComment | null =>
    issue.pull_request == null ? null : { pullRequest: issue.number, author: comment.user.login },
  );

const workflowRunSchema = z
  .object({
    id,
    workflow_id: id,
    event: z.string(),
    conclusion: z.string().nullable(),
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

/** Scheduled events have nothing but their schedule on some servers. */
const defaultBranchSchema = z.object({ default_branch: z.string().min(1).optional() });

const payloadSchema = z.object({
  repository: z.unknown().optional(),
  pull_request: z.unknown().optional(),
  merge_group: z.unknown().optional(),
  issue: z.unknown().optional(),
  comment: z.unknown().optional(),
  workflow_run: z.unknown().optional(),
});

/** Reads the text of the file at GITHUB_EVENT_PATH. A part that is wrong costs that part and a warning, not the job. */
function readEventPayload(text: string): EventPayload {
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
  const payload = part("payload", payloadSchema, jsonOrNull(text));
  if (payload === null && warnings.length === 0)
    warnings.push("The event's file holds no JSON object: it is left out.");
  return {
    defaultBranch: part("repository", defaultBranchSchema, payload?.repository)?.default_branch ?? null,
    pullRequest: part("pull_request", pullRequestSchema, payload?.pull_request),
    mergeGroup: part("merge_group", mergeGroupSchema, payload?.merge_group),
    comment:
      payload?.issue === undefined || payload.comment === undefined ? null : part("comment", commentSchema, payload),
    triggeringRun: part("workflow_run", workflowRunSchema, payload?.workflow_run),
    warnings,
  };
}
