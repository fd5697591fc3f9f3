import { describe, expect, test } from "@jest/globals";
import { addNcu, joinNcu } from "../../../src/analyze/ncu/add-ncu.ts";
import { findTopKernels } from "../../../src/analyze/top-kernels.ts";
import { ncuReport, ncuRow } from "../../fixtures/ncu.ts";
import { madeKernel, madeProfile, madeRange, madeVariant } from "../../fixtures/profiles.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";

const gemm = madeKernel({ name: "gemm" });
const copy = madeKernel({ name: "copy" });

describe.each(["llm-decode-sdpa", "llm-decode-eager"])("the top 12 kernels of %s", (folder) => {
  const { rows } = ncuReport(`${folder}/ncu.csv`);

  test("joins each row to one kernel with its grid and block", async () => {
    const [range] = (await profileOf([`examples/recordings/${folder}/round-1.sqlite.gz`])).ranges;
    expect(range?.ncu).toBeNull();
    const decode = range ?? madeRange();
    const mangled = findTopKernels(decode, 12).flatMap((kernel) => kernel.mangled);
    const { joined, unjoined } = joinNcu(decode, rows, mangled);
    expect(unjoined).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
    const names = decode.kernels.slice(0, 12).map(({ name }) => name);
    expect(joined.map(({ kernel }) => kernel.name).sort()).toEqual(names.sort());
    for (const { kernel, variant, row } of joined)
      expect(kernel.variants[variant]).toMatchObject({ mangled: row.kernel, grid: row.grid, block: row.block });
  });

  test("finds the registers that nsys saw", async () => {
    const [range] = (await profileOf([`examples/recordings/${folder}`])).ranges;
    const measured = range?.kernels.filter(({ ncu }) => ncu.length > 0) ?? [];
    expect(measured).toHaveLength(12);
    for (const { ncu, variants } of measured)
      for (const { figures, variant } of ncu)
        expect(figures["registersPerThread"]?.value).toBe(variants[variant]?.registersPerThread);
  });
});

describe("rows and kernels that don't match", () => {
  const range = madeRange({ kernels: [gemm, copy] });

  test.each<[string, Parameters<typeof ncuRow>[0]]>([
    ["another name", { kernel: "_Zother" }],
    ["a demangled name", { kernel: "gemm" }],
    ["another grid", { grid: [2, 1, 1] }],
    ["another block", { block: [64, 1, 1] }],
  ])("list a row with %s", (_case, change) => {
    const { joined, unjoined } = joinNcu(range, [ncuRow({ id: 7, ...change })], []);
    expect(joined).toEqual([]);
    expect(unjoined.rowsWithoutKernel).toEqual([expect.objectContaining({ id: 7 })]);
  });

  test.each([
    ["selected kernels", ["_Zcopy"], ["copy"]],
    ["all kernels", null, ["copy"]],
    ["none if the selection is unknown", [], []],
    ["none of another range's kernels", ["_Zelsewhere", "_Zgemm"], []],
  ] as const)("list kernels without a row: %s", (_case, selected, missing) => {
    expect(joinNcu(range, [ncuRow({})], selected).unjoined.kernelsWithoutRow).toEqual(missing);
  });

  test("skips rows of other ranges and domains, but not nested ones", () => {
    const of = (...ranges: [name: string, domain: string][]) =>
      ncuRow({ ranges: ranges.map(([name, domain]) => ({ name, domain, style: "pushpop" })) });
    const rows = [of(["prefill", ""]), of(["decode", "LLM"]), of(["generate", ""], ["decode", ""], ["layer", ""])];
    const { joined, unjoined } = joinNcu(range, rows, []);
    expect(joined.map(({ row }) => row)).toEqual([rows[2]]);
    expect(unjoined.rowsWithoutKernel).toEqual([]);
  });

  test("tries a row without a range, and doesn't miss it", () => {
    const { joined, unjoined } = joinNcu(range, [ncuRow({ ranges: [] }), ncuRow({ ranges: [], kernel: "_Zx" })], []);
    expect(joined).toHaveLength(1);
    expect(unjoined.rowsWithoutKernel).toEqual([]);
  });

  test("matches a function with C linkage by its only name", () => {
    const nvjet = madeKernel({ name: "nvjet", variants: [madeVariant({ mangled: null })] });
    const { joined } = joinNcu(madeRange({ kernels: [nvjet] }), [ncuRow({ kernel: "nvjet" })], ["nvjet"]);
    expect(joined.map(({ kernel }) => kernel.name)).toEqual(["nvjet"]);
  });

  test("separates variants of one grid and block by dynamic shared memory", () => {
    const variants = [madeVariant({ dynamicSharedBytes: 1024 }), madeVariant({ dynamicSharedBytes: 2048 })];
    const two = madeRange({ kernels: [madeKernel({ variants })] });
    const metric = "launch__shared_mem_per_block_dynamic";
    const variantOf = (value: number | null) =>
      joinNcu(two, [ncuRow({}, { [metric]: [value, "byte/block"] })], []).joined.map(({ variant }) => variant);
    expect([variantOf(1024), variantOf(2048), variantOf(null), variantOf(4096)]).toEqual([[0], [1], [0], [0]]);
  });
});

describe("addNcu", () => {
  const decode = madeRange({ kernels: [gemm, copy] });
  const prefill = madeRange({ name: "prefill" });
  const run = (row: Parameters<typeof ncuRow>[0]) => ({
    mode: "kernel" as const,
    rows: [ncuRow(row)],
    ranges: [{ name: "decode", domain: "" }],
    selected: ["_Zgemm", "_Zcopy"],
  });

  test("changes only the run's ranges", () => {
    const { ranges } = addNcu(madeProfile([decode, prefill]), run({ id: 3 }));
    expect(ranges[0]?.ncu).toEqual({ kernelsWithoutRow: ["copy"], rowsWithoutKernel: [] });
    expect(ranges[0]?.kernels.map(({ ncu }) => ncu.map(({ id, variant }) => [id, variant]))).toEqual([[[3, 0]], []]);
    expect(ranges[1]).toBe(prefill);
  });

  test("puts the variant with the most time first", () => {
    const variants = [madeVariant(), madeVariant({ grid: [9, 1, 1] })];
    const rows = [ncuRow({ id: 0, grid: [9, 1, 1] }), ncuRow({ id: 1 })];
    const profile = madeProfile([madeRange({ kernels: [madeKernel({ variants })] })]);
    const { ranges } = addNcu(profile, { mode: "application", rows, ranges: null, selected: null });
    expect(ranges[0]?.kernels[0]?.ncu.map(({ id, variant }) => [id, variant])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test("fills gaps of one run with another run's rows", () => {
    const once = addNcu(madeProfile([decode]), run({ kernel: "_Zgemm" }));
    expect(once.ranges[0]?.ncu?.kernelsWithoutRow).toEqual(["copy"]);
    expect(addNcu(once, run({ kernel: "_Zcopy" })).ranges[0]?.ncu?.kernelsWithoutRow).toEqual([]);
  });
});
