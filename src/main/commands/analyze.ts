import { type AddCommand, createTask } from "../../pipeline/command.ts";
import {
  collectGiven,
  collectRanges,
  requireNonEmpty,
  printed,
  settings,
  addSharedOptions,
  type SharedOptions,
} from "../../settings/shared-options.ts";

interface AnalyzeOptions extends SharedOptions {
  readonly range?: string[];
  readonly ranks: boolean;
  readonly ncu?: string[];
  readonly out?: string;
  readonly json: boolean;
}

export const addAnalyze: AddCommand = (program, start) => {
  addSharedOptions(program.command("analyze").argument("<path...>", "", collectGiven))
    .description(
      "analyze recorded captures: run directories, profile.json, .nsys-rep, or .sqlite (also as .gz or .zst); each path counts as a round",
    )
    .option(
      "--range <range>",
      "an NVTX range that must be in the capture; for several ranges, use commas or repeat the option (default: all ranges found)",
      collectRanges,
    )
    .option("--ranks", "the reports come from the ranks of one program, one report per rank; they aren't rounds", false)
    .option(
      "--ncu <file>",
      "an .ncu-rep of the same program, or its raw page exported as CSV with mangled kernel names; adds metrics and findings to the kernels; repeatable",
      collectGiven,
    )
    .option(
      "--out <dir>",
      "a new folder for profile.json, report.html, trace.tar, summary.md, and each range's tables; must not exist yet",
      requireNonEmpty,
    )
    .option("--json", "print profile.json to stdout, and human-readable output to stderr", false)
    .action((paths: string[], options: AnalyzeOptions) => {
      const request = {
        paths,
        areRanks: options.ranks,
        ranges: options.range ?? [],
        ncu: options.ncu ?? [],
        out: options.out ?? null,
        settings: settings(options, []),
        ...printed(options),
      };
      start(
        createTask("analyze", request, async (request, tools) =>
          (await import("./print-analysis.ts")).printAnalysis(request, tools),
        ),
      );
    });
};
