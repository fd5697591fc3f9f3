import { describe, expect } from "@jest/globals";
import { gitTest as test } from "../../run/support/git-test.ts";
import { runOf } from "./support/job.ts";
import { oneRound } from "./support/fork-run.ts";
import { pullScenario } from "./support/scenario.ts";

const onMain = { event: "pull_request_target", ref: "refs/heads/main" };

describe("a pull request whose job has checked out the base branch is no pass", () => {
  test.each([
    { baseline: "auto" },
    { baseline: "artifact" },
    { overrides: "compare.base=origin/main\ncompare.max-rounds=1" },
  ])("%j", async (inputs) => {
    await using scenario = await pullScenario("sdpa", "eager");
    const { baseSha, headSha } = scenario.pull;
    const job = await scenario.run({ ...oneRound, ...inputs }, onMain);
    expect([job.code, job.outputs["verdict"]]).toEqual([2, "failed"]);
    expect(job.text).toContain("The checkout is the base, not the pull request");
    expect(job.text).toContain(
      `HEAD is ${baseSha.slice(0, 12)}, a commit of main itself; the head of #7 is ${headSha.slice(0, 12)}.`,
    );
    expect(job.comments[0]?.body).toContain("### ❌ Nothing was measured");
    expect((await runOf(job)).record.captures).toEqual([]);
  });
});

test("the head's own commit, which the base branch has got meanwhile, is measured, with a warning", async () => {
  await using scenario = await pullScenario("sdpa", "sdpa");
  const { pull } = scenario;
  pull.headSha = pull.baseSha;
  const job = await scenario.run(oneRound, onMain);
  expect(job.code).toBe(0);
  expect(job.log.annotations).toContainEqual(
    expect.objectContaining({
      level: "warning",
      message: expect.stringContaining("both sides are the same code, which says nothing about a change."),
    }),
  );
});
