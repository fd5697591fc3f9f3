import { expect, test } from "@jest/globals";
import { githubDouble } from "../../fixtures/github/index.ts";
import { commentFaults, commentJob, forkJob, writes } from "./support/fork-run.ts";
import { artifactName } from "./support/measured-artifact.ts";

// What else a job of mode `comment` meets: __tests__/pipeline/job/comment-job.test.ts.
test("a fork's pull request is measured without a comment, and gets it from the workflow that may write", async () => {
  await using double = await githubDouble();
  const { job, pull } = await forkJob(double);
  expect([job.code, job.outputs["verdict"], job.comments]).toEqual([1, "regressed", []]);
  expect(job.text).toContain("the pull request comes from a fork");
  expect(job.log.annotations.filter(({ level }) => level === "warning")).toEqual([]);
  expect(job.summary).toContain("### ❌ Regressed");
  expect([job.artifacts[0], writes(double)]).toEqual([artifactName, []]);

  const comment = await commentJob(double, job.run);
  expect([comment.code, comment.outputs["verdict"]]).toEqual([0, "regressed"]);
  expect(comment.log.annotations).toEqual([]);
  expect(comment.comments).toMatchObject([{ issue: pull.number, body: expect.stringContaining("### ❌ Regressed") }]);
  expect(comment.comments[0]?.body).toContain("which ran the pull request's own code");
  expect(comment.outputs["comment-url"]).toContain("/pull/7#issuecomment-");
  expect(comment.summary).toContain("### ❌ Regressed");
  expect(commentFaults(comment, double, job.run)).toEqual([]);
  // A page that the fork's code may have written is no link to give to people.
  expect(comment.comments[0]?.body).toMatch(/\n\[All files\]\([^)]+\) · \[Run\]\([^)]+\) · /);
  // Nor are commits that it may have chosen something to check out and run.
  expect(comment.comments[0]?.body).not.toContain("git checkout");
  expect(writes(double)).toEqual(["issues/create-comment"]);
});
