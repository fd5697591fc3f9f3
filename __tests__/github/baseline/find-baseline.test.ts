import { describe, expect, test } from "@jest/globals";
import { StoppedError } from "../../../src/model/errors.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { findBaseline, type BaselineRequest } from "../../../src/github/baseline/find-baseline.ts";
import {
  addArtifact,
  addCommit,
  addRun,
  githubDouble,
  zipOf,
  type Artifact,
  type Commit,
  type Double,
  type Failure,
  type Run,
} from "../../fixtures/github/index.ts";
import { madeProfile, madeRange } from "../../fixtures/profiles.ts";
import { asked, testApi } from "../api/support.ts";

/** Refused for want of a permission, as GitHub words it. */
const refused = { status: 403, body: { message: "Resource not accessible by integration" } };

/** A branch of so many commits, oldest first. */
function branch(double: Double, count: number): Commit[] {
  const commits: Commit[] = [];
  for (let index = 0; index < count; index++) {
    const parents = commits.slice(-1).map(({ sha }) => sha);
    commits.push(addCommit(double.state, { branch: "main", message: `main ${String(index)}`, parents }));
  }
  return commits;
}

function profileZip(change: Partial<Profile> = {}): Buffer {
  return zipOf([
    { name: "run.json", data: '{"state":"passed"}' },
    { name: "profile.json", data: JSON.stringify(madeProfile([madeRange()], change)) },
    { name: "head/round-1/decode/nsys/stdout.txt", data: "step 1" },
  ]);
}

/** A run of a commit with the artifact `p` of a whole profile. */
function measured(
  double: Double,
  commit: Commit | undefined,
  change: {
    readonly run?: Partial<Run>;
    readonly artifact?: Partial<Artifact>;
    readonly profile?: Partial<Profile>;
  } = {},
): Run {
  const sha = commit?.sha ?? "";
  const run = addRun(double.state, { headSha: sha, ...change.run });
  const profile = { source: { repository: null, commit: sha, ref: null, dirty: false }, ...change.profile };
  addArtifact(double.state, { name: "p", runId: run.id, zip: profileZip(profile), ...change.artifact });
  return run;
}

async function find(double: Double, base: string | null, change: Partial<BaselineRequest> = {}) {
  const own =
    double.state.runs.find(({ status }) => status === "in_progress") ??
    addRun(double.state, { event: "pull_request", status: "in_progress", conclusion: null, headBranch: "change" });
  const { owner, name } = double.state.repository;
  const { stop = new AbortController().signal } = change;
  return findBaseline(testApi(double, { stop }).api, {
    job: { repository: { owner, name }, runId: own.id },
    ...{ artifactName: "p", branches: ["main"], base, stop },
    clock: { now: () => new Date("2026-03-04T09:00:10Z"), monotonicMs: () => 0 },
    ...change,
  });
}

async function missing(double: Double, base: string | null): Promise<string> {
  const found = await find(double, base);
  if (found.state === "found") throw new Error(`Taken: run ${String(found.runId)}`);
  expect(found.failure.what).toBe("There's no baseline to compare with.");
  expect(found.failure.help).not.toBe("");
  return `${found.state}, ${found.failure.id}: ${found.failure.why}`;
}

describe("a search of several branches", () => {
  const both = { branches: ["release", "main"] };

  test("takes the first branch that has a baseline", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 3);
    const release = measured(double, commits[0], { run: { headBranch: "release" } });
    measured(double, commits[1]);
    const found = await find(double, commits[2]?.sha ?? "", both);
    expect(found).toMatchObject({ state: "found", runId: release.id, distance: 2, notes: [] });
    expect(found.state === "found" && found.text).toContain(`run ${String(release.id)} on release, `);
  });

  test("takes a later branch and mentions the damaged baseline", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 2);
    const main = measured(double, commits[0]);
    const base = commits[1]?.sha ?? "";
    expect(await find(double, base, both)).toMatchObject({ state: "found", runId: main.id, notes: [] });
    measured(double, commits[0], { run: { headBranch: "release" }, artifact: { expired: true } });
    expect(await find(double, base, both)).toMatchObject({
      ...{ state: "found", runId: main.id },
      notes: [expect.stringMatching(/ Run \d+ \(commit .*\) no longer has its artifact/)],
    });
  });

  test("names each branch without a baseline, a damaged one first", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 2);
    measured(double, commits[0], { artifact: { expired: true } });
    expect(await find(double, commits[1]?.sha ?? "", both)).toMatchObject({
      state: "expired",
      failure: {
        id: "baseline-expired",
        why: expect.stringMatching(/^Run \d+ \(commit .* no successful run on release /),
      },
    });
    expect(await find(double, null, { branches: [] })).toMatchObject({ failure: { id: "baseline-no-run" } });
  });
});

