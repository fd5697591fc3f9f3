import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { matchKernels } from "../../../src/compare/identity/match-kernels.ts";
import { madeVariant } from "../../fixtures/profiles.ts";
import { kernelOf, names, type MadeTimes } from "../support/sides.ts";

type Made = Omit<MadeTimes, "ns"> & { readonly ns?: number };

const [poi, jet] = ["triton_poi_fused_add_", "nvjet_sm90_tst_"];

const made = (side: readonly Made[]) => side.map(({ ns = 1000, ...kernel }) => kernelOf({ ...kernel, ns: [ns] }));

/** `match: base → head`, one text a row, sorted; without the words that all names share. */
function matched(base: readonly Made[], head: readonly Made[]): string[] {
  const text = (group: readonly { readonly name: string }[]) =>
    group.map(({ name }) => name.replace(poi, "triton").replace(jet, "").replace("_64x8_2x1_v_bz", "")).join("+") ||
    "–";
  return matchKernels(made(base), made(head), names)
    .map((row) => `${row.match}: ${text(row.base)} → ${text(row.head)}`)
    .toSorted();
}

const triton = (number: number, blocks = 1, launches = 16, registersPerThread = 32): Made => ({
  name: poi + String(number),
  family: "triton",
  launches,
  change: { variants: [madeVariant({ grid: [blocks, 1, 1], registersPerThread })] },
});

/** A GEMM of cuBLAS: its tile, the blocks that its grid has of it, and the operands' layout. */
const nvjet = (tile: string, blocks: number, launches = 16, layout = "TNT"): Made => ({
  name: `${jet}${tile}_64x8_2x1_v_bz_${layout}`,
  launches,
  change: { variants: [madeVariant({ grid: [4, blocks / 4, 1], block: [384, 1, 1], registersPerThread: 168 })] },
});

/** A fusion of XLA, with its grid. */
const xla = (name: string, blocks: number, launches = 160, registersPerThread = 32): Made => ({
  name,
  family: "xla",
  launches,
  change: { variants: [madeVariant({ grid: [blocks, 1, 1], registersPerThread })] },
});

const ofFamily = (family: string, ...all: readonly string[]): Made[] => all.map((name) => ({ name, family }));

