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
import type { ReadingPorts } from "./capture/examine.ts";
import type { Context } from "./context.ts";
import type { Progress } from "./progress.ts";
import type { TimeBudget } from "./time-budget.ts";

/** A run that's ready to start: its directory exists, its guard runs, its isolation is set, and its tools work. Immutable. */
export interface Session {
  readonly context: Context;
  readonly config: Config;
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
  readonly isolation: Isolation;
  readonly tools: Tools;
  /** The program from the configuration. */
  readonly program: Program;
  readonly machine: Pick<EnvRecord, "driver" | "cuda" | "nsys" | "ncu" | "operatingSystem">;
  readonly runCapture: RunCapture;
  /** What to ask nvidia-smi; null if we don't watch the GPU. */
  readonly gpuWatch: GpuWatch | null;
  /** False if the machine has no usable GPU, and the program may do without. Then nothing mentions a GPU. */
  readonly mayUseGpu: boolean;
  /** Null if the configuration names no base. */
  readonly base: Base | null;
  readonly budget: TimeBudget;
  /** The value that each pair's seed is computed from; null if the programs get no seed. */
  readonly seed: string | null;
  readonly progress: Progress;
  readonly rangeLimit: RangeLimit;
  /** Writes a warning to the log and run.json. */
  readonly warn: (message: string) => Promise<void>;
}

/** Our tools, and how we call them. */
export interface Tools {
  readonly nsys: NsysTool;
  readonly ncu: ToolPresence;
  /** Only the variables on the allow-list, for exports and statistics. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Our private folder for temporary files. It's also the program's folder, unless the program runs as a separate user, who can't write
   * to this folder.
   */
  readonly folder: TemporaryDirectory;
  /** `ask`, with each call recorded in run.json. */
  readonly runTool: RunTool;
  /** For calls where a failure is a normal result. These calls aren't recorded. */
  readonly ask: RunTool;
  /** For cleanup calls, which run even after we were asked to stop. */
  readonly cleanUp: RunTool;
  readonly guard: Pick<Guard, "holds" | "removed">;
}

/** Where the program starts, and with what environment. */
export interface Program {
  /** Absolute. */
  readonly workingDirectory: string;
  /** The code that's checked out in the working directory. */
  readonly source: Profile["source"];
  /** The complete environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** The program's private folder. */
  readonly temporary: TemporaryDirectory;
}

/** What we ask nvidia-smi while the program runs. */
export interface GpuWatch {
  /** Queried during each capture. */
  readonly clocks: GpuWatchColumns;
  /** Queried during each untraced run. */
  readonly memory: Awaited<ReturnType<typeof findGpuWatchColumns>>;
}

/** `head` is the version we judge. `base` is the version we compare it with. */
export type SideName = "base" | "head";

/** One version of the program, and how to start it. */
export interface Side {
  readonly session: Session;
  /** Also the name of the folder with this side's captures. */
  readonly name: SideName;
  /** The session's configuration with this side's workload. */
  readonly config: Config;
  readonly program: Program;
  /** Environment variables for only this side's program and setup, such as for its virtual environment and caches. Empty without a base. */
  readonly ownEnvironment: Readonly<Record<string, string>>;
  /** Null without a virtual environment. */
  readonly venv: Venv | null;
  /** The software that the program runs with; null until the setup is done, or if we don't record the software. */
  readonly environment: ProfileEnvironment | null;
  /** Protects the base's files from the head's programs; null for the head, and in a run without a base. */
  readonly kept: KeptFolder | null;
  /** The folders that this side's programs may write to, and what the first program left there; null if the goal is `hold`. */
  readonly state: SideState | null;
  /** Null if the side's autotuners choose on their own. */
  readonly tuning: Tuning | null;
  /** The ranges that the program emits; null if we didn't need to list them. */
  readonly emitted: readonly SeenRange[] | null;
  /** Null until the capture mode is decided. */
  readonly captureMode: CaptureMode | null;
}

/** What `goal: improve` needs of a side: HOME, the temporary folder, and the caches of its programs, and what they computed. */
export interface SideState {
  /** The folder that contains all of these folders, as an absolute path. */
  readonly folder: string;
  /** Before each start, restores the folders to how the setup, and then the capture of the whole program, left them. */
  readonly kept: KeptFolder;
  /** What `compare.verify` wrote; null if it hasn't run. */
  readonly verified: Verified | null;
  /** Null until the whole program has been captured. */
  readonly warm: { readonly files: WarmFiles; readonly whole: WholeProgram } | null;
}

/** The caches in which a side's autotuners keep what they choose. */
export interface Tuning {
  /** Absolute. */
  readonly folder: string;
  /** A random id of the cold start that the choices come from. Null before the first start, and if no autotuner made a choice. */
  readonly draw: string | null;
  /** True after the side's first counted start. */
  readonly isStarted: boolean;
  /** What the other side's autotuners had left when they handed over their choices. Empty for the base. */
  readonly given: TunedCaches;
  /** The choices that only this side uses, and that each counted round makes anew. Paths are relative to `folder`. */
  readonly own: readonly string[];
  /** The kernels that these choices are for; sorted. */
  readonly ownKernels: readonly string[];
}

/** A step's label in messages, and its folder, relative to the run directory. */
export interface StepPlace {
  readonly label: string;
  readonly folder: string;
}

/** A label for messages. For the base, it starts with `base`. */
export function sideLabel({ name }: Pick<Side, "name">, what: string): string {
  return name === "base" ? `base, ${what}` : what;
}

/** The ports for reading a report. */
export function readingPorts({ stop, log }: Pick<Context, "stop" | "log">): ReadingPorts {
  return { stop, note: log.info };
}

/** The ports for short tool calls that aren't recorded in run.json. */
export function askPorts({ tools }: Session, cwd: string) {
  return { runTool: tools.ask, cwd, environment: tools.environment, temporaryDirectory: tools.folder.tmp };
}

/** A side with only the session's settings. */
export function newSide(session: Session, name: SideName): Side {
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
