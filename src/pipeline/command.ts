import type { Command, Option } from "commander";
import type { RawSettings } from "../model/config.ts";
import type { Layout, Level, Screen } from "../model/text/layout.ts";
import { plainJsonParts, shownLines } from "../model/text/plain-text.ts";
import { printAside, printResult } from "../run/process/own-process.ts";
import type { Context } from "./context.ts";
import type { ResultContext, RunContext } from "./run-context.ts";

/**
 * Adds a command to the program: its name, options, and help. commander's action calls `start` with what to run. `after` formats the lines
 * below the help.
 */
export type AddCommand = (
  program: Command,
  start: (task: Task) => void,
  after: (...lines: readonly string[]) => string,
) => void;

export interface Task {
  readonly name: string;
  readonly request: object;
  readonly level: Level;
  readonly isJson: boolean;
  /** Runs the command, prints its result, and returns the exit code. It loads its code first, because the user's program could change it. */
  readonly run: (tools: CommandTools) => Promise<number>;
}

export interface CommandTools {
  readonly context: Context;
  readonly withResultFiles: () => Promise<ResultContext>;
  readonly withFeatures: () => Promise<RunContext>;
  readonly output: Output;
}

interface HowPrinted {
  readonly level?: Level;
  readonly json?: boolean;
  readonly verdict?: boolean;
}

export function createTask<Request extends object>(
  name: string,
  request: Request & HowPrinted,
  run: (request: Request & HowPrinted, tools: CommandTools) => Promise<number>,
): Task {
  return {
    name,
    request,
    level: request.level ?? "usual",
    isJson: request.json === true || request.verdict === true,
    run: (tools) => run(request, tools),
  };
}

export interface RunOption {
  readonly option: Option;
  readonly run: (request: { readonly settings: RawSettings }, tools: CommandTools) => Promise<number>;
}

export interface Output {
  readonly screen: Screen;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly layout: () => Layout;
  readonly printText: (text: string) => Promise<void>;
  readonly print: (text: string) => Promise<void>;
  readonly printJson: (value: unknown) => Promise<void>;
  readonly aside: (text: string) => void;
  readonly say: (text: string) => Promise<void>;
  /** Prints human-readable text with `--verbose`, which a job's log folds. */
  readonly sayFolded: (makeText: () => string) => Promise<void>;
}

export function createOutput(screen: Screen, isJson: boolean, isInJob: boolean): Output {
  const print = async (text: string): Promise<void> => printResult(`${shownLines(text, screen.out())}\n`);
  const aside = (text: string): void => {
    printAside(`${shownLines(text, screen.err())}\n`);
  };
  const say = async (text: string): Promise<void> => {
    if (isJson) aside(text);
    else await print(text);
  };
  const command = async (line: string): Promise<void> => {
    if (!isInJob) return;
    if (isJson) printAside(`${line}\n`);
    else await printResult(`${line}\n`);
  };
  return {
    screen,
    isJson,
    isQuiet: screen.level === "quiet",
    layout: isJson ? screen.err : screen.out,
    printText: printResult,
    print,
    printJson: async (value) => printResult(plainJsonParts(value)),
    aside,
    say,
    sayFolded: async (makeText) => {
      if (screen.level !== "verbose") return;
      await command("::group::Everything that was measured");
      await say(`${makeText()}\n`);
      await command("::endgroup::");
    },
  };
}
