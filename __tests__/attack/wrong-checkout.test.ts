import { expect, test } from "@jest/globals";
import { runOf, type EndedJob } from "../e2e/job/support/job.ts";
import { oneRound } from "../e2e/job/support/fork-run.ts";
import { pullScenario } from "../e2e/job/support/scenario.ts";
import { fork } from "../pipeline/job/support/job.ts";

const onTarget = { event: "pull_request_target" };
const onMain = { ...onTarget, ref: "refs/heads/main" };

/** Nothing ran, and the comment says so. */
async function expectNothingMeasured(job: EndedJob): Promise<void> {
  expect([job.code, job.outputs["verdict"]]).toEqual([2, "failed"]);
  expect(job.comments[0]?.body).toContain("### ❌ Nothing was measured");
  expect((await runOf(job)).record.captures).toEqual([]);
}

test.each([
  { baseline: "auto" },
  { baseline: "artifact" },
  { baseline: "./baseline" },
  { baseline: "none" },
  { baseline: "none", overrides: "compare.budgets=decode.kernelNs <= 1 s" },
  { overrides: "compare.base=origin/main\ncompare.max-rounds=1" },
])("measures nothing if the job checked out the base branch of a pull request: %j", async (inputs) => {
  await using scenario = await pullScenario("sdpa", "eager");
  const { baseSha } = scenario.pull;
  const job = await scenario.run({ ...oneRound, ...inputs }, onMain);
  await expectNothingMeasured(job);
  expect(job.text).toContain(`HEAD is ${baseSha.slice(0, 12)}, which doesn't contain that commit.`);
});

test("measures pull_request_target if the workflow checked out the pull request", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const job = await scenario.run({ ...oneRound, baseline: "none" }, { ...onTarget, ref: "refs/pull/7/merge" });
  expect([job.code, job.outputs["verdict"]]).toEqual([0, "not-compared"]);
});

test("runs a fork's code on pull_request_target only with run-fork-code-with-secrets", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  scenario.pull.headRepository = fork;
  const merged = { ...onTarget, ref: "refs/pull/7/merge" };
  const job = await scenario.run({ ...oneRound, baseline: "none" }, merged);
  await expectNothingMeasured(job);
  expect(job.text).toContain("#7 from mallory/llm");
  const meant = { ...oneRound, baseline: "none", "run-fork-code-with-secrets": "true" };
  expect((await scenario.run(meant, merged)).outputs["verdict"]).toBe("not-compared");
});

test("measures with a warning if the base branch already contains the head commit", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const { pull } = scenario;
  pull.headSha = pull.baseSha;
  const job = await scenario.run(oneRound, onMain);
  expect(job.code).toBe(0);
  const message = expect.stringContaining("both sides run the same code");
  expect(job.log.annotations).toContainEqual(expect.objectContaining({ level: "warning", message }));
});
