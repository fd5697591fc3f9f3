import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { dispatchPayload, githubDouble, pushPayload, type Double } from "../../fixtures/github/index.ts";
import { scaledRecording } from "../command/support/scaled-recording.ts";
import { plainSpaces, runJob, succeeded, type EndedJob } from "./support/job.ts";
import { artifactName, measuredArtifact, withJson, zipped } from "./support/measured-artifact.ts";
import { pullScenario, threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

/** Bash that serves the recorded rounds in turn, each kernel so many times as long. */
function times(factor: number): string {
  const rounds = [1, 2, 3].map((round) =>
    scaledRecording(`__tests__/fixtures/recorded/decode-sdpa/round-${String(round)}`, factor),
  );
  return `scaled=(${rounds.join(" ")})
  capture() { echo x >>"$state/scaled"; captured "\${scaled[$((($(wc -l <"$state/scaled") - 1) % 3))]}"; }`;
}

/** A push to main, compared with the last good run. */
async function push(double: Double, repository: TestRepository, nsys: string, inputs: Record<string, string> = {}) {
  const sha = double.state.branches.get("main") ?? "";
  const payload = pushPayload(double.state, "main", sha);
  return runJob({ double, repository, event: "push", payload, nsys, inputs });
}

function heading({ summary }: EndedJob): string | undefined {
  return /^### .*/m.exec(summary)?.[0];
}

test("three pushes of +0.8% each pass one by one, and the third is red against the pinned tag", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const tagged = repository.commit("sdpa");
  double.state.tags.set("v1.0", tagged);
  // The tag's own run has nothing to hold itself against.
  const first = await push(double, repository, times(1), { reference: "v1.0" });
  expect([first.code, first.outputs["verdict"]]).toEqual([0, "no-baseline"]);
  expect(first.summary).toContain("This run is the reference `v1.0` itself");
  succeeded(first);
  for (const step of [1, 2]) {
    repository.commit("unchanged");
    const job = await push(double, repository, times(1.008 ** step));
    expect(job.code).toBe(0);
    expect(["pass", "inconclusive"]).toContain(job.outputs["verdict"]);
    succeeded(job);
  }
  repository.commit("unchanged");
  const nsys = times(1.008 ** 3);
  expect((await push(double, repository, nsys)).code).toBe(0);

  const job = await push(double, repository, nsys, { reference: "v1.0" });
  expect([job.code, job.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(heading(job)).toBe("### ❌ Regressed against the reference · Profile / profile");
  const summary = plainSpaces(job.summary);
  expect(summary).toMatch(
    /\n\*\*Compared with the reference `v1\.0`: `decode` takes 2\.\d% longer on the GPU \(12\.5 → 12\.\d ms\)/,
  );
  expect(summary).toContain("**This fails the check.**");
  expect(summary).toMatch(
    /\n\| (?:✅ the baseline: Pass|🟡 the baseline: Inconclusive) \(.* \| `decode` \| (?:🟡 unclear )?\+0\.8\d?% \|/,
  );
  expect(summary).toMatch(
    new RegExp(
      `\\n\\| ❌ the reference \`v1\\.0\`: Regressed \\(\`${tagged.slice(0, 12)}\`, 3 days ago\\) \\| \`decode\` \\| 🔴 \\+2\\.\\d% \\|`,
    ),
  );
  expect(JSON.parse(job.outputs["regressions"] ?? "")).toContainEqual(
    expect.objectContaining({ range: "decode", metric: "gpuBusyNs", against: "reference" }),
  );
  const errors = job.log.annotations.filter(({ level }) => level === "error");
  expect(errors[0]).toMatchObject({ properties: { title: "GPU profile, against v1.0" } });
  // The baseline fails nothing.
  const ofBaseline = job.log.annotations.filter(({ properties }) => properties["title"] === "GPU profile");
  expect(ofBaseline.map(({ level }) => level)).not.toContain("error");
  expect(ofBaseline).toHaveLength(1);
  // What it was held against is in the artifact, for a job that comments and for later.
  const files = await double.artifactFiles(artifactName);
  expect([...files.keys()]).toContain("reference/profile.json");
  expect(comparisonSchema.parse(JSON.parse(String(files.get("reference-comparison.json"))))).toMatchObject({
    verdict: "regressed",
    baseline: { state: "artifact", name: "v1.0" },
    base: { source: { commit: tagged } },
  });
  expect(String(files.get("report.html"))).toContain("Regressed against the reference");
});

test("a pull request is held against both, and a job that comments for it knows both", async () => {
  await using scenario = await pullScenario("sdpa", "unchanged");
  const { double, pull, repository } = scenario;
  const older = pull.baseSha;
  const base = await push(double, repository, times(0.95));
  succeeded(base);
  const job = await scenario.run({ reference: older, rounds: "2" });
  expect(job.code).toBe(1);
  const body = plainSpaces(job.comments[0]?.body);
  expect(body).toContain("### ❌ Regressed against the reference · Profile / profile");
  expect(body).toMatch(/\| ✅ the baseline: Pass \(/);
  const shared = await scenario.run({ mode: "comment" }, { run: job.run, job: "comment" });
  expect(shared.outputs["verdict"]).toBe("regressed");
  expect(shared.comments.at(-1)?.body).toContain("### ❌ Regressed against the reference · Profile");
});

// What else keeps one from being found: __tests__/publish/baseline/find-reference.test.ts.
describe("a reference that cannot be had is red, and said in words:", () => {
  const heads = [4, "no-baseline", "### ❌ Reference not available · Profile / profile"];

  test("expired", async () => {
    await using double = await threeDaysAgo();
    const repository = testRepository(double);
    double.state.tags.set("v1.0", repository.commit("sdpa"));
    succeeded(await push(double, repository, times(1)));
    const artifact = double.state.artifacts.find(({ name }) => name === artifactName);
    if (artifact === undefined) throw new Error("Nothing was uploaded.");
    artifact.expired = true;
    repository.commit("unchanged");
    const job = await push(double, repository, times(1), { reference: "v1.0", baseline: "none", rounds: "1" });
    expect([job.code, job.outputs["verdict"], heading(job)]).toEqual(heads);
    expect(job.summary.replaceAll("&#46;", ".")).toMatch(
      /Run \d+ \(commit [0-9a-f]{10}\) no longer has its artifact\..*Run this workflow by hand on that tag\. Raise `retention-days`/,
    );
  });

  test("no path", async () => {
    await using double = await githubDouble();
    const repository = testRepository(double);
    repository.commit("sdpa");
    const inputs = { reference: "./stored/profile.json", baseline: "none", rounds: "1" };
    const job = await push(double, repository, times(1), inputs);
    expect([job.code, job.outputs["verdict"], heading(job)]).toEqual(heads);
    expect(job.summary.replaceAll("&#46;", ".")).toMatch(
      /`reference` names `\.\/stored\/profile\.json`, which doesn't exist\./,
    );
  });
});

test("a reference of another GPU is compared with nothing, and no pass; one of a path counts as any other", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const tagged = repository.commit("sdpa");
  double.state.tags.set("v1.0", tagged);
  const files = await measuredArtifact("sdpa");
  const profile = JSON.parse(String(files.get("profile.json")));
  const machine = {
    ...profile.machine,
    gpus: profile.machine.gpus.map((gpu: object) => ({ ...gpu, name: "NVIDIA A100-SXM4-80GB" })),
  };
  const first = await push(double, repository, times(1));
  succeeded(first);
  const artifact = double.state.artifacts.find(({ name }) => name === artifactName);
  if (artifact === undefined) throw new Error("Nothing was uploaded.");
  const whole = { ...artifact };
  artifact.zip = zipped(withJson(files, "profile.json", { machine }));
  artifact.digest = null;
  repository.commit("unchanged");
  const other = await push(double, repository, times(1.05), { reference: "v1.0", baseline: "none" });
  expect([other.code, other.outputs["verdict"]]).toEqual([0, "incomparable"]);
  expect(heading(other)).toBe("### ❔ Not comparable against the reference · Profile / profile");
  Object.assign(artifact, whole);

  const payload = dispatchPayload(double.state, "main");
  const stored = { "stored/profile.json": String(files.get("profile.json")) };
  const path = await runJob({
    ...{ double, repository, event: "workflow_dispatch", payload, nsys: times(1.05), files: stored },
    inputs: { baseline: "none", reference: "./stored/profile.json" },
  });
  expect(path.code).toBe(1);
  expect(path.summary).toContain("Compared with the reference `./stored/profile.json`: `decode` takes ");
});
