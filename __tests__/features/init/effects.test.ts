import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { init, type InitRequest } from "../../../src/features/init/effects.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { testContext } from "../../pipeline/support/context.ts";
import { refusalOf } from "../../pipeline/support/refusal.ts";

const config = ".llm-profile.yml";
const workflow = ".github/workflows/llm-profile.yml";

const python = {
  "bench.py": 'import nvtx\n"""with nvtx.annotate("decode")"""\n',
  "requirements.txt": "torch\n",
};

function repository(files: Readonly<Record<string, string>>): string {
  const root = testDirectory();
  mkdirSync(join(root, ".git"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const textOf = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

/** `init --yes`, which asks nothing. */
async function initIn(cwd: string, request: Partial<InitRequest> = {}): Promise<string> {
  const { context, logged } = testContext({ cwd });
  const nothing: InitRequest = { command: null, ranges: null, runsOn: null, image: null, yes: true, force: false };
  const lines = await init(context, { ...nothing, ...request });
  return [...logged, ...lines].join("\n");
}

const refusal = async (cwd: string, request: Partial<InitRequest> = {}) => refusalOf(initIn(cwd, request));

describe("init", () => {
  test("writes the minimal example workflow with the answers in it", async () => {
    const root = repository(python);
    await initIn(root, { runsOn: "self-hosted, h100", image: "ghcr.io/o/i:1" });
    const job = textOf(root, workflow);
    const uses = (of: string) => of.match(/uses: .*/g);
    expect(uses(job)).toEqual(uses(repositoryText("examples/workflows/minimal.yml")));
    expect(job).toContain("runs-on: [self-hosted, h100]\n");
    expect(job).toContain("image: ghcr.io/o/i:1 #");
    expect(job).toContain(
      `        with:\n          config: ${config}\n          setup: python3 -m pip install --quiet --requirement requirements.txt\n`,
    );
    expect(job).toContain("fetch-depth: 2\n          persist-credentials: false\n");
  });

  test("doesn't add a second workflow", async () => {
    const root = repository({ ...python, ".github/workflows/gpu.yml": "- uses: org/llm-profile-action@v1\n" });
    expect(await initIn(root)).toContain(".github/workflows/gpu.yml already uses this action.");
    expect(readdirSync(join(root, ".github/workflows"))).toEqual(["gpu.yml"]);
  });

  test("measures the whole program if the ranges are unknown, and says how to name them", async () => {
    const root = repository(python);
    const said = await initIn(root);
    expect(said).toContain(`- Without \`ranges\`, ${config} measures the whole program.`);
    expect(textOf(root, config)).toContain("ranges: [] # The whole program.");
  });

  test.each<[string, Record<string, string>, Partial<InitRequest>, string]>([
    ["no program", {}, {}, "--command"],
    ["a wrong range", python, { ranges: "a@b@c" }, "NVTX range"],
    ["a wrong image", python, { image: "a b" }, "--image"],
    ["no label", python, { runsOn: "," }, "--runs-on"],
  ])("refuses %s and writes nothing", async (_what, files, request, named) => {
    const root = repository(files);
    expect(await refusal(root, request)).toMatchObject({ exitCode: 2, message: expect.stringContaining(named) });
    expect(readdirSync(root).sort()).toEqual([".git", ...Object.keys(files)].sort());
  });

  test("refuses a folder inside a repository", async () => {
    const root = repository({ "sub/bench.py": "" });
    expect(await refusal(join(root, "sub"))).toMatchObject({ exitCode: 2, where: join(root, "sub") });
    expect(readdirSync(join(root, "sub"))).toEqual(["bench.py"]);
  });
});

describe("an existing file", () => {
  test("is replaced only with --force", async () => {
    const root = repository({ ...python, [config]: "mine", [workflow]: "mine too" });
    const error = await refusal(root);
    expect(error).toMatchObject({ exitCode: 2, help: expect.stringContaining("--force") });
    for (const path of [config, workflow]) expect(error.message).toContain(`- ${path} already exists.`);
    expect([config, workflow].map((path) => textOf(root, path))).toEqual(["mine", "mine too"]);
    await initIn(root, { force: true });
    expect(textOf(root, config)).toContain("ranges: []");
    expect(textOf(root, workflow)).toContain(`config: ${config}`);
  });

  test.each([false, true])("isn't followed if it's a link (--force: %j)", async (force) => {
    for (const link of [config, workflow, ".github/workflows", ".github"]) {
      const root = repository(python);
      const outside = testDirectory();
      mkdirSync(dirname(join(root, link)), { recursive: true });
      symlinkSync(link.endsWith(".yml") ? join(outside, "new.yml") : outside, join(root, link));
      const { exitCode, message } = await refusal(root, { force });
      expect({ link, exitCode }).toEqual({ link, exitCode: 2 });
      expect(message).toContain(`- ${link} is a link.`);
      expect(readdirSync(outside)).toEqual([]);
      expect(lstatSync(join(root, link)).isSymbolicLink()).toBe(true);
      expect(readdirSync(root)).not.toContain(link === config ? ".github" : config);
    }
  });
});
