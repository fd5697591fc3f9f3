import { describeError, errorMessage, exitCodes, ToolError } from "../../model/errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Turns the first INT, TERM, or HUP into an abort whose reason is the signal's name. A second signal exits immediately. If
 * `goneWithinMs` is set, we also exit after that time, even if something hangs.
 */
export function watchStopSignals(goneWithinMs: Milliseconds | null = null): {
  readonly signal: AbortSignal;
  [Symbol.dispose](): void;
} {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
    // If we exit without cleaning up, the guard ends the processes that are left.
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
 * Keeps Node from exiting with code 1, which means a regression. If we can't write a message because the disk is full or the reader is
 * gone (`2>&1 | head`), we drop the message and the run continues. After an uncaught error, prints it and exits with the code of a failed
 * capture.
 */
export function keepOwnExitCode(): void {
  process.stderr.on("error", () => undefined);
  // Ignore errors here, because `printResult` throws if it can't write the result.
  process.stdout.on("error", () => undefined);
  process.on("uncaughtException", (error) => {
    process.stderr.write(`\n${plainLines(describeError(error))}\n`);
    process.exit(exitCodes.capture);
  });
}

/**
 * Writes a result to stdout, possibly in parts. A reader that closes the pipe early, like `head`, isn't an error. Throws ToolError
 * if writing fails for another reason, so that nobody mistakes a partial result for a complete one.
 */
export async function printResult(result: string | Iterable<string>): Promise<void> {
  for (const part of typeof result === "string" ? [result] : result) {
    const error = await new Promise<unknown>((resolve) => process.stdout.write(part, resolve));
    if (isBrokenPipe(error)) return;
    if (error !== undefined && error !== null) throw describeLostResult(error);
  }
}

function describeLostResult(error: unknown): ToolError {
  return new ToolError({
    id: "result-lost",
    what: "Couldn't write the result to stdout.",
    where: "stdout",
    why: errorMessage(error),
    help: "If the error is ENOSPC, free up space on the disk that stdout goes to.",
    cause: error,
  });
}

function isBrokenPipe(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "EPIPE";
}

/** Writes text for the user to stderr. */
export function printAside(text: string): void {
  process.stderr.write(text);
}
