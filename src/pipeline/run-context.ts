import type { Context } from "./context.ts";
import type { Explainer } from "./explainer.ts";
import type { ResultFile } from "./judge/result-file.ts";

export interface ResultContext extends Context {
  readonly resultFiles: readonly ResultFile[];
}

export interface RunContext extends ResultContext {
  readonly explainers: readonly Explainer[];
}
