import { noShares } from "../fixtures/profiles.ts";
import { describe, expect, test } from "@jest/globals";
import { ambiguousRows, barelySlowerRows, type OpenRow } from "../../src/compare/open-rows.ts";
import type { RoundClocks } from "../../src/compare/common-mode.ts";
import { withoutBaseline } from "../../src/compare/without-baseline.ts";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import { configOf } from "../support/config.ts";
import { onGpus } from "./support/edits.ts";
import {
  compared,
  decode,
  h100,
  h100Machine,
  kernelOf,
  kernelRow,
  near,
  rangeOf,
  reasonIds,
  side,
  theRange,
  type MadeTimes,
} from "./support/sides.ts";

/** Clocks that are the same in each round of a side. */
function clocksOf(baseMhz: number, headMhz: number): RoundClocks {
  return { baseMhz: [baseMhz, baseMhz, baseMhz], headMhz: [headMhz, headMhz, headMhz] };
}

/** Ten kernels of 1 ms, of two families; changed by name → factor. */
function kernels(change: Readonly<Record<string, number>> = {}, rounds = 3): MadeTimes[] {
  return Array.from({ length: 10 }, (_, index) => {
    const name = `kernel_${"abcdefghij"[index] ?? ""}`;
    return {
      name,
      family: index < 5 ? "gemm" : "norm",
      ns: near(1_000_000 * (change[name] ?? change["all"] ?? 1), rounds),
    };
  });
}

function textsOf(rows: readonly OpenRow[]): string[] {
  return rows.map(({ text }) => text);
}

