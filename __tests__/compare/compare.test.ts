import { describe, expect, test } from "@jest/globals";
import { findAmbiguousRows, findBarelySlowerRows, type OpenRow } from "../../src/compare/open-rows.ts";
import type { RoundClocks } from "../../src/compare/common-mode.ts";
import { compareWithoutBaseline } from "../../src/compare/compare.ts";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { configOf } from "../support/config.ts";
import { onGpus } from "./support/recorded-sides.ts";
import {
  compared,
  decode,
  h100,
  h100Machine,
  kernelRow,
  near,
  rangeOf,
  reasonIds,
  side,
  theRange,
  withKernelRounds,
  withRounds,
  type MadeTimes,
} from "./support/sides.ts";

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

/** A side of one kernel of 10 ms, by factors of its rounds. */
function varied(...factors: readonly number[]): Profile {
  return decode([{ name: "k", ns: factors.map((factor) => 1e7 * factor) }]);
}

function textsOf(rows: readonly OpenRow[]): string[] {
  return rows.map(({ text }) => text);
}

describe("times", () => {
  const all = ["range-regressed", "family-regressed", "kernel-regressed"];

  test.each([
    ["no change", {}, "pass", []],
    ["a range slower by 1.5%", { all: 1.015 }, "regressed", ["range-regressed"]],
    ["a kernel slower by 5%", { kernel_a: 1.05 }, "regressed", ["kernel-regressed"]],
    ["a kernel slower by 20%", { kernel_a: 1.2 }, "regressed", all],
    ["a kernel slower by 2%", { kernel_a: 1.02 }, "pass", []],
    ["a kernel faster by 20%", { kernel_a: 0.8 }, "pass", []],
    ["one slower, one faster", { kernel_a: 1.2, kernel_j: 0.8 }, "pass", []],
    ["one slower, one faster by less than half", { kernel_a: 1.08, kernel_j: 0.97 }, "regressed", ["kernel-regressed"]],
  ])("are judged: %s", (_, change: Readonly<Record<string, number>>, verdict, ids) => {
    const comparison = compared(decode(kernels()), decode(kernels(change)));
    expect(comparison.verdict).toBe(verdict);
    expect(reasonIds(comparison, "regressed")).toEqual(ids);
    expect(theRange(comparison).verdict).toBe(verdict);
    expect(comparisonSchema.parse(JSON.parse(JSON.stringify(comparison)))).toEqual(comparison);
  });

  test.each([
    { share: "0.3%", ns: 300_000, reasons: ["family-new", "kernel-new", "kernels-replaced"] },
    { share: "a little less", ns: 299_000, reasons: [] },
  ])("names a new kernel if it takes at least 0.3% of the range: $share", ({ ns, reasons }) => {
    const even = (name: string, each: number): MadeTimes => ({ name, family: name, ns: [each, each, each] });
    const large = even("large", 99_700_000);
    expect(reasonIds(compared(decode([large]), decode([large, even("small", ns)])))).toEqual([
      "launches-up",
      ...reasons,
    ]);
  });

  test("doesn't judge a change that's too small a part of the range", () => {
    const withTiny = (ns: number) => decode([...kernels(), { name: "tiny", ns: near(ns) }]);
    const { time } = kernelRow(compared(withTiny(400_000), withTiny(420_000)), "tiny");
    expect(time).toMatchObject({ state: "not-judged", detectableRatio: null });
  });

  test.each([
    { overrides: [], verdict: "inconclusive" },
    { overrides: ["compare.range-threshold=1"], verdict: "regressed" },
  ])("requires 2% with two rounds, unless a threshold is configured: $overrides", ({ overrides, verdict }) => {
    const [base, head] = [decode(kernels({}, 2)), decode(kernels({ all: 1.015 }, 2))];
    expect(theRange(compared(base, head, { overrides })).verdict).toBe(verdict);
  });

  test("measures a range again that may be slower, but not one that's the same", () => {
    const comparison = compared(varied(1, 1.02, 0.98), varied(1.05, 0.99, 1.04));
    expect(reasonIds(comparison, "inconclusive")).toContain("range-inconclusive");
    expect(textsOf(findAmbiguousRows(comparison))).toContain("decode: time on the GPU");
    expect(textsOf(findAmbiguousRows(compared(decode(kernels()), decode(kernels()))))).toEqual([]);
  });

  test.each([
    { name: "above the threshold", head: { all: 1.015 }, rows: ["decode: time on the GPU"] },
    { name: "clearly above it", head: { all: 1.04 }, rows: [] },
    { name: "one kernel above its own", head: { kernel_a: 1.05 }, rows: ["decode: kernel_a"] },
    { name: "one of two clearly above it", head: { kernel_a: 1.05, kernel_j: 1.3 }, rows: [] },
    { name: "no change", head: {}, rows: [] },
    // More rounds take back no count.
    { name: "above the threshold, with more launches", head: { all: 1.012 }, launches: 24, rows: [] },
  ])("measures a barely slower range again before it's red: $name", ({ head, launches = 16, rows }) => {
    const after = kernels(head).map((kernel) => ({ ...kernel, launches }));
    expect(textsOf(findBarelySlowerRows(compared(decode(kernels()), decode(after))))).toEqual(rows);
  });

  test("is inconclusive if all pairs agree, but the rounds vary much", () => {
    const { gpuBusyTime } = theRange(compared(varied(1, 1.015, 1.01), varied(1.004, 1.017, 1.06)));
    expect(gpuBusyTime).toMatchObject({ state: "inconclusive", mayBeSlower: true });
  });

  test.each([
    { uuid: "GPU-1", verdict: "inconclusive" },
    { uuid: "GPU-2", verdict: "pass" },
  ])("rules out a slowdown of up to 1.2% only on another GPU: $uuid", ({ uuid, verdict }) => {
    expect(compared(varied(1, 1, 1), onGpus(varied(0.996, 0.986, 0.976), [uuid])).verdict).toBe(verdict);
  });

  test("reports no minimum detectable slowdown if rounds may vary unusually", () => {
    const { gpuBusyTime } = theRange(compared(varied(1, 1, 1), varied(0.994, 1, 1.006)));
    expect(gpuBusyTime).toMatchObject({ state: "same", detectableRatio: null });
  });

  test.each([
    { launches: [16, 16, 16], state: "regressed" },
    { launches: [16, 16, 17], state: "inconclusive" },
  ])("asks for more rounds if launches differ: $launches", ({ launches, state }) => {
    const withLaunches = (profile: Profile, counts: readonly number[]) =>
      withRounds(profile, (index) => ({ launches: counts[index] ?? 0 }));
    const base = withLaunches(varied(0.1, 0.1001, 0.1002), [16, 16, 16]);
    const head = withLaunches(varied(0.1006, 0.1016, 0.1015), launches);
    expect(theRange(compared(base, head)).gpuBusyTime.state).toBe(state);
  });

  test("doesn't expect the usual noise of a kernel whose launches vary", () => {
    const launched = (name: string, ...launches: readonly number[]) =>
      withKernelRounds({ name, ns: [300_000, 300_000, 300_000] }, (_, index) => ({ launches: launches[index] ?? 0 }));
    const both = decode([...kernels(), launched("one", 16, 16, 17), launched("other", 17, 17, 16)]);
    const comparison = compared(both, both);
    // Rounds that are all alike have no interval, but for what is usual.
    expect(kernelRow(comparison, "one").time.highRatio).toBe(0);
    expect(kernelRow(comparison, "kernel_a").time.highRatio).toBeGreaterThan(0);
    expect(theRange(comparison).gpuBusyTime.highRatio).toBeGreaterThan(0);
  });

  test("is inconclusive for a kernel that only some rounds ran", () => {
    const base = decode([...kernels(), { name: "k", ns: [900_000, null, 900_000] }]);
    const head = decode([...kernels(), { name: "k", ns: near(2_000_000) }]);
    expect(kernelRow(compared(base, head), "k").time).toMatchObject({
      state: "inconclusive",
      why: expect.stringContaining("2 of 3 rounds on base"),
    });
  });
});

