import type { Context } from "./context.ts";
import type { Explainer } from "./explainer.ts";
import type { ResultFile } from "./judge/result-file.ts";

/** A context with the files that features add to a result, in the order they're made. */
export interface ResultContext extends Context {
  readonly resultFiles: readonly ResultFile[];
}

/** A context with what features add to a run. */
export interface RunContext extends ResultContext {
  /** In the order they run. */
  readonly explainers: readonly Explainer[];
}
