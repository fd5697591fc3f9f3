import { describe, expect, test } from "@jest/globals";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import type { MetricValue } from "../../../src/model/profile/untraced.ts";
import { madeEntry } from "../policy/support/accepted.ts";
import { compared, h100, h100Machine, rangeOf, side } from "../support/sides.ts";
import { instancesOf, inTurn } from "./support/runs.ts";

const decode = () => rangeOf({ kernels: [{ name: "k", ns: [1e6, 1e6, 1e6] }] });
const mib = 2 ** 20;
const throughput = { name: "throughput", unit: "tok/s", better: "higher" } as const;
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
  const measured = runs.map(({ metrics = [], memory, client = null, wall }) => ({
    clientSeconds: client,
    ranges: wall === undefined ? [] : [instancesOf([wall * 1e6, wall * 1.001e6])],
    metrics: [...metrics],
    peakMemory: memory === undefined ? [] : [{ gpu: "GPU 0", bytes: memory }],
  }));
  return side([decode()], { untraced: inTurn(name, measured), ...change });
}

const report = (values: readonly number[], change: Partial<MetricValue> = {}): MadeRun[] =>
  values.map((value) => ({ metrics: [{ ...ttft, ...change, value }] }));

function judged(base: readonly MadeRun[], head: readonly MadeRun[], overrides: readonly string[] = []): Comparison {
  return compared(sideOf("base", base), sideOf("head", head), { overrides });
}

const ids = ({ reasons }: Comparison) => reasons.map(({ id, verdict }) => [id, verdict]);

describe("a metric that the program reports", () => {
  // As alike as processes are: 0.2% apart.
  const around = (value: number) => [1, 1.002, 0.999, 1.001, 0.998, 1].map((factor) => value * factor);

  test.each([
    ["slower by far more than its noise", around(41), around(47), ttft, "regressed", ["metric-regressed"]],
    ["the same within its noise", around(41), around(41.2), ttft, "same", []],
    ["less where higher is better", around(2000), around(1600), throughput, "regressed", ["metric-regressed"]],
    ["more where higher is better", around(1600), around(2000), throughput, "improved", ["metric-improved"]],
    ["twice as much without a direction", around(41), around(82), { better: null }, "not-judged", []],
    ["20% more by one process a side", [41], [49], ttft, "inconclusive", ["metric-open"]],
    ["an equal 0", [0, 0, 0], [0, 0, 0], ttft, "same", []],
    ["a rise from 0 of all processes", [0, 0, 0], [3, 4, 3], ttft, "inconclusive", ["metric-open"]],
    ["a rise from 0 of some processes", [0, 0, 2], [1, 0, 1], ttft, "not-judged", []],
  ] as const)("is judged: %s", (_, base, head, change, state, reasons) => {
    const comparison = judged(report(base, change), report(head, change));
    expect(comparison.metrics.map((metric) => metric.change.state)).toEqual([state]);
    expect(comparison.reasons.map(({ id }) => id)).toEqual(reasons);
    expect(comparison.verdict).toBe(state === "regressed" || state === "inconclusive" ? state : "pass");
  });

  test("is reported with its name and values", () => {
    const { metrics, reasons } = judged(report(around(41)), report(around(47)));
    expect(reasons[0]).toMatchObject({ id: "metric-regressed", reported: "TTFT", range: null });
    expect(metrics).toMatchObject([{ kind: "reported", name: "TTFT", unit: "ms", source: "m.json" }]);
    expect(metrics[0]?.change.changeRatio).toBeCloseTo(47 / 41 - 1, 3);
  });

  test("has its own threshold by name or glob, the last match wins", () => {
    const thresholds = ['compare.thresholds=[{"metric": "*", "threshold": 1}, {"metric": "TT*", "threshold": 20}]'];
    const comparison = judged(report(around(41)), report(around(47)), thresholds);
    expect(comparison.verdict).not.toBe("regressed");
    const general = judged(report(around(41)), report(around(43.5)), [
      "compare.thresholds=[{metric: '*', threshold: 4}]",
    ]);
    expect(general.verdict).toBe("regressed");
  });

  test("has thresholds that don't apply to ranges", () => {
    const slower = side([rangeOf({ kernels: [{ name: "k", ns: [1.05e6, 1.05e6, 1.05e6] }] })]);
    const comparison = compared(side([decode()]), slower, {
      overrides: ['compare.thresholds=[{"metric": "*", "threshold": 50}]'],
    });
    expect(comparison.verdict).toBe("regressed");
  });

  test("isn't compared in another unit, and says so", () => {
    const comparison = judged(report(around(0.041), { unit: "s" }), report(around(41)));
    expect(comparison.metrics[0]?.change).toMatchObject({ state: "not-judged", changeRatio: null });
    expect(comparison.metrics[0]?.change.why).toContain("unit: s.");
  });

  test("is shown but decides nothing if machines differ", () => {
    const machine = { ...h100Machine, gpus: [{ ...h100, name: "NVIDIA A100", uuid: "GPU-2" }] };
    const comparison = compared(sideOf("base", report(around(41))), sideOf("head", report(around(47)), { machine }));
    expect(comparison.verdict).toBe("incomparable");
    expect(ids(comparison)).toContainEqual(["metric-regressed", null]);
  });
});

