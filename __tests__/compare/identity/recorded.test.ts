import { beforeAll, describe, expect, test } from "@jest/globals";
import { matchKernels } from "../../../src/compare/identity/match-kernels.ts";
import type { ProfileKernel } from "../../../src/model/profile/profile.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { names } from "../support/sides.ts";

async function kernelsOf(name: string): Promise<readonly ProfileKernel[]> {
  const { ranges } = await profileOf([`__tests__/fixtures/recorded/nsys-2025.3.1/${name}.sqlite.gz`]);
  return ranges.flatMap(({ kernels }) => kernels);
}

describe("a recorded JAX decode, and the same with one more reduction in a layer, which moves the numbers of XLA's fusions", () => {
  let base: readonly ProfileKernel[];
  let head: readonly ProfileKernel[];
  beforeAll(async () => {
    base = await kernelsOf("jax-base");
    head = await kernelsOf("jax-head");
  });
  const rows = () =>
    matchKernels(base, head, names).map(({ match, base: old, head: young, autotuned }) => ({
      match,
      old: old.map(({ name }) => name).join(),
      young: young.map(({ name }) => name).join(),
      changed: autotuned?.changed ?? [],
    }));

  test("fusions whose numbers moved are found by what was launched of them", () => {
    const moved = rows().filter(({ match }) => match !== "exact");
    expect(moved.map(({ match, old, young }) => `${match}: ${old} → ${young}`).toSorted()).toEqual([
      "new:  → fusion_290",
      "new:  → triton_softmax_18",
      "removed: loop_add_fusion_1 → ",
      "renamed: fusion_241 → fusion_253",
      "renamed: fusion_242 → fusion_254",
      "renamed: fusion_243 → fusion_255",
      "renamed: fusion_244 → fusion_256",
    ]);
  });

  test("XLA's autotuning took another block for one GEMM, and other registers and memory for fusions", () => {
    const chosen = rows().filter(({ changed }) => changed.length > 0);
    expect(chosen.map(({ young, changed }) => `${young}: ${changed.join(", ")}`).toSorted()).toEqual([
      "fusion_255: registers",
      "fusion_256: sharedMemory",
      "gemm_fusion_dot_14: block, registers, sharedMemory",
    ]);
  });

  test("every fusion has the family of its prefix", () => {
    const families = Object.fromEntries(
      [...Map.groupBy([...base, ...head], ({ family }) => family)].map(([family, kernels]) => [
        family,
        [...new Set(kernels.map(({ name }) => name.replace(/fusion.*|_\d+$/, "")))].toSorted(),
      ]),
    );
    expect(families).toEqual({
      elementwise: [
        "loop_add_",
        "loop_convert_",
        "loop_dynamic_slice_",
        "loop_dynamic_update_slice_",
        "loop_multiply_",
        "loop_select_",
        "loop_slice_",
      ],
      gemm: ["gemm_"],
      reduce: ["input_reduce_", "input_reduce_select_"],
      softmax: ["triton_softmax"],
      xla: [""],
    });
  });
});

test("a JAX decode compiled twice has the same kernels, of which XLA's autotuning tiled two GEMMs otherwise", async () => {
  const rows = matchKernels(await kernelsOf("jax-base"), await kernelsOf("jax-decode"), names);
  expect(new Set(rows.map(({ match }) => match))).toEqual(new Set(["exact"]));
  const chosen = rows.flatMap(({ head, autotuned }) =>
    autotuned === null ? [] : [[head[0]?.name, autotuned.changed]],
  );
  expect(Object.fromEntries(chosen)).toEqual({
    gemm_fusion_dot_13: ["sharedMemory"],
    gemm_fusion_dot_14: ["block", "registers"],
  });
});

describe("a recorded generation", () => {
  test("is itself, row by row, whatever the numbers of Triton kernels are", async () => {
    const base = await kernelsOf("generate-static");
    const shifted = base.map((kernel) => ({
      ...kernel,
      name: kernel.name.replace(
        /^(triton_\w+_)(\d+)$/,
        (_, words: string, number: string) => words + String(Number(number) + 7),
      ),
    }));
    const rows = matchKernels(base, shifted, names);
    const several = rows.filter(({ base: old }) => old.length > 1);
    expect(rows.every(({ base: old, head: young }) => old.length === young.length)).toBe(true);
    expect(rows.every(({ autotuned }) => autotuned === null)).toBe(true);
    // Alike in everything but their times.
    expect(several.map((row) => row.base.map(({ name }) => name).toSorted())).toEqual([
      [8, 10, 11]
        .map((number) => `triton_per_fused__to_copy__unsafe_view_add_embedding_mean_mul_pow_rsqrt_${String(number)}`)
        .toSorted(),
    ]);
    for (const { base: old, head: young } of rows)
      expect(young.map(({ rounds }) => rounds).toSorted()).toEqual(old.map(({ rounds }) => rounds).toSorted());
  });

  test("has a row for each kernel where autotuning took another block for some, and the row says so", async () => {
    const base = await kernelsOf("generate-static");
    const isTuned = (name: string): boolean => /^triton_per_fused.*_1[0-4]$/.test(name);
    const head = base.map((kernel): ProfileKernel =>
      isTuned(kernel.name)
        ? {
            ...kernel,
            variants: kernel.variants.map((variant) => ({ ...variant, block: [512, 1, 1], registersPerThread: 18 })),
          }
        : kernel,
    );
    const rows = matchKernels(base, head, names);
    expect(rows).toHaveLength(base.length);
    const chosen = rows.filter(({ autotuned }) => autotuned !== null);
    expect(chosen.map((row) => row.head[0]?.name ?? "").toSorted()).toEqual(
      base
        .map(({ name }) => name)
        .filter(isTuned)
        .toSorted(),
    );
    expect(new Set(chosen.map(({ autotuned }) => autotuned?.changed.join()))).toEqual(new Set(["block,registers"]));
  });
});
