import { Command, CommanderError } from "commander";
import { UserError } from "../model/errors.ts";
import { wrapLine } from "../model/text/wrap-text.ts";

/** commander's actions pass to `start` what the user asked for. */
type AddCommands<Task> = (
  program: Command,
  start: (task: Task) => void,
  after: (...lines: readonly string[]) => string,
) => void;

export type Parsed<Task> =
  | { readonly kind: "help"; readonly text: string }
  | { readonly kind: "version" }
  | { readonly kind: "task"; readonly task: Task };

export function parseCommandLine<Task extends object>(
  argv: readonly string[],
  width: number,
  addCommands: AddCommands<Task>,
): Parsed<Task> {
  let started: Task | null = null;
  let text = "";
  let aside = "";
  const after = (...lines: readonly string[]): string =>
    `\n${lines.flatMap((line) => wrapLine(line, { width })).join("\n")}`;
  const program = createProgram(after);
  addCommands(
    program,
    (task) => {
      started = task;
    },
    after,
  );
  for (const command of [program, ...program.commands.flatMap((parent) => [parent, ...parent.commands])]) {
    command.exitOverride().configureOutput({
      writeOut: (chunk) => {
        text += chunk;
      },
      writeErr: (chunk) => {
        aside += chunk;
      },
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    });
  }
  try {
    program.parse(argv.length === 0 ? ["--help"] : [...argv], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === versionAsked) return { kind: "version" };
    if (error.exitCode === 0) return { kind: "help", text };
    // `llm-profile history` without a subcommand prints its help, just as llm-profile without a command does.
    if (error.code === commandMissing) return { kind: "help", text: aside };
    throw new UserError({
      id: "usage",
      what: error.message.replace(/^error: /, "").replace(/\n\((.*)\)$/, " ($1)"),
      where: "command line",
      help: usageHelp(namedCommand(program, argv)),
      cause: error,
    });
  }
  if (started === null) return { kind: "help", text: program.helpInformation() };
  return { kind: "task", task: started };
}

function namedCommand(program: Command, [name, below]: readonly string[]): Command | null {
  const command = program.commands.find((candidate) => candidate.name() === name);
  return command?.commands.find((candidate) => candidate.name() === below) ?? command ?? null;
}

function usageHelp(command: Command | null): string {
  const names = command === null ? [] : [command.parent?.parent == null ? null : command.parent.name(), command.name()];
  const help = `See ${["llm-profile", ...names, "--help"].filter((name) => name !== null).join(" ")}.`;
  const startsProgram =
    command === null || command.registeredArguments.some(({ variadic, required }) => variadic && !required);
  return startsProgram ? `${help} The program to profile goes after \`--\`.` : help;
}

/** `history` without a subcommand also gives commander.help. */
const versionAsked = "commander.version";
const commandMissing = "commander.help";

function createProgram(after: (...lines: readonly string[]) => string): Command {
  return new Command("llm-profile")
    .description(
      "Profiles the NVTX ranges of an LLM workload with Nsight Systems, and fails if the capture is empty or broken.",
    )
    .version("", "-V, --version", "print the versions of llm-profile, nsys, and ncu")
    .showSuggestionAfterError(true)
    .enablePositionalOptions()
    .addHelpText(
      "after",
      after(
        "Exit codes:",
        "  0         pass",
        "  1         slower than the base, over budget, or not improved",
        "  2         wrong usage or configuration",
        "  3         capture failed, or doctor found an error",
        "  4         inconclusive, incomparable, no baseline, or base unavailable (only if listed in compare.fail-on)",
        "  130, 143  stopped by INT, by TERM",
        "Environment: COLUMNS, NO_COLOR, FORCE_COLOR.",
      ),
    );
}
