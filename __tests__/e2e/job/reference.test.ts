import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { pushPayload, type Double } from "../../fixtures/github/index.ts";
import { scaledRecording } from "../command/support/scaled-recording.ts";
import { runJob, succeeded, type EndedJob } from "./support/job.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

/** Bash that serves the recorded rounds in turn, each kernel so many times as long. */
function times(factor: number): string {
  const rounds = [1, 2, 3].map((round) =>
    scaledRecording(`__tests__/fixtures/recorded/decode-sdpa/round-${String(round)}`, factor),
  );
  return `scaled=(${rounds.join(" ")})
  capture() { echo x >>"$state/scaled"; captured "\${scaled[$((($(wc -l <"$state/scaled") - 1) % 3))]}"; }`;
}

async function push(double: Double, repository: TestRepository, nsys: string, inputs: Record<string, string> = {}) {
  const sha = double.state.branches.get("main") ?? "";
  const payload = pushPayload(double.state, "main", sha);
  return runJob({ double, repository, event: "push", payload, nsys, inputs });
}

function heading({ summary }: EndedJob): string | undefined {
  return /^### .*/m.exec(summary)?.[0];
}

test("a push of +0.8%, which passes against the push before, is red against the pinned tag", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const tagged = repository.commit("sdpa");
  double.state.tags.set("v1.0", tagged);
  // The tag's own run has nothing to hold itself against.
  const first = await push(double, repository, times(1), { reference: "v1.0" });
  expect([first.code, first.outputs["verdict"]]).toEqual([0, "no-baseline"]);
  succeeded(first);
  repository.commit("unchanged");
  const baseline = await push(double, repository, times(1.008 ** 2), { baseline: "none", rounds: "3" });
  expect(baseline.code).toBe(0);
  succeeded(baseline);
  repository.commit("unchanged");
  const job = await push(double, repository, times(1.008 ** 3), { reference: "v1.0" });
  expect([job.code, job.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(heading(job)).toBe("### ❌ Regressed against the reference · Profile / profile");
  expect(JSON.parse(job.outputs["regressions"] ?? "")).toContainEqual(
    expect.objectContaining({ range: "decode", metric: "gpuBusyNs", against: "reference" }),
  );
  const errors = job.log.annotations.filter(({ level }) => level === "error");
  expect(errors[0]).toMatchObject({ properties: { title: "GPU profile, against v1.0" } });
  // The baseline fails nothing.
  const ofBaseline = job.log.annotations.filter(({ properties }) => properties["title"] === "GPU profile");
  expect(ofBaseline).toEqual([expect.not.objectContaining({ level: "error" })]);
  // What it was held against is in the artifact, for a job that comments and for later.
  const files = await double.artifactFiles(artifactName);
  expect([...files.keys()]).toContain("reference/profile.json");
  expect(comparisonSchema.parse(JSON.parse(String(files.get("reference-comparison.json"))))).toMatchObject({
    verdict: "regressed",
    baseline: { state: "artifact", name: "v1.0" },
    base: { source: { commit: tagged } },
  });
});
