import { describe, expect, test } from "@jest/globals";
import { comparisonSchema } from "../../../src/model/comparison/comparison.ts";
import { renderMarker } from "../../../src/github/comment/upsert-comment.ts";
import { actionsBot, addComment, addPull, addRun, githubDouble, shaOf } from "../../fixtures/github/index.ts";
import { hostileNames } from "../../report/comment/support/cases.ts";
import {
  artifactName,
  artifactOf,
  type ArtifactFiles,
  commentFaults,
  fork,
  forkRun,
  pullRun,
  tellAfter,
  tellWithin,
  upload,
  withFiles,
  withJson,
  writes,
} from "./support/job.ts";

const slow = artifactOf(1.2);
const same = artifactOf(1);
const refused = { status: 403, body: { message: "Resource not accessible by integration" } };

describe("a fork's run", () => {
  test("gets one comment on its commit's pull request, whatever the artifact says", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    addPull(double.state, { number: 1 });
    addPull(double.state, { number: 2, headSha: pull.headSha, headRepository: "octo-org/llm" });
    addPull(double.state, { number: 3, headSha: pull.headSha, headRepository: fork, state: "closed" });
    double.state.lies.pulls = true;
    upload(double, run, withFiles(slow, { "pr-number.txt": "1", "event.json": '{"number":1}', NR: "1" }));
    const told = await tellAfter(double, run);
    expect([told.code, told.outputs["verdict"], told.warnings]).toEqual([0, "regressed", []]);
    expect(told.comments.map(({ issue }) => issue)).toEqual([7]);
    expect(told.comments[0]?.body).toContain("### ❌ `decode` takes ");
    expect(told.comments[0]?.body).toContain("which ran the pull request's own code");
    // The fork's code may have chosen the commits, so nobody is told to check them out.
    expect(told.comments[0]?.body).not.toContain("git checkout");
    expect(told.summary).toContain("### ❌ `decode` takes ");
    expect(commentFaults(told, double, run)).toEqual([]);
    expect(writes(double)).toEqual(["issues/create-comment"]);
    await tellAfter(double, run);
    expect(writes(double)).toEqual(["issues/create-comment"]);
  });

  test("gets no comment if the pull request has newer commits", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double, slow);
    double.fail({ route: "pulls/get", status: 200, body: { head: { sha: shaOf("pushed later") } } });
    const told = await tellAfter(double, run);
    expect([told.code, told.comments, writes(double)]).toEqual([0, [], []]);
    expect(told.text).toContain("newer commits were pushed");
  });

  test("gets a separate comment for each workflow that measured", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const other = addRun(double.state, { ...run, id: 4711, workflowId: 2002 });
    for (const one of [run, other]) upload(double, one, slow);
    for (const one of [run, other, run]) await tellAfter(double, one);
    expect(double.state.comments.map(({ body }) => body.split("\n")[0])).toEqual([
      renderMarker("GPU comment / 1001"),
      renderMarker("GPU comment / 2002"),
    ]);
  });

  test("appears only in the summary if its pull request is uncertain", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    addPull(double.state, { number: 8, headSha: pull.headSha, headRepository: fork, baseRef: "release" });
    upload(double, run, slow);
    const several = await tellAfter(double, run);
    expect([several.code, several.comments, several.warnings]).toEqual([0, [], []]);
    expect(several.text).toContain("#7, #8");
    double.fail({ route: "pulls/list", ...refused });
    const unlisted = await tellAfter(double, run);
    expect([unlisted.code, unlisted.comments]).toEqual([0, []]);
    expect(unlisted.warnings).toEqual([expect.stringContaining("`pull-requests: read`")]);
    expect(unlisted.summary).toContain("### ❌ `decode` takes ");
  });
});

test("shows a run without a pull request only in the summary", async () => {
  await using double = await githubDouble();
  addPull(double.state, { number: 7 });
  const run = addRun(double.state, {});
  upload(double, run, slow);
  const told = await tellAfter(double, run);
  expect([told.code, told.comments, told.warnings]).toEqual([0, [], []]);
  expect(told.text).toContain("started by `push`");
  expect(told.summary).toContain("### ❌ `decode` takes ");
  expect(told.summary).not.toContain("pull request's own code");
});

