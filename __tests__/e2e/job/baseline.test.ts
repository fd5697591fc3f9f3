import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import {
  addCommit,
  dispatchPayload,
  githubDouble,
  pullRequestPayload,
  pushPayload,
  sha256Digest,
  unzip,
  zipOf,
  type Artifact,
  type Double,
  type Pull,
} from "../../fixtures/github/index.ts";
import { plainSpaces, runJob, runOf, type EndedJob } from "./support/job.ts";
import { measureMain } from "./support/measure-main.ts";
import { addMeasuredRun, measuredArtifact, zipped } from "./support/measured-artifact.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

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

describe("an artifact of the base branch", () => {
  test("of the very commit that the pull request is based on, by an earlier run in mode baseline", async () => {
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
    expect(body).toContain("**`decode` takes 16.8% longer on the GPU (12.5 → 14.6 ms): ");
    expect(body).toContain(`against base \`${base.slice(0, 12)}\``);
    expect(body).toContain("3 days ago");
    // What it was held against goes into the artifact too.
    expect([...(await double.artifactFiles("llm-profile-profile")).keys()]).toContain("base/profile.json");
  });

  test("of an ancestor three commits before", async () => {
    await using double = await threeDaysAgo();
    const repository = testRepository(double);
    repository.commit("sdpa");
    await measureMain(double, repository);
    for (let commits = 0; commits < 3; commits += 1) repository.commit("sdpa");
    const pull = repository.openPull("sdpa");
    const job = await pullJob(double, repository, pull);
    expect(job.code).toBe(0);
    expect(job.text).toContain(`3 commits before ${pull.baseSha.slice(0, 10)}, the commit to compare with.`);
    expect(job.outputs["verdict"]).toBe("pass");
  });
});

describe("an artifact, for an event without a pull request", () => {
  const queue = "gh-readonly-queue/release/pr-7";
  /** main has a good run of an older commit, and release one of the commit before the head. */
  const branches = async (double: Double, headBranch: string) => {
    const { state } = double;
    const zip = zipped(await measuredArtifact("sdpa"));
    const older = addCommit(state, { message: "older", branch: "main" });
    const release = addCommit(state, { message: "release", parents: [older.sha], branch: "release" });
    const { sha } = addCommit(state, { message: "head", parents: [release.sha], branch: headBranch });
    addMeasuredRun(double, older.sha, zip);
    addMeasuredRun(double, release.sha, zip, { run: { headBranch: "release" } });
    return { sha, base: release.sha };
  };

  test.each(["push", "workflow_dispatch"])("%s: of its own branch before the default one", async (event) => {
    await using double = await githubDouble();
    const { sha, base } = await branches(double, "release");
    const payload =
      event === "push" ? pushPayload(double.state, "release", sha) : dispatchPayload(double.state, "release");
    const job = await runJob({ double, event, payload, sha, nsys: servesSdpa, inputs: { rounds: "1" } });
    expect(job.text).toMatch(
      new RegExp(`^Measured by run \\d+ on release, .*: commit ${base.slice(0, 10)}, 1 commit before `, "m"),
    );
  });

  test("a merge queue's group: of the branch that it is merged into, and of the commit that it is on top of", async () => {
    await using double = await githubDouble();
    const { sha, base } = await branches(double, queue);
    const group = { head_sha: sha, head_ref: `refs/heads/${queue}`, base_sha: base, base_ref: "refs/heads/release" };
    const payload = { ...pushPayload(double.state, queue, sha), merge_group: group };
    const job = await runJob({ double, event: "merge_group", payload, sha, nsys: servesSdpa, inputs: { rounds: "1" } });
    expect(job.text).toMatch(
      new RegExp(
        `^Measured by run \\d+ on release, .*: commit ${base.slice(0, 10)}, exactly the commit to compare with`,
        "m",
      ),
    );
  });
});

const servesSdpa = `capture() { captured __tests__/fixtures/recorded/decode-sdpa/round-1; }`;

interface Missing {
  readonly title: string;
  /** What became of main's artifact. */
  readonly spoil: (artifact: Artifact) => Promise<void> | void;
  readonly state: "absent" | "incompatible";
  readonly says: string;
}

const missing: readonly Missing[] = [
  {
    title: "expired",
    spoil: (artifact) => {
      artifact.expired = true;
    },
    state: "absent",
    says: "Raise `retention-days`",
  },
  {
    title: "damaged on its way",
    spoil: (artifact) => {
      artifact.digest = sha256Digest(Buffer.from("another"));
    },
    state: "incompatible",
    says: "Delete that artifact on its run's page",
  },
  {
    title: "of another version of the format",
    spoil: async (artifact) => {
      const files = await unzip(artifact.zip);
      const profile = { ...JSON.parse(String(files.get("profile.json"))), schemaVersion: 99 };
      files.set("profile.json", Buffer.from(JSON.stringify(profile)));
      artifact.zip = zipOf([...files].map(([name, data]) => ({ name, data })));
      artifact.digest = sha256Digest(artifact.zip);
    },
    state: "incompatible",
    says: "has version 99, but this action reads version",
  },
];

describe("no baseline is no pass", () => {
  test("never measured: said first, exit 0; with require-baseline exit 4", async () => {
    await using double = await threeDaysAgo();
    const repository = testRepository(double);
    repository.commit("sdpa");
    const pull = repository.openPull("sdpa");
    const job = await pullJob(double, repository, pull, { rounds: "1" });
    expect(job.code).toBe(0);
    expect(job.outputs["verdict"]).toBe("no-baseline");
    expect(job.comments[0]?.body).toContain("### ⚪ No baseline · Profile / profile");
    expect(job.comments[0]?.body).toContain("This doesn't fail the check.");
    for (const text of [job.text, job.summary, job.comments[0]?.body]) {
      expect(text).toContain("no successful run on main from a push or schedule");
    }
    expect(await comparisonOf(double)).toMatchObject({ verdict: "no-baseline", base: null });

    const strict = await pullJob(double, repository, pull, { rounds: "1", "require-baseline": "true" });
    expect(strict.code).toBe(4);
    expect((await runOf(strict)).text("config.yaml")).toContain("no-baseline] # input: require-baseline\n");
    expect(strict.comments).toHaveLength(1);
    expect(strict.comments[0]?.body).toContain("### ❌ No baseline · Profile / profile");
    expect(strict.comments[0]?.body).toContain("**This fails the check.**");
    expect(strict.log.annotations.some(({ level }) => level === "error")).toBe(true);
  });

  test("expired, damaged and of another version are three messages", async () => {
    await using double = await threeDaysAgo();
    const repository = testRepository(double);
    repository.commit("sdpa");
    await measureMain(double, repository);
    const pull = repository.openPull("sdpa");
    const artifact = double.state.artifacts.find(({ name }) => name === "llm-profile-profile");
    if (artifact === undefined) throw new Error("Nothing was uploaded.");
    const whole = { ...artifact };
    for (const { title, spoil, state, says } of missing) {
      await spoil(artifact);
      const job = await pullJob(double, repository, pull, { rounds: "1" });
      expect({ title, code: job.code, verdict: job.outputs["verdict"] }).toEqual({
        ...{ title, code: 0, verdict: "no-baseline" },
      });
      expect(job.text).toContain(says);
      for (const other of missing) if (other.says !== says) expect(job.text).not.toContain(other.says);
      expect(job.comments[0]?.body).toContain("No baseline; no verdict.");
      expect(await comparisonOf(double)).toMatchObject({ baseline: { state }, base: null });
      Object.assign(artifact, whole);
    }
  });
});
