import { homedir, tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { describeError, exitCodeLine, exitCodes, LlmProfileError } from "../model/errors.ts";
import { parseCommandLine } from "../settings/command-line.ts";
import type { Invocation } from "../settings/invocation.ts";
import { isLive, readLayout, readPaths } from "../settings/layout.ts";
import type { Layout, Screen } from "../model/text/layout.ts";
import { plainJson, shownLines } from "../model/text/plain-text.ts";
import type { Context } from "../pipeline/context.ts";
import { terminalLog } from "../github/terminal-log.ts";
import { explainDiskError } from "../run/directory/file-system.ts";
import { keepOwnExitCode, printAside, printResult, stopSignal } from "../run/process/own-process.ts";
import { version } from "./version.ts";

/** Runs one command and sets the exit code. Results go to stdout; progress, warnings, and errors go to stderr. */
export async function main(argv: readonly string[]): Promise<void> {
  keepOwnExitCode();
  const stop = stopSignal();
  const paths = readPaths(argv, process.cwd(), [homedir(), tmpdir()]);
  // We read the layout each time, because the user may resize the window.
  const out = (): Layout => ({ ...readLayout(process.stdout, process.env), paths });
  const err = (): Layout => ({ ...readLayout(process.stderr, process.env), paths });
  let json = false;
  try {
    const invocation = parseCommandLine(argv, out().width);
    json =
      invocation.name === "explain" ||
      ("json" in invocation && invocation.json) ||
      ("verdict" in invocation && invocation.verdict);
    const level = "level" in invocation ? invocation.level : "usual";
    const context: Context = {
      root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
      version,
      cwd: process.cwd(),
      environment: process.env,
      log: terminalLog(printAside, { layout: err, level, isLive: isLive(process.stderr, process.env) }),
      clock: { now: () => new Date(), monotonicMs: () => performance.now() },
      stop: stop.signal,
      pullRequestBase: process.env["GITHUB_BASE_REF"] ?? null,
      processesFile: null,
    };
    process.exitCode = await execute(context, invocation, { out, err, level });
  } catch (thrown) {
    const error = explainDiskError(thrown, null);
    const exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
    const end = exitCode === exitCodes.usage ? "" : `${exitCodeLine(exitCode)}\n`;
    printAside(`\n${shownLines(describeError(error, err()), err())}\n${end}`);
    process.exitCode = exitCode;
    // The error is on stderr already, so failing to write to stdout doesn't change the exit code.
    if (json) await printResult(`${plainJson({ error: errorJson(error) }, 0)}\n`).catch(() => undefined);
  } finally {
    stop[Symbol.dispose]();
  }
}

/**
 * Loads only the code that the command needs; `--help` needs none. We load all of that code before we start the user's program,
 * because the program could change the files in dist/.
 */
async function execute(context: Context, invocation: Invocation, screen: Screen): Promise<number> {
  if (invocation.name === "help") {
    await printResult(invocation.text);
    return exitCodes.pass;
  }
  if (invocation.name === "version") {
    const { versionText } = await import("../pipeline/tool-versions.ts");
    await printResult(await versionText(context));
    return exitCodes.pass;
  }
  if (invocation.name === "compare") {
    const { compareCommand } = await import("./cli-compare.ts");
    return compareCommand(context, invocation, screen);
  }
  if (invocation.name === "analyze") {
    const { analyzeCommand } = await import("./cli-analyze.ts");
    return analyzeCommand(context, invocation, screen);
  }
  const { executeCommand } = await import("./cli-commands.ts");
  return executeCommand(context, invocation, screen);
}

function errorJson(error: unknown): object {
  if (!(error instanceof LlmProfileError)) return { message: String(error) };
  const { id, message, where, why, help, exitCode } = error;
  return { id, message, where, why, help, exitCode };
}