describe("a baseline", () => {
  test("is taken from the base itself without a request for history", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 3);
    const base = commits[1]?.sha ?? "";
    measured(double, commits[0]);
    const run = measured(double, commits[1]);
    measured(double, commits[2]);
    const found = await find(double, base);
    expect(found).toMatchObject({
      ...{ state: "found", distance: 0, notes: [] },
      text: expect.stringMatching(
        new RegExp(`run ${String(run.id)} on main, 2 days ago: commit ${base.slice(0, 10)}, exactly `),
      ),
    });
    expect(found.state === "found" && found.profile.ranges).toEqual(madeProfile([madeRange()]).ranges);
    expect(asked(double)).not.toContain("repos/compare-commits-with-basehead");
  });

  test("is taken from the nearest ancestor, never from a newer commit", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 5);
    const base = commits[3]?.sha ?? "";
    measured(double, commits[0]);
    const run = measured(double, commits[2]);
    measured(double, commits[4]);
    // The old commit was measured again, by a schedule, after the nearer one.
    measured(double, commits[1], { run: { event: "schedule" } });
    expect(await find(double, base)).toMatchObject({
      runId: run.id,
      distance: 1,
      text: expect.stringContaining(`1 commit before ${base.slice(0, 10)}, the commit to compare with.`),
    });
  });

  test("is the newest before our own run if there's no base", async () => {
    await using double = await githubDouble();
    const [commit] = branch(double, 1);
    measured(double, commit);
    const run = measured(double, commit);
    addRun(double.state, { event: "schedule", status: "in_progress", conclusion: null });
    measured(double, commit);
    expect(await find(double, null)).toMatchObject({ runId: run.id, distance: null });
  });

  test("is found in a run's later attempt and beyond the first pages of runs", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 2);
    const run = measured(double, commits[0], { artifact: { name: "p-attempt-2" } });
    addArtifact(double.state, { name: "p-reports", runId: run.id, zip: Buffer.from("no zip") });
    for (let index = 0; index < 250; index++)
      addRun(double.state, { headSha: commits[0]?.sha ?? "", event: "workflow_dispatch" });
    expect(await find(double, commits[1]?.sha ?? "")).toMatchObject({ runId: run.id, distance: 1 });
  });

  test.each<[string, Parameters<typeof measured>[2], string]>([
    ["damaged", { artifact: { zip: Buffer.from("<html>") } }, "We can't read the zip file"],
    ["hostile", { artifact: { zip: zipOf([{ name: "../../x", data: "" }]) } }, "invalid relative path"],
    ["without an artifact of that name", { artifact: { name: "q" } }, "has no artifact p, only q"],
  ])("is taken from an older run if the newest is %s, with a note", async (_, change, expected) => {
    await using double = await githubDouble();
    const commits = branch(double, 2);
    const older = measured(double, commits[0]);
    const newer = measured(double, commits[1], change);
    const found = await find(double, commits[1]?.sha ?? "");
    expect(found).toMatchObject({ state: "found", runId: older.id, distance: 1 });
    expect(found.state === "found" && found.notes).toEqual([
      expect.stringMatching(new RegExp(` Run ${String(newer.id)} \\(commit .*${expected}`)),
    ]);
  });

  test("gets a note if a check wasn't possible or the profile is for other code", async () => {
    await using double = await githubDouble();
    const [commit] = branch(double, 1);
    const source = { repository: null, commit: "f".repeat(40), ref: null, dirty: false };
    measured(double, commit, { artifact: { digest: null }, profile: { source } });
    const found = await find(double, commit?.sha ?? "");
    expect(found.state === "found" && found.notes).toEqual([
      expect.stringContaining("no SHA-256"),
      expect.stringContaining("but its profile is for commit ffffffffff"),
    ]);
  });
});

