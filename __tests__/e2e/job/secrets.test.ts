import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { addPull, githubDouble, pullRequestPayload, type Double } from "../../fixtures/github/index.ts";
import { changedRecording } from "../command/support/changed-recording.ts";
import { warnings } from "./support/broken-budget.ts";
import { runJob, type EndedJob, type JobRequest } from "./support/job.ts";
import { measuredArtifact, pageName } from "./support/measured-artifact.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

const secret = "hf_QZXq8837261kfjEWoi20";
const env = { HF_TOKEN: secret };
const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const serves = `capture() { captured ${sdpa}; }`;

// What is a secret, and in which forms it is found: __tests__/github/secrets/, __tests__/model/secrets/ and __tests__/settings/.

async function pullJob(double: Double, { inputs, ...change }: Partial<JobRequest>): Promise<EndedJob> {
  const pull = double.state.pulls[0] ?? addPull(double.state, { number: 7 });
  return runJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(double.state, pull) },
    ...{ env, nsys: serves },
    inputs: { baseline: "none", ...inputs },
    ...change,
  });
}

/** Nothing that leaves the machine holds it, as it is or as people read it: our Markdown writes some characters as entities. */
async function expectKept(
  double: Double,
  { summary, outputs, comments, log, artifacts }: EndedJob,
  kept = secret,
): Promise<void> {
  expect(await double.secretsSeen(kept)).toEqual([]);
  const paths = await Promise.all(artifacts.map(async (name) => [...(await double.artifactFiles(name)).keys()]));
  const said = [log.lines, log.annotations];
  const texts = [summary, ...[outputs, comments, said, artifacts, paths].map((value) => JSON.stringify(value))];
  const withoutEntities = (text: string) =>
    text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  const shown = texts.flatMap((text) => [text, withoutEntities(text)]);
  expect(shown.filter((text) => text.includes(kept))).toEqual([]);
}

