import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { findSearchEnds, type NoSearch, type SearchedEnds } from "./search/figure.ts";
import { exitCodes, StoppedError } from "../../model/errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import { fullName, type GithubJob } from "../../model/publish/github.ts";
import type { UploadedArtifact } from "../../model/publish/publish.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import { logLayout } from "../../model/text/layout.ts";
import type { Milliseconds } from "../../model/units.ts";
import { nameBisect } from "../../github/artifact/artifact-name.ts";
import { uploadRun } from "../../github/artifact/upload.ts";
import { findPullOfCommit } from "../../github/pull-requests.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { createNewsBlocks, explainNoSearch, type BisectNews } from "./text/news.ts";
import { formatBisect } from "./text/result-text.ts";
import { readRunRecord } from "../../run/directory/run-record.ts";
import { openRepository } from "../../run/machine/git.ts";
import { isAncestor } from "../../run/worktree/base.ts";
import { searchCommits, type BisectOutcome } from "./effects/bisect.ts";
import { comparisonsFolder } from "./effects/compare-versions.ts";
import { findBlamedCommits } from "./effects/culprit.ts";
import { describeFailure } from "../../pipeline/start/failure.ts";
import { createOwnTools, findTemporaryFolder } from "../../pipeline/start/machine.ts";
import {
  createArtifactName,
  logPublishFailure,
  type JobContext,
  type PublishContext,
} from "../../pipeline/job/job-context.ts";
import { updatePublished, writeCommentFile, type JobPart, type PublishedRun } from "../../pipeline/job/publish-run.ts";
import { warnOfBugs } from "../../pipeline/job/write-comment.ts";

export const bisectPart: JobPart = {
  after: async (jobContext, run) => {
    await warnOfBugs(jobContext, "Couldn't publish the bisect", async () => runBisectJob(jobContext, run));
  },
};

/** A failed search is only a warning. Throws StoppedError. */
async function runBisectJob(jobContext: PublishContext, run: PublishedRun): Promise<void> {
  const { context, job, publish, waitBudget } = jobContext;
  const { published } = run;
  if (publish.bisectMs === null || job === null) return;
  const ends = await findJobEnds(jobContext, job, run);
  if (ends === null) return;
  let searched: Searched;
  if (ends.kind === "ends") searched = await runSearch(jobContext, run, ends, publish.bisectMs);
  else {
    searched = { note: explainNoSearch(ends), outcome: null, directory: null };
    context.log.info(explainNoSearch(ends));
  }
  await waitBudget.stretch(async () => {
    const input = await addNews(jobContext, job, published.input, searched);
    if (published.directory !== null) await writeCommentFile(jobContext, published.directory, input);
    await updatePublished(jobContext, published, input);
  });
}

/** Each push to a red pull request would start another search, so there a comment starts it. */
const bisectingEvents: ReadonlySet<string> = new Set(["schedule", "push", "workflow_dispatch", "issue_comment"]);

/** Null if there's nothing to search for; the log says why. */
async function findJobEnds(
  { context }: JobContext,
  { event, pullRequest }: GithubJob,
  { result }: PublishedRun,
): Promise<SearchedEnds | NoSearch | null> {
  const { log } = context;
  if (!bisectingEvents.has(event)) {
    log.info(
      `No bisect: a \`${event}\` event doesn't start a bisect. To start a bisect, comment on the pull request (docs/bisect.md).`,
    );
    return null;
  }
  const ends = result.exitCode === exitCodes.regressed ? findSearchEnds(result.comparison) : null;
  if (ends === null) log.info("No bisect: this run has no slowdown that fails the job.");
  if (ends?.kind !== "ends") return ends;
  const { good, bad } = ends;
  await using tools = await createOwnTools(context);
  await using repository = await openRepository({ ...tools, cwd: context.cwd });
  if (
    repository.kind === "none" ||
    (await repository.git.line("rev-parse", "--verify", "--quiet", `${good}^{commit}`)) === null
  )
    return { kind: "not-here", commit: good };
  // We use the pull request's head, because GitHub's merge commit isn't on the branch.
  if (pullRequest !== null) return { ...ends, bad: pullRequest.headSha };
  return (await isAncestor(repository.git, good, bad)) ? ends : { kind: "not-built-on", good, bad };
}

interface Searched {
  readonly note: string | null;
  readonly outcome: BisectOutcome | null;
  readonly directory: string | null;
}

async function runSearch(
  { context }: JobContext,
  { loaded }: PublishedRun,
  ends: SearchedEnds,
  timeLimitMs: Milliseconds,
): Promise<Searched> {
  let directory: string | null = null;
  try {
    const opened = (path: string) => (directory = path);
    const outcome = await searchCommits(context, loaded, { ...ends, timeLimitMs, opened });
    context.log.info(formatBisect(outcome, logLayout));
    return { note: null, outcome, directory };
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const note = `The bisect failed: ${diagnosticText(describeFailure(error))}`;
    context.log.warning(note);
    return { note, outcome: null, directory };
  }
}

async function addNews(
  jobContext: PublishContext,
  job: GithubJob,
  input: CommentInput,
  { note, outcome, directory }: Searched,
): Promise<CommentInput> {
  const uploaded = directory === null ? null : await uploadSearch(jobContext, job, directory);
  if (outcome === null) return note === null ? input : { ...input, notes: [...input.notes, note] };
  const artifact = { name: uploaded?.name ?? nameBisect(createArtifactName(jobContext)), url: uploaded?.url ?? null };
  return {
    ...input,
    more: createNewsBlocks({ ...outcome, pulls: await findPullRequests(jobContext, job, outcome), artifact }),
  };
}

async function findPullRequests(
  { api }: JobContext,
  { repository, serverUrl }: GithubJob,
  { bisect, result }: BisectOutcome,
): Promise<BisectNews["pulls"]> {
  if (api === null) return [];
  const pullRequests = findBlamedCommits(bisect, result).map(async ({ sha }) => {
    const pull = await findPullOfCommit(api, repository, sha);
    if (pull === null) return [];
    return [{ ...pull, sha, url: `${serverUrl}/${fullName(repository)}/pull/${pull.number}` }];
  });
  return (await Promise.all(pullRequests)).flat();
}

/** Null if the upload failed; the log says why. */
async function uploadSearch(
  jobContext: PublishContext,
  job: GithubJob,
  directory: string,
): Promise<UploadedArtifact | null> {
  const { context, publish, waitBudget, secrets } = jobContext;
  const { main, failures } = await uploadRun({
    directory,
    name: nameBisect(createArtifactName(jobContext)),
    job,
    retentionDays: publish.retentionDays,
    withheld: await findWithheldFiles(directory),
    secrets,
    temporaryDirectory: findTemporaryFolder(context),
    log: context.log,
    stop: waitBudget.signal,
  });
  for (const failure of failures) logPublishFailure(jobContext, failure);
  return main;
}

/** If a run.json can't be read, none of that run's files leave the machine. */
async function findWithheldFiles(directory: string): Promise<RunRecord["withheld"]> {
  const runs = await readdir(join(directory, comparisonsFolder)).catch(() => []);
  const all = runs.map(async (run) => {
    const folder = `${comparisonsFolder}/${run}`;
    const withheld = await readRunRecord(join(directory, folder)).then(
      (record) => record.withheld,
      () => [{ path: "**", reason: "Its run.json can't be read." }],
    );
    return withheld.map(({ path, reason }) => ({ path: `${folder}/${path}`, reason }));
  });
  return (await Promise.all(all)).flat();
}
