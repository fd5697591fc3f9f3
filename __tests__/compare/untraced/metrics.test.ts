import { describe, expect, test } from "@jest/globals";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { MetricValue, UntracedRun } from "../../../src/model/profile/untraced.ts";
import { compared, h100, h100Machine, rangeOf, side } from "../support/sides.ts";

const decode = () => rangeOf({ kernels: [{ name: "k", ns: [1e6, 1e6, 1e6] }] });
const mib = 2 ** 20;
const ttft = { name: "TTFT", unit: "ms", better: "lower", source: "m.json" } as const;

interface MadeRun {
  readonly metrics?: readonly MetricValue[];
  readonly memory?: number;
  /** Seconds that a server's client took. */
  readonly client?: number;
  /** Milliseconds of the range. */
  readonly wall?: number;
}

/** A side of so many processes, measured in turn: base first in the first pair, second in the second, and so on. */
function sideOf(name: "base" | "head", runs: readonly MadeRun[], change: Partial<Profile> = {}): Profile {
  const untraced = runs.map(({ metrics = [], memory, client = null, wall }, index): UntracedRun => ({
    order: 2 * index + ((index % 2 === 0) === (name === "base") ? 0 : 1),
    seconds: 1,
    clientSeconds: client,
    ofOtherCommand: false,
    ranges:
      wall === undefined
        ? []
        : [{ name: "decode", domain: "", instanceNs: [wall * 1e6, wall * 1.001e6], steps: null, tokens: null }],
    metrics: [...metrics],
    peakMemory: memory === undefined ? [] : [{ gpu: "GPU 0", bytes: memory }],
  }));
  return side([decode()], { untraced, ...change });
}

/** Processes that report one metric. */
const report = (values: readonly number[], change: Partial<MetricValue> = {}): MadeRun[] =>
  values.map((value) => ({ metrics: [{ ...ttft, ...change, value }] }));

function judged(base: readonly MadeRun[], head: readonly MadeRun[], overrides: readonly string[] = []): Comparison {
  return compared(sideOf("base", base), sideOf("head", head), { overrides });
}

const ids = ({ reasons }: Comparison) => reasons.map(({ id, verdict }) => [id, verdict]);

