import { describe, expect, it } from "@jest/globals";
import { analyzeHistory } from "../../../src/compare/history/analyze-history.ts";
import type { HistorySeries } from "../../../src/model/history/history.ts";
import type { HistoryCheck, HistoryRecord, StoredRecord } from "../../../src/model/history/record.ts";
import { commitOf, madeHistoryRange, madeNights } from "../../fixtures/history.ts";

/** Rounds around a level of milliseconds, 0.1% apart from night to night. */
function rounds(night: number, level: number): number[] {
  const value = 1e6 * level * (night % 2 === 0 ? 1.0005 : 0.9995);
  return [value, value, value];
}

/** `decode` alone, at a level for each night. */
function decodeAt(
  count: number,
  levelOf: (night: number) => number,
  own: (night: number) => Partial<HistoryRecord> = () => ({}),
): StoredRecord[] {
  return madeNights(count, (night) => ({
    ranges: [madeHistoryRange({ busyNs: rounds(night, levelOf(night)) })],
    ...own(night),
  }));
}

function onlySeries(records: readonly StoredRecord[]): HistorySeries {
  const { series } = analyzeHistory(records, []);
  const [one] = series;
  if (one === undefined || series.length !== 1) throw new Error(`${String(series.length)} series`);
  return one;
}

const step = (at: number, size: number) => (night: number) => (night < at ? 1 : 1 + size);
const otherGpu: HistoryRecord["machine"] = {
  gpus: ["NVIDIA H100 80GB HBM3"],
  gpuIds: ["bbbbbbbbbbbb"],
  driver: "580.65",
  cuda: "13.0",
};

describe("a history", () => {
  it("is in the order of commits, then of measurement", () => {
    const [first, second, third] = madeNights(3, () => ({}));
    if (first === undefined || second === undefined || third === undefined) throw new Error("No records.");
    const again = { path: "again", record: { ...first.record, measuredAt: "2026-02-01T00:00:00.000Z" } };
    const { records, skipped } = analyzeHistory([third, again, second, first], [{ path: "x", why: "not-json" }]);
    expect(records.map(({ path }) => path)).toEqual(["runs/0.json", "again", "runs/1.json", "runs/2.json"]);
    expect(skipped).toEqual([{ path: "x", why: "not-json" }]);
  });

  it("has a series for each job, figure and range", () => {
    const wall = { ns: [2_000_000, 3_000_000], traced: false };
    const metric = { name: "throughput", range: null, unit: "tokens/s", better: "higher" as const, values: [5, 7, 6] };
    const records = [
      ...madeNights(1, () => ({
        ranges: [madeHistoryRange({ wall }), madeHistoryRange({ domain: "b" })],
        metrics: [metric],
      })),
      ...madeNights(1, () => ({ run: null })),
    ];
    const { series } = analyzeHistory(records, []);
    expect(series.map(({ job, figure }) => [job, figure])).toEqual([
      ["bench", { kind: "busy", range: "decode", domain: "" }],
      ["bench", { kind: "wall", range: "decode", domain: "" }],
      ["bench", { kind: "busy", range: "decode", domain: "b" }],
      ["bench", { kind: "metric", name: "throughput", range: null }],
      ["", { kind: "busy", range: "decode", domain: "" }],
    ]);
    expect(new Set(series.map(({ id }) => id)).size).toBe(5);
    expect(series[3]).toMatchObject({ unit: "tokens/s", better: "higher", points: [{ value: 6, low: 5, high: 7 }] });
  });
});

