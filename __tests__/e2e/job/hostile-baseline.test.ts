import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { githubDouble, zipOf, type Double, type Run } from "../../fixtures/github/index.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { judged, linksOf, withoutMarker } from "./support/judged.ts";
import {
  addMeasuredRun,
  measuredArtifact,
  withFiles,
  withJson,
  zipped,
  type ArtifactFiles,
} from "./support/measured-artifact.ts";

/** What main really is, and what an attacker would have it be: the head is as slow as that. */
let fast: ArtifactFiles;
let slow: ArtifactFiles;
beforeAll(async () => {
  [fast, slow] = await Promise.all([measuredArtifact("sdpa"), measuredArtifact("eager")]);
});

/** GitHub's list, as it would be with this in each entry. */
async function lie(double: Double, operation: string, path: string, change: Readonly<Record<string, unknown>>) {
  const headers = { authorization: `token ${double.state.token.value}` };
  const answer: unknown = await (await fetch(`${double.apiUrl}/repos/octo-org/llm/${path}`, { headers })).json();
  const changed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => ({ ...(entry as object), ...change })) : value;
  const body = Object.fromEntries(Object.entries(answer as object).map(([name, value]) => [name, changed(value)]));
  double.fail({ route: operation, status: 200, body });
}

const untrusted: readonly (readonly [name: string, run: Partial<Run>])[] = [
  ["a fork's branch called main", { headRepository: "mallory/llm" }],
  ["a deleted fork's", { headRepository: null }],
  ["a pull request's code", { event: "pull_request" }],
  ["a pull request's code, with the base's rights", { event: "pull_request_target" }],
  ["started by hand", { event: "workflow_dispatch" }],
  ["another branch", { headBranch: "topic" }],
  ["one that failed", { conclusion: "failure" }],
  ["one that was cancelled", { conclusion: "cancelled" }],
  ["one that still runs", { status: "in_progress", conclusion: null }],
];

describe("runs that anybody could have made", () => {
  test("are passed over, however near, and though GitHub lists them; the good one is taken", async () => {
    await using double = await githubDouble();
    double.state.lies.runs = true;
    let good: Run | undefined;
    const job = await judged(double, (older, newer) => {
      good = addMeasuredRun(double, older, zipped(fast));
      for (const [, run] of untrusted) addMeasuredRun(double, newer, zipped(slow), { run });
    });
    expect(job.comparison.baseline).toMatchObject({
      state: "artifact",
      text: expect.stringContaining(`run ${String(good?.id)} on main`),
    });
    expect([job.code, job.outputs["verdict"]]).toEqual([1, "regressed"]);
    expect(job.comment).toContain("### ❌ Regressed");
  });

  test("are no baseline, each kind said", async () => {
    await using double = await githubDouble();
    double.state.lies.runs = true;
    const job = await judged(double, (_, newer) => {
      for (const [, run] of untrusted) addMeasuredRun(double, newer, zipped(slow), { run });
    });
    expect([job.code, job.outputs["verdict"]]).toEqual([0, "no-baseline"]);
    expect(job.comparison.baseline.state).toBe("absent");
    expect(job.text).toContain(
      "We skipped 9 runs: 2 from forks, 3 not started by a push or schedule, 1 on other branches, 3 not successful.",
    );
    expect(job.comment).toContain("No baseline; no verdict.");
  });

  const lies: readonly (readonly [
    name: string,
    verdict: "no-baseline" | "pass",
    says: RegExp,
    lie: (double: Double, run: Run) => Promise<void>,
  ])[] = [
    ["nobody's: it is taken", "pass", /exactly the commit to compare with/, async () => Promise.resolve()],
    [
      "the run's repository",
      "no-baseline",
      /We skipped 1 run: 1 from another repository\./,
      async (double, { workflowId }) =>
        lie(double, "actions/list-workflow-runs", `actions/workflows/${String(workflowId)}/runs`, {
          repository: { id: 666, full_name: "mallory/llm" },
        }),
    ],
    [
      "the artifact's repository",
      "no-baseline",
      /Run \d+ \(commit [0-9a-f]{10}\) has no artifacts\./,
      async (double, { id }) =>
        lie(double, "actions/list-workflow-run-artifacts", `actions/runs/${String(id)}/artifacts`, {
          workflow_run: { id, repository_id: 4242, head_repository_id: 666 },
        }),
    ],
  ];
  test.each(lies)("another repository, by %s", async (_, verdict, says, tell) => {
    await using double = await githubDouble();
    const job = await judged(double, async (_older, newer) => {
      await tell(double, addMeasuredRun(double, newer, zipped(slow)));
    });
    expect(job.text).toMatch(says);
    expect(job.outputs["verdict"]).toBe(verdict);
  });
});

