import { describeError, errorMessage, exitCodes, ToolError } from "../../errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Turns the first INT, TERM or HUP into an abort whose reason is the signal's name; a second one ends us at once, and so does
 * the end of `goneWithinMs` where that is given, whatever hangs.
 */
export function stopSignal(goneWithinMs: Milliseconds | null = null): {
  readonly signal: AbortSignal;
  [Symbol.dispose](): void;
} {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    // The guard ends what is left when we go without cleaning up.
    const leave = (): never => process.exit(name === "SIGINT" ? 130 : 143);
    if (controller.signal.aborted) leave();
    if (goneWithinMs !== null) setTimeout(leave, goneWithinMs).unref();
    controller.abort(name);
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}

/**
 * Keeps Node from ending us with 1, which means a regression. Messages whose reader has gone (`2>&1 | head`) or whose disk
 * is full are lost, and the run goes on; an error that nothing caught ends us as a failure, and is told.
 */
export function keepOwnExitCode(): void {
  process.stderr.on("error", () => undefined);
  // A result that is lost is told to whoever prints it, see `printResult`.
  process.stdout.on("error", () => undefined);
  process.on("uncaughtException", (error) => {
    process.stderr.write(`\n${plainLines(describeError(error))}\n`);
    process.exit(exitCodes.capture);
  });
}

/**
 * Writes a result to stdout, a long one in parts. A reader that has gone, as `head` does, has what it wanted: that is no
 * failure. Throws ToolError where not all of it arrives for another reason: a caller would take the part for the whole.
 */
export async function printResult(result: string | Iterable<string>): Promise<void> {
  for (const part of typeof result === "string" ? [result] : result) {
    const error = await new Promise<unknown>((resolve) => process.stdout.write(part, resolve));
    if (isBrokenPipe(error)) return;
    if (error !== undefined && error !== null) throw resultLost(error);
  }
}

function resultLost(error: unknown): ToolError {
  return new ToolError({
    id: "result-lost",
    what: "The result could not be written to stdout.",
    where: "stdout",
    why: errorMessage(error),
    help: "ENOSPC: free space on that disk.",
    cause: error,
  });
}

function isBrokenPipe(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "EPIPE";
}

/** Writes text for people to stderr. */
export function printAside(text: string): void {
  process.stderr.write(text);
}
