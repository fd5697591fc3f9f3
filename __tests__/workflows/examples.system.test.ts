import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { warnings } from "../e2e/job/support/broken-budget.ts";
import { succeeded } from "../e2e/job/support/job.ts";
import { testRepository } from "../e2e/job/support/test-repository.ts";
import {
  addRun,
  commentPayload,
  githubDouble,
  pullRequestPayload,
  schedulePayload,
  workflowRunPayload,
} from "../fixtures/github/index.ts";
import { filesOf } from "../features/history/github/support/branch.ts";
import { testDirectory } from "../run/support/directory.ts";
import { exampleJob, runExample } from "./support/example-job.ts";
import { holds } from "./support/expressions.ts";

/** What the log says where the token may not do what is asked of it. */
const lacking = /The request needs|Resource not accessible/;

test("measures a fork with a read-only token, and comments from the other workflow", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("eager", { headRepository: "stranger/llm" });
  const payload = pullRequestPayload(double.state, pull);
  const profile = exampleJob("fork-safe/profile.yml");
  const measured = await runExample(profile, double, { event: "pull_request", payload, repository });
  expect([measured.code, measured.comments]).toEqual([1, []]);
  expect(measured.text).not.toMatch(lacking);
  expect(warnings(measured)).toEqual([]);
  expect(measured.summary).toContain("### ❌ `decode` takes ");

  const triggering = Object.assign(measured.run, { status: "completed", conclusion: "failure" });
  const commented = workflowRunPayload(double.state, triggering);
  const comment = exampleJob("fork-safe/comment.yml");
  expect(holds(comment.job.if ?? "", { github: { event: commented } })).toBe(true);
  const run = addRun(double.state, { event: "workflow_run", status: "in_progress", conclusion: null });
  const ended = await runExample(comment, double, { event: "workflow_run", payload: commented, run });
  expect([ended.code, ended.outputs["verdict"]]).toEqual([0, "regressed"]);
  expect(ended.log.annotations).toEqual([]);
  expect(ended.outputs["comment-url"]).toContain(`/pull/${String(pull.number)}#issuecomment-`);
  expect(ended.comments).toMatchObject([
    { issue: pull.number, body: expect.stringContaining("### ❌ `decode` takes ") },
  ]);
});

test("compares a nightly profile with the last good night, and opens an issue if it's slower", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const nightly = exampleJob("scheduled.yml");
  const night = () =>
    runExample(nightly, double, { event: "schedule", payload: schedulePayload(double.state), repository });
  const first = await night();
  expect([first.code, first.outputs["verdict"], double.state.issues]).toEqual([0, "no-baseline", []]);
  succeeded(first);
  repository.commit("eager");
  const second = await night();
  expect([second.code, second.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(double.state.issues).toMatchObject([
    { state: "open", title: "GPU profile regressed: Profile / profile", labels: ["llm-profile"] },
  ]);
  expect(first.text + second.text).not.toMatch(lacking);
});

test("bisects the pull request and answers when someone with write access comments", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("unchanged");
  repository.push(pull, "eager");
  repository.push(pull, "unchanged");
  const { author, body } = { author: "ada", body: "/llm-profile bisect" };
  double.state.collaborators.set(author, "write");
  const payload = commentPayload(double.state, pull, { author, body });
  const command = exampleJob("bisect-comment.yml");
  const searched = await runExample(command, double, { event: "issue_comment", payload, repository });
  expect([searched.code, searched.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(searched.comments).toMatchObject([
    { issue: pull.number, body: expect.stringContaining("### ❌ `decode` takes ") },
  ]);
  expect(searched.comments[0]?.body).toMatch(/^Culprit: [0-9a-f]{40} change-7: eager$/m);
  expect(searched.text).not.toMatch(lacking);
});

test("records a night in the history branch after the jobs that measure", async () => {
  await using double = await githubDouble({ git: join(testDirectory(), "origin.git") });
  const repository = testRepository(double);
  repository.commit("sdpa");
  const night = { event: "schedule", payload: schedulePayload(double.state) };
  const expressions = { "toJSON(matrix)": JSON.stringify({ gpu: "h100" }) };
  const measured = await runExample(exampleJob("history.yml", "profile"), double, {
    ...night,
    repository,
    expressions,
  });
  expect([measured.code, measured.outputs["verdict"]]).toEqual([0, "not-compared"]);
  const recorded = await runExample(exampleJob("history.yml", "history"), double, { ...night, run: measured.run });
  expect([recorded.code, recorded.log.annotations]).toEqual([0, []]);
  expect([...filesOf(double, "llm-profile-history").keys()]).toEqual([
    expect.stringMatching(/^runs\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{40}-\d+-1-profile\.h100\.json$/),
  ]);
  expect(measured.text + recorded.text).not.toMatch(lacking);
});
