import { addCommands } from "../../src/main/commands.ts";
import type { RawSettings } from "../../src/model/config.ts";
import type { Task } from "../../src/pipeline/command.ts";
import { parseCommandLine } from "../../src/settings/command-line.ts";

export interface ParsedLine {
  readonly name: string;
  readonly settings?: RawSettings;
  readonly [property: string]: unknown;
}

/** What a command line asks for: the command's name with its request. For help, its text. */
export function parse(argv: readonly string[], width = 100): ParsedLine {
  const parsed = parseCommandLine<Task>(argv, width, addCommands);
  if (parsed.kind === "help") return { name: "help", text: parsed.text };
  return parsed.kind === "version" ? { name: "version" } : { ...parsed.task.request, name: parsed.task.name };
}
