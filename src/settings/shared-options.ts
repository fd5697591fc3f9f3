import { type Command, InvalidArgumentError, Option } from "commander";
import type { RawSettings } from "../model/config.ts";
import { splitRanges } from "../model/reports/range.ts";
import type { Level } from "../model/text/layout.ts";

/*
 * Options that several commands share, and their parsers.
 */

export interface SharedOptions {
  readonly config?: string;
  readonly preset?: string[];
  readonly set?: string[];
  readonly quiet?: true;
  readonly verbose?: true;
}

/** Rejects an empty value, which probably comes from an unset shell variable. An empty path would mean the current folder, and an empty base would mean no base. */
export function requireNonEmpty(value: string): string {
  if (value.trim() === "")
    throw new InvalidArgumentError("The value is empty. If it comes from a variable, is the variable set?");
  return value;
}

export function printed({ json, quiet, verbose }: SharedOptions & { readonly json: boolean }): {
  json: boolean;
  level: Level;
} {
  return { json, level: quiet === true ? "quiet" : verbose === true ? "verbose" : "usual" };
}

/** The `--verdict` option of `run` and `compare`. */
export function verdictOption(): Option {
  const text = "print only verdict.json on stdout, at most 4 kB; progress goes to stderr";
  return new Option("--verdict", text).default(false).conflicts("json");
}

export function addSharedOptions(command: Command): Command {
  return command
    .addOption(new Option("--quiet", "print only the verdict or result, and errors").conflicts("verbose"))
    .addOption(
      new Option("--verbose", "also print the output of the program and the profilers, and how long each command took"),
    )
    .option("--config <file>", "a YAML configuration file", requireNonEmpty)
    .option("--preset <name>", "a preset from conf/presets; repeatable", collect)
    .option("--set <key=value>", "override one setting, such as nsys.trace=cuda,nvtx; repeatable", collect);
}

/** Adds the options of commands that start a program. */
export function addWorkloadOptions(command: Command): Command {
  return addSharedOptions(command).option(
    "--range <range>",
    "an NVTX range to profile: Message, Message@Domain, Message@*, or a glob; for several ranges, use commas or repeat the option",
    collectRanges,
  );
}

export function workloadInputs(command: readonly string[], ranges: readonly string[] = []): RawSettings["inputs"] {
  return [
    ...(command.length > 0 ? [{ key: "workload.command", value: command, name: "command line" }] : []),
    ...(ranges.length > 0 ? [{ key: "ranges", value: ranges, name: "--range" }] : []),
  ];
}

/** The setting that an option gives, if the user gave the option. */
export function optionInput(name: `--${string}`, value: unknown, key = name.slice(2)): RawSettings["inputs"] {
  return value === undefined ? [] : [{ key, value, name }];
}

export function settings(options: SharedOptions, inputs: RawSettings["inputs"]): RawSettings {
  return { configFile: options.config ?? null, presets: options.preset ?? [], inputs, overrides: options.set ?? [] };
}

/** Collects the values of a repeatable option. */
export function collect(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

/** Like `collect`, but one value may name several ranges. */
export function collectRanges(value: string, previous: string[] = []): string[] {
  return [...previous, ...splitRanges(value)];
}

/** Like `collect`, but rejects empty values. */
export function collectGiven(value: string, previous?: string[]): string[] {
  return collect(requireNonEmpty(value), previous);
}

export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(value);
}
