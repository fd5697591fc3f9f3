import type { RangeLimit } from "../analyze/range-limit.ts";
import type { Config } from "../model/config.ts";
import type { ProfileEnvironment } from "../model/profile/environment.ts";
import type { Verified, WarmFiles, WholeProgram } from "../model/profile/held-to-goal.ts";
import type { CaptureMode, Profile } from "../model/profile/profile.ts";
import type { SeenRange } from "../model/reports/range.ts";
import type { EnvRecord } from "../model/run/env-record.ts";
import type { TunedCaches } from "../model/run/choices.ts";
import type { Isolation, NsysTool } from "../model/run/plan.ts";
import type { RunCapture, RunTool } from "../model/run/ports.ts";
import type { RunDirectory } from "../run/directory/run-directory.ts";
import type { RunRecorder } from "../run/directory/run-record.ts";
import type { Guard } from "../run/guard/guard.ts";
import type { TemporaryDirectory } from "../run/isolation/temporary-directory.ts";
import type { findGpuWatchColumns, GpuWatchColumns } from "../run/machine/gpu-watch.ts";
import type { ToolPresence } from "../run/preflight/tool-facts.ts";
import type { Base } from "../run/worktree/base.ts";
import type { KeptFolder } from "../run/worktree/kept-folder.ts";
import type { Venv } from "../run/worktree/venv.ts";
import type { Context } from "./context.ts";
import type { TimeBudget } from "./time-budget.ts";

/** A run that's ready to start: its directory exists, its guard runs, its isolation is set, and its tools work. Immutable. */
export interface Session {
  readonly context: Context;
  readonly config: Config;
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
  readonly isolation: Isolation;
  readonly tools: Tools;
  readonly program: Program;
  readonly machine: Pick<EnvRecord, "driver" | "cuda" | "nsys" | "ncu" | "operatingSystem">;
  readonly runCapture: RunCapture;
  readonly gpuWatch: GpuWatch | null;
  readonly mayUseGpu: boolean;
  readonly base: Base | null;
  readonly budget: TimeBudget;
  readonly seed: string | null;
  readonly rangeLimit: RangeLimit;
  readonly warn: (message: string) => Promise<void>;
}

export interface Tools {
  readonly nsys: NsysTool;
  readonly ncu: ToolPresence;
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Our private folder for temporary files. It's also the program's folder, unless the program runs as a separate user, who can't write
   * to this folder.
   */
  readonly folder: TemporaryDirectory;
  readonly runTool: RunTool;
  readonly ask: RunTool;
  readonly cleanUp: RunTool;
  readonly guard: Pick<Guard, "holds" | "removed">;
}

export interface Program {
  readonly workingDirectory: string;
  readonly source: Profile["source"];
  readonly environment: Readonly<Record<string, string>>;
  readonly temporary: TemporaryDirectory;
}

export interface GpuWatch {
  readonly clocks: GpuWatchColumns;
  readonly memory: Awaited<ReturnType<typeof findGpuWatchColumns>>;
}

export type SideName = "base" | "head";

export interface Side {
  readonly session: Session;
  readonly name: SideName;
  readonly config: Config;
  readonly program: Program;
  readonly ownEnvironment: Readonly<Record<string, string>>;
  readonly venv: Venv | null;
  readonly environment: ProfileEnvironment | null;
  readonly kept: KeptFolder | null;
  readonly state: SideState | null;
  readonly tuning: Tuning | null;
  readonly emitted: readonly SeenRange[] | null;
  readonly captureMode: CaptureMode | null;
}

export interface SideState {
  readonly folder: string;
  readonly kept: KeptFolder;
  readonly verified: Verified | null;
  readonly warm: { readonly files: WarmFiles; readonly whole: WholeProgram } | null;
}

export interface Tuning {
  readonly folder: string;
  readonly draw: string | null;
  readonly isStarted: boolean;
  readonly given: TunedCaches;
  /** The choices that only this side uses, and that each counted round makes anew. Paths are relative to `folder`. */
  readonly own: readonly string[];
  readonly ownKernels: readonly string[];
}

export interface StepPlace {
  readonly label: string;
  readonly folder: string;
}

export function labelSide({ name }: Pick<Side, "name">, label: string): string {
  return name === "base" ? `base, ${label}` : label;
}

/** The ports for short tool calls that aren't recorded in run.json. */
export function createToolPorts({ tools }: Session, cwd: string) {
  return { runTool: tools.ask, cwd, environment: tools.environment, temporaryDirectory: tools.folder.tmp };
}

export function createSide(session: Session, name: SideName): Side {
  const { config, program } = session;
  return {
    session,
    name,
    config,
    program,
    ownEnvironment: {},
    venv: null,
    environment: null,
    kept: null,
    state: null,
    tuning: null,
    emitted: null,
    captureMode: null,
  };
}
