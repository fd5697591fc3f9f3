import { errorMessage, StoppedError } from "../../model/errors.ts";
import { findSecretsInText } from "../../github/secrets/find-secrets.ts";
import { decideComment } from "../../github/comment/comment-wanted.ts";
import { isHeadCurrent } from "../../github/pull-requests.ts";
import { createCheckRun, longestCheckSummary } from "../../github/check-run.ts";
import { measureRoom, upsertComment } from "../../github/comment/upsert-comment.ts";
import { commentLimit, commentMarkdown } from "../../report/comment/comment.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { checkConclusion, writeLead } from "../../report/document/lead.ts";
import { isDiagnostic, createRunUrl, logPublishFailure, type JobContext, type PublishContext } from "./job-context.ts";

export interface CommentTarget {
  readonly pullRequest: number;
  readonly headSha: string;
  readonly fork: boolean;
  readonly key: string;
}

export interface CommentPlace extends CommentTarget {
  readonly create: boolean;
}

export async function writeSummary(jobContext: PublishContext, text: string): Promise<boolean> {
  if (refuseSecret(jobContext, "The job summary", text)) return false;
  try {
    await jobContext.ports.writeSummary(text);
    return true;
  } catch (error) {
    const why = errorMessage(error).replace(/(?<!\.)\.+$/, "");
    jobContext.context.log.warning(
      `Couldn't write the job summary: ${why}. Inside a container, pass on GITHUB_STEP_SUMMARY and mount its folder.`,
    );
    return false;
  }
}

/** Where to comment, according to the input `comment`. Null for no comment; the log says why. */
export function decideCommentPlace(
  { context, publish, job, api }: JobContext,
  input: CommentInput,
  target: CommentTarget | null,
): CommentPlace | null {
  if (job === null) return null;
  const decision = decideComment(publish.comment, {
    event: job.event,
    pullRequest: target?.pullRequest ?? null,
    fork: target?.fork ?? false,
    empty: input.sections.length === 0,
    changed: hasNews(input),
    hasToken: api !== null,
  });
  if (decision.warn) context.log.warning(decision.say);
  else context.log.info(decision.say);
  return decision.action === "skip" || target === null ? null : { ...target, create: decision.action === "write" };
}

export async function writeComment(
  jobContext: PublishContext,
  input: CommentInput,
  target: CommentPlace,
): Promise<string | null> {
  const { context, job, api } = jobContext;
  if (job === null || api === null) return null;
  const body = commentMarkdown(input, Math.min(commentLimit, measureRoom(target.key)));
  if (refuseSecret(jobContext, "The comment", body)) return null;
  const { repository } = job;
  const current = await isHeadCurrent(api, { repository, number: target.pullRequest, headSha: target.headSha });
  if (typeof current === "object") {
    logPublishFailure(jobContext, current);
  } else if (!current) {
    context.log.info(
      `No comment on #${String(target.pullRequest)}: newer commits were pushed while we measured ${target.headSha.slice(0, 7)}.`,
    );
    return null;
  }
  const { pullRequest, key, create } = target;
  const written = await upsertComment(api, { repository, pullRequest, key, body, create });
  if (isDiagnostic(written)) {
    logPublishFailure(jobContext, written);
    return null;
  }
  if (written.url !== null) context.log.info(`Comment ${written.action}: ${written.url}`);
  return written.url;
}

export async function writeCheckRun(jobContext: PublishContext, input: CommentInput, headSha: string): Promise<void> {
  const { context, job, api } = jobContext;
  const [section] = input.sections;
  if (job === null || section === undefined) return;
  if (api === null) {
    context.log.warning("No check run: the input `token` is empty. Leave `token` out to use the job's own token.");
    return;
  }
  const name = `GPU profile: ${input.title}`;
  const summary = commentMarkdown(input, longestCheckSummary);
  if (refuseSecret(jobContext, "The check run", `${name}\n${summary}`)) return;
  const { repository } = job;
  const created = await createCheckRun(api, {
    repository,
    headSha,
    summary,
    detailsUrl: createRunUrl(job),
    name,
    conclusion: checkConclusion(section),
    title: writeLead(section).word,
  });
  if (isDiagnostic(created)) logPublishFailure(jobContext, created);
  else context.log.info(`Check run: ${created.url}`);
}

/** True if a section isn't a plain pass, so the comment has news. */
function hasNews({ sections }: CommentInput): boolean {
  return sections.some(
    ({ comparison, failure }) =>
      failure !== null || comparison === null || comparison.verdict !== "pass" || comparison.reasons.length > 0,
  );
}

export function refuseSecret({ context, secrets }: PublishContext, subject: string, text: string): boolean {
  const secretNames = findSecretsInText(text, secrets);
  if (secretNames.length === 0) return false;
  context.log.warning(
    `${subject} wasn't written because it would show the value of ${secretNames.join(", ")}. Remove this value from the names of kernels, ranges, and files, and from the command.`,
  );
  return true;
}

/** Runs a publishing step. Any error except StoppedError is our bug and shouldn't hide the verdict, so we log it as a warning and return null. */
export async function warnOfBugs<T>(
  jobContext: JobContext,
  outcome: string,
  body: () => Promise<T>,
): Promise<T | null> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    jobContext.context.log.warning(
      `${outcome} because of a bug in llm-profile. Please report it. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return null;
  }
}
