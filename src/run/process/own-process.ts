import { describeError, errorMessage, exitCodes, ToolError } from "../../model/errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * The reason is the signal's name. A second signal exits immediately. If `goneWithinMs` is set, we also exit after that time, even if
 * something hangs.
 */
export function watchStopSignals(goneWithinMs: Milliseconds | null = null): {
  readonly signal: AbortSignal;
  [Symbol.dispose](): void;
} {
  const controller = new AbortController();
  const onSignal = (name: NodeJS.Signals): void => {
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
 * Node exits with code 1 after an uncaught error, but 1 means a regression. If we can't write a message because the disk is full or the
 * reader is gone (`2>&1 | head`), we drop it and go on.
 */
export function keepOwnExitCode(): void {
  process.stderr.on("error", () => undefined);
  // `printResult` throws if it can't write the result.
  process.stdout.on("error", () => undefined);
  process.on("uncaughtException", (error) => {
    process.stderr.write(`\n${plainLines(describeError(error))}\n`);
    process.exit(exitCodes.capture);
  });
}

/**
 * A reader that closes the pipe early, like `head`, isn't an error. Otherwise throws ToolError, so that nobody mistakes a partial result
 * for a complete one.
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

export function printAside(text: string): void {
  process.stderr.write(text);
}
