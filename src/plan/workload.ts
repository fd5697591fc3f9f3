import { UserError } from "../errors.ts";
import type { Config } from "../model/config.ts";

/**
 * The argv of the workload. A list is started as it is; a line goes to bash with `-e -o pipefail`, since a pipe such as
 * `python3 x.py | tee log` would otherwise hide a failed program behind tee's success.
 */
export function workloadArgv(workload: Config["workload"], hydraDirectory: string): [string, ...string[]] {
  if (workload.module !== null) return moduleArgv(workload, workload.module, hydraDirectory);
  if (workload.command === null) {
    throw new UserError({
      id: "no-workload",
      what: "There is no program to profile.",
      where: "workload.command",
      why: "Neither a command nor a Python module is set.",
      hint: "Put the command after `--`, set the action's input `command`, or set workload.command in the configuration.",
    });
  }
  return commandArgv(workload.command);
}

/** A list as it is, a line through bash; also for `workload.setup`. */
export function commandArgv(command: string | readonly string[]): [string, ...string[]] {
  if (typeof command === "string") return ["bash", "-e", "-o", "pipefail", "-c", command];
  const [program, ...rest] = command;
  if (program === undefined || program === "")
    throw new UserError({ what: "The command is empty.", where: "workload.command" });
  return [program, ...rest];
}

/**
 * `python -m MODULE` with Hydra's overrides. The run directory is ours so that nothing lands in the checkout; the program
 * stays in its working directory; its own torch profiler is off, since CUPTI takes one subscriber a process.
 */
function moduleArgv(workload: Config["workload"], module: string, hydraDirectory: string): [string, ...string[]] {
  if (workload.python === null) {
    throw new UserError({
      what: `workload.module is set to ${module}, but no interpreter is.`,
      where: "workload.python",
      why: "Which Python has the module cannot be guessed.",
      hint: "Set workload.python to its interpreter, such as python3 or .venv/bin/python.",
    });
  }
  return [
    workload.python,
    "-m",
    module,
    ...workload["hydra-overrides"],
    ...workload["torch-profiler-off"],
    `hydra.run.dir=${hydraQuote(hydraDirectory)}`,
    "hydra.job.chdir=false",
  ];
}

/** Hydra's override grammar takes quoted strings; a path with spaces or commas would otherwise be parsed. */
function hydraQuote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replace(/[\\']/g, "\\$&")}'`;
}
