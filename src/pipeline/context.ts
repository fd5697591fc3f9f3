import type { Clock, Log } from "../model/run/ports.ts";

export interface Context {
  /** The package's folder, which contains conf/ and dist/. Absolute. */
  readonly root: string;
  readonly version: string;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted by INT, TERM, or HUP. The reason is the signal's name. */
  readonly stop: AbortSignal;
  readonly pullRequestBase: string | null;
  readonly processesFile: string | null;
}

export const toolName = "llm-profile";
