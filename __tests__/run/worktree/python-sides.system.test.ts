import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cachesIn, sideEnvironment } from "../../../src/plan/sides.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { checkModuleOrigin } from "../../../src/run/worktree/module-origin.ts";
import { createVenv, findInstalledPrefixes } from "../../../src/run/worktree/venv.ts";
import { createWorktree } from "../../../src/run/worktree/worktree.ts";
import { testDirectory } from "../support/directory.ts";
import { type GitPlace, gitPlace, writeFiles } from "../support/git.ts";
import { installEditable } from "../support/python.ts";

const runTool = createRunTool({ marker: null });
const path = process.env["PATH"] ?? "";

/** A package whose constant differs between the commits: `head` in the working tree, `base` in the commit before. */
function repositoryWithPackage(place: GitPlace): string {
  const files = (side: "base" | "head") => ({
    "setup.py":
      "from setuptools import setup\nsetup(name='demo-llm', version='0.1', packages=['demo_llm'], package_dir={'': 'src'})\n",
    "src/demo_llm/__init__.py": `SIDE = '${side}'\n`,
    "src/demo_llm/bench.py": "from demo_llm import SIDE\nprint(SIDE)\n",
    // What an editable install is, without pip.
    "install.py":
      "import os, sysconfig\nwith open(os.path.join(sysconfig.get_paths()['purelib'], 'demo.pth'), 'w') as file:\n    file.write(os.path.join(os.getcwd(), 'src') + '\\n')\n",
  });
  const base = place.commit(files("base"));
  place.commit(files("head"));
  return base;
}

/** How a side finds its Python: by a path, or by PATH. */
interface PythonPlace {
  readonly python?: string | null;
  readonly path?: string;
}

type PythonSide = Awaited<ReturnType<typeof makeSide>>;

/** One side as a run makes it: its tree, its virtual environment, its variables. */
async function makeSide(place: GitPlace, side: "base" | "head", tree: string, where: PythonPlace = {}) {
  const { python = null, path: PATH = path } = where;
  const shared = { ...place.ports.environment, PATH, PYTHONDONTWRITEBYTECODE: "1" };
  const ports = { runTool, cwd: place.repository, environment: shared };
  const venv = await createVenv(ports, { python, folder: join(place.folder, `venv-${side}`), installs: true });
  if (venv === null) throw new Error("There is no Python.");
  const environment = sideEnvironment({
    environment: shared,
    venv,
    tree,
    repository: place.repository,
    installed: await findInstalledPrefixes(shared),
    caches: cachesIn(join(place.folder, `caches-${side}`), "hold"),
  });
  return {
    tree,
    venv,
    run: (...argv: [string, ...string[]]) => {
      const shell = ["-c", '"$@"', "bash", ...argv];
      return execFileSync("bash", shell, { cwd: tree, env: environment, stdio: "pipe" }).toString();
    },
    origin: (module = "demo_llm.bench") =>
      checkModuleOrigin(
        { runTool },
        { side, python: "python3", module, tree, venv: venv.path, cwd: tree, environment },
      ),
  };
}

async function headSide(where: PythonPlace): Promise<PythonSide> {
  const place = gitPlace();
  repositoryWithPackage(place);
  return makeSide(place, "head", place.repository, where);
}

async function bothSides<T>(body: (base: PythonSide, head: PythonSide) => Promise<T>, where: PythonPlace = {}) {
  const place = gitPlace();
  const { repository, ports } = place;
  const commit = repositoryWithPackage(place);
  const request = { repository, commit, temporary: ports.temporaryDirectory, warn: () => undefined };
  await using worktree = await createWorktree(ports, request);
  const base = await makeSide(place, "base", worktree.path, where);
  const head = await makeSide(place, "head", repository, where);
  return await body(base, head);
}

