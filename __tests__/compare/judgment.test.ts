import { describe, expect, test } from "@jest/globals";
import { editedProfile } from "../../bench/verdicts/edit.ts";
import type { ReasonId, Verdict } from "../../src/model/comparison/reason.ts";
import { profileSchema } from "../../src/model/profile/profile.ts";
import {
  byPart,
  changedDecode,
  compiled,
  decodeLoop,
  mixed,
  recorded,
  recordedProcesses,
  type Sides,
} from "./support/recorded-sides.ts";
import { compared, reasonIds, untracedRuns } from "./support/sides.ts";

/* Edited recordings with a known truth, each beside a close neighbor where the rule must not fire. */

interface Case {
  readonly name: string;
  readonly sides: () => Promise<Sides>;
  readonly verdict: Verdict;
  /** The slower kernel has a reason: one that decides, or one that's a note. */
  readonly kernel?: "regressed" | "note";
}

// Parts of the names of the decode loop's kernels, with their share of it.
const gemm = "8x64_64x16_4x1_v_bz_TNN"; // 8.05%
const elementwise = "void at::native::elementwise_kernel<(int)128, (int)4"; // 7.52%
const logits = "nvjet_sm90_tst_256x8"; // 3.34%
const copy = "unrolled_elementwise_kernel"; // 5.94%

describe("kernels that change in opposite directions", () => {
  test.each<Case>([
    {
      name: "a training step is 1.8% faster, and a kernel takes longer",
      sides: () => mixed("base"),
      verdict: "pass",
      kernel: "note",
    },
    {
      name: "a training step is 1.6% faster, and another kernel is too noisy to judge",
      sides: () => mixed("base", { "64x64_64x13_2x1_v_bz_NNT": 0.94 }),
      verdict: "pass",
      kernel: "note",
    },
    {
      name: "a training step is slower by more than half of the kernel's impact",
      sides: () => mixed("head"),
      verdict: "regressed",
      kernel: "regressed",
    },
    {
      name: "one takes 12% longer, another 12% less time",
      sides: () => changedDecode({ [elementwise]: 1.12, [gemm]: 0.88 }),
      verdict: "pass",
      kernel: "note",
    },
    {
      name: "one takes 12% longer, and the range rises by 70% of that",
      sides: () => changedDecode({ [elementwise]: 1.12, [gemm]: 0.966 }),
      verdict: "regressed",
      kernel: "regressed",
    },
    {
      name: "one takes 12% longer, and is so small that the range's interval contains its whole impact",
      sides: () => changedDecode({ [logits]: 1.12, [copy]: 0.951 }),
      verdict: "regressed",
      kernel: "regressed",
    },
    {
      name: "a compiled kernel with other registers on another GPU, and the range is the same",
      sides: () => compiled(0.9835),
      verdict: "pass",
      kernel: "note",
    },
    {
      name: "a compiled kernel with other registers on another GPU, and the range rises by its whole impact",
      sides: () => compiled(1),
      verdict: "regressed",
      kernel: "regressed",
    },
  ])("$name: $verdict", async ({ sides, verdict, kernel }) => {
    const { base, head, slower } = await sides();
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe(verdict);
    const own = comparison.reasons.filter((one) => one.kernel === slower && (one.changeRatio ?? 0) > 0);
    expect(own.map((one) => one.verdict ?? "note")).toEqual([kernel]);
  });
});

test.each<[string, string, readonly number[], string, readonly number[], number, readonly Verdict[]]>([
  [
    "1.5% slower, three rounds against two",
    decodeLoop,
    [1, 2, 3],
    decodeLoop,
    [2, 3],
    1.015,
    ["regressed", "inconclusive"],
  ],
  ["0.1% slower, three rounds against two", decodeLoop, [1, 2, 3], decodeLoop, [3, 1], 1.001, ["pass"]],
  ["one round of 15 tokens against one of 16", "steps-15", [1], "steps-16", [1], 1, ["inconclusive"]],
  ["one round of 16 tokens against one of 15", "steps-16", [1], "steps-15", [1], 1, ["inconclusive"]],
])("%s", async (_name, before, baseRounds, after, headRounds, factor, verdicts) => {
  const [base, head] = [await recorded(before, baseRounds, ["decode"]), await recorded(after, headRounds, ["decode"])];
  const comparison = compared(
    base,
    editedProfile(head, () => factor),
    { interleaved: baseRounds.length === 1 },
  );
  expect(verdicts).toContain(comparison.verdict);
});

describe("recorded processes without tracing", () => {
  test.each<{ name: string; gpu: string; pairs: number; verdict: Verdict; id: ReasonId; says: RegExp }>([
    {
      name: "+18.8%, interval +8.7 to +29.9%",
      gpu: "h200",
      pairs: 3,
      verdict: "inconclusive",
      id: "latency-open",
      says: /probably slower/i,
    },
    {
      name: "+10.1%, interval −3.9 to +39.0%",
      gpu: "h100",
      pairs: 8,
      verdict: "pass",
      id: "latency-open",
      says: /^((?!probably slower).)*$/i,
    },
    {
      name: "+16.4%, interval +13.5 to +19.5%",
      gpu: "h200",
      pairs: 8,
      verdict: "regressed",
      id: "latency-regressed",
      says: /16\.4%/,
    },
  ])("$name: $verdict", async ({ gpu, pairs, verdict, id, says }) => {
    const sideOf = async (name: "base" | "head", rounds: readonly number[]) => ({
      ...(await recorded(decodeLoop, rounds)),
      untraced: untracedRuns(recordedProcesses(`${gpu}-nvtx-${name}`).slice(0, pairs), name),
    });
    const comparison = compared(await sideOf("base", [1, 2, 3]), await sideOf("head", [2, 3, 1]));
    expect([comparison.verdict, reasonIds(comparison)]).toEqual([verdict, expect.arrayContaining([id])]);
    expect(comparison.reasons.find((one) => one.id === id)?.text).toMatch(says);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test("an edited recording is a profile whose sums agree", async () => {
  const before = await recorded("train-base", [1, 2]);
  const after = editedProfile(before, byPart(before, { "reduce_kernel<(int)128, (int)4": 1.5 }));
  expect(profileSchema.parse(after)).toEqual(after);
  for (const [place, { rounds, kernels, families }] of after.ranges.entries())
    for (const [index, round] of rounds.entries()) {
      const own = kernels.flatMap((kernel) => kernel.rounds[index] ?? []);
      expect(sum(own.map(({ totalNs }) => totalNs))).toBe(round.kernelNs);
      expect(sum(families.map((family) => family.rounds[index]?.totalNs ?? 0))).toBe(round.kernelNs);
      const busyNs = sum(own.map((kernel) => kernel.busyNs ?? NaN)) + (round.copyBusyNs ?? NaN);
      expect(Math.abs(busyNs - round.gpuBusyNs)).toBeLessThan(5);
      const addedNs = round.gpuBusyNs - (before.ranges[place]?.rounds[index]?.gpuBusyNs ?? NaN);
      expect(addedNs).toBeGreaterThanOrEqual(0);
    }
});
