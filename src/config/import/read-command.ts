import { basename } from "node:path/posix";
import { UserError } from "../../errors.ts";
import type { ImportedCommand } from "../../model/imported-command.ts";
import { looksSecret } from "../../model/secrets.ts";
import { nearest } from "../../model/text/nearest.ts";
import { splitShellLine, type ShellWord } from "../../model/text/split-shell-line.ts";
import { ncuDefaults, ncuOptions } from "./ncu-options.ts";
import { environment, nsysDefaults, nsysOptions } from "./nsys-options.ts";
import type { GivenOptions, Outcome, ToolOption } from "./option.ts";

interface Tool {
  readonly name: "nsys" | "ncu";
  readonly options: readonly ToolOption[];
  readonly defaults: (given: GivenOptions, hasRanges: boolean) => Outcome[];
}

const nsys: Tool = { name: "nsys", options: nsysOptions, defaults: nsysDefaults };
const ncu: Tool = { name: "ncu", options: ncuOptions, defaults: ncuDefaults };

/**
 * Reads an `nsys profile …` or `ncu …` command, given as one shell line or as words. Throws UserError for any other command, for
 * options that the tool doesn't have, and for shell expansions in a part that we import.
 */
export function readToolCommand(given: readonly string[]): ImportedCommand {
  const all = given.length === 1 ? wordsOf(given[0] ?? "") : given.map((text) => ({ text, expansion: null }));
  const start = all.findIndex(({ text }) => !isAssignment(text));
  const variables = all.slice(0, Math.max(start, 0));
  const [program, ...rest] = all.slice(variables.length);
  if (program === undefined) throw refusal("The command is empty.", "");
  const { tool, words } = toolOf(program, rest);
  const { options, command } = readOptions(tool, words);
  const last = new Map(options.map(({ option, value }) => [option.long, value?.text ?? ""]));
  const imported = new Collected();
  const variableOutcomes = variables.map((word) => ({ word, outcome: environment([word.text]) }));
  for (const { word, outcome } of variableOutcomes) imported.add(null, outcome, word);
  for (const { option, value } of options) {
    const outcome = option.becomes(value?.text ?? "", last);
    if (outcome.kind === "refused") {
      // We don't know what a shell would put there.
      if (value !== null) requireLiteral(value, option.long);
      throw refusal(`${tool.name}'s ${option.long} can't be imported.`, outcome.why);
    }
    imported.add({ tool: tool.name, long: option.long }, outcome, value);
  }
  if (command.length === 0)
    throw refusal(`No program follows the options of ${tool.name}.`, "Write the whole command.");
  for (const outcome of tool.defaults(last, imported.settings.has("ranges"))) imported.add(null, outcome, null);
  for (const word of command) requireLiteral(word, "The program");
  if (program.text.includes("/")) imported.set(`${tool.name}.path`, program.text);
  imported.set(
    "workload.command",
    command.map(({ text }) => text),
  );
  return { tool: tool.name, settings: imported.settings, notes: imported.notes };
}

function wordsOf(line: string): readonly ShellWord[] {
  const split = splitShellLine(line);
  if (split.kind === "words") return split.words;
  throw refusal(
    `The line isn't a single command. ${split.why}`,
    "Write only the nsys or ncu command, without pipes, redirections, or other commands.",
  );
}

function isAssignment(text: string): boolean {
  return /^[A-Za-z_]\w*=/.test(text);
}

function toolOf(program: ShellWord, rest: readonly ShellWord[]): { tool: Tool; words: readonly ShellWord[] } {
  requireLiteral(program, "The command");
  const name = basename(program.text);
  const [subcommand, ...words] = rest;
  if (name === "ncu") return { tool: ncu, words: rest };
  if (name === "nsys" && subcommand?.text === "profile") return { tool: nsys, words };
  const what =
    name === "nsys"
      ? "The only nsys command that can be imported is `nsys profile`."
      : `${JSON.stringify(name)} is neither nsys nor ncu.`;
  throw refusal(what, "Write a command that starts with `nsys profile` or `ncu` and names the program to run.");
}

interface ReadOption {
  readonly option: ToolOption;
  readonly value: ShellWord | null;
}