describe("sides that vary by themselves", () => {
  /** Autotuning chose one of two kernels for the same GEMM in each process. */
  const tuned = (chosen: string, factor: number) => {
    const of = (name: string) => [...chosen].map((one) => (one === name ? 2_000_000 * factor : null));
    return decode([
      ...kernels({ all: factor }),
      { name: "variant_a", ns: of("a") },
      { name: "variant_b", ns: of("b") },
    ]);
  };

  test("are never slower", () => {
    const comparison = compared(tuned("aaa", 1), tuned("aba", 1.3));
    expect([comparison.verdict, reasonIds(comparison, "regressed")]).toEqual(["inconclusive", []]);
    expect(theRange(comparison).gpuBusyTime.state).toBe("inconclusive");
  });

  test("aren't assumed if each runs the same kernels in all rounds", () => {
    expect(compared(tuned("aaa", 1), tuned("bbb", 1.3)).verdict).toBe("regressed");
  });

  test("aren't those of which only some rounds do a little more", () => {
    const little = { name: "prefetch", ns: [null, 300_000, null] };
    const comparison = compared(decode([...kernels(), little]), decode([...kernels({ all: 1.3 }), little]));
    expect(comparison.verdict).toBe("regressed");
  });
});

test.each([
  { ticks: "a few", base: [768, 768, 736], head: [832, 864, 832], verdict: "pass" },
  { ticks: "many", base: [7680, 7680, 7648], head: [8320, 8352, 8320], verdict: "regressed" },
])("judges a difference of $ticks ticks of the GPU's clock: $verdict", ({ base, head, verdict }) => {
  const single = (ns: readonly number[]) => decode([{ name: "fill", ns, launches: 1 }], { wallNs: 1e6 });
  expect(compared(single(base), single(head)).verdict).toBe(verdict);
});

