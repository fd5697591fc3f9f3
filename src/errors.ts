import type { Diagnostic, DiagnosticParts } from "./model/diagnostic.ts";

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

/** What an error is made of; `severity` is that of every error. */
export interface ErrorParts extends Omit<DiagnosticParts, "severity"> {
  readonly cause?: unknown;
}

/** The base of every error that we throw on purpose, and the diagnostic for people; anything else is a bug, reported with its stack. */
export abstract class LlmProfileError extends Error implements Diagnostic {
  abstract readonly exitCode: ExitCode;
  readonly id: string | null;
  readonly severity = "error";
  readonly what: string;
  readonly where: string | null;
  readonly why: string | null;
  readonly help: string | null;

  constructor({ id, what, where, why, help, cause }: ErrorParts) {
    super(what, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.id = id ?? null;
    this.what = what;
    this.where = where ?? null;
    this.why = why ?? null;
    this.help = help ?? null;
  }
}

/** The user's command line, configuration or input is wrong: exit 2, and never a stack trace. */
export class UserError extends LlmProfileError {
  readonly exitCode = exitCodes.usage;
  /** Each in one sentence, where there are several things wrong. */
  readonly problems: readonly string[];

  constructor({ problems = [], ...parts }: ErrorParts & { readonly problems?: readonly string[] }) {
    super(parts);
    this.problems = problems;
    this.message = [this.what, ...problemLines(this)].join("\n");
  }
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

  constructor({ failures = [], ...parts }: ErrorParts & { readonly failures?: readonly LlmProfileError[] }) {
    super(parts);
    this.failures = failures;
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
      cause,
    });
    this.exitCode = signal === "SIGINT" ? exitCodes.interrupted : exitCodes.terminated;
  }
}

/** The error of having been told to stop; the signal's reason is the name of the process's signal. */
export function stoppedBy(stop: AbortSignal): StoppedError {
  return new StoppedError(stop.reason as NodeJS.Signals);
}

/** Throws StoppedError where we were told to stop. */
export function refuseWhenStopped(stop: AbortSignal | undefined): void {
  if (stop?.aborted === true) throw stoppedBy(stop);
}

/** The failure that was thrown, for those who can go on without what failed. Throws a bug on, and the wish to stop. */
export function asFailure(thrown: unknown): LlmProfileError {
  if (thrown instanceof LlmProfileError && !(thrown instanceof StoppedError)) return thrown;
  throw thrown;
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
  const [what, ...rest] = describeDiagnostic(error);
  const problems = error instanceof UserError ? problemLines(error) : [];
  const failures = error instanceof CaptureError ? error.failures.flatMap((one) => describeError(one).split("\n")) : [];
  return [what, ...problems, ...rest, ...failures.map((line) => `  ${line}`)].join("\n");
}

/** A diagnostic's lines for a terminal. */
export function describeDiagnostic({ what, where, why, help }: Diagnostic): string[] {
  return [
    what,
    ...(where === null ? [] : [`  where: ${indentRest(where)}`]),
    ...(why === null ? [] : [`  why:   ${indentRest(why)}`]),
    ...(help === null ? [] : [`  help:  ${indentRest(help)}`]),
  ];
}

/** The problems of an error as a list. */
export function problemLines({ problems }: Pick<UserError, "problems">): string[] {
  return problems.map((problem) => `  - ${problem}`);
}

function indentRest(text: string): string {
  return text.split("\n").join("\n         ");
}
