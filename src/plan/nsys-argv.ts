import { basename } from "node:path";
import type { Config } from "../model/config.ts";
import { serverVariable, type CaptureGate, type NsysTool } from "../model/run/plan.ts";
import { nsysCaptureExpression } from "./nvtx-range.ts";

/** Where a capture's files go, and the name of its session; both unique for each attempt. */
export interface CaptureNames {
  /** Without suffix: nsys adds `.nsys-rep`, or `.N.nsys-rep` for repeated captures. */
  readonly output: string;
  /** Letters, digits and dashes. A killed capture leaves its name taken, so it is never used twice. */
  readonly session: string;
}

/** Lets nsys gate on plain (unregistered) NVTX strings too, which is what Python and PyTorch emit. */
const plainStrings = "--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";

/** The argv of `nsys profile` for one capture, workload included. */
export function nsysProfileArgv(
  config: Config,
  nsysTool: Pick<NsysTool, "path" | "missingOptions">,
  gate: CaptureGate,
  names: CaptureNames,
  workload: readonly string[],
): [string, ...string[]] {
  const { nsys } = config;
  const options = [
    `--session-new=${names.session}`,
    `--output=${names.output}`,
    `--trace=${nsys.trace.join(",")}`,
    `--sample=${nsys.sample}`,
    `--cpuctxsw=${nsys.cpuctxsw}`,
    `--cuda-graph-trace=${nsys["cuda-graph-trace"]}`,
    // The default waits for every descendant: a daemon delays the end, a compile worker can prevent it.
    "--wait=primary",
    ...gateOptions(config, gate),
    ...(nsys["registered-strings-only"] ? [] : [plainStrings]),
    ...forkedToo(config),
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...nsys["extra-arguments"], ...workload];
}

/** By default nsys follows a child process from the moment on in which it starts a program. */
function forkedToo({ nsys }: Config): string[] {
  return nsys["trace-fork-before-exec"] ? ["--trace-fork-before-exec=true"] : [];
}

/**
 * The argv of `nsys launch`: a server that nsys can capture, and does not yet. Of the user's further arguments it gets those
 * that `nsys start` does not take.
 */
export function nsysLaunchArgv(
  config: Config,
  nsysTool: Pick<NsysTool, "path" | "missingOptions">,
  session: string,
  server: readonly string[],
): [string, ...string[]] {
  const { nsys } = config;
  const options = [
    `--session-new=${session}`,
    `--trace=${nsys.trace.join(",")}`,
    ...(nsys.trace.some((name) => name.startsWith("cuda")) ? [`--cuda-graph-trace=${nsys["cuda-graph-trace"]}`] : []),
    "--wait=primary",
    ...(nsys["registered-strings-only"] ? [] : [plainStrings]),
    ...forkedToo(config),
  ];
  const named = ["env", `${serverVariable}=${session}`, ...server];
  return [nsysTool.path, "launch", ...known(options, nsysTool), ...extraArguments(config, "launch"), ...named];
}

/** The argv of `nsys start`, which begins a capture of what was launched in this session. */
export function nsysStartArgv(
  config: Config,
  nsysTool: Pick<NsysTool, "path" | "missingOptions">,
  names: CaptureNames,
): [string, ...string[]] {
  const { nsys } = config;
  const options = [
    `--session=${names.session}`,
    `--output=${names.output}`,
    `--sample=${nsys.sample}`,
    `--cpuctxsw=${nsys.cpuctxsw}`,
  ];
  return [nsysTool.path, "start", ...known(options, nsysTool), ...extraArguments(config, "start")];
}

/** The argv of `nsys stop`, which ends a capture and writes its report. */
export function nsysStopArgv({ path }: Pick<NsysTool, "path">, session: string): [string, ...string[]] {
  return [path, "stop", `--session=${session}`];
}

/** Beginnings of the options of `nsys start` that `nsys launch` has not (2023.4.4, 2025.3.1), but for those that we set. */
const startOptions =
  /^(-[bx]|--(backtrace|cpu-core-|cpu-socket-|enable|ethernet-|event-sampl|flush-on-|ftrace|gpu-metrics-|gpu-video-|gpuctxsw|ib-|nic-metrics|os-events|samples-per-|sampling-|soc-metrics|stats|stop-on-exit|storage-|syscall|xhv-))/;

/** Of the user's further arguments, each option with the words after it that are none. */
function extraArguments({ nsys }: Config, command: "launch" | "start"): string[] {
  let own = command === "launch";
  return nsys["extra-arguments"].filter((argument) => {
    if (argument.startsWith("-")) own = startOptions.test(argument) === (command === "start");
    return own;
  });
}

/**
 * The argv of a run of the whole program that sees the NVTX ranges and slows nothing down: no CUDA tracing, no gate. The user's
 * own arguments may be why there are any ranges.
 */
export function nsysNvtxArgv(
  config: Config,
  nsysTool: Pick<NsysTool, "path" | "missingOptions">,
  names: CaptureNames,
  workload: readonly string[],
): [string, ...string[]] {
  const options = [
    `--session-new=${names.session}`,
    `--output=${names.output}`,
    "--trace=nvtx",
    "--sample=none",
    "--cpuctxsw=none",
    "--wait=primary",
    plainStrings,
    ...forkedToo(config),
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...config.nsys["extra-arguments"], ...workload];
}

/**
 * The argv of a run that records the stacks of launches, copies and synchronizations, Python's too, and measures nothing. Without
 * CPU sampling there are no backtraces, and nothing is said. A threshold of 0: by default calls of less than 80 µs have none.
 */
