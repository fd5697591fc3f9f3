import { expect, test } from "@jest/globals";
import { addPull, githubDouble, pullRequestPayload, type Failure } from "../fixtures/github/index.ts";
import { runJob } from "../e2e/job/support/job.ts";
import { warnings } from "../e2e/job/support/broken-budget.ts";

/** What stands between us and GitHub answers in its place, and an earlier step removes the runner's files: told as what it is. */

const page = { status: 200, headers: { "content-type": "text/html" }, body: "<html>Sign in</html>" };
const json = { status: 200, headers: { "content-type": "application/json" } };

async function answered(fail: Failure, env: Readonly<Record<string, string>> = {}) {
  await using double = await githubDouble();
  const pull = addPull(double.state, { number: 7 });
  double.fail(fail);
  return await runJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(double.state, pull), env },
    inputs: { baseline: "artifact", rounds: "1", budgets: "decode.launches <= 10" },
    nsys: "capture() { captured examples/recordings/llm-decode-sdpa/round-1; }",
  });
}

test("explains an HTML page or null from GitHub, and missing runner files, without a stack trace", async () => {
  const gone = { GITHUB_OUTPUT: "/nowhere/output", GITHUB_STATE: "/nowhere/state" };
  const [html, nothing, hidden] = await Promise.all([
    answered({ route: "issues/list-comments", ...page }, gone),
    answered({ ...json, route: "issues/list-comments", body: "null" }),
    answered({ route: "actions/list-workflow-runs", ...page }),
  ]);
  for (const job of [html, nothing, hidden]) {
    expect(job.code).toBe(1);
    expect(job.stderr).toBe("");
    expect(job.text).not.toMatch(/a bug in llm-profile|please report it|at \w+.*\.js:\d+/);
    expect(job.summary).toContain("### ❌");
  }
  expect(warnings(html)).toEqual([
    expect.stringContaining("GITHUB_STATE names (Missing file at path: /nowhere/state)"),
    expect.stringContaining("`run-dir`"),
    expect.stringMatching(/pull request #7 of octo-org\/llm.*text\/html/),
  ]);
  expect(warnings(nothing)).toEqual([expect.stringContaining("status 200 isn't JSON")]);
  // No empty page: a second comment would be written for the one that was not seen.
  expect([html.comments, nothing.comments]).toEqual([[], []]);
  expect(hidden.text).toMatch(/the workflow's runs .*content-type text\/html/);
});
