import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Side, SideName } from "../../../src/pipeline/session.ts";
import { createTuning } from "../../../src/pipeline/sides/same-choices.ts";
import { testDirectory } from "../../run/support/directory.ts";
import type { Left, Start } from "../support/fake-session.ts";
import { measuredRun } from "../support/measured-run.ts";

/** A kernel of a program: the folder of its source, and its name in the recording if it has one there. */
interface Kernel {
  readonly folder: string;
  readonly name: string;
}

const shared: Kernel = { folder: "inductor/ab", name: "triton_poi_fused_add_0" };
const replaced: Kernel = { folder: "inductor/cd", name: "triton_red_fused_sum_1" };
const added: Kernel = { folder: "inductor/ef", name: "triton_red_fused_max_1" };
/** A kernel in the recording, of which Triton chose the configuration. */
const recordedName = "elementwise_kernel";

/** What a start used: a number that it drew, or found, for each kernel. */
type Used = Readonly<Record<string, string>>;

/** A program that tunes its kernels by chance, and keeps what it chose as TorchInductor does. */
function tuner(kernels: Readonly<Record<SideName, readonly Kernel[]>>) {
  const folders: Record<SideName, string> = { base: testDirectory(), head: testDirectory() };
  const starts: { readonly side: SideName; readonly step: string; readonly used: Used }[] = [];
  let drawn = 0;
  const choose = (file: string, content: (number: number) => string): string => {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) writeFileSync(file, content((drawn += 1)));
    return readFileSync(file, "utf8");
  };
  const tune = (side: SideName): Used =>
    Object.fromEntries([
      ...kernels[side].map(({ folder, name }) => {
        const place = join(folders[side], folder);
        mkdirSync(place, { recursive: true });
        writeFileSync(join(place, "csource.py"), `@triton.jit\ndef ${name}(x):\n    pass\n`);
        return [
          name,
          choose(join(place, "0123456789abcdef.best_config"), (number) => JSON.stringify({ XBLOCK: number })),
        ];
      }),
      // The compiled graph: with choices at hand, another one than without.
      ...(kernels[side].length === 0 ? [] : [["graph", choose(join(folders[side], "inductor/graph"), String)]]),
    ]);
  return {
    folders,
    starts,
    prepare: async (side: Side): Promise<Side> =>
      Promise.resolve({ ...side, tuning: createTuning(folders[side.name]) }),
    program: ({ side, step }: Start): Left => {
      starts.push({ side, step, used: tune(side) });
      return recorded(starts.length);
    },
    usedBy: (side: SideName, name: string): (string | undefined)[] =>
      starts.filter((start) => start.side === side).map(({ used }) => used[name]),
  };
}

function recorded(number: number): Left {
  return { recordings: [`__tests__/fixtures/recorded/decode-sdpa/round-${String((number % 3) + 1)}`] };
}