/**
 * The bytes that a hostile artifact has, beside what it says of itself, and what is said about it. All kinds of damage:
 * __tests__/publish/baseline/read-baseline.test.ts and __tests__/publish/artifact/read-zip.test.ts.
 */
const damaged: readonly {
  readonly name: string;
  readonly zip: (good: ArtifactFiles) => Buffer;
  readonly says: RegExp;
}[] = [
  {
    name: "another schema",
    zip: (good) =>
      zipped(withJson(good, "profile.json", { schemaVersion: 99, tool: { name: "x", version: "9\u001b[31m" } })),
    says: /The artifact's profile\.json \(from x 9.*\) has version 99, but this action reads version 1\./,
  },
  {
    name: "ranges that are none",
    zip: (good) => zipped(withJson(good, "profile.json", { ranges: [{ "</code>@octocat": 1 }] })),
    says: /doesn't match this version's format: ranges\.0\./,
  },
  {
    name: "a zip bomb that lies",
    zip: (good) =>
      zipOf([
        { name: "profile.json", data: Buffer.alloc(65 * 2 ** 20), claimedBytes: 1000 },
        { name: "run.json", data: good.get("run.json") ?? "" },
      ]),
    says: /We can't read the zip file: too many bytes in the stream\. expected 1000/,
  },
  {
    name: "a path out of the folder",
    zip: (good) => zipped(withFiles(good, { "../../escaped.txt": "x" })),
    says: /We can't read the zip file: invalid relative path: \.\.\/\.\.\/escaped\.txt\./,
  },
];

describe("an artifact of a run that may be trusted, with", () => {
  test.each(damaged)("$name is no baseline, and fails nothing", async ({ zip, says }) => {
    await using double = await githubDouble();
    const job = await judged(double, (_, newer) => {
      addMeasuredRun(double, newer, zip(fast));
    });
    expect([job.code, job.outputs["verdict"], job.comparison.baseline.state]).toEqual([
      0,
      "no-baseline",
      "incompatible",
    ]);

    expect(job.text).toMatch(says);
    expect(job.text).toMatch(
      /^There's no baseline to compare with\. Run \d+ \(commit [0-9a-f]{10}\) has an artifact that we can't use\. /m,
    );
    expect(job.stderr).toBe("");
    expect(job.comment).toContain("No baseline; no verdict.");
    expect(faults(withoutMarker(job.comment), linksOf(job, double))).toEqual([]);
    for (const place of [job.job.workspace, job.job.temp, join(job.job.temp, ".."), "/tmp"])
      expect(existsSync(join(place, "escaped.txt"))).toBe(false);
  });

  test("damage is passed over for an older one that is whole, and the comment says so", async () => {
    await using double = await githubDouble();
    const job = await judged(double, (older, newer) => {
      addMeasuredRun(double, older, zipped(fast));
      addMeasuredRun(double, newer, zipped(withFiles(slow, { "../x": "" })));
    });
    expect([job.code, job.outputs["verdict"]]).toEqual([1, "regressed"]);
    expect(job.comparison.baseline.text).toContain("1 commit before");
    expect(job.comment).toMatch(
      /ℹ️ We couldn't use a more recent baseline\. Run \d+ \(commit [0-9a-f]{10}\) has an artifact that we can't use\. We can't read the zip file/,
    );
  });
});
