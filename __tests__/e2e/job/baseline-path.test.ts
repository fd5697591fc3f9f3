import { expect, test } from "@jest/globals";
import { githubDouble, pullRequestPayload } from "../../fixtures/github/index.ts";
import { runJob, runOf } from "./support/job.ts";
import { measureMain } from "./support/measure-main.ts";
import { testRepository } from "./support/test-repository.ts";

test("a path in the workspace that is there is what the head is held against; one that is not, or is damaged, fails the job", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  await measureMain(double, repository);
  const files = await double.artifactFiles("llm-profile-profile");
  const downloaded = Object.fromEntries([...files].map(([name, data]) => [`baseline/${name}`, String(data)]));
  const pull = repository.openPull("eager");
  const payload = pullRequestPayload(double.state, pull);
  const request = { double, repository, event: "pull_request", payload };
  const inputs = { baseline: "./baseline", rounds: "2" };
  const job = await runJob({ ...request, inputs, files: downloaded });
  expect(job.code).toBe(1);
  expect(JSON.parse((await runOf(job)).text("comparison.json"))).toMatchObject({
    verdict: "regressed",
    baseline: { state: "given" },
  });

  const without = await runJob({ ...request, inputs: { ...inputs, rounds: "1" } });
  expect(without.code).toBe(4);
  expect(without.comments[0]?.body).toContain("`baseline` names `./baseline`, which doesn't exist.");

  const damaged = await runJob({
    ...request,
    inputs: { ...inputs, rounds: "1" },
    files: { "baseline/profile.json": "{" },
  });
  expect(damaged.code).toBe(4);
  expect(damaged.outputs["verdict"]).toBe("no-baseline");
  expect(damaged.comments[0]?.body).toContain("`baseline` names `./baseline`, but we can't compare with it.");
});
