import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import {
  requireNonEmpty,
  printed,
  settings,
  type SharedOptions,
  wholeNumber,
  addWorkloadOptions,
  workloadInputs,
} from "../../settings/shared-options.ts";

interface CalibrateOptions extends SharedOptions {
  readonly range?: string[];
  readonly pairs?: number;
  readonly file: string;
  readonly json: boolean;
}

export const calibrate: Feature = {
  command: (program, start, after) => {
    addWorkloadOptions(program.command("calibrate [command...]"))
      .description("measure the same code against itself on this runner, to learn how noisy comparisons are")
      .option("--pairs <n>", "pairs of rounds to measure (default: 10)", wholeNumber)
      .option(
        "--file <file>",
        "the calibration file to write; to use it, set compare.calibration to its path",
        requireNonEmpty,
        "llm-profile-calibration.json",
      )
      .option("--json", "print the calibration to stdout, and human-readable output to stderr", false)
      .passThroughOptions()
      .addHelpText(
        "after",
        after(
          "Example:",
          "  llm-profile calibrate --range decode --pairs 10 -- python3 serve.py",
          "  llm-profile run --base origin/main --range decode \\",
          "    --set compare.calibration=llm-profile-calibration.json -- python3 serve.py",
        ),
      )
      .action((command: string[], options: CalibrateOptions) => {
        const request = {
          pairs: options.pairs ?? 10,
          file: options.file,
          ...printed(options),
          settings: settings(options, workloadInputs(command, options.range)),
        };
        start(
          createTask("calibrate", request, async (request, tools) =>
            (await import("./effects.ts")).printCalibration(request, tools),
          ),
        );
      });
  },
};
