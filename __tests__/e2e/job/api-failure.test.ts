import { describe, expect } from "@jest/globals";
import {
  actionsBot,
  addComment,
  addPull,
  githubDouble,
  rateLimited,
  secondaryLimit,
  workflowRunPayload,
  type Double,
  type Failure,
} from "../../fixtures/github/index.ts";
import { gitTest as test } from "../../run/support/git-test.ts";
import { brokenBudget, warnings } from "./support/broken-budget.ts";
import { runJob } from "./support/job.ts";
import { hold, refused, type TroubleCase } from "./support/failure-case.ts";

const marker = "<!-- llm-profile:Profile%20%2F%20profile -->";

const list = "issues/list-comments";
const create = "issues/create-comment";
const write = /Add `permissions: pull-requests: write` to the job\./;
const ours = (double: Double): void => {
  addPull(double.state, { number: 7 });
  addComment(double.state, { issue: 7, body: `${marker}\nold`, user: actionsBot });
};
const commentCases: readonly TroubleCase[] = [
  {
    name: "may not list comments",
    fail: [{ route: list, ...refused }],
    warns: [
      /^Could not list the comments of pull request #7 of octo-org\/llm\. The token lacks `pull-requests: read`\./,
    ],
    comments: 0,
  },
  {
    name: "may not comment",
    permissions: { actions: "read", contents: "read", "pull-requests": "read" },
    warns: [
      new RegExp(`^Could not comment on pull request #7 .*The token lacks .pull-requests: write.*${write.source}`),
    ],
    comments: 0,
  },
  {
    name: "may not edit what is there",
    seed: ours,
    fail: [{ route: "issues/update-comment", ...refused }],
    warns: [new RegExp(`^Could not update the comment on pull request #7 .*${write.source}`)],
    comments: 1,
  },
  {
    name: "is not known any more",
    fail: [{ route: list, status: 401, body: { message: "Bad credentials" } }],
    warns: [/GitHub does not accept the token\. \(401: Bad credentials\) Leave `token` out, for the job's own/],
    comments: 0,
  },
  {
    name: "asks of a conversation that is locked",
    seed: (double) => {
      addPull(double.state, { number: 7 });
      double.state.locked.push(7);
    },
    warns: [/The conversation is locked\. .* Unlock the conversation, or set `comment: never`\./],
    comments: 0,
  },
  {
    name: "finds nothing (404)",
    fail: [{ route: list, status: 404, body: { message: "Not Found" } }],
    warns: [/It is gone, or the token may not see it: .* `pull-requests: read` is needed\./],
    comments: 0,
  },
  { name: "finds it gone (410)", fail: [{ route: create, status: 410 }], warns: [/\(410: /], comments: 0 },
  {
    name: "is refused the text (422)",
    fail: [{ route: create, status: 422, body: { message: "Validation Failed", errors: [{ code: "custom" }] } }],
    warns: [/GitHub refused the request\. \(422: Validation Failed: \[\{"code":"custom"\}\]\) Please report it/],
    comments: 0,
  },
  { name: "is told to be slower (403)", fail: [secondaryLimit(list, 1)], warns: [], comments: 1 },
  {
    name: "is told to be slower (429)",
    fail: [{ ...secondaryLimit(create, 1), status: 429 }],
    warns: [],
    comments: 1,
  },
  {
    name: "has used up its hour",
    fail: [rateLimited(create, 3000)],
    warns: [/The token may ask again from 20\d\d-.*Run the job again later; .* a `token` of its own\./],
    comments: 0,
  },
  { name: "meets a failing server, once", fail: [{ route: list, status: 502 }], warns: [], comments: 1 },
  {
    name: "meets a failing server, each time",
    fail: [{ route: list, status: 500, times: 9 }],
    warns: [/GitHub failed\. \(500: .*githubstatus\.com/],
    comments: 0,
  },
  { name: "is cut off while listing", fail: [{ route: list, drop: 20 }], warns: [], comments: 1 },
  {
    name: "is cut off after its comment was written: it is not written twice",
    fail: [{ route: create, status: 502, processed: true }],
    warns: [],
    comments: 1,
  },
  {
    name: "finds its comment deleted meanwhile: there is a new one",
    seed: ours,
    fail: [{ route: "issues/update-comment", status: 404, body: { message: "Not Found" } }],
    warns: [],
    comments: 1,
  },
  {
    name: "cannot ask whether the head is still the same: it comments all the same",
    fail: [{ route: "pulls/get", ...refused }],
    warns: [/^Could not read pull request #7 of octo-org\/llm\. .*`permissions: pull-requests: read`/],
    comments: 1,
  },
];

describe("the token that comments", () => {
  test.each(commentCases)("$name", hold);
});

const commentJobCases: readonly (readonly [name: string, fail: Failure, says: RegExp, summary: string])[] = [
  [
    "list artifacts",
    { route: "actions/list-workflow-run-artifacts", ...refused },
    /^Could not list the artifacts of run \d+\. The token lacks `actions: read`\./,
    "### ❔ No result",
  ],
  [
    "list pull requests",
    { route: "pulls/list", ...refused },
    /^Could not list the pull requests of octo-org\/llm\. The token lacks `pull-requests: read`\./,
    "### ❌",
  ],
  [
    "comment",
    { route: create, ...refused },
    new RegExp(`^Could not comment on pull request #7 .*${write.source}`),
    "### ❌",
  ],
];

test.each(commentJobCases)(
  "mode comment, where the token may not %s, fails nothing",
  async (_, fail, says, summary) => {
    await using double = await githubDouble();
    const { run } = await brokenBudget(double);
    double.state.comments.splice(0);
    Object.assign(run, { status: "completed", conclusion: "failure" });
    double.fail(fail);
    const payload = workflowRunPayload(double.state, run);
    const job = await runJob({ double, event: "workflow_run", payload, inputs: { mode: "comment" } });
    expect([job.code, job.comments]).toEqual([0, []]);
    expect(warnings(job)).toEqual([expect.stringMatching(says)]);
    expect(job.summary).toContain(summary);
  },
);
