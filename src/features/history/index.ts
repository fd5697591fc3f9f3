import type { Command } from "commander";
import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import { collectGiven, requireNonEmpty } from "../../settings/shared-options.ts";

export const history: Feature = {
  command: (program, start) => {
    const history = program
      .command("history")
      .description("store measurements in a folder, such as a Git checkout or a shared disk, and show them over time");
    const inFolder = (command: Command) =>
      command.requiredOption("--dir <folder>", "the history folder; `add` creates it if needed", requireNonEmpty);

    inFolder(history.command("add").argument("<run...>", "", collectGiven))
      .description("add a record for each run directory, downloaded artifact, or profile.json file")
      .option(
        "--job <name>",
        "the job name to store the records under (default: the GitHub Actions job)",
        requireNonEmpty,
      )
      .addHelpText("after", "\nExisting records are never overwritten.")
      .action((runs: string[], { dir, job }: { dir: string; job?: string }) => {
        const request = { folder: dir, runs, job: job ?? null };
        start(
          createTask("history add", request, async (request, tools) =>
            (await import("./effects/add.ts")).printAdded(request, tools),
          ),
        );
      });

    inFolder(history.command("show").argument("[range]", "show only this range"))
      .description("chart each range and metric over time")
      .action((range: string | undefined, { dir }: { dir: string }) => {
        const request = { folder: dir, range: range ?? null };
        start(
          createTask("history show", request, async (request, tools) =>
            (await import("./effects/show.ts")).printHistory(request, tools),
          ),
        );
      });

    inFolder(history.command("page"))
      .description("write the history as a single HTML page")
      .option("--out <file>", "the page to write; overwritten if it exists", requireNonEmpty, "history.html")
      .action(({ dir, out }: { dir: string; out: string }) => {
        start(
          createTask("history page", { folder: dir, out }, async (request, tools) =>
            (await import("./effects/show.ts")).printPage(request, tools),
          ),
        );
      });
  },
  jobPart: async () => (await import("./job.ts")).historyPart,
  mode: { name: "history", job: async () => (await import("./effects/history-job.ts")).runHistoryJob },
};
