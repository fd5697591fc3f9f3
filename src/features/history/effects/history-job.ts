import { checkSigns } from "../analyze/checks.ts";
import { createHistoryRecord } from "../analyze/record.ts";
import { asFailure, exitCodes, ToolError, UserError } from "../../../model/errors.ts";
import { diagnosticText, type Diagnostic } from "../../../model/diagnostic.ts";
import type { History } from "../model/history.ts";
import type { HistoryRecord } from "../model/record.ts";
import { createRecordFile, type RecordFile } from "../model/stored.ts";
import {
  type GithubJob,
  fullName,
  isSameRepository,
  measuresUnmergedChange,
  repositoryParameters,
  type Repository,
} from "../../../model/publish/github.ts";
import type { Profile } from "../../../model/profile/profile.ts";
import { counted, listText } from "../../../model/text/listing.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import type { Milliseconds } from "../../../model/units.ts";
import { defaultPrefix, nameSingleFile } from "../../../github/artifact/artifact-name.ts";
import { ApiFailure } from "../../../github/api/failure.ts";
import type { Api } from "../../../github/api/api.ts";
import { writeRecords, type WrittenRecords } from "./write-records.ts";
import { findKnownSecrets } from "../../../github/secrets/known-secrets.ts";
import {
  isDiagnostic,
  createRunUrl,
  logPublishFailure,
  type JobContext,
  type JobResult,
} from "../../../pipeline/job/job-context.ts";
import { readHistory } from "../job.ts";
import { readResults, type ReadResult } from "../../../pipeline/job/read-results.ts";
import { refuseSecret, writeSummary } from "../../../pipeline/job/write-comment.ts";
import * as z from "zod";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { uploadPage } from "../../../github/artifact/upload.ts";
import { historyPage } from "../text/page.ts";
import { formatHistorySummary } from "../text/sentences.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readReportAssets } from "../../../pipeline/conf.ts";
import { findTemporaryFolder } from "../../../pipeline/start/machine.ts";

/** Treats the artifacts as untrusted text. Throws UserError for a wrong input, and ToolError if the records can't be written, because an unnoticed gap in the history would be worse than a red job. */
export async function runHistoryJob(jobContext: JobContext): Promise<JobResult> {
  const { job, api, context, publish, problem, waitBudget } = jobContext;
  if (problem !== null) throw problem;
  const { historyBranch } = publish;
  if (job === null || api === null || historyBranch === null) {
    throw new UserError({
      id: "history-needs-job",
      what: "`mode: history` needs a GitHub Actions job and its token.",
      where: "input mode",
      why: job === null ? "The runner's GITHUB_* variables are missing." : "The input `token` is empty.",
      help: "Leave `token` out to use the job's own token, with `permissions: { actions: read, contents: write }`.",
    });
  }
  if (measuresUnmergedChange(job)) {
    context.log.info(`Not recorded: this \`${job.event}\` run measures a change that isn't merged yet.`);
    return { exitCode: exitCodes.pass };
  }
  if (job.defaultBranch !== null && job.ref !== `refs/heads/${job.defaultBranch}`) {
    context.log.info(`Not recorded: the history covers only the default branch, and this is ${plainText(job.ref)}.`);
    return { exitCode: exitCodes.pass };
  }
  const place = { job, api, branch: historyBranch };
  const failure = await waitBudget.stretch(async () => recordResults(jobContext, place));
  await waitBudget.stretch(async () => showHistory(jobContext, place));
  if (failure !== null) throw failure;
  return { exitCode: exitCodes.pass };
}

interface HistoryPlace {
  readonly job: GithubJob;
  readonly api: Api;
  readonly branch: string;
}

/** Returns the error if we can't add them. Throws StoppedError. */
async function recordResults(jobContext: JobContext, place: HistoryPlace): Promise<ToolError | null> {
  const { job, api, branch } = place;
  const { context, publish, waitBudget } = jobContext;
  const { log } = context;
  const { repository, serverUrl, runId } = job;
  const prefix = publish.artifactName ?? defaultPrefix;
  const request = { repository, serverUrl, runId, prefix, withBase: true, log, stop: waitBudget.signal };
  const results = await readResults(api, request);
  if (isDiagnostic(results)) return createNotRecordedError(branch, results);
  if (results.length === 0) {
    log.warning(
      `Nothing to record: this run has no artifact whose name starts with \`${prefix}\`. ${createRunUrl(job)}`,
    );
    return null;
  }
  const { environment } = context;
  const secrets = findKnownSecrets({ environment, workload: null, token: publish.token });
  const publishing = { ...jobContext, secrets };
  const earlier = await readEarlierHistory(jobContext, place);
  const files: RecordFile[] = [];
  for (const result of results) {
    const made = await createRecord(jobContext, place, result, earlier);
    const { name } = result.found.artifact;
    if (typeof made === "string") log.warning(`Not recorded: ${name}. ${made}`);
    else {
      const file = createRecordFile(made);
      if (!refuseSecret(publishing, `The record of ${name}`, file.text)) files.push(file);
    }
  }
  if (files.length === 0) return null;
  try {
    const message = `Add ${counted(files.length, "record")} of run ${runId}`;
    logWrittenRecords(jobContext, branch, await writeRecords(api, { repository, branch }, files, message));
    return null;
  } catch (error) {
    if (error instanceof ApiFailure) return createNotRecordedError(branch, error.diagnostic);
    throw error;
  }
}

/** Null if we can't read it; then this run's records don't list the checks. */
async function readEarlierHistory(jobContext: JobContext, { job, branch }: HistoryPlace): Promise<History | null> {
  try {
    return await readHistory(jobContext, job, branch);
  } catch (error) {
    const failure = asFailure(error);
    logPublishFailure(jobContext, { ...failure, severity: "warning" });
    return null;
  }
}