describe("kernels of both sides", () => {
  test.each<{ name: string; base: Made[]; head: Made[]; rows: string[] }>([
    {
      name: "are matched by name before similarity",
      base: [triton(0), triton(1)],
      head: [triton(1), triton(0)],
      rows: ["exact: triton0 → triton0", "exact: triton1 → triton1"],
    },
    {
      name: "whose number moved are one",
      base: [triton(3)],
      head: [triton(4)],
      rows: ["renamed: triton3 → triton4"],
    },
    {
      name: "whose numbers moved onto each other share a row, for _1 need not be _1",
      base: [triton(0), triton(1)],
      head: [triton(1), triton(2)],
      rows: ["renamed: triton0+triton1 → triton1+triton2"],
    },
    {
      name: "whose numbers were exchanged are told by their grids",
      base: [triton(0, 64), triton(1, 128), triton(2, 256)],
      head: [triton(0, 128), triton(1, 64), triton(2, 256)],
      rows: ["exact: triton2 → triton2", "renamed: triton0 → triton1", "renamed: triton1 → triton0"],
    },
    {
      name: "whose numbers were exchanged are told by their registers, too",
      base: [triton(0, 64, 16, 20), triton(1, 64, 16, 30), triton(2, 64, 16, 40)],
      head: [triton(0, 64, 16, 30), triton(1, 64, 16, 20), triton(2, 64, 16, 40)],
      rows: ["exact: triton2 → triton2", "renamed: triton0 → triton1", "renamed: triton1 → triton0"],
    },
    {
      name: "whose numbers were exchanged are told by their grids where one takes other registers as well",
      base: [triton(0, 64, 16, 20), triton(1, 128, 16, 30)],
      head: [triton(0, 128, 16, 30), triton(1, 64, 16, 24)],
      rows: ["renamed: triton0 → triton1", "renamed: triton1 → triton0"],
    },
    {
      name: "of which one takes other registers are one by their names",
      base: [triton(0, 64, 16, 20), triton(1, 64, 16, 30)],
      head: [triton(0, 64, 16, 20), triton(1, 64, 16, 40)],
      rows: ["exact: triton0 → triton0", "exact: triton1 → triton1"],
    },
    {
      name: "whose numbers were exchanged are told by their launches, and share a row where those are equal",
      base: [triton(0, 64, 16), triton(1, 64, 16), triton(2, 64, 32)],
      head: [triton(0, 64, 32), triton(1, 64, 16), triton(2, 64, 16)],
      rows: ["renamed: triton0+triton1 → triton1+triton2", "renamed: triton2 → triton0"],
    },
    {
      name: "of one name are one where a grid is on one side only: the kernel changed, not its number",
      base: [triton(0, 64), triton(1, 128)],
      head: [triton(0, 128), triton(1, 256)],
      rows: ["exact: triton0 → triton0", "exact: triton1 → triton1"],
    },
    {
      name: "that are more on head are told by their grids, and the one more is new",
      base: [triton(0, 64), triton(1, 128)],
      head: [triton(1, 64), triton(2, 128), triton(3, 256)],
      rows: ["new: – → triton3", "renamed: triton0 → triton1", "renamed: triton1 → triton2"],
    },
    {
      name: "that are more on head and alike share a row, which grew",
      base: [triton(0, 64), triton(1, 64), triton(2, 128)],
      head: [triton(1, 64), triton(2, 64), triton(3, 64), triton(4, 128)],
      rows: ["renamed: triton0+triton1 → triton1+triton2+triton3", "renamed: triton2 → triton4"],
    },
    {
      name: "whose numbers moved and of which one was tuned otherwise are told by what is left",
      base: [triton(0, 64, 16, 20), triton(1, 128, 16, 24), triton(2, 256, 16, 28)],
      head: [triton(1, 64, 16, 20), triton(2, 512, 16, 40), triton(3, 256, 16, 28)],
      rows: ["renamed: triton0 → triton1", "renamed: triton1 → triton2", "renamed: triton2 → triton3"],
    },
    {
      name: "whose numbers moved while one side runs more steps are told by grids and code",
      base: [triton(0, 64, 16), triton(1, 128, 32)],
      head: [triton(1, 64, 32), triton(2, 128, 64)],
      rows: ["renamed: triton0 → triton1", "renamed: triton1 → triton2"],
    },
    {
      name: "whose numbers moved and whose shapes all changed at once share a row",
      base: [triton(0, 64), triton(1, 128)],
      head: [triton(1, 32, 16, 48), triton(2, 16, 16, 48)],
      rows: ["renamed: triton0+triton1 → triton1+triton2"],
    },
    {
      name: "of which two were exchanged while a third changed are told by their grids, the third by its name",
      base: [triton(0, 64), triton(1, 128), triton(2, 256)],
      head: [triton(0, 128), triton(1, 64), triton(2, 512)],
      rows: ["exact: triton2 → triton2", "renamed: triton0 → triton1", "renamed: triton1 → triton0"],
    },
    {
      name: "of which two builds took a register more or less are one by their names",
      base: [xla("input_reduce_fusion_7", 256, 32, 39), xla("input_reduce_fusion_11", 256, 32, 40)],
      head: [xla("input_reduce_fusion_7", 256, 32, 40), xla("input_reduce_fusion_11", 256, 32, 39)],
      rows: [
        "exact: input_reduce_fusion_11 → input_reduce_fusion_11",
        "exact: input_reduce_fusion_7 → input_reduce_fusion_7",
      ],
    },
    {
      name: "that XLA numbered otherwise are told by grids and launches, and no prefix is another",
      base: [xla("fusion_243", 128), xla("fusion_244", 8), xla("loop_add_fusion_1", 64)],
      head: [xla("fusion_255", 128, 160, 26), xla("fusion_256", 8), xla("fusion_290", 64), xla("loop_add_fusion", 64)],
      rows: [
        "new: – → fusion_290",
        "renamed: fusion_243 → fusion_255",
        "renamed: fusion_244 → fusion_256",
        "renamed: loop_add_fusion_1 → loop_add_fusion",
      ],
    },
    {
      name: "of a library that exchanged calls follow the call, which its launches tell",
      base: [nvjet("64x8", 44, 368), nvjet("128x8", 22, 184)],
      head: [nvjet("64x8", 44, 184), nvjet("128x8", 22, 368)],
      rows: ["variant: 128x8_TNT → 64x8_TNT", "variant: 64x8_TNT → 128x8_TNT"],
    },
    {
      name: "of a library that exchanged calls of equal launches follow the call, which the size of the result tells",
      base: [nvjet("64x8", 16), nvjet("128x8", 24), nvjet("256x8", 128)],
      head: [nvjet("64x8", 48), nvjet("128x8", 8), nvjet("256x8", 128)],
      rows: ["exact: 256x8_TNT → 256x8_TNT", "variant: 128x8_TNT → 64x8_TNT", "variant: 64x8_TNT → 128x8_TNT"],
    },
    {
      name: "of a library whose launches did not go round are one by their names",
      base: [nvjet("64x8", 44, 368), nvjet("128x8", 22, 184)],
      head: [nvjet("64x8", 44, 184), nvjet("128x8", 22, 552)],
      rows: ["exact: 128x8_TNT → 128x8_TNT", "exact: 64x8_TNT → 64x8_TNT"],
    },
    {
      name: "of a library with other layouts never exchange calls",
      base: [nvjet("64x8", 44, 368, "TNT"), nvjet("64x8", 44, 184, "NNT")],
      head: [nvjet("64x8", 44, 184, "TNT"), nvjet("64x8", 44, 368, "NNT")],
      rows: ["exact: 64x8_NNT → 64x8_NNT", "exact: 64x8_TNT → 64x8_TNT"],
    },
    {
      name: "that a library tiled otherwise are told by the size of the result",
      base: [nvjet("64x8", 44), nvjet("128x8", 8)],
      head: [nvjet("256x8", 4), nvjet("32x8", 88)],
      rows: ["variant: 128x8_TNT → 256x8_TNT", "variant: 64x8_TNT → 32x8_TNT"],
    },
    {
      name: "of one family with as many launches are swapped, the most alike first",
      base: ofFamily("attention", "flash_fwd_kernel", "old_mla_decode"),
      head: ofFamily("attention", "new_mla_decode", "flash_fwd_splitkv_kernel"),
      rows: ["swapped: flash_fwd_kernel → flash_fwd_splitkv_kernel", "swapped: old_mla_decode → new_mla_decode"],
    },
    {
      name: "with other launches are not swapped",
      base: [{ name: "flash_a", family: "attention", launches: 16 }],
      head: [{ name: "flash_b", family: "attention", launches: 32 }],
      rows: ["new: – → flash_b", "removed: flash_a → –"],
    },
    {
      name: "of other families are not swapped",
      base: [{ name: "rms_norm", family: "norm" }],
      head: [{ name: "softmax", family: "softmax" }],
      rows: ["new: – → softmax", "removed: rms_norm → –"],
    },
    {
      name: "of no family are swapped only where their names are alike",
      base: ofFamily("other", "my_fused_thing_v1", "abc"),
      head: ofFamily("other", "my_fused_thing_v2", "xyz"),
      rows: ["new: – → xyz", "removed: abc → –", "swapped: my_fused_thing_v1 → my_fused_thing_v2"],
    },
    { name: "that are on no side make no row", base: [], head: [], rows: [] },
  ])("$name", ({ base, head, rows }) => {
    expect(matched(base, head)).toEqual(rows);
  });
});

