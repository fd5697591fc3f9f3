import { LlmProfileError, StoppedError, UserError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import type { GithubJob, PullRequest } from "../../model/publish/github.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { toolEnvironment } from "../../run/isolation/environment.ts";
import { createTemporaryDirectory } from "../../run/isolation/temporary-directory.ts";
import { createRunTool } from "../../run/process/tool.ts";
import { resolveBase, type Base } from "../../run/worktree/base.ts";
import type { Context } from "../context.ts";
import { environmentRules, temporaryBase, workingDirectory } from "../start/machine.ts";

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
    `Which commit the head is based on, the clone cannot tell (${base.message}); taken from the event: ${pullRequest.baseSha.slice(0, 12)}.`,
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
  const { number, headSha, baseRef } = pullRequest;
  throw new UserError({
    id: "checkout-is-base",
    what: "The checkout is the base, not the pull request: nothing of the pull request would be measured.",
    where: base.repository,
    why: `HEAD is ${base.head.slice(0, 12)}, a commit of ${plainText(baseRef)} itself; the head of #${String(number)} is ${headSha.slice(0, 12)}.`,
    hint: "Run the job on `pull_request`, and leave `ref` of actions/checkout out: on `pull_request_target` it takes the base branch, since such a job has secrets that a pull request's code must not get (docs/security.md).",
  });
}

async function resolved(context: Context, config: Config, ref: string): Promise<Base | LlmProfileError> {
  const warn = (message: string): void => {
    context.log.warning(message);
  };
  await using temporary = await createTemporaryDirectory({ base: temporaryBase(context), user: null, warn });
  const git = {
    runTool: createRunTool({ marker: null, stop: context.stop }),
    environment: toolEnvironment(context.environment, environmentRules(context), temporary),
    temporaryDirectory: temporary.tmp,
  };
  try {
    return await resolveBase(git, { cwd: workingDirectory(context, config), ref, pullRequestBase: ref });
  } catch (error) {
    if (!(error instanceof LlmProfileError) || error instanceof StoppedError) throw error;
    return error;
  }
}
