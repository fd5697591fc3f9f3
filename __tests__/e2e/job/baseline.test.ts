import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { pullRequestPayload, type Double, type Pull } from "../../fixtures/github/index.ts";
import { plainSpaces, runJob, runOf, type EndedJob } from "./support/job.ts";
import { measureMain } from "./support/measure-main.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

// Which artifact is taken, and which is refused: __tests__/publish/baseline/ and __tests__/pipeline/job/choose-base.test.ts.

/** The job of a pull request, held against an artifact. */
function pullJob(
  double: Double,
  repository: TestRepository,
  pull: Pull,
  inputs: Readonly<Record<string, string>> = {},
): Promise<EndedJob> {
  const payload = pullRequestPayload(double.state, pull);
  return runJob({
    ...{ double, repository, event: "pull_request", payload },
    inputs: { baseline: "artifact", rounds: "2", ...inputs },
  });
}

async function comparisonOf(double: Double) {
  const files = await double.artifactFiles("llm-profile-profile");
  return comparisonSchema.parse(JSON.parse(String(files.get("comparison.json"))));
}

test("the commit that a pull request is based on, measured by an earlier run in mode baseline, is what the head is held against", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  const base = repository.commit("sdpa");
  const main = await measureMain(double, repository);
  const pull = repository.openPull("eager");
  const job = await pullJob(double, repository, pull);
  expect(job.code).toBe(1);
  const text = `Measured by run ${main.run.id} on main, 3 days ago: commit ${base.slice(0, 10)}, exactly the commit to compare with.`;
  expect(job.text).toContain(text);
  expect(await comparisonOf(double)).toMatchObject({
    verdict: "regressed",
    interleaved: false,
    baseline: { state: "artifact", text },
    base: { source: { commit: base } },
  });
  const body = plainSpaces(job.comments[0]?.body);
  expect(body).toMatch(/\*\*`decode` takes 16\.\d% longer on the GPU \(/);
  expect(body).toContain(`against base \`${base.slice(0, 12)}\``);
  expect(body).toContain("3 days ago");
  // What it was held against goes into the artifact too.
  expect([...(await double.artifactFiles("llm-profile-profile")).keys()]).toContain("base/profile.json");
});

test("without a baseline there's no pass: said first, exit 0; with require-baseline exit 4", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("sdpa");
  const job = await pullJob(double, repository, pull, { rounds: "1" });
  expect(job.code).toBe(0);
  expect(job.outputs["verdict"]).toBe("no-baseline");
  expect(job.comments[0]?.body).toContain("### ⚪ No baseline · Profile / profile");
  for (const text of [job.text, job.summary, job.comments[0]?.body])
    expect(text).toContain("no successful run on main from a push or schedule");
  expect(await comparisonOf(double)).toMatchObject({ verdict: "no-baseline", base: null });

  const strict = await pullJob(double, repository, pull, { rounds: "1", "require-baseline": "true" });
  expect(strict.code).toBe(4);
  expect((await runOf(strict)).text("config.yaml")).toContain("no-baseline] # input: require-baseline\n");
  expect(strict.comments.map(({ body }) => body.includes("### ❌ No baseline · Profile / profile"))).toEqual([true]);
  expect(strict.log.annotations.some(({ level }) => level === "error")).toBe(true);
});
