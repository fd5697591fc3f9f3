import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { UserError } from "../errors.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { addHistory } from "./history-command.ts";
import { addBisect } from "./bisect-command.ts";
import { addImportCommand } from "./import-command.ts";
import { addInit } from "./init-command.ts";
import type { Invocation } from "./invocation.ts";
import { addPrune } from "./prune-command.ts";
import {
  collectGiven,
  collectRanges,
  given,
  outInput,
  printed,
  settings,
  shared,
  type SharedOptions,
  wholeNumber,
  workload,
  workloadInputs,
} from "./shared-options.ts";

/** Reads the command line without the first two words (node and script); help is `width` columns wide. Throws UserError for a wrong one. */
export function parseCommandLine(argv: readonly string[], width: number): Invocation {
  let invocation: Invocation | null = null;
  let text = "";
  let aside = "";
  const program = build(width, (parsed) => {
    invocation = parsed;
  });
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
    command.exitOverride().configureOutput({
      writeOut: (chunk) => {
        text += chunk;
      },
      writeErr: (chunk) => {
        aside += chunk;
      },
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    });
  }
  try {
    program.parse(argv.length === 0 ? ["--help"] : [...argv], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === versionAsked) return { name: "version" };
    if (error.exitCode === 0) return { name: "help", text };
    // As for no command at all.
    if (error.code === commandMissing) return { name: "help", text: aside };
    throw new UserError({
      id: "usage",
      what: error.message.replace(/^error: /, "").replace(/\n\((.*)\)$/, " ($1)"),
      where: "command line",
      help: usageHelp(namedCommand(program, argv)),
      cause: error,
    });
  }
  if (invocation === null) return { name: "help", text: program.helpInformation() };
  return invocation;
}

/** The command that was asked for, with the one below it; null: there is no such. */
function namedCommand(program: Command, [name, below]: readonly string[]): string | null {
  const command = program.commands.find((one) => one.name() === name);
  const inner = command?.commands.find((one) => one.name() === below);
  if (command === undefined) return null;
  return inner === undefined ? command.name() : `${command.name()} ${inner.name()}`;
}

/** Which help to read, and where a program goes. */
function usageHelp(command: string | null): string {
  const help = `See llm-profile ${command === null ? "" : `${command} `}--help.`;
  return command === null || command === "run" || command === "bisect"
    ? `${help} The program to profile goes after \`--\`.`
    : help;
}

/** commander's own codes: for one that has commands of its own, none of which was given, too. */
const versionAsked = "commander.version";
const commandMissing = "commander.help";

function build(width: number, done: Done): Command {
  const after: After = (...lines) => `\n${lines.flatMap((line) => wrapLine(line, { width })).join("\n")}`;
  const program = new Command("llm-profile")
    .description(
      "Profiles an LLM workload with Nsight Systems, gated by NVTX ranges, and fails when the capture is not real.",
    )
    .version("", "-V, --version", "print the versions of llm-profile, and of the nsys and ncu that it finds")
    .showSuggestionAfterError(true)
    .enablePositionalOptions()
    .addHelpText(
      "after",
      after(
        "Exit codes: 0 pass · 1 gate failed · 2 wrong usage or configuration · 3 capture failed, or doctor found an error · 4 the base failed, or inconclusive, incomparable or without a baseline where compare.fail-on says so · 130/143 stopped.",
        "Environment: COLUMNS, NO_COLOR, FORCE_COLOR.",
      ),
    );

  addRun(program, done, after);
  addAnalyze(program, done);
  addCompare(program, done, after);
  addCalibrate(program, done, after);
  addBisect(program, done, after);
  addDoctor(program, done);
  addPrune(program, done);
  addHistory(program, done);
  addInit(program, done);
  addImportCommand(program, done);
  addDemo(program, done);
  return program;
}

type Done = (invocation: Invocation) => void;

/** Lines below a command's help, wrapped. */
type After = (...lines: readonly string[]) => string;

interface RunOptions extends SharedOptions {
  readonly range?: string[];
  readonly out?: string;
  readonly rounds?: number;
  readonly timeBudget?: string;
  readonly base?: string;
  readonly dryRun?: true;
  readonly json: boolean;
}

