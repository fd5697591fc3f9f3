import { basename } from "node:path/posix";
import { findServerPort } from "../../model/engines.ts";
import { isSecretName } from "../../model/secrets.ts";
import { nearest } from "../../model/text/nearest.ts";
import { type ShellWord, createRefusal, refuseExpansion } from "./split-shell-line.ts";
import { findLauncher, type CommandLine, readCommandLine, refuseUnlessVariables } from "./read-line.ts";
import { addNcuDefaults, ncuOptions } from "./ncu-options.ts";
import { readEnvironment, addNsysDefaults, nsysOptions } from "./nsys-options.ts";
import type { GivenOptions, Outcome, ToolOption } from "./option.ts";

interface ImportedCommand {
  readonly tool: "nsys" | "ncu";
  readonly settings: ReadonlyMap<string, unknown>;
  /** `option` is spelled as in the tool; null if the note is about the whole command. */
  readonly notes: readonly { readonly option: string | null; readonly text: string }[];
}

interface Tool {
  readonly name: "nsys" | "ncu";
  readonly options: readonly ToolOption[];
  readonly defaults: (options: GivenOptions, hasRanges: boolean) => Outcome[];
}

const nsys: Tool = { name: "nsys", options: nsysOptions, defaults: addNsysDefaults };
const ncu: Tool = { name: "ncu", options: ncuOptions, defaults: addNcuDefaults };

/** Throws UserError for any other command, for options that the tool doesn't have, and for shell expansions that a configuration can't keep. */
export function readToolCommand(args: readonly string[]): ImportedCommand {
  const line = readCommandLine(args);
  const [program, ...rest] = line.words;
  if (program === undefined) throw createRefusal("The command is empty.", "");
  const { tool, words } = findTool(program, rest);
  const { options, command } = readOptions(tool, words);
  const last = new Map(options.map(({ option, value }) => [option.long, value?.text ?? ""]));
  const imported = new Collected(tool.name);
  for (const { option, text } of line.notes) imported.notes.push({ option, text });
  for (const word of line.variables) imported.add(null, readEnvironment([word.text]), word);
  for (const { option, value } of options) {
    const { becomes } = option;
    const outcome = typeof becomes === "function" ? becomes(value?.text ?? "", last) : becomes;
    if (outcome.kind === "refused") {
      // We don't know what a shell would put there.
      if (value !== null) refuseExpansion(value, option.long);
      throw createRefusal(`${tool.name}'s ${option.long} can't be imported.`, outcome.why);
    }
    imported.add(option.long, outcome, value);
  }
  if (command.length === 0)
    throw createRefusal(`No program follows the options of ${tool.name}.`, "Write the whole command.");
  const port = findServerPort(command.map(({ text }) => text));
  if (port === null)
    for (const outcome of tool.defaults(last, imported.settings.has("ranges"))) imported.add(null, outcome, null);
  else addServer(imported, tool, port);
  if (program.text.includes("/")) imported.set(`${tool.name}.path`, program.text);
  if (line.directory !== null) imported.set("workload.working-directory", line.directory.text);
  imported.set(
    port === null ? "workload.command" : "workload.server.command",
    createProgramCommand(command, line, imported),
  );
  return { tool: tool.name, settings: imported.settings, notes: imported.notes };
}

function createProgramCommand(
  command: readonly ShellWord[],
  { input, variables: assignments }: CommandLine,
  { notes }: Collected,
): string | readonly string[] {
  for (const word of command) refuseUnlessVariables(word, "The program");
  const [program] = command;
  const launcher = findLauncher(basename(program?.text ?? ""));
  if (launcher !== null) notes.push({ option: null, text: launcher.note });
  const variables = new Set(command.flatMap((word) => word.variables));
  const assigned = assignments.find(({ text }) => variables.has(text.slice(0, text.indexOf("="))));
  if (assigned !== undefined)
    throw createRefusal(
      `The line sets ${JSON.stringify(assigned.text.split("=")[0])} and uses it in the same command, but a shell expands the command first.`,
      "Write the value itself.",
    );
  if (variables.size === 0 && input === null) return command.map(({ text }) => text);
  for (const name of variables)
    notes.push({
      option: `$${name}`,
      text: isSecretName(name)
        ? "this variable looks like a secret; let the program read it from a file, with `workload.secret-files`"
        : "the command sees this variable only if you set it in `workload.environment`, or pass it with `workload.pass-env`",
    });
  return [...command.map(({ shell }) => shell), ...(input === null ? [] : [input])].join(" ");
}

/** A server never ends on its own, so a capture lasts as long as its client runs. */
function addServer(imported: Collected, tool: Tool, port: number): void {
  if (tool.name === "ncu")
    throw createRefusal(
      "The program is a server, and Nsight Compute doesn't profile servers.",
      "Import its nsys command.",
    );
  for (const key of ["nsys.capture", "nsys.capture-range-end", "instances"]) imported.settings.delete(key);
  imported.set("workload.server.ready-http", "/health");
  imported.set("workload.server.ready-port", port);
  imported.notes.push({
    option: "workload.server",
    text: "add `client`, the command that sends requests (docs/engines.md). A capture lasts as long as the client runs, so options that start or end a capture are left out",
  });
}

