import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { recorded } from "../../pipeline/support/analyze.ts";
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

describe("a capture that is real", () => {
  const passed = () => job({ command: "echo hello", ranges: "decode", overrides: withoutNcu }, { recordings: [sdpa] });

  test("gives its outputs, and fails nothing", async () => {
    const done = passed();
    expect([done.code, done.commands("error")]).toEqual([0, []]);
    const { directory, profile } = await viewRun(join(done.temporary, "llm-profile-runs"));
    expect(done.outputs).toMatchObject({ "run-dir": directory, "profile-json": join(directory, "profile.json") });
    expect(done.outputs).toMatchObject({ verdict: "not-compared", regressions: "[]" });
    expect(profile().ranges[0]?.rounds[0]?.kernelNs).toBe(12_543_418);
    const [top] = JSON.parse(done.outputs["top-kernels"] ?? "") as { range: string; kernels: { mangled: string }[] }[];
    expect(top).toMatchObject({
      range: "decode",
      kernels: expect.arrayContaining([expect.objectContaining({ name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT" })]),
    });
    expect(top?.kernels).toHaveLength(12);
  });

  test("folds the program's output, and shows the table", () => {
    const done = passed();
    expect(done.stdout).toMatch(
      /^::group::Step 1 of 1: round 1, decode\n(?:::debug::.*\n)* {2}\| hello\n[\s\S]*?^::endgroup::$/m,
    );
    expect(done.stdout).toContain("NVTX range decode: 1 instance");
  });

  test("writes nothing into the checkout: a container's files there would hinder the next one", () => {
    const done = passed();
    expect(readdirSync(join(done.workspace.path, "checkout"))).toEqual([]);
    expect(readdirSync(done.temporary)).toEqual(["llm-profile-runs"]);
  });

  test("leaves nothing for its post step, which says nothing", () => {
    const done = passed();
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

  test("takes lists, other folders and overrides", async () => {
    const done = job(
      {
        command: "true",
        ranges: "decode",
        out: "kept",
        overrides: `# three\nrounds=2\nnsys.trace=cuda,nvtx,osrt\n${withoutNcu}`,
        "top-kernels": "1",
      },
      { recordings: [sdpa] },
    );
    expect(done.code).toBe(0);
    const { record, text } = await viewRun(join(done.workspace.path, "checkout", "kept"));
    expect(record.captures).toHaveLength(2);
    expect(text("head/round-1/decode/nsys/cmd.txt")).toContain("--trace=cuda,nvtx,osrt");
  });
});

describe("a capture that is not real", () => {
  test("fails the job once, and names the run directory all the same", async () => {
    const done = job(
      { command: "true", ranges: "decode", overrides: withoutNcu },
      { recordings: [`${recorded}/full`] },
    );
    expect(done.code).toBe(3);
    expect(done.commands("error")).toHaveLength(1);
    expect(done.commands("error")[0]).toContain("Use an nsys at least as new as the program's CUDA");
    const { directory, record } = await viewRun(join(done.temporary, "llm-profile-runs"));
    expect(done.outputs).toEqual({
      verdict: "failed",
      regressions: "[]",
      "run-dir": directory,
      "report-path": join(directory, "comment.md"),
    });
    expect(readFileSync(join(directory, "comment.md"), "utf8")).toMatch(/^### ❌ Nothing was measured · GPU profile$/m);
    expect(record.failure).toMatchObject({ id: "import-damaged" });
  });

  test("cannot issue commands of its own through the error that it causes", () => {
    const says = "echo '::error::pwned' >&2; echo '##[error]pwned' >&2; exit 1";
    const done = job({ command: says, ranges: "decode", overrides: withoutNcu }, { recordings: [sdpa] });
    expect(done.code).toBe(3);
    expect(done.commands("error")).toHaveLength(1);
    expect(done.stdout).not.toContain("##[");
    expect(done.stdout.split("\n").filter((line) => line.trim().startsWith("::error::pwned"))).toEqual([]);
  });
});

describe("wrong inputs: exit 2, one error, no run directory", () => {
  test.each([
    { name: "no command", inputs: { ranges: "decode" }, says: "Nothing to profile" },
    { name: "no range", inputs: { command: "true" }, says: "ranges" },
    { name: "a bad range", inputs: { command: "true", ranges: "decode@" }, says: 'Bad NVTX range "decode@".' },
    { name: "a bad number", inputs: { command: "true", ranges: "decode", rounds: "many" }, says: "input rounds" },
  ])("$name", ({ inputs, says }) => {
    const done = job(inputs, { recordings: [sdpa] });
    expect(done.code).toBe(2);
    expect(done.commands("error")).toHaveLength(1);
    expect(done.commands("error")[0]).toContain(says);
    expect(done.outputs).toEqual({ verdict: "failed", regressions: "[]" });
    expect(readdirSync(done.temporary)).toEqual([]);
  });
});
