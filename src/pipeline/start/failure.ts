import { describeError, errorMessage, LlmProfileError, problemLines, UserError } from "../../errors.ts";
import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import { redactCommand } from "../../model/secrets.ts";

/** A failure as run.json keeps it. */
export function failureRecord(error: unknown): NonNullable<RunRecord["failure"]> {
  const parts = failureOf(error);
  return { id: parts.id, message: redactCommand(describeError(error)), parts };
}

/** An error for run.json and a comment, without what may be secret: a message may quote the configuration or a program. */
export function failureOf(error: unknown): Failure {
  return { ...redactedDiagnostic(error), failures: failuresIn(error).map(redactedDiagnostic) };
}

function redactedDiagnostic(error: unknown): Diagnostic {
  if (!(error instanceof LlmProfileError)) {
    return diagnostic({
      what: "llm-profile ended with an error of its own.",
      why: redactCommand(errorMessage(error)),
      help: "Please report it; the job's log has more.",
    });
  }
  const { id, what, where, why, help } = error;
  const problems = error instanceof UserError ? problemLines(error) : [];
  const reasons = [...problems, ...(why === null ? [] : [why])].join("\n");
  return diagnostic({
    id,
    // The list of problems is no longer below it.
    what: redactCommand(problems.length === 0 ? what : what.replace(/:$/, ".")),
    where,
    why: reasons === "" ? null : redactCommand(reasons),
    help: help === null ? null : redactCommand(help),
  });
}

function failuresIn(error: unknown): LlmProfileError[] {
  return error instanceof LlmProfileError ? error.failures.flatMap((one) => [one, ...failuresIn(one)]) : [];
}
