import type { Calibration } from "../../model/comparison/calibration.ts";
import type { Finding } from "../../model/run/doctor.ts";
import { diagnostic } from "../../model/diagnostic.ts";
import type { EngineEvidence } from "../../model/engines.ts";
import type { NcuNeed } from "../../model/ncu/report.ts";
import type { Isolation, StartedProgram } from "../../model/run/plan.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";
import { readGpus, type SmiAnswer } from "../machine/provenance.ts";
import { readNcuFacts, readNsysFacts, type NcuFacts, type NsysFacts } from "./tool-facts.ts";

/** What the checks look at; all of it can be given by a test. */
export interface PreflightPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  /** Where the workload starts; absolute. */
  readonly workingDirectory: string;
  /** What tells which engine the workload is, before it starts. */
  readonly engine: () => Promise<EngineEvidence>;
  /** What must be there before the run. */
  readonly programs: readonly StartedProgram[];
  /** The whole environment of the tools (nsys, ncu, nvidia-smi). */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /** The environment that the workload would get: other profilers hide in it. */
  readonly workloadEnvironment: Readonly<Record<string, string>>;
  readonly nsysPath: string;
  readonly ncuPath: string;
  readonly ncuNeed: NcuNeed;
  /** The GPU that is asked for, as nvidia-smi counts; null: any. */
  readonly gpuIndex: number | null;
  readonly out: string;
  readonly temporaryDirectory: string;
  /** Throws ToolError where a required kind cannot be had. */
  readonly probeIsolation: () => Promise<Isolation>;
  /** Free bytes of the file system that holds an existing path. */
  readonly freeBytes: (path: string) => Promise<Bytes>;
  /** Where /proc is mounted. */
  readonly proc: string;
  /** Where /sys is mounted. */
  readonly sys: string;
  /** Does nothing for so long. */
  readonly wait: (ms: Milliseconds) => Promise<unknown>;
  /** What `compare.calibration` names; null: nothing. */
  readonly calibration: Calibration | null;
}

/** The ports, and what several checks need: found out once, when first asked for. */
export interface PreflightContext extends PreflightPorts {
  readonly nsys: () => Promise<NsysFacts>;
  readonly ncu: () => Promise<NcuFacts>;
  readonly gpus: () => Promise<SmiAnswer>;
  readonly isolation: () => Promise<Isolation>;
}

/** A finding before it is known whether it keeps a run from starting: the table of checks says that. */
export type CheckFinding = Omit<Finding, "blocksRun">;
export type Check = (context: PreflightContext) => Promise<CheckFinding[]>;

/** Adds the shared facts to the ports. */
export function preflightContext(ports: PreflightPorts): PreflightContext {
  const smiPorts = { runTool: ports.runTool, cwd: ports.cwd, environment: ports.toolEnvironment };
  return {
    ...ports,
    nsys: once(() => readNsysFacts(ports)),
    ncu: once(() => readNcuFacts(ports)),
    gpus: once(() => readGpus(smiPorts)),
    isolation: once(ports.probeIsolation),
  };
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
