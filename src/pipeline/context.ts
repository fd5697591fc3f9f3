import type { Clock, Log } from "../model/run/ports.ts";

/** What an entry hands to the pipeline: the edges of the process. */
export interface Context {
  /** The package's folder: conf/ and dist/ are in it. Absolute. */
  readonly root: string;
  readonly version: string;
  readonly cwd: string;
  /** Our own environment. Profilers get an allow-list of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted by INT, TERM or HUP; the reason is the signal's name. */
  readonly stop: AbortSignal;
  /** The branch that a pull request would be merged into, where the job is one's; null elsewhere. */
  readonly pullRequestBase: string | null;
  /** Where to record our processes for the action's post step; null in a terminal. */
  readonly processesFile: string | null;
}

export const toolName = "llm-profile";
