import { beforeAll, expect, test } from "@jest/globals";
import { addCommit, addPull, githubDouble, pullRequestPayload, type Failure } from "../fixtures/github/index.ts";
import { runJob, runOf } from "../e2e/job/support/job.ts";
import { addMeasuredRun, measuredArtifact, zipped } from "../e2e/job/support/measured-artifact.ts";
import { type ArtifactFiles } from "../pipeline/job/support/job.ts";

/** Whoever can keep the API from answering must not turn a slower head green: here the base's measurement is there, and hidden. */

let files: ArtifactFiles;
beforeAll(async () => {
  files = await measuredArtifact("sdpa");
});

interface Attack {
  readonly fail: readonly Failure[];
  readonly inputs?: Readonly<Record<string, string>>;
}

const runs = "actions/list-workflow-runs";
const notFound = { status: 404, body: { message: "Not Found" } };
const hidden: readonly (Attack & { readonly name: string; readonly says: RegExp })[] = [
  { name: "the list of runs is not found", fail: [{ route: runs, ...notFound }], says: /answer: 404, / },
  { name: "the list of runs fails", fail: [{ route: runs, status: 503, times: 4 }], says: /answer: 503, / },
  {
    name: "no commit is shown to the token",
    fail: [
      { route: "repos/compare-commits-with-basehead", ...notFound },
      { route: "repos/get-commit", ...notFound },
    ],
    says: /read commit [0-9a-f]{10}.*contents: read/,
  },
  {
    name: "the path is empty",
    fail: [],
    inputs: { baseline: "./baseline" },
    says: /`baseline` names `\.\/baseline`, which doesn't exist/,
  },
];

/** A pull request with a slower head; what its base is built on was measured. */
async function attacked({ fail, inputs = {} }: Attack) {
  await using double = await githubDouble();
  const { state } = double;
  const old = addCommit(state, { message: "old" });
  addCommit(state, { message: "base", parents: [old.sha], branch: "main" });
  addMeasuredRun(double, old.sha, zipped(files));
  for (const failure of fail) double.fail(failure);
  const job = await runJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(state, addPull(state, { number: 7 })) },
    inputs: { baseline: "artifact", rounds: "1", ...inputs },
    nsys: "capture() { captured examples/recordings/llm-decode-eager/round-1; }",
  });
  const comparison: { readonly baseline: unknown } = JSON.parse((await runOf(job)).text("comparison.json"));
  const told = { code: job.code, verdict: job.outputs["verdict"], baseline: comparison.baseline, stderr: job.stderr };
  const shown = [...job.comments.map(({ body }) => body.slice(body.indexOf("\n") + 1)), job.summary];
  return { job, told, shown };
}

const green = /✅|🟢|^#.*\bpass\b/im;

// Most of their time is waiting for another try.
test("fails the job with 4 and shows nothing green if an attacker hides the baseline", async () => {
  const ended = await Promise.all(hidden.map(async (attack) => ({ ...attack, ...(await attacked(attack)) })));
  for (const { name, says, job, told, shown } of ended) {
    expect({ name, ...told }).toEqual({
      ...{ name, code: 4, verdict: "no-baseline", stderr: "" },
      baseline: { state: "failed", text: expect.stringMatching(says) },
    });
    expect(shown).toHaveLength(2);
    for (const text of shown) {
      expect(text).toMatch(/^### ❌ The baseline isn't available; no verdict · /);
      expect(text).not.toMatch(green);
    }
    expect(job.log.annotations.filter(({ properties }) => properties["title"] !== undefined)).toMatchObject([
      { level: "error", message: expect.stringMatching(/^BASELINE NOT AVAILABLE: /) },
    ]);
  }
});

test("passes without green on a first run, or if fail-on allows a failed baseline", async () => {
  const none = { route: runs, status: 200, body: { total_count: 0, workflow_runs: [] } };
  const [lenient, first, strict] = await Promise.all([
    attacked({ fail: [{ route: runs, ...notFound }], inputs: { "fail-on": "regression" } }),
    attacked({ fail: [none] }),
    attacked({ fail: [none], inputs: { "fail-on": "regression, baseline-failed, no-baseline" } }),
  ]);
  expect(lenient.told).toMatchObject({ code: 0, baseline: { state: "failed" } });
  expect(first.told).toMatchObject({ code: 0, baseline: { state: "absent" } });
  expect(strict.told).toMatchObject({ code: 4, baseline: { state: "absent" } });
  for (const text of lenient.shown) expect(text).toMatch(/^### ⚪ The baseline isn't available; no verdict · /);
  for (const text of first.shown) expect(text).toMatch(/^### ⚪ No baseline; no verdict · /);
  for (const text of [...lenient.shown, ...first.shown]) expect(text).not.toMatch(green);
});
