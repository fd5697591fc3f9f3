import { describeError, errorMessage, LlmProfileError, problemLines, UserError } from "../../model/errors.ts";
import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import { redactCommand } from "../../model/secrets.ts";

export function createFailureRecord(error: unknown): NonNullable<RunRecord["failure"]> {
  const parts = describeFailure(error);
  return { id: parts.id, message: redactCommand(describeError(error)), parts };
}

/** Converts an error for run.json and comments. Redacts secrets, because a message may quote the configuration or a program. */
export function describeFailure(error: unknown): Failure {
  return { ...redactDiagnostic(error), failures: listFailures(error).map(redactDiagnostic) };
}

function redactDiagnostic(error: unknown): Diagnostic {
  if (!(error instanceof LlmProfileError)) {
    return diagnostic({
      what: "llm-profile failed because of a bug.",
      why: redactCommand(errorMessage(error)),
      help: "Please report this bug. The job's log has the details.",
    });
  }
  const { id, what, where, why, help } = error;
  const problems = error instanceof UserError ? problemLines(error) : [];
  const reasons = [...problems, ...(why === null ? [] : [why])].join("\n");
  return diagnostic({
    id,
    // `what` ended with a colon before a list of problems. The list isn't included here, so we end with a period.
    what: redactCommand(problems.length === 0 ? what : what.replace(/:$/, ".")),
    where,
    why: reasons === "" ? null : redactCommand(reasons),
    help: help === null ? null : redactCommand(help),
  });
}

function listFailures(error: unknown): LlmProfileError[] {
  return error instanceof LlmProfileError
    ? error.failures.flatMap((failure) => [failure, ...listFailures(failure)])
    : [];
}
