import { expect, test } from "@jest/globals";
import { diagnosticText } from "../../../src/model/diagnostic.ts";
import { findReference, type FoundReference } from "../../../src/github/baseline/find-reference.ts";
import {
  addArtifact,
  addCommit,
  addRun,
  githubDouble,
  zipOf,
  type Artifact,
  type Double,
  type Run,
} from "../../fixtures/github/index.ts";
import { madeProfile, madeRange } from "../../fixtures/profiles.ts";
import { testApi } from "../api/support.ts";

/** A commit with the tag v1.0, and its run with the artifact `p`. */
function tagged(
  double: Double,
  change: { readonly run?: Partial<Run>; readonly artifact?: Partial<Artifact> } = {},
): Run {
  const { sha } = addCommit(double.state, { branch: "main", message: "release" });
  double.state.tags.set("v1.0", sha);
  const run = addRun(double.state, { headSha: sha, ...change.run });
  const source = { repository: null, commit: sha, ref: null, dirty: false };
  const zip = zipOf([
    { name: "run.json", data: '{"state":"passed"}' },
    { name: "profile.json", data: JSON.stringify(madeProfile([madeRange()], { source })) },
  ]);
  addArtifact(double.state, { name: "p", runId: run.id, zip, ...change.artifact });
  return run;
}

async function find(double: Double, name: string, head = "f".repeat(40)): Promise<FoundReference> {
  const own = addRun(double.state, { status: "in_progress", conclusion: null, headSha: head });
  return findReference(testApi(double).api, {
    job: { repository: { owner: "octo-org", name: "llm" }, runId: own.id },
    artifactName: "p",
    name,
    head,
    clock: { now: () => new Date("2026-03-04T09:00:10Z"), monotonicMs: () => 0 },
    stop: new AbortController().signal,
  });
}

async function missing(double: Double, name: string): Promise<string> {
  const found = await find(double, name);
  if (found.state === "found" || found.state === "itself") throw new Error(`It is ${found.state}.`);
  return `${found.state}: ${diagnosticText(found.failure)}`;
}

test("the newest run of the tag's or the commit's own, whether or not it passed", async () => {
  await using double = await githubDouble();
  tagged(double);
  const run = tagged(double, { run: { conclusion: "failure" } });
  for (const name of ["v1.0", run.headSha, run.headSha.slice(0, 8)])
    expect(await find(double, name)).toMatchObject({
      state: "found",
      text: expect.stringContaining(`measured by run ${String(run.id)}, `),
    });
  expect(await find(double, "v1.0", run.headSha)).toEqual({ state: "itself" });
});

test.each([
  ["no such tag", "v9"],
  ["a branch, which moves", "main"],
])("%s is none", async (_, name) => {
  await using double = await githubDouble();
  tagged(double);
  expect(await missing(double, name)).toContain(`no tag or commit \`${name}\``);
});

test.each<[string, Parameters<typeof tagged>[1], RegExp]>([
  ["has expired", { artifact: { expired: true } }, /^expired: .*Run \d+ \(commit [0-9a-f]{10}\)/],
  ["has another name", { artifact: { name: "q" } }, /^absent: .*has no artifact p, only q\./],
  ["is of a pull request's code", { run: { event: "pull_request" } }, /^absent: .* `v1\.0`/],
  ["is of a fork", { run: { headRepository: "mallory/llm" } }, /^absent: .* `v1\.0`/],
  ["has not ended", { run: { status: "in_progress", conclusion: null } }, /^absent: .* `v1\.0`/],
])("a run whose artifact %s is none", async (_, change, says) => {
  await using double = await githubDouble();
  tagged(double, change);
  double.state.lies.runs = true;
  expect(await missing(double, "v1.0")).toMatch(says);
});

test("the permission that GitHub wants is named", async () => {
  await using double = await githubDouble({ permissions: { contents: "read" } });
  tagged(double);
  expect(await missing(double, "v1.0")).toMatch(/^unavailable: .*`actions: read`/);
});
