import { exitCodes, UserError } from "../../errors.ts";
import type { GithubJob } from "../../model/github.ts";
import { fullName } from "../../model/github.ts";
import { findPullRequest } from "../../publish/comment/find-pull-request.ts";
import { knownSecrets } from "../../publish/secrets/known-secrets.ts";
import type { Api } from "../../publish/api/api.ts";
import { worstVerdict } from "../../report/comment/worst-verdict.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { collectLegs } from "./collect-legs.ts";
import { isTrouble, runUrl, sayTrouble, type JobContext, type JobResult } from "./job-context.ts";
import { orWarn, writeComment, writeSummary, type CommentTarget } from "./write-comment.ts";

/** The run whose artifacts are told of. */
export interface MeasuredRun {
  readonly runId: number;
  readonly url: string;
  /** True: another workflow's run of a pull request, whose files are whatever its code wrote. */
  readonly foreign: boolean;
}

/**
 * Mode `comment`: one comment about what other jobs measured: those of this run (matrix legs that share a comment), or of
 * the run that triggered this one (`workflow_run`, whose artifacts may be hostile). It measures nothing, checks nothing out,
 * and never fails the job for what they found. Throws UserError for a wrong input, and where there is nothing it could work on.
 */
export async function commentJob(jobContext: JobContext): Promise<JobResult> {
  const { job, api, context, publish, ports, problem } = jobContext;
  if (problem !== null) throw problem;
  if (job === null || api === null) {
    throw new UserError({
      id: "comment-needs-job",
      what: "`mode: comment` needs a job of GitHub Actions and its token.",
      where: "input mode",
      why: job === null ? "The runner's GITHUB_ variables are missing." : "The input `token` is empty.",
      hint: "Leave `token` out, for the job's own, with `permissions: { actions: read, pull-requests: write }`.",
    });
  }
  await orWarn(jobContext, "The comment was not written", async () => {
    const run = measuredRun(job);
    const sections = await collectLegs(api, {
      repository: job.repository,
      runId: run.runId,
      prefix: publish.artifactName ?? "llm-profile",
      log: context.log,
      stop: context.stop,
      serverUrl: job.serverUrl,
    });
    if (isTrouble(sections)) {
      sayTrouble(jobContext, sections);
      return;
    }
    if (sections.length === 0) {
      context.log.warning(
        `Run ${String(run.runId)} of ${fullName(job.repository)} has no artifact of llm-profile: there is nothing to tell. ${run.url}`,
      );
      return;
    }
    const only = sections.length === 1 ? sections[0] : undefined;
    const input: CommentInput = {
      title: job.workflow,
      sections: only === undefined ? sections : [{ ...only, artifact: null }],
      links: { run: run.url, artifact: only?.artifact ?? null },
      notes: run.foreign
        ? ["Figures and names are those that the measured run wrote; it ran the pull request's own code."]
        : [],
    };
    const { environment } = context;
    const secrets = knownSecrets({ environment, passed: [], given: {}, token: publish.token });
    ports.setOutput("verdict", worstVerdict(sections));
    await writeSummary(jobContext, input, secrets);
    const target = await targetOf(jobContext, job, api);
    const url = target === null ? null : await writeComment(jobContext, input, target, secrets);
    if (url !== null) ports.setOutput("comment-url", url);
  });
  return { exitCode: exitCodes.pass };
}

const ofPullRequest = /^pull_request(?:_target)?$/;

function measuredRun(job: GithubJob): MeasuredRun {
  const triggering = job.triggeringRun;
  if (triggering === null) return { runId: job.runId, url: runUrl(job), foreign: false };
  const foreign = ofPullRequest.test(triggering.event);
  return { runId: triggering.id, url: runUrl({ ...job, runId: triggering.id }), foreign };
}

/** The pull request; of a triggering run it is found by commit and repository, never by what an artifact says. */
async function targetOf(jobContext: JobContext, job: GithubJob, api: Api): Promise<CommentTarget | null> {
  const { context } = jobContext;
  const { pullRequest, triggeringRun, repository } = job;
  // One workflow may comment for several that measure.
  const key = triggeringRun === null ? job.workflow : `${job.workflow} / ${String(triggeringRun.workflowId)}`;
  if (pullRequest !== null)
    return { pullRequest: pullRequest.number, headSha: pullRequest.headSha, fork: pullRequest.fork, key };
  if (triggeringRun === null) {
    context.log.info(`No comment: the event \`${job.event}\` has no pull request.`);
    return null;
  }
  if (!ofPullRequest.test(triggeringRun.event)) {
    context.log.info(
      `No comment: the run that triggered this one was for \`${triggeringRun.event}\`, not for a pull request.`,
    );
    return null;
  }
  const { headSha, headRepository } = triggeringRun;
  const found = await findPullRequest(api, { repository, headSha, headRepository });
  if (isTrouble(found)) {
    sayTrouble(jobContext, found);
    return null;
  }
  if (found.number === null) {
    context.log.info(`No comment: ${found.why}`);
    return null;
  }
  const fork = headRepository?.toLowerCase() !== fullName(repository).toLowerCase();
  return { pullRequest: found.number, headSha, fork, key };
}
