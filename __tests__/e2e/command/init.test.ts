import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { defaultConfig, presets } from "../../../src/pipeline/conf.generated.ts";
import { loadConfig } from "../../../src/config/load.ts";
import { repositoryPath, repositoryText } from "../../fixtures/recorded.ts";
import { actionlint } from "../../workflows/support/actionlint.ts";
import { editorDiagnostics } from "../../workflows/support/language-server.ts";
import { workflowErrors } from "../../workflows/support/official-parser.ts";
import { command } from "./support/command.ts";
import { installFakeNsys } from "./support/fake-nsys.ts";
import { workspace, type Workspace } from "./support/workspace.ts";

jest.setTimeout(120_000);

const config = ".llm-profile.yml";
const workflow = ".github/workflows/llm-profile.yml";

const python = {
  "bench.py": 'import nvtx\n"""with nvtx.annotate("decode")"""\n',
  "requirements.txt": "torch\n",
  "tests/test_a.py": "def test_a(): pass\n",
  "pyproject.toml": "[tool.pytest.ini_options]\n",
};

/** A repository in a workspace. */
function repository(files: Readonly<Record<string, string>>): Workspace {
  const place = workspace();
  mkdirSync(join(place.path, ".git"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place.path, path)), { recursive: true });
    writeFileSync(join(place.path, path), text);
  }
  return place;
}

const init = (place: Workspace, argv: readonly string[] = [], path: readonly string[] = []) =>
  command(["init", ...argv], { workspace: place, path });
const textOf = (place: Workspace, path: string): string => readFileSync(join(place.path, path), "utf8");

/** The settings of the written file, as the project's own reader has them. */
function settingsOf(place: Workspace) {
  return loadConfig(
    { configFile: join(place.path, config), presets: [], inputs: [], overrides: [] },
    { defaults: defaultConfig, presets, readText: (path) => readFileSync(path, "utf8") },
    { requireWorkload: true },
  ).config;
}

