import { join } from "node:path";
import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Finding } from "../../model/run/doctor.ts";
import { diagnostic } from "../../model/diagnostic.ts";
import type { EngineEvidence } from "../../model/engines.ts";
import type { NcuNeed } from "../../model/ncu/report.ts";
import type { Isolation, StartedProgram } from "../../model/run/plan.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { exists } from "../directory/file-system.ts";
import { readGpus, type SmiAnswer } from "../machine/provenance.ts";
import { readNcuFacts, readNsysFacts, type NcuFacts, type NsysFacts } from "./tool-facts.ts";

/** Everything that the checks look at. Tests can replace all of it. */
export interface PreflightPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  /** The workload's working directory, absolute. */
  readonly workingDirectory: string;
  /** Finds evidence of the workload's engine before the workload starts. */
  readonly engine: () => Promise<EngineEvidence>;
  /** Programs that have to exist before the run. */
  readonly programs: readonly StartedProgram[];
  /** The complete environment for the tools (nsys, ncu, nvidia-smi). */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /** The workload's environment. Its variables may load other profilers. */
  readonly workloadEnvironment: Readonly<Record<string, string>>;
  readonly nsysPath: string;
  readonly ncuPath: string;
  readonly ncuNeed: NcuNeed;
  /** False if a program without GPU kernels is fine. */
  readonly requireKernels: boolean;
  /** nvidia-smi's index of the requested GPU. Null means any GPU. */
  readonly gpuIndex: number | null;
  readonly out: string;
  readonly temporaryDirectory: string;
  /** Throws ToolError if the required isolation level isn't available. */
  readonly probeIsolation: () => Promise<Isolation>;
  /** Free bytes on the file system of an existing path. */
  readonly freeBytes: (path: string) => Promise<Bytes>;
  /** Where /proc is mounted. */
  readonly proc: string;
  /** Where /sys is mounted. */
  readonly sys: string;
  readonly wait: (ms: Milliseconds) => Promise<unknown>;
  /** The calibration from `compare.calibration`, if any. */
  readonly calibration: Calibration | null;
}

/** The ports, with facts that several checks share. Each fact is looked up once, when first needed. */
export interface PreflightContext extends PreflightPorts {
  readonly nsys: () => Promise<NsysFacts>;
  readonly ncu: () => Promise<NcuFacts>;
  readonly gpus: () => Promise<SmiAnswer>;
  readonly isolation: () => Promise<Isolation>;
}

/** A finding without `blocksRun`, which checks.ts adds later. */
export type CheckFinding = Omit<Finding, "blocksRun">;
export type Check = (context: PreflightContext) => Promise<CheckFinding[]>;

/** Adds the shared facts to the ports. */
export function createPreflightContext(ports: PreflightPorts): PreflightContext {
  const smiPorts = { runTool: ports.runTool, cwd: ports.cwd, environment: ports.toolEnvironment };
  return {
    ...ports,
    nsys: once(() => readNsysFacts(ports)),
    ncu: once(() => readNcuFacts(ports)),
    gpus: once(() => readGpus(smiPorts)),
    isolation: once(ports.probeIsolation),
    engine: once(ports.engine),
  };
}

/** True if the machine has no usable GPU, and a run needs none. Then no check mentions a GPU. */
export async function needsNoGpu(context: PreflightContext): Promise<boolean> {
  if (context.requireKernels) return false;
  const answer = await context.gpus();
  if (answer.kind === "absent") return !(await hasDriver(context));
  return answer.kind === "failed" || answer.gpus.length === 0;
}

/** True if there's a driver, and so a GPU, even without nvidia-smi: a container with NVIDIA_DRIVER_CAPABILITIES=compute has no nvidia-smi. */
export async function hasDriver({ proc }: PreflightContext): Promise<boolean> {
  return exists(join(proc, "driver/nvidia/version"));
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | null = null;
  return () => (found ??= find());
}

/** A finding that needs no action. */
export function ok(id: string, what: string): CheckFinding {
  return { ...diagnostic({ severity: "note", what }), id };
}

export function warning(id: string, what: string, help: string): CheckFinding {
  return { ...diagnostic({ severity: "warning", what, help }), id };
}

export function failure(id: string, what: string, help: string): CheckFinding {
  return { ...diagnostic({ what, help }), id };
}
