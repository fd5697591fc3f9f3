import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { randomOf } from "../../../../bench/statistics/random.ts";
import { createRecordFile, type RecordFile } from "../../../../src/features/history/model/stored.ts";
import type { Sleep } from "../../../../src/github/api/wait-budget.ts";
import { writeRecords } from "../../../../src/features/history/effects/write-records.ts";
import { githubDouble, type Double, type DoubleOptions } from "../../../fixtures/github/index.ts";
import { madeHistoryRange, madeRecord } from "../support/history-records.ts";
import { testDirectory } from "../../../run/support/directory.ts";
import { asked, failureOf, testApi } from "../../../github/api/support.ts";
import { filesOf, gitOf, problemsOf } from "./support/branch.ts";

const place = { repository: { owner: "octo-org", name: "llm" }, branch: "llm-profile-history" };

function fileOf(run: number, job = "bench"): RecordFile {
  return createRecordFile(madeRecord({ run: { id: run, attempt: 1, job } }));
}

async function withGit(options: DoubleOptions = {}): Promise<Double> {
  return githubDouble({ git: join(testDirectory(), "origin.git"), ...options });
}

/** The real clock, 25 times as fast. */
const fast: Sleep = async (duration, stop) => {
  await wait(duration / 25, undefined, { signal: stop }).catch(() => undefined);
};

function write(double: Double, files: readonly RecordFile[]) {
  return writeRecords(testApi(double, { sleep: fast }).api, place, files, "Add records");
}

