import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { loadSettings } from "../../../src/pipeline/conf.ts";
import { chooseBase, type ChosenBase } from "../../../src/pipeline/job/choose-base.ts";
import {
  addCommit,
  addRun,
  dispatchPayload,
  githubDouble,
  pushPayload,
  schedulePayload,
  type Artifact,
  type Double,
  type JobOptions,
} from "../../fixtures/github/index.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { artifactName, artifactOf, runJobHere, upload } from "./support/job.ts";

/** The base of a job that needs no checkout. */
async function chosen(
  double: Double,
  options: JobOptions,
  { cwd, config = "" }: { readonly cwd?: string; readonly config?: string } = {},
): Promise<ChosenBase> {
  const made: ChosenBase[] = [];
  const inputs = { "run-fork-code-with-secrets": "true", ...options.inputs };
  await runJobHere(
    async (jobContext) => {
      const context = cwd === undefined ? jobContext.context : { ...jobContext.context, cwd };
      const raw = { ...jobContext.raw, configFile: "llm-profile.yml" };
      const text = `workload: {command: "true"}\nranges: [decode]\n${config}`;
      const loaded = await loadSettings(context, raw, true, (path) => (path === raw.configFile ? text : ""));
      made.push(await chooseBase({ ...jobContext, context }, loaded, artifactName, null));
      return { exitCode: 0 };
    },
    double,
    { ...options, inputs },
  );
  const [base] = made;
  if (base === undefined) throw new Error("Nothing was chosen.");
  return base;
}

const queue = "gh-readonly-queue/release/pr-7";

/** main has a good run of an older commit, and release one of the commit before the head. */
function branches(double: Double, headBranch: string) {
  const { state } = double;
  const older = addCommit(state, { message: "older", branch: "main" });
  const release = addCommit(state, { message: "release", parents: [older.sha], branch: "release" });
  const { sha } = addCommit(state, { message: "head", parents: [release.sha], branch: headBranch });
  const runs = [addRun(state, { headSha: older.sha }), addRun(state, { headSha: release.sha, headBranch: "release" })];
  for (const run of runs) upload(double, run, artifactOf(1));
  return { sha, base: release.sha, expected: `run ${String(runs[1]?.id)} on release` };
}

describe("an artifact, for an event without a pull request", () => {
  test.each(["push", "workflow_dispatch"])("prefers the job's branch over the default branch on %s", async (event) => {
    await using double = await githubDouble();
    const { sha, expected } = branches(double, "release");
    const push = pushPayload(double.state, "release", sha);
    const payload = event === "push" ? push : dispatchPayload(double.state, "release");
    const { recorded, age } = await chosen(double, { event, payload, sha });
    expect(recorded).toMatchObject({ state: "artifact", text: expect.stringContaining(expected) });
    expect(age).toMatch(/, 1 commit earlier$/);
  });

  test("comes from the branch and commit that a merge group merges into", async () => {
    await using double = await githubDouble();
    const { sha, base, expected } = branches(double, queue);
    const group = { head_sha: sha, head_ref: `refs/heads/${queue}`, base_sha: base, base_ref: "refs/heads/release" };
    const payload = { ...pushPayload(double.state, queue, sha), merge_group: group };
    const { recorded } = await chosen(double, { event: "merge_group", payload, sha });
    expect(recorded?.text).toContain(expected);
    expect(recorded?.text).toContain("exactly the commit to compare with");
  });
});

describe("an unavailable artifact", () => {
  const push = (double: Double): JobOptions => {
    const { sha } = branches(double, "release");
    return { event: "push", payload: pushPayload(double.state, "release", sha), sha };
  };

  test.each<[string, string, Partial<Artifact>]>([
    ["has expired", "absent", { expired: true }],
    ["is damaged", "incompatible", { digest: `sha256:${"0".repeat(64)}` }],
  ])("is no base if it %s: %s", async (_, state, change) => {
    await using double = await githubDouble();
    const options = push(double);
    for (const artifact of double.state.artifacts) Object.assign(artifact, change);
    expect(await chosen(double, options)).toMatchObject({ recorded: { state, profile: null }, age: null });
  });

  test("fails the job if GitHub doesn't answer or there's no token", async () => {
    await using double = await githubDouble();
    const options = push(double);
    double.state.token.permissions = { contents: "read" };
    const { recorded } = await chosen(double, options);
    expect(recorded).toMatchObject({ state: "failed", text: expect.stringContaining("`permissions: actions: read`") });
    const inputs = { token: "", baseline: "artifact" };
    expect((await chosen(double, { ...options, inputs })).recorded?.state).toBe("failed");
  });

  test("fails a job that requires it if the runner doesn't name the repository", async () => {
    await using double = await githubDouble();
    const options = { ...push(double), env: { GITHUB_REPOSITORY: "llm" } };
    expect((await chosen(double, options)).recorded).toBeNull();
    const config = "compare: {fail-on: [no-baseline]}";
    expect((await chosen(double, options, { config })).recorded?.state).toBe("failed");
  });
});

test.each([
  ["that isn't there", false, "doesn't exist"],
  ["to a damaged profile", true, "we can't compare with it"],
])("fails the job for a path %s", async (_, isThere, says) => {
  await using double = await githubDouble();
  const cwd = testDirectory();
  if (isThere) writeFileSync(join(cwd, "profile.json"), "{");
  const inputs = { baseline: isThere ? "./profile.json" : "./baseline" };
  const payload = schedulePayload(double.state);
  const { recorded } = await chosen(double, { event: "schedule", payload, inputs }, { cwd });
  expect(recorded).toMatchObject({ state: "failed", text: expect.stringContaining(says) });
});

test.each([
  [{ mode: "baseline" }, 3, 3],
  [{ baseline: "artifact" }, 3, 3],
  [{ baseline: "./stored" }, 3, 3],
  [{ baseline: "none" }, null, null],
])("takes enough rounds and untraced runs to compare with another run: %j", async (inputs, rounds, pairs) => {
  await using double = await githubDouble();
  const { loaded } = await chosen(double, { event: "schedule", payload: schedulePayload(double.state), inputs });
  expect(loaded.config).toMatchObject({ rounds, latency: { pairs } });
});

test("refuses `issue` when a regressed run would become the baseline", async () => {
  await using double = await githubDouble();
  const inputs = { baseline: "artifact", issue: "true" };
  const options = { event: "schedule", payload: schedulePayload(double.state), inputs };
  const refusal = chosen(double, options, { config: "compare: {fail-on: []}" });
  await expect(refusal).rejects.toMatchObject({ exitCode: 2, what: expect.stringContaining("`issue: true`") });
});
