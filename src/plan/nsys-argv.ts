import { basename } from "node:path";
import type { Config, Workload } from "../model/config.ts";
import { serverVariable, type Argv, type CaptureGate, type NsysTool } from "../model/run/plan.ts";
import { nsysCaptureExpression } from "./nvtx-range.ts";

/** Unique for each attempt. */
export interface CaptureNames {
  /** Without a suffix: nsys adds `.nsys-rep`, or `.N.nsys-rep` for repeated captures. */
  readonly output: string;
  /** Never reused, because a killed capture leaves its session open. */
  readonly session: string;
}

/** Lets nsys gate on plain (unregistered) NVTX strings, which Python and PyTorch emit. */
const plainStrings = "--env-var=NSYS_NVTX_PROFILER_REGISTER_ONLY=0";

type Nsys = Pick<NsysTool, "path" | "missingOptions">;

export function nsysProfileArgv(
  config: Config,
  nsysTool: Nsys,
  gate: CaptureGate,
  names: CaptureNames,
  workload: readonly string[],
): Argv {
  const { nsys } = config;
  const tracing = [
    `--trace=${nsys.trace.join(",")}`,
    "--sample=none",
    "--cpuctxsw=none",
    `--cuda-graph-trace=${nsys["cuda-graph-trace"]}`,
  ];
  const gating = [...gateOptions(config, gate), ...(nsys["registered-strings-only"] ? [] : [plainStrings])];
  return profileArgv(config, nsysTool, names, workload, tracing, gating);
}

function profileArgv(
  config: Config,
  nsysTool: Nsys,
  { session, output }: CaptureNames,
  workload: readonly string[],
  tracing: readonly string[],
  gating: readonly string[],
): Argv {
  const options = [
    `--session-new=${session}`,
    `--output=${output}`,
    ...tracing,
    // By default, nsys waits for all descendants: a daemon delays the end, and a compile worker can prevent it.
    "--wait=primary",
    ...gating,
    ...forkedToo(config),
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...config.nsys["extra-arguments"], ...workload];
}

/** By default, nsys traces a child process only after it calls exec. */
function forkedToo({ nsys }: Config): string[] {
  return nsys["trace-fork-before-exec"] ? ["--trace-fork-before-exec=true"] : [];
}

