import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { mostChoices, type Choices } from "../../../src/model/run/choices.ts";
import { readChoices, readKernelNames, removeChoices, replaceCaches } from "../../../src/run/choices/choice-files.ts";
import { testDirectory } from "../support/directory.ts";

const nobody = { user: null };

/** Caches with these files. */
function caches(files: Readonly<Record<string, string>>): string {
  const folder = testDirectory();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

async function pathsIn(folder: string): Promise<string[]> {
  return [...(await readChoices(folder)).choices.keys()].sort();
}

const templates = "inductor/cache/0123456789abcdef";
const configuration = "inductor/ab/cdef0123.best_config";
const triton = "triton/KEY_1/matmul.autotune.json";
const xla = `jax/xla_gpu_per_fusion_autotune_cache_dir/0123456789abcdef/${"01ab".repeat(8)}.pb`;
const olderXla = `jax/xla_gpu_per_fusion_autotune_cache_dir/${"a-_".repeat(14)}A.textproto`;

describe("readChoices", () => {
  test("reads the files of all autotuners and nothing else", async () => {
    const folder = caches({
      [templates]: '{"cache": {"mm": {"slow": Infinity, "none": NaN, "fast": 0.01}}}',
      [configuration]: "{}",
      "inductor/ab/cabcdefg.kernel_perf": "0.0065",
      "inductor/cd/cabcdefg.kernel_perf": "inf 1.5e-05",
      [triton]: '{"configs_timings": [[{}, [Infinity, -Infinity]]]}',
      [xla]: "\0",
      [olderXla]: "version: 3",
      "inductor/ab/cabcd.py": "def triton_poi_fused_add_0(x): pass",
      "inductor/ab/deeper/cdef0123.best_config": "{}",
      "inductor/fxgraph/ab/entry": "{}",
      "triton/KEY_1/matmul.cubin": "x",
      "jax/jit_f-0123-cache": "x",
      "torch-extensions/ab/cdef0123.best_config": "{}",
    });
    const { choices, sources, refused } = await readChoices(folder);
    expect([...choices.keys()].sort()).toEqual(
      [
        templates,
        configuration,
        "inductor/ab/cabcdefg.kernel_perf",
        "inductor/cd/cabcdefg.kernel_perf",
        triton,
        xla,
        olderXla,
      ].sort(),
    );
    expect([...sources]).toEqual(["inductor/ab/cabcd.py"]);
    expect(refused).toBe(0);
  });

  test.each<[what: string, make: (path: string) => void]>([
    ["a link", (path) => symlinkSync("/etc/hostname", path)],
    ["a hard link", (path) => (writeFileSync(`${path}.other`, "{}"), linkSync(`${path}.other`, path))],
    ["a folder", (path) => mkdirSync(path)],
    ["a file that's too large", (path) => (writeFileSync(path, ""), truncateSync(path, mostChoices.fileBytes + 1))],
    ["a file that isn't JSON", (path) => writeFileSync(path, "import os")],
  ])("refuses as an autotuner's file %s", async (_, make) => {
    const folder = caches({ [triton]: "{}", "inductor/ab/readme": "" });
    make(join(folder, configuration));
    expect(await readChoices(folder)).toMatchObject({ refused: 1, choices: new Map([[triton, Buffer.from("{}")]]) });
  });

  test.each(["inductor", "inductor/ab"])("follows no link at %s", async (link) => {
    const [elsewhere, folder] = [
      caches({ "ab/cdef0123.best_config": "{}", "cdef0123.best_config": "{}" }),
      caches({ [triton]: "{}" }),
    ];
    mkdirSync(join(folder, dirname(link)), { recursive: true });
    symlinkSync(elsewhere, join(folder, link));
    expect(await pathsIn(folder)).toEqual([triton]);
  });

  test("reads nothing if there are too many files", async () => {
    const names = Array.from(
      { length: mostChoices.files + 1 },
      (_, index) => `triton/KEY/k${String(index)}.autotune.json`,
    );
    const folder = caches(Object.fromEntries(names.map((name) => [name, "{}"])));
    expect(await readChoices(folder)).toMatchObject({ choices: new Map(), refused: mostChoices.files + 1 });
  });

  test("reads nothing if the files are too large in total", async () => {
    const large = JSON.stringify("x".repeat(mostChoices.fileBytes - 2));
    const names = ["a", "b", "c", "d", "e"].map((name) => `triton/KEY/${name}.autotune.json`);
    const folder = caches(Object.fromEntries(names.map((name) => [name, large])));
    expect(await readChoices(folder)).toMatchObject({ choices: new Map(), refused: 5 });
  });

  test("reads nothing if the program removed the caches", async () => {
    expect(await pathsIn(join(testDirectory(), "missing"))).toEqual([]);
  });
});

describe("replaceCaches", () => {
  const choices: Choices = new Map([
    [configuration, Buffer.from('{"XBLOCK": 8}')],
    [templates, Buffer.from("{}")],
    [xla, Buffer.from([0])],
  ]);

  test("leaves only the given choices", async () => {
    const folder = caches({ [triton]: "{}", "inductor/ab/cabcd.py": "", "jax/jit_f-0123-cache": "" });
    await replaceCaches(folder, choices, nobody);
    expect(await pathsIn(folder)).toEqual([configuration, templates, xla].sort());
    expect(readFileSync(join(folder, configuration), "utf8")).toBe('{"XBLOCK": 8}');
    expect(existsSync(join(folder, "jax/jit_f-0123-cache"))).toBe(false);
    expect(statSync(join(folder, "jax")).isDirectory()).toBe(true);
  });

  test("removes a link instead of what it leads to", async () => {
    const [elsewhere, folder] = [caches({ "ab/kept": "kept" }), caches({ [triton]: "{}" })];
    symlinkSync(elsewhere, join(folder, "inductor"));
    await replaceCaches(folder, choices, nobody);
    expect(readFileSync(join(elsewhere, "ab/kept"), "utf8")).toBe("kept");
    expect(await pathsIn(elsewhere)).toEqual([]);
    expect(await pathsIn(folder)).toEqual([configuration, templates, xla].sort());
  });
});

test("removeChoices keeps the other choices and follows no link", async () => {
  const elsewhere = caches({ "cdef0123.best_config": "{}" });
  const folder = caches({ [configuration]: "{}", "inductor/ab/0000aaaa.best_config": "{}", [triton]: "{}" });
  symlinkSync(elsewhere, join(folder, "inductor/zz"));
  await removeChoices(folder, [configuration, "inductor/zz/cdef0123.best_config", "inductor/ab/missing0.best_config"]);
  expect(await pathsIn(folder)).toEqual(["inductor/ab/0000aaaa.best_config", triton]);
  expect(existsSync(join(elsewhere, "cdef0123.best_config"))).toBe(true);
});

test("readKernelNames names the kernels that choices are for", async () => {
  const source = "import triton\n@triton.jit\ndef triton_red_fused_sum_1(in_ptr0):\n    def triton_not(x): pass\n";
  const folder = caches({
    [configuration]: "{}",
    "inductor/ab/cabcd.py": source,
    "inductor/ab/cabce.py": `async_compile = AsyncCompile()\nasync_compile.triton('''\ndef triton_poi_0(x):`,
    [triton]: "{}",
    "inductor/cd/c.py": "def triton_other(x)",
  });
  expect(await readKernelNames(folder, [configuration, triton])).toEqual(["matmul", "triton_red_fused_sum_1"]);
});
