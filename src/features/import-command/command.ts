import type { Command } from "commander";

/** Adds `import-command`. */
export function addImportCommand(
  program: Command,
  done: (invocation: { readonly name: "import-command"; readonly words: readonly string[] }) => void,
): void {
  program
    .command("import-command <command...>")
    .description("print the configuration that matches an nsys or ncu command, without running the command")
    .passThroughOptions()
    .addHelpText(
      "after",
      "\nExample:\n  llm-profile import-command 'nsys profile -c nvtx -p decode -o report python3 bench.py' >.llm-profile.yml",
    )
    .action((words: string[]) => {
      done({ name: "import-command", words });
    });
}
