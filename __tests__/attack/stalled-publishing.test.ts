import { expect, test } from "@jest/globals";
import { addPull, githubDouble, pullRequestPayload, type Double } from "../fixtures/github/index.ts";
import { startJob, postStep, type StartedJob } from "../e2e/job/support/job.ts";
import { warnings } from "../e2e/job/support/broken-budget.ts";
import { eventually } from "../run/support/processes.ts";

/** Whoever can keep GitHub from answering must not hold the GPU, nor change the verdict, nor keep us through a signal. */

/** Longer than any test: the connection stays open, and nothing comes. */
const never = { delayMs: 3_600_000, times: 99 };
const createArtifact = /ArtifactService\/CreateArtifact/;
const notUploaded = /^The artifact llm-profile-profile wasn't uploaded\. We ran out of time/;
const stalled: readonly (readonly [route: string | RegExp, says: RegExp, comments: number])[] = [
  [createArtifact, notUploaded, 1],
  [/^PUT \/blob\//, notUploaded, 1],
  [/ArtifactService\/FinalizeArtifact/, notUploaded, 1],
  ["issues/list-comments", /^Couldn't list the comments of pull request #7 .*We ran out of time/, 0],
];

/** A job whose budget is broken: it fails with 1, whatever GitHub does. */
function start(double: Double, inputs: Readonly<Record<string, string>> = {}): StartedJob {
  const pull = addPull(double.state, { number: 7 });
  return startJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(double.state, pull) },
    inputs: { baseline: "none", budgets: "decode.launches <= 10", ...inputs },
    nsys: "capture() { captured examples/recordings/llm-decode-sdpa/round-1; }",
  });
}

test("gives up on an unanswered upload or comment at the time limit, and keeps the verdict", async () => {
  await Promise.all(
    stalled.map(async ([route, says, comments]) => {
      await using double = await githubDouble();
      double.fail({ route, ...never });
      const job = await start(double, { "publish-time-limit": "20s" }).ended;
      expect({ route, code: job.code, verdict: job.outputs["verdict"], stderr: job.stderr }).toEqual({
        ...{ route, code: 1, verdict: "over-budget", stderr: "" },
      });
      expect(warnings(job)).toContainEqual(expect.stringMatching(says));
      expect(job.text).not.toContain("please report it");
      expect(job.summary).toContain("### ❌");
      expect(job.comments).toHaveLength(comments);
      // The run's page is what leads to the rest then.
      for (const text of [job.summary, ...job.comments.map(({ body }) => body)])
        expect(text).toContain(`[Run](${double.serverUrl}/octo-org/llm/actions/runs/${String(job.run.id)})`);
    }),
  );
});

test("fails with 4 within the time limit if the API never returns the baseline", async () => {
  await using double = await githubDouble();
  double.fail({ route: /^(GET|POST|PATCH) \/repos\//, ...never });
  const job = await start(double, { baseline: "artifact", budgets: "", "publish-time-limit": "2s" }).ended;
  expect({ code: job.code, verdict: job.outputs["verdict"] }).toEqual({ code: 4, verdict: "no-baseline" });
  expect(job.summary).toContain("### ❌ The baseline isn't available");
  expect(job.summary).toContain("`publish-time-limit`");
  expect(job.artifacts).toEqual([]);
});

test.each([
  ["SIGTERM", 143, { route: createArtifact, ...never }],
  ["SIGINT", 130, { route: /^PUT \/blob\//, ...never }],
] as const)("ends within 10 s of %s during an upload, with comment and summary", async (signal, code, fail) => {
  await using double = await githubDouble();
  double.fail(fail);
  const { child, ended } = start(double, { "publish-time-limit": "1h" });
  const hangs = (): boolean =>
    double.requests.some(({ method, path, status }) => status === null && fail.route.test(`${method} ${path}`));
  expect(await eventually(hangs, 90_000)).toBe(true);
  const told = performance.now();
  child.kill(signal);
  const job = await ended;
  expect(performance.now() - told).toBeLessThan(10_000);
  expect(job.code).toBe(code);
  expect(job.comments[0]?.body).toContain("### ❌ No baseline; budget exceeded: ");
  expect(job.summary).toContain("### ❌");
  expect(job.log.annotations).toContainEqual(
    expect.objectContaining({ level: "error", message: expect.stringContaining(`Stopped by ${signal}.`) }),
  );
  expect(await postStep(job)).toEqual({ code: 0, stdout: "" });
});

test("adds the artifact's link to the existing comment and the summary after the upload", async () => {
  await using double = await githubDouble();
  const job = await start(double, { "publish-time-limit": "5m" }).ended;
  expect(job.comments).toHaveLength(1);
  for (const text of [job.comments[0]?.body, job.summary])
    expect(text).toContain(`[Files](${job.outputs["artifact-url"] ?? ""})`);
  const order = double.requests.flatMap(({ operation, path }) =>
    operation === "issues/create-comment" || operation === "issues/update-comment" || createArtifact.test(path)
      ? [operation ?? "upload"]
      : [],
  );
  // The first asks a service that isn't GitHub's for its version.
  expect(order).toEqual(["issues/create-comment", "upload", "upload", "upload", "issues/update-comment", "upload"]);
});
