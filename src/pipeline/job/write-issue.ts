import { UserError } from "../../errors.ts";
import type { Config } from "../../model/config.ts";
import type { GithubJob } from "../../model/publish/github.ts";
import type { PublishSettings } from "../../model/publish/publish.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { closeIssue, openIssue, roomForIssue } from "../../publish/issue.ts";
import type { Secret } from "../../publish/secrets/search.ts";
import { commentMarkdown } from "../../report/comment/comment.ts";
import type { CommentInput } from "../../report/comment/comment-input.ts";
import { recoveredText, issueNote, issueTitle } from "../../report/comment/issue-text.ts";
import { worstVerdict } from "../../report/document/worst-verdict.ts";
import { isDiagnostic, jobTitle, warnOf, type JobContext } from "./job-context.ts";
import { holdsSecret } from "./write-comment.ts";

/**
 * Opens, updates or closes the issue of this job, where the input asks for one and the run is of the default branch. What
 * says neither slower nor fine leaves it as it is. True where it is open now, and may be given further links. Failure is
 * said, and decides nothing.
 */
export async function writeIssue(
  jobContext: JobContext,
  input: CommentInput,
  secrets: readonly Secret[],
): Promise<boolean> {
  const { context, job, api, publish } = jobContext;
  if (!publish.issue || job === null) return false;
  if (!isOfDefaultBranch(job)) {
    context.log.info(
      `No issue: they are for schedules, pushes and dispatches of the default branch, and this is \`${job.event}\` of ${plainText(job.ref)}.`,
    );
    return false;
  }
  if (api === null) {
    context.log.warning("No issue: the input `token` is empty. Leave it out, for the job's own token.");
    return false;
  }
  const verdict = worstVerdict(input.sections);
  const { repository } = job;
  const key = jobTitle(job, publish);
  const request = { repository, key };
  if (verdict === "regressed" || verdict === "over-budget") {
    const title = issueTitle(verdict, key);
    const note = issueNote();
    const body = `${commentMarkdown(input, roomForIssue(key) - note.length)}${note}`;
    if (holdsSecret(jobContext, "The issue", `${title}\n${body}`, secrets)) return false;
    return report(jobContext, await openIssue(api, { ...request, title, body }));
  }
  if (verdict !== "pass") {
    context.log.info(`No issue is opened or closed: the verdict \`${verdict}\` says neither slower nor fine.`);
    return false;
  }
  return report(jobContext, await closeIssue(api, { ...request, recovered: recoveredText(input) }));
}

type Result = Awaited<ReturnType<typeof openIssue>>;

function report(jobContext: JobContext, result: Result): boolean {
  if (isDiagnostic(result)) {
    warnOf(jobContext, result);
    return false;
  }
  const { action, url } = result;
  if (action === "none") return false;
  const words =
    action === "left-closed" ? "left closed, as people have closed it; a run that passes ends that" : action;
  jobContext.context.log.info(`Issue ${words}: ${url ?? ""}`);
  return action === "opened" || action === "updated" || action === "unchanged";
}

const events: ReadonlySet<string> = new Set(["push", "workflow_dispatch"]);

/** GitHub runs schedules on the default branch alone. */
function isOfDefaultBranch({ event, ref, defaultBranch, pullRequest }: GithubJob): boolean {
  if (pullRequest !== null) return false;
  return event === "schedule" || (events.has(event) && defaultBranch !== null && ref === `refs/heads/${defaultBranch}`);
}

/**
 * Throws UserError where a run that regressed would pass, and so become the next run's baseline: the issue would be closed
 * although nothing got faster.
 */
export function requireSteadyIssue({ issue, reference }: PublishSettings, { compare }: Config): void {
  const fails = compare["fail-on"].some((one) => one === "regression" || one === "kernel" || one === "counts");
  if (!issue || reference !== null || fails) return;
  throw new UserError({
    id: "issue-baseline-moves",
    what: "`issue: true` could not tell when a regression is over.",
    where: "inputs issue and fail-on",
    why: "Without `regression` in `fail-on` a run that regressed is a success, and the baseline of the next one, which then passes.",
    help: "Leave fail-on as it is, or pin a `reference`.",
  });
}
