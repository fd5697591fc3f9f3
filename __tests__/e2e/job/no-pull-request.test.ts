import { expect, test } from "@jest/globals";
import { pushPayload, schedulePayload } from "../../fixtures/github/index.ts";
import { runJob, runOf, succeeded } from "./support/job.ts";
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
  expect(job.code).toBe(1);
  expect(job.comments).toEqual([]);
  expect(job.text).toContain(`1 commit before ${sha.slice(0, 10)}`);
  expect(job.text).toContain("No comment: the event `push` has no open pull request.");
  expect(job.summary).toContain("❌ Regressed");
  expect(job.outputs).toMatchObject({ verdict: "regressed" });
  expect(job.outputs).not.toHaveProperty("comment-url");
  const comparison: unknown = JSON.parse((await runOf(job)).text("comparison.json"));
  expect(comparison).toMatchObject({ base: { source: { commit: before } } });
});

test("a scheduled job is held against the last good one, of the same commit too, and not against a failed one", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const payload = schedulePayload(double.state);
  const request = { double, repository, event: "schedule", payload, inputs: { rounds: "2" } };
  const first = await runJob(request);
  expect(first).toMatchObject({ code: 0, outputs: { verdict: "no-baseline" } });
  succeeded(first);
  repository.commit("eager");
  const slow = await runJob(request);
  expect(slow).toMatchObject({ code: 1, outputs: { verdict: "regressed" } });
  Object.assign(slow.run, { status: "completed", conclusion: "failure" });
  repository.commit("sdpa");
  const third = await runJob(request);
  expect(third.code).toBe(0);
  expect(third.text).toContain(`Measured by run ${first.run.id} on main`);
  expect(third.outputs["verdict"]).toBe("pass");
  expect(third.summary).toContain("✅ Pass");
});
