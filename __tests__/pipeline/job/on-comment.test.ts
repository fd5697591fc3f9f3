import { expect, test } from "@jest/globals";
import type { JobContext } from "../../../src/pipeline/job/job-context.ts";
import { acceptComment } from "../../../src/pipeline/job/on-comment.ts";
import {
  addPull,
  commentPayload,
  githubDouble,
  type Double,
  type JobOptions,
  type Pull,
} from "../../fixtures/github/index.ts";
import { runJobHere } from "./support/job.ts";

const comment = { author: "ada", body: "/llm-profile bisect" };

/** The job that a comment on pull request 7 starts. */
async function commented(double: Double, pull: Pull, change: Partial<JobOptions> = {}): Promise<JobContext> {
  const found: JobContext[] = [];
  const payload = commentPayload(double.state, pull, comment);
  await runJobHere(
    async (jobContext) => {
      found.push(await acceptComment(jobContext));
      return { exitCode: 0 };
    },
    double,
    { event: "issue_comment", payload, ...change },
  );
  const [jobContext] = found;
  if (jobContext === undefined) throw new Error("There's no job.");
  return jobContext;
}

test.each(["write", "admin"] as const)("accepts a comment by someone who may %s", async (permission) => {
  await using double = await githubDouble();
  const pull = addPull(double.state, { number: 7, baseRef: "release" });
  double.state.collaborators.set(comment.author, permission);
  const { problem, job, context } = await commented(double, pull);
  expect([problem, context.pullRequestBase]).toEqual([null, "release"]);
  expect(job?.pullRequest).toMatchObject({ number: 7, headSha: pull.headSha, fork: false });
});

test.each<[string, (double: Double, pull: Pull) => Partial<JobOptions> | undefined, string]>([
  ["the author only reads", ({ state }) => void state.collaborators.set(comment.author, "read"), "write access"],
  [
    "GitHub doesn't say what the author may do",
    (double) => void double.fail({ route: "repos/get-collaborator-permission-level", status: 404 }),
    "permission",
  ],
  ["there's no token", () => ({ inputs: { token: "" } }), "`token` is empty"],
  ["the pull request is closed", (_, pull) => void (pull.state = "closed"), "isn't open"],
  [
    "the comment is on an issue",
    ({ state }, pull) => {
      const payload = commentPayload(state, pull, comment);
      return { payload: { ...payload, issue: { ...Object(payload["issue"]), pull_request: undefined } } };
    },
    "isn't on a pull request",
  ],
])("refuses a comment when %s", async (_where, change, why) => {
  await using double = await githubDouble();
  const pull = addPull(double.state, { number: 7 });
  double.state.collaborators.set(comment.author, "admin");
  const { problem, job } = await commented(double, pull, change(double, pull) ?? {});
  expect(problem).toMatchObject({ id: "comment-refused", exitCode: 2, why: expect.stringContaining(why) });
  expect(job?.pullRequest).toBeNull();
});
