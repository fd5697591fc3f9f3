import type { ExitCode, UserError } from "../../errors.ts";
import type { RawSettings } from "../../model/config.ts";
import { type GithubJob, fullName } from "../../model/publish/github.ts";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import type { PublishSettings } from "../../model/publish/publish.ts";
import { artifactNameOf, usualPrefix } from "../../publish/artifact/artifact-name.ts";
import type { Api } from "../../publish/api/api.ts";
import type { WaitBudget } from "../../publish/api/wait-budget.ts";
import type { Annotation } from "../../report/annotations.ts";
import type { Context } from "../context.ts";

/** Where results of a job go besides GitHub's API. */
export interface JobPorts {
  setOutput(name: OutputName, value: string): void;
  annotate(annotation: Annotation): void;
  /** The runner replaces this text wherever the log has it afterwards. */
  mask(text: string): void;
  /** Replaces the step's summary. */
  writeSummary(markdown: string): Promise<void>;
}

/** The outputs of action.yml, in its order. */
export const outputNames = [
  ...["verdict", "regressions", "run-dir", "profile-json", "comparison-json", "report-path"],
  ...["artifact-id", "artifact-url", "report-url", "comment-url", "top-kernels"],
] as const;
export type OutputName = (typeof outputNames)[number];

/** What the entry of the action hands in. */
export interface JobContext {
  readonly context: Context;
  readonly raw: RawSettings;
  readonly publish: PublishSettings;
  /** A wrong input: nothing is measured, and that is reported like any failure. */
  readonly problem: UserError | null;
  /** Null outside of GitHub Actions, and where the runner's variables are damaged: nothing is published then but the log. */
  readonly job: GithubJob | null;
  /** Null without a job or without a token. */
  readonly api: Api | null;
  /** The one that `api` has; uploads need none of the API. */
  readonly waitBudget: WaitBudget;
  readonly ports: JobPorts;
}

export interface JobResult {
  readonly exitCode: ExitCode;
}

/** Says what did not work of the publishing; it decides nothing. */
export function warnOf({ context }: Pick<JobContext, "context">, diagnostic: Diagnostic): void {
  context.log.warning(diagnosticText(diagnostic));
}

/** Something that either worked or is to be said. */
export function isDiagnostic(value: object): value is Diagnostic {
  return "severity" in value;
}

/** What tells this job's results from others of the same repository: workflow, job, matrix job, and which use of the action. */
export function jobTitle(job: GithubJob, { matrix, artifactName }: PublishSettings): string {
  return withName(`${job.workflow} / ${job.job}${matrix === "" ? "" : ` (${matrix})`}`, artifactName);
}

/** Several uses of the action in one job, or several that comment, differ by their input `artifact-name` alone. */
export function withName(title: string, artifactName: string | null): string {
  return artifactName === null ? title : `${title} [${artifactName}]`;
}

/** The page of this run. */
export function runUrl({ serverUrl, repository, runId }: GithubJob): string {
  return `${serverUrl}/${fullName(repository)}/actions/runs/${String(runId)}`;
}

/** Equal in every run of the same job and matrix job: a later run finds its baseline by it. */
export function artifactName({ job, publish }: JobContext): string {
  // A comma would not do in a name, which would then end in a hash.
  const matrix = publish.matrix.includes("+") ? publish.matrix : publish.matrix.replaceAll(", ", "+");
  return artifactNameOf(publish.artifactName ?? `${usualPrefix}-${job?.job ?? "job"}`, matrix);
}

/** The commit that is measured; of a pull request its own, and not GitHub's merge commit. */
export function headSha({ pullRequest, sha }: GithubJob): string {
  return pullRequest?.headSha ?? sha;
}
