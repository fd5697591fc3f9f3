import type { PublishSettings } from "../model/publish/publish.ts";
import type { AddCommand, RunOption } from "./command.ts";
import type { Context } from "./context.ts";
import type { ResultContext, RunContext } from "./run-context.ts";
import type { Explainer } from "./explainer.ts";
import type { JobContext, JobResult } from "./job/job-context.ts";
import type { JobPart } from "./job/publish-run.ts";
import type { ResultFile } from "./judge/result-file.ts";

export interface Feature {
  readonly command?: AddCommand;
  readonly runOption?: RunOption;
  readonly explainer?: () => Promise<Explainer>;
  readonly resultFile?: () => Promise<ResultFile>;
  readonly jobPart?: () => Promise<JobPart>;
  readonly mode?: { readonly name: PublishSettings["mode"]; readonly job: () => Promise<Job> };
}

export type Job = (jobContext: JobContext) => Promise<JobResult>;

export async function addResultFiles(context: Context, features: readonly Feature[]): Promise<ResultContext> {
  return { ...context, resultFiles: await Promise.all(features.flatMap(({ resultFile }) => resultFile?.() ?? [])) };
}

/** Loads what features add to a run. Machine code comes after Nsight Compute, because it's read from its reports. */
export async function addFeatures(context: Context, features: readonly Feature[]): Promise<RunContext> {
  const { ncuExplainer } = await import("./ncu/ncu.ts");
  const added = await Promise.all(features.flatMap(({ explainer }) => explainer?.() ?? []));
  return {
    ...(await addResultFiles(context, features)),
    explainers: [...added.filter(({ isEarly }) => isEarly), ncuExplainer, ...added.filter(({ isEarly }) => !isEarly)],
  };
}

export async function loadJobParts(features: readonly Feature[]): Promise<JobPart[]> {
  return Promise.all(features.flatMap(({ jobPart }) => jobPart?.() ?? []));
}
