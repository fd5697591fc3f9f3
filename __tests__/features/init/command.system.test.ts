import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "@jest/globals";
import { defaultConfig, presets } from "../../../src/pipeline/conf.generated.ts";
import { loadConfig } from "../../../src/settings/load.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { writeFiles } from "../../run/support/git.ts";
import { actionlint } from "../../workflows/support/actionlint.ts";
import { editorDiagnostics } from "../../workflows/support/language-server.ts";
import { workflowErrors } from "../../workflows/support/official-parser.ts";
import { command } from "../../e2e/command/support/command.ts";
import { installFakeNsys } from "../../e2e/command/support/fake-nsys.ts";
import { workspace, type Workspace } from "../../e2e/command/support/workspace.ts";

const config = ".llm-profile.yml";
const workflow = ".github/workflows/llm-profile.yml";

const python = {
  "bench.py": 'import nvtx\n"""with nvtx.annotate("decode")"""\n',
  "requirements.txt": "torch\n",
  "tests/test_a.py": "def test_a(): pass\n",
  "pyproject.toml": "[tool.pytest.ini_options]\n",
};

function repository(files: Readonly<Record<string, string>>): Workspace {
  const place = workspace();
  mkdirSync(join(place.path, ".git"));
  writeFiles(place.path, files);
  return place;
}

const init = (place: Workspace, argv: readonly string[] = [], path: readonly string[] = []) =>
  command(["init", ...argv], { workspace: place, path });
const textOf = (place: Workspace, path: string): string => readFileSync(join(place.path, path), "utf8");

function settingsOf(place: Workspace) {
  return loadConfig(
    { configFile: join(place.path, config), presets: [], inputs: [], overrides: [] },
    { defaults: defaultConfig, presets, readText: (path) => readFileSync(path, "utf8") },
    { requireWorkload: true },
  ).config;
}

test("init writes a valid configuration and workflow", async () => {
  const shapes = [
    {
      files: {},
      argv: ["--command", "a: b #c\nd", "--ranges", "a: b, c@D", "--image", "o/i@sha256:0", "--runs-on", "self-hosted"],
      line: "a: b #c\nd",
      ranges: ["a: b", "c@D"],
    },
    {
      files: { ...python, "bench\n::error::b.py": "", "bench\u001b[2J.py": "" },
      argv: ["--yes", "--ranges", "prefill"],
      line: ["python3", "bench.py"],
      ranges: ["prefill"],
    },
  ];
  const written: { config: string; job: string }[] = [];
  for (const { files, argv, line, ranges } of shapes) {
    const place = repository(files);
    const { code, stdout, stderr, leftInTemporary } = init(place, argv);
    expect({ code, stdout, leftInTemporary, stderr }).toMatchObject({ code: 0, stdout: "", leftInTemporary: [] });
    expect(stderr).not.toMatch(/[^\P{Cc}\n]|^::/mu);
    expect(stderr.slice(stderr.indexOf("Wrote ")).trimEnd().split("\n").length).toBeLessThanOrEqual(6);
    expect(settingsOf(place)).toMatchObject({ workload: { command: line }, ranges });
    expect(statSync(join(place.path, workflow)).mode & 0o444).toBe(0o444);
    written.push({ config: textOf(place, config), job: textOf(place, workflow) });
  }
  // A program that was only found isn't run.
  const unknown = repository(python);
  const found = init(unknown, [], [installFakeNsys(unknown, { recordings: [] })]);
  expect([found.code, found.stderr]).toEqual([0, expect.not.stringContaining("Running the program")]);
  const configs = [...written.map((of) => of.config), textOf(unknown, config)];
  expect(await editorDiagnostics(configs.map((text) => ({ text })))).toEqual(configs.map(() => []));
  expect(actionlint(written.map(({ job }) => ({ path: workflow, text: job })))).toEqual(written.map(() => []));
  for (const { job } of written) expect(await workflowErrors(workflow, job)).toEqual([]);
});

describe("init in a terminal", () => {
  /** With util-linux's script, which gives it a terminal. */
  const startInTerminal = (place: Workspace) => {
    const child = spawn(
      "script",
      ["-qec", `'${process.execPath}' '${repositoryPath("dist/cli.js")}' init`, "/dev/null"],
      {
        cwd: place.path,
        env: { PATH: "/usr/bin:/bin", HOME: place.path, TMPDIR: place.temporary, TERM: "dumb" },
        stdio: ["pipe", "pipe", "inherit"],
      },
    );
    running.add(child);
    return child;
  };
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill("SIGKILL");
  });

  test("uses the answers, and defaults for empty ones", async () => {
    const place = repository(python);
    const child = startInTerminal(place);
    child.stdin.write("python3 other.py\ndecode\nself-hosted, l4\n\n");
    const shown = await text(child.stdout);
    expect(shown).toContain("Command to profile [python3 bench.py]: ");
    expect(shown).toContain("Wrote .llm-profile.yml and .github/workflows/llm-profile.yml.");
    expect(settingsOf(place)).toMatchObject({ workload: { command: "python3 other.py" }, ranges: ["decode"] });
    expect(textOf(place, workflow)).toContain("runs-on: [self-hosted, l4]\n");
    expect(textOf(place, workflow)).toContain("image: nvcr.io/nvidia/pytorch:");
  });

  test.each([
    { typed: "\u0004", code: 2, says: "Input ended before all questions were answered. Wrote nothing." },
    { typed: "\u0003", code: 130, says: "Stopped by SIGINT." },
  ])("writes nothing if the questions end early: $typed", async ({ typed, code, says }) => {
    const place = repository(python);
    const child = startInTerminal(place);
    let shown = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      // The question stands there: the terminal is its own now.
      if (!shown.includes("[python3 bench.py]: ") && (shown + chunk).includes("[python3 bench.py]: "))
        child.stdin.write(typed);
      shown += chunk;
    });
    const [ended]: unknown[] = await once(child, "close");
    expect(ended).toBe(code);
    expect(shown).toContain(says);
    expect(readdirSync(place.path)).not.toContain(config);
  });
});
