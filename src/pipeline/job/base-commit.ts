import { asFailure, LlmProfileError, UserError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { GithubJob, PullRequest } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { resolveBase, type Base } from "../../run/worktree/base.ts";
import type { Context } from "../context.ts";
import { createOwnTools, findWorkingDirectory } from "../start/machine.ts";

/**
 * For a pull request, the first parent of GitHub's merge commit or the merge base in the clone, or else the event's. For a merge queue, the
 * event's. Otherwise, the job's own commit.
 */
export async function findBaseCommit(context: Context, config: Config, job: GithubJob): Promise<string> {
  const { pullRequest, mergeGroup } = job;
  if (pullRequest === null) return mergeGroup?.baseSha ?? job.sha;
  const base = await findPullRequestBase(context, config, pullRequest);
  if (!(base instanceof LlmProfileError)) return base.commit;
  context.log.info(
    `The clone doesn't show which commit the head is based on (${base.message}). Using the base from the event: ${pullRequest.baseSha.slice(0, 12)}.`,
  );
  return pullRequest.baseSha;
}

export async function findPullRequestBase(
  context: Context,
  config: Config,
  pullRequest: PullRequest,
): Promise<Base | LlmProfileError> {
  const ref = pullRequest.baseRef;
  await using tools = await createOwnTools(context);
  const place = { cwd: findWorkingDirectory(context, config), ref, pullRequestBase: ref };
  const base = await resolveBase(tools, place).catch(asFailure);
  if (base instanceof LlmProfileError || base.kind === "found" || base.head === pullRequest.headSha) return base;
  throw createWrongCheckoutError(
    pullRequest,
    base.repository,
    `HEAD is ${base.head.slice(0, 12)}, a commit on ${plainText(ref)} itself`,
  );
}

/** The name of the event, even if other variables of the runner are missing or wrong. Null outside GitHub Actions. */
export function findEventName({ environment }: Pick<Context, "environment">, job: GithubJob | null): string | null {
  if (job !== null) return job.event;
  return environment["GITHUB_ACTIONS"] === "true" ? (environment["GITHUB_EVENT_NAME"] ?? "(unknown)") : null;
}

export function createWrongCheckoutError({ number, headSha }: PullRequest, where: string, why: string): UserError {
  return new UserError({
    id: "checkout-is-base",
    what: "The checkout isn't the pull request, so we'd measure the wrong code.",
    where,
    why: `The head of #${number} is ${headSha.slice(0, 12)}. ${why}.`,
    help: "Run the job on `pull_request`, and don't set `ref` for actions/checkout. On `pull_request_target`, actions/checkout checks out the base branch, because such a job has secrets that a pull request's code shouldn't get (docs/security.md).",
  });
}