describe("times", () => {
  test.each([
    { name: "nothing", change: {}, verdict: "pass", ids: [] },
    { name: "a range by 1.5%", change: { all: 1.015 }, verdict: "regressed", ids: ["range-regressed"] },
    { name: "a kernel by 5%", change: { kernel_a: 1.05 }, verdict: "regressed", ids: ["kernel-regressed"] },
    {
      name: "a kernel by 20%",
      change: { kernel_a: 1.2 },
      verdict: "regressed",
      ids: ["range-regressed", "family-regressed", "kernel-regressed"],
    },
    { name: "a kernel by 2%", change: { kernel_a: 1.02 }, verdict: "pass", ids: [] },
    { name: "a kernel faster by 20%", change: { kernel_a: 0.8 }, verdict: "pass", ids: [] },
    {
      name: "one slower, one faster",
      change: { kernel_a: 1.2, kernel_j: 0.8 },
      verdict: "pass",
      ids: [],
    },
    {
      name: "one slower, in a range that is faster as a whole",
      change: { kernel_a: 1.2, kernel_j: 0.5 },
      verdict: "pass",
      ids: [],
    },
    {
      name: "one slower, one faster by less than half of it",
      change: { kernel_a: 1.08, kernel_j: 0.97 },
      verdict: "regressed",
      ids: ["kernel-regressed"],
    },
  ])("$name: $verdict", ({ change, verdict, ids }) => {
    const comparison = compared(decode(kernels()), decode(kernels(change)));
    expect(comparison.verdict).toBe(verdict);
    expect(reasonIds(comparison, "regressed")).toEqual(ids);
    expect(theRange(comparison).verdict).toBe(verdict);
    expect(comparisonSchema.parse(JSON.parse(JSON.stringify(comparison)))).toEqual(comparison);
  });

  test("a small kernel is not judged alone, however much it changed", () => {
    const small = { name: "tiny", ns: near(50_000) };
    const comparison = compared(decode([...kernels(), small]), decode([...kernels(), { ...small, ns: near(75_000) }]));
    expect(kernelRow(comparison, "tiny").time).toMatchObject({
      state: "not-judged",
      why: "The time is less than 1% of the range.",
    });
    expect(comparison.verdict).toBe("pass");
  });

  test.each([
    { share: "1%", ns: 1_000_000, state: "regressed", reasons: ["family-new", "kernel-new", "kernels-replaced"] },
    { share: "a little less", ns: 999_000, state: "not-judged", reasons: [] },
  ])("a kernel counts from 1% of the range on: $share", ({ ns, state, reasons }) => {
    const even = (name: string, each: number): MadeTimes => ({ name, family: name, ns: [each, each, each] });
    const large = even("large", 99_000_000);
    const head = decode([large, even("small", ns)]);
    expect(kernelRow(compared(decode([large, even("small", ns / 2)]), head), "small").time.state).toBe(state);
    const ofRange = ["range-regressed", "launches-up"];
    expect(reasonIds(compared(decode([large]), head))).toEqual([...ofRange, ...reasons]);
  });

  test("a change that is too small a part of the range is not judged", () => {
    const small = { name: "tiny", ns: near(400_000) };
    const comparison = compared(decode([...kernels(), small]), decode([...kernels(), { ...small, ns: near(420_000) }]));
    expect(kernelRow(comparison, "tiny").time).toMatchObject({
      state: "not-judged",
      why: "The change is less than 0.3% of the range.",
    });
  });

  test("an own threshold is for what it names", () => {
    const [base, head] = [decode(kernels()), decode(kernels({ kernel_a: 1.046 }))];
    const overrides = ['compare.thresholds=[{"kernel":"kernel_*","threshold":10},{"family":"gemm","threshold":10}]'];
    expect(compared(base, head, { overrides }).verdict).toBe("pass");
    expect(compared(base, head).verdict).toBe("regressed");
  });

  test.each([
    { overrides: [], verdict: "inconclusive" },
    { overrides: ["compare.range-threshold=1"], verdict: "regressed" },
  ])("two rounds must show 2%, unless the threshold is one's own: $overrides", ({ overrides, verdict }) => {
    const [base, head] = [decode(kernels({}, 2)), decode(kernels({ all: 1.015 }, 2))];
    expect(theRange(compared(base, head, { overrides })).verdict).toBe(verdict);
  });

  test("a slowdown that no round shows clearly is inconclusive, and more rounds would tell", () => {
    const noisy = (factors: readonly number[]): MadeTimes[] => [
      { name: "k", ns: factors.map((factor) => Math.round(1e7 * factor)) },
    ];
    const comparison = compared(decode(noisy([1, 1.02, 0.98])), decode(noisy([1.05, 0.99, 1.04])));
    expect(comparison.verdict).toBe("inconclusive");
    expect(reasonIds(comparison, "inconclusive")).toContain("range-inconclusive");
    expect(textsOf(ambiguousRows(comparison))).toContain("decode: time on the GPU");
    expect(textsOf(ambiguousRows(compared(decode(kernels()), decode(kernels()))))).toEqual([]);
  });

  test.each([
    { name: "above the threshold", head: { all: 1.015 }, rows: ["decode: time on the GPU"] },
    { name: "clearly above it", head: { all: 1.04 }, rows: [] },
    { name: "one kernel above its own", head: { kernel_a: 1.05 }, rows: ["decode: kernel_a"] },
    { name: "one of two clearly above it", head: { kernel_a: 1.05, kernel_j: 1.3 }, rows: [] },
    { name: "nothing", head: {}, rows: [] },
  ])("what is barely slower is measured again before it is red: $name", ({ head, rows }) => {
    expect(textsOf(barelySlowerRows(compared(decode(kernels()), decode(kernels(head)))))).toEqual(rows);
  });

  test("more rounds take back no count and no budget", () => {
    const more = kernels({ all: 1.012 }).map((kernel) => ({ ...kernel, launches: 24 }));
    const comparison = compared(decode(kernels()), decode(more));
    expect(reasonIds(comparison, "regressed")).toContain("range-regressed");
    expect(textsOf(barelySlowerRows(comparison))).toEqual([]);
  });

  test("rounds that vary much must show more than that all pairs agree", () => {
    const varied = (factors: readonly number[]) => decode([{ name: "k", ns: factors.map((factor) => 1e7 * factor) }]);
    const [base, noisy] = [varied([1, 1.015, 1.01]), varied([1.004, 1.017, 1.06])];
    const comparison = compared(base, noisy);
    expect(theRange(comparison).gpuBusyTime).toMatchObject({
      state: "inconclusive",
      mayBeSlower: true,
      why: "The rounds vary so much that the interval includes 0.",
    });
    expect(textsOf(ambiguousRows(comparison))).toContain("decode: time on the GPU");
  });

  test.each([
    { gpus: "one GPU, whose limit it reaches", uuid: "GPU-1", verdict: "inconclusive" },
    { gpus: "two GPUs, whose limit it doesn't reach", uuid: "GPU-2", verdict: "pass" },
  ])("a slowdown is ruled out by what would be the same: an interval up to +1.2% on $gpus", ({ uuid, verdict }) => {
    const varied = (factors: readonly number[]) => decode([{ name: "k", ns: factors.map((factor) => 1e7 * factor) }]);
    const comparison = compared(onGpus(varied([1, 1, 1]), ["GPU-1"]), onGpus(varied([0.996, 0.986, 0.976]), [uuid]));
    expect(comparison.verdict).toBe(verdict);
  });

  test("rounds that may vary by more than usual have a reason in place of a minimum detectable slowdown", () => {
    const varied = (factors: readonly number[]) => decode([{ name: "k", ns: factors.map((factor) => 1e7 * factor) }]);
    const comparison = compared(varied([1, 1, 1]), varied([0.994, 1, 1.006]));
    expect(theRange(comparison).gpuBusyTime).toMatchObject({
      state: "same",
      detectableRatio: null,
      why: "The rounds vary too much to say how small a slowdown we could detect.",
    });
  });

  test("and its interval excludes 0, however far it is from the spread", () => {
    const { gpuBusyTime } = theRange(
      compared(decode([{ name: "k", ns: [1e8, 1e8] }]), decode([{ name: "k", ns: [1.041e8, 1.062e8] }])),
    );
    expect(gpuBusyTime.lowRatio).toBeLessThan(0);
    expect(gpuBusyTime.changeRatio).toBeGreaterThan(3 * (gpuBusyTime.spreadRatio ?? Infinity));
    expect(gpuBusyTime.state).toBe("inconclusive");
  });

  test("so must those that did not do the same launches", () => {
    const steady = [1_000_000, 1_001_000, 1_002_000];
    const slower = [1_006_000, 1_016_000, 1_015_000];
    const withLaunches = (ns: readonly number[], launches: readonly number[]) => {
      const made = decode([{ name: "k", ns }]);
      const ranges = made.ranges.map((range) => ({
        ...range,
        rounds: range.rounds.map((round, index) => ({ ...round, launches: launches[index] ?? 0 })),
      }));
      return { ...made, ranges };
    };
    const state = (launches: readonly number[]) =>
      theRange(compared(withLaunches(steady, [16, 16, 16]), withLaunches(slower, launches))).gpuBusyTime.state;
    expect([state([16, 16, 16]), state([16, 16, 17])]).toEqual(["regressed", "inconclusive"]);
  });

  test("what is usual isn't known of a kernel whose launches vary, though its range's don't", () => {
    const launched = (name: string, launches: readonly number[]): MadeTimes => {
      const ns = launches.map(() => 300_000);
      const rounds = kernelOf({ name, ns }).rounds.map((round, index) =>
        round === null ? null : { ...round, launches: launches[index] ?? 0 },
      );
      return { name, ns, change: { rounds } };
    };
    const side = decode([...kernels(), launched("one", [16, 16, 17]), launched("other", [17, 17, 16])]);
    const comparison = compared(side, side);
    // Rounds that are all alike have no interval, but for what is usual.
    expect(kernelRow(comparison, "one").time.highRatio).toBe(0);
    expect(kernelRow(comparison, "kernel_a").time.highRatio).toBeGreaterThan(0);
    expect(theRange(comparison).gpuBusyTime.highRatio).toBeGreaterThan(0);
  });

  test("a kernel that ran in some rounds only is inconclusive", () => {
    const [base, head] = [
      { name: "k", ns: [900_000, null, 900_000] },
      { name: "k", ns: near(2_000_000) },
    ];
    const comparison = compared(decode([...kernels(), base]), decode([...kernels(), head]));
    expect(kernelRow(comparison, "k").time).toMatchObject({
      state: "inconclusive",
      why: "Ran in 2 of 3 rounds on base and 3 of 3 on head.",
    });
  });
});

