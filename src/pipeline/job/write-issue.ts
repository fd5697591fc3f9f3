import { UserError } from "../../model/errors.ts";
import type { Config } from "../../model/config.ts";
import type { GithubJob } from "../../model/publish/github.ts";
import type { PublishSettings } from "../../model/publish/publish.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { closeIssue, openIssue, measureIssueRoom } from "../../github/issue.ts";
import { commentMarkdown } from "../../report/comment/comment.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { announceRecovery, issueNote, issueTitle } from "../../report/comment/issue-text.ts";
import { worstVerdict } from "../../report/document/worst-verdict.ts";
import {
  isDiagnostic,
  createJobTitle,
  logPublishFailure,
  type JobContext,
  type PublishContext,
} from "./job-context.ts";
import { refuseSecret } from "./write-comment.ts";

/** An inconclusive verdict doesn't change the issue. Returns true if the issue is open now, so that links can still be added. */
export async function writeIssue(jobContext: PublishContext, input: CommentInput): Promise<boolean> {
  const { context, job, api, publish } = jobContext;
  if (!publish.issue || job === null) return false;
  if (!isOnDefaultBranch(job)) {
    context.log.info(
      `No issue: only schedules, pushes, and dispatches on the default branch get an issue, but this run is for \`${job.event}\` on ${plainText(job.ref)}.`,
    );
    return false;
  }
  if (api === null) {
    context.log.warning("No issue: the input `token` is empty. Leave `token` out to use the job's own token.");
    return false;
  }
  const verdict = worstVerdict(input.sections);
  const { repository } = job;
  const key = createJobTitle(job, publish);
  const request = { repository, key };
  if (verdict === "regressed" || verdict === "over-budget") {
    const title = issueTitle(verdict, key);
    const note = issueNote();
    const body = `${commentMarkdown(input, measureIssueRoom(key) - note.length)}${note}`;
    if (refuseSecret(jobContext, "The issue", `${title}\n${body}`)) return false;
    return logIssueResult(jobContext, await openIssue(api, { ...request, title, body }));
  }
  if (verdict !== "pass") {
    context.log.info(
      `We didn't change the issue, because the verdict \`${verdict}\` doesn't say whether anything is slower.`,
    );
    return false;
  }
  return logIssueResult(jobContext, await closeIssue(api, { ...request, recovered: announceRecovery(input) }));
}

type Result = Awaited<ReturnType<typeof openIssue>>;

function logIssueResult(jobContext: JobContext, result: Result): boolean {
  if (isDiagnostic(result)) {
    logPublishFailure(jobContext, result);
    return false;
  }
  const { action, url } = result;
  if (action === "none") return false;
  const words =
    action === "left-closed"
      ? "left closed, because somebody closed it; a regression will open an issue again only after a passing run"
      : action;
  jobContext.context.log.info(`Issue ${words}: ${url ?? ""}`);
  return action === "opened" || action === "updated" || action === "unchanged";
}

const issueEvents: ReadonlySet<string> = new Set(["push", "workflow_dispatch"]);

/** GitHub runs schedules only on the default branch. */
function isOnDefaultBranch({ event, ref, defaultBranch, pullRequest }: GithubJob): boolean {
  if (pullRequest !== null) return false;
  return (
    event === "schedule" || (issueEvents.has(event) && defaultBranch !== null && ref === `refs/heads/${defaultBranch}`)
  );
}

/**
 * Throws UserError if a regressed run would pass and become the next run's baseline. The next run would then close the issue although
 * nothing got faster.
 */
export function requireSteadyIssue({ issue }: PublishSettings, { compare }: Config): void {
  const fails = compare["fail-on"].some(
    (failure) => failure === "regression" || failure === "kernel" || failure === "counts",
  );
  if (!issue || fails) return;
  throw new UserError({
    id: "issue-baseline-moves",
    what: "With these settings, `issue: true` can't tell when a regression is over.",
    where: "inputs issue and fail-on",
    why: "Without `regression` in `fail-on`, a regressed run succeeds and becomes the baseline of the next run, which then passes.",
    help: "Add `regression` to `fail-on`.",
  });
}
