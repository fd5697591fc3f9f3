import { describeError, errorMessage, exitCodes, ToolError } from "../../errors.ts";
import { plainLines } from "../../model/text/plain-text.ts";

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

/** Writes a result to stdout. Throws ToolError where not all of it arrives: a caller would take the part for the whole. */
export async function printResult(text: string): Promise<void> {
  const error = await new Promise<unknown>((resolve) => process.stdout.write(text, resolve));
  if (error === undefined || error === null) return;
  throw new ToolError({
    id: "result-lost",
    what: "The result could not be written to stdout.",
    where: "stdout",
    why: errorMessage(error),
    hint: "EPIPE: its reader has closed it, as `| head` does; let it read all, or write to a file. ENOSPC: free space on that disk.",
    cause: error,
  });
}