describe("a metric that the program reports", () => {
  // As alike as processes are: 0.2% apart.
  const around = (value: number) => [1, 1.002, 0.999, 1.001, 0.998, 1].map((factor) => value * factor);

  test("slower by far more than its noise is red, and named with its values", () => {
    const comparison = judged(report(around(41)), report(around(47)));
    expect(comparison.verdict).toBe("regressed");
    expect(comparison.reasons[0]).toMatchObject({ id: "metric-regressed", reported: "TTFT", range: null });
    expect(comparison.metrics).toMatchObject([
      { kind: "reported", name: "TTFT", unit: "ms", source: "m.json", change: { state: "regressed" } },
    ]);
    expect(comparison.metrics[0]?.change.changeRatio).toBeCloseTo(47 / 41 - 1, 3);
  });

  test("where higher is better, a fall is red and a rise is green", () => {
    const throughput = { name: "throughput", unit: "tok/s", better: "higher" } as const;
    const fall = judged(report(around(2000), throughput), report(around(1600), throughput));
    expect(fall).toMatchObject({ verdict: "regressed", metrics: [{ change: { state: "regressed" } }] });
    expect(fall.metrics[0]?.change.changeRatio).toBeCloseTo(-0.2, 3);
    const rise = judged(report(around(1600), throughput), report(around(2000), throughput));
    expect(rise).toMatchObject({ verdict: "pass", metrics: [{ change: { state: "improved" } }] });
    expect(ids(rise)).toEqual([["metric-improved", null]]);
  });

  test("the same, within its noise, says nothing", () => {
    const comparison = judged(report(around(41)), report(around(41.2)));
    expect(comparison).toMatchObject({ verdict: "pass", reasons: [], metrics: [{ change: { state: "same" } }] });
  });

  test("its own threshold holds, by name or glob; the last that fits", () => {
    const thresholds = ['compare.thresholds=[{"metric": "*", "threshold": 1}, {"metric": "TT*", "threshold": 20}]'];
    const comparison = judged(report(around(41)), report(around(47)), thresholds);
    expect(comparison.verdict).not.toBe("regressed");
    const general = judged(report(around(41)), report(around(43.5)), ["compare.metric-threshold=4"]);
    expect(general.verdict).toBe("regressed");
  });

  test("a threshold of a metric is none of a range", () => {
    const slower = side([rangeOf({ kernels: [{ name: "k", ns: [1.05e6, 1.05e6, 1.05e6] }] })]);
    const comparison = compared(side([decode()]), slower, {
      overrides: ['compare.thresholds=[{"metric": "*", "threshold": 50}]'],
    });
    expect(comparison.verdict).toBe("regressed");
  });

  test("of no direction it is shown, and never judged", () => {
    const comparison = judged(report(around(41), { better: null }), report(around(82), { better: null }));
    expect(comparison).toMatchObject({ verdict: "pass", reasons: [], metrics: [{ change: { state: "not-judged" } }] });
    expect(comparison.metrics[0]?.change.changeRatio).toBeCloseTo(1, 2);
  });

  test("in another unit it is not compared, and that is said", () => {
    const comparison = judged(report(around(0.041), { unit: "s" }), report(around(41)));
    expect(comparison.metrics[0]?.change).toMatchObject({
      state: "not-judged",
      changeRatio: null,
      why: "Base has another unit: s.",
    });
  });

  test("from 0 it has no ratio: a rise that all processes show is open, an equal 0 is the same", () => {
    const errors = { name: "errors", unit: null };
    expect(judged(report([0, 0, 0], errors), report([0, 0, 0], errors))).toMatchObject({
      ...{ verdict: "pass", metrics: [{ change: { state: "same" } }] },
    });
    const rise = judged(report([0, 0, 0], errors), report([3, 4, 3], errors));
    expect(rise).toMatchObject({ verdict: "inconclusive", metrics: [{ change: { state: "inconclusive" } }] });
    expect(judged(report([0, 0, 2], errors), report([1, 0, 1], errors))).toMatchObject({
      ...{ verdict: "pass", metrics: [{ change: { state: "not-judged" } }] },
    });
  });

  test("one process a side cannot tell 20% from noise", () => {
    const comparison = judged(report([41]), report([49]));
    expect(comparison.verdict).toBe("inconclusive");
    expect(ids(comparison)).toEqual([["metric-open", "inconclusive"]]);
  });

  test("on machines that cannot be compared it is shown, and decides nothing", () => {
    const machine = { ...h100Machine, gpus: [{ ...h100, name: "NVIDIA A100", uuid: "GPU-2" }] };
    const comparison = compared(sideOf("base", report(around(41))), sideOf("head", report(around(47)), { machine }));
    expect(comparison.verdict).toBe("incomparable");
    expect(ids(comparison)).toContainEqual(["metric-regressed", null]);
  });
});

describe("a metric on one side only", () => {
  const two = (name: string): MadeRun[] =>
    [1, 1, 1].map(() => ({
      metrics: [
        { ...ttft, value: 41 },
        { ...ttft, name, value: 3 },
      ],
    }));

  test("that is head's is a note", () => {
    const comparison = judged(report([41, 41, 41]), two("TPOT"));
    expect(comparison.verdict).toBe("pass");
    expect(comparison.reasons).toMatchObject([
      { id: "metric-missing-in-base", verdict: null, text: "Only head reports TPOT." },
    ]);
  });

  test("that head no longer reports is a gate that would open unseen: not comparable", () => {
    const comparison = judged(two("TPOT"), report([41, 41, 41]));
    expect(comparison.verdict).toBe("incomparable");
    expect(comparison.reasons).toMatchObject([{ id: "metric-missing-in-head", text: "Head no longer reports TPOT." }]);
  });

  test("of no direction it was no gate", () => {
    const facts: MadeRun[] = [1, 1, 1].map(() => ({
      metrics: [
        { ...ttft, value: 41 },
        { ...ttft, name: "seed", better: null, value: 3 },
      ],
    }));
    expect(judged(facts, report([41, 41, 41])).verdict).toBe("pass");
  });

  test("a base of before there were metrics, and a head without any", () => {
    const before = compared(side([decode()]), sideOf("head", report([41, 41, 41])));
    expect(before).toMatchObject({ verdict: "pass", reasons: [{ id: "metric-missing-in-base", verdict: null }] });
    const after = compared(sideOf("base", report([41, 41, 41])), side([decode()]));
    expect(after).toMatchObject({ verdict: "pass", reasons: [{ id: "metric-missing-in-head", verdict: null }] });
  });

  test("names from outside are bounded, and move no cursor", () => {
    const many: MadeRun[] = [
      { metrics: Array.from({ length: 50 }, (_, at) => ({ ...ttft, name: `\u001b[${String(at)}m`, value: 1 })) },
    ];
    const [reason] = judged(report([41]), [{ metrics: [...(many[0]?.metrics ?? []), { ...ttft, value: 41 }] }]).reasons;
    expect(reason?.text).toMatch(/and 45 more\.$/);
    expect(reason?.text).not.toContain("\u001b");
  });
});

