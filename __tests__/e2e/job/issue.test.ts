import { expect, test } from "@jest/globals";
import { pullRequestPayload, pushPayload, schedulePayload, type Double } from "../../fixtures/github/index.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { warnings } from "./support/broken-budget.ts";
import { runJob, succeeded, type JobRequest } from "./support/job.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

/** The nightly job, on the tip of main. */
async function night(double: Double, repository: TestRepository, change: Partial<JobRequest> = {}) {
  const { inputs, ...rest } = change;
  return runJob({
    ...{ double, repository, event: "schedule", payload: schedulePayload(double.state) },
    inputs: { baseline: "artifact", rounds: "2", issue: "true", ...inputs },
    ...rest,
  });
}

test("a night that is slower opens an issue, the next one updates it, and the one that recovers closes it", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const first = await night(double, repository);
  expect([first.code, double.state.issues]).toEqual([0, []]);
  expect(first.text).toContain(
    "We didn't change the issue, because the verdict `no-baseline` doesn't say whether anything is slower.",
  );
  succeeded(first);

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

  repository.commit("unchanged");
  const still = await night(double, repository);
  expect(still.code).toBe(1);
  Object.assign(still.run, { status: "completed", conclusion: "failure" });
  expect(double.state.issues).toHaveLength(1);
  expect(issue?.body).toContain(`[**Report**](${String(still.outputs["report-url"])})`);

  // Neither a pull request nor another branch touches it.
  const pull = repository.openPull("sdpa");
  const payload = pullRequestPayload(double.state, pull);
  const ofPull = await night(double, repository, { event: "pull_request", payload, inputs: { baseline: "same-job" } });
  expect(ofPull.text).toContain("No issue: only schedules, pushes, and dispatches on the default branch get an issue");
  expect([ofPull.code, issue?.state]).toEqual([0, "open"]);

  repository.commit("sdpa");
  const sha = double.state.branches.get("main") ?? "";
  const mended = await night(double, repository, { event: "push", payload: pushPayload(double.state, "main", sha) });
  expect([mended.code, warnings(mended)]).toEqual([0, []]);
  expect(issue).toMatchObject({ state: "closed", stateReason: "completed" });
  expect(issue?.body).toContain("**Recovered**: a run passed.");
  expect(mended.text).toMatch(/^Issue closed: http/m);
});

test("without the permission the job's verdict stays, and the warning names it; hostile names stay text", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const budget = { baseline: "artifact", budgets: "decode.launches <= 10", rounds: "1" };
  const { permissions } = double.state.token;
  double.state.token.permissions = { ...permissions, issues: "read" };
  const refused = await night(double, repository, { inputs: budget });
  expect([refused.code, refused.outputs["verdict"]]).toEqual([1, "over-budget"]);
  expect(warnings(refused)).toEqual([
    expect.stringMatching(
      /^Couldn't open an issue in octo-org\/llm\. The token lacks `issues: write`\. .*`permissions: issues: write`/,
    ),
  ]);
  double.state.token.permissions = permissions;
  const hostile = "<img src=x onerror=alert(1)> @octocat #1 --><script>";
  const job = await night(double, repository, { inputs: { ...budget, "artifact-name": hostile } });
  expect(job.code).toBe(1);
  const [issue] = double.state.issues;
  expect(issue?.title).toContain("GPU profile over budget: Profile / profile [<img");
  const links = [
    job.outputs["report-url"],
    job.outputs["artifact-url"],
    `${double.serverUrl}/octo-org/llm/actions/runs/${String(job.run.id)}`,
  ];
  expect(faults((issue?.body ?? "").slice((issue?.body ?? "").indexOf("\n") + 1), links.map(String))).toEqual([]);
});

test("where a run that regressed would become the baseline, the input is refused", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const job = await night(double, repository, { inputs: { "fail-on": "[]" } });
  expect(job.code).toBe(2);
  expect(job.text).toContain("With these settings, `issue: true` can't tell when a regression is over.");
});
