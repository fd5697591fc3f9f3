import { InvalidArgumentError } from "commander";
import { type AddCommand, createTask, type RunOption } from "../../pipeline/command.ts";
import {
  requireNonEmpty,
  optionInput,
  printed,
  settings,
  type SharedOptions,
  verdictOption,
  wholeNumber,
  addWorkloadOptions,
  workloadInputs,
} from "../../settings/shared-options.ts";

interface RunOptions extends SharedOptions {
  readonly range?: string[];
  readonly out?: string;
  readonly rounds?: number;
  readonly timeBudget?: string;
  readonly base?: string;
  readonly json: boolean;
  readonly verdict: boolean;
}

export const addRun =
  (instead: readonly RunOption[]): AddCommand =>
  (program, start, after) => {
    const runCommand = addWorkloadOptions(program.command("run [command...]"))
      .description("capture a program's ranges, check that the captures are valid, and write a run directory")
      .option("--out <dir>", "folder for the run directories", requireNonEmpty)
      .option("--rounds <n>", "how many times to capture everything, each time in a fresh process", wholeNumber)
      .option(
        "--time-budget <duration>",
        "how long the whole run may take, such as 20m; steps that don't fit are skipped",
      )
      .option(
        "--base <ref>",
        "also measure the base (the merge-base of HEAD and this git ref) in alternating rounds, and compare; exit code 1 if head is slower",
        parseRef,
      );
    for (const { option } of instead) runCommand.addOption(option);
    runCommand
      .option("--json", "print profile.json to stdout, and human-readable output to stderr", false)
      .addOption(verdictOption())
      .passThroughOptions()
      .addHelpText(
        "after",
        after(
          "Example:",
          "  llm-profile run --range prefill --range decode -- python3 serve.py",
          "All settings are in docs/configuration.md. To set one, use --set KEY=VALUE.",
        ),
      )
      .action((command: string[], options: RunOptions) => {
        const inputs = settings(options, [
          ...workloadInputs(command, options.range),
          ...optionInput("--out", options.out),
          ...optionInput("--rounds", options.rounds),
          ...optionInput("--time-budget", options.timeBudget),
          ...optionInput("--base", options.base, "compare.base"),
        ]);
        const replacement = instead.find(
          ({ option }) => runCommand.getOptionValueSource(option.attributeName()) === "cli",
        );
        start(
          replacement === undefined
            ? createTask(
                "run",
                { ...printed(options), verdict: options.verdict, settings: inputs },
                async (request, tools) => (await import("./print-run.ts")).printRun(request, tools),
              )
            : createTask(replacement.option.name(), { settings: inputs }, replacement.run),
        );
      });
  };

/** Checks a git ref. A workflow expression that reads a missing JSON value yields `null`, which the configuration would read as "no base". */
function parseRef(value: string): string {
  if (requireNonEmpty(value).trim() !== "null") return value;
  throw new InvalidArgumentError(
    "The value is the literal text `null`. Is the variable set? If your branch is really named null, write refs/heads/null.",
  );
}
