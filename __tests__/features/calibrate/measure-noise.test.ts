import { describe, expect, test } from "@jest/globals";
import { listChoices, createCalibration } from "../../../src/features/calibrate/measure-noise.ts";
import { calibrationSchema } from "../../../src/model/comparison/calibration.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { h100, profileOfTimes, withRounds } from "../../compare/support/sides.ts";
import { untracedRuns } from "../../compare/untraced/support/runs.ts";

const base = profileOfTimes({ gemm: [1000, 1000, 1000], norm: [500, 500, 500] });
const head = profileOfTimes({ gemm: [1010, 990, 1000], norm: [500, 500, 500] });
const quiet = { rounds: 2, latencyThreshold: 0.05, isAlarm: () => false };

describe("a calibration", () => {
  test("measures how much kernels, families, and ranges differ within pairs", () => {
    const calibration = createCalibration({ base, head, ...quiet });
    const [range] = calibration.ranges;
    // One of three degrees of freedom is the order's.
    const spread = (first: number, second: number): number =>
      Math.sqrt((first ** 2 + second ** 2 - (first - second) ** 2 / 3) / 2);
    const gemm = spread(Math.log(1.01), Math.log(0.99));
    const sum = spread(Math.log(1510 / 1500), Math.log(1490 / 1500));
    expect(range?.pairSpread).toBeCloseTo(sum, 12);
    expect(range?.families).toEqual([{ family: "gemm", pairSpread: expect.closeTo(sum, 12) }]);
    expect(range?.kernels).toEqual([
      { name: "gemm", pairSpread: expect.closeTo(gemm, 12) },
      { name: "norm", pairSpread: 0 },
    ]);
    expect(calibration).toMatchObject({ pairs: 3, gpu: { name: h100.name, uuid: h100.uuid } });
    expect(calibrationSchema.parse(JSON.parse(JSON.stringify(calibration)))).toEqual(calibration);
  });

  test("ignores drift that both rounds of a pair share", () => {
    const drifting = profileOfTimes({ gemm: [1000, 1100, 1210] });
    const [range] = createCalibration({ base: drifting, head: drifting, ...quiet }).ranges;
    expect(range?.pairSpread).toBe(0);
  });

  test("ignores that the second round of a pair is slower", () => {
    const calibrated = (before: readonly number[], after: readonly number[]) =>
      createCalibration({ base: profileOfTimes({ gemm: before }), head: profileOfTimes({ gemm: after }), ...quiet })
        .ranges[0];
    const range = calibrated([1000, 1025, 1000, 1025], [1025, 1000, 1025, 1000]);
    expect(range?.kernels).toEqual([{ name: "gemm", pairSpread: expect.closeTo(0, 9) }]);
    expect(range?.pairSpread).toBeCloseTo(0, 9);
    // The same sizes in another order are noise.
    expect(calibrated([1000, 1000, 1025, 1025], [1025, 1025, 1000, 1000])?.pairSpread).toBeGreaterThan(0.02);
  });

  test("measures a range's GPU busy time and wall time", () => {
    const sideOf = (busy: readonly number[], wall: readonly number[]): Profile =>
      withRounds(profileOfTimes({ gemm: [1000, 1000, 1000] }), (index) => ({
        gpuBusyNs: busy[index] ?? 0,
        wallNs: wall[index] ?? 0,
      }));
    const [range] = createCalibration({
      base: sideOf([900, 900, 900], [5000, 5000, 5000]),
      head: sideOf([900, 900, 909], [5000, 5250, 5000]),
      ...quiet,
    }).ranges;
    const one = (change: number): number => (Math.log(change) * Math.sqrt(2 / 3)) / Math.sqrt(2);
    expect(range).toMatchObject({
      pairSpread: expect.closeTo(one(1.01), 9),
      wallSpread: expect.closeTo(one(1.05), 9),
      kernels: [{ name: "gemm", pairSpread: 0 }],
    });
    const without = sideOf([900, 900, 900], [0, 0, 0]);
    expect(createCalibration({ base: without, head: without, ...quiet }).ranges).toMatchObject([{ wallSpread: null }]);
  });

  test("reads an older file without wall time", () => {
    const made = createCalibration({ base, head, ...quiet });
    const ranges = made.ranges.map((range) => ({ ...range, wallSpread: undefined }));
    expect(calibrationSchema.parse(JSON.parse(JSON.stringify({ ...made, ranges }))).ranges).toMatchObject([
      { name: "decode", wallSpread: null },
    ]);
  });

  test("leaves out pairs in which the GPU was throttled", () => {
    const calibrated = (...factors: readonly number[]) => {
      const ns = factors.map((factor) => 1000 * factor);
      const steady = [1000, 1000, 1000];
      const before = profileOfTimes({ a: steady, b: steady, c: steady, d: steady });
      return createCalibration({ base: before, head: profileOfTimes({ a: ns, b: ns, c: ns, d: ns }), ...quiet });
    };
    expect(calibrated(1, 1, 1.1)).toMatchObject({ pairs: 3, ranges: [{ pairs: 2, pairSpread: 0 }] });
    // The pairs that are left both began with base.
    expect(calibrated(1, 1.1, 1).ranges).toEqual([]);
    // Which rounds were throttled is not known.
    expect(calibrated(1, 1.1, 1.1).ranges).toEqual([]);
  });

  test("leaves out kernels that some rounds lack", () => {
    const some = profileOfTimes({ gemm: [1000, 1000, 1000], rare: [null, 10, 10] });
    expect(createCalibration({ base: some, head: some, ...quiet }).ranges[0]?.kernels.map(({ name }) => name)).toEqual([
      "gemm",
    ]);
  });
});

