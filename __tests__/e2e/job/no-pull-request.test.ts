import { expect, test } from "@jest/globals";
import { pushPayload } from "../../fixtures/github/index.ts";
import { runJob, runOf } from "./support/job.ts";
import { measureMain } from "./support/measure-main.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository } from "./support/test-repository.ts";

test("a push to main is held against the last good run of main, with summary and outputs alone", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const before = repository.commit("sdpa");
  await measureMain(double, repository);
  const sha = repository.commit("eager");
  const payload = pushPayload(double.state, "main", sha);
  const job = await runJob({ double, repository, event: "push", payload, inputs: { rounds: "2" } });
  expect([job.code, job.outputs["verdict"], job.comments]).toEqual([1, "regressed", []]);
  expect(job.text).toContain(`1 commit before ${sha.slice(0, 10)}`);
  expect(job.text).toContain("No comment: the event `push` has no open pull request.");
  expect(job.summary).toContain("❌ Regressed");
  expect(job.outputs).not.toHaveProperty("comment-url");
  const comparison: unknown = JSON.parse((await runOf(job)).text("comparison.json"));
  expect(comparison).toMatchObject({ base: { source: { commit: before } } });
});
