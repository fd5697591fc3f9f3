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
 * Reads `nsys profile …` or `ncu …`: one line of shell, or its words. Throws UserError for what isn't one, for options that the tool
 * doesn't have, and for what a shell would have to replace in something that's kept.
 */
export function readToolCommand(given: readonly string[]): ImportedCommand {
  const all = given.length === 1 ? wordsOf(given[0] ?? "") : given.map((text) => ({ text, expansion: null }));
  const start = all.findIndex(({ text }) => !isAssignment(text));
  const variables = all.slice(0, Math.max(start, 0));
  const [program, ...rest] = all.slice(variables.length);
  if (program === undefined) throw refusal("There is no command.", "");
  const { tool, words } = toolOf(program, rest);
  const { options, command } = readOptions(tool, words);
  const last = new Map(options.map(({ option, value }) => [option.long, value?.text ?? ""]));
  const imported = new Collected();
  const variableOutcomes = variables.map((word) => ({ word, outcome: environment([word.text]) }));
  for (const { word, outcome } of variableOutcomes) imported.add(null, outcome, word);
  for (const { option, value } of options) {
    const outcome = option.becomes(value?.text ?? "", last);
    if (outcome.kind === "refused") throw refusal(`${tool.name}'s ${option.long} can't be imported.`, outcome.why);
    imported.add({ tool: tool.name, long: option.long }, outcome, value);
  }
  if (command.length === 0)
    throw refusal(`There is no program after the options of ${tool.name}.`, "Write the whole command.");
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
    `The line isn't one command. ${split.why}`,
    "Give the command of nsys or ncu alone, without pipes, redirections and other commands.",
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
      ? "Of nsys only `nsys profile` can be imported."
      : `${JSON.stringify(name)} is neither nsys nor ncu.`;
  throw refusal(what, "Give the command that begins with `nsys profile` or `ncu`, with its program.");
}

interface ReadOption {
  readonly option: ToolOption;
  readonly value: ShellWord | null;
}

/** The options up to the program, in any form that both tools take: `--name=value`, `--name value`, `-n value`, `-n=value`, `-nvalue`. */
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
  const help = meant === null ? "Take it out." : `Did you mean ${meant}? Otherwise take it out.`;
  throw refusal(
    `${tool.name} has no option ${JSON.stringify(name)}, or it's newer than llm-profile.`,
    `${help} To pass it on unchanged, add it to ${tool.name}.extra-arguments.`,
  );
}

/** What is kept of the options, as it grows. */
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

  /** Lists and maps grow; of single values the last counts. */
  set(key: string, value: unknown): void {
    const before = this.settings.get(key);
    if (isList(before) && isList(value) && key !== "nsys.trace")
      this.settings.set(key, [...new Set([...before, ...value])]);
    else if (isMap(before) && isMap(value)) this.settings.set(key, { ...before, ...value });
    else this.settings.set(key, value);
  }

  /** A secret has no place in a file of the repository, nor in a report. */
  #public(variables: unknown): unknown {
    if (!isMap(variables)) return variables;
    const secret = Object.keys(variables).filter((name) => looksSecret(name));
    for (const name of secret)
      this.notes.push({
        option: name,
        text: "it looks like a secret, so its value isn't here: `workload.secret-files` gives it as a file",
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
    `${what} has ${JSON.stringify(expansion)}, which a shell would replace.`,
    "Write what it stands for, or quote it.",
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