describe("a comment with a missing result", () => {
  test("isn't green when its artifact expired", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double);
    upload(double, run, same, `${artifactName}.llama`);
    upload(double, run, same, `${artifactName}.phi`, { expired: true });
    const told = await tellWithin(double, run, pull);
    expect(told.outputs["verdict"]).toBe("failed");
    expect(told.comments[0]?.body).toContain("### ⚪ 1 of 2 jobs can't be read · Profile\n");
    expect(told.comments[0]?.body).toContain("| ❔ `profile.phi` | – | Results\u00a0can't\u00a0be\u00a0read |");
  });

  test("isn't green when a job failed before the action, and names the job", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double, same);
    const runId = run.id;
    double.state.jobs.push(
      { runId, name: "profile (phi)", conclusion: "failure" },
      { runId, name: "comment", conclusion: null },
    );
    const told = await tellWithin(double, run, pull);
    expect(told.outputs["verdict"]).toBe("pass");
    expect(told.comments[0]?.body).toContain("### ✅ Nothing is slower on the GPU · Profile · profile\n");
    expect(told.comments[0]?.body).toContain("failed or were canceled: `profile (phi)`");
    double.state.jobs.splice(0);
    expect((await tellWithin(double, run, pull)).comments[0]?.body).not.toContain("Jobs of this run");
  });

  test("isn't green when the jobs can't be listed", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double, same);
    double.fail({ route: "actions/list-jobs-for-workflow-run", status: 404 });
    const told = await tellWithin(double, run, pull);
    expect(told.comments[0]?.body).toContain("We can't tell whether jobs of this run failed");
    expect(told.warnings).toHaveLength(1);
  });

  test("isn't green when more jobs failed than results", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double, slow);
    const runId = run.id;
    double.state.jobs.push({ runId, name: "profile", conclusion: "failure" });
    const [explained] = (await tellWithin(double, run, pull)).comments;
    expect(explained?.body).not.toContain("Jobs of this run");
    // What a fork's run measured isn't checked out so easily.
    expect(explained?.body).toContain("git checkout");
    double.state.jobs.push({ runId, name: "a `job` | @octocat", conclusion: "timed_out" });
    const [comment] = (await tellWithin(double, run, pull)).comments;
    expect(comment?.body).toContain("failed or were canceled: `profile`, ");
    expect(comment?.body).not.toContain("@octocat");
  });
});

describe("a push without any result", () => {
  test("replaces the comment on the previous push", async () => {
    await using double = await githubDouble();
    const { run: before, pull } = pullRun(double);
    upload(double, before, same);
    const [comment] = (await tellWithin(double, before, pull)).comments.map(({ id, body }) => ({ id, body }));
    expect(comment?.body).toContain("### ✅ Nothing is slower on the GPU");

    pull.headSha = shaOf("the next push");
    const run = addRun(double.state, { ...before, id: before.id + 1, headSha: pull.headSha });
    double.state.jobs.push({ runId: run.id, name: "profile", conclusion: "failure" });
    const told = await tellWithin(double, run, pull);
    expect([told.code, told.outputs["verdict"], told.comments.length]).toEqual([0, "failed", 1]);
    expect(told.warnings).toEqual([expect.stringContaining("has no artifact from llm-profile")]);
    const [{ id, body } = { id: 0, body: "" }] = told.comments;
    expect(id).toBe(comment?.id);
    const commit = pull.headSha.slice(0, 12);
    for (const says of ["### ❔ No result · Profile\n", commit, ": `profile`", `/actions/runs/${String(run.id)})`])
      expect(body).toContain(says);
    expect(told.summary).toContain("### ❔ No result · Profile\n");
  });

  test("gets no new comment if the run uploaded only other artifacts", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    upload(double, run, slow, "coverage");
    const told = await tellAfter(double, run);
    expect([told.code, told.outputs["verdict"], told.comments]).toEqual([0, "failed", []]);
    expect(told.summary).toContain("### ❔ No result · GPU comment\n");
  });

  test.each([
    ["leaves a comment if its run was skipped: an earlier run of the same commit still holds", "skipped", false],
    ["replaces a comment, by workflow_run too", "failure", true],
  ])("%s", async (_, conclusion, replaced) => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double, null, { conclusion });
    const body = `${renderMarker("GPU comment / 1001")}\n### ✅ Pass`;
    addComment(double.state, { issue: pull.number, body, user: actionsBot });
    const told = await tellAfter(double, run);
    expect([told.code, told.comments.map((one) => one.body.includes("No result"))]).toEqual([0, [replaced]]);
  });

  test("replaces the comment and says why if artifacts can't be listed", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double, slow);
    await tellAfter(double, run);
    double.fail({ route: "actions/list-workflow-run-artifacts", ...refused });
    const told = await tellAfter(double, run);
    expect([told.code, told.outputs["verdict"], told.comments.length]).toEqual([0, "failed", 1]);
    expect(told.comments[0]?.body).toMatch(/^### ❔ No result[^]*`actions: read`/m);
  });
});

