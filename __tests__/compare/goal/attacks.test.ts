import { expect, test } from "@jest/globals";
import type { ReasonId } from "../../../src/model/comparison/reason.ts";
import { exitCodeOf } from "../../../src/compare/policy/exit-code.ts";
import type { CompareInput } from "../../../src/compare/compare.ts";
import { h100, h100Machine, near, rangeOf, reasonIds } from "../support/sides.ts";
import { improvement, original, type Program } from "./program.ts";

/*
 * Programs that get a better time without doing the work faster, as a run with the goal to improve sees them. Those that loosen the
 * rules are in pipeline/base-rules.test.ts, those that need another isolation or shared caches in config/contradictions.test.ts.
 */

const gemm = (ns: readonly number[]) => ({ name: "gemm", ns });
const attention = (ns: readonly number[]) => ({ name: "attention", ns, family: "attention" });

/** A fifth less on the GPU, and so much less wall time. */
const faster = {
  kernels: [gemm(near(720_000)), attention(near(400_000))],
  wallNs: 1_720_000,
};

const writing = (values: Readonly<Record<string, number[] | string>>): Partial<Program> => ({
  ...faster,
  verify: { state: "written", values },
});
const prefill = (ns: number) => rangeOf({ name: "prefill", kernels: [gemm(near(ns))] });

const hostTime = (ownNs: number) => ({
  ...{ threadNs: 2_000_000, ownNs, launchNs: 100_000, graphLaunchNs: 0, copyNs: 0 },
  ...{ synchronizationNs: 1_900_000 - ownNs, memoryNs: 0, otherNs: 0 },
});

interface Attack {
  readonly name: string;
  readonly found: ReasonId;
  readonly head: Partial<Program>;
  readonly base?: Partial<Program>;
  readonly says?: RegExp;
  readonly input?: Partial<CompareInput>;
}

const metric = (value: number) => ({
  ...{ name: "tokens_per_second", value, unit: null, better: "higher" as const, source: "own.json" },
});

