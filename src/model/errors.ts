import type { Diagnostic, DiagnosticParts } from "./diagnostic.ts";
import { paint, type Layout } from "./text/layout.ts";
import { plainLines } from "./text/plain-text.ts";
import { wrapLine } from "./text/wrap-text.ts";

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

export function exitCodeLine(exitCode: number): string {
  return `Exit code: ${exitCode}`;
}

export interface ErrorParts extends Omit<DiagnosticParts, "severity"> {
  readonly cause?: unknown;
  readonly failures?: readonly LlmProfileError[];
}

/** Every error we throw on purpose. Any other error is a bug, and we print its stack. */
export abstract class LlmProfileError extends Error implements Diagnostic {
  abstract readonly exitCode: ExitCode;
  readonly id: string | null;
  readonly severity = "error";
  readonly what: string;
  readonly where: string | null;
  readonly why: string | null;
  readonly help: string | null;
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

export class UserError extends LlmProfileError {
  readonly exitCode = exitCodes.usage;
  readonly problems: readonly string[];

  constructor({ problems = [], ...parts }: ErrorParts & { readonly problems?: readonly string[] }) {
    super(parts);
    this.problems = problems;
    this.message = [this.what, ...problemLines(this)].join("\n");
  }
}

export class ToolError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

export class CaptureError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

/** `where` names the file, the table or row, and the column. */
export class ParseError extends LlmProfileError {
  readonly exitCode = exitCodes.capture;
}

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

export function stoppedBy(stop: AbortSignal): StoppedError {
  return new StoppedError(stop.reason as NodeJS.Signals);
}

export function refuseWhenStopped(stop: AbortSignal | undefined): void {
  if (stop?.aborted === true) throw stoppedBy(stop);
}

export function asFailure(thrown: unknown): LlmProfileError {
  if (thrown instanceof LlmProfileError && !(thrown instanceof StoppedError)) return thrown;
  throw thrown;
}

export function errorMessage(error: unknown): string {
  // `instanceof Error` fails if a test runner isolates its globals: errors from Node's modules then come from another realm.
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}

const unlimited: Layout = { width: Infinity, color: false };

export function describeError(error: unknown, layout: Layout = unlimited): string {
  if (!(error instanceof LlmProfileError)) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `Unexpected error. This is a bug in llm-profile; please report it with the text below.\n${quoted(stack, layout)}`;
  }
  const [what = "", ...rest] = describeDiagnostic(error, layout);
  const problems = error instanceof UserError ? problemLines(error) : [];
  const inner = { ...layout, width: layout.width - 2 };
  const failures = error.failures.flatMap((failure) => describeError(failure, inner).split("\n"));
  return [
    ...what.split("\n").map((line) => paint(layout, "bad", line)),
    ...problems.flatMap((line) => wrapLine(quoted(line, layout), layout)),
    ...rest,
    ...failures.map((line) => `  ${line}`),
  ].join("\n");
}

export function describeDiagnostic({ what, where, why, help }: Diagnostic, layout: Layout = unlimited): string[] {
  return [
    ...labeled("", what, layout),
    ...(where === null ? [] : labeled("  where: ", where, layout)),
    ...(why === null ? [] : labeled("  why:   ", why, layout)),
    ...(help === null ? [] : labeled("  help:  ", help, layout)),
  ];
}

export function problemLines({ problems }: Pick<UserError, "problems">): string[] {
  return problems.map((problem) => `  - ${problem}`);
}

function quoted(text: string, { color }: Pick<Layout, "color">): string {
  return color ? plainLines(text) : text;
}

function labeled(label: string, text: string, layout: Layout): string[] {
  const lines = quoted(text, layout)
    .split("\n")
    .flatMap((line) => wrapLine(line, { ...layout, width: layout.width - label.length }, 0));
  return [lines.map((line, index) => (index === 0 ? label : " ".repeat(label.length)) + line).join("\n")];
}