describe("one round a side", () => {
  test.each([
    { factor: 0.94, verdict: "pass", why: "is faster by as much as would be red if slower" },
    { factor: 0.97, verdict: "inconclusive", why: "looks faster, but one round can't tell" },
    { factor: 1.004, verdict: "inconclusive", why: "may be slower by less than one round shows" },
    { factor: 1.03, verdict: "inconclusive", why: "looks slower, and one round can't tell" },
    { factor: 1.08, verdict: "regressed", why: "passes the threshold for one round" },
  ])("is judged: factor $factor $why: $verdict", ({ factor, verdict }) => {
    const comparison = compared(decode(kernels({}, 1)), decode(kernels({ all: factor }, 1)));
    expect(comparison.verdict).toBe(verdict);
    expect(comparison.limitations[0]).toEqual({ kind: "one-round", thresholdRatio: 0.05 });
    expect(theRange(comparison).gpuBusyTime).toMatchObject({ rounds: 1, lowRatio: null, detectableRatio: null });
  });

  test.each([
    { range: "faster", rest: 0.5, state: "noted" },
    { range: "the same", rest: 0.8, state: "regressed" },
  ])("judges a slower kernel by its own threshold if the range is $range: $state", ({ rest, state }) => {
    const changed = { kernel_a: 1.6, kernel_h: rest, kernel_i: rest, kernel_j: rest };
    const overrides = ['compare.thresholds=[{"kernel":"kernel_a","threshold":10}]'];
    const comparison = compared(decode(kernels({}, 1)), decode(kernels(changed, 1)), { overrides });
    expect(kernelRow(comparison, "kernel_a").time.state).toBe(state);
  });

  // The same code on an H100: what came second had 503 → 564 µs in a copy of 192 launches.
  test.each([
    { after: 564_000, state: "inconclusive" },
    { after: 640_000, state: "regressed" },
  ])("judges a kernel that takes $after instead of 503,000 ns: $state", ({ after, state }) => {
    const copy = (ns: number) => ({ name: "direct_copy", family: "copy", ns: [ns], launches: 192 });
    const sideOf = (ns: number) => decode([{ name: "gemm", ns: [3_100_000] }, copy(ns)]);
    const comparison = compared(sideOf(503_000), sideOf(after));
    expect([comparison.verdict, kernelRow(comparison, "direct_copy").time.state]).toEqual([state, state]);
  });
});

