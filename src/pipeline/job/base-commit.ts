import { asFailure, LlmProfileError, UserError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import { fullName, type GithubJob, type PullRequest } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { checkoutHolds, resolveBase, type Base } from "../../run/worktree/base.ts";
import type { Context } from "../context.ts";
import { ownTools, workingDirectory } from "../start/machine.ts";

/**
 * The commit that the head is based on. Of a pull request the clone's own answer (the first parent of GitHub's merge
 * commit, or the merge-base), else the event's; of a merge queue's group the event's; of other events the commit that the
 * job is for. Throws UserError where the checkout is not the pull request's.
 */
export async function baseCommit(context: Context, config: Config, job: GithubJob): Promise<string> {
  const { pullRequest, mergeGroup } = job;
  if (pullRequest === null) return mergeGroup?.baseSha ?? job.sha;
  const base = await pullRequestBase(context, config, pullRequest);
  if (!(base instanceof LlmProfileError)) return base.commit;
  context.log.info(
    `The clone does not show which commit the head is based on (${base.message}). Taken from the event: ${pullRequest.baseSha.slice(0, 12)}.`,
  );
  return pullRequest.baseSha;
}

/**
 * The base of a pull request's checkout, or why this clone cannot tell it. Throws UserError where the checkout is the base
 * branch: the pull request's code would never run, and pass.
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
    `HEAD is ${base.head.slice(0, 12)}, a commit of ${plainText(pullRequest.baseRef)} itself`,
  );
}

/** They run on the default branch, with its secrets and a token that may write, whoever's pull request it is. */
const eventsWithSecrets: ReadonlySet<string> = new Set(["pull_request_target", "issue_comment"]);

/** Also where other variables of the runner are missing or wrong; null outside of GitHub Actions. */
export function eventOf({ environment }: Pick<Context, "environment">, job: GithubJob | null): string | null {
  if (job !== null) return job.event;
  return environment["GITHUB_ACTIONS"] === "true" ? (environment["GITHUB_EVENT_NAME"] ?? null) : null;
}

/**
 * Holds a pull request's job to the pull request's own code, whatever it is compared with. Throws UserError where something
 * else is checked out, and, on an event with secrets, where that cannot be told, and where it is a fork's without `forkCode`.
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
      throw unknownHead("The event and the runner's GITHUB_ variables don't tell the pull request.", event);
    return;
  }
  const { pullRequest } = job;
  if (withSecrets && pullRequest.fork && !forkCode) throw forkWithSecrets(pullRequest, job.event);
  await using tools = await ownTools(context);
  const checkout = await checkoutHolds({ ...tools, cwd: workingDirectory(context, config) }, pullRequest.headSha);
  if (checkout.kind === "holds") return;
  if (checkout.kind === "unknown") {
    if (withSecrets) throw unknownHead(checkout.why, job.event);
    context.log.info(`It is unknown whether the pull request is checked out: ${checkout.why}`);
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
  throw notTheHead(pullRequest, top, `HEAD is ${head.slice(0, 12)}, which does not hold it`);
}

function notTheHead({ number, headSha }: PullRequest, where: string, why: string): UserError {
  return new UserError({
    id: "checkout-is-base",
    what: "The checkout isn't the pull request, so it wouldn't be measured.",
    where,
    why: `The head of #${String(number)} is ${headSha.slice(0, 12)}. ${why}.`,
    help: "Run the job on `pull_request`, and leave `ref` of actions/checkout out: on `pull_request_target` it takes the base branch, since such a job has secrets that a pull request's code must not get (docs/security.md).",
  });
}

function unknownHead(why: string, event: string): UserError {
  return new UserError({
    id: "checkout-unknown",
    what: `It is unknown whether the pull request is checked out; on \`${event}\` it is not by default.`,
    where: `event ${event}`,
    why: plainText(why),
    help: "Run the job on `pull_request`, with actions/checkout.",
  });
}

function forkWithSecrets({ number, headRepository }: PullRequest, event: string): UserError {
  return new UserError({
    id: "fork-with-secrets",
    what: `A fork's code is not run on \`${event}\`: it could take the repository's secrets and a token that writes.`,
    where: `#${String(number)} of ${plainText(headRepository ?? "a fork that is deleted")}`,
    help: "Run the job on `pull_request`, and let another one comment (docs/pull-requests.md#forks). Where its code is meant to have all that, set the input `run-fork-code-with-secrets: true`.",
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