/** A Python with packages of its own, as a CI image has them: a virtual environment, and programs in its bin folder. */
function installation(folder: string, ...options: string[]): { python: string; packages: string; path: string } {
  execFileSync("python3", ["-m", "venv", "--without-pip", ...options, folder]);
  const python = join(folder, "bin", "python");
  const packages = execFileSync(python, ["-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"])
    .toString()
    .trim();
  // Enough to count as pip: bringing the real one takes seconds.
  mkdirSync(join(packages, "pip"), { recursive: true });
  writeFileSync(join(packages, "pip/__init__.py"), "");
  return { python, packages, path: `${join(folder, "bin")}:${path}` };
}

test("findInstalledPrefixes finds environments by their files on PATH or by variables", async () => {
  const folder = testDirectory();
  writeFiles(folder, { ".venv/pyvenv.cfg": "", ".pixi/conda-meta/history": "", "build/bin/tool": "" });
  const names = [".venv", ".pixi", "build"].map((name) => join(folder, name));
  const PATH = names.map((name) => join(name, "bin")).join(":");
  expect(await findInstalledPrefixes({ PATH: `${PATH}:bin::/`, CONDA_PREFIX: "/opt/conda" })).toEqual([
    "/opt/conda",
    ...names.slice(0, 2),
  ]);
});

describe("two editable installs", () => {
  test("runs each side's own code whichever was installed last, even in programs on PATH", async () => {
    await bothSides(async (base, head) => {
      for (const side of [base, head]) side.run(...installEditable);
      expect(base.run("python", "-m", "demo_llm.bench")).toBe("base\n");
      expect(head.run("python3", "-m", "demo_llm.bench")).toBe("head\n");
      for (const side of [base, head]) await side.origin();
    });
  });

  test("runs each side's own code even if the head is installed for all users", async () => {
    const shared = installation(testDirectory());
    await bothSides(async (base, head) => {
      writeFileSync(join(shared.packages, "head.pth"), `${head.tree}/src\n`);
      base.run("python", "install.py");
      expect(base.run("python", "-m", "demo_llm.bench")).toBe("base\n");
      await base.origin();
      expect(head.run("python", "-m", "demo_llm.bench")).toBe("head\n");
    }, shared);
  });
});

describe("a side that wouldn't run its own code", () => {
  test("is refused if the module comes from the head's installation", async () => {
    const shared = installation(testDirectory());
    await bothSides(async (base, head) => {
      writeFileSync(join(shared.packages, "head.pth"), `${head.tree}/src\n`);
      expect(base.run("python", "-m", "demo_llm.bench")).toBe("head\n");
      await expect(base.origin()).rejects.toMatchObject({
        id: "module-outside-tree",
        exitCode: 3,
        why: expect.stringContaining(`${head.tree}/src/demo_llm/bench.py`),
      });
      await head.origin();
    }, shared);
  });

  test("is refused if the module is missing, without importing a package", async () => {
    const side = await headSide({});
    await expect(side.origin()).rejects.toMatchObject({ id: "module-missing", exitCode: 3 });
    await expect(side.origin("json.nothing")).rejects.toMatchObject({ id: "module-missing" });
    await expect(side.origin("json.tool")).rejects.toMatchObject({ id: "module-outside-tree" });
    writeFiles(side.tree, { "heavy/__init__.py": "raise SystemExit(9)\n", "heavy/run.py": "" });
    await side.origin("heavy.run");
    await side.origin("heavy");
  });
});

