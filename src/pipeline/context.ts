import type { Clock, Log } from "../model/run/ports.ts";

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
