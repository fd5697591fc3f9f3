import { describe, expect, test } from "@jest/globals";
import { profileOf } from "../../../bench/verdicts/recordings.ts";
import { matchKernels } from "../../../src/compare/identity/match-kernels.ts";
import type { ProfileKernel } from "../../../src/model/profile/profile.ts";
import { names } from "../support/sides.ts";

async function kernelsOf(name: string): Promise<readonly ProfileKernel[]> {
  const { ranges } = await profileOf({ rounds: [`h100/${name}`] });
  return ranges.flatMap(({ kernels }) => kernels);
}

async function matched(base: string, head: string) {
  return matchKernels(await kernelsOf(base), await kernelsOf(head), names).map((row) => ({
    match: row.match,
    old: row.base.map(({ name }) => name).join(),
    young: row.head.map(({ name }) => name).join(),
  }));
}

describe("a recorded JAX decode, and one whose extra reduction renumbers XLA's fusions", () => {
  test("matches renumbered fusions by their launches", async () => {
    const moved = (await matched("jax-base", "jax-head")).filter(({ match }) => match !== "exact");
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
});

test("matches the kernels of a JAX decode that was compiled twice", async () => {
  const rows = await matched("jax-base", "jax-decode");
  expect(new Set(rows.map(({ match }) => match))).toEqual(new Set(["exact"]));
});

test("matches a recorded generation row by row, whatever its Triton numbers", async () => {
  const base = await kernelsOf("generate-static");
  const shifted = base.map((kernel) => ({
    ...kernel,
    name: kernel.name.replace(/^(triton_\w+_)(\d+)$/, (_, words: string, at: string) => words + String(Number(at) + 7)),
  }));
  const rows = matchKernels(base, shifted, names);
  // Alike in everything but their times.
  const alike = rows.flatMap((row) => (row.base.length > 1 ? row.base.map(({ name }) => name) : []));
  const words = "triton_per_fused__to_copy__unsafe_view_add_embedding_mean_mul_pow_rsqrt";
  expect(alike.toSorted()).toEqual([`${words}_10`, `${words}_11`, `${words}_8`]);
  for (const { base: old, head: young } of rows)
    expect(young.map(({ rounds }) => rounds).toSorted()).toEqual(old.map(({ rounds }) => rounds).toSorted());
});