describe("a series is cut", () => {
  const machine = { gpus: ["H100"], gpuIds: ["aaaaaaaaaaaa"], driver: "1", cuda: "13.0" };
  const reference = { label: "v1", commit: commitOf(1) };
  const wallOf = (traced: boolean) => [madeHistoryRange({ busyNs: [1], wall: { ns: [1], traced } })];

  it.each<[string, Partial<HistoryRecord>, Partial<HistoryRecord>, readonly string[]]>([
    ["at another model", { machine }, { machine: { ...machine, gpus: ["H200"] } }, ["gpu"]],
    ["not at another GPU of the model", { machine }, { machine: { ...machine, gpuIds: ["bbbbbbbbbbbb"] } }, []],
    [
      "at another driver and CUDA",
      { machine },
      { machine: { ...machine, driver: "2", cuda: "13.1" } },
      ["driver", "cuda"],
    ],
    ["at another command", { command: "0".repeat(16) }, { command: "1".repeat(16) }, ["command"]],
    ["at another capture mode", { captureMode: "all" }, { captureMode: "range" }, ["capture-mode"]],
    ["at other instances", {}, { ranges: [madeHistoryRange({ instances: 11 })] }, ["instances"]],
    ["at other skipped instances", {}, { ranges: [madeHistoryRange({ skippedInstances: 1 })] }, ["instances"]],
    ["at another reference", { reference }, { reference: { ...reference, commit: commitOf(2) } }, ["reference"]],
    ["not where it isn't known", { machine }, { machine: { gpus: [], gpuIds: [], driver: null, cuda: null } }, []],
  ])("%s", (_, before, after, because) => {
    const { cuts } = onlySeries(madeNights(4, (night) => (night < 2 ? before : after)));
    expect(cuts).toEqual(because.length === 0 ? [] : [{ point: 2, because }]);
  });

  it("where wall time is measured without tracing, and busy time isn't", () => {
    const { series } = analyzeHistory(
      madeNights(2, (night) => ({ ranges: wallOf(night === 0) })),
      [],
    );
    expect(series.map(({ cuts }) => cuts)).toEqual([[], [{ point: 1, because: ["capture-mode"] }]]);
  });

  it("by what was known last", () => {
    const drivers = ["1", null, "2", null, "2"];
    const { cuts } = onlySeries(
      madeNights(5, (night) => ({ machine: { ...machine, driver: drivers[night] ?? null } })),
    );
    expect(cuts).toEqual([{ point: 2, because: ["driver"] }]);
  });

  it("and changes aren't found across", () => {
    const { changes } = onlySeries(
      decodeAt(40, step(20, 0.05), (night) => ({ command: String(Number(night < 20)).repeat(16) })),
    );
    expect(changes).toEqual([]);
  });
});

describe("gaps", () => {
  const nights = (own: readonly number[]) => {
    const all = madeNights(Math.max(...own) + 1, () => ({}));
    return onlySeries(all.filter((_, night) => own.includes(night))).gaps;
  };
  const count = (to: number) => Array.from({ length: to }, (_, night) => night);

  it.each<[string, readonly number[], readonly { point: number; missing: number }[]]>([
    ["none in every night", count(10), []],
    [
      "a missing night, and two of them",
      count(12).filter((night) => ![4, 8, 9].includes(night)),
      [
        { point: 4, missing: 1 },
        { point: 7, missing: 2 },
      ],
    ],
    ["no weekends", count(28).filter((night) => night % 7 < 5), []],
    [
      "a missing Wednesday beside weekends",
      count(28).filter((night) => night % 7 < 5 && night !== 9),
      [{ point: 7, missing: 1 }],
    ],
    ["none without a rhythm", [0, 1, 3, 8, 9, 14, 20, 21, 30], []],
    ["none of one point", [0], []],
  ])("%s", (_, own, expected) => {
    expect(nights(own)).toEqual(expected);
  });
});

describe("a renamed range", () => {
  it("is an end and a beginning", () => {
    const { series } = analyzeHistory(
      madeNights(10, (night) => ({ ranges: [madeHistoryRange({ name: night < 5 ? "old" : "new" })] })),
      [],
    );
    expect(series.map(({ figure, current, points }) => [figure, current, points[0]?.record])).toEqual([
      [{ kind: "busy", range: "old", domain: "" }, false, 0],
      [{ kind: "busy", range: "new", domain: "" }, true, 5],
    ]);
  });

  it("hasn't ended when the job's last runs failed to measure it", () => {
    const { series } = analyzeHistory(
      madeNights(10, (night) => ({ ranges: night < 8 ? [madeHistoryRange()] : [] })),
      [],
    );
    expect(series.map(({ current }) => current)).toEqual([true]);
  });
});

