import { beforeAll, describe, expect, test } from "@jest/globals";
import { addCommit, type Failure } from "../../fixtures/github/index.ts";
import { brokenBudget } from "./support/broken-budget.ts";
import { runOf } from "./support/job.ts";
import { addMeasuredRun, measuredArtifact, zipped, type ArtifactFiles } from "./support/measured-artifact.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { hold, refused, type TroubleCase } from "./support/failure-case.ts";

const service = (method: string): RegExp => new RegExp(`ArtifactService/${method}`);
// Each failure by itself: __tests__/publish/artifact/upload.test.ts.
const artifactCases: readonly TroubleCase[] = [
  {
    name: "the storage is full",
    fail: [
      {
        route: service("CreateArtifact"),
        status: 403,
        body: { code: "permission_denied", msg: "Artifact storage quota has been hit." },
        times: 2, // An unnamed one is asked for first, to learn the service's version.
      },
    ],
    warns: [/The account's artifact storage is full\. .*Delete old artifacts/],
    comments: 1,
    artifacts: 0,
  },
  {
    name: "only the reports fail",
    fail: [{ route: /^PUT \/blob\/uploads\/\d+-3/, status: 403, body: "<Error/>" }],
    warns: [/^The artifact llm-profile-profile-reports wasn't uploaded\./],
    comments: 1,
    artifacts: 2,
  },
];

describe("the artifact:", () => {
  test.each(artifactCases)("$name", hold);
});

const missing = /^There's no baseline to compare with\. /m;
// Each failure by itself: __tests__/publish/baseline/find-baseline.test.ts.
const baselineCases: readonly {
  readonly name: string;
  readonly fail: Failure;
  readonly says: readonly RegExp[];
  readonly state: "failed" | "absent" | "artifact";
}[] = [
  {
    name: "this run cannot be read",
    fail: { route: "actions/get-workflow-run", ...refused },
    says: [
      missing,
      /Couldn't read this run \(\d+\)\. The token lacks `actions: read`\. .*`permissions: actions: read`/,
    ],
    state: "failed",
  },
  {
    name: "the artifact is gone",
    fail: { route: "actions/download-artifact", status: 410 },
    says: [missing, /GitHub says the artifact is gone \(410\)\. Rerun the workflow on the branch/],
    state: "absent",
  },
  {
    name: "the storage drops the line, once",
    fail: { route: /^GET \/blob\/artifacts\//, drop: 100 },
    says: [/^Measured by run \d+ on main/m],
    state: "artifact",
  },
];

describe("a baseline of an artifact, where", () => {
  let files: ArtifactFiles;
  beforeAll(async () => {
    files = await measuredArtifact("sdpa");
  });

  test.each(baselineCases)("$name", async ({ fail, says, state }) => {
    await using double = await threeDaysAgo();
    const base = addCommit(double.state, { message: "base", branch: "main" });
    addMeasuredRun(double, base.sha, zipped(files));
    double.fail(fail);
    const job = await brokenBudget(double, { inputs: { baseline: "artifact" } });
    for (const one of says) expect(job.text).toMatch(one);
    expect(JSON.parse((await runOf(job)).text("comparison.json"))).toMatchObject({ baseline: { state } });
    expect(job.comments[0]?.body).toContain(state === "artifact" ? "3 days ago" : "No baseline; no verdict.");
    expect([job.comments.length, job.artifacts.length]).toEqual([1, 3]);
  });
});