describe("the history branch", () => {
  test("is created without a parent and gets one commit per run", async () => {
    await using double = await withGit();
    const [first, second, third] = [fileOf(1), fileOf(2, "bench (1)"), fileOf(2, "bench (2)")];
    expect(await write(double, [first])).toEqual({ added: [first.path], present: [], differing: [] });
    await write(double, [second, third]);
    expect(filesOf(double, place.branch)).toEqual(
      new Map([first, second, third].map(({ path, text }) => [path, text])),
    );
    const git = gitOf(double);
    expect(git("log", "--format=%s<%P>", place.branch).split("\n")).toEqual([
      `Add records<${git("rev-parse", `${place.branch}^`)}>`,
      "Add records<>",
    ]);
    expect(problemsOf(double)).toBe("");
  });

  test("keeps other files and existing records", async () => {
    await using double = await withGit();
    const [mine, other] = [fileOf(1), fileOf(2)];
    await write(double, [mine, { path: "README.md", text: "Records\n" }]);
    const before = double.state.git?.branch(place.branch);
    expect(await write(double, [mine])).toEqual({ added: [], present: [mine.path], differing: [] });
    expect(double.state.git?.branch(place.branch)).toBe(before);

    const changed = createRecordFile(
      madeRecord({ run: { id: 1, attempt: 1, job: "bench" }, ranges: [madeHistoryRange({ launches: 11 })] }),
    );
    expect(await write(double, [changed, other])).toEqual({ added: [other.path], present: [], differing: [mine.path] });
    expect(filesOf(double, place.branch)).toEqual(
      new Map([
        ["README.md", "Records\n"],
        [mine.path, mine.text],
        [other.path, other.text],
      ]),
    );
  });

  test("is recreated if somebody deleted it", async () => {
    await using double = await withGit();
    await write(double, [fileOf(1)]);
    double.fail({ route: "git/create-commit", delayMs: 100 });
    const writing = write(double, [fileOf(2)]);
    await until(() => asked(double).filter((id) => id === "git/create-commit").length === 2);
    double.state.git?.deleteBranch(place.branch);
    expect(await writing).toMatchObject({ added: [fileOf(2).path] });
    expect([...filesOf(double, place.branch).keys()]).toEqual([fileOf(2).path]);
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(5);
}

test.each([1, 2])("keeps every record of six concurrent writers (seed %i)", async (seed) => {
  const { between } = randomOf(seed);
  await using double = await withGit({ latencyMs: () => between(1, 5) });
  // One begins without a branch.
  if (seed % 2 === 0) await write(double, [fileOf(1000)]);
  const before = filesOrNone(double);
  const runs = Array.from({ length: 6 }, (_, run) => [fileOf(run + 1, "bench (1)"), fileOf(run + 1, "bench (2)")]);
  const written = await Promise.all(runs.map(async (files) => write(double, files)));
  expect(written.map(({ added }) => added)).toEqual(runs.map((files) => files.map(({ path }) => path)));
  const wanted = new Map([...before, ...runs.flat().map(({ path, text }) => [path, text] as const)]);
  expect(filesOf(double, place.branch)).toEqual(wanted);
  // One after the other, and each run in one commit.
  const git = gitOf(double);
  expect(git("rev-list", "--count", place.branch)).toBe(String(6 + before.size));
  expect(git("rev-list", "--count", "--merges", place.branch)).toBe("0");
  expect(problemsOf(double)).toBe("");
});

function filesOrNone(double: Double): ReadonlyMap<string, string> {
  return double.state.git?.branch(place.branch) == null ? new Map() : filesOf(double, place.branch);
}

const operations = [
  ...["git/get-ref", "git/get-commit", "git/get-tree", "git/create-tree", "git/create-commit", "git/update-ref"],
];

describe("a failure while writing", () => {
  test.each([
    ...operations.flatMap((route) => [
      { route, name: "answers 502 once", status: 502 },
      { route, name: "loses its answer", drop: true, processed: true },
    ]),
    { route: "git/update-ref", name: "reports a conflict once", status: 409 },
  ])("adds the record once although $route $name", async (failure) => {
    await using double = await withGit();
    await write(double, [fileOf(1)]);
    double.fail(failure);
    await write(double, [fileOf(2)]);
    expect([...filesOf(double, place.branch).keys()]).toEqual([fileOf(1).path, fileOf(2).path].toSorted());
    expect(gitOf(double)("rev-list", "--count", place.branch)).toBe("2");
  });

  test("retries until the waiting time is used up if others always write first", async () => {
    await using double = await withGit();
    await write(double, [fileOf(1)]);
    double.fail({
      route: "git/update-ref",
      status: 422,
      times: 1e6,
      body: { message: "Update is not a fast forward" },
    });
    const { api, waits } = testApi(double, { limitMs: 300_000 });
    const failure = await failureOf(writeRecords(api, place, [fileOf(2)], "Add records"));
    expect(failure).toMatchObject({ kind: "conflict", status: 422, diagnostic: { id: "github-failed" } });
    const waited = waits.reduce((sum, ms) => sum + ms, 0);
    expect(waited).toBeGreaterThan(100_000);
    expect(waited).toBeLessThanOrEqual(120_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
    expect([...filesOf(double, place.branch).keys()]).toEqual([fileOf(1).path]);
  });

  test("reports a repository rule's refusal at once", async () => {
    await using double = await withGit();
    await write(double, [fileOf(1)]);
    double.fail({ route: "git/update-ref", status: 422, body: { message: "Repository rule violations found" } });
    const failure = await failureOf(write(double, [fileOf(2)]));
    expect(failure.message).toContain("Repository rule violations found");
    expect(asked(double).filter((id) => id === "git/update-ref")).toHaveLength(1);
  });

  test("says which permission a read-only token lacks", async () => {
    await using double = await withGit({ permissions: { contents: "read" } });
    const { diagnostic } = await failureOf(write(double, [fileOf(1)]));
    expect(diagnostic).toMatchObject({
      id: "permission-missing",
      help: expect.stringContaining("`permissions: contents: write`"),
    });
    expect(asked(double)).toEqual(["git/get-ref", "git/create-tree"]);
  });

  test("rejects a damaged response", async () => {
    await using double = await withGit();
    double.fail({ route: "git/create-tree", status: 201, body: { sha: 7 } });
    const { diagnostic } = await failureOf(write(double, [fileOf(1)]));
    expect(diagnostic.id).toBe("github-failed");
    expect(double.state.git?.branch(place.branch)).toBeNull();
  });
});

test.each([
  { route: "git/create-tree", branch: "grows" },
  { route: "git/create-commit", branch: "grows" },
  { route: "git/update-ref", branch: "grows" },
  { route: "git/create-commit", branch: "is made" },
  { route: "git/create-ref", branch: "is made" },
])("leaves a readable branch if the writer is killed at $route while the branch $branch", async ({ route, branch }) => {
  await using double = await withGit();
  const [old, mine] = [fileOf(1), fileOf(2)];
  const before = branch === "grows" ? [old] : [];
  if (before.length > 0) await write(double, before);
  const count = asked(double).filter((id) => id === route).length;
  // The request has its effect, and its answer never comes.
  double.fail({ route, delayMs: 60_000 });
  const child = spawn(process.execPath, [new URL("support/writer.ts", import.meta.url).pathname], {
    env: { API_URL: double.apiUrl, TOKEN: double.state.token.value, FILE: JSON.stringify(mine) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  await until(() => asked(double).filter((id) => id === route).length > count || child.exitCode !== null);
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  const isMoved = route === "git/update-ref" || route === "git/create-ref";
  const wanted = [...before, ...(isMoved ? [mine] : [])];
  expect(filesOrNone(double)).toEqual(new Map(wanted.map(({ path, text }) => [path, text])));
  expect(problemsOf(double)).toBe("");
  // Whoever comes next adds what is missing.
  await write(double, [mine]);
  expect(filesOf(double, place.branch).get(mine.path)).toBe(mine.text);
});
