import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { UserError } from "../model/errors.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { addHistory } from "../features/history/command.ts";
import { addBisect } from "../features/bisect/command.ts";
import { addImportCommand } from "../features/import-command/command.ts";
import { addInit } from "../features/init/command.ts";
import type { Invocation } from "./invocation.ts";
import { addPrune } from "../features/prune/command.ts";
import {
  collectGiven,
  collectRanges,
  given,
  outInput,
  printed,
  settings,
  shared,
  type SharedOptions,
  verdictOption,
  wholeNumber,
  workload,
  workloadInputs,
} from "./shared-options.ts";

/** Parses the arguments that follow node and the script. Help is `width` columns wide. Throws UserError for wrong usage. */
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
    // `llm-profile history` without a subcommand prints its help, just as llm-profile without a command does.
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

/** The name of the command that the user typed, with its subcommand; null if we have no such command. */
function namedCommand(program: Command, [name, below]: readonly string[]): string | null {
  const command = program.commands.find((one) => one.name() === name);
  const inner = command?.commands.find((one) => one.name() === below);
  if (command === undefined) return null;
  return inner === undefined ? command.name() : `${command.name()} ${inner.name()}`;
}

/** Tells the user which `--help` to read and, for commands that start a program, where the program goes. */
function usageHelp(command: string | null): string {
  const help = `See llm-profile ${command === null ? "" : `${command} `}--help.`;
  return command === null || command === "run" || command === "bisect"
    ? `${help} The program to profile goes after \`--\`.`
    : help;
}

/** commander's error codes. `history` without a subcommand also gives commander.help. */
const versionAsked = "commander.version";
const commandMissing = "commander.help";

function build(width: number, done: Done): Command {
  const after: After = (...lines) => `\n${lines.flatMap((line) => wrapLine(line, { width })).join("\n")}`;
  const program = new Command("llm-profile")
    .description(
      "Profiles the NVTX ranges of an LLM workload with Nsight Systems, and fails if the capture is empty or broken.",
    )
    .version("", "-V, --version", "print the versions of llm-profile, nsys, and ncu")
    .showSuggestionAfterError(true)
    .enablePositionalOptions()
    .addHelpText(
      "after",
      after(
        "Exit codes:",
        "  0         pass",
        "  1         slower than the base, over budget, or not improved",
        "  2         wrong usage or configuration",
        "  3         capture failed, or doctor found an error",
        "  4         inconclusive, incomparable, no baseline, or base unavailable (only if listed in compare.fail-on)",
        "  130, 143  stopped by INT, by TERM",
        "Environment: COLUMNS, NO_COLOR, FORCE_COLOR.",
      ),
    );

  addRun(program, done, after);
  addAnalyze(program, done);
  addCompare(program, done, after);
  addExplain(program, done, after);
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

/** Formats the lines below a command's help, wrapped. */
type After = (...lines: readonly string[]) => string;

interface RunOptions extends SharedOptions {
  readonly range?: string[];
  readonly out?: string;
  readonly rounds?: number;
  readonly timeBudget?: string;
  readonly base?: string;
  readonly dryRun?: true;
  readonly json: boolean;
  readonly verdict: boolean;
}

function addRun(program: Command, done: Done, after: After): void {
  workload(program.command("run [command...]"))
    .description("capture a program's ranges, check that the captures are valid, and write a run directory")
    .option("--out <dir>", "folder for the run directories", given)
    .option("--rounds <n>", "how many times to capture everything, each time in a fresh process", wholeNumber)
    .option(
      "--time-budget <duration>",
      "how long the whole run may take, such as 20m; steps that don't fit are skipped",
    )
    .option(
      "--base <ref>",
      "also measure the base (the merge-base of HEAD and this git ref) in alternating rounds, and compare; exit code 1 if head is slower",
      givenRef,
    )
    .addOption(
      new Option(
        "--dry-run",
        "print the plan, its commands, how many times the program would start, and how long the last run with the same plan took; don't start or write anything",
      ).conflicts(["json", "verdict"]),
    )
    .option("--json", "print profile.json to stdout, and human-readable output to stderr", false)
    .addOption(verdictOption())
    .passThroughOptions()
    .addHelpText(
      "after",
      after(
        "Example:",
        "  llm-profile run --range prefill --range decode -- python3 serve.py",
        "All settings are in docs/configuration.md. To set one, use --set KEY=VALUE.",
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
          : { name: "run", ...printed(options), verdict: options.verdict, settings: asked },
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
      "analyze recorded captures: run directories, profile.json, .nsys-rep, or .sqlite (also as .gz or .zst); each path counts as a round",
    )
    .option(
      "--range <range>",
      "an NVTX range that must be in the capture; for several ranges, use commas or repeat the option (default: all ranges found)",
      collectRanges,
    )
    .option("--ranks", "the reports come from the ranks of one program, one report per rank; they aren't rounds", false)
    .option(
      "--ncu <file>",
      "an .ncu-rep of the same program, or its raw page exported as CSV with mangled kernel names; adds metrics and findings to the kernels; repeatable",
      collectGiven,
    )
    .option(
      "--out <dir>",
      "a new folder for profile.json, report.html, trace.tar, summary.md, and each range's tables; must not exist yet",
      given,
    )
    .option("--json", "print profile.json to stdout, and human-readable output to stderr", false)
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
  readonly verdict: boolean;
}

function addCompare(program: Command, done: Done, after: After): void {
  shared(program.command("compare"))
    .description("compare two recorded sides: is head slower than base, and why? Exit code 1 if head is slower")
    .requiredOption(
      "--base <path...>",
      "the side before the change: run directories, profile.json, .nsys-rep, or .sqlite (also as .gz or .zst); each path counts as a round",
      collectGiven,
    )
    .requiredOption("--head <path...>", "the side after the change, in the same formats", collectGiven)
    .option(
      "--range <range>",
      "an NVTX range to compare, which must exist on both sides; for several ranges, use commas or repeat the option (default: all ranges)",
      collectRanges,
    )
    .option(
      "--out <dir>",
      "a new folder for comparison.json, verdict.json, report.html, trace.tar, and both profiles; must not exist yet",
      given,
    )
    .option("--json", "print comparison.json to stdout, and human-readable output to stderr", false)
    .addOption(verdictOption())
    .addHelpText(
      "after",
      after(
        "Example:",
        "  llm-profile compare --base main/*.sqlite --head change/*.sqlite \\",
        "    --set compare.fail-on=regression,inconclusive",
        "For thresholds, budgets, and accepted regressions, see compare in docs/configuration.md.",
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
        verdict: options.verdict,
      });
    });
}

