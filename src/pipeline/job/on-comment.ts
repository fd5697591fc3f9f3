import { UserError } from "../../errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { commentedPull } from "../../publish/comment/commented-pull.ts";
import { isDiagnostic, type JobContext } from "./job-context.ts";

/**
 * The job of a comment on a pull request becomes the pull request's own, where the comment's author may write to the repository: its code
 * runs beside the repository's secrets. Else, and where GitHub doesn't say, it has a problem, and nothing runs.
 */
export async function onComment(jobContext: JobContext): Promise<JobContext> {
  const { context, job, api, waitBudget } = jobContext;
  if (job?.event !== "issue_comment") return jobContext;
  const { comment } = job;
  const refused = (why: string, help: string): JobContext => ({ ...jobContext, problem: refusal(why, help) });
  if (comment === null) return refused("The comment isn't one on a pull request.", checkCondition);
  if (api === null) return refused("The input `token` is empty.", "Leave it out, for the job's own token.");
  const found = await waitBudget.stretch(async () => commentedPull(api, job.repository, comment));
  const author = plainText(comment.author);
  if (isDiagnostic(found)) return refused(`${found.what} ${found.why ?? ""}`, found.help ?? "Try again.");
  if (!found.mayWrite) return refused(`${author} may not write to this repository.`, "Ask somebody who may.");
  if (!found.isOpen) return refused("The pull request isn't open.", "Reopen it.");
  const { pullRequest } = found;
  return {
    ...jobContext,
    context: { ...context, pullRequestBase: pullRequest.baseRef },
    job: { ...job, pullRequest },
  };
}

const checkCondition = "Give the job the `if:` of examples/workflows/bisect-comment.yml.";

function refusal(why: string, help: string): UserError {
  return new UserError({
    id: "comment-refused",
    what: "This comment starts nothing.",
    where: "event issue_comment",
    why,
    help,
  });
}
