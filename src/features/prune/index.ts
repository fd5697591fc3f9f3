import { InvalidArgumentError } from "commander";
import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import {
  requireNonEmpty,
  optionInput,
  settings,
  addSharedOptions,
  type SharedOptions,
  wholeNumber,
} from "../../settings/shared-options.ts";

export const prune: Feature = {
  command: (program, start) => {
    addSharedOptions(program.command("prune"))
      .description("list the run directories and their sizes, or remove old ones; never removes a run in progress")
      .option("--out <dir>", "the folder with the run directories (default: the `out` setting)", requireNonEmpty)
      .option("--keep <n>", "keep only this many of the newest run directories", wholeNumber)
      .option("--older-than <age>", "remove runs older than this, such as 14d, 36h, or 2w", parseAge)
      .option("--dry-run", "print what would be removed, without removing anything", false)
      .addHelpText(
        "after",
        "\nWith both --keep and --older-than, prune removes only directories that exceed both limits. With neither option, it removes nothing.",
      )
      .action((options: SharedOptions & { out?: string; keep?: number; olderThan?: number; dryRun: boolean }) => {
        const rule = { keep: options.keep ?? null, olderThanMs: options.olderThan ?? null };
        if (options.dryRun && rule.keep === null && rule.olderThanMs === null)
          throw new InvalidArgumentError("option '--dry-run' needs '--keep <n>' or '--older-than <age>'");
        const request = {
          rule,
          dryRun: options.dryRun,
          settings: settings(options, optionInput("--out", options.out)),
        };
        start(
          createTask("prune", request, async (request, tools) =>
            (await import("./effects.ts")).printPrune(request, tools),
          ),
        );
      });
  },
};

const hoursPer = new Map([
  ["h", 1],
  ["d", 24],
  ["w", 168],
]);

/** In milliseconds. */
function parseAge(value: string): number {
  const [, count = "", unit = ""] = /^(\d{1,6})([hdw])$/.exec(value) ?? [];
  const hours = hoursPer.get(unit);
  if (hours !== undefined) return Number(count) * hours * 3_600_000;
  throw new InvalidArgumentError("Expected hours, days, or weeks, such as 36h, 14d, or 2w.");
}
