import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { command, type Ended } from "./support/command.ts";
import { installFakeNsys, type FakeNsys } from "./support/fake-nsys.ts";
import { viewRun } from "./support/run.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const withoutNcu = "ncu.enabled=false";

interface Job extends Ended {
  readonly workspace: Workspace;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** The runner's temporary folder. */
  readonly temporary: string;
  /** Everything that is a workflow command, by name. */
  readonly commands: (name: string) => string[];
  /** The environment of the step, for the post step. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The step as a runner starts it, with a fake nsys. */
function job(inputs: Readonly<Record<string, string>>, nsys: FakeNsys): Job {
  const place = workspace();
  const [temporary, checkout] = ["runner-temp", "checkout"].map((name) => join(place.path, name)) as [string, string];
  for (const folder of [temporary, checkout]) mkdirSync(folder);
  const [output, state] = ["output", "state"].map((name) => join(place.path, name)) as [string, string];
  for (const file of [output, state]) writeFileSync(file, "");
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_OUTPUT: output,
    GITHUB_STATE: state,
    GITHUB_WORKSPACE: checkout,
    RUNNER_TEMP: temporary,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const ended = command([], { entry: "index.js", workspace: place, path: [installFakeNsys(place, nsys)], environment });
  const commands = (name: string) =>
    ended.stdout.split("\n").filter((line) => new RegExp(`^::${name}[ :]`).test(line.trim()));
  return {
    ...ended,
    workspace: place,
    outputs: keyValues(output),
    state: keyValues(state),
    temporary,
    commands,
    environment,
  };
}

/** A file of `name<<delimiter`, value, delimiter: what @actions/core writes. */
function keyValues(path: string): Record<string, string> {
  const text = readFileSync(path, "utf8");
  return Object.fromEntries(
    [...text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm)].map(([, name, , value]) => [name, value]),
  );
}

test("a capture that is real gives its outputs, fails nothing, and leaves nothing for the post step", async () => {
  const done = job({ command: "echo hello", ranges: "decode", overrides: withoutNcu }, { recordings: [sdpa] });
  expect([done.code, done.commands("error")]).toEqual([0, []]);
  const { directory, profile } = await viewRun(join(done.temporary, "llm-profile-runs"));
  expect(done.outputs).toMatchObject({ "run-dir": directory, "profile-json": join(directory, "profile.json") });
  expect(done.outputs).toMatchObject({ verdict: "not-compared", regressions: "[]" });
  expect(profile().ranges[0]?.rounds[0]?.kernelNs).toBe(1_573_065);
  const [top] = JSON.parse(done.outputs["top-kernels"] ?? "") as { range: string; kernels: { mangled: string }[] }[];
  expect(top).toMatchObject({
    range: "decode",
    kernels: expect.arrayContaining([expect.objectContaining({ name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT" })]),
  });
  expect(top?.kernels).toHaveLength(12);
  // The program's output is folded.
  expect(done.stdout).toMatch(
    /^::group::Step 1 of 1: round 1, decode\n(?:::debug::.*\n)* {2}\| hello\n[\s\S]*?^::endgroup::$/m,
  );
  expect(done.stdout).toContain("NVTX range decode: 1 instance");
  // A container's files in the checkout would hinder the next one.
  expect(readdirSync(join(done.workspace.path, "checkout"))).toEqual([]);
  expect(readdirSync(done.temporary)).toEqual(["llm-profile-runs"]);

  const file = done.state["processes-file"] ?? "";
  expect(file.startsWith(done.temporary)).toBe(true);
  expect(existsSync(file)).toBe(false);
  const post = command([], {
    entry: "post.js",
    workspace: done.workspace,
    environment: { ...done.environment, "STATE_processes-file": file },
  });
  expect(post).toMatchObject({ code: 0, stdout: "", stderr: "" });
});

test("a capture that is not real fails the job once, names the run directory all the same, and issues no commands of its own", async () => {
  const says = "echo '::error::pwned' >&2; echo '##[error]pwned' >&2; exit 1";
  const done = job({ command: says, ranges: "decode", overrides: withoutNcu }, { recordings: [sdpa] });
  expect(done.code).toBe(3);
  expect(done.commands("error")).toHaveLength(1);
  expect(done.stdout).toContain("pwned");
  expect(done.stdout).not.toContain("##[");
  expect(done.stdout.split("\n").filter((line) => line.trim().startsWith("::error::pwned"))).toEqual([]);
  const { directory, record } = await viewRun(join(done.temporary, "llm-profile-runs"));
  expect(done.outputs).toEqual({
    verdict: "failed",
    regressions: "[]",
    "run-dir": directory,
    "report-path": join(directory, "comment.md"),
  });
  expect(readFileSync(join(directory, "comment.md"), "utf8")).toMatch(/^### ❌ Nothing was measured · GPU profile$/m);
  expect(record.failure).toMatchObject({ id: "workload-failed" });
});

test("wrong inputs: exit 2, one error, no run directory", () => {
  const done = job({ command: "true", ranges: "decode", rounds: "many" }, { recordings: [sdpa] });
  expect(done.code).toBe(2);
  expect(done.commands("error")).toEqual([expect.stringContaining("input rounds")]);
  expect(done.outputs).toEqual({ verdict: "failed", regressions: "[]" });
  expect(readdirSync(done.temporary)).toEqual([]);
});