describe("a slower kernel that runs beside other work", () => {
  const overlapped = (totalNs: number, shares: readonly number[]) => {
    const ns = shares.map(() => totalNs);
    const rounds = kernelOf({ name: "k", ns }).rounds.map((round, index) =>
      round === null ? null : { ...round, exclusiveNs: totalNs * (1 - (shares[index] ?? 0)) },
    );
    const alone = kernels().map((one) => ({ ...one, change: { rounds: alwaysAlone(one) } }));
    return decode([...alone, { name: "k", ns, change: { rounds } }]);
  };
  const alwaysAlone = (one: MadeTimes) =>
    kernelOf(one).rounds.map((round) => (round === null ? null : { ...round, exclusiveNs: round.totalNs }));

  test.each([
    { says: "for more of its time", base: [0, 0, 0], head: [0.25, 0.25, 0.25], state: "overlap-changed" },
    { says: "for less of it", base: [0.25, 0.25, 0.25], head: [0, 0, 0], state: "overlap-changed" },
    { says: "by less than the threshold", base: [0, 0, 0], head: [0.02, 0.02, 0.02], state: "regressed" },
    { says: "as base's rounds vary", base: [0, 0.05, 0.1], head: [0.3, 0.3, 0.3], state: "regressed" },
    { says: "as head's rounds vary", base: [0, 0, 0], head: [0.2, 0.25, 0.3], state: "regressed" },
  ])("$says: $state", ({ base, head, state }) => {
    const comparison = compared(overlapped(1_000_000, base), overlapped(1_200_000, head));
    expect(kernelRow(comparison, "k").time.state).toBe(state);
  });
});

describe("sides that vary by themselves", () => {
  /** Autotuning chose one of two kernels for the same GEMM in each process. */
  const tuned = (chosen: readonly ("a" | "b")[], factor: number) => {
    const of = (name: "a" | "b") => chosen.map((one) => (one === name ? 2_000_000 * factor : null));
    return decode([
      ...kernels({ all: factor }),
      { name: "variant_a", ns: of("a") },
      { name: "variant_b", ns: of("b") },
    ]);
  };

  test("are never slower, and say why", () => {
    const comparison = compared(tuned(["a", "a", "a"], 1), tuned(["a", "b", "a"], 1.3));
    expect(reasonIds(comparison, "regressed")).toEqual([]);
    expect(comparison.verdict).toBe("inconclusive");
    expect(theRange(comparison).gpuBusyTime).toMatchObject({
      state: "inconclusive",
      why: "A side's rounds run different kernels, for example because each process autotunes.",
    });
  });

  test("are not those that each run the same kernels in all their rounds", () => {
    expect(compared(tuned(["a", "a", "a"], 1), tuned(["b", "b", "b"], 1.3)).verdict).toBe("regressed");
  });

  test("nor those of which only some rounds do a little more", () => {
    const little = { name: "prefetch", ns: [null, 300_000, null] };
    const comparison = compared(decode([...kernels(), little]), decode([...kernels({ all: 1.3 }), little]));
    expect(comparison.verdict).toBe("regressed");
  });
});