/** The options before the program, in any form that both tools accept: `--name=value`, `--name value`, `-n value`, `-n=value`, `-nvalue`. */
function readOptions(
  tool: Tool,
  words: readonly ShellWord[],
): { options: ReadOption[]; command: readonly ShellWord[] } {
  const options: ReadOption[] = [];
  let at = 0;
  for (let word = words[at]; word?.text.startsWith("-") === true; word = words[at]) {
    at += 1;
    if (word.text === "--") break;
    const { option, attached } = findOption(tool, word.text);
    if (option.takesValue === false) {
      options.push({ option, value: null });
      continue;
    }
    const value = attached === null ? words[at] : { ...word, text: attached };
    if (value === undefined || value.text === "")
      throw refusal(`${tool.name}'s ${option.long} has no value.`, "Write the whole command.");
    options.push({ option, value });
    if (attached === null) at += 1;
  }
  return { options, command: words.slice(at) };
}

function findOption(tool: Tool, text: string): { option: ToolOption; attached: string | null } {
  const equals = text.indexOf("=");
  const name = equals === -1 ? text : text.slice(0, equals);
  const exact = tool.options.find(({ long, short }) => long === name || short === name);
  if (exact !== undefined) return { option: exact, attached: equals === -1 ? null : text.slice(equals + 1) };
  const short = tool.options.find((option) => option.short !== undefined && text.startsWith(option.short));
  if (short !== undefined && !text.startsWith("--")) return { option: short, attached: text.slice(2) };
  const meant = nearest(
    name,
    tool.options.map(({ long }) => long),
  );
  const help = meant === null ? "Remove it." : `Did you mean ${meant}? If not, remove it.`;
  throw refusal(
    `${tool.name} has no option ${JSON.stringify(name)}, or the option is newer than llm-profile.`,
    `${help} To pass the option on unchanged, add it to ${tool.name}.extra-arguments.`,
  );
}

/** Collects settings and notes from the options. */
class Collected {
  readonly settings = new Map<string, unknown>();
  readonly notes: { option: string | null; text: string }[] = [];

  add(
    option: { readonly tool: string; readonly long: string } | null,
    outcome: Outcome,
    value: ShellWord | null,
  ): void {
    if (outcome.kind === "refused") throw refusal("A variable before the command can't be imported.", outcome.why);
    const long = option?.long ?? null;
    if (outcome.kind === "note") {
      this.notes.push({ option: long, text: outcome.note });
      return;
    }
    if (value !== null) requireLiteral(value, long ?? "A variable");
    if (outcome.kind === "as-is") {
      this.set(`${option?.tool ?? ""}.extra-arguments`, [
        value === null ? (long ?? "") : `${long ?? ""}=${value.text}`,
      ]);
      return;
    }
    if (outcome.note !== undefined) this.notes.push({ option: long, text: outcome.note });
    for (const [key, one] of Object.entries(outcome.settings))
      this.set(key, key === "workload.environment" ? this.#public(one) : one);
  }

  /** Merges lists and maps. Any other value replaces the previous value. */
  set(key: string, value: unknown): void {
    const before = this.settings.get(key);
    if (isList(before) && isList(value) && key !== "nsys.trace")
      this.settings.set(key, [...new Set([...before, ...value])]);
    else if (isMap(before) && isMap(value)) this.settings.set(key, { ...before, ...value });
    else this.settings.set(key, value);
  }

  /** Leaves out secrets, which don't belong in the repository or in a report. */
  #public(variables: unknown): unknown {
    if (!isMap(variables)) return variables;
    const secret = Object.keys(variables).filter((name) => looksSecret(name));
    for (const name of secret)
      this.notes.push({
        option: name,
        text: "this variable looks like a secret, so we left its value out; pass it as a file with `workload.secret-files`",
      });
    return Object.fromEntries(Object.entries(variables).filter(([name]) => !secret.includes(name)));
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function requireLiteral({ expansion }: ShellWord, what: string): void {
  if (expansion === null) return;
  throw refusal(
    `${what} has ${JSON.stringify(expansion)}, which a shell would expand.`,
    "Write the value itself, or quote it.",
  );
}

function refusal(what: string, help: string): UserError {
  return new UserError({
    id: "bad-import",
    what,
    where: "import-command",
    help: help === "" ? "See llm-profile import-command --help." : help,
  });
}