function addExplain(program: Command, done: Done, after: After): void {
  program
    .command("explain")
    .argument("<run>", "a run directory, or the folder from `compare --out`", given)
    .requiredOption("--kernel <id>", "the kernel's id from verdict.json", given)
    .description(
      "print what a comparison found about one kernel, as JSON of at most 8 kB: both sides, ncu's metrics, machine code, and the lines that launch the kernel",
    )
    .addHelpText("after", after("Example:", "  llm-profile explain llm-profile-runs/RUN --kernel k0123456789ab"))
    .action((run: string, { kernel }: { kernel: string }) => {
      done({ name: "explain", run, kernel });
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
    .description("measure the same code against itself on this runner, to learn how noisy comparisons are")
    .option("--pairs <n>", "pairs of rounds to measure (default: 10)", wholeNumber)
    .option(
      "--file <file>",
      "the calibration file to write; to use it, set compare.calibration to its path",
      given,
      "llm-profile-calibration.json",
    )
    .option("--json", "print the calibration to stdout, and human-readable output to stderr", false)
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
      "check this machine's tools, GPU, permissions, isolation, and disk; works even without a GPU or tools; exit code 3 if this machine can't capture",
    )
    .option(
      "--runs <dir>",
      "summarize the past runs in this folder instead: how often each tool succeeded, and how long it took",
      given,
    )
    .addOption(
      new Option(
        "--build",
        "check only the tools, not the GPU or permissions (for image builds); exit code 3 if nsys doesn't work",
      ).conflicts("runs"),
    )
    .addOption(new Option("--require-ncu", "like --build, but also exits with 3 if ncu doesn't work").conflicts("runs"))
    .option(
      "--json",
      "print the findings and the machine's details as JSON to stdout (schema/doctor.schema.json)",
      false,
    )
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
    .description("analyze recorded H100 captures of an LLM decode loop; works without a GPU or nsys")
    .option("--out <dir>", "a new folder for the results; must not exist yet (default: a temporary folder)", given)
    .action((options: { out?: string }) => {
      done({ name: "demo", out: options.out ?? null });
    });
}

/** Checks a git ref. A workflow expression that reads a missing JSON value yields `null`, which the configuration would read as "no base". */
function givenRef(value: string): string {
  if (given(value).trim() !== "null") return value;
  throw new InvalidArgumentError(
    "The value is the literal text `null`. Is the variable set? If your branch is really named null, write refs/heads/null.",
  );
}
