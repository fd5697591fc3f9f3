import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { historyRecordSchema } from "../../../src/features/history/model/record.ts";
import {
  addRun,
  githubDouble,
  pullRequestPayload,
  schedulePayload,
  type Double,
  type Pull,
} from "../../fixtures/github/index.ts";
import { filesOf } from "../../features/history/github/support/branch.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { capturesByAttention } from "../command/support/by-attention.ts";
import { installFakeNsys } from "../command/support/fake-nsys.ts";
import { workspace } from "../command/support/workspace.ts";
import { testRepository, type TestRepository } from "../job/support/test-repository.ts";
import { demoProgram } from "../nsys/support/shared-folder.ts";
import { runAct, type ActEnded } from "./support/act.ts";
import { exampleWorkflow } from "./support/example-workflow.ts";
import { headingOf, recordCase } from "./support/record.ts";

/** For a program in place of the examples' bench.py; what it emits is what the fake nsys serves. */
const inputs = { command: "true", ranges: "decode", overrides: "latency.pairs=0\nncu.enabled=false" };

/** Recordings of an H100 in place of a GPU: the fake nsys serves those that the commit asks for. */
function recordings(): string[] {
  return [installFakeNsys(workspace(), { recordings: [], script: capturesByAttention })];
}

interface PullRun {
  readonly double: Double;
  readonly repository: TestRepository;
  readonly pull: Pull;
  readonly workflow: string;
  readonly tools: readonly string[];
}

async function runPull({ double, repository, pull, workflow, tools }: PullRun): Promise<ActEnded> {
  const ref = `refs/pull/${String(pull.number)}/merge`;
  return runAct({
    double,
    run: addRun(double.state, { event: "pull_request", status: "in_progress", conclusion: null }),
    workflow,
    event: "pull_request",
    payload: pullRequestPayload(double.state, pull),
    workspace: repository.checkout(ref),
    ref,
    tools,
  });
}

const artifactsOf = ({ state }: Double): string[] => state.artifacts.map(({ name }) => name);
const headings = ({ state }: Double): (readonly [number, string])[] =>
  state.comments.map(({ issue, body }) => [issue, headingOf(body)]);

test("fails a slower pull request with a comment and artifacts in minimal.yml", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("eager");
  const workflow = exampleWorkflow("minimal.yml", inputs);
  const ended = await runPull({ double, repository, pull, workflow, tools: recordings() });
  recordCase("A pull request, slower than its base: `minimal.yml`", double, ended);
  expect(ended.code).toBe(1);
  // act prints an annotation's % as the command has it.
  expect(ended.log).toMatch(/::error title=GPU profile::REGRESSED: decode takes 1\d(\.\d)?%25 longer on the GPU/);
  expect(headings(double)).toEqual([
    [7, expect.stringMatching(/^❌ `decode` takes .* longer on the GPU · profile \/ profile$/)],
  ]);
  expect(artifactsOf(double)).toEqual(["llm-profile-profile", "llm-profile-profile-reports"]);
  const files = await double.artifactFiles("llm-profile-profile");
  expect([...files.keys()]).toEqual(expect.arrayContaining(["profile.json", "comparison.json", "report.html"]));
  expect(ended.log).not.toContain(double.state.token.value);

  // The push that mends it.
  repository.push(pull, "sdpa");
  const mended = await runPull({ double, repository, pull, workflow, tools: recordings() });
  recordCase("The same pull request, fixed by a push", double, mended);
  expect(mended.code).toBe(0);
  expect(headings(double)).toEqual([[7, "✅ Nothing is slower on the GPU · profile / profile"]]);
});

test("measures in four jobs of matrix.yml, and comments about all of them in one more", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("eager");
  const workflow = exampleWorkflow("matrix.yml", inputs);
  const ended = await runPull({ double, repository, pull, workflow, tools: recordings() });
  recordCase("A pull request, a matrix, and one comment: `matrix.yml`", double, ended);
  expect(ended.code).toBe(1);
  expect(headings(double)).toEqual([[7, "❌ 4 of 4 fail · profile"]]);
  // act sorts the matrix's keys; GitHub keeps the file's order.
  const legs = ["h100+llama-1b", "h100+qwen-3b", "l4+llama-1b", "l4+qwen-3b"];
  const names = legs.flatMap((leg) => [`llm-profile-profile.${leg}`, `llm-profile-profile.${leg}-reports`]);
  expect(artifactsOf(double).toSorted()).toEqual(names.toSorted());
});

test("records two nights of a matrix in the history branch with history.yml", async () => {
  await using double = await githubDouble({ git: join(testDirectory(), "origin.git") });
  const repository = testRepository(double);
  const ref = "refs/heads/main";
  for (const [night, program] of [
    ["first", "sdpa"],
    ["second", "unchanged"],
  ] as const) {
    repository.commit(program);
    const ended = await runAct({
      double,
      run: addRun(double.state, { event: "schedule", status: "in_progress", conclusion: null }),
      workflow: exampleWorkflow("history.yml", inputs),
      event: "schedule",
      payload: schedulePayload(double.state),
      workspace: repository.checkout(ref),
      ref,
      tools: recordings(),
    });
    recordCase(`A schedule with a matrix and the job of the history, ${night} night: \`history.yml\``, double, ended);
    expect(ended.code).toBe(0);
    expect(ended.log).toContain("Summary - ### GPU time history");
  }
  const records = [...filesOf(double, "llm-profile-history").values()].map((text) =>
    historyRecordSchema.parse(JSON.parse(text)),
  );
  expect(records.map(({ run }) => run?.job).toSorted()).toEqual([
    ...["profile.h100", "profile.h100", "profile.l4", "profile.l4"],
  ]);
  expect(artifactsOf(double)).toContain("llm-profile-history.html");
  // The second night read the first from the server, over git's own protocol.
  expect(double.requests.map(({ path }) => path)).toContain("/octo-org/llm.git/git-upload-pack");
});

test("fails a capture without kernels by the real nsys, says why, and uploads its logs", async () => {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit("sdpa");
  const pull = repository.openPull("unchanged");
  const workflow = exampleWorkflow("minimal.yml", { command: demoProgram(), overrides: "ncu.enabled=false" });
  const ended = await runPull({ double, repository, pull, workflow, tools: [] });
  recordCase("A capture without a kernel, by the real nsys: `minimal.yml`", double, ended);
  expect(ended.code).toBe(1);
  expect(ended.log).toContain("The NVTX range decode was captured, but contains no GPU kernel.");
  expect(headings(double)).toEqual([[7, "❌ Nothing was measured · profile / profile"]]);
  const files = await double.artifactFiles("llm-profile-profile");
  expect(JSON.parse(String(files.get("run.json")))).toMatchObject({ state: "failed", exitCode: 3 });
});
