import type { LoadedConfig } from "../../model/config.ts";
import type { Secret } from "../../github/secrets/search.ts";
import type { EarlierRuns } from "../judge/judge-of.ts";
import type { RunResult } from "../results.ts";
import type { JobContext } from "./job-context.ts";
import type { Published } from "./publish-run.ts";

/** What a feature adds to the jobs that profile. */
export interface JobPart {
  /** Runs before anything is measured. Null if there are no earlier runs, or if they can't be read (which is only logged). */
  readonly before?: (jobContext: JobContext) => Promise<EarlierRuns | null>;
  /** Runs after the results were published, and may publish them again with more. A failure is only a warning. Throws StoppedError. */
  readonly after?: (jobContext: JobContext, run: PublishedRun) => Promise<void>;
}

export interface PublishedRun {
  readonly result: RunResult;
  readonly loaded: LoadedConfig;
  readonly published: Published;
  readonly secrets: readonly Secret[];
}
