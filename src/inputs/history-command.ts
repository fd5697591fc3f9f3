import type { Command } from "commander";
import type { HistoryRequest } from "./invocation.ts";
import { collectGiven, given } from "./shared-options.ts";

/** The command `history` with its own commands. */
export function addHistory(
  program: Command,
  done: (invocation: { readonly name: "history" } & HistoryRequest) => void,
): void {
  const history = program
    .command("history")
    .description("keep what runs measured in a folder, such as a Git checkout or a shared disk, and show it over time");
  const inFolder = (command: Command): Command =>
    command.requiredOption("--dir <folder>", "the history's folder; `add` makes it where it doesn't exist", given);

  inFolder(history.command("add").argument("<run...>", "", collectGiven))
    .description("add a record of each run: run directories, downloaded artifacts, or profile.json files")
    .option("--job <name>", "runs of one job are one series (default: the job of GitHub Actions)", given)
    .addHelpText("after", "\nNothing is ever overwritten. A record that is there already is left as it is.")
    .action((runs: string[], { dir, job }: { dir: string; job?: string }) => {
      done({ name: "history", action: "add", folder: dir, runs, job: job ?? null });
    });

  inFolder(history.command("show").argument("[range]", "only what is of this range"))
    .description("draw each range and metric over time")
    .action((range: string | undefined, { dir }: { dir: string }) => {
      done({ name: "history", action: "show", folder: dir, range: range ?? null });
    });

  inFolder(history.command("page"))
    .description("write the history as one page")
    .option("--out <file>", "the page to write; replaced where it exists", given, "history.html")
    .action(({ dir, out }: { dir: string; out: string }) => {
      done({ name: "history", action: "page", folder: dir, out });
    });
}