describe("the GPU's clock", () => {
  const single = (ns: readonly number[]) => decode([{ name: "fill", ns, launches: 1 }], { wallNs: 1e6 });
  test("cannot tell a few of its steps", () => {
    const comparison = compared(single([768, 768, 736]), single([832, 864, 832]));
    expect(comparison.verdict).toBe("pass");
    expect(theRange(comparison).gpuBusyTime.state).toBe("same");
  });

  test("can tell many", () => {
    expect(compared(single([7680, 7680, 7648]), single([8320, 8352, 8320])).verdict).toBe("regressed");
  });
});

describe("one round a side", () => {
  test.each([
    { factor: 0.94, verdict: "pass", why: "is as much faster as must be slower to be red" },
    { factor: 1.004, verdict: "inconclusive", why: "may be slower by what one round doesn't show" },
    { factor: 1.03, verdict: "inconclusive", why: "looks slower, and one round cannot tell" },
    { factor: 1.08, verdict: "regressed", why: "passes single-round-threshold" },
  ])("$factor $why: $verdict", ({ factor, verdict }) => {
    const comparison = compared(decode(kernels({}, 1)), decode(kernels({ all: factor }, 1)));
    expect(comparison.verdict).toBe(verdict);
    expect(comparison.limitations[0]).toEqual({ kind: "one-round", thresholdRatio: 0.05 });
    expect(theRange(comparison).gpuBusyTime).toMatchObject({
      rounds: 1,
      lowRatio: null,
      highRatio: null,
      detectableRatio: null,
    });
  });

  test.each([
    { name: "in a faster range is noted", rest: 0.5, state: "noted" },
    { name: "in a range that shows no change is judged by its own threshold", rest: 0.8, state: "regressed" },
  ])("a slower kernel $name", ({ rest, state }) => {
    const changed = { kernel_a: 1.6, kernel_h: rest, kernel_i: rest, kernel_j: rest };
    const overrides = ['compare.thresholds=[{"kernel":"kernel_a","threshold":10}]'];
    const comparison = compared(decode(kernels({}, 1)), decode(kernels(changed, 1)), { overrides });
    expect(kernelRow(comparison, "kernel_a").time.state).toBe(state);
  });
});

describe("one kernel of one round a side", () => {
  // The same code on an H100: what came second had 503 → 564 µs and 503 → 550 µs in a copy of 192 launches.
  test.each([
    { ns: [503_000, 564_000], state: "inconclusive", verdict: "inconclusive" },
    { ns: [503_000, 550_000], state: "inconclusive", verdict: "inconclusive" },
    { ns: [503_000, 640_000], state: "regressed", verdict: "regressed" },
  ])("$ns is $state", ({ ns: [before = 0, after = 0], state, verdict }) => {
    const side = (ns: number) =>
      decode([
        { name: "gemm", family: "gemm", ns: [3_100_000] },
        { name: "direct_copy", family: "copy", ns: [ns], launches: 192 },
      ]);
    const comparison = compared(side(before), side(after));
    expect(theRange(comparison).kernels.find(({ name }) => name === "direct_copy")?.time.state).toBe(state);
    expect(comparison.verdict).toBe(verdict);
  });
});

describe("wall time under tracing", () => {
  const wall = (ns: number) => decode(kernels(), { wallNs: ns });
  test("alone makes no regression but is not hidden", () => {
    const comparison = compared(wall(100_000_000), wall(130_000_000));
    expect(comparison.verdict).toBe("inconclusive");
    expect(comparison.reasons.find(({ id }) => id === "wall-time-open")?.text).toContain("Under CUDA tracing");
    expect([comparison.wall, textsOf(ambiguousRows(comparison))]).toEqual(["unknown", ["decode: wall time"]]);
  });

  const six = (ns: readonly number[]) => {
    const made = decode([{ name: "k", ns: near(1_000_000, 6) }]);
    return {
      ...made,
      ranges: made.ranges.map((range) => ({
        ...range,
        rounds: range.rounds.map((round, index) => ({ ...round, wallNs: (ns[index % ns.length] ?? 1) * 1e6 })),
      })),
    };
  };
  test.each([
    { name: "six quiet pairs show a slowdown", base: [100, 102, 101], head: [130, 131, 133], wall: "slower" },
    { name: "six noisy pairs that all agree do not", base: [100, 140, 90], head: [125, 190, 130], wall: "unknown" },
    {
      name: "six quiet pairs show that there is none",
      base: [100, 102, 101],
      head: [101, 102, 103],
      wall: "not-slower",
    },
    {
      name: "six quiet pairs of a gain are no slowdown",
      base: [100, 102, 101],
      head: [60, 61, 62],
      wall: "not-slower",
    },
    { name: "pairs that do not agree show nothing", base: [100, 160, 100], head: [150, 150, 150], wall: "unknown" },
  ])("$name", ({ base, head, wall: expected }) => {
    const comparison = compared(six(base), six(head));
    expect(comparison.wall).toBe(expected);
    expect(comparison.verdict === "regressed").toBe(expected === "slower");
  });

  test("is judged in no rounds that were not measured in turn", () => {
    expect(compared(six([100]), six([150]), { interleaved: false }).wall).toBe("unknown");
  });

  test("below 10% is nothing", () => {
    expect(compared(wall(100_000_000), wall(108_000_000)).verdict).toBe("pass");
  });
});

