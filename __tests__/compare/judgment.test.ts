import { describe, expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { ReasonId, Verdict } from "../../src/model/comparison/reason.ts";
import { verdictLine } from "../../src/report/terminal/report-text.ts";
import { byName, bySize, onGpus, withOtherModel, withRanges, withTimes, withWall } from "./support/edits.ts";
import {
  autotuned,
  changedDecode,
  compiled,
  decodeKernels,
  decodeLoop,
  decodeRange,
  fused,
  mixed,
  processes,
  recorded,
  speeds,
  twoGpus,
  untraced,
  type Sides,
} from "./support/judgment-sides.ts";
import { compared } from "./support/sides.ts";

/*
 * Pairs of sides with a known truth that one rule has to get right, each beside a close neighbor where the rule must not fire. They are
 * recordings, or edits of them; where the recordings have too few rounds, head has those of base in another order.
 */

interface Truth {
  /** The verdict, or those of which any is right. */
  readonly verdict: Verdict | readonly Verdict[];
  /** A reason of this id says so. */
  readonly reason?: ReasonId;
  /** A reason of this id is there, and doesn't decide. */
  readonly note?: ReasonId;
  /** The slower kernel has a reason of its own: one that decides, or one that is a note. */
  readonly kernel?: "regressed" | "note";
  /** What the reason or the note says. */
  readonly text?: RegExp;
  /** The first line. */
  readonly line?: RegExp;
}

interface Entry {
  readonly name: string;
  readonly truth: Truth;
  /** A wrong answer of an earlier version; null: none is known. */
  readonly before: string | null;
  readonly sides: () => Promise<Sides | readonly Sides[]>;
}

const trainRanges = ["step", "forward", "backward"];
const threeRounds = { base: [1, 2, 3], head: [2, 3, 1] };
const oneRound = { base: [1], head: [2] };

interface Case {
  readonly of: string;
  readonly entries: readonly Entry[];
}

const cases: readonly Case[] = [
  {
    of: "a training step with checkpointing, base rounds from two GPUs",
    entries: [
      {
        name: "of one model",
        truth: { verdict: "regressed", reason: "range-regressed" },
        before: "incomparable: machine-differs",
        sides: async () => ({
          base: onGpus(await recorded("train-base", [1, 2, 3]), twoGpus),
          head: await recorded("train-checkpoint", [1, 2, 3]),
        }),
      },
      {
        name: "of one model, and the same code",
        truth: { verdict: "pass" },
        before: null,
        sides: async () => ({
          base: onGpus(await recorded("train-base", [1, 2, 3]), twoGpus),
          head: await recorded("train-base", [3, 2, 1]),
        }),
      },
      {
        name: "of two models",
        truth: { verdict: "incomparable", reason: "machine-differs" },
        before: null,
        sides: async () => ({
          base: withOtherModel(onGpus(await recorded("train-base", [1, 2, 3]), twoGpus)),
          head: await recorded("train-checkpoint", [1, 2, 3]),
        }),
      },
    ],
  },
  {
    of: "a mixed change, two rounds a side",
    entries: [
      {
        name: "undone: the range is 1.8% faster",
        truth: {
          verdict: "pass",
          kernel: "note",
          line: /^PASS: step isn't slower on the GPU: −1\.9% \(interval .*\)\. .* In this range, \S+ .*takes 1\d\.\d% longer\.$/,
        },
        before: "regressed: family-regressed, kernel-regressed",
        sides: () => mixed("base"),
      },
      {
        name: "undone: the range is 1.6% faster, and a kernel is too noisy to judge",
        truth: { verdict: "pass", kernel: "note" },
        before: "regressed: family-regressed, kernel-regressed",
        sides: () => mixed("base", { "64x64_64x13_2x1_v_bz_NNT": 0.94 }),
      },
      {
        name: "made: the range rises by more than half of the kernel's impact",
        truth: { verdict: "regressed", reason: "kernel-regressed", kernel: "regressed" },
        before: null,
        sides: () => mixed("head"),
      },
    ],
  },
  {
    of: "two kernels swap their speed",
    entries: [
      {
        name: "and the range is unchanged",
        truth: { verdict: "pass", kernel: "note" },
        before: "regressed: family-regressed, kernel-regressed",
        sides: async () => {
          const [long, short] = await speeds();
          return changedDecode(decodeKernels.splitK, {
            [decodeKernels.splitK]: long / short,
            [decodeKernels.elementwise]: short / long,
          });
        },
      },
      {
        name: "but only one way: the range rises by the whole impact",
        truth: { verdict: "regressed", reason: "kernel-regressed", kernel: "regressed" },
        before: null,
        sides: async () => {
          const [long, short] = await speeds();
          return changedDecode(decodeKernels.splitK, { [decodeKernels.splitK]: long / short });
        },
      },
    ],
  },
  {
    of: "one kernel takes 12% longer",
    entries: [
      {
        name: "and another 12% less time: the range −0.1%",
        truth: { verdict: "pass", kernel: "note" },
        before: "regressed: family-regressed, kernel-regressed",
        sides: () =>
          changedDecode(decodeKernels.elementwise, {
            [decodeKernels.elementwise]: 1.12,
            [decodeKernels.gemm]: 0.88,
          }),
      },
      {
        name: "and the range rises by its whole impact",
        truth: { verdict: "regressed", reason: "kernel-regressed", kernel: "regressed" },
        before: null,
        sides: () => changedDecode(decodeKernels.elementwise, { [decodeKernels.elementwise]: 1.12 }),
      },
      {
        name: "and the range rises by 70% of its impact",
        truth: { verdict: "regressed", reason: "kernel-regressed", kernel: "regressed" },
        before: null,
        sides: () =>
          changedDecode(decodeKernels.elementwise, {
            [decodeKernels.elementwise]: 1.12,
            [decodeKernels.gemm]: 0.966,
          }),
      },
      {
        name: "and is so small that the range's interval holds its whole impact",
        truth: { verdict: "regressed", reason: "kernel-regressed", kernel: "regressed" },
        before: null,
        sides: () => changedDecode(decodeKernels.logits, { [decodeKernels.logits]: 1.12, [decodeKernels.copy]: 0.951 }),
      },
    ],
  },
  {
    of: "compiled code on another GPU of the same model, one Triton kernel +7.4% with other registers and grid",
    entries: [
      {
        name: "and the range +0.1%",
        truth: { verdict: "pass", kernel: "note" },
        before: "regressed: family-regressed, kernel-regressed",
        sides: () => compiled(0.9835),
      },
      {
        name: "and the range rises by its whole impact",
        truth: { verdict: "regressed", reason: "kernel-regressed", kernel: "regressed" },
        before: null,
        sides: () => compiled(1),
      },
    ],
  },
  {
    of: "compiled code, two rounds a side",
    entries: [
      {
        name: "autotuned in each process, against itself",
        truth: { verdict: "inconclusive" },
        before: "regressed in 6 of 90: launches-up",
        sides: () => autotuned(true),
      },
      {
        name: "autotuned in each process, against itself, with a stored base",
        truth: { verdict: "inconclusive" },
        before: "regressed in 6 of 90: launches-up; pass in 7 of 90",
        sides: () => autotuned(false),
      },
      {
        name: "not autotuned, and the largest kernel takes 12% longer",
        truth: { verdict: "regressed", reason: "range-regressed", kernel: "regressed" },
        before: null,
        sides: async () => {
          const base = await recorded("compile-default", [1, 2]);
          const slower = bySize(decodeRange(base))[0]?.name ?? "";
          return {
            base,
            head: withTimes(await recorded("compile-default", [2, 3]), byName({ [slower]: 1.12 })),
            slower,
          };
        },
      },
    ],
  },
  {
    of: "more work on the host, three stored rounds a side",
    entries: [
      {
        name: "wall time +122%, and a round of base is as slow",
        truth: { verdict: "inconclusive", reason: "wall-time-open", line: /^INCONCLUSIVE: decode may be slower/ },
        before: "pass",
        sides: async () => ({
          base: withWall(await recorded("host-work-base", [1, 2, 3]), (_, round) => (round === 1 ? 2.4 : 1)),
          head: withWall(await recorded("host-work-120", [1, 2, 3]), () => 1.22),
          interleaved: false,
        }),
      },
      {
        name: "wall time +82%, as recorded",
        truth: { verdict: "inconclusive", reason: "wall-time-open" },
        before: null,
        sides: async () => ({
          base: await recorded("host-work-base", [1, 2, 3]),
          head: await recorded("host-work-120", [1, 2, 3]),
          interleaved: false,
        }),
      },
      {
        name: "wall time +8%",
        truth: { verdict: "pass" },
        before: null,
        sides: async () => ({
          base: await recorded("host-work-base", [1, 2, 3]),
          head: withWall(await recorded("host-work-base", [2, 3, 1]), () => 1.08),
          interleaved: false,
        }),
      },
    ],
  },
  {
    of: "a range that one side lacks",
    entries: [
      {
        name: "base: the others are judged, and the new one is a note",
        truth: { verdict: "pass", note: "missing-in-base" },
        before: "incomparable: missing-in-base",
        sides: async () => ({
          base: withRanges(await recorded("train-base", [1, 2, 3]), trainRanges),
          head: await recorded("train-base", [3, 2, 1]),
        }),
      },
      {
        name: "base, and another one is slower",
        truth: { verdict: "regressed", reason: "range-regressed", note: "missing-in-base" },
        before: "regressed, but the new range decides, too: missing-in-base",
        sides: async () => ({
          base: withRanges(await recorded("train-base", [1, 2, 3]), trainRanges),
          head: await recorded("train-checkpoint", [1, 2, 3]),
        }),
      },
      {
        name: "head: what it takes is unknown",
        truth: { verdict: "incomparable", reason: "missing-in-head" },
        before: null,
        sides: async () => ({
          base: await recorded("train-base", [1, 2, 3]),
          head: withRanges(await recorded("train-base", [3, 2, 1]), trainRanges),
        }),
      },
    ],
  },
  {
    of: "everything is slower, three rounds of base and two of head",
    entries: [
      {
        name: "by 1.5%",
        truth: { verdict: ["regressed", "inconclusive"] },
        before: "pass",
        sides: async () => ({
          base: await recorded(decodeLoop, [1, 2, 3]),
          head: withTimes(await recorded(decodeLoop, [2, 3]), () => 1.015),
          interleaved: false,
        }),
      },
      {
        name: "by 0.1%",
        truth: { verdict: "pass" },
        before: null,
        sides: async () => ({
          base: await recorded(decodeLoop, [1, 2, 3]),
          head: withTimes(await recorded(decodeLoop, [3, 1]), () => 1.001),
          interleaved: false,
        }),
      },
    ],
  },
  {
    of: "a fused version against the unfused one",
    entries: [
      {
        name: "5.3% faster, as many launches and copies, three rounds",
        truth: { verdict: "pass", note: "range-improved" },
        before: "inconclusive: copies-vary, copied-bytes-vary",
        sides: () => fused(threeRounds, { copies: 1 }),
      },
      {
        name: "5.6% faster, as many launches and copies, one round",
        truth: { verdict: "pass", note: "range-improved" },
        before: "inconclusive: copies-vary, copied-bytes-vary",
        sides: () => fused(oneRound, { copies: 1 }),
      },
      {
        name: "5.3% faster, 304 launches and copies more, three rounds",
        truth: { verdict: "inconclusive", reason: "copies-vary" },
        before: null,
        sides: () => fused(threeRounds, { copies: 2 }),
      },
      {
        name: "no faster, 304 launches and copies more, three rounds",
        truth: { verdict: "regressed", reason: "copies-up" },
        before: null,
        sides: () => fused(threeRounds, { copies: 2, unfused: 1 }),
      },
      {
        name: "3% faster, the same counts, one round",
        truth: { verdict: "inconclusive" },
        before: "pass",
        sides: async () => ({
          base: withTimes(await recorded(decodeLoop, [2]), () => 1.03),
          head: await recorded(decodeLoop, [3]),
        }),
      },
    ],
  },
  {
    of: "head from two GPUs",
    entries: [
      {
        name: "and lost overlap",
        truth: { verdict: "regressed", reason: "range-regressed" },
        before: "incomparable: machine-differs",
        sides: async () => ({
          base: await recorded("overlap-base", [1, 2, 3]),
          head: onGpus(await recorded("overlap-lost", [1, 2, 3]), twoGpus),
        }),
      },
      {
        name: "and a training step with checkpointing",
        truth: { verdict: "regressed", reason: "range-regressed" },
        before: null,
        sides: async () => ({
          base: await recorded("train-base", [1, 2, 3]),
          head: onGpus(await recorded("train-checkpoint", [1, 2, 3]), twoGpus),
        }),
      },
      {
        name: "and the same overlap",
        truth: { verdict: "pass" },
        before: null,
        sides: async () => ({
          base: await recorded("overlap-base", [1, 2, 3]),
          head: onGpus(await recorded("overlap-base", [4, 5, 6]), twoGpus),
        }),
      },
    ],
  },
  {
    of: "a range that is mostly one kernel, on another GPU of the same model",
    entries: [
      {
        name: "+2%",
        truth: { verdict: "regressed", reason: "range-regressed" },
        before: "pass: a threshold of 3.2%, for its one kernel, hid it",
        sides: async () => ({
          base: await recorded("host-work-base", [1, 2, 3]),
          head: onGpus(
            withTimes(await recorded("host-work-base", [2, 3, 1]), () => 1.02),
            ["GPU-other"],
          ),
        }),
      },
      {
        name: "+1%: two GPUs differ by as much",
        truth: { verdict: "pass" },
        before: null,
        sides: async () => ({
          base: await recorded("host-work-base", [1, 2, 3]),
          head: onGpus(
            withTimes(await recorded("host-work-base", [2, 3, 1]), () => 1.01),
            ["GPU-other"],
          ),
        }),
      },
      {
        name: "+1.7%, two rounds: neither red, nor within 1.5%",
        truth: { verdict: "inconclusive", reason: "range-inconclusive" },
        before: "pass",
        sides: async () => ({
          base: await recorded("host-work-base", [1, 2]),
          head: onGpus(
            withTimes(await recorded("host-work-base", [2, 3]), () => 1.017),
            ["GPU-other"],
          ),
        }),
      },
    ],
  },
  {
    of: "wall time without tracing",
    entries: [
      {
        name: "+32%, interval +10.6 to +57.5%, threshold 5%",
        truth: {
          verdict: "inconclusive",
          reason: "latency-open",
          text: /probably slower/i,
          line: /^INCONCLUSIVE: ((?!\. ).)*probably slower/i,
        },
        before: "pass: could not be told within ±67.8%",
        sides: () => {
          const factors = [0.88, 1.41, 1.37, 0.92, 1.4, 1.28, 0.95, 1.05];
          const head = processes("h200-nvtx-head").map((instances, index) =>
            instances.map((ns) => Math.round(ns * (factors[index] ?? 1))),
          );
          return untraced(processes("h200-nvtx-base"), head);
        },
      },
      {
        name: "+18.8%, interval +8.7 to +29.9%, three pairs as recorded",
        truth: {
          verdict: "inconclusive",
          reason: "latency-open",
          text: /probably slower/i,
          line: /^INCONCLUSIVE: ((?!\. ).)*probably slower/i,
        },
        before: "pass: could not be told within ±64.8%",
        sides: () => untraced(processes("h200-nvtx-base").slice(0, 3), processes("h200-nvtx-head").slice(0, 3)),
      },
      {
        name: "+10.1%, interval −3.9 to +39.0%: not known, and decides nothing",
        truth: { verdict: "pass", note: "latency-open", text: /^((?!probably slower).)*$/i },
        before: null,
        sides: () => untraced(processes("h100-nvtx-base"), processes("h100-nvtx-head")),
      },
      {
        name: "+16.4%, interval +13.5 to +19.5%, eight pairs as recorded",
        truth: { verdict: "regressed", reason: "latency-regressed" },
        before: null,
        sides: () => untraced(processes("h200-nvtx-base"), processes("h200-nvtx-head")),
      },
    ],
  },
  {
    of: "one round a side",
    entries: [
      {
        name: "of 15 tokens and of 16, the same code",
        truth: {
          verdict: "inconclusive",
          line: /decode.*\+6\.6%.*changed by \+6\.7%, so the amount of work may differ/,
        },
        before: "regressed: range-regressed, launches-up",
        sides: async () => ({
          base: await recorded("steps-15", [1], ["decode"]),
          head: await recorded("steps-16", [1], ["decode"]),
        }),
      },
      {
        name: "of 16 tokens and of 15, the same code",
        truth: { verdict: "inconclusive" },
        before: "pass: range-improved",
        sides: async () => ({
          base: await recorded("steps-16", [1], ["decode"]),
          head: await recorded("steps-15", [1], ["decode"]),
        }),
      },
      {
        name: "of 16 tokens each, and everything is 8% slower",
        truth: { verdict: "regressed", reason: "range-regressed" },
        before: null,
        sides: async () => ({
          base: await recorded("steps-16", [1], ["decode"]),
          head: withTimes(await recorded("steps-16", [2], ["decode"]), () => 1.08),
        }),
      },
    ],
  },
];

/** What came out, as far as the truth speaks of it. */
function outcome({ verdict, reasons }: Comparison): string {
  return `${verdict}: ${reasons.flatMap((reason) => (reason.verdict === verdict ? [reason.id] : [])).join(", ")}`;
}

function expectTruth(comparison: Comparison, { slower }: Sides, truth: Truth): void {
  const { verdict, reasons } = comparison;
  const expected = [
    ...(truth.reason === undefined ? [] : [{ id: truth.reason, verdict }]),
    ...(truth.note === undefined ? [] : [{ id: truth.note, verdict: null }]),
  ];
  for (const one of expected) expect(reasons).toContainEqual(expect.objectContaining(one));
  if (truth.text !== undefined) {
    const said = reasons.filter(({ id }) => id === truth.reason || id === truth.note);
    expect(said.map(({ text }) => text)).toEqual([expect.stringMatching(truth.text)]);
  }
  if (truth.kernel !== undefined)
    expect(
      reasons.flatMap(({ kernel, verdict: own, changeRatio }) =>
        kernel === slower && (changeRatio ?? 0) > 0 ? [own] : [],
      ),
    ).toEqual([truth.kernel === "note" ? null : "regressed"]);
  if (truth.line !== undefined) expect(verdictLine(comparison)).toMatch(truth.line);
}

describe.each(cases)("$of", ({ entries }) => {
  test.each(entries)("$name", async ({ truth, sides }) => {
    const right = [truth.verdict].flat();
    const pairs = [await sides()].flat();
    const found = pairs.map((pair) => {
      const { base, head, interleaved = true } = pair;
      return { pair, comparison: compared(base, head, { interleaved }) };
    });
    const wrong = found.filter(({ comparison }) => !right.includes(comparison.verdict));
    expect(wrong.map(({ comparison }) => outcome(comparison))).toEqual([]);
    for (const { pair, comparison } of found) expectTruth(comparison, pair, truth);
  });
});