describe("the state of a series", () => {
  const check: HistoryCheck = {
    job: "bench",
    figure: { kind: "busy", range: "decode", domain: "" },
    before: commitOf(17),
    after: commitOf(25),
    outcome: "confirmed",
    changeRatio: 0.02,
    lowRatio: 0.015,
    highRatio: 0.025,
  };
  const checkedBy = (change: Partial<HistoryCheck>) => (night: number) =>
    night === 25 || night === 26 ? { checks: [{ ...check, ...change }] } : {};

  it.each<[string, readonly StoredRecord[], HistorySeries["state"], readonly string[]]>([
    ["of nine nights", decodeAt(9, () => 1), "insufficient-data", []],
    [
      "of nine nights after a cut",
      decodeAt(
        29,
        () => 1,
        (night) => ({ command: String(Number(night < 20)).repeat(16) }),
      ),
      "insufficient-data",
      [],
    ],
    ["of one level", decodeAt(30, () => 1), "stable", []],
    ["with a sign", decodeAt(30, step(20, 0.02)), "unclear", ["sign"]],
    ["with a confirmed change", decodeAt(30, step(20, 0.02), checkedBy({})), "changed", ["confirmed"]],
    [
      "with a refuted one",
      decodeAt(
        30,
        step(20, 0.02),
        checkedBy({ outcome: "refuted", changeRatio: 0, lowRatio: -0.005, highRatio: 0.005 }),
      ),
      "stable",
      ["refuted"],
    ],
    [
      "with one that can't be told",
      decodeAt(30, step(20, 0.02), checkedBy({ outcome: "unclear", lowRatio: -0.02, highRatio: 0.06 })),
      "unclear",
      ["unclear"],
    ],
    [
      "with one that was confirmed the other way",
      decodeAt(30, step(20, 0.02), checkedBy({ changeRatio: -0.02, highRatio: 0.03 })),
      "unclear",
      ["unclear"],
    ],
    ["of another job's check", decodeAt(30, step(20, 0.02), checkedBy({ job: "other" })), "unclear", ["sign"]],
    [
      "of another figure's check",
      decodeAt(30, step(20, 0.02), checkedBy({ figure: { kind: "wall", range: "decode", domain: "" } })),
      "unclear",
      ["sign"],
    ],
    [
      "with a check that began after the change",
      decodeAt(30, step(20, 0.02), checkedBy({ before: commitOf(20) })),
      "unclear",
      ["sign"],
    ],
    [
      "with a check that ended before it",
      decodeAt(30, step(20, 0.02), checkedBy({ after: commitOf(19) })),
      "unclear",
      ["sign"],
    ],
    ["with a change long ago", decodeAt(90, step(20, 0.02), checkedBy({})), "stable", ["confirmed"]],
  ])("%s", (_, records, state, changes) => {
    const series = onlySeries(records);
    expect([series.state, series.changes.map((change) => change.state)]).toEqual([state, changes]);
  });

  it("confirms the first change that way between the commits, and no other", () => {
    const levelOf = (night: number): number => (night < 20 ? 1 : night < 28 ? 1.02 : 1.04);
    const { changes } = onlySeries(
      decodeAt(40, levelOf, (night) =>
        night === 36 || night === 37 ? { checks: [{ ...check, after: commitOf(36) }] } : {},
      ),
    );
    expect(changes.map(({ point, state }) => [point, state])).toEqual([
      [20, "confirmed"],
      [28, "unclear"],
    ]);
  });

  it("isn't changed by one measurement", () => {
    const once = (night: number) => (night === 25 ? { checks: [check] } : {});
    const { state, changes } = onlySeries(decodeAt(30, step(20, 0.02), once));
    expect([state, changes.map((change) => change.state)]).toEqual(["unclear", ["unclear"]]);
  });

  it("names the commits around a change, and its checks", () => {
    const { changes } = onlySeries(decodeAt(30, step(20, 0.02), checkedBy({})));
    expect(changes[0]).toMatchObject({ point: 20, before: commitOf(19), after: commitOf(20), checks: [check, check] });
    expect(changes[0]?.changeRatio).toBeCloseTo(0.02, 3);
  });

  it("doesn't judge what is 0", () => {
    const { state, changes, drift } = onlySeries(
      madeNights(30, () => ({ ranges: [madeHistoryRange({ busyNs: [0, 0] })] })),
    );
    expect([state, changes, drift]).toEqual(["insufficient-data", [], null]);
  });
});

