import { CaptureError, errorMessage, LlmProfileError } from "../../errors.ts";
import type { Failure, FailureParts } from "../../model/run/failure.ts";
import { redactCommand } from "../../model/secrets.ts";

/** An error as run.json and a comment tell it, without what may be secret: a message may quote the configuration or a program. */
export function failureOf(error: unknown): Failure {
  return { ...partsOf(error), failures: failuresIn(error).map(partsOf) };
}

function partsOf(error: unknown): FailureParts {
  if (!(error instanceof LlmProfileError)) {
    return {
      what: "llm-profile ended with an error of its own.",
      where: null,
      why: redactCommand(errorMessage(error)),
      help: "Please report it; the job's log has more.",
    };
  }
  // A list of problems is one message: its heading is what happened, and the list why.
  const [what = "", ...list] = redactCommand(error.message).split("\n");
  const why = [...list, ...(error.why === undefined ? [] : [redactCommand(error.why)])].join("\n");
  return {
    what: list.length === 0 ? what : what.replace(/:$/, "."),
    where: error.where ?? null,
    why: why === "" ? null : why,
    help: error.help === undefined ? null : redactCommand(error.help),
  };
}

function failuresIn(error: unknown): LlmProfileError[] {
  return error instanceof CaptureError ? error.failures.flatMap((one) => [one, ...failuresIn(one)]) : [];
}
