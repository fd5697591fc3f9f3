import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { filesWith } from "./support/file-search.ts";
import { newMark, processesWith, untilSome } from "./support/processes.ts";
import { runPassing } from "./support/run-demo.ts";
import { levels } from "./support/levels.ts";

const plain = { name: `${newMark()}_KEY`, value: newMark() };
const listed = { name: `NVIDIA_${newMark()}_TOKEN`, value: newMark() };
const action = { name: `ACTIONS_${newMark()}`, value: newMark() };
const input = { name: `INPUT_${newMark()}`, value: newMark() };
const github = { name: `GITHUB_${newMark()}`, value: newMark() };
const sibling = { name: `${newMark()}_SIBLING`, value: newMark() };
const known = [
  "GITHUB_TOKEN",
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
  "INPUT_PASS-ENV",
  "HF_TOKEN",
  "RUNNER_TOKEN",
];
const password = newMark();
const knownValues = known.map(newMark);

/** The environment of llm-profile itself. */
const environment = Object.fromEntries([
  ...[plain, listed, action, input, github].map(({ name, value }) => [name, value]),
  ...known.map((name, index) => [name, knownValues[index] ?? ""]),
  // On the allow-list, but with a password.
  ["HF_ENDPOINT", `http://user:${password}@proxy.invalid`],
]) as Record<string, string>;

/** None of these may be in a run directory; names of well-known variables are no secret. */
const planted = [
  ...[plain, listed, action, input, github, sibling].flatMap(({ name, value }) => [name, value]),
  ...knownValues,
  password,
];

let other: ChildProcess;
beforeAll(async () => {
  other = spawn("sleep", ["600"], {
    env: { PATH: process.env["PATH"], [sibling.name]: sibling.value },
    stdio: "ignore",
  });
  await untilSome(() => processesWith(sibling.value));
});
afterAll(() => {
  other.kill("SIGKILL");
});

const isReport = (file: string) => /\.(nsys-rep|sqlite)(\.zst)?$/.test(file);

describe.each(levels.filter(({ kind }) => kind !== "none"))("isolation $kind ($how)", ({ kind, prefix }) => {
  // For the command lines of other processes.
  const withheld = kind === "unprivileged-user" ? ["head/round-1/decode/nsys/report.nsys-rep"] : [];

  test("keeps secrets out of the run directory, apart from what the program was given", async () => {
    const given = newMark();
    const { run, workspace } = await runPassing({
      environment,
      prefix,
      set: [`workload.environment.MARK=${given}`, `workload.secret-files.TOKEN_FILE=${listed.name}`],
      demo: ["--print-env", plain.name, "--print-env", "GITHUB_TOKEN", "--read-secret-file", "TOKEN_FILE"],
    });
    expect(run.record.isolation?.kind).toBe(kind);
    // The program's own view first: it prints the name, which is why this run is not searched for it.
    const stdout = run.text("head/round-1/decode/nsys/stdout.txt");
    expect(stdout).toContain(`${plain.name} is not set`);
    expect(stdout).toContain("GITHUB_TOKEN is not set");
    expect(stdout).toContain(`TOKEN_FILE names a file of ${listed.value.length} bytes`);
    const searched = planted.filter((text) => text !== plain.name);
    expect(filesWith(run.path, searched)).toEqual([]);
    // The search does find what is there, in both forms of the report.
    const found = filesWith(run.path, [given]).map(({ file }) => file);
    expect(found).toEqual(
      expect.arrayContaining(["report.nsys-rep", "report.sqlite"].map((name) => `head/round-1/decode/nsys/${name}`)),
    );
    expect(run.record.withheld.map(({ path }) => path)).toEqual(withheld);
    expect(workspace.leftInTemporary()).toEqual([]);
  });

  test("keeps secrets' values out with discovery, rounds, and compression too", async () => {
    const { run } = await runPassing({
      environment,
      prefix,
      ranges: ["dec*"],
      set: ["compress-above=1B", "workload.setup=true"],
      options: ["--rounds", "2"],
    });
    expect(run.files.filter(isReport).every((file) => file.endsWith(".zst"))).toBe(true);
    // The set-up command had the whole environment, and run.json lists its names: they are the user's own.
    expect(filesWith(run.path, planted).filter(({ file }) => file !== "run.json")).toEqual([]);
    const names = [plain, listed, action, input, github].map(({ name }) => name);
    const values = planted.filter((text) => !names.includes(text));
    expect(filesWith(run.path, values)).toEqual([]);
  });
});

test("withholds the reports with a warning if pass-env passes a secret", async () => {
  const { stderr, run } = await runPassing({ environment, set: [`workload.pass-env=[${plain.name}]`] });
  const reports = run.files.filter(isReport);
  expect(reports).toHaveLength(2);
  expect(
    filesWith(run.path, [plain.value])
      .map(({ file }) => file)
      .sort(),
  ).toEqual(reports);
  expect(run.record.withheld.map(({ path }) => path)).toEqual(reports);
  expect(run.record.withheld[0]?.reason).toContain(plain.name);
  expect(run.record.warnings).toContainEqual(expect.stringContaining("have to stay on this machine"));
  expect(stderr).toContain("warning: The .nsys-rep and .sqlite files have to stay on this machine");
  expect(stderr).not.toContain(plain.value);
});

test("withholds the reports if they contain another process's secret without isolation", async () => {
  const { stderr, run } = await runPassing({ environment, set: ["isolation=none"] });
  expect(filesWith(run.path, [sibling.value]).map(({ file }) => file)).toContain(
    "head/round-1/decode/nsys/report.sqlite",
  );
  expect(run.record.withheld.map(({ path }) => path)).toEqual(run.files.filter(isReport));
  expect(run.record.warnings).toContainEqual(expect.stringContaining("the profiler wasn't isolated"));
  expect(stderr).toContain("The configuration sets isolation=none");
  // Only there: all else may leave the machine.
  expect(filesWith(run.path, planted).filter(({ file }) => !isReport(file))).toEqual([]);
});
