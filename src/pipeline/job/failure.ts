import { CaptureError, LlmProfileError } from "../../errors.ts";
import type { CommentFailure } from "../../report/comment/comment-input.ts";

/** An error as a comment tells it. */
export function failureOf(error: unknown): CommentFailure {
  if (!(error instanceof LlmProfileError)) {
    return {
      what: "llm-profile ended with an error of its own.",
      where: null,
      why: error instanceof Error ? error.message : String(error),
      hint: "Please report it; the job's log has more.",
      failures: [],
    };
  }
  return {
    what: error.message,
    where: error.where ?? null,
    why: error.why ?? null,
    hint: error.hint ?? null,
    failures: error instanceof CaptureError ? error.failures.map(failureOf) : [],
  };
}
