import { describe, expect, test } from "@jest/globals";
import {
  dimensionsText,
  distinctSamples,
  launchText,
  findMeasuredLaunch,
  measuredShare,
} from "../../../src/model/ncu/measured-launch.ts";
import { madeKernel, madeRange, madeSample, madeVariant, noShares } from "../../fixtures/profiles.ts";

const round = (launches: number, totalNs = 1) => ({
  launches,
  totalNs,
  medianNs: 1,
  minNs: 1,
  maxNs: 1,
  spread: 0,
  ...noShares,
});

describe("a launch that was measured", () => {
  const shape = { grid: [4, 4, 1] as [number, number, number], block: [128, 1, 1] as [number, number, number] };
  const kernel = madeKernel({
    rounds: [round(12), round(12), round(47)],
    variants: [
      madeVariant({ ...shape, rounds: [round(10), round(10), round(40)] }),
      madeVariant({ grid: [8, 1, 1], block: [64, 2, 1], rounds: [round(2), null, null] }),
      // As it is compiled otherwise: ncu's rows do not tell it from the first.
      madeVariant({ ...shape, registersPerThread: 64, rounds: [null, round(2), round(3)] }),
      madeVariant({ ...shape, dynamicSharedBytes: 4096, rounds: [null, null, round(4)] }),
    ],
  });

  test.each([
    [0, { ...shape, matchingLaunches: [10, 12, 43] }],
    [1, { grid: [8, 1, 1], block: [64, 2, 1], matchingLaunches: [2, 0, 0] }],
    [3, { ...shape, matchingLaunches: [0, 0, 4] }],
    // The profile doesn't have this variant.
    [4, null],
  ])("stands for those of its grid, block and shared memory, in each round: variant %i", (variant, launch) => {
    expect(findMeasuredLaunch(kernel, { variant })).toEqual(launch);
  });

  test("of several samples those of other launches are told apart, the first of each kind", () => {
    const ncu = [0, 2, 1, 0, 3, 1].map((variant, id) => ({ ...madeSample({}), id, variant }));
    expect(distinctSamples({ ...kernel, ncu }).map(({ id }) => id)).toEqual([0, 2, 4]);
    expect(distinctSamples({ ...kernel, ncu: [] })).toEqual([]);
  });

  test("is written as grid and block", () => {
    expect(launchText({ grid: [4, 4, 1], block: [128, 1, 1] })).toBe("4×4, 128");
  });
});

test.each([
  [[4, 4, 1], "4×4"],
  [[1, 1, 1], "1"],
  [[1, 1, 7], "1×1×7"],
  [[11, 1, 1], "11"],
] as const)("%j is written %s", (dimensions, text) => {
  expect(dimensionsText(dimensions)).toBe(text);
});

test("what the measured launches stand for: all launches of their grids, as a share of the range's kernel time", () => {
  const variants = [600_000, 300_000].map((ns, at) => madeVariant({ grid: [at + 1, 1, 1], rounds: [round(1, ns)] }));
  const share = (...measured: number[]) => {
    const ncu = measured.map((variant) => madeSample({}, { variant }));
    return measuredShare(madeRange({ kernels: [madeKernel({ rounds: [round(2, 900_000)], variants, ncu })] }));
  };
  expect([share(), share(0), share(1, 1), share(0, 1)]).toEqual([null, 0.6, 0.3, 0.9]);
});
