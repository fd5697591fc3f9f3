import { join } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { historyRecordSchema, type HistoryRecord } from "../../../src/model/history/record.ts";
import {
  addArtifact,
  addRun,
  githubDouble,
  schedulePayload,
  type Double,
  type Run,
} from "../../fixtures/github/index.ts";
import { filesOf, gitOf } from "../../publish/history/support/branch.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { pullScenario } from "./support/scenario.ts";
import { runJob, type EndedJob } from "./support/job.ts";
import { artifactName, measuredArtifact, withJson, zipped, type ArtifactFiles } from "./support/measured-artifact.ts";
import { testRepository } from "./support/test-repository.ts";

const branch = "llm-profile-history";

let files: ArtifactFiles;
beforeAll(async () => {
  files = await measuredArtifact("sdpa");
});

async function withGit(): Promise<Double> {
  return githubDouble({ git: join(testDirectory(), "origin.git") });
}

function historyJob(double: Double, run: Run, inputs: Readonly<Record<string, string>> = {}): Promise<EndedJob> {
  return runJob({
    double,
    run,
    job: "history",
    event: "schedule",
    payload: schedulePayload(double.state),
    inputs: { mode: "history", ...inputs },
  });
}

function recordsOf(double: Double, of = branch): HistoryRecord[] {
  return [...filesOf(double, of).values()].map((text) => historyRecordSchema.parse(JSON.parse(text)));
}

function withResult(double: Double): Run {
  const run = addRun(double.state, { event: "schedule", status: "in_progress", conclusion: null });
  addArtifact(double.state, { name: artifactName, runId: run.id, zip: zipped(files) });
  return run;
}

