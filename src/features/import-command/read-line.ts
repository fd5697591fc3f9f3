import { basename } from "node:path/posix";
import {
  createLiteralWord,
  splitShellLine,
  type ShellWord,
  refuseExpansion,
  createRefusal,
} from "./split-shell-line.ts";

/** A command line, taken apart up to the name of nsys or ncu. */
export interface CommandLine {
  readonly directory: ShellWord | null;
  readonly variables: readonly ShellWord[];
  readonly words: readonly ShellWord[];
  readonly input: string | null;
  readonly notes: readonly { readonly option: string; readonly text: string }[];
}

/** Throws UserError if the line does more than start nsys or ncu. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const commands = splitCommands(args.length === 1 ? splitShellLine(args[0] ?? "") : args.map(createLiteralWord));
  const [first = [], ...others] = commands;
  const directory = first[0]?.text === "cd" && others.length > 0 ? readFolder(first) : null;
  const [command = [], extra] = directory === null ? commands : others;
  if (extra !== undefined) refuseOther(command, extra);
  const redirected = takeRedirections(command);
  const prefixed = takePrefixes(redirected.words);
  return { ...prefixed, directory, input: redirected.input, notes: [...redirected.notes, ...prefixed.notes] };
}

function splitCommands(words: readonly ShellWord[]): ShellWord[][] {
  const commands: ShellWord[][] = [[]];
  for (const word of words) {
    if (word.isOperator === true && ["&&", ";", "\n"].includes(word.text)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands.filter((command) => command.length > 0);
}

function readFolder(words: readonly ShellWord[]): ShellWord {
  const [folder, ...more] = words.slice(words[1]?.text === "--" ? 2 : 1);
  if (folder === undefined || more.length > 0 || folder.text.startsWith("-"))
    throw createRefusal("`cd` in the line doesn't name one folder.", "Write `cd FOLDER && nsys profile …`.");
  refuseExpansion(folder, "cd");
  return folder;
}

function refuseOther(command: readonly ShellWord[], extra: readonly ShellWord[]): never {
  const isTool = command.some(({ text }) => isToolName(text));
  const [{ text = "" } = {}] = isTool ? extra : command;
  throw createRefusal(
    `The line has more than one command: ${JSON.stringify(text)} runs ${isTool ? "after" : "before"} nsys or ncu.`,
    "Only `cd FOLDER &&` may come first. Run other commands before or after llm-profile, or in `workload.setup`.",
  );
}

function takeRedirections(all: readonly ShellWord[]): Pick<CommandLine, "words" | "input" | "notes"> {
  const words: ShellWord[] = [];
  const notes: { option: string; text: string }[] = [];
  let input: string | null = null;
  for (let index = 0; index < all.length; index += 1) {
    const word = all[index];
    if (word?.isOperator !== true) {
      if (word !== undefined) words.push(word);
      continue;
    }
    const target = all[index + 1];
    const isOutput = /^\d*(?:>>?|>\||>&)$|^&>>?$/.test(word.text);
    if (!(isOutput || word.text === "<") || target === undefined || target.isOperator === true)
      refuseOperator(word.text);
    index += 1;
    if (isOutput)
      notes.push({ option: word.text, text: "we show the program's output and keep it in the run directory" });
    else {
      refuseUnlessVariables(target, "The input");
      input = `<${target.shell}`;
    }
  }
  return { words, input, notes };
}

function refuseOperator(operator: string): never {
  const what = `The line has an unquoted \`${operator}\`.`;
  if (operator === "|" || operator === "|&")
    throw createRefusal(what, "Leave out the pipe: the run directory has the program's output.");
  throw createRefusal(what, "Quote it, or write only the nsys or ncu command.");
}

interface Prefix {
  readonly flags: RegExp;
  /** Options whose value is the next word. */
  readonly options: RegExp;
  readonly note: string;
}

