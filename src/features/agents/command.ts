import { exitCodes } from "../../model/errors.ts";
import { type AddCommand, createTask } from "../../pipeline/command.ts";
import { requireNonEmpty } from "../../settings/shared-options.ts";

interface ExplainOptions {
  readonly kernel?: string;
  readonly json: boolean;
}

export const addExplain: AddCommand = (program, start, after) => {
  program
    .command("explain")
    .argument("<run>", "a run directory, or the folder from `compare --out`", requireNonEmpty)
    .argument("[what]", "a kernel or a nested range: its id from the list, or a part of its name", requireNonEmpty)
    .option("--json", "print one kernel as JSON of at most 8 kB", false)
    .option("--kernel <id>", "the kernel's id from verdict.json; prints JSON", requireNonEmpty)
    .description(
      "list what a comparison found to have changed, or show one kernel or nested range: both sides, ncu's metrics, machine code, and the lines that launch it",
    )
    .addHelpText(
      "after",
      after(
        "Examples:",
        "  llm-profile explain llm-profile-runs/RUN",
        "  llm-profile explain llm-profile-runs/RUN a",
        "  llm-profile explain llm-profile-runs/RUN --kernel k0123456789ab",
      ),
    )
    .action((run: string, what: string | undefined, { kernel, json }: ExplainOptions) => {
      const request = { run, what: kernel ?? what ?? null, json: json || kernel !== undefined };
      start(
        createTask("explain", request, async (request, { context, output }) => {
          const { explain } = await import("./effects/explain.ts");
          const text = await explain(context, request, output.layout());
          await (output.isJson ? output.printText(text) : output.print(text));
          return exitCodes.pass;
        }),
      );
    });
};
