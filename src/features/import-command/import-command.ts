import { Document } from "yaml";
import { schemaComment } from "../../model/addresses.ts";
import { configPath } from "../init/files.ts";
import { readToolCommand } from "./read-command.ts";

/** The sections in the order of docs/configuration.md. */
const sections = ["workload", "ranges", "instances", "nsys", "ncu"];

/** Comments contain no names. Throws UserError if the command can't be imported. */
export function importCommand(words: readonly string[]): string {
  const { tool, settings, notes } = readToolCommand(words);
  const document = new Document(new Map());
  const paths = [...settings].map(([key, value]) => ({ path: key.split("."), value }));
  const sectionIndex = (path: readonly string[]) => sections.indexOf(path[0] ?? "");
  for (const { path, value } of paths.toSorted((a, b) => sectionIndex(a.path) - sectionIndex(b.path)))
    document.setIn(path, value);
  const texts = [...new Set(notes.map(({ option, text }) => `# ${option === null ? "" : `${option}: `}${text}.`))];
  if (texts.length > 0) texts.unshift("", "# Left out or changed:");
  return [
    schemaComment,
    `# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run --config ${configPath}`,
    // Long strings stay on one line. Only the last line break is removed, because a string may end in blanks.
    document.toString({ lineWidth: 0, blockQuote: false }).replace(/\n$/, ""),
    ...texts,
    "",
  ].join("\n");
}
