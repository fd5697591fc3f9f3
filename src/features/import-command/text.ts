import { stringify } from "yaml";
import type { ImportedCommand } from "./model.ts";
import { schemaComment } from "../../model/addresses.ts";
import { configPath } from "../init/files.ts";

/** The sections in the order of docs/configuration.md. */
const order = ["workload", "ranges", "instances", "nsys", "ncu"];

/** A configuration file that does the same as the command, with a comment for each option that was left out or changed. Comments contain no names. */
export function importedConfigText({ tool, settings, notes }: ImportedCommand): string {
  const sections: Section = new Map();
  for (const [key, value] of [...settings].toSorted(([one], [other]) => place(one) - place(other)))
    setNested(sections, key.split("."), value);
  const texts = [...new Set(notes.map(({ option, text }) => `# ${option === null ? "" : `${option}: `}${text}.`))];
  return [
    schemaComment,
    `# Made by \`llm-profile import-command\` from ${tool}. Save it as ${configPath} and run: llm-profile run --config ${configPath}`,
    // Long strings stay on one line and are quoted if YAML would misread the string. Only the last line break is removed, because a string may end in blanks.
    stringify(sections, { lineWidth: 0, blockQuote: false }).replace(/\n$/, ""),
    ...(texts.length === 0 ? [] : ["", "# Left out or changed:"]),
    ...texts,
  ].join("\n");
}

type Section = Map<string, unknown>;

function setNested(section: Section, [name = "", ...names]: readonly string[], value: unknown): void {
  if (names.length === 0) {
    section.set(name, value);
    return;
  }
  const before = section.get(name);
  const nested: Section = before instanceof Map ? (before as Section) : new Map<string, unknown>();
  section.set(name, nested);
  setNested(nested, names, value);
}

function place(key: string): number {
  return order.indexOf(key.split(".")[0] ?? "");
}
