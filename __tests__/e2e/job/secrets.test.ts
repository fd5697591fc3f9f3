import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { addPull, githubDouble, pullRequestPayload, type Double } from "../../fixtures/github/index.ts";
import { changedRecording } from "../command/support/changed-recording.ts";
import { runJob, type EndedJob, type JobRequest } from "./support/job.ts";
import { artifactName, measuredArtifact, pageName } from "./support/measured-artifact.ts";

const secret = "hf_QZXq8837261kfjEWoi20";
const env = { HF_TOKEN: secret };
const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const serves = `capture() { captured ${sdpa}; }`;

async function pullJob(double: Double, { inputs, ...change }: Partial<JobRequest>): Promise<EndedJob> {
  const pull = double.state.pulls[0] ?? addPull(double.state, { number: 7 });
  return runJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(double.state, pull) },
    ...{ env, nsys: serves },
    inputs: { baseline: "none", ...inputs },
    ...change,
  });
}

function warnings({ log }: EndedJob): string[] {
  return log.annotations.flatMap(({ level, message }) => (level === "warning" ? [message] : []));
}

/** Nothing that leaves the machine holds it, as it is or as people read it: our Markdown writes some characters as entities. */
async function expectKept(double: Double, { summary, outputs, comments, log, artifacts }: EndedJob): Promise<void> {
  expect(await double.secretsSeen(secret)).toEqual([]);
  const paths = await Promise.all(artifacts.map(async (name) => [...(await double.artifactFiles(name)).keys()]));
  const said = [log.lines, log.annotations];
  const texts = [summary, ...[outputs, comments, said, artifacts, paths].map((value) => JSON.stringify(value))];
  const shown = texts.flatMap((text) => [text, withoutEntities(text)]);
  expect(shown.filter((text) => text.includes(secret))).toEqual([]);
}

