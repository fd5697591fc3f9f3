import { describe, expect, test } from "@jest/globals";
import { matchKernels } from "../../../src/compare/identity/match-kernels.ts";
import { madeVariant } from "../../fixtures/profiles.ts";
import { kernelOf, names, type MadeTimes } from "../support/sides.ts";

type Made = Omit<MadeTimes, "ns"> & { readonly ns?: number };

/** `match: base → head`, one text a row, sorted. */
function matched(base: readonly Made[], head: readonly Made[]): string[] {
  const made = (side: readonly Made[]) => side.map(({ ns = 1000, ...kernel }) => kernelOf({ ...kernel, ns: [ns] }));
  const text = (group: readonly { readonly name: string }[]) => group.map(({ name }) => name).join("+") || "–";
  return matchKernels(made(base), made(head), names)
    .map((row) => `${row.match}: ${text(row.base)} → ${text(row.head)}`)
    .toSorted();
}

const triton = (number: number, blocks = 1, launches = 16, registersPerThread = 32): Made => ({
  name: `triton_poi_fused_add_${String(number)}`,
  family: "triton",
  launches,
  change: { variants: [madeVariant({ grid: [blocks, 1, 1], registersPerThread })] },
});

describe("kernels of both sides", () => {
  test.each<{ name: string; base: Made[]; head: Made[]; rows: string[] }>([
    {
      name: "of one name are one",
      base: [{ name: "a" }, { name: "b" }],
      head: [{ name: "b" }, { name: "a" }],
      rows: ["exact: a → a", "exact: b → b"],
    },
    {
      name: "of one name are one whatever else is similar",
      base: [triton(0), triton(1)],
      head: [triton(1), triton(0)],
      rows: [
        "exact: triton_poi_fused_add_0 → triton_poi_fused_add_0",
        "exact: triton_poi_fused_add_1 → triton_poi_fused_add_1",
      ],
    },
    {
      name: "whose number moved are one",
      base: [triton(3)],
      head: [triton(4)],
      rows: ["renamed: triton_poi_fused_add_3 → triton_poi_fused_add_4"],
    },
    {
      name: "whose numbers moved onto each other share a row, for _1 need not be _1",
      base: [triton(0), triton(1)],
      head: [triton(1), triton(2)],
      rows: ["renamed: triton_poi_fused_add_0+triton_poi_fused_add_1 → triton_poi_fused_add_1+triton_poi_fused_add_2"],
    },
    {
      name: "whose numbers were exchanged are told by their grids",
      base: [triton(0, 64), triton(1, 128), triton(2, 256)],
      head: [triton(0, 128), triton(1, 64), triton(2, 256)],
      rows: [
        "exact: triton_poi_fused_add_2 → triton_poi_fused_add_2",
        "renamed: triton_poi_fused_add_0 → triton_poi_fused_add_1",
        "renamed: triton_poi_fused_add_1 → triton_poi_fused_add_0",
      ],
    },
    {
      name: "whose numbers were exchanged are told by their registers, too",
      base: [triton(0, 64, 16, 20), triton(1, 64, 16, 30), triton(2, 64, 16, 40)],
      head: [triton(0, 64, 16, 30), triton(1, 64, 16, 20), triton(2, 64, 16, 40)],
      rows: [
        "exact: triton_poi_fused_add_2 → triton_poi_fused_add_2",
        "renamed: triton_poi_fused_add_0 → triton_poi_fused_add_1",
        "renamed: triton_poi_fused_add_1 → triton_poi_fused_add_0",
      ],
    },
    {
      name: "whose numbers were exchanged are told by their grids where one takes other registers as well",
      base: [triton(0, 64, 16, 20), triton(1, 128, 16, 30)],
      head: [triton(0, 128, 16, 30), triton(1, 64, 16, 24)],
      rows: [
        "renamed: triton_poi_fused_add_0 → triton_poi_fused_add_1",
        "renamed: triton_poi_fused_add_1 → triton_poi_fused_add_0",
      ],
    },
    {
      name: "of which one takes other registers are one by their names",
      base: [triton(0, 64, 16, 20), triton(1, 64, 16, 30)],
      head: [triton(0, 64, 16, 20), triton(1, 64, 16, 40)],
      rows: [
        "exact: triton_poi_fused_add_0 → triton_poi_fused_add_0",
        "exact: triton_poi_fused_add_1 → triton_poi_fused_add_1",
      ],
    },
    {
      name: "whose numbers were exchanged are told by their launches, and share a row where those are equal",
      base: [triton(0, 64, 16), triton(1, 64, 16), triton(2, 64, 32)],
      head: [triton(0, 64, 32), triton(1, 64, 16), triton(2, 64, 16)],
      rows: [
        "renamed: triton_poi_fused_add_0+triton_poi_fused_add_1 → triton_poi_fused_add_1+triton_poi_fused_add_2",
        "renamed: triton_poi_fused_add_2 → triton_poi_fused_add_0",
      ],
    },
    {
      name: "of one name are one where a grid is on one side only: the kernel changed, not its number",
      base: [triton(0, 64), triton(1, 128)],
      head: [triton(0, 128), triton(1, 256)],
      rows: [
        "exact: triton_poi_fused_add_0 → triton_poi_fused_add_0",
        "exact: triton_poi_fused_add_1 → triton_poi_fused_add_1",
      ],
    },
    {
      name: "that a library tiled otherwise are one",
      base: [{ name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT" }],
      head: [{ name: "nvjet_sm90_tst_128x8_64x12_2x1_v_bz_splitK_TNT" }],
      rows: ["variant: nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT → nvjet_sm90_tst_128x8_64x12_2x1_v_bz_splitK_TNT"],
    },
    {
      name: "that are tiled otherwise stay apart where both sides have both",
      base: [{ name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT" }, { name: "nvjet_sm90_tst_128x8_64x12_2x1_v_bz_TNT" }],
      head: [{ name: "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT" }, { name: "nvjet_sm90_tst_128x8_64x12_2x1_v_bz_TNT" }],
      rows: [
        "exact: nvjet_sm90_tst_128x8_64x12_2x1_v_bz_TNT → nvjet_sm90_tst_128x8_64x12_2x1_v_bz_TNT",
        "exact: nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT → nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT",
      ],
    },
    {
      name: "of one family with as many launches are swapped, the most alike first",
      base: [
        { name: "flash_fwd_kernel", family: "attention" },
        { name: "old_mla_decode", family: "attention" },
      ],
      head: [
        { name: "new_mla_decode", family: "attention" },
        { name: "flash_fwd_splitkv_kernel", family: "attention" },
      ],
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
      base: [
        { name: "my_fused_thing_v1", family: "other" },
        { name: "abc", family: "other" },
      ],
      head: [
        { name: "my_fused_thing_v2", family: "other" },
        { name: "xyz", family: "other" },
      ],
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