/** Starts a server without capturing it yet. Leaves out the user's extra arguments for `nsys start`. */
export function nsysLaunchArgv(config: Config, nsysTool: Nsys, session: string, server: readonly string[]): Argv {
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

export function nsysStartArgv(config: Config, nsysTool: Nsys, names: CaptureNames): Argv {
  const options = [`--session=${names.session}`, `--output=${names.output}`, "--sample=none", "--cpuctxsw=none"];
  return [nsysTool.path, "start", ...known(options, nsysTool), ...extraArguments(config, "start")];
}

export function nsysStopArgv({ path }: Nsys, session: string): Argv {
  return [path, "stop", `--session=${session}`];
}

/** Prefixes of options that `nsys start` has and `nsys launch` lacks (2023.4.4, 2025.3.1), except those that we set. */
const startOptions =
  /^(-[bx]|--(backtrace|cpu-core-|cpu-socket-|enable|ethernet-|event-sampl|flush-on-|ftrace|gpu-metrics-|gpu-video-|gpuctxsw|ib-|nic-metrics|os-events|samples-per-|sampling-|soc-metrics|stats|stop-on-exit|storage-|syscall|xhv-))/;

function extraArguments({ nsys }: Config, command: "launch" | "start"): string[] {
  let isOfCommand = command === "launch";
  return nsys["extra-arguments"].filter((argument) => {
    if (argument.startsWith("-")) isOfCommand = startOptions.test(argument) === (command === "start");
    return isOfCommand;
  });
}

/** Records the whole program's NVTX ranges without slowing it down. Without the user's extra arguments, nsys may not record them. */
export function nsysNvtxArgv(config: Config, nsysTool: Nsys, names: CaptureNames, workload: readonly string[]): Argv {
  const tracing = ["--trace=nvtx", "--sample=none", "--cpuctxsw=none"];
  return profileArgv(config, nsysTool, names, workload, tracing, [plainStrings]);
}

/**
 * Records the stacks of launches, copies, and synchronizations. Without CPU sampling, nsys silently omits them; by default, it also omits
 * those of calls shorter than 80 µs.
 */
export function nsysLinesArgv(
  config: Config,
  nsysTool: Nsys,
  gate: CaptureGate,
  names: CaptureNames,
  workload: readonly string[],
): Argv {
  const tracing = [
    "--trace=cuda,nvtx",
    "--sample=process-tree",
    "--cpuctxsw=none",
    "--cudabacktrace=all:0",
    "--python-backtrace=cuda",
    "--cuda-graph-trace=node",
  ];
  const gating = [
    ...gateOptions(config, gate),
    // We don't read functions below the Python lines (`readLaunchStacks`), and resolving their symbols takes a quarter of the run's time.
    ...(isPython(config.workload) ? ["--resolve-symbols=false"] : []),
    plainStrings,
  ];
  return profileArgv(config, nsysTool, names, workload, tracing, gating);
}

function isPython({ command, module }: Workload): boolean {
  const program = Array.isArray(command) ? command[0] : undefined;
  return module !== null || (program !== undefined && /^python[\d.]*$/.test(basename(program)));
}

function known(options: readonly string[], { missingOptions }: Nsys): string[] {
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

/** `auto` lets the program finish. */
export function captureRangeEnd(config: Config, instances: number): string {
  const wanted = config.nsys["capture-range-end"];
  if (wanted !== "auto") return wanted;
  return instances === 1 ? "stop" : `repeat:${instances}`;
}

const alwaysMade = [
  { name: "cuda_gpu_kern_sum", aliases: ["cuda_gpu_kern_sum", "gpukernsum"] },
  { name: "nvtx_pushpop_sum", aliases: ["nvtx_pushpop_sum", "nvtxppsum"] },
  { name: "nvtx_kern_sum", aliases: ["nvtx_kern_sum", "nvtxkernsum"] },
] as const;

interface StatsReport {
  readonly report: string;
  readonly file: string;
}

export function statsReports(nsys: NsysTool): StatsReport[] {
  const available = new Set(nsys.reports);
  return alwaysMade.map(({ name, aliases }) => ({
    report: aliases.find((alias) => available.has(alias)) ?? name,
    file: `${name}.csv`,
  }));
}

/** `-f true` overwrites the file of an earlier attempt. */
export function exportArgv(
  { path, version }: Pick<NsysTool, "path" | "version">,
  report: string,
  sqlite: string,
): Argv {
  // Blobs are NVTX payloads: NCCL's details of its calls, and Python stacks. nsys 2023.4 lacks the option; 2025.3 has it.
  const blobs = Number(version?.split(".")[0] ?? 0) >= 2025 ? ["--include-blobs=true"] : [];
  return [path, "export", "--type", "sqlite", "-f", "true", ...blobs, "-o", sqlite, report];
}

/** Writes `<base>_<report>.csv`. Without --force-overwrite, nsys keeps an earlier CSV: `SKIPPED: output file … exists`, exit 0. */
export function statsArgv(nsys: string, reports: readonly StatsReport[], sqlite: string, base: string): Argv {
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

/** Options after a colon aren't part of the file's name. */
export function statsFile(base: string, report: string): string {
  return `${base}_${report.split(":", 1)[0] ?? report}.csv`;
}

/** nsys leaves a raw `.qdstrm` file if it can't start its importer. */
export function importArgv(importer: string, raw: string, report: string): Argv {
  return [importer, "-i", raw, "-o", report];
}

/** `NVIDIA Nsight Systems version 2023.4.4.54-234433681190v0` */
export function parseNsysVersion(text: string): string | null {
  return /Nsight Systems version (\d{4}\.\d+\.\d+\S*)/.exec(text)?.[1] ?? null;
}

/** nsys refuses to run with an unknown option. */
const optional = ["--cuda-graph-trace", "--capture-range-end", "--cpuctxsw", "--session-new", "--wait"];

export function missingOptions(profileHelp: string | null): string[] {
  if (profileHelp === null || !profileHelp.includes("--output")) return [];
  return optional.filter((option) => !profileHelp.includes(option));
}
