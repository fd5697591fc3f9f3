import {
  addRun,
  githubDouble,
  pullRequestPayload,
  workflowRunPayload,
  type Double,
  type Run,
} from "../../../fixtures/github/index.ts";
import { runJob, type EndedJob } from "./job.ts";
import { artifactName, fork, type ArtifactFiles } from "../../../pipeline/job/support/job.ts";
import { testRepository } from "./test-repository.ts";

/** Enough where no verdict hangs on it. */
export const oneRound = { rounds: "1", overrides: "compare.max-rounds=1" };

/** The workflow that comments, after a run has ended. */
export async function commentJob(double: Double, triggering: Run): Promise<EndedJob> {
  const run = addRun(double.state, {
    ...{ workflow: "GPU comment", workflowId: 1002, path: ".github/workflows/comment.yml" },
    ...{ event: "workflow_run", status: "in_progress", conclusion: null },
  });
  const payload = workflowRunPayload(double.state, triggering);
  return runJob({ double, run, job: "comment", event: "workflow_run", payload, inputs: { mode: "comment" } });
}

/** What a fork's job uploads, with a token that only reads: a real one, for tests that change it. */
export async function forkArtifact(): Promise<ArtifactFiles> {
  await using double = await githubDouble({
    permissions: { actions: "read", contents: "read", issues: "read", "pull-requests": "read" },
  });
  const repository = testRepository(double);
  repository.commit("sdpa");
  const payload = pullRequestPayload(double.state, repository.openPull("eager", { headRepository: fork }));
  await runJob({ double, repository, event: "pull_request", payload, inputs: oneRound });
  return double.artifactFiles(artifactName);
}