test("counts false alarms over all choices of pairs", () => {
  const seen: number[][] = [];
  const isAlarm = (one: Profile, other: Profile): boolean => {
    const times = other.ranges[0]?.kernels[0]?.rounds.map((round) => round?.totalNs ?? 0) ?? [];
    expect(one.rounds).toHaveLength(2);
    seen.push(times);
    return times.includes(1010);
  };
  expect(createCalibration({ base, head, rounds: 2, latencyThreshold: 0.05, isAlarm }).falseAlarms).toEqual({
    rounds: 2,
    comparisons: 3,
    alarms: 2,
  });
  expect(seen).toEqual([
    [1010, 990],
    [1010, 1000],
    [990, 1000],
  ]);
});

test.each([
  [5, 3, 120, 10],
  [3, 3, 120, 1],
  [20, 3, 120, 120],
  [4, 1, 2, 2],
])("chooses, from %s numbers, %s at a time and at most %s times, %s distinct sets", (count, size, most, expected) => {
  const all = listChoices(count, size, most);
  expect(all).toHaveLength(expected);
  expect(new Set(all.map(String)).size).toBe(expected);
  for (const chosen of all) {
    expect(chosen).toEqual([...new Set(chosen)].sort((a, b) => a - b));
    expect(chosen).toHaveLength(size);
    expect(chosen.every((number) => number >= 0 && number < count)).toBe(true);
  }
});

describe("rounds that can't be calibrated", () => {
  const other = profileOfTimes({ gemm: [1, 1, 1] }, { ...h100, uuid: "GPU-other" });
  const unknown = (profile: Profile) => ({ ...profile, machine: { ...profile.machine, gpus: [] } });
  const elsewhere = { ...head, ranges: head.ranges.map((range) => ({ ...range, name: "prefill" })) };
  test.each<[string, Profile, Profile, number, RegExp]>([
    ["fewer pairs than a comparison has", base, head, 4, /at least 4 pairs/],
    ["a round without its neighbor", base, profileOfTimes({ gemm: [1, 1] }), 2, /the sides have 3 and 2 rounds/],
    ["rounds on two GPUs", base, other, 2, /the same GPU/],
    ["rounds on an unknown GPU", unknown(base), unknown(head), 2, /We don't know which GPU/],
    ["a range that only one side has", base, elsewhere, 2, /decode is in only one half/],
  ])("refuses to calibrate %s", (_, one, two, rounds, message) => {
    expect(() =>
      createCalibration({ base: one, head: two, rounds, latencyThreshold: 0.05, isAlarm: () => false }),
    ).toThrow(message);
  });
});

test("derives the detectable slowdown of wall time from untraced runs", () => {
  const noise = [1, 1.01, 0.99, 1.005, 1, 0.995, 1.01, 1];
  const processes = noise.map((ratio) => [1, 1.002, 1.004].map((one) => Math.round(1e8 * ratio * one)));
  const { ranges } = createCalibration({
    base: { ...base, untraced: untracedRuns(processes, "base") },
    head: { ...head, untraced: untracedRuns(processes.toReversed(), "head") },
    ...quiet,
  });
  expect(ranges[0]?.latency).toMatchObject({ processes: 8, statistic: "median" });
  expect(Math.abs(ranges[0]?.latency?.changeRatio ?? 1)).toBeLessThan(0.005);
  expect(ranges[0]?.latency?.detectableRatio).toBeGreaterThan(0.05);
  expect(ranges[0]?.latency?.detectableRatio).toBeLessThan(0.08);
  expect(createCalibration({ base, head, ...quiet }).ranges[0]?.latency).toBeNull();
});