test("withholds only files that show a secret, and names its variable in a warning", async () => {
  await using double = await githubDouble();
  const password = "Qy77kfjEWoi20";
  const encoded = Buffer.from(`user:${secret}`).toString("base64");
  const job = await pullJob(double, {
    env: { ...env, PIP_EXTRA_INDEX_URL: `https://ci:${password}@pypi.corp/simple` },
    inputs: {
      command: 'echo "loading with $HF_TOKEN"',
      overrides: "workload.pass-env=HF_TOKEN",
      setup: `echo "trying ${password.slice(0, 4)}""${password.slice(4)}"`,
    },
    nsys: `capture() {
      echo "Authorization: Basic ${encoded}" >"$(dirname "$output")/request.txt"
      captured ${sdpa}
    }`,
  });
  expect([job.code, job.comments.length]).toEqual([0, 1]);
  // Masked before anything else is said.
  expect(job.stdout.startsWith(`::add-mask::${double.state.token.value}\n`)).toBe(true);
  expect(job.log.masks).toEqual(expect.arrayContaining([double.state.token.value, password]));
  const said = warnings(job).join("\n");
  expect(said).toMatch(/^head\/round-1\/decode\/nsys\/request\.txt, .*\/stdout\.txt weren't uploaded\. .*HF_TOKEN/m);
  expect(said).toMatch(/^setup\/stdout\.txt wasn't uploaded\. .*PIP_EXTRA_INDEX_URL/m);
  const files = [...(await double.artifactFiles(artifactName)).keys()];
  expect(files).toEqual(expect.arrayContaining(["profile.json", "run.json", "head/round-1/decode/nsys/stderr.txt"]));
  expect(files.filter((name) => /request\.txt|nsys\/stdout\.txt|setup\/stdout/.test(name))).toEqual([]);
  // The reports hold the program's environment.
  expect(job.artifacts).toEqual([artifactName, pageName]);
  for (const kept of [secret, password]) await expectKept(double, job, kept);
});

test("publishes no comment, summary, output, or annotation if a range or kernel name contains a secret", async () => {
  await using double = await githubDouble();
  const name = `pre-${secret}-x`;
  const renamed = changedRecording(sdpa, {
    sql: [`UPDATE NVTX_EVENTS SET text = '${name}' WHERE text = 'decode'`],
    rangeSummary: (csv) => csv.replaceAll(/^decode,/gm, `${name},`),
  });
  const profile = profileSchema.parse(JSON.parse(String((await measuredArtifact("eager")).get("profile.json"))));
  const base = {
    ...profile,
    ranges: profile.ranges.map((range) => ({
      ...{ ...range, name },
      kernels: range.kernels.map((kernel, index) => ({
        ...kernel,
        ...(index === 0 ? { name: `gemm_${secret}`, shortName: `gemm_${secret}` } : {}),
        // The comment's first sentence names families whose kernels are gone.
        family: kernel.family === "copy" ? `copy_${secret}` : kernel.family,
      })),
    })),
  };
  const job = await pullJob(double, {
    files: { "base/profile.json": JSON.stringify(base) },
    inputs: { ranges: "*", baseline: "./base/profile.json", "check-run": "true" },
    nsys: `capture() { captured ${renamed}; }; discovery() { captured ${renamed}; }`,
  });
  expect([job.code, job.outputs["verdict"], job.comments, job.summary]).toEqual([0, "pass", [], ""]);
  const said = warnings(job);
  expect(said).toContainEqual(
    expect.stringMatching(/^head\/round-1\/\*\*\*\/nsys\/.* weren't uploaded\. The files' paths .*HF_TOKEN/),
  );
  for (const what of ["The comment", "The job summary", "comment.md", "The check run", "An annotation"])
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${what} wasn't written .*HF_TOKEN`)));
  await expectKept(double, job);
});

test("masks secrets of the workflow's inputs in the records, and withholds the reports", async () => {
  await using double = await githubDouble();
  const overrides = [
    `workload.setup=true --token ${secret}`,
    `workload.environment={SERVICE_API_KEY: ${secret}, INDEX: "https://ci:${secret}@pypi.corp/simple"}`,
    `nsys.extra-arguments=["--stats-of=HF_TOKEN=${secret}"]`,
  ];
  const command = `true --hf-token \\\n  ${secret} --tokenizer gpt2; bash -c 'HF_TOKEN=${secret} true'`;
  const job = await pullJob(double, { env: {}, inputs: { command, overrides: overrides.join("\n") } });
  expect([job.code, job.comments.length]).toEqual([0, 1]);
  expect(job.artifacts).toEqual([artifactName, pageName]);
  // Only the configuration has it, and not our environment.
  expect(job.log.masks).toContain(secret);
  expect(job.text).toContain("--hf-token");
  expect(warnings(job)).not.toContainEqual(expect.stringMatching(/not (?:uploaded|written)/));
  const files = await double.artifactFiles(artifactName);
  for (const name of ["run.json", "config.yaml", "inputs.yaml", "head/round-1/decode/nsys/cmd.txt"])
    expect([name, String(files.get(name))]).toEqual([name, expect.stringContaining("***")]);
  await expectKept(double, job);
});

test("masks a known kind of token in a failed program's last output", async () => {
  await using double = await githubDouble();
  const command = 'echo "no access with $HF_TOKEN" >&2; exit 7';
  const job = await pullJob(double, {
    inputs: { command, overrides: "workload.pass-env=HF_TOKEN" },
    nsys: "capture() { :; }",
  });
  expect([job.code, job.outputs["verdict"], job.comments.length]).toEqual([3, "failed", 1]);
  expect(job.summary).toContain("no access with ***");
  expect(warnings(job)).toContainEqual(expect.stringMatching(/^head\/.*\/stderr\.txt wasn't uploaded\. .*HF_TOKEN/));
  const files = [...(await double.artifactFiles(artifactName)).keys()];
  expect(files).toEqual(expect.arrayContaining(["config.yaml", "run.json"]));
  await expectKept(double, job);
});

test("publishes no comment, summary, or report if a failed setup prints a password", async () => {
  await using double = await githubDouble();
  const password = "p@ssw0rd-9Qzz";
  const job = await pullJob(double, {
    env: { DB_PASSWORD: password },
    inputs: { setup: 'echo "401 for $DB_PASSWORD" >&2; exit 1' },
  });
  expect([job.outputs["verdict"], job.comments, job.summary]).toEqual(["failed", [], ""]);
  expect(job.outputs).not.toHaveProperty("report-path");
  for (const what of ["comment.md", "The job summary", "The comment"])
    expect(warnings(job)).toContainEqual(expect.stringMatching(new RegExp(`^${what} wasn't written .*DB_PASSWORD`)));
  const files = [...(await double.artifactFiles(artifactName)).keys()];
  expect(files).toContain("config.yaml");
  expect(files).not.toContainEqual(expect.stringMatching(/^(?:comment\.md|run\.json|.*\/stderr\.txt)$/));
  await expectKept(double, job, password);
});

test("reports a wrong configuration without showing its secret", async () => {
  await using double = await githubDouble();
  const inputs = {
    command: `true --hf-token ${secret}`,
    rounds: "x",
    overrides: `workload.pass-env=HF_TOKEN=${secret}`,
  };
  const job = await pullJob(double, { env: {}, inputs });
  expect([job.code, job.outputs["verdict"], job.comments.length]).toEqual([2, "failed", 1]);
  expect(job.text).not.toContain(secret);
  await expectKept(double, job);
});