test.each<[string, Partial<Run>, string]>([
  ["a fork's branch named main", { event: "pull_request", headRepository: "mallory/llm" }, "1 from forks"],
  ["another branch", { headBranch: "evil" }, "1 on other branches"],
])("never takes a baseline from %s, even if GitHub's filters fail", async (_, run, expected) => {
  await using double = await githubDouble();
  const [commit] = branch(double, 1);
  measured(double, commit, { run });
  double.state.lies.runs = true;
  expect(await missing(double, commit?.sha ?? "")).toMatch(
    new RegExp(`^absent, baseline-no-run: .* skipped 1 run: ${expected}\\.$`),
  );
  expect(asked(double)).not.toContain("actions/download-artifact");
});

describe("a missing baseline", () => {
  test("is explained if runs exist only for commits that the head isn't based on", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 2);
    measured(double, commits[1]);
    measured(double, addCommit(double.state, { message: "rewritten", parents: [] }));
    measured(double, undefined, { run: { headSha: "d".repeat(40) } });
    expect(await missing(double, commits[0]?.sha ?? "")).toMatch(/^absent, baseline-no-ancestor: /);
  });

  test("costs at most ten requests for history", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 15);
    for (const commit of commits.slice(1)) measured(double, commit);
    expect(await missing(double, commits[0]?.sha ?? "")).toMatch(/^absent, baseline-no-ancestor/);
    expect(asked(double).filter((id) => id === "repos/compare-commits-with-basehead")).toHaveLength(10);
  });

  test.each<[string, Parameters<typeof measured>[2], string]>([
    ["no artifact of this name", { artifact: { name: "p-h100" } }, "absent, baseline-no-artifact"],
    ["expired", { artifact: { expired: true } }, "expired, baseline-expired"],
    ["no zip", { artifact: { zip: Buffer.from("x") } }, "corrupt, baseline-corrupt"],
    ["another version", { profile: { schemaVersion: 2 as 1 } }, "incompatible, baseline-incompatible"],
  ])("gives the only run's reason: %s", async (_, change, expected) => {
    await using double = await githubDouble();
    const [commit] = branch(double, 1);
    measured(double, commit, change);
    expect((await missing(double, commit?.sha ?? "")).split(":")[0]).toBe(expected);
  });

  test("is explained by its most severe cause first, then by all others", async () => {
    await using double = await githubDouble();
    const commits = branch(double, 2);
    const old = measured(double, commits[0], { artifact: { expired: true } });
    const near = measured(double, commits[1], { artifact: { name: "q" } });
    const text = await missing(double, commits[1]?.sha ?? "");
    expect(text).toMatch(/^expired, baseline-expired: /);
    for (const { id } of [old, near]) expect(text).toContain(`Run ${String(id)}`);
  });

  test("costs at most five downloads", async () => {
    await using double = await githubDouble();
    const [commit] = branch(double, 1);
    for (let index = 0; index < 8; index++) measured(double, commit, { artifact: { zip: Buffer.from("x") } });
    expect(await missing(double, commit?.sha ?? "")).toMatch(/^corrupt/);
    expect(asked(double).filter((id) => id === "actions/download-artifact")).toHaveLength(5);
  });

  test.each<[string, Failure, string]>([
    ["our own run", { route: "actions/get-workflow-run", ...refused }, "permissions: actions: read"],
    ["the runs", { route: "actions/list-workflow-runs", ...refused }, "permissions: actions: read"],
    ["the artifacts", { route: "actions/list-workflow-run-artifacts", ...refused }, "permissions: actions: read"],
    ["the bytes", { route: /^GET \/blob\/artifacts\//, status: 403, times: 3, body: "" }, "blob.core.windows.net"],
    ["the base's history", { route: "repos/compare-commits-with-basehead", ...refused }, "permissions: contents: read"],
  ])("is explained if GitHub doesn't give %s", async (_, failure, says) => {
    await using double = await githubDouble();
    const [old, base] = branch(double, 2);
    measured(double, old);
    double.fail(failure);
    expect(await find(double, base?.sha ?? "")).toMatchObject({
      state: "unavailable",
      failure: { help: expect.stringContaining(says) },
    });
  });

  test("isn't replaced by a baseline of a deleted commit", async () => {
    await using double = await githubDouble();
    const [old, base] = branch(double, 2);
    measured(double, old);
    double.fail({ route: "repos/compare-commits-with-basehead", status: 404 });
    expect(await missing(double, base?.sha ?? "")).toMatch(/^absent, baseline-no-ancestor: /);
  });

  test("ends at once after a stop signal", async () => {
    await using double = await githubDouble();
    await expect(find(double, null, { stop: AbortSignal.abort("SIGTERM") })).rejects.toThrow(StoppedError);
  });
});