describe("varying work", () => {
  const steps = (counts: readonly number[], nsAStep = 100_000) =>
    side([
      rangeOf({
        kernels: [
          {
            name: "a",
            ns: counts.map((count) => count * nsAStep),
            change: { rounds: counts.map((count) => roundOf(count, nsAStep)) },
          },
          {
            name: "b",
            ns: counts.map((count) => count * 50_000),
            change: { rounds: counts.map((count) => roundOf(count, 50_000)) },
          },
        ],
      }),
    ]);
  const roundOf = (launches: number, ns: number) => ({
    ...{ launches, totalNs: launches * ns, medianNs: ns, minNs: ns, maxNs: ns, spread: 0 },
    ...noShares,
  });

  test("rounds of 16, 15 and 14 steps are compared by a step", () => {
    const comparison = compared(steps([16, 15, 14]), steps([14, 16, 15]));
    expect(theRange(comparison).gpuBusyTime).toMatchObject({ state: "same", changeRatio: expect.closeTo(0, 6) });
    expect(reasonIds(comparison, "regressed")).toEqual([]);
  });

  test("a slower step is found in them", () => {
    const comparison = compared(steps([16, 15, 14]), steps([14, 16, 15], 110_000));
    expect(theRange(comparison).gpuBusyTime).toMatchObject({
      state: "regressed",
      changeRatio: expect.closeTo(10 / 150, 3),
    });
  });

  test("more steps in every round are more work", () => {
    const comparison = compared(steps([16, 16, 16]), steps([20, 20, 20]));
    expect(comparison.verdict).toBe("regressed");
    expect(theRange(comparison)).toMatchObject({
      gpuBusyTime: { changeRatio: expect.closeTo(0.25, 3) },
      cause: { kind: "work", base: 32, head: 40 },
    });
  });

  test("more instances in every round are, too, and are said", () => {
    const comparison = compared(decode(kernels(), { instances: 2 }), decode(kernels({ all: 2 }), { instances: 4 }));
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison)).toContain("instances-differ");
  });
});

describe("work that moved", () => {
  const attention = (family: string, name: string, ns: number, launches: number): MadeTimes => ({
    name,
    family,
    ns: near(ns),
    launches,
  });
  const base = decode([...kernels(), attention("attention", "flash", 2_000_000, 16)]);

  test("into another family, with no more time in all, is no regression", () => {
    const moved = [attention("norm", "softmax", 900_000, 32), attention("gemm", "bmm", 1_000_000, 48)];
    const comparison = compared(base, decode([...kernels(), ...moved]));
    expect(theRange(comparison).families.map(({ family, time }) => [family, time.state])).toEqual(
      expect.arrayContaining([
        ["gemm", "noted"],
        ["norm", "noted"],
        ["attention", "removed"],
      ]),
    );
    expect(reasonIds(comparison, "regressed")).toEqual(["launches-up"]);
  });

  test("is a regression where the range as a whole is slower", () => {
    const moved = [attention("norm", "softmax", 900_000, 32), attention("gemm", "bmm", 2_000_000, 48)];
    const comparison = compared(base, decode([...kernels(), ...moved]));
    expect(reasonIds(comparison, "regressed")).toEqual([
      "range-regressed",
      "launches-up",
      "family-regressed",
      "family-regressed",
    ]);
  });

  test("cannot hide a kernel that nothing was lost for", () => {
    const slow = decode([
      ...kernels(),
      attention("attention", "flash", 2_000_000, 16),
      attention("norm", "extra", 100_000, 16),
    ]);
    expect(reasonIds(compared(base, slow), "regressed")).toContain("launches-up");
    const [small] = theRange(compared(base, slow)).families.filter(({ family }) => family === "norm");
    expect(small?.time.state).toBe("regressed");
  });
});

describe("a kernel that does what two did", () => {
  const with_ = (...added: MadeTimes[]) => decode([...kernels(), ...added]);
  const mul = (launches: number): MadeTimes => ({
    ...{ name: "mul", family: "elementwise", launches },
    ns: near(launches * 10_000),
  });
  const silu = { name: "silu", family: "activation", ns: near(1_000_000), launches: 128 };
  const fused = { ...silu, name: "silu_and_mul", ns: near(1_300_000) };
  const states = (comparison: ReturnType<typeof compared>) => [
    comparison.verdict,
    kernelRow(comparison, "silu_and_mul").time.state,
    theRange(comparison).families.find(({ family }) => family === "activation")?.time.state,
  ];

  test("is no regression where the range is not slower", () => {
    const [before, after] = [with_(silu, mul(512)), with_(fused, mul(384))];
    expect(states(compared(before, after))).toEqual(["pass", "noted", "noted"]);
    expect(states(compared(after, before)).slice(1)).toEqual(["improved", "improved"]);
  });

  test("is one where the range is slower", () => {
    const slow = { ...fused, ns: near(3_000_000) };
    expect(states(compared(with_(silu, mul(512)), with_(slow, mul(384))))[1]).toBe("regressed");
  });

  test("takes over nothing where a launch of the others only became faster", () => {
    const faster = { ...mul(512), ns: near(3_840_000) };
    const comparison = compared(with_(silu, mul(512)), with_(fused, faster), {
      overrides: ["compare.fail-on=[kernel]"],
    });
    expect(states(comparison)[1]).toBe("regressed");
  });
});

