import { beforeAll, describe, expect, test } from "@jest/globals";
import { calibrate } from "../../../src/compare/calibration/calibrate.ts";
import { fittingCalibration } from "../../../src/compare/calibration/fitting.ts";
import { calibratedNoise, type CalibratedSubject } from "../../../src/compare/calibration/known-noise.ts";
import { noiseFloor } from "../../../src/compare/noise/known-noise.ts";
import type { Calibration } from "../../../src/model/comparison/calibration.ts";
import { misfitText } from "../../../src/report/limitation-text.ts";
import { gpu, profileOfTimes } from "./support/profiles.ts";

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

describe("what a calibration knows", () => {
  const range = { name: "decode", domain: "" };
  let calibration: Calibration;
  beforeAll(() => {
    calibration = calibrated(0.01);
  });

  test.each<Omit<CalibratedSubject, "range">>([
    { kind: "range", name: "" },
    { kind: "family", name: "gemm" },
    { kind: "kernel", name: "gemm" },
  ])("of a $kind: its spread, with a degree less than pairs", (subject) => {
    const known = calibratedNoise(calibration, { ...subject, range });
    expect(known).toEqual({ pairSpread: expect.closeTo(0.01, 2), degrees: 9, isOfHistory: false });
  });

  test.each<CalibratedSubject>([
    { kind: "kernel", name: "other", range },
    { kind: "family", name: "other", range },
    { kind: "range", name: "", range: { name: "decode", domain: "vLLM" } },
  ])("what it didn't see, it doesn't know: $kind $name of $range", (subject) => {
    expect(calibratedNoise(calibration, subject)).toBeNull();
  });

  test("without one, nothing is known", () => {
    expect(calibratedNoise(null, { kind: "range", name: "", range })).toBeNull();
  });

  test("no smaller change can be told than its own rounds of the same code show, by Student's 99th percentile", () => {
    expect(noiseFloor({ pairSpread: 0.01, degrees: 9 }, 3)).toBeCloseTo(
      Math.expm1((3.249836 * 0.01) / Math.sqrt(3)),
      7,
    );
  });
});

describe("whether a calibration fits", () => {
  const { machine, ranges } = profileOfTimes({ gemm: [1] });
  const other = { ...machine, gpus: [{ ...gpu, uuid: "GPU-other" }] };
  test.each([
    ["the same GPU and driver", machine, machine, null],
    ["base on another GPU", other, machine, /not on NVIDIA H100 80GB HBM3 GPU-other/],
    ["head on another GPU", machine, other, /not on NVIDIA H100 80GB HBM3 GPU-other/],
    ["no GPU known", machine, { ...machine, gpus: [] }, /we don't know which GPU/],
    ["two GPUs", machine, { ...machine, gpus: [gpu, gpu] }, /this run used 2 GPUs/],
    ["another driver", machine, { ...machine, driver: "590.1" }, /driver 580.159.04, not with driver 590.1/],
  ])("%s", (_, base, head, why) => {
    const fitting = fittingCalibration(calibrated(0.001), {
      base: { machine: base, captureMode: null, ranges },
      head: { machine: head, captureMode: null, ranges },
    });
    expect(fitting.calibration === null).toBe(why !== null);
    expect(fitting.misfit === null ? null : misfitText(fitting.misfit)).toEqual(
      why === null ? null : expect.stringMatching(why),
    );
  });

  test.each([
    ["range", "range", null],
    ["range", null, null],
    [null, "all", null],
    ["range", "all", /a separate capture for each range, not with shared captures/],
    ["all", "range", /captures shared by all ranges, not with a separate capture for each/],
  ] as const)("made with captures of %s, for %s", (madeWith, captureMode, why) => {
    const side = { machine, captureMode, ranges };
    const { misfit } = fittingCalibration({ ...calibrated(0.001), captureMode: madeWith }, { base: side, head: side });
    expect(misfit === null ? null : misfitText(misfit)).toEqual(why === null ? null : expect.stringMatching(why));
  });

  test("made of other instances of a range that is compared", () => {
    const fits = (name: string) => {
      const skipping = ranges.map((range) => ({ ...range, name, skippedInstances: 1 }));
      const side = { machine, captureMode: null, ranges: skipping };
      return fittingCalibration(calibrated(0.001), { base: side, head: side }).misfit;
    };
    const misfit = fits("decode");
    expect(misfit === null ? null : misfitText(misfit)).toMatch(/with a different `skip` for decode/);
    expect(fits("prefill")).toBeNull();
  });

  test("none is not a misfit", () => {
    const side = { machine, captureMode: null, ranges };
    expect(fittingCalibration(null, { base: side, head: side })).toEqual({ calibration: null, misfit: null });
  });
});
