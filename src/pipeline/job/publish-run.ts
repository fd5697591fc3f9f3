import { join } from "node:path";
import type { LoadedConfig } from "../../model/config.ts";
import { logLayout } from "../../model/text/layout.ts";
import { uploadRun } from "../../github/artifact/upload.ts";
import { commentMarkdown, jobSummary } from "../../report/comment/comment.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { renderEverything, renderScreen } from "../../report/terminal/report-text.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { readRunRecord } from "../../run/directory/run-record.ts";
import type { EarlierRuns } from "../judge/judge.ts";
import type { RunResult } from "../results.ts";
import { findTemporaryFolder } from "../start/machine.ts";
import {
  createArtifactName,
  findHeadSha,
  createJobTitle,
  logPublishFailure,
  type JobContext,
  type PublishContext,
} from "./job-context.ts";
import {
  decideCommentPlace,
  refuseSecret,
  writeCheckRun,
  writeComment,
  writeSummary,
  type CommentPlace,
  type CommentTarget,
} from "./write-comment.ts";
import { writeIssue } from "./write-issue.ts";

interface MeasuredRun {
  readonly result: RunResult | null;
  readonly directory: string | null;
}

export interface Published {
  readonly input: CommentInput;
  readonly directory: string | null;
  readonly inSummary: boolean;
  readonly place: CommentPlace | null;
  readonly inIssue: boolean;
}

export interface JobPart {
  /** Runs before anything is measured. Null if there are no earlier runs, or if they can't be read (which is only logged). */
  readonly before?: (jobContext: JobContext) => Promise<EarlierRuns | null>;
  readonly after?: (jobContext: PublishContext, run: PublishedRun) => Promise<void>;
}

export interface PublishedRun {
  readonly result: RunResult;
  readonly loaded: LoadedConfig;
  readonly published: Published;
}

/** Publishes the log, outputs, summary, comment, issue, check run, and artifacts, in the order that readers need them. */
export async function publishRun(
  jobContext: PublishContext,
  { result, directory }: MeasuredRun,
  input: CommentInput,
): Promise<Published> {
  const { context, ports, publish: settings, job } = jobContext;
  if (result !== null) {
    context.log.info(renderScreen(result, logLayout));
    context.log.detail(renderEverything(result, logLayout));
    setResultOutputs(jobContext, result);
  } else {
    ports.setOutput("verdict", "failed");
    ports.setOutput("regressions", "[]");
  }
  if (directory !== null) await writeCommentFile(jobContext, directory, input);
  // Users are waiting for the summary and the comment, so we write both before the upload, which may be slow or never end.
  const inSummary = await writeSummary(jobContext, jobSummary(input));
  const place = settings.mode === "profile" ? decideCommentPlace(jobContext, input, findTarget(jobContext)) : null;
  const comment = place === null ? null : await writeComment(jobContext, input, place);
  if (comment !== null) ports.setOutput("comment-url", comment);
  const inIssue = await writeIssue(jobContext, input);
  // If the job refused the comment that started it, the check run would be on the default branch's commit, which wasn't measured.
  const isRefused = job?.event === "issue_comment" && job.pullRequest === null;
  if (settings.checkRun && job !== null && !isRefused) await writeCheckRun(jobContext, input, findHeadSha(job));
  const published = { input, directory, inSummary, place: comment === null ? null : place, inIssue };
  if (directory === null) return published;
  let linked = input;
  await uploadResults(jobContext, directory, async (uploaded) => {
    linked = { ...input, links: { ...input.links, ...uploaded } };
    await updatePublished(jobContext, published, linked);
  });
  return { ...published, input: linked };
}

export async function updatePublished(
  jobContext: PublishContext,
  { inSummary, place, inIssue }: Omit<Published, "input">,
  input: CommentInput,
): Promise<void> {
  if (inSummary) await writeSummary(jobContext, jobSummary(input));
  if (place !== null) await writeComment(jobContext, input, place);
  if (inIssue) await writeIssue(jobContext, input);
}

/** Writes comment.md, which later steps can post anywhere. */
export async function writeCommentFile(
  jobContext: PublishContext,
  directory: string,
  input: CommentInput,
): Promise<void> {
  const text = commentMarkdown(input);
  if (refuseSecret(jobContext, "comment.md", text)) return;
  const report = join(directory, "comment.md");
  await writeFileAtomic(report, text, "replace");
  jobContext.ports.setOutput("report-path", report);
}

function setResultOutputs(jobContext: PublishContext, result: RunResult): void {
  const { ports } = jobContext;
  const { comparison, failure, directory, profileFile, topKernels } = result;
  ports.setOutput("verdict", comparison?.verdict ?? (failure === null ? "not-compared" : "failed"));
  ports.setOutput("profile-json", profileFile);
  if (comparison !== null) ports.setOutput("comparison-json", join(directory, "comparison.json"));
  // Later steps may write outputs to their own logs and files, so we don't set an output that contains a secret.
  for (const [name, value] of [
    ["regressions", listRegressions(comparison)],
    ["top-kernels", topKernels],
  ] as const) {
    const text = JSON.stringify(value);
    if (!refuseSecret(jobContext, `The output ${name}`, text)) ports.setOutput(name, text);
  }
}

function listRegressions(comparison: RunResult["comparison"]) {
  return (comparison?.reasons ?? [])
    .filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget")
    .map(({ id, range, kernel, family, metric, changeRatio, text }) => ({
      id,
      range,
      kernel,
      family,
      metric,
      changeRatio,
      text,
    }));
}

/** Uploads the run. Each time another URL becomes available, calls `uploaded` with all URLs so far. */
async function uploadResults(
  jobContext: PublishContext,
  directory: string,
  uploaded: (addresses: Pick<CommentInput["links"], "artifact" | "report">) => Promise<void>,
): Promise<void> {
  const { context, job, publish: settings, ports, waitBudget, secrets } = jobContext;
  if (job === null) {
    context.log.info("No artifact and no comment, because this isn't a GitHub Actions job.");
    return;
  }
  const withheld = await readRunRecord(directory).then(
    (record) => record.withheld,
    () => null,
  );
  const { log } = context;
  const stop = waitBudget.signal;
  const { retentionDays } = settings;
  const request = { directory, name: createArtifactName(jobContext), job, retentionDays, withheld, secrets, log, stop };
  const temporaryDirectory = findTemporaryFolder(context);
  const { failures } = await uploadRun({ ...request, temporaryDirectory }, async ({ main, single }) => {
    const report = single.get("report.html")?.url ?? null;
    if (main !== null) {
      ports.setOutput("artifact-id", String(main.id));
      ports.setOutput("artifact-url", main.url);
    }
    if (report !== null) ports.setOutput("report-url", report);
    if (main !== null || report !== null) await uploaded({ artifact: main?.url ?? null, report });
  });
  for (const failure of failures) logPublishFailure(jobContext, failure);
}

function findTarget({ job, publish }: JobContext): CommentTarget | null {
  const pull = job?.pullRequest ?? null;
  if (job === null || pull === null) return null;
  return { pullRequest: pull.number, headSha: pull.headSha, fork: pull.fork, key: createJobTitle(job, publish) };
}