test("of thousands of kernels with other names on each side none is lost", () => {
  const side = (word: string): Made[] =>
    Array.from({ length: 4000 }, (_, index) => ({
      name: `${word}_${"abcdefghij".charAt(index % 10).repeat(1 + index / 10)}`,
      family: index % 3 === 0 ? "other" : "gemm",
      ns: 1000 + index,
    }));
  const rows = matched(side("old"), side("young"));
  const swapped = rows.filter((row) => row.startsWith("swapped")).length;
  expect(swapped).toBeGreaterThan(100);
  expect(rows).toHaveLength(8000 - swapped);
});

describe("what a library or compiler chose otherwise", () => {
  const code = (change: Parameters<typeof madeVariant>[0]) => ({ variants: [madeVariant(change)] });
  test.each<{ name: string; base: Made; head: Made; changed: readonly string[] | null }>([
    {
      name: "is the block, the registers and the shared memory of a Triton kernel",
      base: { name: "triton_per_fused_mean_12", change: code({ block: [128, 1, 1] }) },
      head: {
        name: "triton_per_fused_mean_12",
        change: code({ block: [256, 1, 1], registersPerThread: 20, dynamicSharedBytes: 32 }),
      },
      changed: ["block", "registers", "sharedMemory"],
    },
    {
      name: "is said of a kernel whose number moved, too",
      base: { name: "triton_per_fused_mean_12" },
      head: { name: "triton_per_fused_mean_13", change: code({ registersPerThread: 40 }) },
      changed: ["registers"],
    },
    {
      name: "is nothing that one side's report lacks",
      base: {
        name: "triton_per_fused_mean_12",
        change: code({ registersPerThread: null, staticSharedBytes: null, dynamicSharedBytes: 32 }),
      },
      head: { name: "triton_per_fused_mean_12", change: code({}) },
      changed: null,
    },
    {
      name: "is the tile that the name of a library's kernel tells",
      base: { name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT" },
      head: { name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_splitK_TNT" },
      changed: ["tile"],
    },
    {
      name: "is nothing where the grid alone is another: there is more work, or less",
      base: { name: "triton_per_fused_mean_12", change: code({ grid: [4, 1, 1] }) },
      head: { name: "triton_per_fused_mean_12", change: code({ grid: [8, 1, 1] }) },
      changed: null,
    },
    {
      name: "is nothing where the kernel is written by hand",
      base: { name: "_fwd_kernel", change: code({ block: [128, 1, 1] }) },
      head: { name: "_fwd_kernel", change: code({ block: [256, 1, 1] }) },
      changed: null,
    },
    {
      name: "is nothing where the operators are others",
      base: { name: "triton_poi_fused_add_0", family: "triton" },
      head: { name: "triton_poi_fused_add_mul_0", family: "triton", change: code({ block: [256, 1, 1] }) },
      changed: null,
    },
    {
      name: "is nothing of kernels of PyTorch that only take another vector width",
      base: { name: "void at::native::vectorized_elementwise_kernel<(int)8, at::native::F>(int)" },
      head: { name: "void at::native::vectorized_elementwise_kernel<(int)4, at::native::F>(int)" },
      changed: null,
    },
  ])("$name", ({ base, head, changed }) => {
    const [row, ...more] = matchKernels(made([base]), made([head]), names);
    expect(more).toHaveLength(0);
    expect(row?.autotuned?.changed ?? null).toEqual(changed);
  });

  test("is nothing where one more kernel shares the row", () => {
    const [row] = matchKernels(made([triton(0)]), made([triton(1, 2), triton(2, 3, 16, 40)]), names);
    expect(row).toMatchObject({ match: "renamed", autotuned: null });
  });
});

describe("whatever the names and shapes are", () => {
  const kernel = fc.record({
    name: fc.tuple(
      fc.constantFrom(
        "triton_poi_fused_add_",
        "fusion_",
        "loop_add_fusion_",
        "nvjet_sm90_tst_64x8_64x1_v_bz_TNT",
        "my_",
      ),
      fc.integer({ min: 0, max: 5 }),
    ),
    launches: fc.constantFrom(16, 16, 32),
    blocks: fc.constantFrom(8, 16, 32),
    registersPerThread: fc.constantFrom(24, 31, 32, 40),
  });
  const side = fc.uniqueArray(kernel, { maxLength: 14, selector: ({ name }) => name.join("") }).map((kernels) =>
    kernels.map(({ name: [word, number], launches, blocks, registersPerThread }, index) =>
      kernelOf({
        name: word.startsWith("nvjet") ? word.replace("64x1_", `64x${String(number + 1)}_2x1_`) : word + String(number),
        family: word.startsWith("nvjet") ? "gemm" : "triton",
        launches,
        ns: [1000 + index],
        change: { variants: [madeVariant({ grid: [blocks, 1, 1], registersPerThread })] },
      }),
    ),
  );
  const opposite = { new: "removed", removed: "new" } as const;
  const rowsOf = (...sides: Parameters<typeof matchKernels>) =>
    matchKernels(...sides).map(({ match, base, head, autotuned }) => ({
      match,
      base: base.map(({ name }) => name).toSorted(),
      head: head.map(({ name }) => name).toSorted(),
      changed: autotuned?.changed ?? [],
    }));
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

  test("every kernel of either side is in one row", () => {
    fc.assert(
      fc.property(side, side, (base, head) => {
        const rows = rowsOf(base, head, names);
        expect(rows.flatMap((row) => row.base).toSorted()).toEqual(base.map(({ name }) => name).toSorted());
        expect(rows.flatMap((row) => row.head).toSorted()).toEqual(head.map(({ name }) => name).toSorted());
        for (const { match, base: old, head: young } of rows) {
          expect(old.length === 0).toBe(match === "new");
          expect(young.length === 0).toBe(match === "removed");
        }
      }),
      { numRuns: 300 },
    );
  });

  test("swapping the sides swaps the rows", () => {
    fc.assert(
      fc.property(side, side, (base, head) => {
        const back = rowsOf(head, base, names).map((row) => ({
          ...row,
          match: row.match === "new" || row.match === "removed" ? opposite[row.match] : row.match,
          base: row.head,
          head: row.base,
        }));
        expect(sorted(back)).toEqual(sorted(rowsOf(base, head, names)));
      }),
      { numRuns: 300 },
    );
  });

  test("a side against itself has exact rows alone, and nothing was chosen otherwise", () => {
    fc.assert(
      fc.property(side, (base) => {
        for (const { match, changed } of rowsOf(base, base, names)) expect([match, changed]).toEqual(["exact", []]);
      }),
    );
  });

  test("the order of the kernels of a side says nothing", () => {
    fc.assert(
      fc.property(side, side, (base, head) => {
        expect(sorted(rowsOf(base.toReversed(), head, names))).toEqual(sorted(rowsOf(base, head, names)));
      }),
    );
  });
});