describe("wall time under tracing", () => {
  const walls = (rounds: number, ...ms: readonly number[]) =>
    withRounds(decode([{ name: "k", ns: near(1_000_000, rounds) }]), (index) => ({
      wallNs: (ms[index % ms.length] ?? 1) * 1e6,
    }));

  test("isn't proved slower by three pairs, but not hidden", () => {
    const comparison = compared(walls(3, 100), walls(3, 130));
    expect(reasonIds(comparison, "inconclusive")).toEqual(["wall-time-open"]);
    expect([comparison.wall, textsOf(findAmbiguousRows(comparison))]).toEqual(["unknown", ["decode: wall time"]]);
  });

  test("isn't hidden by one slow base round if the sides were measured separately", () => {
    const comparison = compared(walls(3, 100, 240, 101), walls(3, 222, 221, 223), { interleaved: false });
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["inconclusive", ["wall-time-open"]]);
  });

  test.each([
    { name: "six quiet pairs show a slowdown", base: [100, 102, 101], head: [130, 131, 133], wall: "slower" },
    {
      name: "six noisy pairs that all agree show nothing",
      base: [100, 140, 90],
      head: [125, 190, 130],
      wall: "unknown",
    },
    { name: "six quiet pairs rule one out", base: [100, 102, 101], head: [101, 102, 103], wall: "not-slower" },
    { name: "six quiet pairs show a gain", base: [100, 102, 101], head: [60, 61, 62], wall: "not-slower" },
    { name: "pairs that don't agree show nothing", base: [100, 160, 100], head: [150, 150, 150], wall: "unknown" },
  ])("is judged: $name", ({ base, head, wall: expected }) => {
    const comparison = compared(walls(6, ...base), walls(6, ...head));
    expect(comparison.wall).toBe(expected);
    expect(comparison.verdict === "regressed").toBe(expected === "slower");
  });

  test("isn't judged if the rounds weren't interleaved", () => {
    expect(compared(walls(6, 100), walls(6, 150), { interleaved: false }).wall).toBe("unknown");
  });

  test("below 10% is nothing", () => {
    expect(compared(walls(3, 100), walls(3, 108)).verdict).toBe("pass");
  });
});

describe("varying work", () => {
  const steps = (counts: readonly number[], nsAStep = 100_000) => {
    const kernel = (name: string, ns: number) =>
      withKernelRounds({ name, ns: counts.map((count) => count * ns) }, (_, index) => ({
        ...{ launches: counts[index] ?? 0, medianNs: ns, minNs: ns, maxNs: ns },
      }));
    return decode([kernel("a", nsAStep), kernel("b", 50_000)]);
  };

  test("finds a slower step in rounds of 16, 15, and 14 steps", () => {
    const comparison = compared(steps([16, 15, 14]), steps([14, 16, 15], 110_000));
    const change = { state: "regressed", changeRatio: expect.closeTo(10 / 150, 3) };
    expect(theRange(comparison).gpuBusyTime).toMatchObject(change);
  });

  test("finds and reports more instances in every round", () => {
    const comparison = compared(decode(kernels(), { instances: 2 }), decode(kernels({ all: 2 }), { instances: 4 }));
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison)).toContain("instances-differ");
  });
});

