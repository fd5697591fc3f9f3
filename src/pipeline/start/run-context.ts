import type { LoadedConfig } from "../../model/config.ts";
import type { Isolation, NsysTool } from "../../model/run/plan.ts";
import type { RunCapture, RunTool } from "../../model/run/ports.ts";
import type { RunDirectory } from "../../run/directory/run-directory.ts";
import type { RunRecorder } from "../../run/directory/run-record.ts";
import type { GpuWatchColumns } from "../../run/machine/gpu-watch.ts";
import type { TemporaryDirectory } from "../../run/isolation/temporary-directory.ts";
import type { Context } from "../context.ts";

/** `head` is what is to be judged, `base` what it is compared with. */
export type SideName = "base" | "head";

/** Everything that the stages of one side of a `run` share, once its preflight is over. */
export interface RunContext {
  readonly context: Context;
  /** Which of two versions of the program this is; the folder of its captures. */
  readonly side: SideName;
  readonly loaded: LoadedConfig;
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
  readonly temporary: TemporaryDirectory;
  /** Our own tools': the same, unless the program has a user of its own, which can write nothing of this one. */
  readonly toolFolder: TemporaryDirectory;
  readonly isolation: Isolation;
  readonly nsys: NsysTool;
  /** The program's whole environment. */
  readonly workloadEnvironment: Readonly<Record<string, string>>;
  /** What sets this side apart from the other (virtual environment, caches): part of both environments. Empty without a base. */
  readonly sideEnvironment: Readonly<Record<string, string>>;
  /** The side's virtual environment; null without one. */
  readonly venv: string | null;
  /** The allow-list alone: for exports and statistics. */
  readonly toolEnvironment: Readonly<Record<string, string>>;
  /** Where the program starts; absolute. */
  readonly workingDirectory: string;
  /** Questions whose answer may well be no, and which are no part of the tools' record. */
  readonly ask: RunTool;
  /** Short calls that undo what was begun: they are made also once we are told to stop. */
  readonly cleanUp: RunTool;
  /** Short calls, each recorded in run.json. */
  readonly runTool: RunTool;
  readonly runCapture: RunCapture;
  /** What nvidia-smi is asked beside each capture; null: the clocks are not watched. */
  readonly gpuWatch: GpuWatchColumns | null;
  /** A warning for the log and for run.json. */
  readonly warn: (message: string) => Promise<void>;
}
