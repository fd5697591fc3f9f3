import {
  addArtifact,
  addPull,
  addRun,
  githubDouble,
  pullRequestPayload,
  workflowRunPayload,
  type Double,
  type Pull,
  type Run,
} from "../../../fixtures/github/index.ts";
import { faults } from "../../../report/comment/support/structure.ts";
import { runJob, type EndedJob } from "./job.ts";
import { artifactName, zipped, type ArtifactFiles } from "./measured-artifact.ts";
import { testRepository } from "./test-repository.ts";

/** Enough where no verdict hangs on it. */
export const oneRound = { rounds: "1", overrides: "compare.max-rounds=1" };
export const fork = "mallory/llm";
const readOnly = { actions: "read", contents: "read", issues: "read", "pull-requests": "read" } as const;

/** The job of a fork's pull request, whose program is slower than main's: as the runner runs it, with a token that only reads. */
export async function forkJob(double: Double): Promise<{ readonly job: EndedJob; readonly pull: Pull }> {
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("eager", { headRepository: fork });
  const { permissions } = double.state.token;
  double.state.token.permissions = readOnly;
  const payload = pullRequestPayload(double.state, pull);
  const job = await runJob({ double, repository, event: "pull_request", payload, inputs: oneRound });
  double.state.token.permissions = permissions;
  Object.assign(job.run, { status: "completed", conclusion: "failure" });
  return { job, pull };
}

/** The workflow that comments, after a run has ended. */
export async function commentJob(double: Double, triggering: Run): Promise<EndedJob> {
  const run = addRun(double.state, {
    ...{ workflow: "GPU comment", workflowId: 1002, path: ".github/workflows/comment.yml" },
    ...{ event: "workflow_run", status: "in_progress", conclusion: null },
  });
  const payload = workflowRunPayload(double.state, triggering);
  return runJob({ double, run, job: "comment", event: "workflow_run", payload, inputs: { mode: "comment" } });
}

/** What a fork's job uploads: a real one, for tests that change it. */
export async function forkArtifact(): Promise<ArtifactFiles> {
  await using double = await githubDouble();
  await forkJob(double);
  return double.artifactFiles(artifactName);
}

/** A fork's run that has ended, and its pull request. */
export function forkRun(double: Double, change: Partial<Run> = {}): { readonly run: Run; readonly pull: Pull } {
  const pull = addPull(double.state, { number: 7, headRepository: fork });
  const from = { headSha: pull.headSha, headBranch: pull.headRef, headRepository: fork };
  return { pull, run: addRun(double.state, { event: "pull_request", conclusion: "failure", ...from, ...change }) };
}

export function upload(double: Double, { id }: Run, changed: ArtifactFiles | Buffer, name = artifactName): void {
  addArtifact(double.state, { name, runId: id, zip: Buffer.isBuffer(changed) ? changed : zipped(changed) });
}

/** What in the comment was not meant; links to the measured run and its artifacts are. */
export function commentFaults({ comments }: EndedJob, { serverUrl, state }: Double, run: Run): string[] {
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
