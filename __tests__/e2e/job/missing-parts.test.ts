import { expect, test } from "@jest/globals";
import { pullScenario } from "./support/scenario.ts";

/** Where a part of GitHub is missing, the verdict stays. */

test("uploads artifacts and warns if there's no token and no GITHUB_STEP_SUMMARY", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const job = await scenario.run({ token: "", rounds: "2" }, { env: { GITHUB_STEP_SUMMARY: undefined } });
  expect(job).toMatchObject({ code: 1, comments: [] });
  expect(job.text).toContain("warning: No comment on #7: the input `token` is empty.");
  expect(job.artifacts).toEqual([
    "llm-profile-profile",
    "llm-profile-profile-report.html",
    "llm-profile-profile-reports",
  ]);
  expect(job.text).toContain("warning: Couldn't write the job summary");
});

test("reaches the same verdict outside GitHub Actions without calling GitHub", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const env = { GITHUB_ACTIONS: undefined, GITHUB_REPOSITORY: undefined };
  const inputs = { rounds: "2", baseline: "same-job", overrides: "compare.base=HEAD^" };
  const job = await scenario.run(inputs, { env });
  expect(job).toMatchObject({ code: 1, outputs: { verdict: "regressed" }, comments: [], artifacts: [] });
  expect(job.text).toContain("No artifact and no comment, because this isn't a GitHub Actions job.");
  expect(scenario.double.requests).toEqual([]);
});
