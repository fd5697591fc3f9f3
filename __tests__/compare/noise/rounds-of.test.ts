import { describe, expect, test } from "@jest/globals";
import { selectRounds, selectRangeRounds } from "../../../src/compare/noise/steady-rounds.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { compared } from "../support/sides.ts";

const files = [1, 2, 3].map(
  (round) => `__tests__/fixtures/recorded/nsys-2025.3.1-h200/jax-base/round-${String(round)}.sqlite.gz`,
);

describe("some rounds of a side that XLA tunes in each process", () => {
  test("keeps only the kernels and launches of the selected rounds", async () => {
    const { ranges } = await profileOf(files);
    for (const range of ranges) {
      const { kernels, families } = selectRangeRounds(range, [1]);
      for (const part of [...families, ...kernels, ...kernels.flatMap(({ variants }) => variants)])
        expect(part.rounds).toEqual([expect.objectContaining({ launches: expect.any(Number) })]);
    }
    const variants = (range: (typeof ranges)[number]) => range.kernels.flatMap((kernel) => kernel.variants).length;
    expect(ranges.some((range) => variants(selectRangeRounds(range, [1])) < variants(range))).toBe(true);
  });

  test("finds no slower kernel in another variant of the same code with one round", async () => {
    const profile = await profileOf(files);
    const { ranges } = compared(selectRounds(profile, [0]), selectRounds(profile, [1]));
    const row = ranges[0]?.kernels.find(({ name }) => name === "gemm_fusion_dot_13");
    expect([ranges[0]?.name, row?.time]).toEqual(["decode", expect.objectContaining({ state: "inconclusive" })]);
  });
});
