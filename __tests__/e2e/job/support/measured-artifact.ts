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
import { runJob } from "./job.ts";
import { testRepository, type Program } from "./test-repository.ts";

/** The files of an artifact of ours, for a test to change. */
export type ArtifactFiles = ReadonlyMap<string, Buffer | string>;

/** What a job of this name uploads under. */
export const artifactName = "llm-profile-profile";
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

/** The same with one of its JSON files changed. */
export function withJson(files: ArtifactFiles, name: string, change: Readonly<Record<string, unknown>>): ArtifactFiles {
  const value: unknown = JSON.parse(String(files.get(name)));
  if (typeof value !== "object") throw new Error(`${name} holds no map.`);
  return new Map([...files, [name, JSON.stringify({ ...value, ...change })]]);
}

/** The same with other files, or, where these are undefined, without them. */
export function withFiles(
  files: ArtifactFiles,
  change: Readonly<Record<string, Buffer | string | undefined>>,
): ArtifactFiles {
  const kept = [...files].filter(([name]) => !(name in change));
  const added = Object.entries(change).flatMap(([name, data]) => (data === undefined ? [] : [[name, data] as const]));
  return new Map([...kept, ...added]);
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
