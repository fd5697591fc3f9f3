import { expect, test } from "@jest/globals";
import type { ReasonId } from "../../../src/model/comparison/reason.ts";
import { decideExitCode } from "../../../src/compare/policy/exit-code.ts";
import type { CompareInput } from "../../../src/compare/compare.ts";
import { noHostTime } from "../../../src/model/profile/profile-values.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { h100, h100Machine, near, rangeOf, reasonIds, type MadeSideRange } from "../support/sides.ts";
import { improvement, original, type Program } from "./program.ts";

/*
 * Programs that get a better time without doing the work faster, as a run with the goal to improve sees them. Those that loosen the
 * rules are in pipeline/base-rules.test.ts, those that need another isolation or shared caches in config/contradictions.test.ts.
 */

const gemm = (ns: readonly number[]) => ({ name: "gemm", ns });
const attention = (ns: readonly number[]) => ({ name: "attention", ns, family: "attention" });

const timed = (gemmNs: number, attentionNs: number) => ({
  kernels: [gemm(near(gemmNs)), attention(near(attentionNs))],
});
const clocks = (megahertz: number) => Array<number>(3).fill(megahertz);

/** A fifth less on the GPU, and so much less wall time. */
const faster = { ...timed(720_000, 400_000), wallNs: 1_720_000 };

const writing = (values: Readonly<Record<string, number[] | string>>): Partial<Program> => ({
  ...faster,
  verify: { state: "written", values },
});
const [logits, text] = [[0.25, -1.5, 3], "9f86d081"];
const prefill = (ns: number) => rangeOf({ name: "prefill", kernels: [gemm(near(ns))] });

const hostFor = (ownNs: number): Partial<Program> => {
  const synchronizationNs = 1_900_000 - ownNs;
  return { round: { hostTime: { ...noHostTime, threadNs: 2_000_000, launchNs: 100_000, ownNs, synchronizationNs } } };
};

interface More {
  readonly base?: Partial<Program>;
  readonly says?: RegExp;
  readonly input?: Partial<CompareInput>;
}

const reported = (value: number) => ({
  metrics: [{ name: "tokens_per_second", value, unit: null, better: "higher" as const, source: "own.json" }],
});
const launchedOutside = (launches: number, kernelNs: number) => ({
  ...faster,
  outside: { launches, kernelNs: 50_000_000 + kernelNs },
});
const otherMachine = { ...h100Machine, gpus: [{ ...h100, name: "NVIDIA B200" }] };
const besidePrefill = (made: MadeSideRange, ns: number): Partial<Profile> => ({ ranges: [rangeOf(made), prefill(ns)] });
const slowedLater = { kernels: [gemm([1_000_000, 1_400_000, 1_400_000]), attention([400_000, 560_000, 560_000])] };

const attacks: readonly (readonly [name: string, found: ReasonId, head: Partial<Program>, more?: More])[] = [
  ["computes something else", "verify-differs", writing({ logits: [0.25, -1.5, 4], text }), { says: /logits differs/ }],
  [
    "knows one input's outputs by heart",
    "verify-differs",
    writing({ logits, text: "60303ae2" }),
    { says: /text differs/ },
  ],
  ["computes less: an output is missing", "verify-differs", writing({ text })],
  ["computes less: a list is shorter", "verify-differs", writing({ logits: [0.25, -1.5], text })],
  ["crashes when it's verified", "verify-failed", { ...faster, verify: { state: "failed", why: "It exited with 1." } }],
  ["evades what verifies it", "verify-failed", { ...faster, verify: null }],
  [
    "launches kernels before the range",
    "moved-outside",
    launchedOutside(600, 28_000_000),
    { says: /100 more launches/ },
  ],
  ["ends the range before its last kernels are launched", "moved-outside", launchedOutside(600, 27_000_000)],
  ["does more in each kernel outside the range", "moved-outside", launchedOutside(500, 20_000_000)],
  ["computes on the host, before the range", "moved-time", { ...faster, restNs: 1_000_000_000 + 28_000_000 }],
  ["prepares in the background what the range takes", "moved-time", { wallNs: 1_000_000, restNs: 1_095_000_000 }],
  [
    "computes on the host, in the range",
    "moved-to-host",
    { kernels: faster.kernels, ...hostFor(800_000) },
    { base: hostFor(500_000) },
  ],
  ["no longer waits for its kernels", "moved-late", { wallNs: 800_000, lateNs: 100 * 1_200_000 }],
  ["launches on a stream that nobody waits for", "moved-late", { ...faster, wallNs: 400_000, lateNs: 130_000_000 }],
  ["works less where it's gated", "not-in-whole", { ...faster, wholeNs: 1_390_000 }, { says: /−0\.6%/ }],
  ["runs fewer instances", "instances-changed", { ...faster, instances: 80 }],
  ["begins with an empty instance", "instances-changed", { ...faster, instances: 101 }],
  ["does fewer steps", "fewer-steps", { ...faster, steps: 12 }, { base: { steps: 16 } }],
  ["no longer reports its steps", "fewer-steps", faster, { base: { steps: 16 }, says: /base: 16/ }],
  [
    "doesn't copy its results back, and nothing verifies them",
    "fewer-bytes",
    { ...faster, verify: null, copiedBytes: 0 },
    { base: { verify: null } },
  ],
  ["only reports better figures", "not-faster", reported(250), { base: reported(100) }],
  ["only reports more steps", "not-faster", { steps: 64 }, { base: { steps: 16 } }],
  ["raises the clocks", "clocks-faster", { ...timed(800_000, 320_000), wallNs: 1_720_000, clocksMhz: clocks(2125) }],
  [
    "raises the clocks and changes a kernel",
    "clocks-faster",
    { ...timed(400_000, 360_000), wallNs: 1_300_000, clocksMhz: clocks(1900) },
  ],
  ["heats the GPU for the base", "base-disturbed", faster, { base: { throttled: [2] } }],
  ["leaves something behind that slows the base's later rounds", "not-faster", {}, { base: slowedLater }],
  [
    "keeps the results of its first round for the later ones",
    "not-faster",
    { kernels: [gemm([1_000_000, 200_000, 200_000]), attention([400_000, 80_000, 80_000])] },
  ],
  ["runs on a faster GPU", "machine-differs", { ...faster, change: { machine: otherMachine } }],
  ["leaves the range out", "missing-in-head", { ...faster, change: { ranges: [] } }],
  ["keeps all results, so that no kernel runs", "no-kernels-in-head", { kernels: [] }],
  [
    "moves work to another range",
    "range-regressed",
    { ...faster, change: besidePrefill(faster, 2_280_000) },
    { base: { change: besidePrefill(original, 2_000_000) } },
  ],
  ["keeps the whole program from being seen", "whole-unknown", { ...faster, change: { whole: null } }],
  ["keeps its time without tracing from being seen", "whole-unknown", { ...faster, change: { untraced: [] } }],
  ["is measured against an old base", "goal-open", faster, { input: { interleaved: false } }],
];

test.each(attacks)("isn't an improvement if the program %s", (_, found, head, { base, says = /./, input } = {}) => {
  const comparison = improvement(head, base, input);
  expect(["regressed", "not-improved"]).toContain(comparison.verdict);
  expect(decideExitCode(comparison, ["regression"])).toBe(1);
  expect(reasonIds(comparison)).toContain(found);
  expect(comparison.reasons.find(({ id }) => id === found)?.text).toMatch(says);
});
