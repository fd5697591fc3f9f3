import { expect, test } from "@jest/globals";
import { pullScenario } from "./support/scenario.ts";

/** Where a part of GitHub is missing, the verdict stays. */

test("no token: artifacts and summary, a warning, no comment", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const job = await scenario.run({ token: "", rounds: "2" });
  expect(job).toMatchObject({ code: 1, comments: [] });
  expect(job.text).toContain("warning: No comment on #7: the input `token` is empty.");
  expect(job.artifacts).toEqual([
    "llm-profile-profile",
    "llm-profile-profile-report.html",
    "llm-profile-profile-reports",
  ]);
  expect(job.summary).toContain("❌ Regressed");
});

test("no token, and a baseline from artifacts: the job fails with 4, and says why", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const job = await scenario.run({ token: "", rounds: "1", baseline: "artifact" });
  expect(job).toMatchObject({ code: 4, outputs: { verdict: "no-baseline" } });
  expect(job.summary).toContain("the input `token` is empty");
});

test("not in GitHub Actions: the same verdict, and nothing is asked of GitHub", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const env = { GITHUB_ACTIONS: undefined, GITHUB_REPOSITORY: undefined };
  const inputs = { rounds: "2", baseline: "same-job", overrides: "compare.base=HEAD^" };
  const job = await scenario.run(inputs, { env });
  expect(job).toMatchObject({ code: 1, outputs: { verdict: "regressed" }, comments: [], artifacts: [] });
  expect(job.text).toContain("No artifact and no comment, because this isn't a GitHub Actions job.");
  expect(scenario.double.requests).toEqual([]);
});

test.each([{ "require-baseline": "true" }, { "fail-on": "no-baseline" }])(
  "a runner that doesn't say which repository the job is of: no pass where a baseline is required (%j)",
  async (required) => {
    await using scenario = await pullScenario("sdpa", "eager");
    const job = await scenario.run({ rounds: "1", ...required }, { env: { GITHUB_REPOSITORY: "llm" } });
    expect(job).toMatchObject({ code: 4, outputs: { verdict: "no-baseline" } });
    expect(job.text).toContain("Can't read the artifacts of earlier runs: this isn't a GitHub Actions job.");
  },
);

test("no GITHUB_STEP_SUMMARY: a warning with the help, and the comment all the same", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const job = await scenario.run({ rounds: "1" }, { env: { GITHUB_STEP_SUMMARY: undefined } });
  expect(job.code).toBe(0);
  expect(job.text).toMatch(/warning: Couldn't write the job summary: .*[^.]\. Inside a container, pass on/);
  expect(job.comments).toHaveLength(1);
});

test("damaged variables of the runner: measured all the same, with a warning by name", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const job = await scenario.run({ rounds: "1", baseline: "none" }, { env: { GITHUB_RUN_ID: "seven" } });
  expect(job).toMatchObject({ code: 0, comments: [], artifacts: [] });
  expect(job.text).toContain("GITHUB_RUN_ID (expected a whole number above 0)");
});
