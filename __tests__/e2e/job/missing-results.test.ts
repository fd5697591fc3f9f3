import { describe, expect, test } from "@jest/globals";
import { addComment, actionsBot, githubDouble } from "../../fixtures/github/index.ts";
import { markerOf } from "../../../src/publish/comment/upsert-comment.ts";
import { commentJob, forkArtifact, forkRun, oneRound, upload, writes } from "./support/fork-run.ts";
import { artifactName, withFiles, withJson } from "./support/measured-artifact.ts";
import { pullScenario, type PullScenario } from "./support/scenario.ts";
import type { EndedJob } from "./support/job.ts";

const result = (model: string) => ({ expressions: { "toJSON(matrix)": JSON.stringify({ model }) } });
const silent = { ...oneRound, comment: "never" };
const tell = async (scenario: PullScenario, { run }: EndedJob): Promise<EndedJob> =>
  scenario.run({ mode: "comment" }, { run, job: "comment" });

describe("a result without results keeps the comment about all from being green", () => {
  test("that failed before it had a run directory: its artifact says why", async () => {
    await using scenario = await pullScenario("eager", "sdpa");
    const llama = await scenario.run(silent, result("llama"));
    const { run } = llama;
    const phi = await scenario.run({ ...silent, ranges: "" }, { ...result("phi"), run });
    expect([llama.code, phi.code]).toEqual([0, 2]);
    expect(phi.artifacts).toContain(`${artifactName}.phi`);
    expect(phi.outputs).toMatchObject({ verdict: "failed", "run-dir": expect.stringContaining("/llm-profile-runs/") });
    const files = await scenario.double.artifactFiles(`${artifactName}.phi`);
    expect(JSON.parse(String(files.get("run.json")))).toMatchObject({ state: "failed", exitCode: 2, captures: [] });

    const told = await tell(scenario, llama);
    expect([told.code, told.outputs["verdict"]]).toEqual([0, "failed"]);
    const body = told.comments[0]?.body;
    expect(body).toContain("### ❌ 1 of 2 fails · Profile\n");
    expect(body).toContain("| ❌\u00a0`profile.phi`<br><sub>Nothing was measured</sub> |");
  });

  test("whose artifact has expired", async () => {
    await using scenario = await pullScenario("eager", "sdpa");
    const llama = await scenario.run(silent, result("llama"));
    await scenario.run(silent, { ...result("phi"), run: llama.run });
    for (const artifact of scenario.double.state.artifacts) if (artifact.name.includes("phi")) artifact.expired = true;
    const told = await tell(scenario, llama);
    expect(told.outputs["verdict"]).toBe("failed");
    const body = told.comments[0]?.body;
    expect(body).toContain("### ⚪ 1 of 2 can't be read · Profile\n");
    expect(body).toContain("`profile.phi`<br><sub>Results can't be read</sub>");
    expect(body).toContain("GitHub deleted the artifact after its retention period.");
  });

  test("290 of them are all counted, the last by name too", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const regressed = withFiles(await forkArtifact(), { "profile.json": undefined });
    const passed = withJson(withFiles(regressed, { "comparison.json": undefined }), "run.json", {
      ...{ state: "passed", exitCode: 0, failure: null },
    });
    for (let index = 0; index < 290; index += 1)
      upload(double, run, index < 270 ? passed : regressed, `${artifactName}.${String(index).padStart(3, "0")}`);
    const told = await commentJob(double, run);
    expect([told.code, told.outputs["verdict"]]).toEqual([0, "regressed"]);
    expect(told.comments[0]?.body).toContain("### ❌ 20 of 290 fail, 270 have no clear result · GPU comment\n");
  });

  test("whose job never came to the action is named, since it may be any job", async () => {
    await using scenario = await pullScenario("eager", "sdpa");
    const { state } = scenario.double;
    const llama = await scenario.run(silent);
    const runId = llama.run.id;
    state.jobs.push(
      { runId, name: "profile (phi)", conclusion: "failure" },
      { runId, name: "comment", conclusion: null },
    );
    const told = await tell(scenario, llama);
    expect(told.outputs["verdict"]).toBe("pass");
    expect(told.comments[0]?.body).toContain("### ✅ Pass, and faster · Profile · profile\n");
    expect(told.comments[0]?.body).toContain("Jobs of this run that failed or were canceled: `profile (phi)`");
    state.jobs.splice(0);
    expect((await tell(scenario, llama)).comments[0]?.body).not.toContain("Jobs of this run");
  });

  test("a result that fails explains one failed job, and not two", async () => {
    await using scenario = await pullScenario("sdpa", "eager");
    const { state } = scenario.double;
    const slow = await scenario.run(silent);
    const runId = slow.run.id;
    state.jobs.push({ runId, name: "profile", conclusion: "failure" });
    expect((await tell(scenario, slow)).comments[0]?.body).not.toContain("Jobs of this run");
    state.jobs.push({ runId, name: "a `job` | @octocat", conclusion: "timed_out" });
    const told = await tell(scenario, slow);
    expect(told.comments[0]?.body).toContain("Jobs of this run that failed or were canceled: `profile`, ");
    expect(told.comments[0]?.body).not.toContain("@octocat");
  });

  test("jobs that cannot be listed are said to be unknown", async () => {
    await using scenario = await pullScenario("eager", "sdpa");
    const llama = await scenario.run(silent);
    scenario.double.fail({ route: "actions/list-jobs-for-workflow-run", status: 404 });
    const told = await tell(scenario, llama);
    expect(told.comments[0]?.body).toContain("We can't tell whether jobs of this run failed without a result.");
    expect(told.text).toContain("warning: Couldn't list the jobs of run ");
  });
});

