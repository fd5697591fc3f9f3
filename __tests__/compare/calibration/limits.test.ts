import { beforeAll, describe, expect, test } from "@jest/globals";
import { calibrate } from "../../../src/compare/calibration/calibrate.ts";
import { fittingCalibration } from "../../../src/compare/calibration/fitting.ts";
import { limitsFor, type LimitSubject, type LimitsInput } from "../../../src/compare/calibration/limits.ts";
import type { Calibration } from "../../../src/model/comparison/calibration.ts";
import type { Config } from "../../../src/model/config.ts";
import { configOf } from "../../support/config.ts";
import { misfitText } from "../../../src/report/limitation-text.ts";
import { gpu, profileOfTimes } from "./support/profiles.ts";

const range = { name: "decode", domain: "" };
const ofRange: LimitSubject = { kind: "range", range, name: "", ownThreshold: null };
const ofKernel: LimitSubject = { kind: "kernel", range, name: "gemm", ownThreshold: null };
const ofFamily: LimitSubject = { kind: "family", range, name: "gemm", ownThreshold: null };
const ofWall: LimitSubject = { kind: "wall", range, name: "", ownThreshold: null };

let policy: Config["compare"];
let input: LimitsInput;
beforeAll(() => {
  policy = configOf().compare;
  input = { policy, calibration: null, sameGpu: true, rounds: 3 };
});

/** Ten pairs, each kernel `noise` apart in every pair. */
function calibrated(noise: number): Calibration {
  const times = Array.from({ length: 10 }, () => 1_000_000);
  const head = times.map((ns, pair) => Math.round(ns * (pair % 4 < 2 ? 1 + noise : 1 - noise)));
  return calibrate({
    base: profileOfTimes({ gemm: times }),
    head: profileOfTimes({ gemm: head }),
    rounds: 3,
    latencyThreshold: 0.05,
    isAlarm: () => false,
  });
}

test("without a calibration the policy's thresholds hold, in ratios", () => {
  const plain = { singleRound: 0.05, singleRoundAlone: 0.05, floor: 0, known: null };
  expect(limitsFor(ofRange, input)).toEqual({ ...plain, threshold: 0.0088, spreadFactor: 0 });
  expect(limitsFor(ofKernel, input)).toEqual({ ...plain, singleRoundAlone: 0.2, threshold: 0.043, spreadFactor: 3 });
  expect(limitsFor({ ...ofKernel, ownThreshold: 0.03 }, input).singleRoundAlone).toBe(0.05);
  expect(limitsFor({ ...ofFamily, concentration: 0.75 }, input).singleRoundAlone).toBeCloseTo(0.15);
  expect(limitsFor(ofFamily, input)).toEqual({ ...plain, threshold: 0.02, spreadFactor: 3 });
  expect(limitsFor(ofWall, input)).toEqual({ ...plain, threshold: 0.1, spreadFactor: 3 });
});

test("a threshold for just this comes first", () => {
  expect(limitsFor({ ...ofKernel, ownThreshold: 0.08 }, input).threshold).toBe(0.08);
  expect(limitsFor({ ...ofRange, ownThreshold: 0.004 }, input).threshold).toBe(0.004);
  expect(limitsFor(ofRange, { ...input, policy: { ...policy, "range-threshold": 2 } }).threshold).toBe(0.02);
});

describe("with a calibration", () => {
  test("a range may change by 0.55 %, or by what A/A pairs reach one time in a hundred", () => {
    const calm = limitsFor(ofRange, { ...input, calibration: calibrated(0.001) });
    expect(calm.threshold).toBe(0.0055);
    // Student's t with 9 degrees at 99.5 %: 3.250.
    expect(calm.floor).toBeCloseTo((3.25 * (calm.known?.pairSpread ?? 0)) / Math.sqrt(3), 5);
    expect(calm.known).toEqual({ pairSpread: expect.closeTo(0.001, 3), degrees: 9 });
    expect(limitsFor(ofRange, { ...input, calibration: calibrated(0.005) }).floor).toBeGreaterThan(0.009);
  });

  test("more rounds lower the floor", () => {
    const calibration = calibrated(0.004);
    const floor = (rounds: number): number => limitsFor(ofKernel, { ...input, calibration, rounds }).floor;
    expect(floor(12)).toBeCloseTo(floor(3) / 2, 4);
  });

  test("wall time has its own spread, and none in an earlier file", () => {
    const learned = calibrated(0.001);
    const withWall = (wallSpread: number | null): Calibration => ({
      ...learned,
      ranges: learned.ranges.map((one) => ({ ...one, wallSpread })),
    });
    const known = (wallSpread: number | null) =>
      limitsFor(ofWall, { ...input, calibration: withWall(wallSpread) }).known;
    expect(known(0.02)).toEqual({ pairSpread: 0.02, degrees: 9 });
    expect(known(null)).toBeNull();
  });

  test("what it did not see is judged as without it", () => {
    const calibration = calibrated(0.001);
    const without = limitsFor(ofRange, input);
    expect(limitsFor({ ...ofKernel, name: "other" }, { ...input, calibration })).toEqual(limitsFor(ofKernel, input));
    const other = { ...ofRange, range: { name: "decode", domain: "vLLM" } };
    expect(limitsFor(other, { ...input, calibration })).toEqual(without);
  });
});

test("on two GPUs, no small change counts, whatever is asked", () => {
  const apart = { ...input, sameGpu: false };
  expect(limitsFor(ofRange, apart).threshold).toBe(0.015);
  expect(limitsFor({ ...ofKernel, ownThreshold: 0.001 }, apart).threshold).toBe(0.045);
  expect(limitsFor(ofFamily, apart).threshold).toBe(0.02);
});

describe("whether a calibration fits", () => {
  const machine = profileOfTimes({ gemm: [1] }).machine;
  const other = { ...machine, gpus: [{ ...gpu, uuid: "GPU-other" }] };
  test.each([
    ["the same GPU and driver", machine, machine, null],
    ["base on another GPU", other, machine, /not on NVIDIA H100 80GB HBM3 GPU-other/],
    ["head on another GPU", machine, other, /not on NVIDIA H100 80GB HBM3 GPU-other/],
    ["no GPU known", machine, { ...machine, gpus: [] }, /is not known/],
    ["two GPUs", machine, { ...machine, gpus: [gpu, gpu] }, /there were 2 GPUs/],
    ["another driver", machine, { ...machine, driver: "590.1" }, /driver 580.159.04, not with driver 590.1/],
  ])("%s", (_, base, head, why) => {
    const fitting = fittingCalibration(calibrated(0.001), { base, head });
    expect(fitting.calibration === null).toBe(why !== null);
    expect(fitting.misfit === null ? null : misfitText(fitting.misfit)).toEqual(
      why === null ? null : expect.stringMatching(why),
    );
  });

  test("none is not a misfit", () => {
    expect(fittingCalibration(null, { base: machine, head: machine })).toEqual({ calibration: null, misfit: null });
  });
});
