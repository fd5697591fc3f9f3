import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { githubDouble, pullRequestPayload } from "../../fixtures/github/index.ts";
import { rowsByAttention } from "../command/support/by-attention.ts";
import { runJob, runOf } from "./support/job.ts";
import { measuredArtifact } from "./support/measured-artifact.ts";
import { testRepository, type Program } from "./support/test-repository.ts";

test("a path in the workspace is what the head is held against, and Nsight Compute runs where a verdict needs a reason", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const files = [...(await measuredArtifact("sdpa"))].map(
    ([name, data]) => [`baseline/${name}`, String(data)] as const,
  );
  const inputs = { baseline: "./baseline", rounds: "2" };
  const requestOf = (head: Program, number: number) => {
    const payload = pullRequestPayload(double.state, repository.openPull(head, { number }));
    return { double, repository, event: "pull_request", payload };
  };
  const states = [];
  const slower = requestOf("eager", 8);
  for (const request of [requestOf("sdpa", 7), slower]) {
    const ncu = { script: rowsByAttention };
    const job = await runJob({ ...request, inputs, files: Object.fromEntries(files), ncu });
    expect(job.text).toContain("The program is started 2 times for a pass, 2 to 4 times for a red result.");
    const run = await runOf(job);
    const { verdict, baseline } = comparisonSchema.parse(JSON.parse(run.text("comparison.json")));
    states.push([job.code, verdict, baseline.state, run.profile().ncu?.state]);
  }
  expect(states).toEqual([
    [0, "pass", "given", "not-needed"],
    [1, "regressed", "given", "measured"],
  ]);

  const without = await runJob({ ...slower, inputs: { ...inputs, rounds: "1" } });
  expect([without.code, without.outputs["verdict"]]).toEqual([4, "no-baseline"]);
  expect(without.comments.at(-1)?.body).toContain("`./baseline`, which doesn't exist");
});
