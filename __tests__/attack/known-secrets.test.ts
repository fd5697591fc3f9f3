import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@jest/globals";
import { runJob, type EndedJob } from "../e2e/job/support/job.ts";
import { demoProgram } from "../e2e/nsys/support/shared-folder.ts";
import { filesWith } from "../e2e/nsys/support/file-search.ts";
import { workspace } from "../e2e/nsys/support/workspace.ts";
import { quote } from "../e2e/command/support/fake-nsys.ts";
import { addPull, githubDouble, pullRequestPayload, type Double } from "../fixtures/github/index.ts";

/** Nothing of it can be found in a packed report. */
const secret = `hf_QZX${Array.from({ length: 250 }, (_, index) => (index * 7919).toString(36)).join("")}`;
const isReport = (file: string): boolean => /\.(?:nsys-rep|qdstrm|sqlite)(?:\.gz)?$/.test(file);

async function uploaded(double: Double, { artifacts }: EndedJob): Promise<string[]> {
  const files = await Promise.all(artifacts.map(async (name) => [...(await double.artifactFiles(name)).keys()]));
  return files.flat();
}

test("withholds the log and the compressed reports of a program that exports and prints a secret", async () => {
  await using double = await githubDouble();
  const payload = pullRequestPayload(double.state, addPull(double.state, { number: 7 }));
  const job = await runJob({
    ...{ double, event: "pull_request", payload },
    env: { HF_TOKEN: secret, PATH: process.env["PATH"] },
    inputs: {
      baseline: "none",
      command: `export LEAK="$(cat "$TOKEN_FILE")"; echo "$LEAK"; ${demoProgram()}; true`,
      overrides: "require-kernels=false\nworkload.secret-files.TOKEN_FILE=HF_TOKEN",
    },
  });
  expect({ code: job.code, text: job.text }).toMatchObject({ code: 0 });
  // On the machine; of the packed report the search knows a piece only.
  const held = filesWith(join(job.job.temp, "llm-profile-runs"), [secret.slice(0, 40)]).map(({ file }) => file);
  // If nsys's importer crashes, its raw data stays beside the report.
  expect(held.filter((file) => !isReport(file))).toEqual([expect.stringMatching(/stdout\.txt$/)]);
  expect(held).toContainEqual(expect.stringMatching(/report\.sqlite$/));
  expect((await uploaded(double, job)).filter(isReport)).toEqual([]);
  expect(job.text).toMatch(/This run's reports \(\d files\) weren't uploaded\./);
  expect(await uploaded(double, job)).toEqual(expect.arrayContaining(["profile.json", "run.json", "comment.md"]));
  expect(await double.secretsSeen(secret)).toEqual([]);
});

test("finds a secret that spans database pages, compressed or not", async () => {
  const path = join(workspace().path, "rows.sqlite");
  const sqlite = new DatabaseSync(path);
  sqlite.exec("PRAGMA page_size = 512; CREATE TABLE StringIds (id INTEGER PRIMARY KEY, value TEXT)");
  sqlite.prepare("INSERT INTO StringIds (value) VALUES (?)").run(`HF_TOKEN=${secret}`);
  sqlite.close();
  expect(readFileSync(path).includes(secret)).toBe(false);
  await using double = await githubDouble();
  const payload = pullRequestPayload(double.state, addPull(double.state, { number: 7 }));
  const job = await runJob({
    ...{ double, event: "pull_request", payload, env: { HF_TOKEN: secret }, inputs: { baseline: "none" } },
    nsys: `capture() {
      captured examples/recordings/llm-decode-sdpa/round-1
      cp ${quote(path)} "$(dirname "$output")/rows.sqlite"
      gzip <${quote(path)} >"$(dirname "$output")/packed.sqlite.gz"
    }`,
  });
  expect({ code: job.code, text: job.text }).toMatchObject({ code: 0 });
  expect((await uploaded(double, job)).filter(isReport)).toEqual([]);
  expect(job.text).toMatch(
    /packed\.sqlite\.gz, \S+rows\.sqlite weren't uploaded\. The files contain the value of HF_TOKEN\./,
  );
  expect(job.leftInTemporary).toEqual([]);
});