describe("swaps", () => {
  const with_ = (name: string, ns: number) => decode([...kernels(), { name, family: "attention", ns: near(ns) }]);

  test("a swapped kernel is judged by the time of what it replaced", () => {
    const comparison = compared(with_("flash_v2", 1_000_000), with_("flash_v3", 1_300_000));
    expect(kernelRow(comparison, "flash_v3")).toMatchObject({
      match: "swapped",
      previousName: "flash_v2",
      time: { state: "regressed" },
    });
    expect(reasonIds(comparison, "regressed")).toContain("swapped-kernel-regressed");
  });

  test("one that is not slower is said", () => {
    const comparison = compared(with_("flash_v2", 1_000_000), with_("flash_v3", 1_001_000));
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["pass", expect.arrayContaining(["kernel-swapped"])]);
  });
});

describe("what cannot be compared is never a pass without a word", () => {
  const prefill = rangeOf({ name: "prefill", kernels: kernels() });
  const decodeRange = rangeOf({ kernels: kernels() });

  test.each([
    {
      name: "a range that only base has",
      base: side([decodeRange, prefill]),
      head: side([decodeRange]),
      id: "missing-in-head",
    },
    {
      name: "a range of another domain",
      base: side([rangeOf({ domain: "LLM", kernels: kernels() })]),
      head: side([decodeRange]),
      id: "no-ranges",
    },
    { name: "no range at all", base: side([]), head: side([]), id: "no-ranges" },
    {
      name: "a base without kernels",
      base: side([rangeOf({ kernels: [] })]),
      head: side([decodeRange]),
      id: "no-kernels-in-base",
    },
    {
      name: "a head without kernels",
      base: side([decodeRange]),
      head: side([rangeOf({ kernels: [] })]),
      id: "no-kernels-in-head",
    },
    {
      name: "no kernel on either side",
      base: side([rangeOf({ kernels: [] })]),
      head: side([rangeOf({ kernels: [] })]),
      id: "no-kernels",
    },
    {
      name: "no kernel in one of two ranges",
      base: side([decodeRange, rangeOf({ name: "idle", kernels: [] })]),
      head: side([decodeRange, rangeOf({ name: "idle", kernels: [] })]),
      id: "no-kernels",
    },
    {
      name: "another attribution, where other threads launched work",
      base: decode(kernels()),
      head: {
        ...decode(kernels({ all: 2 }), { otherThreads: { launches: 8, kernelNs: 1, copies: 0 } }),
        attribution: "auto" as const,
      },
      id: "attribution-differs",
    },
    {
      name: "other instances skipped",
      base: decode(kernels()),
      head: side([{ ...decodeRange, skippedInstances: 1 }]),
      id: "skip-differs",
    },
    {
      name: "another GPU model",
      base: side([decodeRange], {
        machine: { ...h100Machine, gpus: [{ ...h100, name: "NVIDIA A100", uuid: "GPU-2" }] },
      }),
      head: decode(kernels({ all: 2 })),
      id: "machine-differs",
    },
    {
      name: "ranges captured alone and all at once",
      base: side([decodeRange], { captureMode: "range" }),
      head: side([decodeRange], { captureMode: "all" }),
      id: "machine-differs",
    },
    {
      name: "another CUDA of the driver",
      base: side([decodeRange], { machine: { ...h100Machine, cuda: "12.4" } }),
      head: decode(kernels({ all: 2 })),
      id: "machine-differs",
    },
  ])("$name", ({ base, head, id }) => {
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe("incomparable");
    expect(reasonIds(comparison, "incomparable")).toContain(id);
    expect(reasonIds(comparison, "regressed")).toEqual([]);
    expect(comparisonSchema.safeParse(comparison).success).toBe(true);
  });

  test("a range that only head has is a note; the others are judged", () => {
    const comparison = compared(side([decodeRange]), side([decodeRange, prefill]));
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["pass", ["missing-in-base"]]);
    expect(comparison.ranges.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["decode", "pass"],
      ["prefill", "incomparable"],
    ]);
  });

  test("another attribution is no matter where one thread launched all", () => {
    const head = { ...decode(kernels({ all: 1.1 })), attribution: "auto" as const };
    expect(compared(decode(kernels()), head).verdict).toBe("regressed");
  });

  test("a count that rose is one where no side has a kernel, too", () => {
    const idle = (count: number) =>
      side([
        rangeOf({ kernels: [], round: { synchronizations: [{ call: "cudaDeviceSynchronize", count, totalNs: 1 }] } }),
      ]);
    const comparison = compared(idle(1), idle(64));
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison)).toEqual(["synchronizations-up", "no-kernels"]);
  });

  test("a regression elsewhere is still one", () => {
    const comparison = compared(side([decodeRange, prefill]), decode(kernels({ all: 1.1 })));
    expect(comparison.verdict).toBe("regressed");
    expect(comparison.ranges.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["decode", "regressed"],
      ["prefill", "incomparable"],
    ]);
  });
});

