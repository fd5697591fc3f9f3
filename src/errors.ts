import type { Diagnostic, DiagnosticParts } from "./model/diagnostic.ts";
import { paint, type Layout } from "./model/text/layout.ts";
import { plainLines } from "./model/text/plain-text.ts";
import { wrapLine } from "./model/text/wrap-text.ts";

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

/** The last line of a command for people. */
export function exitCodeLine(exitCode: number): string {
  return `Exit code: ${String(exitCode)}`;
}

/** What an error is made of; `severity` is that of every error. */
export interface ErrorParts extends Omit<DiagnosticParts, "severity"> {
  readonly cause?: unknown;
  readonly failures?: readonly LlmProfileError[];
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
  /** Each one by itself, where several things failed at once. */
  readonly failures: readonly LlmProfileError[];

  constructor({ id, what, where, why, help, cause, failures = [] }: ErrorParts) {
    super(what, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.id = id ?? null;
    this.what = what;
    this.where = where ?? null;
    this.why = why ?? null;
    this.help = help ?? null;
    this.failures = failures;
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

/** Text that nothing shows yet: as wide as it is. */
const unlimited: Layout = { width: Infinity, color: false };

/** The text of an error for a person: what, where, why, what to do; one line each, causes of several failures indented. */
export function describeError(error: unknown, layout: Layout = unlimited): string {
  if (!(error instanceof LlmProfileError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `Unexpected error, a bug in llm-profile; please report it with the text below.\n${quoted(stack, layout)}`;
  }
  const [what = "", ...rest] = describeDiagnostic(error, layout);
  const problems = error instanceof UserError ? problemLines(error) : [];
  const inner = { ...layout, width: layout.width - 2 };
  const failures = error.failures.flatMap((one) => describeError(one, inner).split("\n"));
  return [
    ...what.split("\n").map((line) => paint(layout, "bad", line)),
    ...problems.flatMap((line) => wrapLine(quoted(line, layout), layout)),
    ...rest,
    ...failures.map((line) => `  ${line}`),
  ].join("\n");
}

/** A diagnostic's lines for a terminal. */
export function describeDiagnostic({ what, where, why, help }: Diagnostic, layout: Layout = unlimited): string[] {
  return [
    ...labeled("", what, layout),
    ...(where === null ? [] : labeled("  where: ", where, layout)),
    ...(why === null ? [] : labeled("  why:   ", why, layout)),
    ...(help === null ? [] : labeled("  help:  ", help, layout)),
  ];
}

/** The problems of an error as a list. */
export function problemLines({ problems }: Pick<UserError, "problems">): string[] {
  return problems.map((problem) => `  - ${problem}`);
}

/** Beside our own colors, those of a program that is quoted would be shown too. */
function quoted(text: string, { color }: Pick<Layout, "color">): string {
  return color ? plainLines(text) : text;
}

function labeled(label: string, text: string, layout: Layout): string[] {
  const lines = quoted(text, layout)
    .split("\n")
    .flatMap((line) => wrapLine(line, { ...layout, width: layout.width - label.length }, 0));
  return [lines.map((line, at) => (at === 0 ? label : " ".repeat(label.length)) + line).join("\n")];
}
