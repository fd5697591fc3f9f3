import { describe, expect, test } from "@jest/globals";
import { editedProfile } from "../../bench/verdicts/edit.ts";
import type { Verdict } from "../../src/model/comparison/reason.ts";
import { profileSchema, type Profile, type ProfileRange } from "../../src/model/profile/profile.ts";
import {
  byPart,
  changedDecode,
  compiled,
  decodeLoop,
  mixed,
  onGpus,
  recorded,
  type Sides,
} from "./support/recorded-sides.ts";
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
    ["one +12%, one -12%", () => changedDecode({ [elementwise]: 1.12, [gemm]: 0.88 }), "pass"],
    [
      "one +12%, and the range by 70% of that",
      () => changedDecode({ [elementwise]: 1.12, [gemm]: 0.966 }),
      "regressed",
    ],
    ["one +12%, but within the range's interval", () => changedDecode({ [logits]: 1.12, [copy]: 0.951 }), "regressed"],
  ])("are judged together: %s", async (_, sides, verdict) => {
    const { base, head, slower } = await sides();
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe(verdict);
    const own = comparison.reasons.filter((one) => one.kernel === slower && (one.changeRatio ?? 0) > 0);
    expect(own.map((one) => one.verdict)).toEqual([verdict === "pass" ? null : verdict]);
  });
});

/** Both sides ran with the choices of one cold start, except for the kernels that each round tuned anew. */
async function withOneDraw(sides: Promise<Sides>, isTunedAnew: boolean): Promise<Sides> {
  const { base, head, slower = "" } = await sides;
  const draw = { id: "one", ownKernels: isTunedAnew ? [slower] : [] };
  return { base: { ...base, draw }, head: { ...head, draw }, slower };
}

async function onAnotherGpu(sides: Promise<Sides>): Promise<Sides> {
  const { base, head, slower = "" } = await sides;
  return { base, head: onGpus(head, ["GPU-other"]), slower };
}

/** Autotuned processes of the same code, by round. */
async function tuned(base: readonly number[], head: readonly number[]): Promise<Sides> {
  return { base: await recorded("compile-autotune", base), head: await recorded("compile-autotune", head) };
}

/** One round of 15 steps and one of 16, of the largest kernel alone. */
async function stepsOfOneKernel(): Promise<Sides> {
  const [base, head] = await Promise.all(["steps-15", "steps-16"].map((side) => recorded(side, [1], ["decode"])));
  return { base: largestAlone(base), head: largestAlone(head) };
}

function largestAlone(profile: Profile | undefined): Profile {
  if (profile === undefined) throw new RangeError("There is no side.");
  const ranges = profile.ranges.map((range): ProfileRange => {
    const kernels = range.kernels.slice(0, 1);
    const { totalNs = 0, launches = 0 } = kernels[0]?.rounds[0] ?? {};
    const rounds = range.rounds.map((round) => ({ ...round, kernelNs: totalNs, gpuBusyNs: totalNs, launches }));
    return { ...range, kernels, rounds, families: [] };
  });
  return { ...profile, ranges };
}

/** Head's kernels take longer: all of them, or one family by this much and the others less, so that the range is only 1.2% slower. */
async function slowerBy(factor: number, family: string | null): Promise<Sides> {
  const [base, head] = [await recorded(decodeLoop, [1, 2]), await recorded(decodeLoop, [2, 3])];
  const kernels = head.ranges.flatMap((range) => range.kernels);
  const inFamily = new Set(kernels.filter((kernel) => kernel.family === family).map(({ name }) => name));
  return { base, head: editedProfile(head, (name) => (family === null || inFamily.has(name) ? factor : 1)) };
}

describe("same code that differs by chance, and other code that is slower", () => {
  test.each<[string, () => Promise<Sides>, Verdict]>([
    ["an autotuner's other choice, same range time", () => compiled(1.068, { gemmFactor: 0.983 }), "pass"],
    ["an autotuner's other choice on another GPU", () => onAnotherGpu(compiled(1.068, { gemmFactor: 0.983 })), "pass"],
    ["an autotuner's other choice, slower range", () => compiled(1.2), "inconclusive"],
    ["the kernel's source changed, and each round tuned it anew", () => withOneDraw(compiled(1.2), true), "regressed"],
    ["both sides had one choice", () => withOneDraw(compiled(1.2), false), "regressed"],
    ["two rounds tuned it anew", () => withOneDraw(compiled(1.3, { rounds: [1, 2] }), true), "inconclusive"],
    ["one round tuned it anew", () => withOneDraw(compiled(1.6, { rounds: [1] }), true), "inconclusive"],
    ["one round with one choice", () => withOneDraw(compiled(1.6, { rounds: [1] }), false), "regressed"],
    ["autotuned processes that agree by chance", () => tuned([1, 1], [6, 6]), "inconclusive"],
    ["autotuned processes that agree by chance, and are faster", () => tuned([6, 6], [1, 1]), "inconclusive"],
    ["15 and 16 steps of one kernel", stepsOfOneKernel, "inconclusive"],
    ["two rounds of processes, 2.4% apart", () => slowerBy(1.024, null), "inconclusive"],
    ["two rounds, 3.5% slower", () => slowerBy(1.035, null), "regressed"],
    ["two rounds of a family on another GPU, 2.8% apart", () => onAnotherGpu(slowerBy(1.028, "gemm")), "inconclusive"],
  ])("is judged: %s: %s", async (_, sides, verdict) => {
    const { base, head } = await sides();
    const { verdict: found, reasons } = compared(base, head);
    expect([found, found === verdict ? [] : reasons.map(({ id, text }) => `${id} ${text}`)]).toEqual([verdict, []]);
  });
});

test.each<[string, number, readonly number[], readonly Verdict[]]>([
  ["1.5% slower", 1.015, [2, 3], ["regressed", "inconclusive"]],
  ["0.1% slower", 1.001, [3, 1], ["pass"]],
])("compares three rounds with two: %s", async (_, factor, rounds, verdicts) => {
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
])("is inconclusive for one round of %s against one of %s", async (before, after) => {
  const [base, head] = [await recorded(before, [1], ["decode"]), await recorded(after, [1], ["decode"])];
  expect(compared(base, head).verdict).toBe("inconclusive");
});

test("edits a recording into a profile with matching sums", async () => {
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
