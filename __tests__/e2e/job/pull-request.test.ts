import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { actionsBot } from "../../fixtures/github/index.ts";
import { plainSpaces, runOf } from "./support/job.ts";
import { pullScenario } from "./support/scenario.ts";

test("a regression fails the job with a comment; the push that recovers updates it", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const { double, repository, pull } = scenario;
  const base = pull.baseSha;

  const first = await scenario.run({ rounds: "2" });
  expect(first.code).toBe(1);
  expect(first.comments).toHaveLength(1);
  const comment = { ...first.comments[0], body: plainSpaces(first.comments[0]?.body) };
  expect(comment).toMatchObject({ issue: 7, user: actionsBot });
  expect(comment.body).toMatch(
    /^<!-- llm-profile:Profile%20%2F%20profile -->\n### ❌ Regressed · Profile \/ profile\n/,
  );
  expect(comment.body).toContain("**`decode` takes 16.4% longer on the GPU (1.57 → 1.83 ms): ");
  expect(comment.body).toContain("**This fails the check.**");
  expect(comment.body).toContain(`against base \`${base.slice(0, 12)}\` (measured in this job)`);
  expect(first.text).toContain(`Comment created: ${first.outputs["comment-url"]}`);

  // The artifacts: what people and later runs read, and apart from it the reports.
  expect(first.artifacts).toEqual([
    ...["llm-profile-profile", "llm-profile-profile-report.html", "llm-profile-profile-reports"],
  ]);
  const files = await double.artifactFiles("llm-profile-profile");
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      ...["run.json", "env.json", "config.yaml", "profile.json", "base/profile.json", "comparison.json", "comment.md"],
      ...["head/round-1/decode/nsys/cuda_gpu_kern_sum.csv", "base/round-2/decode/nsys/stderr.txt"],
    ]),
  );
  expect([...files.keys()].filter((name) => /\.(?:nsys-rep|sqlite)/.test(name))).toEqual([]);
  const comparison = comparisonSchema.parse(JSON.parse(String(files.get("comparison.json"))));
  expect(comparison).toMatchObject({ verdict: "regressed", interleaved: true, baseline: { state: "measured" } });
  expect(comparison.base?.source.commit).toBe(base);
  const reports = await double.artifactFiles("llm-profile-profile-reports");
  expect([...reports.keys()]).toContain("head/round-1/decode/nsys/report.nsys-rep");

  // The outputs, the summary, the annotations.
  const { directory } = await runOf(first);
  const artifact = double.state.artifacts.find(({ name }) => name === "llm-profile-profile");
  expect(first.outputs).toMatchObject({
    verdict: "regressed",
    "run-dir": directory,
    "profile-json": `${directory}/profile.json`,
    "comparison-json": `${directory}/comparison.json`,
    "report-path": `${directory}/comment.md`,
    "artifact-id": String(artifact?.id),
    "artifact-url": `${double.serverUrl}/octo-org/llm/actions/runs/${first.run.id}/artifacts/${artifact?.id}`,
    "comment-url": `${double.serverUrl}/octo-org/llm/pull/7#issuecomment-${comment.id}`,
  });
  expect(JSON.parse(first.outputs["regressions"] ?? "")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        range: "decode",
        metric: "gpuBusyNs",
        text: expect.stringMatching(/^Time on the GPU \+16\.4%/),
      }),
    ]),
  );
  expect(JSON.parse(first.outputs["top-kernels"] ?? "")).toMatchObject([{ range: "decode" }]);
  for (const text of [first.summary, comment.body]) {
    expect(text).toContain(`(${first.outputs["artifact-url"]})`);
    expect(text).toContain(`(${double.serverUrl}/octo-org/llm/actions/runs/${first.run.id})`);
  }
  expect(first.summary).toMatch(/^### ❌ Regressed · Profile \/ profile\n/);
  const errors = first.log.annotations.filter(({ level }) => level === "error");
  expect(errors[0]).toEqual({
    level: "error",
    message: expect.stringMatching(/^REGRESSED: decode takes 1\d(\.\d)?% longer on the GPU \(1\.57 → 1\.83 ms\): copy/),
    properties: { title: "GPU profile" },
  });
  expect(errors.length).toBeLessThanOrEqual(10);
  expect(first.leftInTemporary).toEqual([]);

  repository.push(pull, "sdpa");
  const second = await scenario.run({ rounds: "2" });
  expect(second.code).toBe(0);
  expect(second.comments).toMatchObject([{ id: comment.id }]);
  expect(second.text).toContain("Comment updated: ");
  expect(second.comments[0]?.body).toMatch(/\n### ✅ Pass · Profile \/ profile\n\n\*\*No slowdown of/);
  expect(second.outputs).toMatchObject({ verdict: "pass", regressions: "[]" });
  expect(second.log.annotations.map(({ level }) => level)).toEqual(["notice"]);
});

test("commits of main after the branch was made are not blamed on the pull request", async () => {
  await using scenario = await pullScenario("sdpa", "unchanged");
  const { repository, pull } = scenario;
  const newer = repository.commit("eager");
  // GitHub makes its merge commit anew, with what is on main by now.
  repository.push(pull, "unchanged");
  const job = await scenario.run({ rounds: "2" });
  expect(job.code).toBe(0);
  expect((await runOf(job)).profile().ranges[0]?.rounds[0]?.launches).toBe(848);
  expect(job.comments[0]?.body).toContain(`against base \`${newer.slice(0, 12)}\``);
});
