import { UserError } from "../../model/errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { readCommentedPull } from "../../github/pull-requests.ts";
import { isDiagnostic, type JobContext } from "./job-context.ts";

/**
 * Turns a job that a comment started into a job for the commented pull request. Its code will run next to the repository's secrets, so the
 * author of the comment needs write access.
 */
export async function acceptComment(jobContext: JobContext): Promise<JobContext> {
  const { context, job, api, waitBudget } = jobContext;
  if (job?.event !== "issue_comment") return jobContext;
  const { comment } = job;
  const refused = (why: string, help: string): JobContext => {
    const problem = new UserError({
      id: "comment-refused",
      what: "This comment doesn't start a run.",
      where: "event issue_comment",
      why,
      help,
    });
    return { ...jobContext, problem };
  };
  if (comment === null) return refused("The comment isn't on a pull request.", checkCondition);
  if (api === null) return refused("The input `token` is empty.", "Leave `token` out to use the job's own token.");
  const commented = await waitBudget.stretch(async () => readCommentedPull(api, job.repository, comment));
  const author = plainText(comment.author);
  if (isDiagnostic(commented))
    return refused(`${commented.what} ${commented.why ?? ""}`, commented.help ?? "Try again.");
  if (!commented.mayWrite)
    return refused(
      `${author} doesn't have write access to this repository.`,
      "Ask someone with write access to post the comment.",
    );
  if (!commented.isOpen) return refused("The pull request isn't open.", "Reopen the pull request.");
  const { pullRequest } = commented;
  return {
    ...jobContext,
    context: { ...context, pullRequestBase: pullRequest.baseRef },
    job: { ...job, pullRequest },
  };
}

const checkCondition = "Copy the `if:` of examples/workflows/bisect-comment.yml into the job.";
