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
import { readNcuPresence, readNsysFacts, type NsysFacts, type ToolPresence } from "./tool-facts.ts";

export interface PreflightPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly workingDirectory: string;
  readonly engine: () => Promise<EngineEvidence>;
  readonly programs: readonly StartedProgram[];
  readonly toolEnvironment: Readonly<Record<string, string>>;
  readonly workloadEnvironment: Readonly<Record<string, string>>;
  readonly nsysPath: string;
  readonly ncuPath: string;
  readonly ncuNeed: NcuNeed;
  readonly requireKernels: boolean;
  readonly gpuIndex: number | null;
  readonly out: string;
  readonly temporaryDirectory: string;
  readonly probeIsolation: () => Promise<Isolation>;
  readonly freeBytes: (path: string) => Promise<Bytes>;
  readonly proc: string;
  readonly sys: string;
  readonly wait: (ms: Milliseconds) => Promise<unknown>;
  readonly calibration: Calibration | null;
}

/** Each fact is looked up once, when first needed. */
export interface PreflightContext extends PreflightPorts {
  readonly nsys: () => Promise<NsysFacts>;
  readonly ncu: () => Promise<ToolPresence>;
  readonly gpus: () => Promise<SmiAnswer>;
  readonly isolation: () => Promise<Isolation>;
}

export type CheckFinding = Omit<Finding, "blocksRun">;
export type Check = (context: PreflightContext) => Promise<CheckFinding[]>;

export function createPreflightContext(ports: PreflightPorts): PreflightContext {
  const smiPorts = { runTool: ports.runTool, cwd: ports.cwd, environment: ports.toolEnvironment };
  return {
    ...ports,
    nsys: once(() => readNsysFacts(ports)),
    ncu: once(() => readNcuPresence(ports)),
    gpus: once(() => readGpus(smiPorts)),
    isolation: once(ports.probeIsolation),
    engine: once(ports.engine),
  };
}

/** Then no check mentions a GPU. */
export async function needsNoGpu(context: PreflightContext): Promise<boolean> {
  if (context.requireKernels) return false;
  const answer = await context.gpus();
  if (answer.kind === "absent") return !(await hasDriver(context));
  return answer.kind === "failed" || answer.gpus.length === 0;
}

/** A container with NVIDIA_DRIVER_CAPABILITIES=compute has a driver but no nvidia-smi. */
export async function hasDriver({ proc }: PreflightContext): Promise<boolean> {
  return exists(join(proc, "driver/nvidia/version"));
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => (result ??= find());
}

export function ok(id: string, what: string): CheckFinding {
  return { ...diagnostic({ severity: "note", what }), id };
}

export function warning(id: string, what: string, help: string): CheckFinding {
  return { ...diagnostic({ severity: "warning", what, help }), id };
}

export function failure(id: string, what: string, help: string): CheckFinding {
  return { ...diagnostic({ what, help }), id };
}
