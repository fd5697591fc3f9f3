import type { Command } from "commander";
import type { InitRequest } from "./invocation.ts";
import { given } from "./shared-options.ts";

/** The command `init`. */
export function addInit(program: Command, done: (invocation: { readonly name: "init" } & InitRequest) => void): void {
  program
    .command("init")
    .description("look at the repository here, ask what it does not tell, and write .llm-profile.yml and a workflow")
    .option("--command <line>", "the program to profile; with nsys it is run once, to list its ranges", given)
    .option("--ranges <ranges>", "the NVTX ranges to profile, separated by commas", given)
    .option("--runs-on <labels>", "labels of the GPU runner, separated by commas (default: self-hosted, gpu)", given)
    .option("--image <image>", "the container image of the job (default: one of PyTorch)", given)
    .option("--yes", "ask nothing: take what is given, and else what was found", false)
    .option("--force", "replace the files where they exist", false)
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
        done({
          name: "init",
          command: options.command ?? null,
          ranges: options.ranges ?? null,
          runsOn: options.runsOn ?? null,
          image: options.image ?? null,
          yes: options.yes,
          force: options.force,
        });
      },
    );
}
