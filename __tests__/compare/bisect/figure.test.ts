import { describe, expect, test } from "@jest/globals";
import { changeOf, figureOf } from "../../../src/compare/bisect/figure.ts";
import { compared, decode, madeReason, near, theRange } from "../support/sides.ts";

const gemm = (ns: number) => ({ name: "gemm", ns: near(ns) });
const norm = (ns: number) => ({ name: "norm", ns: near(ns), family: "norm" });
const base = decode([gemm(900_000), norm(100_000)]);

describe("what a bisect asks about", () => {
  test("a range that's slower on the GPU", () => {
    const comparison = compared(base, decode([gemm(1_000_000), norm(100_000)]));
    expect(figureOf(comparison)).toEqual({ kind: "gpu-time", range: "decode" });
  });

  test("a kernel, where the range isn't", () => {
    const comparison = compared(base, decode([gemm(880_000), norm(120_000)]), {
      overrides: ["compare.fail-on=kernel"],
    });
    const figure = figureOf(comparison);
    expect(figure).toMatchObject({ range: "decode", name: "norm" });
    if (figure === null) return;
    expect(changeOf(comparison, figure)?.log).toBeCloseTo(Math.log(1.2), 2);
  });

  test("a count", () => {
    const head = decode([gemm(900_000), norm(100_000)], { launches: 48 });
    const comparison = compared(base, head);
    expect(figureOf(comparison)).toEqual({ kind: "count", range: "decode", name: "launches" });
    expect(changeOf(comparison, { kind: "count", range: "decode", name: "launches" })).toMatchObject({
      log: Math.log(48 / 32),
      standardError: 0,
    });
  });

  test("wall time and metrics, by the reason", () => {
    const comparison = compared(base, base);
    const latency = madeReason({ id: "latency-regressed", verdict: "regressed" });
    const metric = madeReason({
      id: "metric-regressed",
      verdict: "regressed",
      reported: "tpot",
      reportedKind: "reported",
    });
    expect(figureOf({ ...comparison, reasons: [latency] })).toEqual({ kind: "wall-time", range: "decode" });
    expect(figureOf({ ...comparison, reasons: [metric] })).toEqual({
      kind: "metric",
      name: "tpot",
      metricKind: "reported",
    });
  });

  test("the first range's time on the GPU, where nothing is red", () => {
    expect(figureOf(compared(base, base))).toEqual({ kind: "gpu-time", range: "decode" });
  });
});

describe("an estimate of a comparison", () => {
  test("has the comparison's change and 95% interval", () => {
    const comparison = compared(base, decode([gemm(1_000_000), norm(100_000)]));
    const { changeRatio, lowRatio, highRatio } = theRange(comparison).gpuBusyTime;
    const change = changeOf(comparison, { kind: "gpu-time", range: "decode" });
    expect(change?.log).toBeCloseTo(Math.log1p(changeRatio ?? 0), 12);
    // Student's 97.5th percentile of 8 degrees.
    const half = (Math.log1p(highRatio ?? 0) - Math.log1p(lowRatio ?? 0)) / 2;
    expect([change?.degrees, change?.standardError]).toEqual([8, expect.closeTo(half / 2.306, 5)]);
    expect(change?.least).toBeCloseTo(Math.log1p(0.0088), 12);
  });

  test("is none where the range or the kernel isn't there, or one round shows no interval", () => {
    const one = compared(decode([{ name: "gemm", ns: [100] }]), decode([{ name: "gemm", ns: [200] }]));
    expect(changeOf(one, { kind: "gpu-time", range: "decode" })).toBeNull();
    expect(changeOf(compared(base, base), { kind: "gpu-time", range: "prefill" })).toBeNull();
    expect(changeOf(compared(base, base), { kind: "kernel", range: "decode", name: "softmax" })).toBeNull();
  });
});
