import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import { requireNonEmpty } from "../../settings/shared-options.ts";

export const demo: Feature = {
  command: (program, start) => {
    program
      .command("demo")
      .description("analyze recorded H100 captures of an LLM decode loop; works without a GPU or nsys")
      .option(
        "--out <dir>",
        "a new folder for the results; must not exist yet (default: a temporary folder)",
        requireNonEmpty,
      )
      .action((options: { out?: string }) => {
        start(
          createTask("demo", { out: options.out ?? null }, async (request, tools) =>
            (await import("./effects.ts")).printDemo(request, tools),
          ),
        );
      });
  },
};
