import { errorMessage, StoppedError } from "../../errors.ts";
import { findSecretsInText } from "../../publish/secrets/find-secrets.ts";
import type { Secret } from "../../publish/secrets/search.ts";
import { commentWanted, headIsCurrent } from "../../publish/comment/comment-wanted.ts";
import { createCheckRun, longestCheckSummary } from "../../publish/check-run.ts";
import { roomForText, upsertComment } from "../../publish/comment/upsert-comment.ts";
import { commentLimit, commentMarkdown, jobSummary } from "../../report/comment/comment.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { checkConclusion, leadOf } from "../../report/document/lead.ts";
import { isDiagnostic, runUrl, warnOf, type JobContext } from "./job-context.ts";

/** Where a comment belongs. */
export interface CommentTarget {
  readonly pullRequest: number;
  /** The commit that was measured: a newer one is on its way, where it is not the head any more. */
  readonly headSha: string;
  readonly fork: boolean;
  readonly key: string;
}

/** Where a comment is to be written. */
export interface CommentPlace extends CommentTarget {
  /** False: only one that is there already is brought up to date. */
  readonly create: boolean;
}

/** The job summary, within GitHub's limit; whether it was written. A summary that holds a known secret is not. */
export async function writeSummary(
  jobContext: JobContext,
  input: CommentInput,
  secrets: readonly Secret[],
): Promise<boolean> {
  return writeSummaryText(jobContext, jobSummary(input), secrets);
}

/** The same of Markdown that is there already. */
export async function writeSummaryText(
  jobContext: JobContext,
  text: string,
  secrets: readonly Secret[],
): Promise<boolean> {
  if (holdsSecret(jobContext, "The job summary", text, secrets)) return false;
  try {
    await jobContext.ports.writeSummary(text);
    return true;
  } catch (error) {
    const why = errorMessage(error).replace(/(?<!\.)\.+$/, "");
    jobContext.context.log.warning(
      `The job summary was not written: ${why}. Inside a container, pass on GITHUB_STEP_SUMMARY and mount its folder.`,
    );
    return false;
  }
}

/** Where the input `comment` wants one; null, and said, where it does not. */
export function commentPlace(
  { context, publish, job, api }: JobContext,
  input: CommentInput,
  target: CommentTarget | null,
): CommentPlace | null {
  if (job === null) return null;
  const decision = commentWanted(publish.comment, {
    event: job.event,
    pullRequest: target?.pullRequest ?? null,
    fork: target?.fork ?? false,
    empty: input.sections.length === 0,
    changed: isChanged(input),
    hasToken: api !== null,
  });
  if (decision.warn) context.log.warning(decision.say);
  else context.log.info(decision.say);
  return decision.action === "skip" || target === null ? null : { ...target, create: decision.action === "write" };
}

/** Writes or updates the comment; its address, or null. Failure is said, and decides nothing. */
export async function writeComment(
  jobContext: JobContext,
  input: CommentInput,
  target: CommentPlace,
  secrets: readonly Secret[],
): Promise<string | null> {
  const { context, job, api } = jobContext;
  if (job === null || api === null) return null;
  const body = commentMarkdown(input, Math.min(commentLimit, roomForText(target.key)));
  if (holdsSecret(jobContext, "The comment", body, secrets)) return null;
  const { repository } = job;
  const current = await headIsCurrent(api, { repository, number: target.pullRequest, headSha: target.headSha });
  if (typeof current === "object") {
    warnOf(jobContext, current);
  } else if (!current) {
    context.log.info(
      `No comment on #${String(target.pullRequest)}: newer commits were pushed while ${target.headSha.slice(0, 7)} was measured.`,
    );
    return null;
  }
  const { pullRequest, key, create } = target;
  const written = await upsertComment(api, { repository, pullRequest, key, body, create });
  if (isDiagnostic(written)) {
    warnOf(jobContext, written);
    return null;
  }
  if (written.url !== null) context.log.info(`Comment ${written.action}: ${written.url}`);
  return written.url;
}

/** The check run of the only section, on the commit that was measured. Failure is said, and decides nothing. */
export async function writeCheckRun(
  jobContext: JobContext,
  input: CommentInput,
  headSha: string,
  secrets: readonly Secret[],
): Promise<void> {
  const { context, job, api } = jobContext;
  const [section] = input.sections;
  if (job === null || section === undefined) return;
  if (api === null) {
    context.log.warning("No check run: the input `token` is empty. Leave it out, for the job's own token.");
    return;
  }
  const name = `GPU profile: ${input.title}`;
  const summary = commentMarkdown(input, longestCheckSummary);
  if (holdsSecret(jobContext, "The check run", `${name}\n${summary}`, secrets)) return;
  const { repository } = job;
  const created = await createCheckRun(api, {
    repository,
    headSha,
    summary,
    detailsUrl: runUrl(job),
    name,
    conclusion: checkConclusion(section),
    title: leadOf(section).word,
  });
  if (isDiagnostic(created)) warnOf(jobContext, created);
  else context.log.info(`Check run: ${created.url}`);
}

/** Something to tell: what is no plain pass. */
function isChanged({ sections }: CommentInput): boolean {
  return sections.some(
    ({ comparison, failure }) =>
      failure !== null || comparison === null || comparison.verdict !== "pass" || comparison.reasons.length > 0,
  );
}

/** Whether a text would show a known secret, which is then said by its name. */
export function holdsSecret({ context }: JobContext, what: string, text: string, secrets: readonly Secret[]): boolean {
  const found = findSecretsInText(text, secrets);
  if (found.length === 0) return false;
  context.log.warning(
    `${what} was not written: it would show the value of ${found.join(", ")}. Kernels, ranges, files or the command hold it; take it out of there.`,
  );
  return true;
}

/** Anything but a stop that a publishing step throws is our bug, and must not hide the verdict: null then. */
export async function orWarn<T>(jobContext: JobContext, what: string, body: () => Promise<T>): Promise<T | null> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    jobContext.context.log.warning(
      `${what}: an error of llm-profile's own, please report it. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return null;
  }
}
