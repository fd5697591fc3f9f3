import { type Command, InvalidArgumentError, Option } from "commander";
import type { RawSettings } from "../model/config.ts";
import { rangeList } from "../model/reports/range.ts";
import type { Level } from "../model/text/layout.ts";

/*
 * What several commands take, and how it is read.
 */

export interface SharedOptions {
  readonly config?: string;
  readonly preset?: string[];
  readonly set?: string[];
  readonly quiet?: true;
  readonly verbose?: true;
}

/** An unset variable of the shell arrives as an empty text: as a path that would be the current folder, as a base none. */
export function given(value: string): string {
  if (value.trim() === "") throw new InvalidArgumentError("It is empty: if it comes from a variable, is that set?");
  return value;
}

export function printed({ json, quiet, verbose }: SharedOptions & { readonly json: boolean }): {
  json: boolean;
  level: Level;
} {
  return { json, level: quiet === true ? "quiet" : verbose === true ? "verbose" : "usual" };
}

export function shared(command: Command): Command {
  return command
    .addOption(new Option("--quiet", "print the verdict, or the result, and errors alone").conflicts("verbose"))
    .addOption(
      new Option("--verbose", "also print what the program and the profilers print, and each command with its time"),
    )
    .option("--config <file>", "a YAML configuration file", given)
    .option("--preset <name>", "a preset of conf/presets; repeatable", collect)
    .option("--set <key=value>", "override one setting, such as nsys.trace=cuda,nvtx; repeatable", collect);
}

/** Of commands that start a program. */
export function workload(command: Command): Command {
  return shared(command).option(
    "--range <range>",
    "an NVTX range to profile: Message, Message@Domain, Message@* or a glob; several with commas, or repeatable",
    collectRanges,
  );
}

export function workloadInputs(command: readonly string[], ranges: readonly string[] = []): RawSettings["inputs"] {
  return [
    ...(command.length > 0 ? [{ key: "workload.command", value: command, name: "command line" }] : []),
    ...(ranges.length > 0 ? [{ key: "ranges", value: ranges, name: "--range" }] : []),
  ];
}

export function outInput(out: string | undefined): RawSettings["inputs"] {
  return out === undefined ? [] : [{ key: "out", value: out, name: "--out" }];
}

export function settings(options: SharedOptions, inputs: RawSettings["inputs"]): RawSettings {
  return { configFile: options.config ?? null, presets: options.preset ?? [], inputs, overrides: options.set ?? [] };
}

/** Values of an option that may be given several times. */
export function collect(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

/** As `collect`, of ranges, of which one value may name several. */
export function collectRanges(value: string, previous: string[] = []): string[] {
  return [...previous, ...rangeList(value)];
}

/** As `collect`, of what may not be empty. */
export function collectGiven(value: string, previous?: string[]): string[] {
  return collect(given(value), previous);
}

export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(value);
}
