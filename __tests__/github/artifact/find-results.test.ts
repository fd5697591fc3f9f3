import { expect, test } from "@jest/globals";
import { nameArtifact, nameAttempt, nameBisect } from "../../../src/github/artifact/artifact-name.ts";
import { findResults } from "../../../src/github/artifact/find-artifact.ts";
import { addArtifact, addRun, githubDouble, zipOf } from "../../fixtures/github/index.ts";
import { testApi } from "../api/support.ts";

/** What is told of the artifacts of these names in one run, as `title: name`. */
async function jobsOf(names: readonly string[], expired = false): Promise<string[]> {
  await using double = await githubDouble();
  const { state } = double;
  const { id: runId } = addRun(state, {});
  for (const name of names)
    addArtifact(state, { name, runId, expired, zip: zipOf([{ name: "run.json", data: "{}" }]) });
  const { owner, name } = state.repository;
  const results = await findResults(testApi(double).api, { repository: { owner, name }, runId, prefix: "llm-profile" });
  return results.map(
    ({ title, artifact, report }) => `${title}: ${artifact.name}${report === null ? "" : ` and ${report.name}`}`,
  );
}

const bf16 = nameArtifact("llm-profile-gpu", "bf16, 1");

test("findResults names a result without the prefix and the hash", async () => {
  expect(bf16).toMatch(/-[0-9a-f]{16}$/);
  expect(await jobsOf([bf16, nameAttempt(bf16, 1).reports, "llm-profile-cpu", "llm-profiles", "other"])).toEqual([
    "cpu: llm-profile-cpu",
    `gpu.bf16__1: ${bf16}`,
  ]);
});

test("findResults keeps the hash if two names are equal without it", async () => {
  const other = nameArtifact("llm-profile-gpu", "bf16/,1");
  const hash = (name: string) => name.slice("llm-profile-".length);
  expect(await jobsOf([bf16, other])).toEqual([bf16, other].sort().map((name) => `${hash(name)}: ${name}`));
});

test("findResults skips a bisect and its reports if its run is there", async () => {
  const bisect = nameBisect("llm-profile-gpu");
  const names = ["llm-profile-gpu", bisect, nameAttempt(bisect, 1).reports, nameBisect("llm-profile-cpu")];
  expect(await jobsOf(names)).toEqual(["cpu-bisect: llm-profile-cpu-bisect", "gpu: llm-profile-gpu"]);
});

test("findResults includes an expired artifact", async () => {
  expect(await jobsOf(["llm-profile-gpu"], true)).toEqual(["gpu: llm-profile-gpu"]);
});

test("findResults adds report.html of the same attempt", async () => {
  const pages = ["llm-profile-gpu-report.html", "llm-profile-gpu-report-attempt-2.html", "llm-profile-cpu-report.html"];
  expect(await jobsOf(["llm-profile-gpu", "llm-profile-gpu-attempt-2", ...pages])).toEqual([
    "gpu: llm-profile-gpu-attempt-2 and llm-profile-gpu-report-attempt-2.html",
  ]);
  expect(await jobsOf(["llm-profile-gpu", ...pages.slice(1)])).toEqual(["gpu: llm-profile-gpu"]);
});

test("findResults takes the last attempt, and the whole name if only the prefix is there", async () => {
  expect(await jobsOf(["llm-profile", "llm-profile-attempt-2", "llm-profile-attempt-10"])).toEqual([
    "llm-profile: llm-profile-attempt-10",
  ]);
});

test("findResults reads all pages", async () => {
  const jobs = Array.from({ length: 400 }, (_, index) => `llm-profile-gpu.${String(index).padStart(3, "0")}`);
  const names = jobs.flatMap((name) => [name, `${name}-reports`, `${name}-report.html`]);
  expect(await jobsOf(names)).toHaveLength(jobs.length);
});
