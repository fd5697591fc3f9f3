import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { historyRecordSchema, type HistoryRecord } from "../../../../src/features/history/model/record.ts";
import { runHistoryJob } from "../../../../src/features/history/effects/history-job.ts";
import {
  addArtifact,
  addCommit,
  addPull,
  addRun,
  githubDouble,
  pullRequestPayload,
  schedulePayload,
  type Double,
  type Run,
} from "../../../fixtures/github/index.ts";
import { filesOf, gitOf } from "../github/support/branch.ts";
import { testDirectory } from "../../../run/support/directory.ts";
import {
  artifactName,
  artifactOf,
  runJobHere,
  upload,
  withFiles,
  withJson,
  type ArtifactFiles,
} from "../../../pipeline/job/support/job.ts";

const branch = "llm-profile-history";
const files = artifactOf(1);

beforeEach(() => {
  // The package that uploads writes workflow commands, which a runner of these tests would obey.
  jest.spyOn(process.stdout, "write").mockImplementation(() => true);
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function withGit(): Promise<Double> {
  return githubDouble({ git: join(testDirectory(), "origin.git") });
}

async function record(double: Double, run: Run, inputs: Readonly<Record<string, string>> = {}) {
  const payload = schedulePayload(double.state);
  return runJobHere(
    async (jobContext) => {
      // The package that uploads reads the runner's variables itself.
      jest.replaceProperty(process, "env", { ...jobContext.context.environment });
      return runHistoryJob(jobContext);
    },
    double,
    { run, job: "history", event: "schedule", payload, inputs: { mode: "history", ...inputs } },
  );
}

function recordsOf(double: Double, of = branch): HistoryRecord[] {
  return [...filesOf(double, of).values()].map((text) => historyRecordSchema.parse(JSON.parse(text)));
}

function nightly(double: Double): Run {
  return addRun(double.state, { event: "schedule", status: "in_progress", conclusion: null });
}

function withResult(double: Double): Run {
  const run = nightly(double);
  upload(double, run, files);
  return run;
}

test("records a matrix's results in one commit per night, with GitHub's facts about the commit", async () => {
  await using double = await withGit();
  for (const night of [1, 2]) {
    const { sha } = addCommit(double.state, { message: `night ${String(night)}`, branch: "main" });
    const run = nightly(double);
    const measured = withJson(files, "profile.json", {
      source: { repository: "octo-org/llm", commit: sha, ref: null, dirty: false },
    });
    for (const leg of ["1", "16"]) upload(double, run, measured, `${artifactName}.${leg}`);
    const told = await record(double, run);
    expect([told.code, told.warnings]).toEqual([0, []]);
    expect(told.text).toContain(`${branch}: ${String(2 * night)} records.`);
    const records = recordsOf(double).filter(({ commit }) => commit?.sha === sha);
    expect(records.map((one) => one.run?.job).toSorted()).toEqual(["profile.1", "profile.16"]);
    const page = `${double.serverUrl}/octo-org/llm/actions/runs/${String(run.id)}`;
    expect(records[0]).toMatchObject({
      commit: { branch: "main", subject: `night ${String(night)}`, committedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      run: { id: run.id, attempt: 1 },
      links: { run: page, artifact: expect.stringContaining(`${page}/artifacts/`), report: null },
    });
    expect(records[0]?.ranges.map(({ name, busyNs }) => [name, busyNs.length])).toEqual([["decode", 3]]);
  }
  expect(gitOf(double)("rev-list", "--count", branch)).toBe("2");
});

describe("the history job", () => {
  test("records a run once, even if the job runs again", async () => {
    await using double = await withGit();
    const run = withResult(double);
    expect((await record(double, run)).code).toBe(0);
    const head = double.state.git?.branch(branch);
    run.attempt = 2;
    const again = await record(double, run);
    expect(again.text).toContain(`Already in ${branch}: `);
    expect([again.code, again.warnings, double.state.git?.branch(branch)]).toEqual([0, [], head]);
  });

  test.each(["pull request", "branch"])("doesn't record an unmerged %s", async (of) => {
    await using double = await withGit();
    const run = withResult(double);
    const payload = pullRequestPayload(double.state, addPull(double.state, { number: 7 }));
    const options =
      of === "branch"
        ? { event: "schedule", payload: schedulePayload(double.state), ref: "refs/heads/topic" }
        : { event: "pull_request", payload };
    const told = await runJobHere(runHistoryJob, double, { run, ...options, inputs: { mode: "history" } });
    expect([told.code, told.warnings, double.requests]).toEqual([0, [], []]);
  });

  test("writes to another branch if told to", async () => {
    await using double = await withGit();
    await record(double, withResult(double), { "history-branch": "perf/history" });
    expect(recordsOf(double, "perf/history")).toHaveLength(1);
  });

  test("warns if a run has no result", async () => {
    await using double = await withGit();
    const told = await record(double, nightly(double));
    expect(told.code).toBe(0);
    expect(told.warnings).toContainEqual(expect.stringContaining("Nothing to record"));
  });
});

test.each([
  ["the token can only read", { actions: "read", contents: "read" }, "`permissions: contents: write`"],
  ["the artifacts can't be listed", { contents: "write" }, "`permissions: actions: read`"],
] as const)("fails the job if %s", async (_, permissions, help) => {
  await using double = await withGit();
  const run = withResult(double);
  double.state.token.permissions = permissions;
  const told = record(double, run);
  await expect(told).rejects.toMatchObject({ id: "permission-missing", exitCode: 3 });
  await expect(told).rejects.toMatchObject({ help: expect.stringContaining(help.replaceAll("`", "")) });
  expect(double.state.git?.branch(branch)).toBeNull();
});

test("warns if the history can't be read after the records are written", async () => {
  await using double = await withGit();
  const run = withResult(double);
  double.fail({ route: /git-upload-pack/, status: 500, times: 10 });
  const told = await record(double, run);
  expect(told.code).toBe(0);
  expect(told.warnings).toContainEqual(expect.stringContaining(`Can't read the branch ${branch}.`));
  expect(recordsOf(double)).toHaveLength(1);
});

test("skips a bad artifact and records the others", async () => {
  await using double = await withGit();
  const run = withResult(double);
  const profile = JSON.parse(String(files.get("profile.json"))) as { machine: object };
  const bad: Readonly<Record<string, ArtifactFiles>> = {
    failed: withJson(files, "run.json", { state: "failed" }),
    unmeasured: withFiles(files, { "profile.json": undefined }),
    future: withJson(files, "profile.json", { measuredAt: "2999-01-01T00:00:00Z" }),
    never: withJson(files, "profile.json", { measuredAt: "never" }),
    other: withJson(files, "profile.json", { machine: 7 }),
    empty: new Map(),
    // Text of a stranger's, which is recorded as text.
    names: withJson(files, "profile.json", { machine: { ...profile.machine, driver: "::error::x\n<script>" } }),
  };
  for (const [name, data] of Object.entries(bad)) upload(double, run, data, `${artifactName}.${name}`);
  addArtifact(double.state, { name: `${artifactName}.corrupt`, runId: run.id, zip: Buffer.from("no zip") });
  const told = await record(double, run);
  expect(told.code).toBe(0);
  const records = recordsOf(double);
  expect(records.map((one) => one.run?.job).toSorted()).toEqual(["profile", "profile.names"]);
  // GitHub doesn't know the commit.
  expect(records[0]?.commit).toMatchObject({ committedAt: null, subject: null });
  const warned = told.warnings.map((line) => /Not recorded: llm-profile-profile\.(\w+)\. \S/.exec(line)?.[1]);
  expect(warned.toSorted()).toEqual(["corrupt", "empty", "failed", "future", "never", "other", "unmeasured"]);
});
