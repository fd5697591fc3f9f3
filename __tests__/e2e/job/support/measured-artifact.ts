import { expect } from "@jest/globals";
import {
  addArtifact,
  addRun,
  githubDouble,
  pushPayload,
  zipOf,
  type Artifact,
  type Double,
  type Run,
} from "../../../fixtures/github/index.ts";
import { artifactName, type ArtifactFiles } from "../../../pipeline/job/support/job.ts";
import { runJob } from "./job.ts";
import { testRepository, type Program } from "./test-repository.ts";

/** The page of what a job named `profile` uploads. */
export const pageName = `${artifactName}-report.html`;

/** The artifact that the action uploads for a push of such a program, one round: the real one. */
export async function measuredArtifact(program: Program): Promise<ArtifactFiles> {
  await using double = await githubDouble();
  const repository = testRepository(double);
  const payload = pushPayload(double.state, "main", repository.commit(program));
  const { code, text } = await runJob({ double, repository, event: "push", payload, inputs: { mode: "baseline" } });
  expect({ code, text }).toMatchObject({ code: 0 });
  return double.artifactFiles(artifactName);
}

/** Its bytes as GitHub hands them out. */
export function zipped(files: ArtifactFiles): Buffer {
  return zipOf([...files].map(([name, data]) => ({ name, data })));
}

/** A run of the commit, successful unless told otherwise, with such an artifact. */
export function addMeasuredRun(
  double: Double,
  headSha: string,
  zip: Buffer,
  change: { readonly run?: Partial<Run>; readonly artifact?: Partial<Artifact> } = {},
): Run {
  const run = addRun(double.state, { headSha, ...change.run });
  addArtifact(double.state, { name: artifactName, runId: run.id, zip, ...change.artifact });
  return run;
}
