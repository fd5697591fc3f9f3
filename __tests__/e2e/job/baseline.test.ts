import { expect, test } from "@jest/globals";
import { pullRequestPayload, pushPayload } from "../../fixtures/github/index.ts";
import { runJob, runOf, succeeded } from "./support/job.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository } from "./support/test-repository.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

// Which artifact is taken, and which is refused: __tests__/github/baseline/ and __tests__/pipeline/job/choose-base.test.ts.

test("compares a push to main with the stored baseline, and writes a summary and outputs but no comment", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const push = async (inputs: Readonly<Record<string, string>>) => {
    const payload = pushPayload(double.state, "main", double.state.branches.get("main") ?? "");
    return runJob({ double, repository, event: "push", payload, inputs: { rounds: "2", ...inputs } });
  };
  const before = repository.commit("sdpa");
  const measured = await push({ mode: "baseline" });
  expect([measured.code, measured.outputs["verdict"]]).toEqual([0, "not-compared"]);
  succeeded(measured);

  repository.commit("eager");
  const job = await push({});
  expect([job.code, job.outputs["verdict"], job.comments]).toEqual([1, "regressed", []]);
  expect(job.summary).toContain("### ❌ `decode` takes ");
  expect(job.outputs).not.toHaveProperty("comment-url");
  expect(JSON.parse((await runOf(job)).text("comparison.json"))).toMatchObject({
    interleaved: false,
    baseline: {
      state: "artifact",
      text: expect.stringMatching(`run ${measured.run.id} on main, 3 days ago: .*1 commit`),
    },
    base: { source: { commit: before } },
  });
  expect([...(await double.artifactFiles(artifactName)).keys()]).toContain("base/profile.json");
});

test.each([
  { inputs: {}, code: 0, icon: "⚪" },
  { inputs: { "fail-on": "no-baseline" }, code: 4, icon: "❌" },
])("doesn't pass without a baseline: $inputs, exit $code", async ({ inputs, code, icon }) => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const payload = pullRequestPayload(double.state, repository.openPull("sdpa"));
  const job = await runJob({
    ...{ double, repository, event: "pull_request", payload },
    inputs: { baseline: "artifact", rounds: "1", ...inputs },
  });
  expect([job.code, job.outputs["verdict"]]).toEqual([code, "no-baseline"]);
  for (const text of [job.summary, job.comments[0]?.body])
    expect(text).toContain(`### ${icon} No baseline; no verdict · Profile / profile`);
  expect(job.log.annotations.some(({ level }) => level === "error")).toBe(code === 4);
  expect(JSON.parse((await runOf(job)).text("comparison.json"))).toMatchObject({ verdict: "no-baseline", base: null });
});
