import { fileURLToPath } from "node:url";
import { describeError, exitCodes, LlmProfileError } from "./errors.ts";
import { parseCommandLine } from "./inputs/command-line.ts";
import type { Invocation } from "./inputs/invocation.ts";
import { plainJson, plainLines } from "./model/text/plain-text.ts";
import type { Context } from "./pipeline/context.ts";
import { terminalLog } from "./publish/terminal-log.ts";
import { explainDiskError } from "./run/directory/file-system.ts";
import { keepOwnExitCode, printResult, stopSignal } from "./run/process/own-process.ts";
import { version } from "./version.ts";

/** The command line: runs one command and sets the exit code. Results go to stdout, everything for people to stderr. */
export async function main(argv: readonly string[]): Promise<void> {
  keepOwnExitCode();
  const stop = stopSignal();
  const context: Context = {
    root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
    version,
    cwd: process.cwd(),
    environment: process.env,
    log: terminalLog((text) => process.stderr.write(text)),
    clock: { now: () => new Date(), monotonicMs: () => performance.now() },
    stop: stop.signal,
    pullRequestBase: process.env["GITHUB_BASE_REF"] ?? null,
    processesFile: null,
  };
  let json = false;
  try {
    const invocation = parseCommandLine(argv, version);
    json = "json" in invocation && invocation.json;
    process.exitCode = await execute(context, invocation);
  } catch (thrown) {
    const error = explainDiskError(thrown, null);
    process.stderr.write(`\n${plainLines(describeError(error))}\n`);
    process.exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
    // The failure itself has been told, and its exit code stays, also where this cannot be written.
    if (json) await printResult(`${plainJson({ error: errorJson(error) }, 0)}\n`).catch(() => undefined);
  } finally {
    stop[Symbol.dispose]();
  }
}

/**
 * The code of the commands is loaded when one is asked for: `--version` needs none of it, and `compare` the least. All of it
 * comes before a program is started, which might change the files of dist/ under us.
 */
async function execute(context: Context, invocation: Invocation): Promise<number> {
  if (invocation.name === "help") {
    await printResult(invocation.text);
    return exitCodes.pass;
  }
  if (invocation.name === "compare") {
    const { compareCommand } = await import("./cli-compare.ts");
    return compareCommand(context, invocation);
  }
  if (invocation.name === "analyze") {
    const { analyzeCommand } = await import("./cli-analyze.ts");
    return analyzeCommand(context, invocation);
  }
  const { executeCommand } = await import("./cli-commands.ts");
  return executeCommand(context, invocation);
}

function errorJson(error: unknown): object {
  if (!(error instanceof LlmProfileError)) return { message: String(error) };
  const { id, message, where, why, help, exitCode } = error;
  return { id, message, where, why, help, exitCode };
}
