import type { ExitCode, UserError } from "../../model/errors.ts";
import type { RawSettings } from "../../model/config.ts";
import { type GithubJob, fullName } from "../../model/publish/github.ts";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import type { PublishSettings } from "../../model/publish/publish.ts";
import { artifactNameOf, usualPrefix } from "../../github/artifact/artifact-name.ts";
import type { Api } from "../../github/api/api.ts";
import type { Secret } from "../../github/secrets/search.ts";
import type { WaitBudget } from "../../github/api/wait-budget.ts";
import type { Annotation } from "../../report/annotations.ts";
import type { RunContext } from "../context.ts";

/** Where a job's results go, apart from GitHub's API. */
export interface JobPorts {
  setOutput(name: OutputName, value: string): void;
  annotate(annotation: Annotation): void;
  /** Tells the runner to mask this text in the log from now on. */
  mask(text: string): void;
  /** Replaces the step's summary. */
  writeSummary(markdown: string): Promise<void>;
}

/** The outputs in action.yml, in the same order. */
export const outputNames = [
  ...["verdict", "regressions", "run-dir", "profile-json", "comparison-json", "report-path"],
  ...["artifact-id", "artifact-url", "report-url", "comment-url", "top-kernels"],
] as const;
export type OutputName = (typeof outputNames)[number];

/** Everything that the action's entry point passes to a job. */
export interface JobContext {
  readonly context: RunContext;
  readonly raw: RawSettings;
  readonly publish: PublishSettings;
  /** A wrong input. If an input is wrong, we don't measure anything, and we report the error like any other failure. */
  readonly problem: UserError | null;
  /** Null outside GitHub Actions, or if the runner's variables are damaged. If it's null, we publish only the log. */
  readonly job: GithubJob | null;
  /** Null without a job or a token. */
  readonly api: Api | null;
  /** `api` shares this budget, but it's a separate field because uploads don't use the API. */
  readonly waitBudget: WaitBudget;
  readonly ports: JobPorts;
}

/** A job whose results are being published. Nothing published may contain the value of a secret. */
export interface PublishContext extends JobContext {
  readonly secrets: readonly Secret[];
}

export interface JobResult {
  readonly exitCode: ExitCode;
}

/** Logs a publishing failure as a warning. It doesn't change the exit code. */
export function warnOf({ context }: Pick<JobContext, "context">, diagnostic: Diagnostic): void {
  context.log.warning(diagnosticText(diagnostic));
}

/** True if the value is a diagnostic rather than a result. */
export function isDiagnostic(value: object): value is Diagnostic {
  return "severity" in value;
}

/** A title that is unique in the repository: workflow, job, matrix job, and `artifact-name`. */
export function jobTitle(job: GithubJob, { matrix, artifactName }: PublishSettings): string {
  return withName(`${job.workflow} / ${job.job}${matrix === "" ? "" : ` (${matrix})`}`, artifactName);
}

/** Adds the input `artifact-name` to a title, because only that input distinguishes several uses of the action in one job. */
export function withName(title: string, artifactName: string | null): string {
  return artifactName === null ? title : `${title} [${artifactName}]`;
}

/** The URL of this run's page. */
export function runUrl({ serverUrl, repository, runId }: GithubJob): string {
  return `${serverUrl}/${fullName(repository)}/actions/runs/${runId}`;
}

/** The artifact name. It's the same in every run of the same job and matrix job, so later runs can find their baseline. */
export function artifactName({ job, publish }: JobContext): string {
  // We replace commas because they aren't allowed in artifact names; a name with a comma would get a hash at its end.
  const matrix = publish.matrix.includes("+") ? publish.matrix : publish.matrix.replaceAll(", ", "+");
  return artifactNameOf(publish.artifactName ?? `${usualPrefix}-${job?.job ?? "job"}`, matrix);
}

/** The commit to measure. For a pull request, it's the head commit, not GitHub's merge commit. */
export function headSha({ pullRequest, sha }: GithubJob): string {
  return pullRequest?.headSha ?? sha;
}
