import type { Context } from "./context.ts";
import type { Explainer } from "./explainer.ts";
import type { ResultFile } from "./judge/result-file.ts";

/** A context with what features add to a run. Each list is loaded when it's needed. */
export interface RunContext extends Context {
  /** In the order they run. */
  readonly explainers: () => Promise<readonly Explainer[]>;
  /** In the order they're made. */
  readonly resultFiles: () => Promise<readonly ResultFile[]>;
}