describe("another GPU of the same model", () => {
  const other = (uuid: string | null) => ({ machine: { ...h100Machine, gpus: [{ ...h100, uuid }] } });

  test("of two of them on one side is comparable, and found", () => {
    const two = { machine: { ...h100Machine, gpus: [h100, { ...h100, uuid: "GPU-2" }] } };
    const of = (factor: number) =>
      compared(side([rangeOf({ kernels: kernels() })], two), decode(kernels({ all: factor })));
    expect([of(1.21).verdict, of(1).verdict]).toEqual(["regressed", "pass"]);
    expect(reasonIds(of(1))).toEqual(expect.arrayContaining(["gpu-differs"]));
  });

  test("is not said beside another model", () => {
    const a100 = { machine: { ...h100Machine, gpus: [{ ...h100, name: "NVIDIA A100", uuid: "GPU-2" }] } };
    const comparison = compared(decode(kernels()), side([rangeOf({ kernels: kernels() })], a100));
    expect(reasonIds(comparison)).toContain("machine-differs");
    expect(reasonIds(comparison)).not.toContain("gpu-differs");
  });

  test.each([
    { uuid: "GPU-1", factor: 1.012, verdict: "regressed" },
    { uuid: "GPU-2", factor: 1.01, verdict: "pass" },
    { uuid: null, factor: 1.01, verdict: "pass" },
    { uuid: "GPU-2", factor: 1.03, verdict: "regressed" },
  ])("$uuid, $factor: $verdict", ({ uuid, factor, verdict }) => {
    const head = side([rangeOf({ kernels: kernels({ all: factor }) })], other(uuid));
    const comparison = compared(decode(kernels()), head);
    expect(comparison.verdict).toBe(verdict);
    expect(reasonIds(comparison).includes("gpu-differs")).toBe(uuid !== "GPU-1");
  });
});

