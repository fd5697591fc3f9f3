import { describe, expect, test } from "@jest/globals";
import { editedProfile } from "../../bench/verdicts/edit.ts";
import type { Verdict } from "../../src/model/comparison/reason.ts";
import { profileSchema, type ProfileRange } from "../../src/model/profile/profile.ts";
import { byPart, changedDecode, compiled, decodeLoop, mixed, recorded, type Sides } from "./support/recorded-sides.ts";
import { compared } from "./support/sides.ts";

/* Edited recordings with a known truth, each beside a close neighbor where the rule must not fire. */

// Parts of the names of the decode loop's kernels, with their share of it.
const gemm = "8x64_64x16_4x1_v_bz_TNN"; // 8.05%
const elementwise = "void at::native::elementwise_kernel<(int)128, (int)4"; // 7.52%
const logits = "nvjet_sm90_tst_256x8"; // 3.34%
const copy = "unrolled_elementwise_kernel"; // 5.94%

describe("kernels that change in opposite directions", () => {
  const withOther = { "64x64_64x13_2x1_v_bz_NNT": 0.94 };
  test.each<[string, () => Promise<Sides>, "pass" | "regressed"]>([
    ["a training step is 1.8% faster, and a kernel takes longer", () => mixed("base"), "pass"],
    ["a training step is 1.6% faster, and a kernel is too noisy", () => mixed("base", withOther), "pass"],
    ["a training step is slower by more than half of the kernel's impact", () => mixed("head"), "regressed"],
    ["+12% and -12%", () => changedDecode({ [elementwise]: 1.12, [gemm]: 0.88 }), "pass"],
    [
      "+12%, and the range rises by 70% of that",
      () => changedDecode({ [elementwise]: 1.12, [gemm]: 0.966 }),
      "regressed",
    ],
    [
      "+12% of so little that it's all within the range's interval",
      () => changedDecode({ [logits]: 1.12, [copy]: 0.951 }),
      "regressed",
    ],
    ["other registers on another GPU, and the range is the same", () => compiled(0.9835), "pass"],
    ["other registers on another GPU, and the range rises by all of it", () => compiled(1), "regressed"],
  ])("%s", async (_, sides, verdict) => {
    const { base, head, slower } = await sides();
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe(verdict);
    const own = comparison.reasons.filter((one) => one.kernel === slower && (one.changeRatio ?? 0) > 0);
    expect(own.map((one) => one.verdict)).toEqual([verdict === "pass" ? null : verdict]);
  });
});

test.each<[string, number, readonly number[], readonly Verdict[]]>([
  ["1.5% slower", 1.015, [2, 3], ["regressed", "inconclusive"]],
  ["0.1% slower", 1.001, [3, 1], ["pass"]],
])("three rounds against two, %s", async (_, factor, rounds, verdicts) => {
  const [base, head] = [
    await recorded(decodeLoop, [1, 2, 3], ["decode"]),
    await recorded(decodeLoop, rounds, ["decode"]),
  ];
  expect(verdicts).toContain(
    compared(
      base,
      editedProfile(head, () => factor),
      { interleaved: false },
    ).verdict,
  );
});

test.each([
  ["steps-15", "steps-16"],
  ["steps-16", "steps-15"],
])("one round of %s against one of %s tells nothing", async (before, after) => {
  const [base, head] = [await recorded(before, [1], ["decode"]), await recorded(after, [1], ["decode"])];
  expect(compared(base, head).verdict).toBe("inconclusive");
});

test("an edited recording is a profile whose sums agree", async () => {
  const before = await recorded("train-base", [1, 2]);
  const after = editedProfile(before, byPart(before, { "reduce_kernel<(int)128, (int)4": 1.5 }));
  expect(profileSchema.parse(after)).toEqual(after);
  const sumOf = (parts: ProfileRange["families" | "kernels"], index: number) =>
    parts.reduce((sum, { rounds }) => sum + (rounds[index]?.totalNs ?? 0), 0);
  for (const { rounds, kernels, families } of after.ranges) {
    const ns = rounds.map((round) => round.kernelNs);
    expect(ns.map((_, index) => sumOf(kernels, index))).toEqual(ns);
    expect(ns.map((_, index) => sumOf(families, index))).toEqual(ns);
  }
});
