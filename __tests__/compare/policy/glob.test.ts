import { describe, expect, test } from "@jest/globals";
import { matchesKernel, matchesRange } from "../../../src/compare/policy/glob.ts";
import { matchesGlob } from "../../../src/model/text/glob.ts";
import { findThreshold } from "../../../src/compare/policy/thresholds.ts";
import { configOf } from "../../support/config.ts";

describe("globs", () => {
  test.each([
    ["flash*", "flash_fwd", true],
    ["flash*", "my_flash", false],
    ["*flash*", "my_flash_fwd", true],
    ["a?c", "abc", true],
    ["a?c", "ac", false],
    ["*", "", true],
    ["", "", true],
    ["a*b*c", "a-b-b-c", true],
    ["a*b*c", "a-b-b-d", false],
    ["a.c", "abc", false],
    ["a\\*c", "a*c", true],
    ["a\\*c", "abc", false],
    ["k<(int)1>*", "k<(int)1>(float *)", true],
    ["*ü*", "grün", true],
  ])("match: %s and %s: %s", (glob, text, expected) => {
    expect(matchesGlob(glob, text)).toBe(expected);
  });

  test("matches many stars and a hostile name in time", () => {
    expect(matchesGlob("*a*a*a*a*a*a*b", "a".repeat(20_000))).toBe(false);
  });

  test("matches a kernel's literal name, even with stars", () => {
    expect(matchesKernel("void k(char *)", ["void k(char *)", "k"])).toBe(true);
    expect(matchesKernel("k", ["void k(char *)", "k"])).toBe(true);
  });
});

test.each([
  ["decode", "decode", "", true],
  ["decode", "decode", "LLM", false],
  ["decode@LLM", "decode", "LLM", true],
  ["decode@*", "decode", "LLM", true],
  ["decode@*", "decode", "", true],
  ["dec*", "decode", "", true],
  ["a\\@b", "a@b", "", true],
  ["a\\@b@D", "a@b", "D", true],
])("matches the range pattern %s with %s of domain %j: %s", (pattern, name, domain, expected) => {
  expect(matchesRange(pattern, { name, domain })).toBe(expected);
});

describe("compare.thresholds", () => {
  const policy = configOf(
    'compare.thresholds=[{"range":"decode","threshold":2},{"family":"gemm","threshold":4},{"kernel":"flash*","threshold":6},{"range":"prefill","kernel":"flash*","threshold":9},{"family":"gemm","kernel":"nvjet*","threshold":7}]',
  ).compare;
  const decode = { name: "decode", domain: "" };
  const prefill = { name: "prefill", domain: "" };
  const plain = { concentration: 0, isCalibrated: false };
  test.each([
    { of: { range: decode, family: null, kernels: null }, threshold: 0.02 },
    { of: { range: prefill, family: null, kernels: null }, threshold: null },
    { of: { range: decode, family: "gemm", kernels: null }, threshold: 0.04 },
    { of: { range: decode, family: "norm", kernels: null }, threshold: null },
    { of: { range: decode, family: "attention", kernels: ["flash_fwd"] }, threshold: 0.06 },
    { of: { range: prefill, family: "attention", kernels: ["flash_fwd"] }, threshold: 0.09 },
    { of: { range: decode, family: "gemm", kernels: ["nvjet_x"] }, threshold: 0.07 },
    { of: { range: decode, family: "gemm", kernels: ["cutlass"] }, threshold: null },
  ])("apply to the most specific match, $of: $threshold", ({ of, threshold }) => {
    const found = findThreshold({ ...of, ...plain }, policy);
    expect(found.isOwn ? found.ratio : null).toBe(threshold);
  });

  test.each([
    { of: { range: prefill, family: null, kernels: null, ...plain }, threshold: 0.0088 },
    { of: { range: prefill, family: null, kernels: null, ...plain, isCalibrated: true }, threshold: 0.0055 },
    { of: { range: prefill, family: "norm", kernels: null, ...plain }, threshold: 0.02 },
    { of: { range: prefill, family: "norm", kernels: null, ...plain, concentration: 1 }, threshold: 0.043 },
    { of: { range: prefill, family: "norm", kernels: ["k"], ...plain }, threshold: 0.043 },
  ])("default to the general one, $of: $threshold", ({ of, threshold }) => {
    expect(findThreshold(of, policy)).toEqual({ ratio: threshold, isOwn: false });
  });

  test("applies a range's own threshold only to ranges", () => {
    const own = configOf("compare.range-threshold=3").compare;
    const range = { range: prefill, family: null, kernels: null, ...plain };
    expect(findThreshold(range, own)).toEqual({ ratio: 0.03, isOwn: true });
    expect(findThreshold({ ...range, family: "norm" }, own)).toMatchObject({ isOwn: false });
  });
});