describe("all kernels by one factor", () => {
  const [base, head] = [decode(kernels()), decode(kernels({ all: 1.05 }))];

  test("with a slower clock is the machine: inconclusive, and said", () => {
    const comparison = compared(base, head, { clocks: clocksOf(1980, 1880) });
    expect(comparison.verdict).toBe("inconclusive");
    expect(theRange(comparison).commonMode).toMatchObject({ explainedByClocks: true });
    expect(reasonIds(comparison, "inconclusive")).toEqual(["global-slowdown"]);
    // Another round does not change the machine.
    expect(textsOf(ambiguousRows(comparison))).toEqual([]);
  });

  test.each([
    { name: "unwatched clocks", clocks: null },
    { name: "equal clocks", clocks: clocksOf(1980, 1980) },
    { name: "a faster clock", clocks: clocksOf(1880, 1980) },
    { name: "a clock that is slower by too little", clocks: clocksOf(1980, 1930) },
  ])("with $name is a regression, and the factor is said", ({ clocks }) => {
    const comparison = compared(base, head, { clocks });
    expect([comparison.verdict, reasonIds(comparison)]).toEqual([
      "regressed",
      expect.arrayContaining(["global-change"]),
    ]);
  });

  test("does not hide a kernel that is slower than all others", () => {
    const slower = decode(kernels({ all: 1.05, kernel_a: 1.3 }));
    const comparison = compared(base, slower, { clocks: clocksOf(1980, 1880) });
    expect(reasonIds(comparison, "regressed")).toContain("kernel-regressed");
  });

  describe("and launches that moved", () => {
    const clocks = clocksOf(1980, 1980 / 1.06);
    const copies = (factor: number, one: number, other: number): MadeTimes[] => [
      { name: "copy_a", family: "copy", ns: near(20_000 * factor * one), launches: one },
      { name: "copy_b", family: "copy", ns: near(20_000 * factor * other), launches: other },
    ];
    const before = decode([...kernels(), ...copies(1, 100, 100)]);

    test("are no regression of the row that has them now", () => {
      const after = decode([...kernels({ all: 1.06 }), ...copies(1.06, 150, 50)]);
      const comparison = compared(before, after, { clocks });
      expect(kernelRow(comparison, "copy_a").time.state).toBe("noted");
      expect([comparison.verdict, reasonIds(comparison, "regressed")]).toEqual(["inconclusive", []]);
    });

    test("are one where the range is slower beyond the machine", () => {
      const after = decode([...kernels({ all: 1.06 }), ...copies(1.06, 200, 50)]);
      const comparison = compared(before, after, { clocks });
      expect(kernelRow(comparison, "copy_a").time.state).toBe("regressed");
    });
  });

  test("the way back is the machine, too", () => {
    const comparison = compared(head, base, { clocks: clocksOf(1880, 1980) });
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["pass", ["global-speedup"]]);
  });

  describe("beside a kernel that was replaced", () => {
    const before = decode([...kernels(), { name: "flash", family: "attention", ns: near(4_000_000) }]);
    const replaced = (all: number, ns: number) =>
      decode([...kernels({ all }), { name: "softmax", family: "softmax", ns: near(ns) }]);

    test("hides no slowdown beyond it, and the factor is said", () => {
      const comparison = compared(before, replaced(1.01, 8_000_000), { clocks: clocksOf(1980, 1960) });
      expect(comparison.verdict).toBe("regressed");
      expect(theRange(comparison).commonMode).toMatchObject({ explainedByClocks: true });
      expect(theRange(comparison).commonMode?.shareRatio).toBeCloseTo(10.1 / 18.1, 3);
      expect(comparison.reasons[0]?.text).toContain("Without the clock's effect (+1.0%), the change is +28.0%.");
    });

    test("and a faster clock does not hide one either", () => {
      const comparison = compared(before, replaced(0.95, 4_500_000), { clocks: clocksOf(1880, 1980) });
      expect([comparison.verdict, reasonIds(comparison, "inconclusive")]).toEqual([
        "inconclusive",
        ["range-inconclusive"],
      ]);
    });

    test("is the machine alone where it took no longer than the clocks explain", () => {
      const comparison = compared(before, replaced(1.05, 4_200_000), { clocks: clocksOf(1980, 1880) });
      expect(reasonIds(comparison, "inconclusive")).toEqual(["global-slowdown"]);
      const quicker = compared(before, replaced(1.05, 2_000_000), { clocks: clocksOf(1980, 1880) });
      expect(theRange(quicker).gpuBusyTime.state).toBe("improved");
    });

    test("says nothing of the machine where more than half is new", () => {
      const comparison = compared(before, replaced(1.05, 12_000_000), { clocks: clocksOf(1980, 1880) });
      expect([comparison.verdict, theRange(comparison).commonMode]).toEqual(["regressed", null]);
    });
  });

  test("by clocks in part: what memory-bound kernels follow less is no slowdown beyond the machine", () => {
    const unlike = Object.fromEntries(kernels().map(({ name }, index) => [name, index < 6 ? 1.08 : 1.1] as const));
    const comparison = compared(base, decode(kernels(unlike)), { clocks: clocksOf(1980, 1980 / 1.1) });
    expect(reasonIds(comparison, "regressed")).toEqual([]);
  });

  describe("rounds that are left out", () => {
    const rounds = (factors: readonly number[]) =>
      decode(kernels().map((kernel) => ({ ...kernel, ns: factors.map((factor) => 1_000_000 * factor) })));

    test("do not make the machine slower than it was in the others", () => {
      const slower = rounds([1.08, 1.081, 1.4]);
      const clocks = { baseMhz: [1980, 1980, 1980], headMhz: [1980, 1980, 1500] };
      const comparison = compared(rounds([1, 1.001, 1]), slower, { clocks });
      expect(reasonIds(comparison)).toContain("round-left-out");
      expect(reasonIds(comparison, "regressed")).toContain("range-regressed");
      // The side as a whole is described with them.
      expect(comparison.head.meanSmClockMhz).toBe(1820);
    });

    test("do not hide that it was slower in the others", () => {
      const clocks = { baseMhz: [1980, 1980, 1400], headMhz: [1870, 1870, 1870] };
      const comparison = compared(rounds([1, 1.001, 1.4]), rounds([1.06, 1.061, 1.06]), { clocks });
      expect([comparison.verdict, reasonIds(comparison, "inconclusive")]).toEqual([
        "inconclusive",
        ["global-slowdown"],
      ]);
    });
  });
});

describe("one fast round of a side", () => {
  /** Each round has a factor on all kernels, and half a per mille of its own for each. */
  const rounds = (factors: readonly number[]) =>
    decode(
      kernels().map((kernel, index) => ({
        ...kernel,
        ns: factors.map((factor, round) => Math.round(1_000_000 * factor * (1 + 0.0005 * ((index + round) % 2)))),
      })),
    );

  test.each([true, false])("does not outvote the others; in turns: %s", (interleaved) => {
    const slow = Array<number>(6).fill(1.055);
    // The other rounds happen to agree: that makes no regression of 1%.
    const head = slow.map((factor, round) => factor + 0.0015 * (round % 2) + 0.001);
    const comparison = compared(rounds([1, ...slow.slice(1)]), rounds(head), { interleaved });
    expect(comparison.verdict).toBe("inconclusive");
  });

  test("hides no slowdown that is much larger than how they disagree", () => {
    const comparison = compared(rounds([1, 1, 1]), rounds([1.2, 1.23, 1.23]));
    expect(reasonIds(comparison, "regressed")).toContain("range-regressed");
  });
});

describe("without a base", () => {
  const policy = configOf("compare.budgets=decode.launches <= 5").compare;
  test.each(["absent", "failed"] as const)("that is %s: no baseline, and budgets hold", (state) => {
    const comparison = withoutBaseline({
      head: decode(kernels()),
      policy,
      baseline: { state, text: "It could not be built." },
      today: "2026-01-15",
    });
    expect(comparison.verdict).toBe("over-budget");
    expect(reasonIds(comparison)).toEqual(["budget-broken", `baseline-${state}`]);
    expect(comparisonSchema.safeParse(comparison).success).toBe(true);
  });
});
