import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { changeScale, linearScale, logScale } from "../../../src/report/html/figures/scale.ts";

const value = fc.double({ min: 1e-3, max: 1e12, noNaN: true });

describe("linear scales", () => {
  test.each([
    { domain: [12.48, 14.63], ticks: [12, 12.5, 13, 13.5, 14, 14.5, 15] },
    { domain: [0, 1], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    { domain: [5, 5], ticks: [5, 6] },
  ] as const)("$domain has round ticks", ({ domain, ticks }) => {
    expect(linearScale(domain, [0, 100]).ticks).toEqual(ticks);
  });

  test("have at least two ticks and fewer than ten, whatever the domain", () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const { ticks } = linearScale([Math.min(one, other), Math.max(one, other)], [0, 100]);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(10);
      }),
      // Neighbors among the numbers.
      { examples: [[1e12, 1e12 + 2 ** -13]] },
    );
  });
});

test("logarithmic scales go by powers of ten", () => {
  const { at, ticks } = logScale([0.3, 40], [0, 300]);
  expect(ticks).toEqual([0.1, 1, 10, 100]);
  expect([0.1, 1, 10, 100].map(at)).toEqual([0, 100, 200, 300].map((place) => expect.closeTo(place, 6)));
});

test.each([linearScale, logScale])("a scale holds its domain, in order: %p", (scale) => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const { at } = scale([from, to], [0, 100]);
      for (const place of [at(from), at(to)]) {
        expect(place).toBeGreaterThanOrEqual(-1e-3);
        expect(place).toBeLessThanOrEqual(100.001);
      }
      expect(at(from)).toBeLessThanOrEqual(at(to));
    }),
    { examples: [[1e12, 1e12 + 2 ** -13]] },
  );
});

describe("scales of changes", () => {
  test("have 0 in the middle and both signs alike, and end at the limit", () => {
    const { at, ticks } = changeScale(0.5, [0, 100]);
    expect([at(-0.5), at(0), at(0.5), at(9)]).toEqual([0, 50, 100, 100]);
    expect(at(0.1) - 50).toBeCloseTo(50 - at(-0.1), 9);
    expect(ticks).toEqual([-0.2, -0.05, -0.01, 0, 0.01, 0.05, 0.2]);
  });

  test("rise", () => {
    const ratio = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, (one, other) => {
        const { at } = changeScale(2, [0, 100]);
        if (one < other) expect(at(one)).toBeLessThanOrEqual(at(other));
      }),
    );
  });
});
