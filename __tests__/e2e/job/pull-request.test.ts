import { expect, test } from "@jest/globals";
import { actionsBot } from "../../fixtures/github/index.ts";
import { runOf } from "./support/job.ts";
import { pageName } from "./support/measured-artifact.ts";
import { pullScenario } from "./support/scenario.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

test("fails a regression with a comment, and updates the comment when a push fixes it", async () => {
  await using scenario = await pullScenario("sdpa", "eager");
  const { double, repository, pull } = scenario;
  const base = pull.baseSha;

  const first = await scenario.run({ rounds: "2", "check-run": "true" });
  expect(first.code).toBe(1);
  expect(first.comments).toMatchObject([{ issue: 7, user: actionsBot }]);
  const [comment] = first.comments;
  expect(comment?.body).toMatch(
    /^<!-- llm-profile:Profile%20%2F%20profile -->\n### ❌ `decode` takes .* longer on the GPU · Profile \/ profile\n/,
  );
  expect(comment?.body).toContain(`against base \`${base.slice(0, 12)}\` (measured in this job)`);
  expect(double.state.checkRuns).toMatchObject([
    { name: "GPU profile: Profile / profile", headSha: pull.headSha, conclusion: "failure" },
  ]);

  // The artifacts: what people and later runs read, and apart from it the reports.
  expect(first.artifacts).toEqual([artifactName, pageName, `${artifactName}-reports`]);
  const files = await double.artifactFiles(artifactName);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      ...["run.json", "env.json", "config.yaml", "profile.json", "base/profile.json", "comparison.json", "comment.md"],
      ...["head/round-1/decode/nsys/cuda_gpu_kern_sum.csv", "base/round-2/decode/nsys/stderr.txt"],
    ]),
  );
  expect([...files.keys()].filter((name) => /\.(?:nsys-rep|sqlite)/.test(name))).toEqual([]);
  const reports = await double.artifactFiles(`${artifactName}-reports`);
  expect([...reports.keys()]).toContain("head/round-1/decode/nsys/report.nsys-rep");

  // The outputs, the summary, the annotations.
  const { directory } = await runOf(first);
  const artifact = double.state.artifacts.find(({ name }) => name === artifactName);
  const page = `${double.serverUrl}/octo-org/llm/actions/runs/${first.run.id}`;
  expect(first.outputs).toMatchObject({
    verdict: "regressed",
    "run-dir": directory,
    "profile-json": `${directory}/profile.json`,
    "comparison-json": `${directory}/comparison.json`,
    "report-path": `${directory}/comment.md`,
    "artifact-id": String(artifact?.id),
    "artifact-url": `${page}/artifacts/${artifact?.id}`,
    "comment-url": `${double.serverUrl}/octo-org/llm/pull/7#issuecomment-${comment?.id}`,
  });
  expect(JSON.parse(first.outputs["regressions"] ?? "")).toContainEqual(
    expect.objectContaining({ range: "decode", metric: "gpuBusyNs" }),
  );
  expect(JSON.parse(first.outputs["top-kernels"] ?? "")).toMatchObject([{ range: "decode" }]);
  for (const text of [first.summary, comment?.body]) expect(text).toContain(`(${first.outputs["artifact-url"] ?? ""})`);
  expect(first.summary).toMatch(/^### ❌ `decode` takes .* longer on the GPU · Profile \/ profile\n/);
  const errors = first.log.annotations.filter(({ level }) => level === "error");
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(/^REGRESSED: decode takes 1\d(\.\d)?% longer/),
    properties: { title: "GPU profile" },
  });
  expect(first.leftInTemporary).toEqual([]);

  repository.push(pull, "sdpa");
  const second = await scenario.run({ rounds: "2" });
  expect(second.code).toBe(0);
  expect(second.comments).toMatchObject([
    { id: comment?.id, body: expect.stringContaining("\n### ✅ Nothing is slower on the GPU · ") },
  ]);
  expect(second.outputs).toMatchObject({ verdict: "pass", regressions: "[]" });
  expect(second.log.annotations.map(({ level }) => level)).toEqual(["notice"]);
});
