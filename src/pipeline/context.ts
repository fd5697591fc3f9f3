import type { Clock, Log } from "../model/run/ports.ts";
import type { Explainer } from "./explainer.ts";
import type { ResultFile } from "./judge/result-file.ts";

/** Our process's access to the outside world, which an entry point passes to the pipeline. */
export interface Context {
  /** The package's folder, which contains conf/ and dist/. Absolute. */
  readonly root: string;
  readonly version: string;
  readonly cwd: string;
  /** Our own environment. Profilers get only the variables on an allow-list. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted by INT, TERM, or HUP. The reason is the signal's name. */
  readonly stop: AbortSignal;
  /** The branch that the job's pull request would be merged into, or null if the job isn't for a pull request. */
  readonly pullRequestBase: string | null;
  /** Where to record our processes for the action's post step; null in a terminal. */
  readonly processesFile: string | null;
}

export const toolName = "llm-profile";

/** A context with the files that features add to a result, in the order they're made. */
export interface ResultContext extends Context {
  readonly resultFiles: readonly ResultFile[];
}

/** A context with what features add to a run. */
export interface RunContext extends ResultContext {
  /** In the order they run. */
  readonly explainers: readonly Explainer[];
}