describe("a change of the machine", () => {
  /** Ranges that move by so much each on night 20. */
  const ranges = (night: number, sizes: readonly number[]) =>
    sizes.map((size, place) => madeHistoryRange({ name: String(place), busyNs: rounds(night, step(20, size)(night)) }));
  const states = (sizes: readonly number[], own: (night: number) => Partial<HistoryRecord>) =>
    analyzeHistory(
      madeNights(30, (night) => ({ ranges: ranges(night, sizes), ...own(night) })),
      [],
    ).series.map(({ changes }) => changes.map(({ state }) => state));
  const onOther = (night: number) => (night < 20 ? {} : { machine: otherGpu });

  it.each<[string, readonly number[], (night: number) => Partial<HistoryRecord>, readonly string[][]]>([
    ["two of three ranges on another GPU", [0.02, 0.03, 0], onOther, [["machine"], ["machine"], []]],
    ["one of three: it's that range", [0.02, 0, 0], onOther, [["sign"], [], []]],
    ["opposite ways", [0.02, -0.02, 0], onOther, [["sign"], ["sign"], []]],
    ["two ranges are too few to tell", [0.02, 0.02], onOther, [["sign"], ["sign"]]],
    ["on the same GPU it's the code", [0.02, 0.02, 0.02], () => ({}), [["sign"], ["sign"], ["sign"]]],
    [
      "on GPUs of a pool",
      [0.02, 0.02, 0.02],
      (night) => (night % 3 === 0 ? { machine: otherGpu } : {}),
      [["sign"], ["sign"], ["sign"]],
    ],
    [
      "on GPUs that aren't known",
      [0.02, 0.02, 0.02],
      (night) => (night < 20 ? {} : { machine: { ...otherGpu, gpuIds: [] } }),
      [["sign"], ["sign"], ["sign"]],
    ],
    [
      "of one commit",
      [0.02],
      () => ({ commit: { sha: commitOf(1), committedAt: "2026-01-01T00:00:00Z", branch: null, subject: null } }),
      [["machine"]],
    ],
  ])("%s", (_, sizes, own, expected) => {
    expect(states(sizes, own)).toEqual(expected);
  });
});

describe("a pinned reference", () => {
  const reference = { label: "v1.2", commit: commitOf(4095) };
  /** The machine slows down on night 20, and the code by `size` on night 30. */
  const withReference = (size: number) =>
    madeNights(50, (night) => {
      const machine = step(20, 0.05)(night);
      return {
        reference,
        ranges: [
          madeHistoryRange({
            busyNs: rounds(night, 1.01 * machine * step(30, size)(night)),
            referenceBusyNs: rounds(night + 1, machine),
          }),
        ],
      };
    });

  it("takes the machine out of what is judged", () => {
    expect(onlySeries(withReference(0)).changes).toEqual([]);
    const { changes } = onlySeries(withReference(0.02));
    expect(changes.map(({ point, state }) => [point, state])).toEqual([[30, "sign"]]);
    expect(changes[0]?.changeRatio).toBeCloseTo(0.02, 2);
  });

  it("is what drift is held against", () => {
    const { drift, points } = onlySeries(withReference(0.02));
    expect(drift).toMatchObject({ against: "reference", since: "v1.2", steps: 1 });
    expect(drift?.changeRatio).toBeCloseTo(1.01 * 1.02 - 1, 2);
    expect(points[0]?.referenceRatio).toBeCloseTo(1.01, 2);
  });

  it("isn't judged by where most nights lack it", () => {
    const records = withReference(0).map(({ path, record }, night) =>
      night < 30
        ? { path, record: { ...record, ranges: record.ranges.map((range) => ({ ...range, referenceBusyNs: null })) } }
        : { path, record },
    );
    expect(onlySeries(records).changes.map(({ point }) => point)).toEqual([20]);
  });
});

describe("drift", () => {
  it("is from the first ten points of the last year to the last level", () => {
    const levelOf = (night: number): number => (night < 100 ? 2 : 1 + 0.01 * Math.floor((night - 100) / 100));
    const { drift } = onlySeries(decodeAt(500, levelOf));
    expect(drift).toMatchObject({
      against: "first-points",
      since: madeNights(500, () => ({}))[135]?.record.measuredAt,
      steps: 3,
    });
    expect(drift?.changeRatio).toBeCloseTo(0.03, 3);
  });

  it("isn't told of fewer than twenty points", () => {
    expect(onlySeries(decodeAt(19, () => 1)).drift).toBeNull();
    expect(onlySeries(decodeAt(20, () => 1)).drift?.steps).toBe(0);
  });
});
