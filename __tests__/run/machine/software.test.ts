import { beforeEach, expect, test } from "@jest/globals";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { StoppedError, ToolError } from "../../../src/model/errors.ts";
import type { RunTool, ToolPorts, ToolResult } from "../../../src/model/run/ports.ts";
import { readPythonPackages } from "../../../src/run/machine/python-packages.ts";
import { readCudaLibraries, readSystemPackages, selectShownVersions } from "../../../src/run/machine/software.ts";
import { testDirectory } from "../support/directory.ts";
import { writeFiles } from "../support/git.ts";

let root = "";
beforeEach(() => {
  root = testDirectory();
});

const write = (...paths: string[]) => writeFiles(root, Object.fromEntries(paths.map((path) => [path, ""])));

/** Folders of packages, such as `torch-2.11.0.dist-info` in `usr/lib/python3.11/site-packages`. */
const packages = (folder: string, ...names: string[]) => write(...names.map((name) => join(folder, name, "METADATA")));

const read = async (interpreter: string, environment: Readonly<Record<string, string>> = {}) => {
  const found = await readPythonPackages({ interpreters: [join(root, interpreter)], environment });
  return found === null ? null : Object.fromEntries(found);
};

test("reads an installation's packages from folder names", async () => {
  write("usr/bin/python3.11");
  await symlink("python3.11", join(root, "usr/bin/python3"));
  packages("usr/local/lib/python3.11/dist-packages", "torch-2.11.0+cu130.dist-info", "torch");
  packages("usr/lib/python3/dist-packages", "Flash_Attn-2.8.3.dist-info", "torch-1.0.dist-info", "no-version");
  const dist = "usr/lib/python3/dist-packages";
  write(`${dist}/PyYAML-6.0.2.egg-info`, `${dist}/six-1.17.0-py3.11.egg-info`);
  expect(await read("usr/bin/python3")).toEqual({
    torch: "2.11.0+cu130",
    "flash-attn": "2.8.3",
    pyyaml: "6.0.2",
    six: "1.17.0",
  });
});

test("reads a virtual environment's packages before its base's", async () => {
  write("opt/python/bin/python3.12");
  packages("opt/python/lib/python3.12/site-packages", "torch-2.10.0.dist-info", "numpy-2.3.0.dist-info");
  await mkdir(join(root, "venv/bin"), { recursive: true });
  await symlink(join(root, "opt/python/bin/python3.12"), join(root, "venv/bin/python"));
  packages("venv/lib/python3.12/site-packages", "torch-2.11.0.dist-info");
  const settings = (sees: boolean) =>
    `home = ${join(root, "opt/python/bin")}\ninclude-system-site-packages = ${String(sees)}\nversion = 3.12.3\n`;
  writeFiles(root, { "venv/pyvenv.cfg": settings(true) });
  expect(await read("venv/bin/python")).toEqual({ torch: "2.11.0", numpy: "2.3.0" });
  writeFiles(root, { "venv/pyvenv.cfg": settings(false) });
  expect(await read("venv/bin/python")).toEqual({ torch: "2.11.0" });
});

test("reads PYTHONPATH first, and a user's packages before the system's", async () => {
  write("usr/bin/python3.11");
  packages("usr/lib/python3.11/site-packages", "a-1.dist-info", "b-1.dist-info", "c-1.dist-info");
  packages("home/.local/lib/python3.11/site-packages", "a-2.dist-info", "b-2.dist-info");
  packages("own", "a-3.dist-info");
  const environment = { HOME: join(root, "home"), PYTHONPATH: `relative:${join(root, "own")}` };
  expect(await read("usr/bin/python3.11", environment)).toEqual({ a: "3", b: "2", c: "1" });
  expect(await read("usr/bin/python3.11", { ...environment, PYTHONNOUSERSITE: "1" })).toMatchObject({ b: "1" });
});

test("reads nothing for a shim or a Python of several versions", async () => {
  write("shims/python3");
  expect(await read("shims/python3")).toBeNull();
  write("opt/bin/python3");
  packages("opt/lib/python3.11/site-packages", "a-1.dist-info");
  expect(await read("opt/bin/python3")).toEqual({ a: "1" });
  packages("opt/lib/python3.12/site-packages", "a-2.dist-info");
  expect(await read("opt/bin/python3")).toBeNull();
});

test("leaves out names and versions that may be secrets or aren't valid", () => {
  const versions = new Map([
    ["torch", "2.11.0+cu130"],
    ["qzx8837261-pkg", "1.0"],
    ["hf_AbCdEfGhIjKlMnOpQrSt", "1.0"],
    ["tool", "1.0+qzx8837261"],
    ["other", "0+hf_AbCdEfGhIjKlMnOpQrSt"],
    ["with space", "1"],
    ["\u001b[31mred", "1"],
    ["__proto__", "1"],
    ["long", "1".repeat(200)],
    ["libc6:amd64", "2.36-9+deb12u10"],
  ]);
  expect(Object.entries(selectShownVersions(versions, ["QZX8837261"]))).toEqual([
    ["libc6:amd64", "2.36-9+deb12u10"],
    ["torch", "2.11.0+cu130"],
  ]);
});

const answer = (result: Partial<ToolResult>): ToolPorts => ({
  runTool: () => Promise.resolve({ exitCode: 0, stdout: "", stderr: "", seconds: 0, timedOut: false, ...result }),
  cwd: "/",
  environment: {},
});
const throwing = (error: Error): ToolPorts => ({ ...answer({}), runTool: (() => Promise.reject(error)) as RunTool });

test("reads dpkg's installed packages, and null without dpkg", async () => {
  const stdout = "ii \tlibc6:amd64\t2.36-9\nrc \told\t1\nhi \tlibcublas-13-0\t13.0.2.14-1\n";
  expect(await readSystemPackages(answer({ stdout }))).toEqual(
    new Map([
      ["libc6:amd64", "2.36-9"],
      ["libcublas-13-0", "13.0.2.14-1"],
    ]),
  );
  expect(await readSystemPackages(answer({ exitCode: 2 }))).toBeNull();
  expect(await readSystemPackages(answer({ timedOut: true }))).toBeNull();
  expect(await readSystemPackages(throwing(new ToolError({ id: "tool-missing", what: "x" })))).toBeNull();
  await expect(readSystemPackages(throwing(new StoppedError("SIGINT")))).rejects.toThrow(StoppedError);
});

test("reads the newest CUDA libraries of the first folder", async () => {
  write("first/libcublas.so.13", "first/libcublas.so.13.0.9", "first/libcublas.so.13.0.10", "first/libfoo.so.1.2.3");
  write("usr/local/cuda/lib64/libcublas.so.12.9.1", "usr/lib/x86_64-linux-gnu/libcudnn.so.9.13.0");
  expect(await readCudaLibraries(`relative:${join(root, "first")}`, root)).toEqual(
    new Map([
      ["cublas", "13.0.10"],
      ["cudnn", "9.13.0"],
    ]),
  );
  expect(await readCudaLibraries("", join(root, "nothing"))).toBeNull();
});