describe("a pull request's own run", () => {
  test("gets no comment with `comment: never`, and with `on-change` none until something changes", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double, same);
    for (const comment of ["never", "on-change"]) {
      const told = await tellWithin(double, run, pull, { comment });
      expect([told.code, told.comments, told.outputs["comment-url"]]).toEqual([0, [], undefined]);
      expect(told.summary).toContain("### ✅ Nothing is slower on the GPU");
    }
    double.state.artifacts.splice(0);
    upload(double, run, slow);
    const changed = await tellWithin(double, run, pull, { comment: "on-change" });
    expect(changed.comments.map(({ body }) => body.includes("### ❌ `decode` takes "))).toEqual([true]);
    double.state.artifacts.splice(0);
    upload(double, run, same);
    const recovered = await tellWithin(double, run, pull, { comment: "on-change" });
    expect(recovered.comments.map(({ body }) => body.includes("### ✅ Nothing is slower on the GPU"))).toEqual([true]);
  });

  test("gets a comment if GitHub can't confirm its head", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double, same);
    double.fail({ route: "pulls/get", ...refused });
    const told = await tellWithin(double, run, pull);
    expect([told.code, told.comments.length]).toEqual([0, 1]);
    expect(told.warnings).toEqual([expect.stringContaining("`permissions: pull-requests: read`")]);
  });

  test("gets its comment and a warning if the summary can't be written", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double, same);
    const writeSummary = () => Promise.reject(new Error("no such file."));
    const told = await tellWithin(double, run, pull, {}, { writeSummary });
    expect([told.code, told.comments.length]).toEqual([0, 1]);
    expect(told.warnings).toEqual([expect.stringMatching(/job summary: no such file\. Inside a container/)]);
  });

  test("gets no comment and makes no request if an input is wrong", async () => {
    await using double = await githubDouble();
    const { run, pull } = pullRun(double);
    const told = tellWithin(double, run, pull, { "retention-days": "0" });
    await expect(told).rejects.toMatchObject({ exitCode: 2, where: "input retention-days" });
    expect(double.requests).toEqual([]);
  });
});

test("comments only on artifacts with the job's prefix", async () => {
  await using double = await githubDouble();
  const { run, pull } = pullRun(double);
  upload(double, run, slow, "h100");
  upload(double, run, same, "l4");
  for (const name of ["h100", "l4"]) await tellWithin(double, run, pull, { "artifact-name": name });
  const none = await tellWithin(double, run, pull, { "artifact-name": "l40" });
  expect(none.text).toContain("has no artifact whose name starts with `l40`");
  expect(double.state.comments.map(({ body }) => body.split("\n").slice(0, 2))).toEqual([
    [
      renderMarker("Profile [h100]"),
      expect.stringMatching(/^### ❌ `decode` takes .* longer on the GPU · Profile .*h100.* · h100$/),
    ],
    [
      renderMarker("Profile [l4]"),
      expect.stringMatching(/^### ✅ Nothing is slower on the GPU · Profile .*l4.* · l4$/),
    ],
  ]);
});

describe("a possibly forged artifact", () => {
  test.each<[string, ArtifactFiles, RegExp]>([
    ["of schema 99", withJson(slow, "comparison.json", { schemaVersion: 99 }), /comparison&#46;json .*schemaVersion: /],
    ["if not JSON", withFiles(slow, { "profile.json": "<script>" }), /profile&#46;json .*isn't JSON\./],
    ["without run.json", withFiles(slow, { "run.json": undefined }), /no run&#46;json\./],
    [
      "if it's a zip bomb",
      withFiles(slow, { "comparison.json": Buffer.alloc(64 * 2 ** 20) }),
      /comparison&#46;json has 67108864 bytes, but we read at most 33554432\./,
    ],
  ])("is reported as unreadable %s", async (_, files, says) => {
    await using double = await githubDouble();
    const { run } = forkRun(double, files);
    const told = await tellAfter(double, run);
    expect([told.code, told.outputs["verdict"], told.comments.length]).toEqual([0, "failed", 1]);
    const body = told.comments[0]?.body ?? "";
    expect(body).toContain("### ❔ Results can't be read · GPU comment · profile\n");
    expect(body.replaceAll("&#8203;", "")).toMatch(says);
    expect(commentFaults(told, double, run)).toEqual([]);
  });

  test("shows its failure and names as plain text", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const text = hostileNames.join(" ");
    const said = { what: text, where: text, why: `${text}\n${text}`, help: text };
    const failure = { id: "x", message: text, parts: { ...said, failures: [said, said] } };
    const failed = withJson(slow, "run.json", { state: "failed", exitCode: 3, failure });
    upload(double, run, withFiles(failed, { "comparison.json": undefined }), `${artifactName}-@octocat #1`);
    const comparison = comparisonSchema.parse(JSON.parse(String(slow.get("comparison.json"))));
    const named = {
      reasons: hostileNames.flatMap((name) =>
        comparison.reasons.map((reason) => ({ ...reason, text: name, range: name, kernel: name, family: name })),
      ),
      baseline: { state: "artifact", text },
      limitations: [...hostileNames],
      ranges: comparison.ranges.map((range) => ({
        ...{ ...range, name: text, domain: text },
        kernels: hostileNames.flatMap((name) =>
          range.kernels.map((kernel) => ({ ...kernel, name, explanation: text })),
        ),
      })),
    };
    upload(double, run, withJson(slow, "comparison.json", named));
    const told = await tellAfter(double, run);
    expect([told.code, told.comments.length, told.warnings]).toEqual([0, 1, []]);
    expect(told.comments[0]?.body).toContain("### ❌ 2 of 2 jobs fail");
    expect(commentFaults(told, double, run)).toEqual([]);
    expect(/[\u0007\u001b\u202e]/.exec(told.comments[0]?.body ?? "")).toBeNull();
  });
});
