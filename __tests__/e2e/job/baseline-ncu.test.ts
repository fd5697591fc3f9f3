import { expect, test } from "@jest/globals";
import { githubDouble, pullRequestPayload } from "../../fixtures/github/index.ts";
import { rowsByAttention } from "../command/support/by-attention.ts";
import { runJob, runOf } from "./support/job.ts";
import { measureMain } from "./support/measure-main.ts";
import { testRepository } from "./support/test-repository.ts";

test("against a recorded base, too, Nsight Compute runs where a verdict needs a reason, and nowhere else", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  await measureMain(double, repository);
  const files = await double.artifactFiles("llm-profile-profile");
  const baseline = Object.fromEntries([...files].map(([name, data]) => [`baseline/${name}`, String(data)]));
  const states = [];
  // Eager attention is slower by its launches, so that only the budget needs a reason in the kernels.
  const cases = [
    ["sdpa", ""],
    ["eager", ""],
    ["eager", "decode.kernelNs <= 13 ms"],
  ] as const;
  for (const [index, [head, budgets]] of cases.entries()) {
    const payload = pullRequestPayload(double.state, repository.openPull(head, { number: 7 + index }));
    const inputs = { baseline: "./baseline", rounds: "2", budgets };
    const ncu = { script: rowsByAttention };
    const job = await runJob({ double, repository, event: "pull_request", payload, inputs, files: baseline, ncu });
    expect(job.text).toContain("The program is started 2 times for a pass, 2 to 4 times for a red result.");
    const run = await runOf(job);
    const { ncu: status } = run.profile();
    states.push([job.outputs["verdict"], status?.state]);
  }
  expect(states).toEqual([
    ["pass", "not-needed"],
    ["regressed", "not-needed"],
    ["regressed", "measured"],
  ]);
});
