import type { Diagnostic, DiagnosticParts } from "./diagnostic.ts";
import { paint, type Layout } from "./text/layout.ts";
import { plainLines } from "./text/plain-text.ts";
import { wrapLine } from "./text/wrap-text.ts";

/** Exit codes of the command and the action. CI jobs rely on them. */
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

/** The last line of human-readable output. */
export function exitCodeLine(exitCode: number): string {
  return `Exit code: ${exitCode}`;
}

/** The parts of an error. Its severity is always `error`. */
export interface ErrorParts extends Omit<DiagnosticParts, "severity"> {
  readonly cause?: unknown;
  readonly failures?: readonly LlmProfileError[];
}

/** The base class of every error we throw on purpose; such an error is also a Diagnostic. Any other error is a bug, and we print its stack. */
export abstract class LlmProfileError extends Error implements Diagnostic {
  abstract readonly exitCode: ExitCode;
  readonly id: string | null;
  readonly severity = "error";
  readonly what: string;
  readonly where: string | null;
  readonly why: string | null;
  readonly help: string | null;
  /** The separate failures, if several things failed at once. */
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

/** The user's command line, configuration, or input is wrong. Exit 2, without a stack trace. */
export class UserError extends LlmProfileError {
  readonly exitCode = exitCodes.usage;
  /** One sentence for each mistake, if there are several. */
  readonly problems: readonly string[];

  constructor({ problems = [], ...parts }: ErrorParts & { readonly problems?: readonly string[] }) {
    super(parts);
    this.problems = problems;
    this.message = [this.what, ...problemLines(this)].join("\n");
  }
}

/** A tool (nsys, ncu, git, nvidia-smi) is missing, or failed in a way that we can't work around. Exit 3. */
export class ToolError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

/** A capture isn't valid: a tool exited with an error, a report is missing, a range is empty, or an import is damaged. Exit 3. */
export class CaptureError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

/** A file doesn't match its format. `where` names the file, the table or row, and the column. Exit 3. */
export class ParseError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

/** A signal stopped us. Exit 130 (INT) or 143 (TERM, HUP). */
export class StoppedError extends LlmProfileError {
  readonly exitCode: ExitCode;

  constructor(signal: NodeJS.Signals, cause?: unknown) {
    super({
      what: `Stopped by ${signal}.`,
      why: "The profilers and the workload were stopped too.",
      cause,
    });
    this.exitCode = signal === "SIGINT" ? exitCodes.interrupted : exitCodes.terminated;
  }
}

/** The error for an aborted `stop`, whose reason is the name of the process signal. */
export function stoppedBy(stop: AbortSignal): StoppedError {
  return new StoppedError(stop.reason as NodeJS.Signals);
}

/** Throws StoppedError if `stop` is aborted. */
export function refuseWhenStopped(stop: AbortSignal | undefined): void {
  if (stop?.aborted === true) throw stoppedBy(stop);
}

/** Returns a thrown failure to callers that can continue despite the failure. Rethrows bugs and StoppedError. */
export function asFailure(thrown: unknown): LlmProfileError {
  if (thrown instanceof LlmProfileError && !(thrown instanceof StoppedError)) return thrown;
  throw thrown;
}

/** The message of anything thrown, for the `why` of our own message. */
export function errorMessage(error: unknown): string {
  // `instanceof Error` fails if a test runner isolates its globals: errors from Node's modules then come from another realm.
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}

/** The layout for text that we don't print yet: no line wrapping. */
const unlimited: Layout = { width: Infinity, color: false };

/** An error as human-readable text: what, where, why, and what to do, each on its own line. The `failures` of an error are indented below it. */
export function describeError(error: unknown, layout: Layout = unlimited): string {
  if (!(error instanceof LlmProfileError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `Unexpected error. This is a bug in llm-profile; please report it with the text below.\n${quoted(stack, layout)}`;
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

/** A diagnostic as lines for a terminal. */
export function describeDiagnostic({ what, where, why, help }: Diagnostic, layout: Layout = unlimited): string[] {
  return [
    ...labeled("", what, layout),
    ...(where === null ? [] : labeled("  where: ", where, layout)),
    ...(why === null ? [] : labeled("  why:   ", why, layout)),
    ...(help === null ? [] : labeled("  help:  ", help, layout)),
  ];
}

/** An error's problems as list items. */
export function problemLines({ problems }: Pick<UserError, "problems">): string[] {
  return problems.map((problem) => `  - ${problem}`);
}

/** If we print in color, removes the colors that a program put into its text. */
function quoted(text: string, { color }: Pick<Layout, "color">): string {
  return color ? plainLines(text) : text;
}

function labeled(label: string, text: string, layout: Layout): string[] {
  const lines = quoted(text, layout)
    .split("\n")
    .flatMap((line) => wrapLine(line, { ...layout, width: layout.width - label.length }, 0));
  return [lines.map((line, at) => (at === 0 ? label : " ".repeat(label.length)) + line).join("\n")];
}
