import type { Config } from "../model/config.ts";
import type { ProfileEnvironment } from "../model/profile/environment.ts";
import type { WarmFiles, WholeProgram } from "../model/profile/held-to-goal.ts";
import type { CaptureMode, Profile } from "../model/profile/profile.ts";
import type { SeenRange } from "../model/reports/range.ts";
import type { EnvRecord } from "../model/run/env-record.ts";
import type { Isolation, NsysTool } from "../model/run/plan.ts";
import type { RunCapture, RunTool } from "../model/run/ports.ts";
import type { RunDirectory } from "../run/directory/run-directory.ts";
import type { RunRecorder } from "../run/directory/run-record.ts";
import type { TemporaryDirectory } from "../run/isolation/temporary-directory.ts";
import type { findGpuWatchColumns, GpuWatchColumns } from "../run/machine/gpu-watch.ts";
import type { ToolPresence } from "../run/preflight/tool-facts.ts";
import type { KeptFolder } from "../run/worktree/kept-folder.ts";
import type { Venv } from "../run/worktree/venv.ts";
import type { ReadingPorts } from "./capture/examine.ts";
import type { Context } from "./context.ts";
import type { Progress } from "./progress.ts";
import type { TimeBudget } from "./time-budget.ts";

/** A run that may start: its directory is open, its guard stands, its isolation is known, its tools work. The same for the whole run. */
export interface Session {
  readonly context: Context;
  readonly config: Config;
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
  readonly isolation: Isolation;
  readonly tools: Tools;
  /** The program as the configuration says. */
  readonly program: Program;
  readonly machine: Pick<EnvRecord, "driver" | "cuda" | "nsys" | "ncu" | "operatingSystem">;
  readonly runCapture: RunCapture;
  /** What nvidia-smi is asked; null: the GPU is not watched. */
  readonly gpuWatch: GpuWatch | null;
  /** What there is time for. */
  readonly budget: TimeBudget;
  /** What the seeds of pairs are made of; null: the programs get none. */
  readonly seed: string | null;
  /** How far it is. */
  readonly progress: Progress;
  /** A warning for the log and for run.json. */
  readonly warn: (message: string) => Promise<void>;
}

/** Our own tools, and short calls of them. */
export interface Tools {
  readonly nsys: NsysTool;
  /** Whether there is an ncu. */
  readonly ncu: ToolPresence;
  /** The allow-list alone: for exports and statistics. */
  readonly environment: Readonly<Record<string, string>>;
  /** The program's private folder, unless the program has a user of its own, which can write nothing of this one. */
  readonly folder: TemporaryDirectory;
  /** `ask`, with each call recorded in run.json. */
  readonly runTool: RunTool;
  /** Questions whose answer may well be no, and which are no part of the tools' record. */
  readonly ask: RunTool;
  /** Calls that undo what was begun: they are made also once we are told to stop. */
  readonly cleanUp: RunTool;
}

/** What starts the program, and where. */
export interface Program {
  /** Absolute. */
  readonly workingDirectory: string;
  /** What is checked out there. */
  readonly source: Profile["source"];
  /** Its whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Its private folder. */
  readonly temporary: TemporaryDirectory;
}

/** What nvidia-smi is asked while the program runs. */
export interface GpuWatch {
  /** Beside each capture. */
  readonly clocks: GpuWatchColumns;
  /** Beside each run without tracing. */
  readonly memory: Awaited<ReturnType<typeof findGpuWatchColumns>>;
}

/** `head` is what is to be judged, `base` what it is compared with. */
export type SideName = "base" | "head";

/** One version of the program: how it is started. */
export interface Side {
  readonly session: Session;
  /** Also the folder of its captures. */
  readonly name: SideName;
  /** The session's, with this side's own workload. */
  readonly config: Config;
  readonly program: Program;
  /** What sets this side apart from the other (virtual environment, caches): part of both environments. Empty without a base. */
  readonly ownEnvironment: Readonly<Record<string, string>>;
  /** The side's virtual environment; null without one. */
  readonly venv: Venv | null;
  /** What it runs with; null until its setup is done, and where it is not asked for. */
  readonly environment: ProfileEnvironment | null;
  /** What is kept from the other side's programs; null for the head, and without another side. */
  readonly kept: KeptFolder | null;
  /** What its programs may write to, and what the first of them left there; null where the goal is to hold. */
  readonly state: SideState | null;
  /** The ranges that the program emits, where they had to be listed; else null. */
  readonly emitted: readonly SeenRange[] | null;
  /** How its ranges are captured; null until that's decided. */
  readonly captureMode: CaptureMode | null;
}

/** HOME, the temporary folder and the caches of a side's programs. */
export interface SideState {
  /** Absolute; they're in it. */
  readonly folder: string;
  /** From when it was closed first, each start finds them as they were then. */
  readonly kept: KeptFolder;
  /** Null until the whole program was captured. */
  readonly warm: { readonly files: WarmFiles; readonly whole: WholeProgram } | null;
}

/** What something of a side is called for people: the base's says so. */
export function sideLabel({ name }: Pick<Side, "name">, what: string): string {
  return name === "base" ? `base, ${what}` : what;
}

/** What reading a report takes of the edges. */
export function readingPorts({ stop, log }: Pick<Context, "stop" | "log">): ReadingPorts {
  return {
    stop,
    note: (message) => {
      log.info(message);
    },
  };
}

/** A side that starts as the session says, without anything of its own. */
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
    emitted: null,
    captureMode: null,
  };
}