describe("peak memory", () => {
  const memory = (bytes: readonly number[]): MadeRun[] => bytes.map((one) => ({ memory: one }));

  test.each([
    ["a leaked buffer of 256 MiB", 10_000 * mib, 10_256 * mib, "regressed"],
    ["allocator noise of a few MiB", 10_000 * mib, 10_006 * mib, "same"],
    ["1% of a large card", 60_000 * mib, 60_600 * mib, "same"],
    ["256 MiB, below 2% of a large card", 60_000 * mib, 60_256 * mib, "same"],
    ["2.5% of little", 1000 * mib, 1025 * mib, "same"],
    ["a third of little", 400 * mib, 533 * mib, "regressed"],
    ["256 MiB less", 10_256 * mib, 10_000 * mib, "improved"],
  ])("%s", (_name, base, head, state) => {
    const comparison = judged(memory([base, base + mib, base]), memory([head, head, head - mib]));
    expect(comparison.metrics).toMatchObject([
      { kind: "peak-memory", name: "GPU 0", unit: "bytes", change: { state } },
    ]);
    expect(comparison.verdict).toBe(state === "regressed" ? "regressed" : "pass");
    if (state === "regressed") expect(comparison.reasons[0]?.text).toMatch(/^Peak memory of GPU 0 \+.*→/);
  });

  test("processes of one side that differ by as much leave it open", () => {
    const comparison = judged(
      memory([1000 * mib, 1300 * mib, 1000 * mib]),
      memory([1300 * mib, 1300 * mib, 1000 * mib]),
    );
    expect(comparison.metrics[0]?.change).toMatchObject({ state: "inconclusive", mayBeSlower: true });
    expect(ids(comparison)).toEqual([["memory-open", "inconclusive"]]);
  });

  test("as the program reports it, by the same limits in its own unit", () => {
    const reported = { name: "max_memory_allocated", unit: "MiB" };
    const values = (mebibytes: number) => report([mebibytes, mebibytes, mebibytes], reported);
    expect(judged(values(10_000), values(10_256)).verdict).toBe("regressed");
    expect(judged(values(10_000), values(10_100)).verdict).toBe("pass");
  });
});

describe("the time of a server's client", () => {
  const clients = (seconds: number, wall?: number): MadeRun[] =>
    [1, 1.003, 0.998, 1.001, 0.999, 1.002].map((factor) => ({
      client: seconds * factor,
      ...(wall === undefined ? {} : { wall: wall * factor }),
    }));

  test("is judged where no range tells the time in all", () => {
    const slower = judged(clients(2), clients(2.6));
    expect(slower.metrics).toMatchObject([
      { kind: "client-time", name: "client", unit: "ns", better: "lower", change: { state: "regressed" } },
    ]);
    expect(slower.metrics[0]?.change.changeRatio).toBeCloseTo(0.3, 2);
    expect(ids(slower)).toEqual([["metric-regressed", "regressed"]]);
    expect(slower.reasons[0]?.text).toContain("Wall time of the server's client +30.0% (");
    expect(judged(clients(2), clients(2))).toMatchObject({ verdict: "pass", metrics: [{ change: { state: "same" } }] });
  });

  test("is shown beside the wall time of ranges, which is judged", () => {
    const comparison = judged(clients(2, 50), clients(2.6, 50));
    expect(comparison.metrics[0]).toMatchObject({
      kind: "client-time",
      change: { state: "not-judged", why: "The wall time of ranges is judged instead." },
    });
    expect(comparison.metrics[0]?.change.changeRatio).toBeCloseTo(0.3, 2);
    expect(comparison.verdict).toBe("pass");
  });

  test("of one side alone is shown", () => {
    const comparison = judged(report(around41), clients(2));
    expect(comparison.metrics.find(({ kind }) => kind === "client-time")?.change).toMatchObject({
      ...{ base: null, state: "new" },
    });
    expect(ids(comparison)).toEqual([["metric-missing-in-head", null]]);
  });
});

