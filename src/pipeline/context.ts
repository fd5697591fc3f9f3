import type { Clock, Log } from "../model/run/ports.ts";
import type { Explainer } from "./explainer.ts";
import type { ResultFile } from "./judge/result-file.ts";

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

export interface ResultContext extends Context {
  readonly resultFiles: readonly ResultFile[];
}

export interface RunContext extends ResultContext {
  readonly explainers: readonly Explainer[];
}