const prefixes: Readonly<Record<string, Prefix>> = {
  env: {
    flags: /^(?:-i|-|--ignore-environment|--unset=.+|--)$/,
    options: /^-u$/,
    note: "the program gets only an allowlist of variables, and those in `workload.environment`",
  },
  sudo: {
    flags: /^(?:-[EHnS]+|--(?:preserve-env(?:=.*)?|set-home|non-interactive|stdin)|--(?:user|group)=.*|--)$/,
    options: /^-[ug]$/,
    note: "nsys and ncu run with llm-profile's rights; `isolation` chooses the program's",
  },
};

function takePrefixes(all: readonly ShellWord[]): Pick<CommandLine, "variables" | "words" | "notes"> {
  const variables: ShellWord[] = [];
  const notes: { option: string; text: string }[] = [];
  let words = all;
  for (let [word] = words; word !== undefined; [word] = words) {
    const name = basename(word.text);
    const prefix = prefixes[name];
    if (isAssignment(word.text)) {
      variables.push(word);
      words = words.slice(1);
    } else if (prefix !== undefined) {
      notes.push({ option: name, text: prefix.note });
      words = skipPrefixOptions(name, prefix, words.slice(1));
    } else break;
  }
  refuseWrapper(words);
  return { variables, words, notes };
}

function skipPrefixOptions(name: string, prefix: Prefix, words: readonly ShellWord[]): readonly ShellWord[] {
  const [word, ...rest] = words;
  if (word?.text.startsWith("-") !== true) return words;
  if (prefix.flags.test(word.text)) return skipPrefixOptions(name, prefix, rest);
  if (prefix.options.test(word.text)) return skipPrefixOptions(name, prefix, rest.slice(1));
  throw createRefusal(
    `${name}'s ${JSON.stringify(word.text)} can't be imported.`,
    `Write the command without ${name}.`,
  );
}

function refuseWrapper(words: readonly ShellWord[]): void {
  const [program, ...rest] = words;
  if (program === undefined || isToolName(program.text) || !rest.some(({ text }) => isToolName(text))) return;
  const name = basename(program.text);
  const what = `${JSON.stringify(name)} starts nsys or ncu in this line, so the line can't be imported.`;
  const tool = rest.find(({ text }) => isToolName(text))?.text ?? "nsys";
  throw createRefusal(
    what,
    findLauncher(name)?.help ??
      `Leave ${name} out, or write it after the options of ${basename(tool)}, in front of the program.`,
  );
}

/** Variables may stay, because bash runs the command. */
export function refuseUnlessVariables(word: ShellWord, subject: string): void {
  if (word.expansion !== null) refuseExpansion(word, subject);
}

function isToolName(text: string): boolean {
  return ["nsys", "ncu"].includes(basename(text));
}

function isAssignment(text: string): boolean {
  return /^[A-Za-z_]\w*=/.test(text);
}

interface Launcher {
  readonly name: RegExp;
  readonly help: string;
  readonly note: string;
}

const launchers: readonly Launcher[] = [
  {
    name: /^srun$/,
    help: "docs/ranks.md shows how to profile each rank with your command, and how to merge the reports.",
    note: "nsys sees only the processes on its own machine; docs/ranks.md has the way for several",
  },
  {
    name: /^(?:mpirun|mpiexec|mpiexec\.hydra|orterun|prterun)$/,
    help: "On one machine, write nsys or ncu before the launcher: one capture then records every rank (docs/ranks.md).",
    note: "docs/ranks.md explains captures of several ranks",
  },
  {
    name: /^(?:docker|podman|nerdctl|nvidia-docker|apptainer|singularity|enroot)$/,
    help: "Import the command that runs in the container, and start llm-profile in the container too (docs/runners.md#the-image).",
    note: "nsys and ncu can't see processes in a container; run llm-profile in the container (docs/runners.md#the-image)",
  },
  {
    name: /^kubectl$/,
    help: "Import the command that runs in the pod, and start llm-profile in the pod too (docs/runners.md#kubernetes).",
    note: "nsys and ncu can't see processes in a pod; run llm-profile in the pod (docs/runners.md#kubernetes)",
  },
];

export function findLauncher(name: string): Launcher | null {
  return launchers.find((launcher) => launcher.name.test(name)) ?? null;
}