test("after the jobs of a matrix, one job records them in one commit; three nights make a history", async () => {
  await using double = await withGit();
  const repository = testRepository(double);
  const leg = (batch: number) => ({ "toJSON(matrix)": JSON.stringify({ batch }) });
  const commits: string[] = [];
  for (const program of ["sdpa", "unchanged", "eager"] as const) {
    const sha = repository.commit(program);
    commits.push(sha);
    const measure = {
      double,
      repository,
      event: "schedule",
      payload: schedulePayload(double.state),
      sha,
      inputs: { mode: "baseline", rounds: "1" },
    };
    const { run } = await runJob({ ...measure, expressions: leg(1) });
    expect((await runJob({ ...measure, expressions: leg(16), run })).code).toBe(0);
    const recorded = await historyJob(double, run);
    expect([recorded.code, recorded.log.annotations]).toEqual([0, []]);
    expect(recorded.text).toContain(`Recorded in ${branch}: runs/`);
    expect(recorded.text).toContain(`${branch}: ${String(2 * commits.length)} records.`);
  }
  const git = gitOf(double);
  expect(git("rev-list", "--count", branch)).toBe("3");
  const records = recordsOf(double);
  const jobs = records.map(({ run, commit }) => [run?.job, commit?.sha]);
  expect(jobs.toSorted()).toEqual(
    commits
      .flatMap((sha) => [
        ["profile.1", sha],
        ["profile.16", sha],
      ])
      .toSorted(),
  );
  const [record] = records.filter(({ commit, run }) => commit?.sha === commits[0] && run?.job === "profile.1");
  const runs = `${double.serverUrl}/octo-org/llm/actions/runs/${String(record?.run?.id)}`;
  expect(record).toMatchObject({
    commit: { branch: "main", subject: "main: sdpa", committedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    run: { attempt: 1 },
    links: {
      run: runs,
      artifact: expect.stringContaining(`${runs}/artifacts/`),
      report: expect.stringContaining(`${runs}/artifacts/`),
    },
  });
  expect(record?.ranges.map(({ name, busyNs }) => [name, busyNs.length])).toEqual([["decode", 1]]);
});

describe("a run", () => {
  test("is recorded once, however often the job runs again", async () => {
    await using double = await withGit();
    const run = withResult(double);
    expect((await historyJob(double, run)).code).toBe(0);
    const head = double.state.git?.branch(branch);
    run.attempt = 2;
    const again = await historyJob(double, run);
    expect(again.text).toContain(`Already in ${branch}: `);
    expect([again.code, again.log.annotations, double.state.git?.branch(branch)]).toEqual([0, [], head]);
  });

  test("of a pull request is not recorded, and that is said", async () => {
    await using scenario = await pullScenario("sdpa", "sdpa");
    const job = await scenario.run({ mode: "history" });
    expect([job.code, job.log.annotations]).toEqual([0, []]);
    expect(job.text).toContain("Not recorded: this `pull_request` run measures a change that isn't merged yet.");
    expect(scenario.double.requests).toEqual([]);
  });

  test("may write to another branch", async () => {
    await using double = await withGit();
    const run = withResult(double);
    await historyJob(double, run, { "history-branch": "perf/history" });
    expect(recordsOf(double, "perf/history")).toHaveLength(1);
  });

  test("that has no result is a warning", async () => {
    await using double = await withGit();
    const run = addRun(double.state, { event: "schedule", status: "in_progress", conclusion: null });
    const job = await historyJob(double, run);
    expect(job.code).toBe(0);
    expect(job.text).toContain(
      "warning: Nothing to record: this run has no artifact whose name starts with `llm-profile`.",
    );
  });
});

describe("what cannot be written fails the job", () => {
  test.each([
    {
      name: "the token only reads",
      permissions: { actions: "read", contents: "read" } as const,
      id: "permission-missing",
      says: "Add `permissions: contents: write` to the job.",
    },
    {
      name: "the artifacts can't be listed",
      permissions: { contents: "write" } as const,
      id: "permission-missing",
      says: "Add `permissions: actions: read` to the job.",
    },
  ])("$name: exit 3, and what to add", async ({ permissions, says }) => {
    await using double = await withGit();
    const run = withResult(double);
    double.state.token.permissions = permissions;
    const job = await historyJob(double, run);
    expect(job.code).toBe(3);
    expect(job.text).toContain(`Couldn't record this run in ${branch}.`);
    expect(job.text).toContain(says);
    expect(double.state.git?.branch(branch)).toBeNull();
  });

  test("the branch is protected", async () => {
    await using double = await withGit();
    const run = withResult(double);
    double.fail({ route: "git/create-ref", status: 422, body: { message: "Repository rule violations found" } });
    const job = await historyJob(double, run);
    expect([job.code, job.text]).toEqual([3, expect.stringContaining("Repository rule violations found")]);
  });
});

test("a history that cannot be read is a warning: the records are there", async () => {
  await using double = await withGit();
  const run = withResult(double);
  double.fail({ route: /git-upload-pack/, status: 500, times: 10 });
  const job = await historyJob(double, run);
  expect(job.code).toBe(0);
  expect(job.text).toContain(`warning: Can't read the branch ${branch}.`);
  expect(recordsOf(double)).toHaveLength(1);
});

describe("an artifact that is no good", () => {
  test("is not recorded, and the others are", async () => {
    await using double = await withGit();
    const run = withResult(double);
    const profile = JSON.parse(String(files.get("profile.json"))) as { machine: object };
    const bad: Readonly<Record<string, ArtifactFiles | Buffer>> = {
      corrupt: Buffer.from("no zip"),
      failed: withJson(files, "run.json", { state: "failed" }),
      future: withJson(files, "profile.json", { measuredAt: "2999-01-01T00:00:00Z" }),
      never: withJson(files, "profile.json", { measuredAt: "never" }),
      other: withJson(files, "profile.json", { machine: 7 }),
      empty: new Map(),
      // Text of a stranger's, which is recorded as text.
      names: withJson(files, "profile.json", { machine: { ...profile.machine, driver: "::error::x\n<script>" } }),
    };
    for (const [name, data] of Object.entries(bad))
      addArtifact(double.state, {
        name: `${artifactName}.${name}`,
        runId: run.id,
        zip: Buffer.isBuffer(data) ? data : zipped(data),
      });
    const job = await historyJob(double, run);
    expect(job.code).toBe(0);
    const jobs = recordsOf(double).map((record) => record.run?.job);
    expect(jobs.toSorted()).toEqual(["profile", "profile.names"]);
    const warned = job.log.annotations.map(
      ({ message }) => /^Not recorded: llm-profile-profile\.(\w+)\. \S/.exec(message)?.[1],
    );
    expect(warned.toSorted()).toEqual(["corrupt", "empty", "failed", "future", "never", "other"]);
  });

  test("a commit that GitHub doesn't know is recorded without its date", async () => {
    await using double = await withGit();
    const run = withResult(double);
    await historyJob(double, run);
    expect(recordsOf(double)[0]?.commit).toMatchObject({ committedAt: null, subject: null });
  });
});
