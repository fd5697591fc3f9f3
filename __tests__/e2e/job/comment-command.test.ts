import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { commentPayload, type Double, type Pull } from "../../fixtures/github/index.ts";
import { runJob, type JobRequest } from "./support/job.ts";
import { pullScenario, type PullScenario } from "./support/scenario.ts";

const comment = { author: "ada", body: "/llm-profile bisect" };

/** The job of a comment, once its `if:` has let it start, and whether anything of the pull request ran. */
async function commented({ double, repository, pull }: PullScenario, change: Partial<JobRequest> = {}) {
  const job = await runJob({
    ...{ double, repository, event: "issue_comment", depth: 0 },
    payload: commentPayload(double.state, pull, comment),
    inputs: { baseline: "same-job", rounds: "2", bisect: "true", setup: "touch ran" },
    ...change,
  });
  return { ...job, ran: existsSync(join(job.job.workspace, "ran")) };
}

test("what runs where the author may write: the pull request is measured, and answered", async () => {
  await using scenario = await pullScenario("sdpa", "unchanged");
  const { double, pull } = scenario;
  double.state.collaborators.set(comment.author, "write");
  const { code, ran, comments, text, artifacts } = await commented(scenario);
  expect([code, ran]).toEqual([0, true]);
  expect(comments).toMatchObject([{ issue: pull.number, body: expect.stringContaining("### ✅ Pass") }]);
  expect(text).toContain("No bisect: this run has no slowdown that fails the job.");
  expect(artifacts.filter((name) => name.includes("bisect"))).toEqual([]);
});

test.each<[string, (double: Double, scenario: PullScenario) => Partial<JobRequest>, string]>([
  ["the author may only read", () => ({}), "ada doesn't have write access to this repository."],
  [
    "GitHub doesn't say what the author may do",
    (double) => {
      double.fail({ route: "repos/get-collaborator-permission-level", status: 404 });
      return {};
    },
    "Couldn't read the comment author's permission.",
  ],
  ["there's no token", () => ({ inputs: { bisect: "true", setup: "touch ran", token: "" } }), "`token` is empty"],
  [
    "the pull request is closed",
    (double, { pull }) => {
      pull.state = "closed";
      double.state.collaborators.set(comment.author, "admin");
      return {};
    },
    "The pull request isn't open.",
  ],
  [
    "the comment is on an issue",
    (double, { pull }) => {
      double.state.collaborators.set(comment.author, "admin");
      const payload = commentPayload(double.state, pull, comment);
      const issue = { ...Object(payload["issue"]), pull_request: undefined };
      return { payload: { ...payload, issue }, ref: "refs/heads/main" };
    },
    "The comment isn't on a pull request.",
  ],
])("nothing runs where %s", async (_where, prepare, says) => {
  await using scenario = await pullScenario("sdpa", "eager");
  const { code, ran, text, comments } = await commented(scenario, prepare(scenario.double, scenario));
  expect([code, ran, comments]).toEqual([2, false, []]);
  expect(text).toContain(says);
});

test.each<[string, (pull: Pull) => void, string]>([
  [
    "it is a fork's",
    (pull) => {
      pull.headRepository = "stranger/llm";
    },
    "We don't run a fork's code on `issue_comment`",
  ],
  [
    "something was pushed since the checkout",
    (pull) => {
      pull.headSha = "0123456789".repeat(4);
    },
    "The checkout isn't the pull request",
  ],
])("nothing runs, and the answer says why, where %s", async (_where, change, says) => {
  await using scenario = await pullScenario("sdpa", "eager");
  const { double, pull } = scenario;
  double.state.collaborators.set(comment.author, "admin");
  change(pull);
  const { code, ran, text, comments } = await commented(scenario);
  expect([code, ran, comments.map(({ issue }) => issue)]).toEqual([2, false, [pull.number]]);
  expect(text).toContain(says);
});