const attacks: readonly Attack[] = [
  {
    name: "computes something else",
    found: "verify-differs",
    head: writing({ logits: [0.25, -1.5, 4], text: "9f86d081" }),
    says: /logits differs/,
  },
  {
    name: "knows the outputs of one input by heart",
    found: "verify-differs",
    head: writing({ logits: [0.25, -1.5, 3], text: "60303ae2" }),
    says: /text differs/,
  },
  { name: "computes less: one output is missing", found: "verify-differs", head: writing({ text: "9f86d081" }) },
  {
    name: "computes less: a list is shorter",
    found: "verify-differs",
    head: writing({ logits: [0.25, -1.5], text: "9f86d081" }),
  },
  {
    name: "crashes when it's verified",
    found: "verify-failed",
    head: { ...faster, verify: { state: "failed", why: "It exited with code 1." } },
  },
  { name: "evades what verifies it", found: "verify-failed", head: { ...faster, verify: null } },
  {
    name: "launches the range's kernels before it",
    found: "moved-outside",
    head: { ...faster, outside: { launches: 600, kernelNs: 50_000_000 + 28_000_000 } },
    says: /100 more launches/,
  },
  {
    name: "ends the range before its last kernels are launched",
    found: "moved-outside",
    head: { ...faster, outside: { launches: 600, kernelNs: 50_000_000 + 27_000_000 } },
  },
  {
    name: "does more in each kernel outside the range",
    found: "moved-outside",
    head: { ...faster, outside: { launches: 500, kernelNs: 50_000_000 + 20_000_000 } },
  },
  {
    name: "computes on the host, before the range",
    found: "moved-time",
    head: { ...faster, restNs: 1_000_000_000 + 28_000_000 },
  },
  {
    name: "prepares in a background thread what the range then takes",
    found: "moved-time",
    head: { wallNs: 1_000_000, restNs: 1_000_000_000 + 95_000_000 },
  },
  {
    name: "computes on the host, in the range",
    found: "moved-to-host",
    base: { round: { hostTime: hostTime(500_000) } },
    head: { kernels: faster.kernels, round: { hostTime: hostTime(800_000) } },
  },
  { name: "no longer waits for its kernels", found: "moved-late", head: { wallNs: 800_000, lateNs: 100 * 1_200_000 } },
  {
    name: "launches on a stream that nobody synchronizes, and less of it in the range",
    found: "moved-late",
    head: { ...faster, wallNs: 400_000, lateNs: 100 * 1_300_000 },
  },
  {
    name: "works less where it finds itself gated",
    found: "not-in-whole",
    head: { ...faster, wholeNs: 1_390_000 },
    says: /changed by −0\.6%/,
  },
  { name: "runs fewer instances", found: "instances-changed", head: { ...faster, instances: 80 } },
  { name: "begins with an empty instance", found: "instances-changed", head: { ...faster, instances: 101 } },
  { name: "does fewer steps", found: "fewer-steps", base: { steps: 16 }, head: { ...faster, steps: 12 } },
  {
    name: "no longer reports its steps",
    found: "fewer-steps",
    base: { steps: 16 },
    head: faster,
    says: /no longer reports its steps \(base: 16\)/,
  },
  {
    name: "doesn't copy its results back, and nothing verifies them",
    found: "fewer-bytes",
    base: { verify: null },
    head: { ...faster, verify: null, copiedBytes: 0 },
  },
  {
    name: "only reports better figures",
    found: "not-faster",
    base: { metrics: [metric(100)] },
    head: { metrics: [metric(250)] },
  },
  { name: "only reports more steps", found: "not-faster", base: { steps: 16 }, head: { steps: 64 } },
  {
    name: "raises the clocks",
    found: "clocks-faster",
    head: {
      kernels: [gemm(near(800_000)), attention(near(320_000))],
      wallNs: 1_720_000,
      clocksMhz: [2125, 2125, 2125],
    },
  },
  {
    name: "raises the clocks and changes a kernel",
    found: "clocks-faster",
    head: {
      kernels: [gemm(near(400_000)), attention(near(360_000))],
      clocksMhz: [1900, 1900, 1900],
      wallNs: 1_300_000,
    },
  },
  { name: "heats the GPU for the base", found: "base-disturbed", base: { throttled: [2] }, head: faster },
  {
    name: "leaves something behind that slows the base's later rounds",
    found: "not-faster",
    base: { kernels: [gemm([1_000_000, 1_400_000, 1_400_000]), attention([400_000, 560_000, 560_000])] },
    head: {},
  },
  {
    name: "keeps the results of its first round for the later ones",
    found: "not-faster",
    head: { kernels: [gemm([1_000_000, 200_000, 200_000]), attention([400_000, 80_000, 80_000])] },
  },
  {
    name: "runs on a faster GPU",
    found: "machine-differs",
    head: { ...faster, change: { machine: { ...h100Machine, gpus: [{ ...h100, name: "NVIDIA B200" }] } } },
  },
  { name: "leaves the range out", found: "missing-in-head", head: { ...faster, change: { ranges: [] } } },
  { name: "keeps all results, so that no kernel runs", found: "no-kernels-in-head", head: { kernels: [] } },
  {
    name: "moves work to another range",
    found: "range-regressed",
    base: { change: { ranges: [rangeOf(original), prefill(2_000_000)] } },
    head: { ...faster, change: { ranges: [rangeOf(faster), prefill(2_280_000)] } },
  },
  {
    name: "keeps the whole program from being seen",
    found: "whole-unknown",
    head: { ...faster, change: { whole: null } },
  },
  {
    name: "keeps its time without tracing from being seen",
    found: "whole-unknown",
    head: { ...faster, change: { untraced: [] } },
  },
  { name: "is measured against an old base", found: "goal-open", head: faster, input: { interleaved: false } },
];

test.each(attacks)("an attack isn't an improvement: $name", ({ head, base, found, says = /./, input }) => {
  const comparison = improvement(head, base, input);
  expect(["regressed", "not-improved"]).toContain(comparison.verdict);
  expect(exitCodeOf(comparison, ["regression"])).toBe(1);
  expect(reasonIds(comparison)).toContain(found);
  expect(comparison.reasons.find(({ id }) => id === found)?.text).toMatch(says);
});
