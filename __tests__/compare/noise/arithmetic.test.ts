import { describe, expect, test } from "@jest/globals";
import {
  normalCdf,
  studentTDensity,
  studentTQuantile,
  ratiosBeyondInterval,
} from "../../../src/compare/noise/distributions.ts";

describe("Student's t", () => {
  // From the printed tables (NIST/SEMATECH e-Handbook, 1.3.6.7.2), and one tail far out.
  test.each([
    [0.975, 1, 12.706],
    [0.975, 2, 4.303],
    [0.975, 3, 3.182],
    [0.975, 5, 2.571],
    [0.975, 12, 2.179],
    [0.975, 100, 1.984],
    [0.95, 2, 2.92],
    [0.995, 10, 3.169],
    [0.999, 1, 318.309],
  ])("computes Student's quantile of %s with %s degrees: %s", (probability, degrees, expected) => {
    expect(studentTQuantile(probability, degrees)).toBeCloseTo(expected, 3);
  });

  test("approaches the normal distribution with many degrees", () => {
    expect(normalCdf(studentTQuantile(0.975, 100_000))).toBeCloseTo(0.975, 5);
  });

  test.each([
    [0.4, 3],
    [1, 3],
    [0.975, 0],
    [0.975, 1.5],
  ])("refuses the quantile of %s with %s degrees", (probability, degrees) => {
    expect(() => studentTQuantile(probability, degrees)).toThrow(RangeError);
  });
});

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1.959963984540054, 0.025],
  [3, 0.9986501019683699],
  [-6, 9.865876450376946e-10],
  [9, 1],
  [-9, 0],
])("computes P(Z <= %s) as %s", (x, expected) => {
  expect(normalCdf(x)).toBeCloseTo(expected, 12);
});

describe("the density of Student's t", () => {
  test.each([1, 2, 3, 8, 30])("adds the density up to the chances of the quantiles with %i degrees", (degrees) => {
    const quantile = studentTQuantile(0.975, degrees);
    const steps = 20_000;
    const width = quantile / steps;
    let chance = 0;
    for (let step = 0; step < steps; step += 1) chance += width * studentTDensity((step + 0.5) * width, degrees);
    expect(chance).toBeCloseTo(0.475, 6);
  });

  test("refuses a fractional number of degrees", () => {
    expect(() => studentTDensity(0, 1.5)).toThrow(RangeError);
  });
});

describe("the interval by permutation", () => {
  // The critical values of the Mann-Whitney U in the printed tables, at 5% on two sides.
  test.each([
    [1, 1, 0],
    [3, 3, 0],
    [4, 4, 0],
    [3, 5, 0],
    [5, 5, 2],
    [6, 6, 5],
    [10, 10, 23],
    [20, 20, 127],
  ])("excludes Mann-Whitney's critical number of ratios for %s + %s rounds: %s", (base, head, critical) => {
    expect(ratiosBeyondInterval(base, head)).toBe(critical);
  });

  test("continues the exact count with the approximation", () => {
    const exact = ratiosBeyondInterval(20, 20);
    const approximate = ratiosBeyondInterval(20, 21);
    expect(approximate - exact).toBeGreaterThan(4);
    expect(approximate - exact).toBeLessThan(11);
  });
});
