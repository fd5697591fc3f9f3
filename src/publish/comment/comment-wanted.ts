import * as z from "zod";
import { fullName, inRepository, type Repository } from "../../model/publish/github.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CommentPolicy } from "../../model/publish/publish.ts";
import type { Api } from "../api/api.ts";
import { diagnosticOf } from "../api/failure.ts";

/** What the decision about a comment depends on. */
export interface CommentSituation {
  /** Of the job, such as `pull_request`. */
  readonly event: string;
  /** Its number; null where there is none, or none was found. */
  readonly pullRequest: number | null;
  /** The pull request comes from another repository. */
  readonly fork: boolean;
  /** Nothing is known of the commit: no job has left a result. */
  readonly empty: boolean;
  /** There is something to tell: a verdict other than pass, kernels that changed, a missing baseline. */
  readonly changed: boolean;
  readonly hasToken: boolean;
}

/** `update`: only where a comment of ours is there already. `say` goes to the log, as a warning where `warn`. */
export interface CommentDecision {
  readonly action: "write" | "update" | "skip";
  readonly say: string;
  readonly warn: boolean;
}

/** Events whose job gets a token that only reads where the pull request comes from a fork. */
const readOnlyForForks: ReadonlySet<string> = new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
]);

/** Whether to write a comment, and the sentence that tells so. */
export function commentWanted(policy: CommentPolicy, situation: CommentSituation): CommentDecision {
  const { event, pullRequest, fork, empty, changed, hasToken } = situation;
  if (policy === "never") return skip("No comment: the input `comment` is `never`.");
  if (pullRequest === null) return skip(`No comment: the event \`${event}\` has no open pull request.`);
  const number = `#${String(pullRequest)}`;
  if (!hasToken) {
    return skip(`No comment on ${number}: the input \`token\` is empty. Leave it out, for the job's own token.`, true);
  }
  if (fork && readOnlyForForks.has(event) && policy !== "always") {
    return skip(
      `No comment on ${number}: it comes from a fork, where the token only reads. The job summary has the result; a workflow with \`on: workflow_run\` and \`mode: comment\` can write the comment (docs/security.md).`,
    );
  }
  if (empty) {
    return {
      action: "update",
      say: `There is no result: ${number} gets no new comment; one that is there is replaced.`,
      warn: false,
    };
  }
  if (policy === "on-change" && !changed) {
    return {
      action: "update",
      say: `Nothing changed: ${number} gets no new comment (\`comment: on-change\`); one that is there is brought up to date.`,
      warn: false,
    };
  }
  return { action: "write", say: `The result goes to pull request ${number} as a comment.`, warn: false };
}

function skip(say: string, warn = false): CommentDecision {
  return { action: "skip", say, warn };
}

const pullSchema = z.object({ head: z.object({ sha: z.string() }) });

/** Whether the commit that was measured is still the pull request's head: a run that ends late must not write over a newer one. */
export async function headIsCurrent(
  api: Api,
  { repository, number, headSha }: { repository: Repository; number: number; headSha: string },
): Promise<boolean | Diagnostic> {
  try {
    const what = `read pull request #${String(number)} of ${fullName(repository)}`;
    const { head } = await api.call(what, "pull-requests: read", async (github) => {
      const { data } = await github.rest.pulls.get({
        ...inRepository(repository),
        pull_number: number,
      });
      return pullSchema.parse(data);
    });
    return head.sha === headSha;
  } catch (error) {
    return diagnosticOf(error);
  }
}
