import { describe, expect, test } from "@jest/globals";
import { readFigureChange, chooseFigure } from "../../../../src/features/bisect/search/figure.ts";
import type { Reason } from "../../../../src/model/comparison/reason.ts";
import { compared, decode, madeReason, near, theRange } from "../../../compare/support/sides.ts";

const gemm = (ns: number) => ({ name: "gemm", ns: near(ns) });
const norm = (ns: number) => ({ name: "norm", ns: near(ns), family: "norm" });
const base = decode([gemm(900_000), norm(100_000)]);

describe("chooseFigure", () => {
  test("chooses the GPU time of a range that's slower there", () => {
    const comparison = compared(base, decode([gemm(1_000_000), norm(100_000)]));
    expect(chooseFigure(comparison)).toEqual({ kind: "gpu-time", range: "decode" });
  });

  test("chooses a kernel family if the range isn't slower", () => {
    const overrides = ["compare.fail-on=kernel"];
    const comparison = compared(base, decode([gemm(880_000), norm(120_000)]), { overrides });
    const figure = { kind: "family", range: "decode", name: "norm" } as const;
    expect(chooseFigure(comparison)).toEqual(figure);
    expect(readFigureChange(comparison, figure)?.log).toBeCloseTo(Math.log(1.2), 2);
  });

  test("chooses a count that rose", () => {
    const figure = { kind: "count", range: "decode", name: "launches" } as const;
    const comparison = compared(base, decode([gemm(900_000), norm(100_000)], { launches: 48 }));
    expect(chooseFigure(comparison)).toEqual(figure);
    expect(readFigureChange(comparison, figure)).toMatchObject({ log: Math.log(48 / 32), standardError: 0 });
  });

  test("chooses wall time or a metric", () => {
    const comparison = compared(base, base);
    const figure = (change: Partial<Reason>) =>
      chooseFigure({ ...comparison, reasons: [madeReason({ verdict: "regressed", ...change })] });
    expect(figure({ id: "latency-regressed" })).toEqual({ kind: "wall-time", range: "decode" });
    const metric = { id: "metric-regressed", reported: "tpot", reportedKind: "reported" } as const;
    expect(figure(metric)).toEqual({ kind: "metric", name: "tpot", metricKind: "reported" });
  });

  test("chooses the first range's GPU time if nothing is red", () => {
    expect(chooseFigure(compared(base, base))).toEqual({ kind: "gpu-time", range: "decode" });
  });
});

describe("readFigureChange", () => {
  test("keeps the comparison's change and 95% interval", () => {
    const comparison = compared(base, decode([gemm(1_000_000), norm(100_000)]));
    const { changeRatio, lowRatio, highRatio } = theRange(comparison).gpuBusyTime;
    const change = readFigureChange(comparison, { kind: "gpu-time", range: "decode" });
    expect(change?.log).toBeCloseTo(Math.log1p(changeRatio ?? 0), 12);
    // Student's 97.5th percentile of 8 degrees.
    const half = (Math.log1p(highRatio ?? 0) - Math.log1p(lowRatio ?? 0)) / 2;
    expect([change?.degrees, change?.standardError]).toEqual([8, expect.closeTo(half / 2.306, 5)]);
    expect(change?.least).toBeCloseTo(Math.log1p(0.0088), 12);
  });

  test("returns null for a missing range or kernel, or a single round", () => {
    const one = compared(decode([{ name: "gemm", ns: [100] }]), decode([{ name: "gemm", ns: [200] }]));
    expect(readFigureChange(one, { kind: "gpu-time", range: "decode" })).toBeNull();
    expect(readFigureChange(compared(base, base), { kind: "gpu-time", range: "prefill" })).toBeNull();
    expect(readFigureChange(compared(base, base), { kind: "kernel", range: "decode", name: "softmax" })).toBeNull();
  });
});