describe("a push of which nothing is known", () => {
  test("replaces what was said of the push before", async () => {
    await using scenario = await pullScenario("eager", "sdpa");
    const { double, repository, pull } = scenario;
    const before = await tell(scenario, await scenario.run(silent));
    const [comment] = before.comments.map(({ id, body }) => ({ id, body }));
    expect(comment?.body).toContain("### ✅ Pass");

    repository.push(pull, "sdpa");
    // A job that ended before the action.
    const { run } = await scenario.run(silent);
    double.state.artifacts.splice(0);
    double.state.jobs.push({ runId: run.id, name: "profile", conclusion: "failure" });
    const told = await scenario.run({ mode: "comment" }, { run, job: "comment" });
    expect([told.code, told.outputs["verdict"], told.comments.length]).toEqual([0, "failed", 1]);
    const [{ id, body } = { id: 0, body: "" }] = told.comments;
    expect(id).toBe(comment?.id);
    expect(body).toContain("### ❔ No result · Profile\n");
    expect(body).toContain(`Run ${String(run.id)} has no artifact from llm-profile`);
    expect(body).toContain(`Commit ${pull.headSha.slice(0, 12)}.`);
    expect(body).toContain("Jobs of this run that failed or were canceled: `profile`");
    expect(body).toContain(`/actions/runs/${String(run.id)})`);
    expect(told.summary).toContain("### ❔ No result · Profile\n");
  });

  test("gets no comment of its own", async () => {
    await using double = await githubDouble();
    const { run } = forkRun(double);
    const job = await commentJob(double, run);
    expect([job.code, job.outputs["verdict"], job.comments]).toEqual([0, "failed", []]);
    expect(job.text).toContain(
      "There's no result, so #7 gets no new comment. If #7 already has a comment, we replace it.",
    );
  });

  test.each([
    ["its run was skipped: an earlier one of the same commit still holds", { conclusion: "skipped" }, 0],
    ["its run was a fork's", {}, 1],
  ])("by workflow_run, where %s", async (_, change, updates) => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double, change);
    const body = `${markerOf("GPU comment / 1001")}\n### ✅ Pass`;
    addComment(double.state, { issue: pull.number, body, user: actionsBot });
    const job = await commentJob(double, run);
    expect([job.code, writes(double).length, job.comments.length]).toEqual([0, updates, 1]);
    expect(job.comments[0]?.body.includes("No result")).toBe(updates === 1);
  });

  test("since its artifacts cannot be listed, replaces it too, and says why", async () => {
    await using double = await githubDouble();
    const { run, pull } = forkRun(double);
    upload(double, run, await forkArtifact());
    await commentJob(double, run);
    expect(double.state.comments[0]?.body).toContain("### ❌ Regressed");
    double.fail({
      route: "actions/list-workflow-run-artifacts",
      status: 403,
      body: { message: "Resource not accessible by integration" },
    });
    const job = await commentJob(double, run);
    expect([job.code, job.outputs["verdict"], job.comments.length]).toEqual([0, "failed", 1]);
    expect(job.comments[0]).toMatchObject({ issue: pull.number, body: expect.stringContaining("### ❔ No result") });
    expect(job.comments[0]?.body).toContain("The token lacks `actions: read`");
    expect(job.comments[0]?.body).not.toContain("The metrics and names come from");
  });
});
