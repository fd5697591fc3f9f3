import type { Config } from "../model/config.ts";
import type { ProfileEnvironment } from "../model/profile/environment.ts";
import type { Profile } from "../model/profile/profile.ts";
import type { SeenRange } from "../model/reports/range.ts";
import type { Isolation, NsysTool } from "../model/run/plan.ts";
import type { RunCapture, RunTool } from "../model/run/ports.ts";
import type { RunDirectory } from "../run/directory/run-directory.ts";
import type { RunRecorder } from "../run/directory/run-record.ts";
import type { TemporaryDirectory } from "../run/isolation/temporary-directory.ts";
import type { DigestKey } from "../run/machine/variables.ts";
import type { GpuWatchColumns } from "../run/machine/gpu-watch.ts";
import type { ToolPresence } from "../run/preflight/tool-facts.ts";
import type { KeptFolder } from "../run/worktree/kept-folder.ts";
import type { Venv } from "../run/worktree/venv.ts";
import type { ReadingPorts } from "./capture/examine.ts";
import type { Context } from "./context.ts";
import type { Progress } from "./progress.ts";
import type { TimeBudget } from "./time-budget.ts";

/** A run that may start: its directory is open, its guard stands, its isolation is known, its tools work. */
export interface Session extends Context {
  readonly config: Config;
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
  /** The program's private folder. */
  readonly temporary: TemporaryDirectory;
  /** Our own tools': the same, unless the program has a user of its own, which can write nothing of this one. */
  readonly toolFolder: TemporaryDirectory;
  readonly isolation: Isolation;
  readonly nsys: NsysTool;
  /** Whether there is an ncu. */
  readonly ncu: ToolPresence;
  readonly machine: Omit<Profile["machine"], "gpus">;
  readonly operatingSystem: string | null;
  /** Of this run alone: what values of variables are hashed with. */
  readonly digestKey: DigestKey;
  /** What is checked out where the program starts. */
  readonly source: Profile["source"];
  /** Where the program starts; absolute. */
  readonly workingDirectory: string;
  /** The program's whole environment. */
  readonly workloadEnvironment: Readonly<Record<string, string>>;
  /** The allow-list alone: for exports and statistics. */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /** Questions whose answer may well be no, and which are no part of the tools' record. */
  readonly ask: RunTool;
  /** Short calls that undo what was begun: they are made also once we are told to stop. */
  readonly cleanUp: RunTool;
  /** Short calls, each recorded in run.json. */
  readonly runTool: RunTool;
  readonly runCapture: RunCapture;
  /** What nvidia-smi is asked beside each capture; null: the clocks are not watched. */
  readonly gpuWatch: GpuWatchColumns | null;
  /** What there is time for. */
  readonly budget: TimeBudget;
  /** How far it is. */
  readonly progress: Progress;
  /** What it is asked beside each run without tracing. */
  readonly memoryWatch: GpuWatchColumns | null;
  /** A warning for the log and for run.json. */
  readonly warn: (message: string) => Promise<void>;
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
  readonly source: Profile["source"];
  /** Where the program starts; absolute. */
  readonly workingDirectory: string;
  /** The program's whole environment. */
  readonly workloadEnvironment: Readonly<Record<string, string>>;
  /** What sets this side apart from the other (virtual environment, caches): part of both environments. Empty without a base. */
  readonly sideEnvironment: Readonly<Record<string, string>>;
  /** The side's virtual environment; null without one. */
  readonly venv: Venv | null;
  /** What it runs with; null until its setup is done, and where it is not asked for. */
  readonly environment: ProfileEnvironment | null;
  /** What is kept from the other side's programs; null for the head, and without another side. */
  readonly kept: KeptFolder | null;
  /** The ranges that the program emits, where they had to be listed; else null. */
  readonly emitted: readonly SeenRange[] | null;
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
  const { config, source, workingDirectory, workloadEnvironment } = session;
  return {
    session,
    name,
    config,
    source,
    workingDirectory,
    workloadEnvironment,
    sideEnvironment: {},
    venv: null,
    environment: null,
    kept: null,
    emitted: null,
  };
}
