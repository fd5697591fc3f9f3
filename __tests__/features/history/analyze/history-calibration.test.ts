import { describe, expect, it } from "@jest/globals";
import { findNoise } from "../../../../src/compare/noise/calibration.ts";
import { analyzeHistory } from "../../../../src/features/history/analyze/analyze-history.ts";
import { calibrateFromHistory } from "../../../../src/features/history/analyze/history-calibration.ts";
import { estimateEffect } from "../../../../src/compare/noise/estimate.ts";
import { calibrationSchema } from "../../../../src/model/comparison/calibration.ts";
import type { HistoryRecord } from "../../../../src/features/history/model/record.ts";
import { commitOf, madeHistoryRange, madeNights } from "../support/history.ts";
import { otherGpu } from "./support/nights.ts";

const machine = { gpu: { name: "H100", uuid: "GPU-1" }, gpuId: "aaaaaaaaaaaa", driver: "580.65" };
interface Nights {
  /** What the rounds of a night differ by. */
  readonly within?: number;
  readonly levelOf?: (night: number) => number;
  readonly own?: (night: number) => Partial<HistoryRecord>;
}

/** Nights of one level, each 0.2% from the one before. */
function calibrationOf(nights: number, { within = 0.0001, levelOf = () => 1, own = () => ({}) }: Nights = {}) {
  const records = madeNights(nights, (night) => {
    const value = 1e6 * levelOf(night) * (1 + 0.001 * ((night % 2) * 2 - 1));
    return {
      ranges: [madeHistoryRange({ busyNs: [value, value * (1 - within), value * (1 + within)], skippedInstances: 2 })],
      ...own(night),
    };
  });
  return calibrateFromHistory(analyzeHistory(records, []), "bench", machine);
}

describe("a history's calibration", () => {
  it("calibrates a GPU from its nights", () => {
    const calibration = calibrationOf(31);
    expect(calibration).toMatchObject({
      ...{ from: "history", gpu: machine.gpu, driver: "580.65", captureMode: "range", pairs: 10, falseAlarms: null },
      ...{ createdAt: "2026-01-31T03:00:00.000Z", source: { repository: null, commit: commitOf(30) } },
    });
    expect(calibration?.ranges).toMatchObject([
      { name: "decode", domain: "", skippedInstances: 2, pairs: 10, families: [], kernels: [] },
    ]);
    expect(calibration?.ranges[0]?.pairSpread).toBeCloseTo(0.002 / 1.645, 5);
    expect(calibrationSchema.parse(calibration)).toEqual(calibration);
  });

  it("needs 31 nights on that GPU", () => {
    expect(calibrationOf(30)).toBeNull();
    const onOther = (night: number) => (night % 2 === 0 ? {} : { machine: otherGpu });
    expect(calibrationOf(62, { own: onOther })?.pairs).toBe(10);
    const lacking: ((night: number) => Partial<HistoryRecord>)[] = [
      onOther,
      () => ({ machine: { ...otherGpu, gpuIds: ["aaaaaaaaaaaa", "bbbbbbbbbbbb"] } }),
      (night) => (night < 40 ? { machine: { ...otherGpu, driver: "1" } } : {}),
      () => ({ run: { id: 1, attempt: 1, job: "other" } }),
    ];
    for (const own of lacking) expect(calibrationOf(60, { own })).toBeNull();
  });

  it("ignores steps and a tenth of the nights", () => {
    const plain = calibrationOf(60)?.ranges[0]?.pairSpread;
    const withStep = calibrationOf(60, { levelOf: (night) => (night < 30 ? 1 : 1.1) })?.ranges[0];
    expect(withStep?.pairSpread).toBeCloseTo(plain ?? 0, 9);
    const withOutliers = calibrationOf(60, { levelOf: (night) => (night === 20 || night === 40 ? 1.3 : 1) })?.ranges[0];
    expect(withOutliers?.pairSpread).toBeCloseTo(plain ?? 0, 9);
  });

  it("never has less noise than rounds within a night", () => {
    // Of three values 1% apart, the standard deviation is 1%; a pair varies by √2 of that, and the median of three is low.
    expect(calibrationOf(31, { within: 0.01 })?.ranges[0]?.pairSpread).toBeCloseTo(
      (0.01 * Math.SQRT2) / (1 - 1 / 9) ** 1.5,
      3,
    );
  });

  it("doesn't lower the noise of rounds", () => {
    const known = findNoise(calibrationOf(61), {
      kind: "range",
      range: { name: "decode", domain: "" },
      name: "",
    });
    if (known === null) throw new Error("Nothing known.");
    const width = (isOfHistory: boolean): number => {
      const values = { base: [1, 1, 1], head: [1.004, 1, 0.996], interleaved: true };
      const { low, high } = estimateEffect(values, { ...known, isOfHistory });
      return (high ?? 0) - (low ?? 0);
    };
    expect(known.isOfHistory).toBe(true);
    // Three pairs that vary by 0.4%, with many degrees of freedom for the interval: 2 · 2.1 · 0.4% / √3.
    expect(width(true)).toBeCloseTo(0.0096, 3);
    expect(width(false)).toBeLessThan(0.5 * width(true));
  });

  it("doesn't cover kernels or wall time", () => {
    const calibration = calibrationOf(31);
    const range = { name: "decode", domain: "" };
    expect(findNoise(calibration, { kind: "wall", range, name: "" })).toBeNull();
    expect(findNoise(calibration, { kind: "kernel", range, name: "gemm" })).toBeNull();
  });
});