export function nsysLinesArgv(
  config: Config,
  nsysTool: Pick<NsysTool, "path" | "missingOptions">,
  gate: CaptureGate,
  names: CaptureNames,
  workload: readonly string[],
): [string, ...string[]] {
  const options = [
    `--session-new=${names.session}`,
    `--output=${names.output}`,
    "--trace=cuda,nvtx",
    "--sample=process-tree",
    "--cpuctxsw=none",
    "--cudabacktrace=all:0",
    "--python-backtrace=cuda",
    "--cuda-graph-trace=node",
    "--wait=primary",
    ...gateOptions(config, gate),
    // Functions below Python's lines aren't read (`readLaunchStacks`), and their symbols take a quarter of the start.
    ...(isPython(config.workload) ? ["--resolve-symbols=false"] : []),
    plainStrings,
    ...forkedToo(config),
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...config.nsys["extra-arguments"], ...workload];
}

function isPython({ command, module }: Config["workload"]): boolean {
  const program = Array.isArray(command) ? command[0] : undefined;
  return module !== null || (program !== undefined && /^python[\d.]*$/.test(basename(program)));
}

function known(options: readonly string[], { missingOptions }: Pick<NsysTool, "missingOptions">): string[] {
  return options.filter((option) => !missingOptions.some((name) => option.startsWith(`${name}=`)));
}

function gateOptions(config: Config, gate: CaptureGate): string[] {
  if (gate.kind === "none") return [];
  const end = captureRangeEnd(config, gate.instances);
  return [
    `--capture-range=${gate.kind}`,
    `--capture-range-end=${end}`,
    ...(gate.kind === "nvtx" ? [`--nvtx-capture=${nsysCaptureExpression(gate.range)}`] : []),
  ];
}

/** `auto` lets the program finish: `stop` for one instance, `repeat:N` for N. */
export function captureRangeEnd(config: Config, instances: number): string {
  const wanted = config.nsys["capture-range-end"];
  if (wanted !== "auto") return wanted;
  return instances === 1 ? "stop" : `repeat:${instances}`;
}

/** Reports that every capture needs, each with the names it has had; the first that this nsys knows is used. */
const alwaysMade = [
  { name: "cuda_gpu_kern_sum", aliases: ["cuda_gpu_kern_sum", "gpukernsum"] },
  { name: "nvtx_pushpop_sum", aliases: ["nvtx_pushpop_sum", "nvtxppsum"] },
  { name: "nvtx_kern_sum", aliases: ["nvtx_kern_sum", "nvtxkernsum"] },
] as const;

/** A report to make: the name this nsys knows it by, and the name of the CSV file that we keep it under. */
interface StatsReport {
  readonly report: string;
  readonly file: string;
}

/** The reports to make with this nsys; `extra` are the user's, already checked against `--help-reports`. */
export function statsReports(nsys: NsysTool, extra: readonly string[]): StatsReport[] {
  const known = new Set(nsys.reports);
  const always = alwaysMade.map(({ name, aliases }) => ({
    report: aliases.find((alias) => known.has(alias)) ?? name,
    file: `${name}.csv`,
  }));
  const more = extra
    .filter((report) => !always.some((other) => other.report === report))
    .map((report) => ({ report, file: `${report.replace(/[^\w.-]/g, "_")}.csv` }));
  return [...always, ...more];
}

/** `nsys export` to SQLite. `-f true`: a stale file of an earlier attempt is never reused. */
export function exportArgv(
  { path, version }: Pick<NsysTool, "path" | "version">,
  report: string,
  sqlite: string,
): [string, ...string[]] {
  // Payloads of NVTX: what NCCL says of its calls, and Python's stacks. 2023.4 does not know the option, 2025.3 does; between them it was not tried.
  const blobs = Number(version?.split(".")[0] ?? 0) >= 2025 ? ["--include-blobs=true"] : [];
  return [path, "export", "--type", "sqlite", "-f", "true", ...blobs, "-o", sqlite, report];
}

/**
 * `nsys stats` on an SQLite export, all reports in one call; it writes `<base>_<report>.csv`.
 * Without --force-overwrite a CSV of an earlier attempt stays: `SKIPPED: output file … exists`, exit 0.
 */
export function statsArgv(
  nsys: string,
  reports: readonly StatsReport[],
  sqlite: string,
  base: string,
): [string, ...string[]] {
  return [
    nsys,
    "stats",
    ...reports.flatMap(({ report }) => ["--report", report]),
    "--format",
    "csv",
    "--force-overwrite=true",
    "--output",
    base,
    sqlite,
  ];
}

/** The file that `nsys stats` writes for a report: options after a colon are not part of the name. */
export function statsFile(base: string, report: string): string {
  return `${base}_${report.split(":", 1)[0] ?? report}.csv`;
}

/** Imports the raw `.qdstrm` that nsys leaves when it cannot start its importer. */
export function importArgv(importer: string, raw: string, report: string): [string, ...string[]] {
  return [importer, "-i", raw, "-o", report];
}

/** Reads `nsys --version`: `NVIDIA Nsight Systems version 2023.4.4.54-234433681190v0`. Null when it is none. */
export function parseNsysVersion(text: string): string | null {
  return /Nsight Systems version (\d{4}\.\d+\.\d+\S*)/.exec(text)?.[1] ?? null;
}

/** Options of ours that not every nsys has. An unknown option would end the capture before it starts. */
const optional = ["--cuda-graph-trace", "--capture-range-end", "--cpuctxsw", "--session-new", "--wait"];

/** The options that this nsys lacks by its own `nsys profile --help`; none when there is no help text to ask. */
export function missingOptions(profileHelp: string | null): string[] {
  if (profileHelp === null || !profileHelp.includes("--output")) return [];
  return optional.filter((option) => !profileHelp.includes(option));
}
