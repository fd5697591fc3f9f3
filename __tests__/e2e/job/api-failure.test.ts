import { expect, test } from "@jest/globals";
import { actionsBot, addComment, addPull, githubDouble } from "../../fixtures/github/index.ts";
import { markerOf } from "../../../src/publish/comment/upsert-comment.ts";
import { brokenBudget, warnings } from "./support/broken-budget.ts";

// Each failure by itself: __tests__/publish/ and __tests__/pipeline/job/comment-job.test.ts.

test("a token that may publish nothing, and a full storage, are warnings that name what to change; the verdict stays", async () => {
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

test("what fails for a moment or in part costs nothing else", async () => {
  await using double = await githubDouble();
  const pull = addPull(double.state, { number: 7 });
  addComment(double.state, { issue: 7, body: `${markerOf("Profile / profile")}\nold`, user: actionsBot });
  double.fail({ route: "issues/list-comments", status: 502 });
  // The comment is deleted meanwhile.
  double.fail({ route: "issues/update-comment", status: 404, body: { message: "Not Found" } });
  double.fail({ route: /^PUT \/blob\/uploads\/\d+-3/, status: 403, body: "<Error/>" });
  const job = await brokenBudget(double, { inputs: { "check-run": "true" } });
  expect(warnings(job)).toEqual([expect.stringContaining("The artifact llm-profile-profile-reports wasn't uploaded.")]);
  expect(job.artifacts).toHaveLength(2);
  expect(job.comments).toHaveLength(1);
  expect(job.comments[0]?.body).toContain("### ❌");
  expect(job.outputs["comment-url"]).toContain(`/pull/7#issuecomment-${String(job.comments[0]?.id)}`);
  expect(double.state.checkRuns).toMatchObject([
    { name: "GPU profile: Profile / profile", headSha: pull.headSha, conclusion: "failure" },
  ]);
});
