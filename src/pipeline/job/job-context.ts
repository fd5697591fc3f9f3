import type { ExitCode, UserError } from "../../model/errors.ts";
import type { RawSettings } from "../../model/config.ts";
import { type GithubJob, fullName } from "../../model/publish/github.ts";
import { diagnosticText, type Diagnostic } from "../../model/diagnostic.ts";
import type { PublishSettings } from "../../model/publish/publish.ts";
import { nameArtifact, defaultPrefix } from "../../github/artifact/artifact-name.ts";
import type { Api } from "../../github/api/api.ts";
import type { Secret } from "../../github/secrets/search.ts";
import type { WaitBudget } from "../../github/api/wait-budget.ts";
import type { Annotation } from "../../report/annotations.ts";
import type { RunContext } from "../run-context.ts";

export interface JobPorts {
  setOutput(name: OutputName, value: string): void;
  annotate(annotation: Annotation): void;
  mask(text: string): void;
  writeSummary(markdown: string): Promise<void>;
}

/** The outputs in action.yml, in the same order. */
export const outputNames = [
  ...["verdict", "regressions", "run-dir", "profile-json", "comparison-json", "report-path"],
  ...["artifact-id", "artifact-url", "report-url", "comment-url", "top-kernels"],
] as const;
export type OutputName = (typeof outputNames)[number];

export interface JobContext {
  readonly context: RunContext;
  readonly raw: RawSettings;
  readonly publish: PublishSettings;
  readonly problem: UserError | null;
  readonly job: GithubJob | null;
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

export function logPublishFailure({ context }: Pick<JobContext, "context">, diagnostic: Diagnostic): void {
  context.log.warning(diagnosticText(diagnostic));
}

export function isDiagnostic(value: object): value is Diagnostic {
  return "severity" in value;
}

/** A title that is unique in the repository: workflow, job, matrix job, and `artifact-name`. */
export function createJobTitle(job: GithubJob, { matrix, artifactName }: PublishSettings): string {
  return addArtifactName(`${job.workflow} / ${job.job}${matrix === "" ? "" : ` (${matrix})`}`, artifactName);
}

/** Adds the input `artifact-name` to a title, because only that input distinguishes several uses of the action in one job. */
export function addArtifactName(title: string, artifactName: string | null): string {
  return artifactName === null ? title : `${title} [${artifactName}]`;
}

export function createRunUrl({ serverUrl, repository, runId }: GithubJob): string {
  return `${serverUrl}/${fullName(repository)}/actions/runs/${runId}`;
}

/** The artifact name. It's the same in every run of the same job and matrix job, so later runs can find their baseline. */
export function createArtifactName({ job, publish }: JobContext): string {
  // We replace commas because they aren't allowed in artifact names; a name with a comma would get a hash at its end.
  const matrix = publish.matrix.includes("+") ? publish.matrix : publish.matrix.replaceAll(", ", "+");
  return nameArtifact(publish.artifactName ?? `${defaultPrefix}-${job?.job ?? "job"}`, matrix);
}

/** The commit to measure. For a pull request, it's the head commit, not GitHub's merge commit. */
export function findHeadSha({ pullRequest, sha }: GithubJob): string {
  return pullRequest?.headSha ?? sha;
}
