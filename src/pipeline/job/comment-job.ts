import { exitCodes, UserError } from "../../model/errors.ts";
import { isPullRequestEvent, type GithubJob, fullName, isSameRepository } from "../../model/publish/github.ts";
import { diagnostic, diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import { listText } from "../../model/text/listing.ts";
import { listFailedJobs, findPullRequest } from "../../github/comment/triggering-run.ts";
import { defaultPrefix } from "../../github/artifact/artifact-name.ts";
import { findKnownSecrets } from "../../github/secrets/known-secrets.ts";
import type { Api } from "../../github/api/api.ts";
import { jobSummary } from "../../report/comment/comment.ts";
import { worstVerdict } from "../../report/document/worst-verdict.ts";
import type { CommentInput, CommentSection } from "../../report/comment/comment-input.ts";
import {
  isDiagnostic,
  createRunUrl,
  logPublishFailure,
  addArtifactName,
  type JobContext,
  type JobResult,
} from "./job-context.ts";
import { readResults, type ReadResult } from "./read-results.ts";
import { decideCommentPlace, warnOfBugs, writeComment, writeSummary, type CommentTarget } from "./write-comment.ts";

/**
 * Mode `comment`: writes one comment about the results of this run's other jobs, or of the run that triggered this one (`workflow_run`,
 * whose artifacts may be hostile). The results never fail this job.
 */
export async function commentJob(jobContext: JobContext): Promise<JobResult> {
  const { job, api, context, publish, ports, problem, waitBudget } = jobContext;
  if (problem !== null) throw problem;
  if (job === null || api === null) {
    throw new UserError({
      id: "comment-needs-job",
      what: "`mode: comment` needs a GitHub Actions job and its token.",
      where: "input mode",
      why: job === null ? "The runner's GITHUB_* variables are missing." : "The input `token` is empty.",
      help: "Leave `token` out to use the job's own token, with `permissions: { actions: read, pull-requests: write }`.",
    });
  }
  if (job.triggeringRun?.conclusion === "skipped") {
    // A skipped run measured nothing, so a comment from an earlier run of the same commit is still right.
    context.log.info(`No comment: run ${String(job.triggeringRun.id)}, which triggered this run, was skipped.`);
    return { exitCode: exitCodes.pass };
  }
  const report = async (): Promise<void> => {
    const { repository, serverUrl } = job;
    const run = findMeasuredRun(job, publish.artifactName);
    const { runId } = run;
    const { log, environment } = context;
    const results = await readResults(api, {
      repository,
      runId,
      prefix: publish.artifactName ?? defaultPrefix,
      withBase: false,
      log,
      stop: waitBudget.signal,
      serverUrl,
    });
    const failed = await listFailedJobs(api, { repository, runId });
    for (const answer of [results, failed]) if (isDiagnostic(answer)) logPublishFailure(jobContext, answer);
    // A stranger may have written a fork's reports, so the comment doesn't link to them.
    const sections = isDiagnostic(results) ? [] : results.map((result) => createSection(result, !run.fork));
    if (!isDiagnostic(results) && results.length === 0) log.warning(`${describeMissingResult(run)} ${run.url}`);
    const only = sections.length === 1 ? sections[0] : undefined;
    const input: CommentInput = {
      title: addArtifactName(job.workflow, publish.artifactName),
      sections: only === undefined ? sections : [{ ...only, artifact: null, report: null }],
      links: { run: run.url, artifact: only?.artifact ?? null, report: only?.report ?? null },
      measured: run.fork ? null : { commit: null, config: null },
      notes: createNotes(run, isDiagnostic(results) ? results : sections, failed),
    };
    const secrets = findKnownSecrets({ environment, workload: null, token: publish.token });
    const publishing = { ...jobContext, secrets };
    ports.setOutput("verdict", sections.length === 0 ? "failed" : worstVerdict(sections));
    await writeSummary(publishing, jobSummary(input));
    const target = await findTarget(jobContext, job, api);
    const place = target === null ? null : decideCommentPlace(jobContext, input, target);
    const url = place === null ? null : await writeComment(publishing, input, place);
    if (url !== null) ports.setOutput("comment-url", url);
  };
  await warnOfBugs(jobContext, "Couldn't write the comment", async () => waitBudget.stretch(report));
  return { exitCode: exitCodes.pass };
}

function createSection({ found, artifact, report, content }: ReadResult, linksReports: boolean): CommentSection {
  const section = { title: found.title, baselineAge: null, artifact, report: linksReports ? report : null };
  if (isDiagnostic(content)) {
    return {
      ...section,
      comparison: null,
      head: null,
      cost: null,
      fails: false,
      unread: true,
      failure: { ...content, failures: [] },
    };
  }
  const { record, comparison, head } = content;
  // An older run.json has only the text of a failure, without its parts.
  const what = record.failure === null ? "The run didn't finish." : "The run failed.";
  const plain = { ...diagnostic({ what, why: record.failure?.message ?? null }), failures: [] };
  return {
    ...section,
    comparison,
    head,
    cost: record.cost,
    failure: record.state === "passed" ? null : (record.failure?.parts ?? plain),
    fails: record.state !== "passed" || record.exitCode !== 0,
  };
}

function findMeasuredRun(job: GithubJob, artifactName: string | null): MeasuredRun {
  const { pullRequest, triggeringRun: triggering } = job;
  if (triggering === null) {
    const headSha = pullRequest?.headSha ?? job.sha;
    const fork = pullRequest?.fork ?? false;
    return { runId: job.runId, url: createRunUrl(job), artifactName, headSha, foreign: false, fork };
  }
  const foreign = isPullRequestEvent(triggering.event);
  const { id: runId, headSha, headRepository } = triggering;
  const fork = !isSameRepository(headRepository, fullName(job.repository));
  return { runId, url: createRunUrl({ ...job, runId }), artifactName, headSha, foreign, fork };
}

/** The pull request to comment on. For a triggering run, we find it by commit and repository, because an artifact could lie. */
async function findTarget(jobContext: JobContext, job: GithubJob, api: Api): Promise<CommentTarget | null> {
  const { context, publish } = jobContext;
  const { pullRequest, triggeringRun, repository } = job;
  // One workflow may comment for several workflows that measure.
  const workflows = triggeringRun === null ? job.workflow : `${job.workflow} / ${triggeringRun.workflowId}`;
  const key = addArtifactName(workflows, publish.artifactName);
  if (pullRequest !== null)
    return { pullRequest: pullRequest.number, headSha: pullRequest.headSha, fork: pullRequest.fork, key };
  if (triggeringRun === null) {
    context.log.info(`No comment: the event \`${job.event}\` has no pull request.`);
    return null;
  }
  if (!triggeringRun.event.startsWith("pull_request")) {
    context.log.info(
      `No comment: the triggering run was started by \`${triggeringRun.event}\`, not by a pull request.`,
    );
    return null;
  }
  const { headSha, headRepository } = triggeringRun;
  const match = await findPullRequest(api, { repository, headSha, headRepository });
  if (isDiagnostic(match)) {
    logPublishFailure(jobContext, match);
    return null;
  }
  if (match.number === null) {
    context.log.info(`No comment: ${match.why}`);
    return null;
  }
  const fork = !isSameRepository(headRepository, fullName(repository));
  return { pullRequest: match.number, headSha, fork, key };
}

interface MeasuredRun {
  readonly runId: number;
  readonly url: string;
  readonly artifactName: string | null;
  readonly headSha: string;
  /** True for another workflow's run on a pull request, because the pull request's code could have written anything into the artifacts. */
  readonly foreign: boolean;
  readonly fork: boolean;
}

const mostJobs = 6;
const longestJob = 40;

function createNotes(
  run: MeasuredRun,
  results: readonly CommentSection[] | Diagnostic,
  failed: readonly string[] | Diagnostic,
): string[] {
  const quoted = isDiagnostic(results) ? [] : results;
  return [
    ...(isDiagnostic(results) ? [diagnosticText(results)] : results.length === 0 ? [describeMissingResult(run)] : []),
    ...(quoted.length === 0 ? [`Commit ${run.headSha.slice(0, 12)}.`] : []),
    ...(run.foreign && quoted.length > 0
      ? ["The metrics and names come from the measured run, which ran the pull request's own code."]
      : []),
    ...(isDiagnostic(failed)
      ? ["We can't tell whether jobs of this run failed without a result."]
      : noteFailedJobs(quoted, failed)),
  ];
}

function describeMissingResult({ runId, artifactName }: MeasuredRun): string {
  const which = artifactName === null ? "from llm-profile" : `whose name starts with \`${artifactName}\``;
  return `Run ${runId} has no artifact ${which}, so none of its jobs left a result.`;
}

/** Lists the failed jobs only if there are more of them than failed results. We can't match jobs with results, because their names may differ. */
function noteFailedJobs(results: readonly CommentSection[], failed: readonly string[]): string[] {
  if (failed.length <= results.filter(({ fails }) => fails).length) return [];
  const names = failed.map((name) => `\`${name.slice(0, longestJob)}\``);
  return [
    `Jobs of this run that failed or were canceled: ${listText(names, mostJobs)}. A job that ended before llm-profile finished has no result here.`,
  ];
}
