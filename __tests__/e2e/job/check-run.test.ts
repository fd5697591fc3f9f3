import { expect, test } from "@jest/globals";
import { addPull, githubDouble, pullRequestPayload } from "../../fixtures/github/index.ts";
import { brokenBudget, warnings } from "./support/broken-budget.ts";
import { runJob } from "./support/job.ts";

test("a check run of its own: neutral where there is no baseline yet, failure where the job fails", async () => {
  await using double = await githubDouble();
  const pull = addPull(double.state, { number: 7 });
  const first = await runJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(double.state, pull) },
    inputs: { baseline: "artifact", rounds: "1", "check-run": "true" },
    nsys: "capture() { captured __tests__/fixtures/recorded/decode-sdpa/round-1; }",
  });
  expect([first.code, first.outputs["verdict"]]).toEqual([0, "no-baseline"]);
  const failing = await brokenBudget(double, { inputs: { "check-run": "true" } });
  expect(warnings(failing)).toEqual([]);
  const check = { name: "GPU profile: Profile / profile", headSha: pull.headSha };
  expect(double.state.checkRuns).toMatchObject([
    { ...check, conclusion: "neutral", title: "No baseline", summary: expect.stringMatching(/^### ⚪ No baseline/) },
    { ...check, conclusion: "failure", title: "No baseline, and over budget" },
  ]);
});

test("one that may not be added is a warning, which names the permission", async () => {
  await using double = await githubDouble({
    permissions: { actions: "read", contents: "read", "pull-requests": "write" },
  });
  const job = await brokenBudget(double, { inputs: { "check-run": "true" } });
  expect(warnings(job)).toEqual([expect.stringMatching(/^Couldn't add a check run to commit .*`checks: write`/)]);
  expect(job.comments).toHaveLength(1);
});
