import { beforeAll, describe, expect, test } from "@jest/globals";
import { addPull, addRun, githubDouble, pullRequestPayload, shaOf, type Run } from "../../fixtures/github/index.ts";
import { commentFaults, commentJob, fork, forkArtifact, forkJob, forkRun, upload, writes } from "./support/fork-run.ts";
import { runJob } from "./support/job.ts";
import { artifactName, withFiles, type ArtifactFiles } from "./support/measured-artifact.ts";
import { testRepository } from "./support/test-repository.ts";

let files: ArtifactFiles;
beforeAll(async () => {
  files = await forkArtifact();
});

describe("a fork's pull request", () => {
  test("is measured without a comment, and gets it from the workflow that may write", async () => {
    await using double = await githubDouble();
    const { job, pull } = await forkJob(double);
    expect([job.code, job.outputs["verdict"], job.comments]).toEqual([1, "regressed", []]);
    expect(job.text).toContain(
      "No comment on #7: the pull request comes from a fork, so the token is read-only. The job summary has the result. A workflow with `on: workflow_run` and `mode: comment` can write the comment",
    );
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

    const again = await commentJob(double, job.run);
    expect([again.code, again.comments.length]).toEqual([0, 1]);
    expect(writes(double)).toEqual(["issues/create-comment"]);
  });

  test("that has moved on since gets none", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    upload(double, run, files);
    pull.headSha = shaOf("pushed later");
    const job = await commentJob(double, run);
    expect([job.code, job.comments, job.log.annotations]).toEqual([0, [], []]);
    expect(job.text).toContain("The pull request has newer commits or was closed");
    expect(job.summary).toContain("### ❌ Regressed");
  });

  test("that moves on while its artifact is read gets none", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    upload(double, run, files);
    const newer = { ...pull, headSha: shaOf("pushed later") };
    double.fail({ route: "pulls/get", status: 200, body: { head: { sha: newer.headSha } } });
    const job = await commentJob(double, run);
    expect([job.code, job.comments, writes(double)]).toEqual([0, [], []]);
    expect(job.text).toContain(
      `No comment on #7: newer commits were pushed while we measured ${pull.headSha.slice(0, 7)}.`,
    );
  });

  test("is the one of its commit and repository, whatever the artifact says", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    addPull(double.state, { number: 1 });
    addPull(double.state, { number: 2, headSha: pull.headSha, headRepository: "octo-org/llm" });
    addPull(double.state, { number: 3, headSha: pull.headSha, headRepository: fork, state: "closed" });
    double.state.lies.pulls = true;
    upload(double, run, withFiles(files, { "pr-number.txt": "1", "event.json": '{"number":1}', NR: "1" }));
    const job = await commentJob(double, run);
    expect(job.comments.map(({ issue }) => issue)).toEqual([7]);
  });

  test("has a comment of each workflow that measured it", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const other = addRun(double.state, { ...run, id: 4711, workflowId: 2002 });
    for (const one of [run, other]) upload(double, one, files);
    for (const one of [run, other, run]) await commentJob(double, one);
    expect(double.state.comments.map(({ body }) => body.split("\n")[0])).toEqual([
      "<!-- llm-profile:GPU%20comment%20%2F%201001 -->",
      "<!-- llm-profile:GPU%20comment%20%2F%202002 -->",
    ]);
  });

  test("gets none where several have its commit", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    addPull(double.state, { number: 8, headSha: pull.headSha, headRepository: fork, baseRef: "release" });
    upload(double, run, files);
    const job = await commentJob(double, run);
    expect([job.code, job.comments]).toEqual([0, []]);
    expect(job.text).toContain("Several open pull requests have commit");
    expect(job.text).toContain("(#7, #8), so we can't tell which one was measured.");
  });
});

describe("there is nothing to write", () => {
  test("for a run that was no pull request's", async () => {
    await using double = await githubDouble();
    addPull(double.state, { number: 7 });
    const run = addRun(double.state, {});
    upload(double, run, files);
    const job = await commentJob(double, run);
    expect([job.code, job.comments, job.log.annotations]).toEqual([0, [], []]);
    expect(job.summary).not.toContain("pull request's own code");
    expect(job.text).toContain("No comment: the triggering run was started by `push`, not by a pull request.");
    expect(job.summary).toContain("### ❌ Regressed");
  });

  test("of a run without artifacts of ours", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    upload(double, run, files, "coverage");
    const job = await commentJob(double, run);
    expect([job.code, job.comments]).toEqual([0, []]);
    expect(job.summary).toContain("### ❔ No result · GPU comment\n");
    expect(job.log.annotations).toMatchObject([
      {
        level: "warning",
        message: expect.stringContaining("has no artifact from llm-profile, so none of its jobs left a result."),
      },
    ]);
  });
});

describe("jobs of a matrix", () => {
  test("share one comment of their run; those that ran again replace what they said before", async () => {
    await using double = await githubDouble();
    const repository = testRepository(double);
    repository.commit("sdpa");
    const pull = repository.openPull("eager");
    const payload = () => pullRequestPayload(double.state, pull);
    const leg = async (model: string, run: Run | undefined, program: "eager" | "sdpa") =>
      runJob({
        ...{ double, repository, event: "pull_request", payload: payload(), ...(run === undefined ? {} : { run }) },
        // One unchanged round would be inconclusive.
        inputs: { rounds: "2", overrides: "compare.max-rounds=2", comment: "never" },
        expressions: { "toJSON(matrix)": JSON.stringify({ model }) },
        nsys: program === "eager" ? "" : servesSdpa,
      });
    const slow = await leg("llama-8b", undefined, "eager");
    const { run } = slow;
    const same = await leg("mistral", run, "sdpa");
    expect([slow.code, same.code]).toEqual([1, 0]);
    const told = async () =>
      runJob({ double, run, job: "comment", event: "pull_request", payload: payload(), inputs: { mode: "comment" } });
    const first = await told();
    expect([first.code, first.outputs["verdict"], first.comments.length]).toEqual([0, "regressed", 1]);
    const before = first.comments[0]?.body ?? "";
    expect(before).toContain("### ❌ 1 of 2 fails · Profile");
    expect(before).toContain("| ❌\u00a0`profile.llama-8b`<br><sub>Regressed</sub> |");
    expect(before).toContain("✅ 1 job passed: `profile.mistral`.");
    expect(commentFaults(first, double, run)).toEqual([]);

    run.attempt = 2;
    const mended = await leg("llama-8b", run, "sdpa");
    expect(mended.artifacts).toContain(`${artifactName}.llama-8b-attempt-2`);
    const second = await told();
    expect([second.code, second.outputs["verdict"], second.comments.length]).toEqual([0, "pass", 1]);
    expect(second.comments[0]).toMatchObject({ id: first.comments[0]?.id });
    expect(second.comments[0]?.body).toContain("### ✅ All 2 pass");
  });
});

/** The program is as fast on both sides, whatever the commit says. */
const servesSdpa = `capture() { captured __tests__/fixtures/recorded/decode-sdpa/round-1; }`;
