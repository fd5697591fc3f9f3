import { expect, test } from "@jest/globals";
import { pushPayload, schedulePayload, type Double } from "../../fixtures/github/index.ts";
import { warnings } from "./support/broken-budget.ts";
import { runJob, type JobRequest } from "./support/job.ts";
import { addMeasuredRun, measuredArtifact, zipped } from "./support/measured-artifact.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

// Who may write it, and when it stays as it is: __tests__/publish/issue.test.ts and __tests__/pipeline/job/write-issue.test.ts.

/** The nightly job, on the tip of main. */
async function night(double: Double, repository: TestRepository, change: Partial<JobRequest> = {}) {
  const { inputs, ...rest } = change;
  return runJob({
    ...{ double, repository, event: "schedule", payload: schedulePayload(double.state) },
    inputs: { baseline: "artifact", rounds: "2", issue: "true", ...inputs },
    ...rest,
  });
}

test("a night that is slower opens an issue, and the one that recovers closes it", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const good = repository.commit("sdpa");
  addMeasuredRun(double, good, zipped(await measuredArtifact("sdpa")));

  repository.commit("eager");
  const slower = await night(double, repository);
  expect([slower.code, warnings(slower)]).toEqual([1, []]);
  Object.assign(slower.run, { status: "completed", conclusion: "failure" });
  const [issue] = double.state.issues;
  expect(issue).toMatchObject({
    state: "open",
    title: "GPU profile regressed: Profile / profile",
    labels: ["llm-profile"],
  });
  expect(issue?.body).toContain("### ❌ Regressed · Profile / profile");
  expect(issue?.body).toContain(`[**Report**](${String(slower.outputs["report-url"])})`);
  expect(slower.text).toMatch(/^Issue opened: http/m);

  repository.commit("sdpa");
  const sha = double.state.branches.get("main") ?? "";
  const mended = await night(double, repository, { event: "push", payload: pushPayload(double.state, "main", sha) });
  expect([mended.code, warnings(mended)]).toEqual([0, []]);
  expect(issue).toMatchObject({ state: "closed", stateReason: "completed" });
  expect(issue?.body).toContain("**Recovered**: a run passed.");
  expect(mended.text).toMatch(/^Issue closed: http/m);
});
