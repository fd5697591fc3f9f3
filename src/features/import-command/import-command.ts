import { readToolCommand } from "./read-command.ts";
import { importedConfigText } from "./text.ts";

/** `import-command`: turns a command into the text of a configuration file. Throws UserError if the command can't be imported. */
export function importCommand(words: readonly string[]): string {
  return `${importedConfigText(readToolCommand(words))}\n`;
}
