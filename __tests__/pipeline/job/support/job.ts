import { readFileSync } from "node:fs";
import { readGithubJob } from "../../../../src/settings/github-job.ts";
import { readPublishInputs } from "../../../../src/settings/publish.ts";
import { commentJob } from "../../../../src/pipeline/job/comment-job.ts";
import type { JobContext, JobPorts, JobResult } from "../../../../src/pipeline/job/job-context.ts";
import type { Profile } from "../../../../src/model/profile/profile.ts";
import {
  addArtifact,
  addPull,
  addRun,
  jobEnvironment,
  pullRequestPayload,
  shaOf,
  workflowRunPayload,
  zipOf,
  type Comment,
  type Double,
  type JobOptions,
  type Pull,
  type Run,
} from "../../../fixtures/github/index.ts";
import { compared, decode, near } from "../../../compare/support/sides.ts";
import { testApi } from "../../../github/api/support.ts";
import { faults } from "../../../report/comment/support/structure.ts";
import { runRecord } from "../../../support/run-record.ts";
import { testContext } from "../../support/context.ts";

/** What a job left. */
export interface Told {
  readonly code: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly warnings: readonly string[];
  /** The whole log. */
  readonly text: string;
  readonly comments: readonly Comment[];
}

/** The files of an artifact of ours, for a test to change. */
export type ArtifactFiles = ReadonlyMap<string, Buffer | string>;

/** What a job named `profile` uploads under. */
export const artifactName = "llm-profile-profile";
export const fork = "mallory/llm";

/** An artifact of a job whose head is so much slower than its base. */
export function artifactOf(slowdown: number): ArtifactFiles {
  const sideOf = (name: string, factor: number): Profile => ({
    ...decode([{ name: "gemm", ns: near(1_000_000 * factor) }]),
    source: { repository: "octo-org/llm", commit: shaOf(name), ref: null, dirty: false },
  });
  const head = sideOf("head", slowdown);
  const comparison = compared(sideOf("base", 1), head);
  const record = runRecord({ exitCode: comparison.verdict === "regressed" ? 1 : 0 });
  const files = { "run.json": record, "comparison.json": comparison, "profile.json": head };
  return new Map(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The same with one of its JSON files changed. */
export function withJson(files: ArtifactFiles, name: string, change: Readonly<Record<string, unknown>>): ArtifactFiles {
  const value: unknown = JSON.parse(String(files.get(name)));
  return new Map([...files, [name, JSON.stringify({ ...Object(value), ...change })]]);
}

/** The same with other files, or, where these are undefined, without them. */
export function withFiles(
  files: ArtifactFiles,
  change: Readonly<Record<string, Buffer | string | undefined>>,
): ArtifactFiles {
  const merged = new Map<string, Buffer | string | undefined>([...files, ...Object.entries(change)]);
  return new Map([...merged].flatMap(([name, data]) => (data === undefined ? [] : [[name, data] as const])));
}

export function upload(double: Double, { id }: Run, files: ArtifactFiles, name = artifactName, change = {}): void {
  const zip = zipOf([...files].map(([path, data]) => ({ name: path, data })));
  addArtifact(double.state, { name, runId: id, zip, ...change });
}

/** Runs a job in this process, as index-main.ts does in its own. Throws what the job throws. */
export async function runJobHere(
  runJob: (jobContext: JobContext) => Promise<JobResult>,
  double: Double,
  options: JobOptions,
  ports: Partial<JobPorts> = {},
): Promise<Told> {
  using job = jobEnvironment(double, options);
  const { job: githubJob } = readGithubJob(job.env, (path) => readFileSync(path, "utf8"));
  const { settings, problem } = readPublishInputs((name) => job.env[`INPUT_${name.toUpperCase()}`] ?? "");
  const { context, logged } = testContext({ environment: job.env });
  const { api, waitBudget, lines } = testApi(double, { fork: githubJob?.pullRequest?.fork ?? false });
  const raw = { configFile: null, presets: [], inputs: [], overrides: [] };
  const outputs: Record<string, string> = {};
  let summary = "";
  const { exitCode } = await runJob({
    ...{ context, raw, publish: settings, problem, job: githubJob, waitBudget },
    api: githubJob === null || settings.token === null ? null : api,
    ports: {
      setOutput: (name, value) => {
        outputs[name] = value;
      },
      annotate: () => undefined,
      mask: () => undefined,
      writeSummary: (markdown) => {
        summary = markdown;
        return Promise.resolve();
      },
      ...ports,
    },
  });
  const text = [...logged, ...lines].join("\n");
  const warnings = logged.filter((line) => line.startsWith("warning: "));
  return { code: exitCode, outputs, summary, warnings, text, comments: double.state.comments };
}

/** The workflow that comments (`workflow_run`), after a run has ended. */
export async function tellAfter(double: Double, triggering: Run): Promise<Told> {
  const run = addRun(double.state, {
    ...{ workflow: "GPU comment", workflowId: 1002, path: ".github/workflows/comment.yml" },
    ...{ event: "workflow_run", status: "in_progress", conclusion: null },
  });
  const payload = workflowRunPayload(double.state, triggering);
  const inputs = { mode: "comment" };
  return runJobHere(commentJob, double, { run, job: "comment", event: "workflow_run", payload, inputs });
}

/** The last job of a pull request's own run. */
export async function tellWithin(
  double: Double,
  run: Run,
  pull: Pull,
  inputs: Readonly<Record<string, string>> = {},
  ports: Partial<JobPorts> = {},
): Promise<Told> {
  const payload = pullRequestPayload(double.state, pull);
  const options = { run, job: "comment", event: "pull_request", payload, inputs: { mode: "comment", ...inputs } };
  return runJobHere(commentJob, double, options, ports);
}

interface PullRun {
  readonly run: Run;
  readonly pull: Pull;
}

/** A pull request, and its run that is about to end, with an artifact of these files. */
export function pullRun(double: Double, files: ArtifactFiles | null = null): PullRun {
  return runOf(double, addPull(double.state, { number: 7 }), files, { status: "in_progress", conclusion: null });
}

/** A fork's run that has ended, with an artifact of these files, and its pull request. */
export function forkRun(double: Double, files: ArtifactFiles | null = null, change: Partial<Run> = {}): PullRun {
  const pull = addPull(double.state, { number: 7, headRepository: fork });
  return runOf(double, pull, files, { headRepository: fork, conclusion: "failure", ...change });
}

function runOf(double: Double, pull: Pull, files: ArtifactFiles | null, change: Partial<Run>): PullRun {
  const { headSha, headRef: headBranch } = pull;
  const run = addRun(double.state, { event: "pull_request", headSha, headBranch, ...change });
  if (files !== null) upload(double, run, files);
  return { run, pull };
}

/** What in the comments was not meant; links to the measured run and its artifacts are. */
export function commentFaults({ comments }: Told, { serverUrl, state }: Double, run: Run): string[] {
  const page = `${serverUrl}/octo-org/llm/actions/runs/${String(run.id)}`;
  const artifacts = state.artifacts.map(({ id }) => `${page}/artifacts/${String(id)}`);
  return comments.flatMap(({ body }) => faults(body.slice(body.indexOf("\n") + 1), [page, ...artifacts]));
}

/** Requests of the comment API that write. */
export function writes({ requests }: Double): string[] {
  return requests.flatMap(({ method, operation, area }) =>
    area === "rest" && method !== "GET" ? [operation ?? method] : [],
  );
}
