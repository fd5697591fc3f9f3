import { beforeAll, describe, expect, test } from "@jest/globals";
import { createCalibration } from "../../../src/features/calibrate/measure-noise.ts";
import { checkCalibration, findNoise, type CalibratedSubject } from "../../../src/compare/noise/calibration.ts";
import { noiseFloor } from "../../../src/compare/noise/estimate.ts";
import type { Calibration } from "../../../src/model/comparison/calibration.ts";
import { explainMisfit } from "../../../src/report/limitation-text.ts";
import { h100, profileOfTimes } from "../support/sides.ts";

/** Ten pairs, each kernel `noise` apart in every pair. */
function calibrated(noise: number): Calibration {
  const times = Array.from({ length: 10 }, () => 1_000_000);
  const head = times.map((ns, pair) => Math.round(ns * (pair % 4 < 2 ? 1 + noise : 1 - noise)));
  return createCalibration({
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
  ])("includes the spread of a $kind, with one degree of freedom less than pairs", (subject) => {
    const known = findNoise(calibration, { ...subject, range });
    expect(known).toEqual({ pairSpread: expect.closeTo(0.01, 2), degrees: 9, isOfHistory: false });
  });

  test.each<CalibratedSubject>([
    { kind: "kernel", name: "other", range },
    { kind: "family", name: "other", range },
    { kind: "range", name: "", range: { name: "decode", domain: "vLLM" } },
  ])("doesn't include what it didn't measure: $kind $name of $range", (subject) => {
    expect(findNoise(calibration, subject)).toBeNull();
  });

  test("is nothing if there's no calibration", () => {
    expect(findNoise(null, { kind: "range", name: "", range })).toBeNull();
  });

  test("limits detectable changes to the noise of its own rounds, by Student's 99th percentile", () => {
    expect(noiseFloor({ pairSpread: 0.01, degrees: 9 }, 3)).toBeCloseTo(
      Math.expm1((3.249836 * 0.01) / Math.sqrt(3)),
      7,
    );
  });
});

describe("a calibration", () => {
  const { machine, ranges } = profileOfTimes({ gemm: [1] });
  const side = { machine, captureMode: null, ranges };
  const on = (...gpus: (typeof h100)[]) => ({ ...side, machine: { ...machine, gpus } });
  const other = on({ ...h100, uuid: "GPU-other" });
  const skipping = (name: string) => ({
    ...side,
    ranges: ranges.map((range) => ({ ...range, name, skippedInstances: 1 })),
  });
  const captured = (captureMode: "all" | "range" | null) => ({ ...side, captureMode });
  type Side = Parameters<typeof checkCalibration>[1]["base"];

  test.each<{ name: string; madeWith?: "all" | "range"; base?: Side; head?: Side; why: RegExp | null }>([
    { name: "the same GPU and driver", why: null },
    { name: "base on another GPU", base: other, why: /not on NVIDIA H100 GPU-other/ },
    { name: "head on another GPU", head: other, why: /not on NVIDIA H100 GPU-other/ },
    { name: "an unknown GPU", head: on(), why: /we don't know which GPU/ },
    { name: "two GPUs", head: on(h100, h100), why: /used 2 GPUs/ },
    {
      name: "another driver",
      head: { ...side, machine: { ...machine, driver: "590.1" } },
      why: /driver 580\.1, not with driver 590\.1/,
    },
    { name: "the same captures", madeWith: "range", head: captured("range"), why: null },
    { name: "captures that one side doesn't know", madeWith: "range", head: captured(null), why: null },
    { name: "captures that the calibration doesn't know", head: captured("all"), why: null },
    { name: "shared captures", madeWith: "range", head: captured("all"), why: /not with shared captures/ },
    { name: "separate captures", madeWith: "all", head: captured("range"), why: /captures shared by all ranges/ },
    { name: "other instances of a range", head: skipping("decode"), why: /`skip` for decode/ },
    { name: "other instances of a range that it doesn't know", head: skipping("prefill"), why: null },
  ])("fits, or says why it doesn't: $name", ({ madeWith = null, base = side, head = side, why }) => {
    const fitting = checkCalibration({ ...calibrated(0.001), captureMode: madeWith }, { base, head });
    expect(fitting.calibration === null).toBe(why !== null);
    const text = fitting.misfit === null ? null : explainMisfit(fitting.misfit);
    expect(text).toEqual(why === null ? null : expect.stringMatching(why));
  });

  test("fits if none was given", () => {
    expect(checkCalibration(null, { base: side, head: side })).toEqual({ calibration: null, misfit: null });
  });
});
