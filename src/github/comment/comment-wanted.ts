import * as z from "zod";
import { fullName, repositoryParameters, type Repository } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CommentPolicy } from "../../model/publish/publish.ts";
import type { Api } from "../api/api.ts";
import { toDiagnostic } from "../api/failure.ts";

/** The facts that decide whether we comment. */
export interface CommentSituation {
  /** The job's event, for example `pull_request`. */
  readonly event: string;
  /** The pull request's number, or null if we found none. */
  readonly pullRequest: number | null;
  /** True if the pull request comes from another repository. */
  readonly fork: boolean;
  /** True if no job has a result for the commit. */
  readonly empty: boolean;
  /** True if there's news: a verdict other than pass, changed kernels, or a missing baseline. */
  readonly changed: boolean;
  readonly hasToken: boolean;
}

/** `update`: we only update an existing comment. `say` goes to the log, as a warning if `warn` is true. */
export interface CommentDecision {
  readonly action: "write" | "update" | "skip";
  readonly say: string;
  readonly warn: boolean;
}

/** Events whose jobs get a read-only token for pull requests from forks. */
const readOnlyForForks: ReadonlySet<string> = new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
]);

/** Decides whether to comment, with a sentence for the log. */
export function decideComment(policy: CommentPolicy, situation: CommentSituation): CommentDecision {
  const { event, pullRequest, fork, empty, changed, hasToken } = situation;
  if (policy === "never") return skip("No comment: the input `comment` is `never`.");
  if (pullRequest === null) return skip(`No comment: the event \`${event}\` has no open pull request.`);
  const number = `#${String(pullRequest)}`;
  if (!hasToken) {
    return skip(`No comment on ${number}: the input \`token\` is empty. Omit it to use the job's own token.`, true);
  }
  if (fork && readOnlyForForks.has(event) && policy !== "always") {
    return skip(
      `No comment on ${number}: the pull request comes from a fork, so the token is read-only. The job summary has the result. A workflow with \`on: workflow_run\` and \`mode: comment\` can write the comment (docs/security.md).`,
    );
  }
  if (empty) {
    return {
      action: "update",
      say: `There's no result, so ${number} gets no new comment. If ${number} already has a comment, we replace it.`,
      warn: false,
    };
  }
  if (policy === "on-change" && !changed) {
    return {
      action: "update",
      say: `Nothing changed, so ${number} gets no new comment (\`comment: on-change\`). If ${number} already has a comment, we update it.`,
      warn: false,
    };
  }
  return { action: "write", say: `We'll comment on pull request ${number}.`, warn: false };
}

function skip(say: string, warn = false): CommentDecision {
  return { action: "skip", say, warn };
}

const pullSchema = z.object({ head: z.object({ sha: z.string() }) });

/** True if the measured commit is still the pull request's head. If it isn't, our comment could overwrite a newer run's comment. */
export async function headIsCurrent(
  api: Api,
  { repository, number, headSha }: { repository: Repository; number: number; headSha: string },
): Promise<boolean | Diagnostic> {
  try {
    const what = `read pull request #${String(number)} of ${fullName(repository)}`;
    const { head } = await api.call(what, "pull-requests: read", async (github) => {
      const { data } = await github.rest.pulls.get({
        ...repositoryParameters(repository),
        pull_number: number,
      });
      return pullSchema.parse(data);
    });
    return head.sha === headSha;
  } catch (error) {
    return toDiagnostic(error);
  }
}
