import { describe, expect, it } from "@jest/globals";
import { analyzeHistory } from "../../../../src/features/history/analyze/analyze-history.ts";
import type { HistorySeries } from "../../../../src/features/history/model/history.ts";
import type { HistoryCheck, HistoryRecord, StoredRecord } from "../../../../src/features/history/model/record.ts";
import { commitOf, madeHistoryRange, madeNights, madeRecord } from "../support/history.ts";
import { commandUntil, machine, madeCheck, otherGpu, refuted, rounds, step } from "./support/nights.ts";

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

const seriesOf = (count: number, own: (night: number) => Partial<HistoryRecord>) =>
  analyzeHistory(madeNights(count, own), []).series;

function onlySeries(records: readonly StoredRecord[]): HistorySeries {
  const { series } = analyzeHistory(records, []);
  const [one] = series;
  if (one === undefined || series.length !== 1) throw new Error(`${String(series.length)} series`);
  return one;
}

describe("a history", () => {
  it("sorts records by commit date, then by measurement", () => {
    const nights = madeNights(3, () => ({}));
    const again = { path: "again", record: { ...madeRecord(0), measuredAt: "2026-02-01T00:00:00.000Z" } };
    const { records, skipped } = analyzeHistory([again, ...nights.toReversed()], [{ path: "x", why: "not-json" }]);
    expect(records.map(({ path }) => path)).toEqual(["runs/0.json", "again", "runs/1.json", "runs/2.json"]);
    expect(skipped).toEqual([{ path: "x", why: "not-json" }]);
  });

  it("builds a series for each job, figure, and range", () => {
    const wall = { ns: [2_000_000, 3_000_000], traced: false };
    const metric = { name: "throughput", range: null, unit: "tokens/s", better: "higher" as const, values: [5, 7, 6] };
    const ranges = [madeHistoryRange({ wall }), madeHistoryRange({ domain: "b" })];
    const series = seriesOf(2, (night) => (night === 0 ? { ranges, metrics: [metric] } : { run: null }));
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

describe("cutting a series", () => {
  const reference = { label: "v1", commit: commitOf(1) };
  const wallOf = (traced: boolean) => [madeHistoryRange({ busyNs: [1], wall: { ns: [1], traced } })];

  it.each<[string, Partial<HistoryRecord>, Partial<HistoryRecord>, readonly string[]]>([
    ["at another model", {}, { machine: { ...machine, gpus: ["H200"] } }, ["gpu"]],
    ["at another GPU of the same model", {}, { machine: otherGpu }, []],
    ["at another driver and CUDA", {}, { machine: { ...machine, driver: "2", cuda: "13.1" } }, ["driver", "cuda"]],
    ["at another command", {}, { command: "1".repeat(16) }, ["command"]],
    ["at another capture mode", {}, { captureMode: "all" }, ["capture-mode"]],
    ["at other instances", {}, { ranges: [madeHistoryRange({ instances: 11 })] }, ["instances"]],
    ["at other skipped instances", {}, { ranges: [madeHistoryRange({ skippedInstances: 1 })] }, ["instances"]],
    ["at another reference", { reference }, { reference: { ...reference, commit: commitOf(2) } }, ["reference"]],
    ["at an unknown GPU", {}, { machine: { gpus: [], gpuIds: [], driver: null, cuda: null } }, []],
  ])("decides whether to cut %s", (_, before, after, because) => {
    const { cuts } = onlySeries(madeNights(4, (night) => (night < 2 ? before : after)));
    expect(cuts).toEqual(because.length === 0 ? [] : [{ point: 2, because }]);
  });

  it("cuts wall time, but not busy time, when tracing is turned off", () => {
    const series = seriesOf(2, (night) => ({ ranges: wallOf(night === 0) }));
    expect(series.map(({ cuts }) => cuts)).toEqual([[], [{ point: 1, because: ["capture-mode"] }]]);
  });

  it("compares each fact with its last known value", () => {
    const drivers = ["1", null, "2", null, "2"];
    const own = (night: number) => ({ machine: { ...machine, driver: drivers[night] ?? null } });
    const { cuts } = onlySeries(madeNights(5, own));
    expect(cuts).toEqual([{ point: 2, because: ["driver"] }]);
  });

  it("finds no changes across a cut", () => {
    const { changes } = onlySeries(decodeAt(40, step(20, 0.05), commandUntil(20)));
    expect(changes).toEqual([]);
  });
});

const nights = (own: readonly number[]) => {
  const all = madeNights(Math.max(...own) + 1, () => ({}));
  return onlySeries(all.filter((_, night) => own.includes(night))).gaps;
};
const count = (to: number, isMeasured: (night: number) => boolean = () => true) =>
  Array.from({ length: to }, (_, night) => night).filter(isMeasured);

it.each<[string, readonly number[], readonly string[]]>([
  ["none if every night was measured", count(10), []],
  ["a missing night, and two of them", count(12, (night) => ![4, 8, 9].includes(night)), ["1 at 4", "2 at 7"]],
  ["no weekends", count(28, (night) => night % 7 < 5), []],
  ["a missing Wednesday beside weekends", count(28, (night) => night % 7 < 5 && night !== 9), ["1 at 7"]],
  ["none without a rhythm", [0, 1, 3, 8, 9, 14, 20, 21, 30], []],
  ["none for one point", [0], []],
])("lists gaps: %s", (_, own, expected) => {
  expect(nights(own).map(({ point, missing }) => `${String(missing)} at ${String(point)}`)).toEqual(expected);
});

describe("a renamed range", () => {
  it("ends one series and begins another", () => {
    const series = seriesOf(10, (night) => ({ ranges: [madeHistoryRange({ name: night < 5 ? "old" : "new" })] }));
    expect(series.map(({ figure, current, points }) => [figure, current, points[0]?.record])).toEqual([
      [{ kind: "busy", range: "old", domain: "" }, false, 0],
      [{ kind: "busy", range: "new", domain: "" }, true, 5],
    ]);
  });

  it("hasn't ended when the job's last runs failed to measure it", () => {
    const series = seriesOf(10, (night) => ({ ranges: night < 8 ? [madeHistoryRange()] : [] }));
    expect(series.map(({ current }) => current)).toEqual([true]);
  });
});

describe("the state of a series", () => {
  const check = madeCheck({ after: commitOf(25) });
  const onNights = (of: HistoryCheck, ...nights: readonly number[]) => {
    return (night: number) => (nights.includes(night) ? { checks: [of] } : {});
  };
  const stateOf = (records: readonly StoredRecord[]) => {
    const { state, changes } = onlySeries(records);
    return [state, ...changes.map((change) => change.state)];
  };

  it.each<[string, readonly StoredRecord[], readonly string[]]>([
    ["of nine nights", decodeAt(9, () => 1), ["insufficient-data"]],
    ["of nine nights after a cut", decodeAt(29, () => 1, commandUntil(20)), ["insufficient-data"]],
    ["of one level", decodeAt(30, () => 1), ["stable"]],
    ["with a sign", decodeAt(30, step(20, 0.02)), ["unclear", "sign"]],
    ["with one check", decodeAt(30, step(20, 0.02), onNights(check, 25)), ["unclear", "unclear"]],
    ["with a change long ago", decodeAt(90, step(20, 0.02), onNights(check, 25, 26)), ["stable", "confirmed"]],
  ])("is found for a series %s", (_, records, expected) => {
    expect(stateOf(records)).toEqual(expected);
  });

  it.each<[string, Partial<HistoryCheck>, readonly string[]]>([
    ["that confirm it", {}, ["changed", "confirmed"]],
    ["that refute it", refuted, ["stable", "refuted"]],
    ["that can't tell", { outcome: "unclear", lowRatio: -0.02, highRatio: 0.06 }, ["unclear", "unclear"]],
    ["that confirm the other way", { changeRatio: -0.02, highRatio: 0.03 }, ["unclear", "unclear"]],
    ["of another job", { job: "other" }, ["unclear", "sign"]],
    ["of another figure", { figure: { kind: "wall", range: "decode", domain: "" } }, ["unclear", "sign"]],
    ["that began after the change", { before: commitOf(20) }, ["unclear", "sign"]],
    ["that ended before it", { after: commitOf(19) }, ["unclear", "sign"]],
  ])("is found for a sign and two checks %s", (_, change, expected) => {
    const checks = onNights({ ...check, ...change }, 25, 26);
    expect(stateOf(decodeAt(30, step(20, 0.02), checks))).toEqual(expected);
  });

  it("confirms only the first change in that direction between the commits", () => {
    const levelOf = (night: number): number => (night < 20 ? 1 : night < 28 ? 1.02 : 1.04);
    const checks = onNights({ ...check, after: commitOf(36) }, 36, 37);
    const { changes } = onlySeries(decodeAt(40, levelOf, checks));
    expect(changes).toMatchObject([{ point: 20, state: "confirmed" }, { point: 28 }]);
  });

  it("lists a change's commits and checks", () => {
    const { changes } = onlySeries(decodeAt(30, step(20, 0.02), onNights(check, 25, 26)));
    expect(changes[0]).toMatchObject({ point: 20, before: commitOf(19), after: commitOf(20), checks: [check, check] });
    expect(changes[0]?.changeRatio).toBeCloseTo(0.02, 3);
  });

  it("doesn't judge values of 0", () => {
    const nothing = { ranges: [madeHistoryRange({ busyNs: [0, 0] })] };
    const { state, changes, drift } = onlySeries(madeNights(30, () => nothing));
    expect([state, changes, drift]).toEqual(["insufficient-data", [], null]);
  });
});

/** Ranges that move by so much each on night 20. */
const ranges = (night: number, sizes: readonly number[]) =>
  sizes.map((size, place) => madeHistoryRange({ name: String(place), busyNs: rounds(night, step(20, size)(night)) }));
const states = (sizes: readonly number[], own: (night: number) => Partial<HistoryRecord>) =>
  seriesOf(30, (night) => ({ ranges: ranges(night, sizes), ...own(night) })).map(({ changes }) =>
    changes.map(({ state }) => state).join(),
  );
const onOther = (night: number) => (night < 20 ? {} : { machine: otherGpu });
const onUnknown = (night: number) => (night < 20 ? {} : { machine: { ...machine, gpuIds: [] } });
const onPool = (night: number) => (night % 3 === 0 ? { machine: otherGpu } : {});

it.each<[string, readonly number[], (night: number) => Partial<HistoryRecord>, readonly string[]]>([
  ["two of three ranges on another GPU", [0.02, 0.03, 0], onOther, ["machine", "machine", ""]],
  ["one of three: it's that range", [0.02, 0, 0], onOther, ["sign", "", ""]],
  ["ranges that change opposite ways", [0.02, -0.02, 0], onOther, ["sign", "sign", ""]],
  ["two ranges are too few to tell", [0.02, 0.02], onOther, ["sign", "sign"]],
  ["on the same GPU it's the code", [0.02, 0.02, 0.02], () => ({}), ["sign", "sign", "sign"]],
  ["GPUs from a pool", [0.02, 0.02, 0.02], onPool, ["sign", "sign", "sign"]],
  ["unknown GPUs", [0.02, 0.02, 0.02], onUnknown, ["sign", "sign", "sign"]],
  ["nights of one commit", [0.02], () => ({ commit: madeRecord(1).commit }), ["machine"]],
])("decides whether the machine changed: %s", (_, sizes, own, expected) => {
  expect(states(sizes, own)).toEqual(expected);
});

describe("a pinned reference", () => {
  const reference = { label: "v1.2", commit: commitOf(4095) };
  /** The machine slows down on night 20, and the code by `size` on night 30. */
  const withReference = (size: number) =>
    madeNights(50, (night) => {
      const machine = step(20, 0.05)(night);
      const busyNs = rounds(night, 1.01 * machine * step(30, size)(night));
      return { reference, ranges: [madeHistoryRange({ busyNs, referenceBusyNs: rounds(night + 1, machine) })] };
    });

  it("removes the machine's effect from what's judged", () => {
    expect(onlySeries(withReference(0)).changes).toEqual([]);
    const { changes } = onlySeries(withReference(0.02));
    expect(changes.map(({ point, state }) => [point, state])).toEqual([[30, "sign"]]);
    expect(changes[0]?.changeRatio).toBeCloseTo(0.02, 2);
  });

  it("measures drift against the reference", () => {
    const { drift, points } = onlySeries(withReference(0.02));
    expect(drift).toMatchObject({ against: "reference", since: "v1.2", steps: 1 });
    expect(drift?.changeRatio).toBeCloseTo(1.01 * 1.02 - 1, 2);
    expect(points[0]?.referenceRatio).toBeCloseTo(1.01, 2);
  });

  it("isn't used if most nights lack it", () => {
    const records = withReference(0).map(({ path, record }, night) => {
      const lacking = record.ranges.map((range) => ({ ...range, referenceBusyNs: null }));
      return { path, record: night < 30 ? { ...record, ranges: lacking } : record };
    });
    expect(onlySeries(records).changes.map(({ point }) => point)).toEqual([20]);
  });
});

describe("drift", () => {
  it("compares the last level with the year's first ten points", () => {
    const levelOf = (night: number): number => (night < 100 ? 2 : 1 + 0.01 * Math.floor((night - 100) / 100));
    const { drift } = onlySeries(decodeAt(500, levelOf));
    expect(drift).toMatchObject({ against: "first-points", since: madeRecord(135).measuredAt, steps: 3 });
    expect(drift?.changeRatio).toBeCloseTo(0.03, 3);
  });

  it("needs twenty points", () => {
    expect(onlySeries(decodeAt(19, () => 1)).drift).toBeNull();
    expect(onlySeries(decodeAt(20, () => 1)).drift?.steps).toBe(0);
  });
});
