/** Exit codes of the command and of the action: the contract with CI. */
export const exitCodes = {
  pass: 0,
  regressed: 1,
  usage: 2,
  capture: 3,
  inconclusive: 4,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What every message for a person answers: what happened, where, why, and what to do about it. */
export interface ErrorParts {
  what: string;
  where?: string;
  why?: string;
  help?: string;
  /** A stable name of the cause, such as `range-not-seen`; the key of the failure table in docs/failures.md. */
  id?: string;
  cause?: unknown;
}

/** The base of every error that we throw on purpose; anything else is a bug and is reported with its stack. */
export abstract class LlmProfileError extends Error {
  abstract readonly exitCode: ExitCode;
  readonly where: string | undefined;
  readonly why: string | undefined;
  readonly help: string | undefined;
  readonly id: string | undefined;

  constructor(parts: ErrorParts) {
    super(parts.what, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = new.target.name;
    this.where = parts.where;
    this.why = parts.why;
    this.help = parts.help;
    this.id = parts.id;
  }
}

/** The user's command line, configuration or input is wrong: exit 2, and never a stack trace. */
export class UserError extends LlmProfileError {
  readonly exitCode = exitCodes.usage;
}

/** A tool (nsys, ncu, git, nvidia-smi) is missing or failed in a way that no captured data can mend: exit 3. */
export class ToolError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

/** A capture is not real: a tool's non-zero exit, a missing report, an empty range, a damaged import: exit 3. */
export class CaptureError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
  /** Each capture's own failure, where several captures failed. */
  readonly failures: readonly LlmProfileError[];

  constructor(parts: ErrorParts & { failures?: readonly LlmProfileError[] }) {
    super(parts);
    this.failures = parts.failures ?? [];
  }
}

/** A file does not hold what its format promises; `where` names file, table or row, and column: exit 3. */
export class ParseError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

/** We were stopped by a signal: exit 130 (INT) or 143 (TERM, HUP). */
export class StoppedError extends LlmProfileError {
  readonly exitCode: ExitCode;

  constructor(signal: NodeJS.Signals, cause?: unknown) {
    super({
      what: `Stopped by ${signal}.`,
      why: "The profilers and the workload were ended too.",
      ...(cause === undefined ? {} : { cause }),
    });
    this.exitCode = signal === "SIGINT" ? exitCodes.interrupted : exitCodes.terminated;
  }
}

/** What was thrown, in its own words: for the `why` of a message of ours. */
export function errorMessage(error: unknown): string {
  // Not `instanceof Error`: errors of Node's own modules are of another realm where a test runner isolates its globals.
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}

/** The text of an error for a person: what, where, why, what to do; one line each, causes of several captures indented. */
export function describeError(error: unknown): string {
  if (!(error instanceof LlmProfileError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `Unexpected error, a bug in llm-profile; please report it with the text below.\n${stack}`;
  }
  const lines = [error.message];
  if (error.where !== undefined) lines.push(`  where: ${indentRest(error.where)}`);
  if (error.why !== undefined) lines.push(`  why:   ${indentRest(error.why)}`);
  if (error.help !== undefined) lines.push(`  help:  ${indentRest(error.help)}`);
  if (error instanceof CaptureError) {
    for (const failure of error.failures)
      lines.push(
        ...describeError(failure)
          .split("\n")
          .map((line) => `  ${line}`),
      );
  }
  return lines.join("\n");
}

function indentRest(text: string): string {
  return text.split("\n").join("\n         ");
}