function findTool(program: ShellWord, rest: readonly ShellWord[]): { tool: Tool; words: readonly ShellWord[] } {
  refuseExpansion(program, "The command");
  const name = basename(program.text);
  const [subcommand, ...words] = rest;
  if (name === "ncu") return { tool: ncu, words: rest };
  if (name === "nsys" && subcommand?.text === "profile") return { tool: nsys, words };
  const what =
    name === "nsys"
      ? "The only nsys command that can be imported is `nsys profile`."
      : `${JSON.stringify(name)} is neither nsys nor ncu.`;
  throw createRefusal(what, "Write a command that starts with `nsys profile` or `ncu` and names the program to run.");
}

interface ReadOption {
  readonly option: ToolOption;
  readonly value: ShellWord | null;
}

/** `--name=value`, `--name value`, `-n value`, `-nvalue`, as both tools accept. */
function readOptions(
  tool: Tool,
  words: readonly ShellWord[],
): { options: ReadOption[]; command: readonly ShellWord[] } {
  const options: ReadOption[] = [];
  let [word, ...rest] = words;
  while (word?.text.startsWith("-") === true && word.text !== "--") {
    const { option, attached } = findOption(tool, word.text);
    const isShort = !word.text.startsWith("--");
    if (option.takesValue === false && attached !== null) {
      // `-fo` is `-f -o`.
      if (!isShort) throw createRefusal(`${tool.name}'s ${option.long} takes no value.`, `Write ${option.long} alone.`);
      options.push({ option, value: null });
      word = { ...word, text: `-${attached}` };
      continue;
    }
    const isNext = attached === null && option.takesValue === undefined;
    const value = attached === null ? (isNext ? (rest[0] ?? null) : null) : { ...word, text: attached };
    if (isNext || attached !== null) refuseValue(tool, option, value);
    options.push({ option, value });
    [word, ...rest] = isNext ? rest.slice(1) : rest;
  }
  return { options, command: word === undefined || word.text === "--" ? rest : [word, ...rest] };
}

/** Otherwise, a program's name could pass for the value of an option. */
function refuseValue(tool: Tool, { long, values }: ToolOption, value: ShellWord | null): void {
  if (value === null || value.text === "")
    throw createRefusal(`${tool.name}'s ${long} has no value.`, "Write the whole command.");
  if (values === undefined || value.variables.length > 0 || value.expansion !== null || values.pattern.test(value.text))
    return;
  throw createRefusal(
    `${tool.name} refuses ${JSON.stringify(value.text)} as the value of ${long}.`,
    `It accepts ${values.text}.`,
  );
}

function findOption(tool: Tool, text: string): { option: ToolOption; attached: string | null } {
  if (!text.startsWith("--")) {
    const short = tool.options.find((option) => option.short !== undefined && text.startsWith(option.short));
    if (short !== undefined) return { option: short, attached: text.length === 2 ? null : text.slice(2) };
  }
  const equals = text.indexOf("=");
  const name = equals === -1 ? text : text.slice(0, equals);
  const option = tool.options.find(({ long }) => long === name);
  if (option !== undefined) return { option, attached: equals === -1 ? null : text.slice(equals + 1) };
  const meant = nearest(
    name,
    tool.options.map(({ long }) => long),
  );
  const help = meant === null ? "Remove it." : `Did you mean ${meant}? If not, remove it.`;
  throw createRefusal(
    `${tool.name} has no option ${JSON.stringify(name)}, or the option is newer than llm-profile.`,
    `${help} To pass the option on unchanged, add it to ${tool.name}.extra-arguments.`,
  );
}

class Collected {
  readonly settings = new Map<string, unknown>();
  readonly notes: { option: string | null; text: string }[] = [];
  readonly #tool: Tool["name"];

  constructor(tool: Tool["name"]) {
    this.#tool = tool;
  }

  add(option: string | null, outcome: Outcome, value: ShellWord | null): void {
    if (outcome.kind === "refused")
      throw createRefusal("A variable before the command can't be imported.", outcome.why);
    if (value !== null && outcome.kind !== "note") refuseExpansion(value, option ?? "A variable");
    if (outcome.kind === "as-is")
      this.set(`${this.#tool}.extra-arguments`, [[option, value?.text].filter((part) => part != null).join("=")]);
    else if (outcome.note !== undefined) this.notes.push({ option, text: outcome.note });
    if (outcome.kind === "settings")
      for (const [key, setting] of Object.entries(outcome.settings))
        this.set(key, key === "workload.environment" ? this.#withoutSecrets(setting) : setting);
  }

  set(key: string, value: unknown): void {
    const before = this.settings.get(key);
    if (isList(before) && isList(value) && key !== "nsys.trace")
      this.settings.set(key, [...new Set([...before, ...value])]);
    else if (isMap(before) && isMap(value)) this.settings.set(key, { ...before, ...value });
    else this.settings.set(key, value);
  }

  /** They don't belong in the repository or in a report. */
  #withoutSecrets(variables: unknown): unknown {
    if (!isMap(variables)) return variables;
    const secret = Object.keys(variables).filter((name) => isSecretName(name));
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
