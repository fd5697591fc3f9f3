import { exitCodes } from "../../model/errors.ts";
import { type AddCommand, createTask } from "../../pipeline/command.ts";
import { requireNonEmpty } from "../../settings/shared-options.ts";

export const addExplain: AddCommand = (program, start, after) => {
  program
    .command("explain")
    .argument("<run>", "a run directory, or the folder from `compare --out`", requireNonEmpty)
    .requiredOption("--kernel <id>", "the kernel's id from verdict.json", requireNonEmpty)
    .description(
      "print what a comparison found about one kernel, as JSON of at most 8 kB: both sides, ncu's metrics, machine code, and the lines that launch the kernel",
    )
    .addHelpText("after", after("Example:", "  llm-profile explain llm-profile-runs/RUN --kernel k0123456789ab"))
    .action((run: string, { kernel }: { kernel: string }) => {
      start(
        createTask("explain", { run, kernel, json: true }, async (request, { context, output }) => {
          const { explainKernel } = await import("./effects/explain-kernel.ts");
          await output.printText(await explainKernel(context, request));
          return exitCodes.pass;
        }),
      );
    });
};
