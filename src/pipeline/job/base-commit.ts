import { LlmProfileError, StoppedError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import type { GithubJob } from "../../model/github.ts";
import { toolEnvironment } from "../../run/isolation/environment.ts";
import { createTemporaryDirectory } from "../../run/isolation/temporary-directory.ts";
import { createRunTool } from "../../run/process/tool.ts";
import { resolveBase } from "../../run/worktree/base.ts";
import type { Context } from "../context.ts";
import { environmentRules, temporaryBase, workingDirectory } from "../start/machine.ts";

/**
 * The commit that the head is based on. Of a pull request the clone's own answer (the first parent of GitHub's merge
 * commit, or the merge-base), else the event's; of other events the commit that the job is for.
 */
export async function baseCommit(context: Context, config: Config, job: GithubJob): Promise<string> {
  const { pullRequest } = job;
  if (pullRequest === null) return job.sha;
  const warn = (message: string): void => {
    context.log.warning(message);
  };
  await using temporary = await createTemporaryDirectory({ base: temporaryBase(context), user: null, warn });
  const git = {
    runTool: createRunTool({ marker: null }),
    environment: toolEnvironment(context.environment, environmentRules(context), temporary),
    temporaryDirectory: temporary.tmp,
  };
  try {
    const cwd = workingDirectory(context, config);
    const { commit } = await resolveBase(git, { cwd, ref: pullRequest.baseRef, pullRequestBase: pullRequest.baseRef });
    return commit;
  } catch (error) {
    if (!(error instanceof LlmProfileError) || error instanceof StoppedError) throw error;
    context.log.info(
      `Which commit the head is based on, the clone cannot tell (${error.message}); taken from the event: ${pullRequest.baseSha.slice(0, 12)}.`,
    );
    return pullRequest.baseSha;
  }
}