/** A string says why there's no record. */
async function createRecord(
  { context }: JobContext,
  { job, api }: HistoryPlace,
  { found, artifact, report, content }: ReadResult,
  earlier: History | null,
): Promise<HistoryRecord | string> {
  if (isDiagnostic(content)) return diagnosticText({ ...content, help: null });
  const { record: run, head, base, comparison } = content;
  if (run.state !== "passed" || head === null) return "The run failed or measured nothing.";
  try {
    const made = createHistoryRecord(
      { profile: head, comparison, base },
      {
        commit: await readMeasuredCommit(job, api, head),
        run: { id: job.runId, attempt: found.attempt, job: found.job },
        links: { run: createRunUrl(job), report, artifact },
        checks: earlier === null || comparison === null ? [] : checkSigns(earlier, found.job, comparison),
      },
    );
    return Date.parse(made.measuredAt) <= context.clock.now().getTime() + longestAheadMs
      ? made
      : `Its measurement time, ${made.measuredAt}, is in the future.`;
  } catch (error) {
    return `${asFailure(error).what} ${asFailure(error).why ?? ""}`;
  }
}

/** A record dated next year would stay the newest record for a year. */
const longestAheadMs: Milliseconds = 86_400_000;

/** A job may measure another repository, so we ask GitHub only about commits of this repository. */
async function readMeasuredCommit(job: GithubJob, api: Api, { source }: Profile): Promise<HistoryRecord["commit"]> {
  const { commit, repository, dirty } = source;
  const sha = commit !== null && /^[0-9a-f]{40}$/.test(commit) ? commit : job.sha;
  const isOurs = repository === null || isSameRepository(repository, fullName(job.repository));
  const facts = isOurs ? await readCommit(api, job.repository, sha) : null;
  return {
    sha,
    committedAt: facts?.committedAt ?? null,
    branch: /^refs\/heads\/(.+)$/s.exec(job.ref)?.[1] ?? null,
    subject: facts?.subject ?? null,
    ...(dirty === true ? { dirty } : {}),
  };
}

const mostNamed = 8;

function logWrittenRecords(
  { context }: JobContext,
  branch: string,
  { added, present, differing }: WrittenRecords,
): void {
  const { log } = context;
  if (added.length > 0) log.info(`Recorded in ${branch}: ${listText(added, mostNamed)}`);
  if (present.length > 0) log.info(`Already in ${branch}: ${listText(present, mostNamed)}`);
  if (differing.length > 0)
    log.warning(
      `${branch} already has different versions of these records, so we kept the branch's versions: ${listText(differing, mostNamed)}`,
    );
}

function createNotRecordedError(branch: string, { id, what, why, help }: Diagnostic): ToolError {
  return new ToolError({
    id,
    what: `Couldn't record this run in ${plainText(branch)}. ${what}`,
    why,
    help,
  });
}

/** A failure is only a warning, because the records are already written. */
async function showHistory(jobContext: JobContext, { job, branch }: HistoryPlace): Promise<void> {
  const { context } = jobContext;
  try {
    const history = await readHistory(jobContext, job, branch);
    context.log.info(`${branch}: ${counted(history.records.length, "record")}.`);
    for (const [why, files] of Map.groupBy(history.skipped, (file) => file.why))
      context.log.warning(
        `Skipped (${why}): ${listText(
          files.map(({ path }) => plainText(path)),
          mostNamed,
        )}`,
      );
    await publishHistory(jobContext, job, history);
  } catch (error) {
    const failure = asFailure(error);
    logPublishFailure(jobContext, { ...failure, severity: "warning" });
  }
}

const commitSchema = z.object({
  commit: z.object({ message: z.string(), committer: z.object({ date: z.iso.datetime({ offset: true }) }) }),
});

/** Null if GitHub doesn't know the commit or the request fails. Throws StoppedError only. */
async function readCommit(api: Api, repository: Repository, sha: string) {
  try {
    const what = `read the commit ${sha.slice(0, 12)} of ${fullName(repository)}`;
    const { message, committer } = await api.call(what, "contents: read", async (github) => {
      const { data } = await github.rest.repos.getCommit({
        ...repositoryParameters(repository),
        ref: sha,
        per_page: 1,
      });
      return commitSchema.parse(data).commit;
    });
    const [subject = ""] = message.split("\n", 1);
    return { committedAt: new Date(committer.date).toISOString(), subject };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

async function publishHistory(jobContext: JobContext, job: GithubJob, history: History): Promise<void> {
  const { context, publish, ports, waitBudget } = jobContext;
  const page = historyPage(history, context.clock.now().toISOString(), readReportAssets(context));
  const secrets = findKnownSecrets({ environment: context.environment, workload: null, token: publish.token });
  const publishing = { ...jobContext, secrets };
  if (refuseSecret(publishing, "The history", page)) return;
  const folder = await mkdtemp(join(findTemporaryFolder(context), "llm-profile-history-"));
  try {
    const name = nameSingleFile(publish.artifactName ?? defaultPrefix, job.runAttempt, "history.html");
    const file = join(folder, name);
    await writeFileAtomic(file, page, "replace");
    const { retentionDays } = publish;
    const request = { file, job, retentionDays, log: context.log, stop: waitBudget.signal };
    const uploaded = await uploadPage({ ...request, temporaryDirectory: folder });
    if (isDiagnostic(uploaded)) logPublishFailure(jobContext, uploaded);
    else ports.setOutput("report-url", uploaded.url);
    await writeSummary(publishing, formatHistorySummary(history, isDiagnostic(uploaded) ? null : uploaded.url));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