describe("work that moved", () => {
  const added = (family: string, name: string, ns: number, launches: number): MadeTimes => {
    return { name, family, launches, ns: near(ns) };
  };
  const flash = added("attention", "flash", 2_000_000, 16);
  const base = decode([...kernels(), flash]);
  const stateOf = (comparison: ReturnType<typeof compared>, name: string) =>
    theRange(comparison).families.find(({ family }) => family === name)?.time.state;

  test.each([
    { name: "no more time in all", ns: 1_000_000, ids: ["launches-up"], gemm: "noted" },
    {
      name: "a slower range",
      ns: 2_000_000,
      ids: ["range-regressed", "launches-up", "family-regressed", "family-regressed"],
      gemm: "regressed",
    },
  ])("isn't a regression in another family unless the range is slower: $name: $gemm", ({ ns, ids, gemm }) => {
    const moved = [added("norm", "softmax", 900_000, 32), added("gemm", "bmm", ns, 48)];
    const comparison = compared(base, decode([...kernels(), ...moved]));
    expect([stateOf(comparison, "gemm"), stateOf(comparison, "attention")]).toEqual([gemm, "removed"]);
    expect(reasonIds(comparison, "regressed")).toEqual(ids);
  });

  test("can't hide a kernel that replaces nothing", () => {
    const comparison = compared(base, decode([...kernels(), flash, added("norm", "extra", 100_000, 16)]));
    expect(reasonIds(comparison, "regressed")).toContain("launches-up");
    expect(stateOf(comparison, "norm")).toBe("regressed");
  });

  describe("into a kernel that fuses two", () => {
    const mul = (launches: number, ns = launches * 10_000) => added("elementwise", "mul", ns, launches);
    const fused = (ns: number) => added("activation", "silu_and_mul", ns, 128);
    const sideOf = (...more: MadeTimes[]) => decode([...kernels(), ...more]);
    const before = sideOf(added("activation", "silu", 1_000_000, 128), mul(512));
    const states = (comparison: ReturnType<typeof compared>) => [
      kernelRow(comparison, "silu_and_mul").time.state,
      stateOf(comparison, "activation"),
    ];

    test("isn't a regression if the range isn't slower", () => {
      const after = sideOf(fused(1_300_000), mul(384));
      expect(compared(before, after).verdict).toBe("pass");
      expect(states(compared(before, after))).toEqual(["noted", "noted"]);
      expect(states(compared(after, before))).toEqual(["improved", "improved"]);
    });

    test("is a regression if the range is slower", () => {
      expect(states(compared(before, sideOf(fused(3_000_000), mul(384))))[0]).toBe("regressed");
    });

    test("is a regression if the other kernels only became faster", () => {
      const after = sideOf(fused(1_300_000), mul(512, 3_840_000));
      expect(states(compared(before, after, { overrides: ["compare.fail-on=[kernel]"] }))[0]).toBe("regressed");
    });
  });
});

test.each([
  { ns: 1_300_000, state: "regressed", id: "swapped-kernel-regressed" },
  { ns: 1_001_000, state: "same", id: "kernel-swapped" },
])("judges a swapped kernel by the time of what it replaced: $state", ({ ns, state, id }) => {
  const sideOf = (name: string, time: number) => decode([...kernels(), { name, family: "attention", ns: near(time) }]);
  const comparison = compared(sideOf("flash_v2", 1_000_000), sideOf("flash_v3", ns));
  const row = { match: "swapped", previousName: "flash_v2", time: { state } };
  expect(kernelRow(comparison, "flash_v3")).toMatchObject(row);
  expect(reasonIds(comparison)).toContain(id);
});