describe("a metric on one side only", () => {
  const both = (second: MetricValue): MadeRun[] =>
    Array<MadeRun>(3).fill({ metrics: [{ ...ttft, value: 41 }, second] });
  const one = report([41, 41, 41]);
  const tpot = both({ ...ttft, name: "TPOT", value: 3 });

  test.each([
    ["only head reports it", one, tpot, ["metric-missing-in-base", null]],
    ["only base reports it", tpot, one, ["metric-missing-in-head", "incomparable"]],
    ["base has no metrics", [], one, ["metric-missing-in-base", null]],
    ["head has none", one, [], ["metric-missing-in-head", null]],
  ])("is judged: %s", (_, base, head, reason) => {
    const comparison = judged(base, head);
    expect([comparison.verdict, ids(comparison)]).toEqual([reason[1] ?? "pass", [reason]]);
    expect(comparison.reasons[0]?.text).toMatch(/TPOT|TTFT/);
  });

  test("is ignored if only base reports it, without a direction", () => {
    const seed = both({ ...ttft, name: "seed", better: null, value: 3 });
    expect(judged(seed, one)).toMatchObject({ verdict: "pass", reasons: [] });
  });

  test("has few names listed, without control characters", () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ ...ttft, name: `\u001b[${String(at)}m`, value: 1 }));
    const [reason] = judged(report([41]), [{ metrics: [...many, { ...ttft, value: 41 }] }]).reasons;
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
  ])("is judged: %s", (_name, base, head, state) => {
    const comparison = judged(memory([base, base + mib, base]), memory([head, head, head - mib]));
    expect(comparison.metrics).toMatchObject([
      { kind: "peak-memory", name: "GPU 0", unit: "bytes", change: { state } },
    ]);
    expect(comparison.verdict).toBe(state === "regressed" ? "regressed" : "pass");
    if (state === "regressed") expect(comparison.reasons[0]?.text).toMatch(/^Peak memory of GPU 0 \+.*→/);
  });

  test("is inconclusive if one side's processes differ by as much", () => {
    const [less, more] = [1000 * mib, 1300 * mib];
    const comparison = judged(memory([less, more, less]), memory([more, more, less]));
    expect(comparison.metrics[0]?.change).toMatchObject({ state: "inconclusive", mayBeSlower: true });
    expect(ids(comparison)).toEqual([["memory-open", "inconclusive"]]);
  });

  test("has the same limits if the program reports it in its own unit", () => {
    const values = (mebibytes: number) =>
      report(Array<number>(3).fill(mebibytes), { name: "max_memory_allocated", unit: "MiB" });
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

  test("is judged if no range has a wall time", () => {
    const slower = judged(clients(2), clients(2.6));
    expect(slower.metrics).toMatchObject([
      { kind: "client-time", name: "client", unit: "ns", better: "lower", change: { state: "regressed" } },
    ]);
    expect(slower.metrics[0]?.change.changeRatio).toBeCloseTo(0.3, 2);
    expect(ids(slower)).toEqual([["metric-regressed", "regressed"]]);
    expect(slower.reasons[0]?.text).toContain("+30.0%");
    expect(judged(clients(2), clients(2))).toMatchObject({ verdict: "pass", metrics: [{ change: { state: "same" } }] });
  });

  test("is only shown if ranges have a wall time", () => {
    const comparison = judged(clients(2, 50), clients(2.6, 50));
    expect(comparison.metrics[0]).toMatchObject({ kind: "client-time", change: { state: "not-judged" } });
    expect(comparison.metrics[0]?.change.changeRatio).toBeCloseTo(0.3, 2);
    expect(comparison.verdict).toBe("pass");
  });

  test("is shown if only one side has it", () => {
    const comparison = judged(report(around41), clients(2));
    const client = comparison.metrics.find(({ kind }) => kind === "client-time");
    expect(client?.change).toMatchObject({ base: null, state: "new" });
    expect(ids(comparison)).toEqual([["metric-missing-in-head", null]]);
  });
});

