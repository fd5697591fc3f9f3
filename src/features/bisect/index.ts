import { Option } from "commander";
import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import {
  requireNonEmpty,
  optionInput,
  printed,
  settings,
  type SharedOptions,
  addWorkloadOptions,
  workloadInputs,
} from "../../settings/shared-options.ts";

interface BisectOptions extends SharedOptions {
  readonly good: string;
  readonly bad: string;
  readonly range?: string[];
  readonly out?: string;
  readonly timeBudget?: string;
  readonly dryRun?: true;
  readonly json: boolean;
}

export const bisect: Feature = {
  command: (program, start, after) => {
    addWorkloadOptions(program.command("bisect [command...]"))
      .description("find the commit or package that made a range slower, by comparing commits with a known good commit")
      .requiredOption("--good <ref>", "a commit that is fast", requireNonEmpty)
      .requiredOption("--bad <ref>", "a commit that is slow", requireNonEmpty)
      .option("--out <dir>", "folder for the search and its run directories", requireNonEmpty)
      .option(
        "--time-budget <duration>",
        "time limit for the search, such as 2h; skips comparisons that would exceed the limit; to continue, run the same command again",
      )
      .addOption(
        new Option(
          "--dry-run",
          "print how many commits and comparisons to expect; don't start or write anything",
        ).conflicts("json"),
      )
      .option("--json", "print bisect.json to stdout, and human-readable output to stderr", false)
      .passThroughOptions()
      .addHelpText(
        "after",
        after(
          "Exit codes:",
          "  0  found one or more commits, or nothing changed",
          "  4  inconclusive, or out of time",
          "Other exit codes are the same as for run.",
          "To continue a search that stopped, run the same command again.",
          "Example:",
          "  llm-profile bisect --good v1.2 --bad main --range decode -- python3 serve.py",
        ),
      )
      .action((command: string[], options: BisectOptions) => {
        const { good, bad, range, out, timeBudget, dryRun } = options;
        const inputs = settings(options, [
          ...workloadInputs(command, range),
          ...optionInput("--out", out),
          ...optionInput("--time-budget", timeBudget),
        ]);
        const request = { good, bad, isDry: dryRun === true, ...printed(options), settings: inputs };
        start(
          createTask("bisect", request, async (request, tools) =>
            (await import("./effects/bisect.ts")).printBisect(request, tools),
          ),
        );
      });
  },
  jobPart: async () => (await import("./job.ts")).bisectPart,
};
