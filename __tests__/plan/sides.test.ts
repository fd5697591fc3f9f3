import { describe, expect, test } from "@jest/globals";
import {
  cachesIn,
  interpreterByPath,
  placeInTree,
  relativePaths,
  sideEnvironment,
  sideWorkload,
  tunerVariables,
  withPaths,
} from "../../src/plan/sides.ts";
import { configOf } from "../support/config.ts";

test.each([
  ["/repo/src", "/tree/src"],
  ["/repo", "/tree"],
  ["/repo/..hidden", "/tree/..hidden"],
  ["/repository/src", null],
  ["/", null],
  ["src", null],
])("moves %s from /repo to %s in /tree", (path, expected) => {
  expect(placeInTree(path, "/repo", "/tree")).toBe(expected);
});

describe("a side's environment", () => {
  const base = { tree: "/tmp/base", repository: "/repo", venv: null, installed: [], caches: {} };
  const venv = { path: "/tmp/venv-base", parent: "/usr/local" };
  const python = { PATH: "/usr/local/bin:/usr/bin", PYTHONHOME: "/opt/python", VIRTUAL_ENV: "/opt/old" };

  test("puts the side's own Python first, and leaves the rest alone", () => {
    expect(sideEnvironment({ ...base, venv, environment: { ...python, HOME: "/root" } })).toEqual({
      PATH: "/tmp/venv-base/bin:/usr/local/bin:/usr/bin",
      HOME: "/root",
      VIRTUAL_ENV: "/tmp/venv-base",
    });
  });

  test("keeps Python's variables without a virtual environment", () => {
    expect(sideEnvironment({ ...base, environment: python })).toEqual(python);
  });

  test("moves folders of the head's repository to the side's tree, and keeps relative and empty ones", () => {
    const environment = {
      PATH: "/repo/tools:/repo/../usr/bin",
      PYTHONPATH: "/repo/src:lib::/repo/:/opt/lib:/repository",
    };
    expect(sideEnvironment({ ...base, environment })).toEqual({
      PATH: "/tmp/base/tools:/repo/../usr/bin",
      PYTHONPATH: "/tmp/base/src:lib::/tmp/base:/opt/lib:/repository",
    });
    const ownTree = { PYTHONPATH: "/repo/src:lib" };
    expect(sideEnvironment({ ...base, tree: "/repo", environment: ownTree })).toEqual(ownTree);
  });

  test("falls back to packages installed in the head's checkout, which aren't in git", () => {
    const environment = { PATH: "/repo/.venv/bin:/repo/.conda/bin:/usr/bin" };
    const own = { path: "/tmp/venv-base", parent: "/repo/.venv" };
    const ofSide = { ...base, venv: own, installed: ["/repo/.conda"], environment };
    expect(sideEnvironment(ofSide)["PATH"]).toBe(
      "/tmp/venv-base/bin:/tmp/base/.venv/bin:/repo/.venv/bin:/tmp/base/.conda/bin:/repo/.conda/bin:/usr/bin",
    );
    expect(sideEnvironment({ ...ofSide, venv: null, tree: "/repo" })).toEqual(environment);
  });

  test("has its own caches, whatever the environment says", () => {
    const environment = { TRITON_CACHE_DIR: "/cache/triton" };
    const caches = cachesIn("/tmp/base", "hold");
    expect(caches).toEqual({
      TRITON_CACHE_DIR: "/tmp/base/triton",
      TORCHINDUCTOR_CACHE_DIR: "/tmp/base/inductor",
      TORCH_EXTENSIONS_DIR: "/tmp/base/torch-extensions",
      JAX_COMPILATION_CACHE_DIR: "/tmp/base/jax",
    });
    expect(sideEnvironment({ ...base, environment, caches })).toEqual(caches);
    expect(cachesIn("/c", "improve")).toMatchObject({ CUDA_CACHE_PATH: "/c/cuda", XDG_CACHE_HOME: "/c/xdg" });
  });

  test("makes autotuners keep their choices, unless the user decided otherwise", () => {
    const set = { TRITON_CACHE_AUTOTUNING: "0" };
    expect(tunerVariables({})).toMatchObject({ TRITON_CACHE_AUTOTUNING: "1" });
    expect(Object.keys(tunerVariables({})).sort()).toEqual(Object.keys({ ...tunerVariables(set), ...set }).sort());
    expect(tunerVariables(set)).not.toHaveProperty("TRITON_CACHE_AUTOTUNING");
  });
});

describe("a side's workload", () => {
  const { workload } = configOf();

  test("runs its module with the side's interpreter", () => {
    const module = { ...workload, module: "demo.bench", python: ".venv/bin/python3.11" };
    expect(sideWorkload(module, "/tmp/venv").python).toBe("/tmp/venv/bin/python");
    expect(sideWorkload(module, null)).toBe(module);
    expect(sideWorkload(workload, "/tmp/venv")).toBe(workload);
  });

  test.each<[string | string[] | null, string | null]>([
    [["/usr/bin/python3", "serve.py"], "/usr/bin/python3"],
    [[".venv/bin/python", "-m", "x"], ".venv/bin/python"],
    ["  /opt/python3.12 serve.py | tee log", "/opt/python3.12"],
    [["python3", "serve.py"], null],
    ["python3 /usr/bin/python3", null],
    [["/usr/bin/python-config"], null],
    ["./run.sh", null],
    [null, null],
  ])("finds in %j the interpreter's path %j", (command, expected) => {
    expect(interpreterByPath(command)).toBe(expected);
  });
});

const paths = new Map([[".venv/bin/python", "/it's/.venv/bin/python"]]);
test.each([
  [[".venv/bin/python", "a.py"], [".venv/bin/python"], ["/it's/.venv/bin/python", "a.py"]],
  [["env", "X=1", ".venv/bin/python"], [".venv/bin/python"], ["env", "X=1", "/it's/.venv/bin/python"]],
  [["python3", "/a/b.py", "--out=x/y"], [], ["python3", "/a/b.py", "--out=x/y"]],
  [".venv/bin/python a.py | cat", [".venv/bin/python"], "'/it'\\''s/.venv/bin/python' a.py | cat"],
  ["A=1 B=/x .venv/bin/python", [".venv/bin/python"], "A=1 B=/x '/it'\\''s/.venv/bin/python'"],
  ["'.venv/bin/python' a.py", [], "'.venv/bin/python' a.py"],
  ["python3 .venv/bin/python", [], "python3 .venv/bin/python"],
  [null, [], null],
])("finds the paths in a command: %j names %j", (command, named, changed) => {
  expect(relativePaths(command)).toEqual(named);
  expect(withPaths(command, paths)).toEqual(changed);
});