describe("what can't be compared", () => {
  const prefill = rangeOf({ name: "prefill", kernels: kernels() });
  const decodeRange = rangeOf({ kernels: kernels() });
  const both = side([decodeRange]);
  const withIdle = side([decodeRange, rangeOf({ name: "idle", kernels: [] })]);
  const captured = (captureMode: Profile["captureMode"]) => side([decodeRange], { captureMode });
  const slower = decode(kernels({ all: 2 }));
  const a100 = { ...h100, name: "NVIDIA A100", uuid: "GPU-2" };
  const on = (...gpus: (typeof h100)[]) => side([decodeRange], { machine: { ...h100Machine, gpus } });
  const otherCuda = { ...h100Machine, cuda: "12.4" };
  const withOtherThreads = decode(kernels({ all: 2 }), { otherThreads: { launches: 8, kernelNs: 1, copies: 0 } });
  const attribution = "auto" as const;

  interface Case {
    readonly name: string;
    readonly base?: Profile;
    readonly head?: Profile;
  }

  test.each<Case & { id: string }>([
    { name: "a range that only base has", base: side([decodeRange, prefill]), id: "missing-in-head" },
    { name: "another domain", base: side([rangeOf({ domain: "LLM", kernels: kernels() })]), id: "no-ranges" },
    { name: "no range at all", base: side([]), head: side([]), id: "no-ranges" },
    { name: "a base without kernels", base: decode([]), id: "no-kernels-in-base" },
    { name: "a head without kernels", head: decode([]), id: "no-kernels-in-head" },
    { name: "no kernel on either side", base: decode([]), head: decode([]), id: "no-kernels" },
    { name: "no kernel in one of two ranges", base: withIdle, head: withIdle, id: "no-kernels" },
    { name: "another attribution", head: { ...withOtherThreads, attribution }, id: "attribution-differs" },
    { name: "other instances skipped", head: side([{ ...decodeRange, skippedInstances: 1 }]), id: "skip-differs" },
    { name: "another GPU model", base: on(a100), head: slower, id: "machine-differs" },
    { name: "two GPU models on one side", base: on(h100, a100), head: slower, id: "machine-differs" },
    { name: "other captures", base: captured("range"), head: captured("all"), id: "machine-differs" },
    { name: "another CUDA", base: { ...both, machine: otherCuda }, head: slower, id: "machine-differs" },
  ])("never passes: $name", ({ base = both, head = both, id }) => {
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe("incomparable");
    expect(reasonIds(comparison, "incomparable")).toContain(id);
    expect(reasonIds(comparison)).not.toContain("gpu-differs");
    expect(reasonIds(comparison, "regressed")).toEqual([]);
    expect(comparisonSchema.safeParse(comparison).success).toBe(true);
  });

  test.each<Case & { verdict: string }>([
    { name: "only head has a range", head: side([decodeRange, prefill]), verdict: "pass" },
    { name: "head has one more", head: side([...slower.ranges, prefill]), verdict: "regressed" },
    { name: "base has one more", base: side([decodeRange, prefill]), head: slower, verdict: "regressed" },
  ])("doesn't hide other ranges: $name", ({ base = both, head = both, verdict }) => {
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe(verdict);
    expect(comparison.ranges.map((range) => [range.name, range.verdict])).toEqual([
      ["decode", verdict],
      ["prefill", "incomparable"],
    ]);
  });

  test("allows another attribution if one thread launched everything", () => {
    expect(compared(both, { ...slower, attribution }).verdict).toBe("regressed");
  });

  test("doesn't hide a count that rose if neither side has a kernel", () => {
    const waiting = (count: number) =>
      decode([], { synchronizations: [{ call: "cudaDeviceSynchronize", count, totalNs: 1 }] });
    const comparison = compared(waiting(1), waiting(64));
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison)).toEqual(["synchronizations-up", "no-kernels"]);
  });
});

