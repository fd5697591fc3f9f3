import { exitCodes } from "../../model/errors.ts";
import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";
import { requireNonEmpty } from "../../settings/shared-options.ts";

export const init: Feature = {
  command: (program, start) => {
    program
      .command("init")
      .description("inspect this repository, ask for what's missing, and write .llm-profile.yml and a workflow")
      .option(
        "--command <line>",
        "the program to profile; if nsys is installed, we run the program once to list its ranges",
        requireNonEmpty,
      )
      .option("--ranges <ranges>", "the NVTX ranges to profile, comma-separated", requireNonEmpty)
      .option(
        "--runs-on <labels>",
        "the GPU runner's labels, comma-separated (default: self-hosted, gpu)",
        requireNonEmpty,
      )
      .option("--image <image>", "the job's container image (default: a PyTorch image)", requireNonEmpty)
      .option("--yes", "don't ask questions: use the options, and detect everything else", false)
      .option("--force", "overwrite existing files", false)
      .addHelpText(
        "after",
        '\nExample:\n  llm-profile init --yes --command "python3 bench.py --steps 32" --ranges prefill,decode --runs-on self-hosted,h100',
      )
      .action(
        (options: {
          command?: string;
          ranges?: string;
          runsOn?: string;
          image?: string;
          yes: boolean;
          force: boolean;
        }) => {
          const request = {
            command: options.command ?? null,
            ranges: options.ranges ?? null,
            runsOn: options.runsOn ?? null,
            image: options.image ?? null,
            yes: options.yes,
            force: options.force,
          };
          start(
            createTask("init", request, async (request, { context }) => {
              const { init } = await import("./effects.ts");
              for (const line of await init(context, request)) context.log.info(line);
              return exitCodes.pass;
            }),
          );
        },
      );
  },
};