describe("init", () => {
  const hostile = {
    ...python,
    "bench\n::error::b.py": "",
    "bench\u001b[2J.py": "",
  };
  test.each([
    {
      name: "Python with pytest",
      files: python,
      argv: ["--ranges", "decode"],
      command: ["python3", "bench.py"],
      ranges: ["decode"],
    },
    {
      name: "C++",
      files: { "CMakeLists.txt": "" },
      argv: ["--command", "build/bench --steps 8 | tee log", "--ranges", "forward"],
      command: "build/bench --steps 8 | tee log",
      ranges: ["forward"],
    },
    {
      name: "empty",
      files: {},
      argv: ["--command", "a: b #c\nd", "--ranges", "a: b, c@D", "--image", "o/i@sha256:0", "--runs-on", "self-hosted"],
      command: "a: b #c\nd",
      ranges: ["a: b", "c@D"],
    },
    {
      name: "hostile names",
      files: hostile,
      argv: ["--yes", "--ranges", "prefill"],
      command: ["python3", "bench.py"],
      ranges: ["prefill"],
    },
  ])("$name: both files are right", async ({ files, argv, command: line, ranges }) => {
    const place = repository(files);
    const { code, stdout, stderr, leftInTemporary } = init(place, argv);
    expect({ code, stdout, leftInTemporary, stderr }).toMatchObject({ code: 0, stdout: "", leftInTemporary: [] });
    expect(stderr).not.toMatch(/[^\P{Cc}\n]|^::/mu);
    expect(stderr.slice(stderr.indexOf("Wrote ")).trimEnd().split("\n").length).toBeLessThanOrEqual(6);
    expect(settingsOf(place)).toMatchObject({ workload: { command: line }, ranges });
    expect(await editorDiagnostics([{ text: textOf(place, config) }])).toEqual([[]]);
    const job = textOf(place, workflow);
    expect(actionlint([{ path: workflow, text: job }])).toEqual([[]]);
    expect(await workflowErrors(workflow, job)).toEqual([]);
    expect(statSync(join(place.path, workflow)).mode & 0o444).toBe(0o444);
    const dry = command(["run", "--dry-run", "--config", config], { workspace: place });
    expect(dry).toMatchObject({ code: 0, stderr: "" });
  });

  test("the workflow is the minimal one of the examples, pins and all, with the answers in it", () => {
    const place = repository(python);
    init(place, ["--runs-on", "self-hosted, h100", "--image", "ghcr.io/o/i:1"]);
    const job = textOf(place, workflow);
    const uses = (of: string) => of.match(/uses: .*/g);
    expect(uses(job)).toEqual(uses(repositoryText("examples/workflows/minimal.yml")));
    expect(job).toContain("runs-on: [self-hosted, h100]\n");
    expect(job).toContain("image: ghcr.io/o/i:1 #");
    expect(job).toContain(
      `        with:\n          config: ${config}\n          setup: python3 -m pip install --quiet --requirement requirements.txt\n`,
    );
    expect(job).toContain("fetch-depth: 2\n          persist-credentials: false\n");
  });

  test("a workflow that uses the action already stays the only one", () => {
    const place = repository({ ...python, ".github/workflows/gpu.yml": "- uses: org/llm-profile-action@v1\n" });
    const { code, stderr } = init(place);
    expect(code).toBe(0);
    expect(stderr).toContain(
      `.github/workflows/gpu.yml already uses this action. Set \`config: ${config}\` there instead of`,
    );
    expect(readdirSync(join(place.path, ".github/workflows"))).toEqual(["gpu.yml"]);
  });

  test("what is not known is asked for by the name of its option, and nothing is written", () => {
    const place = repository({});
    const { code, stderr } = init(place);
    expect(code).toBe(2);
    expect(stderr).toContain("  - --command: No file here looks like a program to profile.");
    expect(init(repository(python), ["--ranges", "a@b@c"])).toMatchObject({ code: 2 });
    expect(init(repository(python), ["--image", "a b"]).stderr).toContain(
      "--image: An image name can't contain spaces.",
    );
    expect(readdirSync(place.path).sort()).toEqual([".git", "tmp"]);
  });

  test("ranges that are not known are left to be filled in, whatever the source says", async () => {
    const place = repository(python);
    const { code, stderr } = init(place, ["--yes"]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(textOf(place, config)).toContain("ranges: [] # Fill in the program's NVTX ranges");
    expect(stderr).toContain(`- Fill in \`ranges\` in ${config}`);
    expect(stderr.slice(stderr.indexOf("Wrote ")).trimEnd().split("\n").length).toBeLessThanOrEqual(6);
    expect(await editorDiagnostics([{ text: textOf(place, config) }])).toEqual([[]]);
    const dry = command(["run", "--dry-run", "--config", config], { workspace: place });
    expect(dry).toMatchObject({ code: 2 });
    expect(dry.stderr).toContain("No range starts the capture");
  });

  test("a folder within a repository is refused", () => {
    const place = repository({ "sub/bench.py": python["bench.py"] });
    const { code, stderr } = init({ ...place, path: join(place.path, "sub") });
    expect(code).toBe(2);
    expect(stderr).toContain("This folder is inside a repository but isn't its root.");
  });
});

describe("what exists", () => {
  test("is kept, and replaced with --force alone", () => {
    const place = repository({ ...python, [config]: "mine", [workflow]: "mine too" });
    const { code, stderr } = init(place);
    expect(code).toBe(2);
    expect(stderr).toContain(`  - ${config} already exists.\n  - ${workflow} already exists.\n`);
    expect(stderr).toContain("--force replaces files");
    expect([config, workflow].map((path) => textOf(place, path))).toEqual(["mine", "mine too"]);
    expect(init(place, ["--force"]).code).toBe(0);
    expect(textOf(place, config)).toContain("ranges: []");
    expect(textOf(place, workflow)).toContain(`config: ${config}`);
  });

  test.each([[[]], [["--force"]]])("a link is not followed, with %j", (argv: string[]) => {
    for (const link of [config, workflow, ".github/workflows", ".github"]) {
      const place = repository(python);
      const outside = workspace();
      mkdirSync(dirname(join(place.path, link)), { recursive: true });
      symlinkSync(link.endsWith(".yml") ? join(outside.path, "new.yml") : outside.path, join(place.path, link));
      const { code, stderr } = init(place, argv);
      expect({ link, code }).toEqual({ link, code: 2 });
      expect(stderr).toContain(`  - ${link} is a link. llm-profile doesn't follow links.`);
      expect(readdirSync(outside.path)).toEqual(["tmp"]);
      expect(lstatSync(join(place.path, link)).isSymbolicLink()).toBe(true);
      expect(readdirSync(place.path)).not.toContain(link === config ? ".github" : config);
    }
  });
});

describe("in a terminal", () => {
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

  test("the answers are taken, and an empty one is the default", async () => {
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
  ])("what ends the questions writes nothing: $typed", async ({ typed, code, says }) => {
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

describe("with nsys", () => {
  const recordings = ["__tests__/fixtures/recorded/nsys-2023.4.4/prefill"];

  test("a given command is run once, and its ranges are taken", () => {
    const place = repository(python);
    const script = `discovery() { captured ${String(recordings[0])}; }`;
    const path = [installFakeNsys(place, { recordings, script })];
    const { code, stderr, leftInTemporary } = init(place, ["--command", "true"], path);
    expect({ code, leftInTemporary, stderr }).toMatchObject({ code: 0, leftInTemporary: [] });
    expect(stderr).toContain("Running the program once under nsys, tracing only NVTX, to list its ranges.");
    expect(settingsOf(place)).toMatchObject({ workload: { command: "true" }, ranges: ["prefill"] });
    expect(readdirSync(place.path)).not.toContain("llm-profile-runs");
  });

  test("a program that fails is told, and its ranges are left to be filled in", () => {
    const place = repository(python);
    const path = [installFakeNsys(place, { recordings, script: "discovery() { program_code=7; }" })];
    const { code, stderr } = init(place, ["--command", "false"], path);
    expect(code).toBe(0);
    expect(stderr).toContain("warning: Couldn't list the program's ranges.");
    expect(textOf(place, config)).toContain("ranges: [] #");
  });

  test("a program that was only found is not run", () => {
    const place = repository(python);
    const path = [installFakeNsys(place, { recordings })];
    expect(init(place, [], path).stderr).not.toContain("Running the program");
  });
});