describe("a virtual environment", () => {
  test("sees its parent's packages, but not those of the parent's base", async () => {
    const shared = installation(join(testDirectory(), "with space"));
    writeFileSync(join(shared.packages, "torch_like.py"), "VERSION = 'of the image'\n");
    const side = await headSide(shared);
    const print = (code: string) => side.run("python", "-c", `import sys, torch_like; print(${code})`).trim();
    expect(side.venv.parent).toBe(join(shared.python, "../.."));
    expect(print("torch_like.VERSION")).toBe("of the image");
    expect(print("sys.prefix")).toBe(side.venv.path);
    const below = execFileSync(shared.python, ["-c", "import sys; print(sys.base_prefix)"]).toString().trim();
    expect(print("[p for p in sys.path if 'packages' in p]")).not.toContain(`'${below}`);
  });

  test("runs installed Python programs with its own packages and leaves other programs alone", async () => {
    const folder = testDirectory();
    const shared = installation(folder);
    const bin = join(folder, "bin");
    const body = "import sys\nprint(sys.prefix, *sys.argv[1:])\n";
    for (const [name, text] of [
      ["torchrun", `#!${shared.python}\n${body}`],
      ["long", `#!/bin/sh\n'''exec' "${shared.python}3" "$0" "$@"\n' '''\n${body}`],
      ["shell", "#!/bin/sh\necho shell\n"],
    ] as const)
      writeFileSync(join(bin, name), text, { mode: 0o755 });
    symlinkSync("nowhere", join(bin, "broken"));
    execFileSync("mkfifo", [join(bin, "pipe")]);
    const side = await headSide({ path: shared.path });
    expect(side.run("torchrun", "--nproc", "a b")).toBe(`${side.venv.path} --nproc a b\n`);
    expect(side.run("long")).toBe(`${side.venv.path}\n`);
    expect(side.run("shell")).toBe("shell\n");
    expect(existsSync(join(side.venv.path, "bin/shell"))).toBe(false);
  });

  test("uses its own pip, never a later one on PATH", async () => {
    const outside = testDirectory();
    writeFileSync(join(outside, "pip"), "#!/bin/sh\necho outside\n", { mode: 0o755 });
    const { python, packages } = installation(testDirectory());
    writeFileSync(join(packages, "pip/__main__.py"), "import sys\nprint(sys.prefix)\n");
    const side = await headSide({ python, path: `${outside}:${path}` });
    for (const pip of ["pip", "pip3"]) expect(side.run(pip, "install")).toBe(`${side.venv.path}\n`);
  });

  test("gets Python's bundled pip if something is to be installed", async () => {
    const shared = installation(testDirectory());
    rmSync(join(shared.packages, "pip"), { recursive: true });
    const folder = testDirectory();
    const ports = { runTool, cwd: folder, environment: { PATH: shared.path } };
    for (const installs of [false, true]) {
      const venv = join(folder, `installs-${installs}`);
      await createVenv(ports, { python: "python3", folder: venv, installs });
      const found = () => execFileSync(join(venv, "bin/pip"), ["--version"], { stdio: "pipe" }).toString();
      if (installs) expect(found()).toContain(venv);
      else expect(found).toThrow("No module named pip");
    }
  });
});

describe("without a virtual environment", () => {
  const folder = testDirectory();
  const create = (PATH: string, python: string | null = null) =>
    createVenv(
      { runTool, cwd: folder, environment: { PATH } },
      { python, folder: join(folder, "venv"), installs: true },
    );
  const fake = (script: string): string => {
    const bin = testDirectory();
    writeFileSync(join(bin, "python3"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return `${bin}:/usr/bin:/bin`;
  };

  test("does without one if Python isn't on PATH", async () => {
    const tools = testDirectory();
    for (const tool of ["sh", "timeout"]) symlinkSync(`/usr/bin/${tool}`, join(tools, tool));
    expect(await create(tools)).toBeNull();
    await expect(create(tools, "python3.99")).rejects.toMatchObject({ id: "tool-missing" });
  });

  test("explains a missing venv module", async () => {
    const facts = {
      executable: "python3",
      prefix: "/usr",
      isVenv: false,
      seesSystem: true,
      packages: [],
      scripts: "/none",
      hasPip: false,
    };
    const script = `case "$*" in *venv*--without-pip*) echo "/usr/bin/python3: No module named venv" >&2; exit 1;; esac\necho '${JSON.stringify(facts)}'`;
    await expect(create(fake(script))).rejects.toMatchObject({ id: "venv-missing" });
  });

  test("explains a python3 that isn't Python", async () => {
    const why = expect.stringContaining("hello");
    await expect(create(fake("echo hello"))).rejects.toMatchObject({ id: "python-failed", why });
  });
});