function addRun(program: Command, done: Done, after: After): void {
  workload(program.command("run [command...]"))
    .description("capture the ranges of a program, check that the capture is real, and write a run directory")
    .option("--out <dir>", "folder for the run directories", given)
    .option("--rounds <n>", "how often to capture everything, each time in a fresh process", wholeNumber)
    .option("--time-budget <duration>", "how long all of it may take, such as 20m; what does not fit is left out")
    .option(
      "--base <ref>",
      "measure also the merge-base of this git ref and HEAD, rounds in turn, and compare; exit code 1 where the head is slower",
      givenRef,
    )
    .addOption(
      new Option(
        "--dry-run",
        "print the plan, its commands, how often they start the program and how long that took last time; start nothing, write nothing",
      ).conflicts("json"),
    )
    .option("--json", "print profile.json on stdout; everything for people goes to stderr", false)
    .passThroughOptions()
    .addHelpText(
      "after",
      after(
        "Example:",
        "  llm-profile run --range prefill --range decode -- python3 serve.py",
        "Every setting: docs/configuration.md, or --set KEY=VALUE.",
      ),
    )
    .action((command: string[], options: RunOptions) => {
      const asked = settings(options, [
        ...workloadInputs(command, options.range),
        ...outInput(options.out),
        ...(options.rounds === undefined ? [] : [{ key: "rounds", value: options.rounds, name: "--rounds" }]),
        ...(options.timeBudget === undefined
          ? []
          : [{ key: "time-budget", value: options.timeBudget, name: "--time-budget" }]),
        ...(options.base === undefined ? [] : [{ key: "compare.base", value: options.base, name: "--base" }]),
      ]);
      done(
        options.dryRun === true
          ? { name: "dry-run", settings: asked }
          : { name: "run", ...printed(options), settings: asked },
      );
    });
}

interface AnalyzeOptions extends SharedOptions {
  readonly range?: string[];
  readonly ranks: boolean;
  readonly ncu?: string[];
  readonly out?: string;
  readonly json: boolean;
}

function addAnalyze(program: Command, done: Done): void {
  shared(program.command("analyze").argument("<path...>", "", collectGiven))
    .description(
      "analyze recorded captures: run directories, profile.json, .nsys-rep, .sqlite (also .gz, .zst); several paths are rounds",
    )
    .option(
      "--range <range>",
      "an NVTX range that must be there; several with commas, or repeatable (default: all that are seen)",
      collectRanges,
    )
    .option("--ranks", "the reports are those of the ranks of one program, one each, and no rounds", false)
    .option(
      "--ncu <file>",
      "an .ncu-rep of the same program, or a CSV of its page raw with mangled names: figures and findings of its kernels; repeatable",
      collectGiven,
    )
    .option(
      "--out <dir>",
      "write profile.json, report.html, trace.tar, summary.md and the tables of each range there; the folder must not exist yet",
      given,
    )
    .option("--json", "print profile.json on stdout; everything for people goes to stderr", false)
    .action((paths: string[], options: AnalyzeOptions) => {
      done({
        name: "analyze",
        paths,
        areRanks: options.ranks,
        ranges: options.range ?? [],
        ncu: options.ncu ?? [],
        out: options.out ?? null,
        settings: settings(options, []),
        ...printed(options),
      });
    });
}

interface CompareOptions extends SharedOptions {
  readonly base: string[];
  readonly head: string[];
  readonly range?: string[];
  readonly out?: string;
  readonly json: boolean;
}

