import { expect, test } from "@jest/globals";
import { githubDouble } from "../../fixtures/github/index.ts";
import { brokenBudget, warnings } from "./support/broken-budget.ts";

// Each failure by itself: __tests__/github/ and __tests__/pipeline/job/comment-job.test.ts.

test("keeps the verdict and warns what to change if the token can't publish or the storage is full", async () => {
  await using double = await githubDouble({
    permissions: { actions: "read", contents: "read", "pull-requests": "read" },
  });
  double.fail({
    route: /ArtifactService\/CreateArtifact/,
    status: 403,
    body: { code: "permission_denied", msg: "Artifact storage quota has been hit." },
    times: 2, // An unnamed one is asked for first, to learn the service's version.
  });
  const job = await brokenBudget(double, { inputs: { "check-run": "true" } });
  expect([job.comments, job.artifacts, job.outputs["comment-url"]]).toEqual([[], [], undefined]);
  const said = warnings(job).join("\n");
  for (const help of ["`permissions: pull-requests: write`", "`checks: write`", "Delete old artifacts"])
    expect(said).toContain(help);
});
