import { type AddCommand, createTask } from "../../pipeline/command.ts";
import {
  collectGiven,
  collectRanges,
  requireNonEmpty,
  printed,
  settings,
  addSharedOptions,
  type SharedOptions,
  verdictOption,
} from "../../settings/shared-options.ts";

interface CompareOptions extends SharedOptions {
  readonly base: string[];
  readonly head: string[];
  readonly range?: string[];
  readonly out?: string;
  readonly json: boolean;
  readonly verdict: boolean;
}

export const addCompare: AddCommand = (program, start, after) => {
  addSharedOptions(program.command("compare"))
    .description("compare two recorded sides: is head slower than base, and why? Exit code 1 if head is slower")
    .requiredOption(
      "--base <path...>",
      "the side before the change: run directories, profile.json, .nsys-rep, or .sqlite (also as .gz or .zst); each path counts as a round",
      collectGiven,
    )
    .requiredOption("--head <path...>", "the side after the change, in the same formats", collectGiven)
    .option(
      "--range <range>",
      "an NVTX range to compare, which must exist on both sides; for several ranges, use commas or repeat the option (default: all ranges)",
      collectRanges,
    )
    .option(
      "--out <dir>",
      "a new folder for comparison.json, verdict.json, report.html, trace.tar, and both profiles; must not exist yet",
      requireNonEmpty,
    )
    .option("--json", "print comparison.json to stdout, and human-readable output to stderr", false)
    .addOption(verdictOption())
    .addHelpText(
      "after",
      after(
        "Example:",
        "  llm-profile compare --base main/*.sqlite --head change/*.sqlite \\",
        "    --set compare.fail-on=regression,inconclusive",
        "For thresholds, budgets, and accepted regressions, see compare in docs/configuration.md.",
      ),
    )
    .action((options: CompareOptions) => {
      const request = {
        base: options.base,
        head: options.head,
        ranges: options.range ?? [],
        out: options.out ?? null,
        settings: settings(options, []),
        ...printed(options),
        verdict: options.verdict,
      };
      start(
        createTask("compare", request, async (request, tools) =>
          (await import("./print-comparison.ts")).printComparison(request, tools),
        ),
      );
    });
};
