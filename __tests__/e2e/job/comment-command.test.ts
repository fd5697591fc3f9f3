import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { commentPayload } from "../../fixtures/github/index.ts";
import { runJob } from "./support/job.ts";
import { pullScenario } from "./support/scenario.ts";

// Who else is refused: __tests__/pipeline/job/on-comment.test.ts and __tests__/pipeline/choose-base.system.test.ts.

test("measures on a comment only if its author may write and the code isn't a fork's", async () => {
  await using scenario = await pullScenario("sdpa", "unchanged");
  const { double, repository, pull } = scenario;
  const comment = { author: "ada", body: "/llm-profile bisect" };
  const commented = async () => {
    const job = await runJob({
      ...{ double, repository, event: "issue_comment", depth: 0 },
      payload: commentPayload(double.state, pull, comment),
      inputs: { baseline: "same-job", rounds: "2", bisect: "true", setup: "touch ran" },
    });
    return { ...job, ran: existsSync(join(job.job.workspace, "ran")) };
  };
  const refused = await commented();
  expect([refused.code, refused.ran, refused.comments]).toEqual([2, false, []]);

  double.state.collaborators.set(comment.author, "write");
  const { code, ran, comments, text, artifacts } = await commented();
  expect([code, ran]).toEqual([0, true]);
  expect(comments).toMatchObject([
    { issue: pull.number, body: expect.stringContaining("### ✅ Nothing is slower on the GPU") },
  ]);
  expect(text).toContain("No bisect: this run has no slowdown");
  expect(artifacts.filter((name) => name.includes("bisect"))).toEqual([]);

  // A fork's code doesn't run next to secrets, whoever asks for it, and the answer says why.
  pull.headRepository = "stranger/llm";
  const fork = await commented();
  expect([fork.code, fork.ran, fork.comments.length]).toEqual([2, false, 1]);
  expect(fork.comments[0]?.body).toContain("fork");
});