describe("another GPU of the same model", () => {
  test.each([
    { uuids: ["GPU-1"], factor: 1.012, verdict: "regressed" },
    { uuids: ["GPU-2"], factor: 1.01, verdict: "pass" },
    { uuids: [null], factor: 1.01, verdict: "pass" },
    { uuids: ["GPU-2"], factor: 1.03, verdict: "regressed" },
    { uuids: ["GPU-1", "GPU-2"], factor: 1.21, verdict: "regressed" },
    { uuids: ["GPU-1", "GPU-2"], factor: 1, verdict: "pass" },
  ])("is judged: $uuids, $factor: $verdict", ({ uuids, factor, verdict }) => {
    const gpus = uuids.map((uuid) => ({ ...h100, uuid }));
    const base = decode(kernels());
    const head = { ...decode(kernels({ all: factor })), machine: { ...h100Machine, gpus } };
    const comparison = compared(base, head);
    expect(comparison.verdict).toBe(verdict);
    expect(reasonIds(comparison).includes("gpu-differs")).toBe(String(uuids) !== "GPU-1");
    expect(compared({ ...base, machine: head.machine }, { ...head, machine: base.machine }).verdict).toBe(verdict);
  });

  test.each([
    { factor: 1.02, rounds: 3, verdict: "regressed" },
    { factor: 1.01, rounds: 3, verdict: "pass" },
    { factor: 1.017, rounds: 2, verdict: "inconclusive" },
  ])("judges a range of one kernel, $factor in $rounds rounds: $verdict", ({ factor, rounds, verdict }) => {
    const of = (by: number) => varied(...near(1000 * by, rounds).map((value) => value / 1000));
    expect(compared(of(1), onGpus(of(factor), ["GPU-2"])).verdict).toBe(verdict);
  });
});

