import { exitCodes } from "../../model/errors.ts";
import type { Feature } from "../../pipeline/feature.ts";
import { createTask } from "../../pipeline/command.ts";

export const importCommand: Feature = {
  command: (program, start) => {
    program
      .command("import-command <command...>")
      .description("print the configuration that matches an nsys or ncu command, without running the command")
      .passThroughOptions()
      .addHelpText(
        "after",
        "\nExample:\n  llm-profile import-command 'nsys profile -c nvtx -p decode -o report python3 bench.py' >.llm-profile.yml",
      )
      .action((words: string[]) => {
        start(
          createTask("import-command", { words }, async (request, { output }) => {
            const { importCommand } = await import("./import-command.ts");
            await output.printText(importCommand(request.words));
            return exitCodes.pass;
          }),
        );
      });
  },
};
