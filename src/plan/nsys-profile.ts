import type { Config } from "../model/config.ts";
import type { CaptureGate } from "../model/run/plan.ts";
import type { NsysTool } from "../model/tools.ts";
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
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...nsys["extra-arguments"], ...workload];
}

/** The argv of the cheap run that only lists the NVTX ranges: no CUDA tracing, no gate. */
export function nsysDiscoveryArgv(
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
  ];
  return [nsysTool.path, "profile", ...known(options, nsysTool), ...workload];
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