const around41 = [41, 41.1, 40.9, 41, 41.1, 40.9];

describe("accepted regressions of metrics", () => {
  const entry = (change: Partial<AcceptedRegression>) => madeEntry({ change: 20, ...change });
  const of = (base: readonly MadeRun[], head: readonly MadeRun[], entries: readonly AcceptedRegression[]) =>
    compared(sideOf("base", base), sideOf("head", head), { accepted: entries });
  const states = ({ accepted }: Comparison) => accepted.map(({ state }) => state);
  const slower = around41.map((value) => value * 1.15);

  test.each([
    { name: "by its name", change: { metric: "TTFT" }, verdict: "pass", state: "used" },
    { name: "by a glob", change: { metric: "TT*" }, verdict: "pass", state: "used" },
    { name: "too small a change", change: { metric: "TTFT", change: 10 }, verdict: "regressed", state: "exceeded" },
    { name: "another metric", change: { metric: "TPOT" }, verdict: "regressed", state: "unmatched" },
    { name: "a range's", change: { range: "decode", metric: "wallNs" }, verdict: "regressed", state: "not-judged" },
  ])("apply by metric: $name: $state", ({ change, verdict, state }) => {
    const comparison = of(report(around41), report(slower), [entry(change)]);
    expect([comparison.verdict, states(comparison)]).toEqual([verdict, [state]]);
  });

  test("cover a fall of a higher-is-better metric by its size", () => {
    const [base, head] = [2000, 1700].map((value) => report(Array<number>(6).fill(value), throughput));
    const fall = (change: number) => of(base ?? [], head ?? [], [entry({ metric: "throughput", change })]);
    expect(fall(16).verdict).toBe("pass");
    expect(states(fall(14))).toEqual(["exceeded"]);
  });

  test("have reserved names for memory and a server's client", () => {
    const memory = (mebibytes: number) => Array<MadeRun>(6).fill({ memory: mebibytes * mib });
    const more = (metric: string) => of(memory(1024), memory(1280), [entry({ metric, change: 30 })]);
    expect(more("peak-memory").verdict).toBe("pass");
    expect(more("*").verdict).toBe("regressed");
    const client = (seconds: number): MadeRun[] => around41.map((value) => ({ client: (value / 41) * seconds }));
    expect(of(client(2), client(2.2), [entry({ metric: "client-time" })]).verdict).toBe("pass");
  });

  test("are reported if unneeded or unmatched", () => {
    const same = of(report(around41), report(around41), [entry({ metric: "TTFT" }), entry({ metric: "TTTF" })]);
    expect(states(same)).toEqual(["unused", "unmatched"]);
    expect(same.reasons.find(({ id }) => id === "accepted-unmatched")?.text).toContain("Did you mean TTFT?");
  });
});
