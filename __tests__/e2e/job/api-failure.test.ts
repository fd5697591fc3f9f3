import { describe, expect, test } from "@jest/globals";
import {
  actionsBot,
  addComment,
  addPull,
  githubDouble,
  workflowRunPayload,
  type Double,
} from "../../fixtures/github/index.ts";
import { brokenBudget, warnings } from "./support/broken-budget.ts";
import { runJob } from "./support/job.ts";
import { hold, refused, type TroubleCase } from "./support/failure-case.ts";

const marker = "<!-- llm-profile:Profile%20%2F%20profile -->";

const list = "issues/list-comments";
const write = /Add `permissions: pull-requests: write` to the job\./;
const ours = (double: Double): void => {
  addPull(double.state, { number: 7 });
  addComment(double.state, { issue: 7, body: `${marker}\nold`, user: actionsBot });
};
// Each refusal of GitHub's by itself: __tests__/publish/comment/upsert-comment.test.ts.
const commentCases: readonly TroubleCase[] = [
  {
    name: "may not comment",
    permissions: { actions: "read", contents: "read", "pull-requests": "read" },
    warns: [
      new RegExp(`^Couldn't comment on pull request #7 .*The token lacks .pull-requests: write.*${write.source}`),
    ],
    comments: 0,
  },
  { name: "meets a failing server, once", fail: [{ route: list, status: 502 }], warns: [], comments: 1 },
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
    warns: [/^Couldn't read pull request #7 of octo-org\/llm\. .*`permissions: pull-requests: read`/],
    comments: 1,
  },
];

describe("the token that comments", () => {
  test.each(commentCases)("$name", hold);
});

test("mode comment, where the token may not list pull requests, fails nothing", async () => {
  await using double = await githubDouble();
  const { run } = await brokenBudget(double);
  double.state.comments.splice(0);
  Object.assign(run, { status: "completed", conclusion: "failure" });
  double.fail({ route: "pulls/list", ...refused });
  const payload = workflowRunPayload(double.state, run);
  const job = await runJob({ double, event: "workflow_run", payload, inputs: { mode: "comment" } });
  expect([job.code, job.comments]).toEqual([0, []]);
  expect(warnings(job)).toEqual([
    expect.stringMatching(
      /^Couldn't list the pull requests in octo-org\/llm\. The token lacks `pull-requests: read`\./,
    ),
  ]);
  expect(job.summary).toContain("### ❌");
});
