import { homedir, tmpdir } from "node:os";
import { describeError, exitCodeLine, exitCodes, LlmProfileError } from "../model/errors.ts";
import { parseCommandLine } from "../settings/command-line.ts";
import { isLive, readLayout, readPaths } from "../settings/layout.ts";
import type { Layout } from "../model/text/layout.ts";
import { plainJson, shownLines } from "../model/text/plain-text.ts";
import { createOutput } from "../pipeline/command.ts";
import { addFeatures, addResultFiles } from "../pipeline/feature.ts";
import { createTerminalLog } from "../github/terminal-log.ts";
import { explainDiskError } from "../run/directory/file-system.ts";
import { keepOwnExitCode, printAside, printResult, watchStopSignals } from "../run/process/own-process.ts";
import { addCommands } from "./commands.ts";
import { createContext } from "./create-context.ts";
import { features } from "./features.ts";

/** Runs one command and sets the exit code. Results go to stdout; progress, warnings, and errors go to stderr. */
export async function main(argv: readonly string[]): Promise<void> {
  keepOwnExitCode();
  const stop = watchStopSignals();
  const paths = readPaths(argv, process.cwd(), [homedir(), tmpdir()]);
  // We read the layout each time, because the user may resize the window.
  const out = (): Layout => ({ ...readLayout(process.stdout, process.env), paths });
  const err = (): Layout => ({ ...readLayout(process.stderr, process.env), paths });
  let json = false;
  try {
    const parsed = parseCommandLine(argv, out().width, addCommands);
    if (parsed.kind === "help") return await printResult(parsed.text);
    const task = parsed.kind === "task" ? parsed.task : null;
    json = task?.isJson ?? false;
    const level = task?.level ?? "usual";
    const context = createContext({
      cwd: process.cwd(),
      log: createTerminalLog(printAside, { layout: err, level, isLive: isLive(process.stderr, process.env) }),
      stop: stop.signal,
      processesFile: null,
    });
    if (task === null) {
      const { readVersionText: versionText } = await import("../pipeline/tool-versions.ts");
      return await printResult(await versionText(context));
    }
    // We load all of a command's code before we start the user's program, because the program could change the files in dist/.
    process.exitCode = await task.run({
      context,
      withResultFiles: () => addResultFiles(context, features),
      withFeatures: () => addFeatures(context, features),
      output: createOutput({ out, err, level }, json),
    });
  } catch (thrown) {
    const error = explainDiskError(thrown, null);
    const exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
    const end = exitCode === exitCodes.usage ? "" : `${exitCodeLine(exitCode)}\n`;
    printAside(`\n${shownLines(describeError(error, err()), err())}\n${end}`);
    process.exitCode = exitCode;
    // The error is on stderr already, so failing to write to stdout doesn't change the exit code.
    if (json) await printResult(`${plainJson({ error: describeErrorJson(error) }, 0)}\n`).catch(() => undefined);
  } finally {
    stop[Symbol.dispose]();
  }
}

function describeErrorJson(error: unknown): object {
  if (!(error instanceof LlmProfileError)) return { message: String(error) };
  const { id, message, where, why, help, exitCode } = error;
  return { id, message, where, why, help, exitCode };
}