describe("all kernels slower by one factor", () => {
  const [base, head] = [decode(kernels()), decode(kernels({ all: 1.05 }))];

  test("is blamed on the machine if the clock is slower: inconclusive", () => {
    const comparison = compared(base, head, { clocks: clocksOf(1980, 1880) });
    expect(theRange(comparison).commonMode).toMatchObject({ explainedByClocks: true });
    expect([comparison.verdict, reasonIds(comparison, "inconclusive")]).toEqual(["inconclusive", ["global-slowdown"]]);
    // Another round does not change the machine.
    expect(textsOf(findAmbiguousRows(comparison))).toEqual([]);
  });

  test.each([
    { name: "unwatched clocks", clocks: null },
    { name: "equal clocks", clocks: clocksOf(1980, 1980) },
    { name: "a faster clock", clocks: clocksOf(1880, 1980) },
    { name: "a clock that isn't slow enough", clocks: clocksOf(1980, 1930) },
  ])("is a regression with $name, and reports the factor", ({ clocks }) => {
    const comparison = compared(base, head, { clocks });
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison)).toContain("global-change");
  });

  test("doesn't hide a kernel that's slower than all others", () => {
    const slower = decode(kernels({ all: 1.05, kernel_a: 1.3 }));
    const comparison = compared(base, slower, { clocks: clocksOf(1980, 1880) });
    expect(reasonIds(comparison, "regressed")).toContain("kernel-regressed");
  });

  test.each([
    { range: "as slow as the machine", copies: 150, state: "noted", verdict: "inconclusive" },
    { range: "slower", copies: 200, state: "regressed", verdict: "regressed" },
  ])("judges moved launches in a range that's $range: $state", ({ copies, state, verdict }) => {
    const sideOf = (factor: number, one: number, other: number) =>
      decode([
        ...kernels({ all: factor }),
        { name: "copy_a", family: "copy", ns: near(20_000 * factor * one), launches: one },
        { name: "copy_b", family: "copy", ns: near(20_000 * factor * other), launches: other },
      ]);
    const comparison = compared(sideOf(1, 100, 100), sideOf(1.06, copies, 50), {
      clocks: clocksOf(1980, 1980 / 1.06),
    });
    expect([comparison.verdict, kernelRow(comparison, "copy_a").time.state]).toEqual([verdict, state]);
  });

  test("is blamed on the machine for a speedup, too", () => {
    const comparison = compared(head, base, { clocks: clocksOf(1880, 1980) });
    expect([comparison.verdict, reasonIds(comparison)]).toEqual(["pass", ["global-speedup"]]);
  });

  describe("next to a replaced kernel", () => {
    const before = decode([...kernels(), { name: "flash", family: "attention", ns: near(4_000_000) }]);
    const comparisonOf = (all: number, ns: number, clocks: RoundClocks) =>
      compared(before, decode([...kernels({ all }), { name: "softmax", family: "softmax", ns: near(ns) }]), { clocks });

    test("doesn't hide a larger slowdown, and reports the factor", () => {
      const comparison = comparisonOf(1.01, 8_000_000, clocksOf(1980, 1960));
      expect(comparison.verdict).toBe("regressed");
      expect(theRange(comparison).commonMode).toMatchObject({ explainedByClocks: true });
      expect(theRange(comparison).commonMode?.shareRatio).toBeCloseTo(10.1 / 18.1, 3);
      expect(comparison.reasons[0]?.text).toContain("+28.0%");
    });

    test("doesn't hide a slowdown if the clock is faster", () => {
      const comparison = comparisonOf(0.95, 4_500_000, clocksOf(1880, 1980));
      expect(comparison.verdict).toBe("inconclusive");
      expect(reasonIds(comparison, "inconclusive")).toEqual(["range-inconclusive"]);
    });

    test("blames only the machine if the clocks explain everything", () => {
      const clocks = clocksOf(1980, 1880);
      expect(reasonIds(comparisonOf(1.05, 4_200_000, clocks), "inconclusive")).toEqual(["global-slowdown"]);
      expect(theRange(comparisonOf(1.05, 2_000_000, clocks)).gpuBusyTime.state).toBe("improved");
    });
  });

  test("allows memory-bound kernels to follow the clock less", () => {
    const unlike = Object.fromEntries(kernels().map(({ name }, index) => [name, index < 6 ? 1.08 : 1.1] as const));
    const comparison = compared(base, decode(kernels(unlike)), { clocks: clocksOf(1980, 1980 / 1.1) });
    expect(reasonIds(comparison, "regressed")).toEqual([]);
  });

  describe("rounds that are left out", () => {
    const rounds = (...factors: readonly number[]) =>
      decode(kernels().map((kernel) => ({ ...kernel, ns: factors.map((factor) => 1_000_000 * factor) })));

    test("don't make the machine slower than in the other rounds", () => {
      const clocks = { baseMhz: [1980, 1980, 1980], headMhz: [1980, 1980, 1500] };
      const comparison = compared(rounds(1, 1.001, 1), rounds(1.08, 1.081, 1.4), { clocks });
      expect(reasonIds(comparison)).toContain("round-left-out");
      expect(reasonIds(comparison, "regressed")).toContain("range-regressed");
      // The side as a whole is described with them.
      expect(comparison.head.meanSmClockMhz).toBe(1820);
    });

    test("don't hide that the machine was slower in the other rounds", () => {
      const clocks = { baseMhz: [1980, 1980, 1400], headMhz: [1870, 1870, 1870] };
      const comparison = compared(rounds(1, 1.001, 1.4), rounds(1.06, 1.061, 1.06), { clocks });
      expect(comparison.verdict).toBe("inconclusive");
      expect(reasonIds(comparison, "inconclusive")).toEqual(["global-slowdown"]);
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

  test.each([true, false])("doesn't outvote the others, interleaved: %s", (interleaved) => {
    const slow = Array<number>(6).fill(1.055);
    // The other rounds happen to agree: that makes no regression of 1%.
    const head = slow.map((factor, round) => factor + 0.0015 * (round % 2) + 0.001);
    expect(compared(rounds([1, ...slow.slice(1)]), rounds(head), { interleaved }).verdict).toBe("inconclusive");
  });

  test("doesn't hide a slowdown much larger than the rounds' disagreement", () => {
    const comparison = compared(rounds([1, 1, 1]), rounds([1.2, 1.23, 1.23]));
    expect(reasonIds(comparison, "regressed")).toContain("range-regressed");
  });
});

test.each(["absent", "failed"] as const)("checks budgets even if the base is %s", (state) => {
  const comparison = compareWithoutBaseline({
    head: decode(kernels()),
    policy: configOf("compare.budgets=decode.launches <= 5").compare,
    baseline: { state, text: "It could not be built." },
    today: "2026-01-15",
  });
  expect([comparison.verdict, reasonIds(comparison)]).toEqual(["over-budget", ["budget-broken", `baseline-${state}`]]);
  expect(comparisonSchema.safeParse(comparison).success).toBe(true);
});
