import { CaptureError, errorMessage, LlmProfileError } from "../../errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { CommentFailure } from "../../report/comment/comment-input.ts";

/** An error as a comment tells it, without what may be secret: a message may quote the configuration or a program. */
export function failureOf(error: unknown): CommentFailure {
  if (!(error instanceof LlmProfileError)) {
    return {
      what: "llm-profile ended with an error of its own.",
      where: null,
      why: redactCommand(errorMessage(error)),
      hint: "Please report it; the job's log has more.",
      failures: [],
    };
  }
  // A list of problems is one message: its heading is what happened, and the list why.
  const [what = "", ...list] = redactCommand(error.message).split("\n");
  const why = [...list, ...(error.why === undefined ? [] : [redactCommand(error.why)])].join("\n");
  return {
    what: list.length === 0 ? what : what.replace(/:$/, "."),
    where: error.where ?? null,
    why: why === "" ? null : why,
    hint: error.hint === undefined ? null : redactCommand(error.hint),
    failures: error instanceof CaptureError ? error.failures.map(failureOf) : [],
  };
}