const around41 = [41, 41.1, 40.9, 41, 41.1, 40.9];

describe("accepted regressions of metrics", () => {
  const entry = (change: Partial<AcceptedRegression>): AcceptedRegression => ({
    ...{ change: 20, reason: "For correctness.", expires: "2026-06-30" },
    ...change,
  });
  const of = (base: readonly MadeRun[], head: readonly MadeRun[], entries: readonly AcceptedRegression[]) =>
    compared(sideOf("base", base), sideOf("head", head), { accepted: entries });
  const states = ({ accepted }: Comparison) => accepted.map(({ state }) => state);
  const throughput = { name: "throughput", unit: "tok/s", better: "higher" } as const;
  const slower = around41.map((value) => value * 1.15);

  test.each([
    { name: "by its name", change: { metric: "TTFT" }, verdict: "pass", state: "used" },
    { name: "by a glob", change: { metric: "TT*" }, verdict: "pass", state: "used" },
    { name: "of any change", change: { metric: "TTFT", change: "any" as const }, verdict: "pass", state: "used" },
    { name: "too little", change: { metric: "TTFT", change: 10 }, verdict: "regressed", state: "exceeded" },
    { name: "over", change: { metric: "TTFT", expires: "2026-01-01" }, verdict: "regressed", state: "expired" },
    { name: "another", change: { metric: "TPOT" }, verdict: "regressed", state: "unmatched" },
    { name: "a range's", change: { range: "decode", metric: "wallNs" }, verdict: "regressed", state: "not-judged" },
  ])("$name: $state", ({ change, verdict, state }) => {
    const comparison = of(report(around41), report(slower), [entry(change)]);
    expect({ verdict: comparison.verdict, states: states(comparison) }).toEqual({ verdict, states: [state] });
  });

  test("a fall of what is better when higher counts by its size", () => {
    const fall = (change: number) =>
      of(report([2000, 2002, 1998, 2000, 2001, 1999], throughput), report(Array(6).fill(1700), throughput), [
        entry({ metric: "throughput", change }),
      ]);
    expect(fall(16).verdict).toBe("pass");
    expect(states(fall(14))).toEqual(["exceeded"]);
  });

  test("memory and a server's client have names of their own, and no metric of the program takes them", () => {
    const memory = (mebibytes: number) => Array<MadeRun>(6).fill({ memory: mebibytes * mib });
    const more = (metric: string) => of(memory(1024), memory(1280), [entry({ metric, change: 30 })]);
    expect(more("peak-memory").verdict).toBe("pass");
    expect(more("*").verdict).toBe("regressed");
    const client = (seconds: number): MadeRun[] => around41.map((value) => ({ client: (value / 41) * seconds }));
    expect(of(client(2), client(2.2), [entry({ metric: "client-time" })]).verdict).toBe("pass");
  });

  test("one that nothing needs, or that matches nothing, is said", () => {
    const same = of(report(around41), report(around41), [entry({ metric: "TTFT" }), entry({ metric: "TTTF" })]);
    expect(states(same)).toEqual(["unused", "unmatched"]);
    expect(same.reasons.find(({ id }) => id === "accepted-unmatched")?.text).toBe(
      "The accepted regression for the metric TTTF matches nothing here. Did you mean TTFT?",
    );
  });
});
