import type { CommentPolicy } from "../../model/publish/publish.ts";

export interface CommentSituation {
  readonly event: string;
  readonly pullRequest: number | null;
  readonly fork: boolean;
  readonly empty: boolean;
  readonly changed: boolean;
  readonly hasToken: boolean;
}

/** `update`: we only update an existing comment. `say` goes to the log. */
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

export function decideComment(policy: CommentPolicy, situation: CommentSituation): CommentDecision {
  const { event, pullRequest, fork, empty, changed, hasToken } = situation;
  if (policy === "never") return skip("No comment: the input `comment` is `never`.");
  if (pullRequest === null) return skip(`No comment: the event \`${event}\` has no open pull request.`);
  const number = `#${pullRequest}`;
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