const draw = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe("a program whose autotuner chooses by chance", () => {
  test("runs with one draw on both sides; the start that drew it doesn't count", async () => {
    const { program, prepare, usedBy, starts } = tuner({ base: [shared], head: [shared] });
    const { comparison, record } = await measuredRun({ program, prepare });
    expect(starts.map(({ side, step }) => `${side} ${step}`).slice(0, 3)).toEqual([
      "base round-1",
      "base round-1",
      "head round-1",
    ]);
    expect(new Set([...usedBy("base", shared.name), ...usedBy("head", shared.name)]).size).toBe(1);
    // Base compiles again with its choices, as the head does.
    expect(new Set(usedBy("base", "graph").slice(1)).size).toBe(1);
    expect(usedBy("base", "graph")[0]).not.toBe(usedBy("base", "graph")[1]);
    expect(comparison).toMatchObject({ base: { rounds: 3, draw: { id: draw } }, head: { rounds: 3 } });
    expect(comparison?.head.draw).toEqual(comparison?.base?.draw);
    expect(record.commands.filter(({ purpose, isStart }) => isStart && purpose === "tuning")).toMatchObject([
      { stdout: "base/round-1-tuning/decode/nsys/stdout.txt" },
    ]);
    expect(record.captures).toHaveLength(6);
  });

  test("repeats in each later round the tuning that only one side uses", async () => {
    const { program, prepare, usedBy } = tuner({ base: [shared, replaced], head: [shared, added] });
    await measuredRun({ program, prepare, set: ["rounds=3"] });
    const [, ...base] = usedBy("base", replaced.name);
    expect({ base: new Set(base).size, head: new Set(usedBy("head", added.name)).size }).toEqual({ base: 3, head: 3 });
    expect(new Set([...usedBy("base", shared.name), ...usedBy("head", shared.name)]).size).toBe(1);
  });

  test("names the tuned kernels of one side that ran", async () => {
    const { program, prepare, folders } = tuner({ base: [shared], head: [shared] });
    const place = (side: SideName, key: string) => join(folders[side], "triton", key, `${recordedName}.autotune.json`);
    const { comparison } = await measuredRun({
      prepare,
      program: (start) => {
        const file = place(start.side, start.side === "base" ? "OLD" : "NEW");
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, "{}");
        return program(start);
      },
    });
    expect(comparison).toMatchObject({
      base: { draw: { ownKernels: [recordedName] } },
      head: { draw: { ownKernels: [recordedName] } },
    });
  });

  test("counts the base's first start if only the head tunes", async () => {
    const { program, prepare, starts } = tuner({ base: [], head: [added] });
    const { comparison } = await measuredRun({ program, prepare });
    expect(starts).toHaveLength(6);
    expect(comparison).toMatchObject({ base: { draw: null }, head: { draw: { id: draw } } });
  });

  test.each<[what: string, change: (folder: string) => void]>([
    ["deletes", (folder) => rmSync(join(folder, "inductor"), { recursive: true })],
    ["plants", (folder) => writeFileSync(join(folder, shared.folder, "ffffffffffffffff.best_config"), "{}")],
  ])("isn't affected by a head that %s choices", async (_, change) => {
    const { program, prepare, folders, usedBy } = tuner({ base: [shared], head: [shared] });
    const { comparison } = await measuredRun({
      prepare,
      program: (start) => {
        const left = program(start);
        if (start.side === "head") change(folders.head);
        return left;
      },
    });
    expect(new Set(usedBy("base", shared.name)).size).toBe(1);
    expect(comparison).toMatchObject({ base: { rounds: 3 }, head: { rounds: 3 } });
  });

  test("isn't started again if its first start fails", async () => {
    const { program, prepare, starts } = tuner({ base: [shared], head: [shared] });
    const { comparison } = await measuredRun({
      prepare,
      program: (start) => (start.side === "base" ? { ...program(start), exitCode: 7 } : program(start)),
    });
    expect(starts.filter(({ side }) => side === "base")).toHaveLength(1);
    expect(comparison).toMatchObject({ base: null, baseline: { state: "failed" }, head: { rounds: 3, draw: null } });
  });

  test("warns of files that can't be choices", async () => {
    const { program, prepare, folders } = tuner({ base: [shared], head: [shared] });
    const { record } = await measuredRun({
      prepare,
      program: (start) => {
        const left = program(start);
        writeFileSync(join(folders[start.side], shared.folder, "ffffffffffffffff.best_config"), "import os");
        return left;
      },
    });
    expect(record.warnings.join("\n")).toContain("We left out 1 file in the base's caches");
  });
});

test("starts a program without autotuners no more often", async () => {
  const { program, prepare, starts } = tuner({ base: [], head: [] });
  const { comparison } = await measuredRun({ program, prepare });
  expect(starts).toHaveLength(6);
  expect(comparison).toMatchObject({ base: { draw: null }, head: { draw: null } });
});

test("fails if the caches can't be replaced before the head's first start", async () => {
  const { program, prepare, folders, starts } = tuner({ base: [shared], head: [shared] });
  const run = measuredRun({
    prepare,
    program: (start) => {
      const left = program(start);
      // Nothing can be made below a file.
      rmSync(folders.head, { recursive: true, force: true });
      writeFileSync(folders.head, "");
      return left;
    },
  });
  await expect(run).rejects.toMatchObject({ where: join(folders.head, "inductor") });
  expect(starts.map(({ side }) => side)).toEqual(["base", "base"]);
});
