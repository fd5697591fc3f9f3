import { asFailure, LlmProfileError, UserError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import { fullName, type GithubJob, type PullRequest } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { checkoutHolds, resolveBase, type Base } from "../../run/worktree/base.ts";
import type { Context } from "../context.ts";
import { ownTools, workingDirectory } from "../start/machine.ts";

/**
 * The commit that the head is based on. For a pull request, it comes from the clone (the first parent of GitHub's merge commit, or the
 * merge base), or else from the event. For a merge queue, it comes from the event. For other events, it's the job's own commit. Throws
 * UserError if the pull request isn't checked out.
 */
export async function baseCommit(context: Context, config: Config, job: GithubJob): Promise<string> {
  const { pullRequest, mergeGroup } = job;
  if (pullRequest === null) return mergeGroup?.baseSha ?? job.sha;
  const base = await pullRequestBase(context, config, pullRequest);
  if (!(base instanceof LlmProfileError)) return base.commit;
  context.log.info(
    `The clone doesn't show which commit the head is based on (${base.message}). Using the base from the event: ${pullRequest.baseSha.slice(0, 12)}.`,
  );
  return pullRequest.baseSha;
}

/**
 * The base of a pull request's checkout, or the reason we can't find it in this clone. Throws UserError if the checkout is the base branch,
 * because the job would then pass without running the pull request's code.
 */
export async function pullRequestBase(
  context: Context,
  config: Config,
  pullRequest: PullRequest,
): Promise<Base | LlmProfileError> {
  const base = await resolved(context, config, pullRequest.baseRef);
  if (base instanceof LlmProfileError || base.kind === "found" || base.head === pullRequest.headSha) return base;
  throw notTheHead(
    pullRequest,
    base.repository,
    `HEAD is ${base.head.slice(0, 12)}, a commit on ${plainText(pullRequest.baseRef)} itself`,
  );
}

/** Events whose jobs run on the default branch, with its secrets and a write token, even for a stranger's pull request. */
const eventsWithSecrets: ReadonlySet<string> = new Set(["pull_request_target", "issue_comment"]);

/** The name of the event, even if other variables of the runner are missing or wrong. Null outside GitHub Actions. */
export function eventOf({ environment }: Pick<Context, "environment">, job: GithubJob | null): string | null {
  if (job !== null) return job.event;
  return environment["GITHUB_ACTIONS"] === "true" ? (environment["GITHUB_EVENT_NAME"] ?? null) : null;
}

/**
 * Makes sure that a pull request's job runs the pull request's own code. Throws UserError if something else is checked out. On an event
 * with secrets, it also throws if we can't tell what's checked out, or if the code comes from a fork and `forkCode` is false.
 */
export async function requireHead(
  context: Context,
  config: Config,
  job: GithubJob | null,
  forkCode: boolean,
): Promise<void> {
  const event = eventOf(context, job);
  const withSecrets = event !== null && eventsWithSecrets.has(event);
  if (job === null || job.pullRequest === null) {
    if (withSecrets)
      throw unknownHead("Neither the event nor the runner's GITHUB_* variables name the pull request.", event);
    return;
  }
  const { pullRequest } = job;
  if (withSecrets && pullRequest.fork && !forkCode) throw forkWithSecrets(pullRequest, job.event);
  await using tools = await ownTools(context);
  const checkout = await checkoutHolds({ ...tools, cwd: workingDirectory(context, config) }, pullRequest.headSha);
  if (checkout.kind === "holds") return;
  if (checkout.kind === "unknown") {
    if (withSecrets) throw unknownHead(checkout.why, job.event);
    context.log.info(`We can't tell whether the pull request is checked out: ${checkout.why}`);
    return;
  }
  const own = [fullName(job.repository), pullRequest.headRepository].map((name) => name?.toLowerCase());
  const { head, top, repository } = checkout;
  if (repository !== null && !own.includes(repository.toLowerCase())) {
    context.log.info(
      `The program starts in a checkout of ${plainText(repository)}, not of the pull request's repository.`,
    );
    return;
  }
  throw notTheHead(pullRequest, top, `HEAD is ${head.slice(0, 12)}, which doesn't contain that commit`);
}

function notTheHead({ number, headSha }: PullRequest, where: string, why: string): UserError {
  return new UserError({
    id: "checkout-is-base",
    what: "The checkout isn't the pull request, so we'd measure the wrong code.",
    where,
    why: `The head of #${String(number)} is ${headSha.slice(0, 12)}. ${why}.`,
    help: "Run the job on `pull_request`, and don't set `ref` for actions/checkout. On `pull_request_target`, actions/checkout checks out the base branch, because such a job has secrets that a pull request's code shouldn't get (docs/security.md).",
  });
}

function unknownHead(why: string, event: string): UserError {
  return new UserError({
    id: "checkout-unknown",
    what: `We can't tell whether the pull request is checked out. On \`${event}\`, actions/checkout doesn't check it out by default.`,
    where: `event ${event}`,
    why: plainText(why),
    help: "Run the job on `pull_request`, with actions/checkout.",
  });
}

function forkWithSecrets({ number, headRepository }: PullRequest, event: string): UserError {
  return new UserError({
    id: "fork-with-secrets",
    what: `We don't run a fork's code on \`${event}\`, because it could steal the repository's secrets and a write token.`,
    where: `#${String(number)} from ${plainText(headRepository ?? "a deleted fork")}`,
    help: "Run the job on `pull_request`, and have another job post the comment (docs/pull-requests.md#forks). If the fork's code may have the secrets, set the input `run-fork-code-with-secrets: true`.",
  });
}

async function resolved(context: Context, config: Config, ref: string): Promise<Base | LlmProfileError> {
  await using tools = await ownTools(context);
  try {
    return await resolveBase(tools, { cwd: workingDirectory(context, config), ref, pullRequestBase: ref });
  } catch (error) {
    return asFailure(error);
  }
}
