import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { matchKernels } from "../../../src/compare/identity/match-kernels.ts";
import { madeVariant } from "../../fixtures/profiles.ts";
import { kernelOf, names, type MadeTimes } from "../support/sides.ts";

type Made = Omit<MadeTimes, "ns"> & { readonly ns?: number };

const [poi, jet] = ["triton_poi_fused_add_", "nvjet_sm90_tst_"];

const made = (side: readonly Made[]) => side.map(({ ns = 1000, ...kernel }) => kernelOf({ ...kernel, ns: [ns] }));

/** The rows, sorted: `base → head` after the kind of match, if it isn't renamed; without the words that all names share. */
function matched(base: readonly Made[], head: readonly Made[]): string {
  const text = (group: readonly { readonly name: string }[]) =>
    group.map(({ name }) => name.replace(poi, "").replace(jet, "").replace("_64x8_2x1_v_bz_TNT", "")).join("+");
  return matchKernels(made(base), made(head), names)
    .map(({ match, ...row }) => `${match === "renamed" ? "" : `${match} `}${text(row.base)} → ${text(row.head)}`)
    .toSorted()
    .join(", ");
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

const xla = (name: string, blocks: number, launches = 160, registersPerThread = 32): Made => ({
  name,
  family: "xla",
  launches,
  change: { variants: [madeVariant({ grid: [blocks, 1, 1], registersPerThread })] },
});

const ofFamily = (family: string, ...all: readonly string[]): Made[] => all.map((name) => ({ name, family }));

/** Triton kernels by number, blocks, launches, and registers. */
const tritons = (...kernels: readonly Parameters<typeof triton>[]): Made[] => kernels.map((one) => triton(...one));
const [two, three] = [tritons([0, 64], [1, 128]), tritons([0, 64], [1, 128], [2, 256])];
const tuned = tritons([0, 64, 16, 20], [1, 128, 16, 24], [2, 256, 16, 28]);
const otherRegisters = tritons([0, 64, 16, 20], [1, 64, 16, 30], [2, 64, 16, 40]);

describe("kernels whose numbers mean nothing", () => {
  test.each<[string, Made[], Made[], string]>([
    ["match by name before similarity", tritons([0], [1]), tritons([1], [0]), "exact 0 → 0, exact 1 → 1"],
    ["match if only the number changed", tritons([3]), tritons([4]), "3 → 4"],
    ["share a row if numbers moved onto each other", tritons([0], [1]), tritons([1], [2]), "0+1 → 1+2"],
    ["match by their grids", three, tritons([0, 128], [1, 64], [2, 256]), "0 → 1, 1 → 0, exact 2 → 2"],
    [
      "match by their registers",
      otherRegisters,
      tritons([0, 64, 16, 30], [1, 64, 16, 20], [2, 64, 16, 40]),
      "0 → 1, 1 → 0, exact 2 → 2",
    ],
    [
      "match by their grids if one's registers changed as well",
      tritons([0, 64, 16, 20], [1, 128, 16, 30]),
      tritons([0, 128, 16, 30], [1, 64, 16, 24]),
      "0 → 1, 1 → 0",
    ],
    [
      "match by name if one's registers changed",
      otherRegisters.slice(0, 2),
      tritons([0, 64, 16, 20], [1, 64, 16, 40]),
      "exact 0 → 0, exact 1 → 1",
    ],
    [
      "match by their launches, and share a row if those are equal",
      tritons([0, 64, 16], [1, 64, 16], [2, 64, 32]),
      tritons([0, 64, 32], [1, 64, 16], [2, 64, 16]),
      "0+1 → 1+2, 2 → 0",
    ],
    ["match by name if only one side has a grid", two, tritons([0, 128], [1, 256]), "exact 0 → 0, exact 1 → 1"],
    ["leave an extra one as new", two, tritons([1, 64], [2, 128], [3, 256]), "0 → 1, 1 → 2, new  → 3"],
    [
      "share a row if they're similar and one was added",
      tritons([0, 64], [1, 64], [2, 128]),
      tritons([1, 64], [2, 64], [3, 64], [4, 128]),
      "0+1 → 1+2+3, 2 → 4",
    ],
    [
      "match by the remaining traits if one was tuned differently",
      tuned,
      tritons([1, 64, 16, 20], [2, 512, 16, 40], [3, 256, 16, 28]),
      "0 → 1, 1 → 2, 2 → 3",
    ],
    [
      "match by grid and code if one side runs more steps",
      tritons([0, 64, 16], [1, 128, 32]),
      tritons([1, 64, 32], [2, 128, 64]),
      "0 → 1, 1 → 2",
    ],
    ["share a row if all shapes changed at once", two, tritons([1, 32, 16, 48], [2, 16, 16, 48]), "0+1 → 1+2"],
    [
      "match by name if others were exchanged",
      three,
      tritons([0, 128], [1, 64], [2, 512]),
      "0 → 1, 1 → 0, exact 2 → 2",
    ],
    [
      "match by name if two builds differ by a register",
      [xla("input_reduce_fusion_7", 256, 32, 39), xla("input_reduce_fusion_11", 256, 32, 40)],
      [xla("input_reduce_fusion_7", 256, 32, 40), xla("input_reduce_fusion_11", 256, 32, 39)],
      "exact input_reduce_fusion_11 → input_reduce_fusion_11, exact input_reduce_fusion_7 → input_reduce_fusion_7",
    ],
  ])("%s", (_, base, head, rows) => {
    expect(matched(base, head)).toEqual(rows);
  });
});

describe("kernels of a library", () => {
  const calls = [nvjet("64x8", 44, 368), nvjet("128x8", 22, 184)];
  test.each<[string, Made[], Made[], string]>([
    [
      "follow the call if launches show that they exchanged calls",
      calls,
      [nvjet("64x8", 44, 184), nvjet("128x8", 22, 368)],
      "variant 128x8 → 64x8, variant 64x8 → 128x8",
    ],
    [
      "follow the call if result sizes show that they exchanged calls",
      [nvjet("64x8", 16), nvjet("128x8", 24), nvjet("256x8", 128)],
      [nvjet("64x8", 48), nvjet("128x8", 8), nvjet("256x8", 128)],
      "exact 256x8 → 256x8, variant 128x8 → 64x8, variant 64x8 → 128x8",
    ],
    [
      "match by name if their launches weren't exchanged",
      calls,
      [nvjet("64x8", 44, 184), nvjet("128x8", 22, 552)],
      "exact 128x8 → 128x8, exact 64x8 → 64x8",
    ],
    [
      "never exchange calls with other layouts",
      [nvjet("64x8", 44, 368, "TNT"), nvjet("64x8", 44, 184, "NNT")],
      [nvjet("64x8", 44, 184, "TNT"), nvjet("64x8", 44, 368, "NNT")],
      "exact 64x8 → 64x8, exact 64x8_64x8_2x1_v_bz_NNT → 64x8_64x8_2x1_v_bz_NNT",
    ],
    [
      "match by the size of the result if tiles differ",
      [nvjet("64x8", 44), nvjet("128x8", 8)],
      [nvjet("256x8", 4), nvjet("32x8", 88)],
      "variant 128x8 → 256x8, variant 64x8 → 32x8",
    ],
  ])("%s", (_, base, head, rows) => {
    expect(matched(base, head)).toEqual(rows);
  });
});

describe("kernels with other names", () => {
  const flash = (name: string, launches: number): Made => ({ name, family: "attention", launches });
  const other = (...all: string[]) => ofFamily("other", ...all);
  test.each<[string, Made[], Made[], string]>([
    [
      "are swapped within a family if launches are equal, most similar first",
      ofFamily("attention", "flash_fwd_kernel", "old_mla_decode"),
      ofFamily("attention", "new_mla_decode", "flash_fwd_splitkv_kernel"),
      "swapped flash_fwd_kernel → flash_fwd_splitkv_kernel, swapped old_mla_decode → new_mla_decode",
    ],
    ["aren't swapped if launches differ", [flash("a", 16)], [flash("b", 32)], "new  → b, removed a → "],
    ["aren't swapped across families", ofFamily("norm", "a"), ofFamily("softmax", "b"), "new  → b, removed a → "],
    [
      "are swapped without a family only if they're similar",
      other("my_fused_thing_v1", "abc"),
      other("my_fused_thing_v2", "xyz"),
      "new  → xyz, removed abc → , swapped my_fused_thing_v1 → my_fused_thing_v2",
    ],
    ["have no row if neither side ran them", [], [], ""],
  ])("%s", (_, base, head, rows) => {
    expect(matched(base, head)).toEqual(rows);
  });
});

test("loses none of thousands of kernels with different names", () => {
  const side = (word: string): Made[] =>
    Array.from({ length: 4000 }, (_, index) => ({
      name: `${word}_${"abcdefghij".charAt(index % 10).repeat(1 + index / 10)}`,
      family: index % 3 === 0 ? "other" : "gemm",
      ns: 1000 + index,
    }));
  const rows = matched(side("old"), side("young")).split(", ");
  const swapped = rows.filter((row) => row.startsWith("swapped")).length;
  expect(swapped).toBeGreaterThan(100);
  expect(rows).toHaveLength(8000 - swapped);
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
    matchKernels(...sides).map(({ match, base, head }) => ({
      match,
      base: base.map(({ name }) => name).toSorted(),
      head: head.map(({ name }) => name).toSorted(),
    }));
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

  test("puts every kernel of either side into one row", () => {
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

  test("swaps rows if the sides are swapped", () => {
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

  test("matches a side against itself exactly", () => {
    fc.assert(
      fc.property(side, (base) => {
        for (const { match } of rowsOf(base, base, names)) expect(match).toBe("exact");
      }),
    );
  });

  test("ignores the order of a side's kernels", () => {
    fc.assert(
      fc.property(side, side, (base, head) => {
        expect(sorted(rowsOf(base.toReversed(), head, names))).toEqual(sorted(rowsOf(base, head, names)));
      }),
    );
  });
});
