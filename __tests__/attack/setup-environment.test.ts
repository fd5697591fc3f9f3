import { expect, test } from "@jest/globals";
import { addPull, githubDouble, pullRequestPayload } from "../fixtures/github/index.ts";
import { runJob, runOf, type JobRequest } from "../e2e/job/support/job.ts";

const idToken = "QZXid-token-8837261kfjEWoi20";
const commandFiles = ["GITHUB_STATE", "GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"];

/** A line of `env` for each of these variables. */
const namesIn = (text: string): string[] => [...text.matchAll(/^([A-Za-z_][\w-]*)=/gm)].map(([, name]) => name ?? "");
const ofTheStep = (name: string): boolean =>
  name.startsWith("INPUT_") || name.startsWith("ACTIONS_") || commandFiles.includes(name);

async function pullJob(change: Partial<JobRequest>) {
  const double = await githubDouble();
  const payload = pullRequestPayload(double.state, addPull(double.state, { number: 7 }));
  const inputs = { baseline: "none", ...change.inputs };
  return {
    double,
    job: await runJob({ ...{ double, event: "pull_request", payload }, ...change, inputs }),
    [Symbol.asyncDispose]: async () => double[Symbol.asyncDispose](),
  };
}

test("hides the action's own variables and command files from setup and the tools", async () => {
  const forged = ["STATE", "OUTPUT", "ENV", "PATH", "STEP_SUMMARY"]
    .map((name) => `echo "verdict=forged" >>"\${GITHUB_${name}:-/dev/null}"`)
    .join("; ");
  await using ended = await pullJob({
    env: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: idToken, HF_TOKEN: "hf_QZXq8837261kfjEWoi20", OF_THE_JOB: "yes" },
    inputs: { setup: `env | cut -d= -f1 | sed 's/$/=/'; ${forged}` },
    nsys: `capture() {
      env | cut -d= -f1 | sed 's/$/=/' >"$(dirname "$output")/nsys-names.txt"
      captured examples/recordings/llm-decode-sdpa/round-1
    }`,
  });
  const { job } = ended;
  const run = await runOf(job);
  const seen = namesIn(run.text("setup/stdout.txt"));
  expect(seen).toEqual(expect.arrayContaining(["PATH", "HF_TOKEN", "OF_THE_JOB", "GITHUB_SHA", "RUNNER_TEMP"]));
  expect(seen.filter(ofTheStep)).toEqual([]);
  expect(namesIn(run.text("head/round-1/decode/nsys/nsys-names.txt")).filter(ofTheStep)).toEqual([]);
  expect(run.record.commands.flatMap(({ environmentNames }) => environmentNames).filter(ofTheStep)).toEqual([]);
  expect(JSON.stringify([job.outputs, job.job.state(), job.summary])).not.toContain("forged");
  expect([job.code, job.outputs["verdict"]]).toEqual([0, "not-compared"]);
});

test("refuses a configuration that gives the program a runner token, before anything starts", async () => {
  const name = "ACTIONS_ID_TOKEN_REQUEST_TOKEN";
  await using ended = await pullJob({
    env: { [name]: idToken },
    inputs: { command: "true", setup: "echo started", overrides: `workload.secret-files.FILE=${name}` },
  });
  const { code, text } = ended.job;
  expect(text).toContain(`workload.secret-files names the variable ${name}, which belongs to the action's own step.`);
  expect(code).toBe(2);
  expect(text).not.toContain("started");
});
