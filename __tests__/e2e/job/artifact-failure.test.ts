import { beforeAll, describe, expect } from "@jest/globals";
import { addCommit, rateLimited, type Failure } from "../../fixtures/github/index.ts";
import { gitTest as test } from "../../run/support/git-test.ts";
import { brokenBudget } from "./support/broken-budget.ts";
import { runOf } from "./support/job.ts";
import { addMeasuredRun, measuredArtifact, zipped, type ArtifactFiles } from "./support/measured-artifact.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { hold, refused, type TroubleCase } from "./support/failure-case.ts";

const service = (method: string): RegExp => new RegExp(`ArtifactService/${method}`);
const twirp = (code: string, msg: string) => ({ code, msg });
const artifactCases: readonly TroubleCase[] = [
  {
    name: "its name is taken",
    fail: [
      {
        route: service("CreateArtifact"),
        status: 409,
        body: twirp("already_exists", "an artifact with this name already exists on the workflow run"),
      },
    ],
    warns: [
      /^The artifact llm-profile-profile was not uploaded\. .*Give each use of the action within one job its own `artifact-name`/,
    ],
    comments: 1,
    artifacts: 1,
  },
  {
    name: "the storage is full",
    fail: [
      {
        route: service("CreateArtifact"),
        status: 403,
        body: twirp("permission_denied", "Artifact storage quota has been hit."),
      },
    ],
    warns: [/The storage is used up\. .*Delete old artifacts/],
    comments: 1,
    artifacts: 0,
  },
  {
    name: "the storage refuses the bytes",
    fail: [{ route: /^PUT \/blob\//, status: 403, body: "<Error><Code>AuthenticationFailed</Code></Error>" }],
    warns: [/^The artifact llm-profile-profile was not uploaded\. The upload failed\..*Run the job again/],
    comments: 1,
    artifacts: 1,
  },
  {
    name: "it cannot be finished",
    fail: [
      { route: service("FinalizeArtifact"), status: 400, body: twirp("invalid_argument", "the hash does not match") },
    ],
    warns: [/^The artifact llm-profile-profile was not uploaded\. The upload failed\..*the hash does not match/],
    comments: 1,
    artifacts: 1,
  },
  {
    name: "only the reports fail",
    fail: [{ route: /^PUT \/blob\/uploads\/\d+-3/, status: 403, body: "<Error/>" }],
    warns: [/^The artifact llm-profile-profile-reports was not uploaded\./],
    comments: 1,
    artifacts: 2,
  },
  {
    name: "only the page fails",
    fail: [{ route: /^PUT \/blob\/uploads\/\d+-2/, status: 403, body: "<Error/>" }],
    warns: [/^The artifact llm-profile-profile-report\.html was not uploaded\./],
    comments: 1,
    artifacts: 2,
  },
  {
    name: "GitHub Enterprise Server takes none",
    // The package's own words would say to try again.
    env: { GITHUB_SERVER_URL: "https://ghes.example.org" },
    warns: [/This is a GitHub Enterprise Server\. .*Upload the directory of the output `run-dir` in a later step/],
    comments: 1,
    artifacts: 0,
  },
  {
    name: "the runner gave no right",
    env: { ACTIONS_RUNTIME_TOKEN: undefined },
    warns: [/The runner has given this process no right to upload\./],
    comments: 1,
    artifacts: 0,
  },
];

describe("the artifact:", () => {
  test.each(artifactCases)("$name", hold);
});

const missing = /^There is no baseline to compare with\. /m;
const baselineCases: readonly {
  readonly name: string;
  readonly fail: readonly Failure[];
  /** The base commit itself was measured, unless told otherwise. */
  readonly older?: true;
  readonly says: readonly RegExp[];
  /** `failed` where there may be one, unless told otherwise. */
  readonly state?: "absent" | "artifact";
}[] = [
  {
    name: "this run cannot be read",
    fail: [{ route: "actions/get-workflow-run", ...refused }],
    says: [
      missing,
      /Could not read run \d+, this one\. The token lacks `actions: read`\. .*`permissions: actions: read`/,
    ],
  },
  {
    name: "runs cannot be listed",
    fail: [{ route: "actions/list-workflow-runs", ...refused }],
    says: [missing, /Could not list the workflow's runs on the baseline's branch\. The token lacks `actions: read`\./],
  },
  {
    name: "runs cannot be found",
    fail: [{ route: "actions/list-workflow-runs", status: 404 }],
    says: [missing, /\(404: .*`permissions: actions: read`/],
  },
  {
    name: "runs cannot be listed for an hour",
    fail: [rateLimited("actions/list-workflow-runs", 3600)],
    says: [missing, /The token may ask again from 20/],
  },
  {
    name: "runs can be listed the second time",
    fail: [{ route: "actions/list-workflow-runs", drop: true }],
    says: [/^Measured by run \d+ on main/m],
    state: "artifact",
  },
  {
    name: "artifacts cannot be listed",
    fail: [{ route: "actions/list-workflow-run-artifacts", ...refused }],
    says: [missing, /Could not list the artifacts of run \d+\. The token lacks `actions: read`\./],
  },
  {
    name: "the artifact is gone",
    fail: [{ route: "actions/download-artifact", status: 410 }],
    says: [missing, /GitHub says that it is gone \(410\)\. Run the workflow on the branch again/],
    state: "absent",
  },
  {
    name: "the storage drops the line, once",
    fail: [{ route: /^GET \/blob\/artifacts\//, drop: 100 }],
    says: [/^Measured by run \d+ on main/m],
    state: "artifact",
  },
  {
    name: "the storage refuses",
    fail: [{ route: /^GET \/blob\/artifacts\//, status: 403, times: 3, body: "<Error/>" }],
    says: [missing, /In 3 tries: The storage answered 403\. .*\*\.blob\.core\.windows\.net/],
  },
  {
    name: "commits cannot be compared",
    fail: [{ route: "repos/compare-commits-with-basehead", ...refused }],
    older: true,
    says: [
      missing,
      /Could not compare the commits .*The token lacks `contents: read`\. .*`permissions: contents: read`/,
    ],
  },
  {
    name: "an old commit is gone",
    fail: [{ route: "repos/compare-commits-with-basehead", status: 404 }],
    older: true,
    says: [missing, /None of the newest good runs on main is of a commit on which/],
    state: "absent",
  },
];

describe("a baseline of an artifact, where", () => {
  let files: ArtifactFiles;
  beforeAll(async () => {
    files = await measuredArtifact("sdpa");
  });

  test.each(baselineCases)("$name", async ({ fail, older = false, says, state = "failed" }) => {
    await using double = await threeDaysAgo();
    const old = addCommit(double.state, { message: "old" });
    const base = addCommit(double.state, { message: "base", parents: [old.sha], branch: "main" });
    addMeasuredRun(double, older ? old.sha : base.sha, zipped(files));
    for (const failure of fail) double.fail(failure);
    const job = await brokenBudget(double, { inputs: { baseline: "artifact" } });
    for (const one of says) expect(job.text).toMatch(one);
    expect(JSON.parse((await runOf(job)).text("comparison.json"))).toMatchObject({ baseline: { state } });
    expect(job.comments[0]?.body).toContain(state === "artifact" ? "3 days ago" : "No baseline; no verdict.");
    expect([job.comments.length, job.artifacts.length]).toEqual([1, 3]);
  });
});
