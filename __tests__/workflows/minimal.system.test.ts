import { expect, test } from "@jest/globals";
import { testRepository } from "../e2e/job/support/test-repository.ts";
import { githubDouble, pullRequestPayload } from "../fixtures/github/index.ts";
import { exampleJob, runExample } from "./support/example-job.ts";
import { holds } from "./support/expressions.ts";

const minimal = exampleJob("minimal.yml");

test("fails a slower head with the minimal workflow's permissions, and doesn't run forks", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const event = pullRequestPayload(double.state, repository.openPull("eager"));
  const ended = await runExample(minimal, double, { event: "pull_request", payload: event, repository });
  expect([ended.code, ended.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(ended.text).not.toMatch(/The request needs|Resource not accessible/);
  expect(ended.comments).toMatchObject([{ body: expect.stringContaining("### ❌ `decode` takes ") }]);
  expect(ended.artifacts).toContain("llm-profile-profile");
  const runs = (fromEvent: object) =>
    holds(minimal.job.if ?? "", { github: { repository: "octo-org/llm", event: fromEvent } });
  const fork = repository.openPull("sdpa", { headRepository: "stranger/llm-fork", number: 8 });
  expect([runs(event), runs(pullRequestPayload(double.state, fork))]).toEqual([true, false]);
});