function withoutEntities(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

test("the token is masked before anything else is said", async () => {
  await using double = await githubDouble();
  const { code, stdout, log } = await pullJob(double, {});
  expect(code).toBe(0);
  expect(stdout.startsWith(`::add-mask::${double.state.token.value}\n`)).toBe(true);
  expect(log.masks).toContain(double.state.token.value);
});

test("what the program prints stays, told by the variable's name; the rest is uploaded", async () => {
  await using double = await githubDouble();
  const job = await pullJob(double, { inputs: { command: 'echo "loading with $HF_TOKEN"', "pass-env": "HF_TOKEN" } });
  expect([job.code, job.comments.length]).toEqual([0, 1]);
  expect(warnings(job)).toContainEqual(
    expect.stringMatching(
      /^head\/round-1\/decode\/nsys\/stdout\.txt wasn't uploaded\. The file contains the value of HF_TOKEN\. Keep the program from printing the secret/,
    ),
  );
  const files = [...(await double.artifactFiles(artifactName)).keys()];
  expect(files).toEqual(expect.arrayContaining(["profile.json", "run.json", "head/round-1/decode/nsys/stderr.txt"]));
  expect(files).not.toContain("head/round-1/decode/nsys/stdout.txt");
  // The reports hold the program's environment.
  expect(job.artifacts).toEqual([artifactName, pageName]);
  expect(job.text).toContain("withheld according to run.json");
  await expectKept(double, job);
});

test("a file that holds it, also in base64, stays", async () => {
  await using double = await githubDouble();
  const encoded = Buffer.from(`user:${secret}`).toString("base64");
  const nsys = `capture() {
    echo "Authorization: Basic ${encoded}" >"$(dirname "$output")/request.txt"
    captured __tests__/fixtures/recorded/decode-sdpa/round-1
  }`;
  const job = await pullJob(double, { nsys });
  expect(job.code).toBe(0);
  expect(warnings(job)).toContainEqual(
    expect.stringMatching(/request\.txt wasn't uploaded\. The file contains the value of HF_TOKEN\./),
  );
  for (const name of job.artifacts)
    expect([...(await double.artifactFiles(name)).keys()]).not.toContainEqual(expect.stringContaining("request.txt"));
  await expectKept(double, job);
});

test("a range's name that holds it: neither folder, comment, summary, output nor annotation", async () => {
  await using double = await githubDouble();
  const name = `pre-${secret}-x`;
  const renamed = changedRecording(sdpa, {
    sql: [`UPDATE NVTX_EVENTS SET text = '${name}' WHERE text = 'decode'`],
    rangeSummary: (csv) => csv.replaceAll(/^decode,/gm, `${name},`),
  });
  const profile = profileSchema.parse(JSON.parse(String((await measuredArtifact("eager")).get("profile.json"))));
  const base = { ...profile, ranges: profile.ranges.map((range) => ({ ...range, name })) };
  const job = await pullJob(double, {
    files: { "base/profile.json": JSON.stringify(base) },
    inputs: { ranges: "*", baseline: "./base/profile.json", "check-run": "true" },
    nsys: `capture() { captured ${renamed}; }; discovery() { captured ${renamed}; }`,
  });
  expect([job.code, job.outputs["verdict"], job.comments, job.summary]).toEqual([0, "pass", [], ""]);
  const said = warnings(job);
  expect(said).toContainEqual(
    expect.stringMatching(
      /^head\/round-1\/\*\*\*\/nsys\/.* weren't uploaded\. The files' paths contain the value of HF_TOKEN\./,
    ),
  );
  for (const what of ["The check run", "An annotation"])
    expect(said).toContainEqual(
      expect.stringContaining(`${what} wasn't written because it would show the value of HF_TOKEN.`),
    );
  await expectKept(double, job);
});

test("one that only the configuration has is masked in the log", async () => {
  await using double = await githubDouble();
  const job = await pullJob(double, {
    env: {},
    inputs: { command: "true", overrides: `workload.environment={SERVICE_API_KEY: ${secret}}` },
  });
  expect([job.code, job.log.masks]).toEqual([0, expect.arrayContaining([secret])]);
});

test("a setting of a secret's name is in no record", async () => {
  await using double = await githubDouble();
  const job = await pullJob(double, {
    env: {},
    inputs: { overrides: `workload.environment={SERVICE_API_KEY: ${secret}}` },
  });
  expect(job.code).toBe(0);
  await expectKept(double, job);
});

test("one that the workflow wrote into the command: the records show ***, and the reports stay", async () => {
  await using double = await githubDouble();
  const command = `true --hf-token ${secret} --tokenizer gpt2`;
  const job = await pullJob(double, {
    env: {},
    inputs: { command, overrides: `workload.setup=true --token ${secret}` },
  });
  expect([job.code, job.comments.length]).toEqual([0, 1]);
  expect(job.artifacts).toEqual([artifactName, pageName]);
  expect(job.text).toContain("they contain the values of --hf-token, which the program received");
  const files = await double.artifactFiles(artifactName);
  const { workload } = profileSchema.parse(JSON.parse(String(files.get("profile.json"))));
  expect(workload.command.at(-1)).toBe("true --hf-token *** --tokenizer gpt2");
  for (const name of ["run.json", "config.yaml", "inputs.yaml", "head/round-1/decode/nsys/cmd.txt"])
    expect([name, String(files.get(name))]).toEqual([name, expect.stringContaining("--hf-token ***")]);
  await expectKept(double, job);
});

test("a password in a URL of workload.environment: the reports stay", async () => {
  await using double = await githubDouble();
  const overrides = `workload.environment={INDEX: "https://ci:${secret}@pypi.corp/simple"}`;
  const job = await pullJob(double, { env: {}, inputs: { overrides } });
  expect(job.code).toBe(0);
  expect(job.text).toContain("they contain the values of INDEX, which the program received");
  expect(job.artifacts).toEqual([artifactName, pageName]);
  await expectKept(double, job);
});

test("a program that fails with it in its last words: the capture's failure is told, with *** for it", async () => {
  await using double = await githubDouble();
  const command = 'echo "no access with $HF_TOKEN" >&2; exit 7';
  const job = await pullJob(double, {
    inputs: { command, "pass-env": "HF_TOKEN" },
    nsys: "capture() { :; }",
  });
  expect([job.code, job.outputs["verdict"], job.comments.length]).toEqual([3, "failed", 1]);
  expect(job.summary).toContain("no access with ***");
  expect(warnings(job)).toContainEqual(
    expect.stringMatching(/^head\/.*\/stderr\.txt wasn't uploaded\. The file contains the value of HF_TOKEN\./),
  );
  expect([...(await double.artifactFiles(artifactName)).keys()]).toEqual(
    expect.arrayContaining(["config.yaml", "run.json"]),
  );
  await expectKept(double, job);
});

test("a kernel's name and family that hold it: neither comment nor summary, and both said", async () => {
  await using double = await githubDouble();
  const profile = profileSchema.parse(JSON.parse(String((await measuredArtifact("eager")).get("profile.json"))));
  const [range] = profile.ranges;
  if (range === undefined) throw new Error("The recording has a range.");
  const kernels = range.kernels.map((kernel, index) => ({
    ...kernel,
    ...(index === 0 ? { name: `gemm_${secret}`, shortName: `gemm_${secret}` } : {}),
    // The comment's first sentence names families whose kernels are gone.
    family: kernel.family === "copy" ? `copy_${secret}` : kernel.family,
  }));
  const base = JSON.stringify({ ...profile, ranges: [{ ...range, kernels }] });
  const job = await pullJob(double, {
    files: { "base/profile.json": base },
    inputs: { baseline: "./base/profile.json" },
  });
  expect([job.code, job.outputs["verdict"], job.comments, job.summary]).toEqual([0, "pass", [], ""]);
  const said = warnings(job).map((message) => message.replace(/(?<=HF_TOKEN\.).*/s, ""));
  expect(said).toEqual(
    expect.arrayContaining([
      "The comment wasn't written because it would show the value of HF_TOKEN.",
      "The job summary wasn't written because it would show the value of HF_TOKEN.",
      "comment.md wasn't written because it would show the value of HF_TOKEN.",
      "base/profile.json, comparison.json, report.html, verdict.json weren't uploaded. The files contain the value of HF_TOKEN.",
    ]),
  );
  expect([...(await double.artifactFiles(artifactName)).keys()]).toContain("profile.json");
  await expectKept(double, job);
});

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  [
    "Markdown writes otherwise",
    { DB_PASSWORD: "p@ssw0rd-9Qzz" },
    { setup: 'echo "401 for $DB_PASSWORD" >&2; exit 1' },
    "DB_PASSWORD",
  ],
  [
    "is in Markdown's entities",
    { HF_TOKEN: "QZX_q8837261kfjEWoi20" },
    { setup: 'echo "401 for $HF_TOKEN" >&2; exit 1' },
    "HF_TOKEN",
  ],
  [
    "is cut",
    { HF_TOKEN: "QZXq8837261kfjEWoi20AbCdEfGhIjKl" },
    { setup: `echo "$(printf 'x%.0s' {1..165}) $HF_TOKEN" >&2; echo second >&2; exit 1` },
    "HF_TOKEN",
  ],
  [
    "is a password in a URL",
    { DATABASE_URL: "postgres://bench:Zx81kfjEWoi20@db.corp:5432/x" },
    { "pass-env": "DATABASE_URL", command: 'echo "no access with ${DATABASE_URL:17:13}" >&2; exit 1' },
    "DATABASE_URL",
  ],
])("one that %s: neither comment, summary nor report", async (_, given, inputs, name) => {
  await using double = await githubDouble();
  const job = await pullJob(double, { env: given, inputs, nsys: "capture() { :; }" });
  expect([job.outputs["verdict"], job.comments, job.summary]).toEqual(["failed", [], ""]);
  expect(job.outputs).not.toHaveProperty("report-path");
  for (const what of ["comment.md", "The job summary", "The comment"])
    expect(warnings(job)).toContainEqual(
      expect.stringContaining(`${what} wasn't written because it would show the value of ${name}.`),
    );
  const files = [...(await double.artifactFiles(artifactName)).keys()];
  expect(files).toContain("config.yaml");
  expect(files).not.toContainEqual(expect.stringMatching(/^(?:comment\.md|run\.json|.*\/stderr\.txt)$/));
});

test("one of a known form in a failure: the comment tells the failure without it", async () => {
  await using double = await githubDouble();
  const job = await pullJob(double, { inputs: { setup: 'echo "401 for $HF_TOKEN" >&2; exit 1' } });
  expect([job.outputs["verdict"], job.comments.length]).toEqual(["failed", 1]);
  expect(withoutEntities(JSON.stringify(job.comments))).toContain("401 for ***");
  await expectKept(double, job);
});

test.each<[string, Record<string, string>]>([
  ["bash -c", { command: `bash -c 'HF_TOKEN=${secret} true'` }],
  ["a line that goes on", { command: `true --hf-token \\\n  ${secret}` }],
  ["a header", { command: `true -H 'Authorization: Bearer ${secret}'` }],
  ["an argument of nsys", { command: "true", overrides: `nsys.extra-arguments=["--stats-of=HF_TOKEN=${secret}"]` }],
])("one that the workflow wrote into %s: no record holds it, and the reports stay", async (_, inputs) => {
  await using double = await githubDouble();
  const job = await pullJob(double, { env: {}, inputs });
  expect([job.code, job.comments.length, job.artifacts]).toEqual([0, 1, [artifactName, pageName]]);
  expect(warnings(job)).not.toContainEqual(expect.stringMatching(/not (?:uploaded|written)/));
  await expectKept(double, job);
});

test.each<[string, Record<string, string>]>([
  ["pass-env", { "pass-env": `HF_TOKEN=${secret}` }],
  ["secret-files", { overrides: `workload.secret-files.HF_TOKEN=${secret}` }],
  ["an argument of nsys that is ours", { overrides: `nsys.extra-arguments=["--env-var=HF_TOKEN=${secret}"]` }],
  ["a wrong configuration", { command: `true --hf-token ${secret}`, rounds: "x", ranges: `--hf-token=${secret}` }],
])("a value in %s: the failure is told without it", async (_, inputs) => {
  await using double = await githubDouble();
  const job = await pullJob(double, { env: {}, inputs: { command: "true", ...inputs } });
  expect([job.code, job.outputs["verdict"], job.comments.length]).toEqual([2, "failed", 1]);
  expect(job.text).not.toContain(secret);
  await expectKept(double, job);
});

test("names and settings of the field withhold nothing", async () => {
  await using double = await githubDouble();
  const command =
    "TOKENIZER=meta/llama EOS_TOKEN=endoftext SORT_KEY=total_time true --url http://localhost:8080?q=a@b.c";
  const job = await pullJob(double, { env: {}, inputs: { command } });
  expect([job.code, warnings(job)]).toEqual([0, []]);
});

test("the password of a URL is masked, and found where only it is printed", async () => {
  await using double = await githubDouble();
  const password = "Qy77kfjEWoi20";
  const job = await pullJob(double, {
    env: { PIP_EXTRA_INDEX_URL: `https://ci:${password}@pypi.corp/simple` },
    inputs: { setup: `echo "trying ${password.slice(0, 4)}""${password.slice(4)}"` },
  });
  expect([job.code, job.comments.length]).toEqual([0, 1]);
  expect(job.log.masks).toContain(password);
  expect(warnings(job)).toContainEqual(
    expect.stringMatching(/^setup\/stdout\.txt wasn't uploaded\. The file contains the value of PIP_EXTRA_INDEX_URL\./),
  );
  expect(await double.secretsSeen(password)).toEqual([]);
});