function addCompare(program: Command, done: Done, after: After): void {
  shared(program.command("compare"))
    .description("compare two recorded sides: is head slower than base, and why; exit code 1 where it is")
    .requiredOption(
      "--base <path...>",
      "the side before: run directories, profile.json, .nsys-rep, .sqlite (also .gz, .zst); several are rounds",
      collectGiven,
    )
    .requiredOption("--head <path...>", "the side after, the same", collectGiven)
    .option(
      "--range <range>",
      "an NVTX range that must be on both sides; several with commas, or repeatable (default: all)",
      collectRanges,
    )
    .option(
      "--out <dir>",
      "write comparison.json, report.html, trace.tar and both profiles there; the folder must not exist yet",
      given,
    )
    .option("--json", "print comparison.json on stdout; everything for people goes to stderr", false)
    .addHelpText(
      "after",
      after(
        "Example:",
        "  llm-profile compare --base main/*.sqlite --head change/*.sqlite \\",
        "    --set compare.fail-on=regression,inconclusive",
        "Thresholds, budgets and accepted regressions: docs/configuration.md, under compare.",
      ),
    )
    .action((options: CompareOptions) => {
      done({
        name: "compare",
        base: options.base,
        head: options.head,
        ranges: options.range ?? [],
        out: options.out ?? null,
        settings: settings(options, []),
        ...printed(options),
      });
    });
}

interface CalibrateOptions extends SharedOptions {
  readonly range?: string[];
  readonly pairs?: number;
  readonly file: string;
  readonly json: boolean;
}

function addCalibrate(program: Command, done: Done, after: After): void {
  workload(program.command("calibrate [command...]"))
    .description("measure the same code against itself on this runner: the noise that comparisons have to be above")
    .option("--pairs <n>", "pairs of rounds to measure (default: 10)", wholeNumber)
    .option(
      "--file <file>",
      "the calibration to write, which compare.calibration then names",
      given,
      "llm-profile-calibration.json",
    )
    .option("--json", "print the calibration on stdout; everything for people goes to stderr", false)
    .passThroughOptions()
    .addHelpText(
      "after",
      after(
        "Example:",
        "  llm-profile calibrate --range decode --pairs 10 -- python3 serve.py",
        "  llm-profile run --base origin/main --range decode \\",
        "    --set compare.calibration=llm-profile-calibration.json -- python3 serve.py",
      ),
    )
    .action((command: string[], options: CalibrateOptions) => {
      done({
        name: "calibrate",
        pairs: options.pairs ?? 10,
        file: options.file,
        ...printed(options),
        settings: settings(options, workloadInputs(command, options.range)),
      });
    });
}

interface DoctorOptions extends SharedOptions {
  readonly runs?: string;
  readonly build?: true;
  readonly requireNcu?: true;
  readonly json: boolean;
}

function addDoctor(program: Command, done: Done): void {
  shared(program.command("doctor"))
    .description(
      "check this machine: tools, GPU, permissions, isolation, disk; works without any of them; exit code 3 where it cannot capture",
    )
    .option("--runs <dir>", "sum up the past runs in this folder instead: success and seconds of every tool", given)
    .addOption(
      new Option(
        "--build",
        "check the tools alone, for the build of an image: no GPU, no permissions; exit code 3 where nsys does not work",
      ).conflicts("runs"),
    )
    .addOption(
      new Option("--require-ncu", "as --build, and exit code 3 also where ncu does not work").conflicts("runs"),
    )
    .option("--json", "print the findings and the machine as JSON on stdout (schema/doctor.schema.json)", false)
    .action((options: DoctorOptions) => {
      const requireNcu = options.requireNcu === true;
      done({
        name: "doctor",
        runs: options.runs ?? null,
        build: options.build === true || requireNcu ? { requireNcu } : null,
        settings: settings(options, []),
        ...printed(options),
      });
    });
}

function addDemo(program: Command, done: Done): void {
  program
    .command("demo")
    .description("analyze recorded H100 captures of an LLM decode loop; needs neither GPU nor nsys")
    .option("--out <dir>", "folder for the result; must not exist yet (default: a temporary one)", given)
    .action((options: { out?: string }) => {
      done({ name: "demo", out: options.out ?? null });
    });
}

/** A git ref. What a workflow reads from JSON is `null` where it is not there, which the configuration takes for no base at all. */
function givenRef(value: string): string {
  if (given(value).trim() !== "null") return value;
  throw new InvalidArgumentError(
    "Got the literal `null`; is the variable set? A branch of this name is refs/heads/null.",
  );
}
