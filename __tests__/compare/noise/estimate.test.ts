import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { estimateEffect, deviation, mean } from "../../../src/compare/noise/estimate.ts";
import { anySides, mirrored, pairs, separate } from "./support/sides.ts";

describe("pairs", () => {
  test("takes the mean of the pairs' log ratios, with its t interval", () => {
    const effect = estimateEffect(pairs([100, 110, 121], [102, 110, 125]));
    const logs = [Math.log(1.02), 0, Math.log(125 / 121)];
    const half = (4.302653 * deviation(logs)) / Math.sqrt(3);
    expect(effect.change).toBeCloseTo(Math.expm1(mean(logs)), 12);
    expect(Math.log1p(effect.high ?? 0)).toBeCloseTo(mean(logs) + half, 6);
    expect(Math.log1p(effect.low ?? 0)).toBeCloseTo(mean(logs) - half, 6);
  });

  test("cancels effects that both rounds of a pair share", () => {
    const drifting = estimateEffect(pairs([100, 120, 150], [105, 126, 157.5]));
    expect(drifting).toMatchObject({ agree: "up", rounds: 3 });
    expect(drifting.change).toBeCloseTo(0.05, 12);
    expect(drifting.low).toBeCloseTo(0.05, 9);
    expect(drifting.spread).toBeGreaterThan(0.19);
  });

  test("has no interval and no spread with one pair", () => {
    const one = { low: null, high: null, agree: "up", spread: 0, rounds: 1, isUnusual: false };
    expect(estimateEffect(pairs([100], [110]))).toEqual({ change: expect.closeTo(0.1, 12), ...one });
  });

  test("narrows the interval by a calibration only if it fits", () => {
    const values = pairs([100, 100, 100], [100.2, 102.4, 101.3]);
    const width = (known: Parameters<typeof estimateEffect>[1]): number => {
      const { low, high } = estimateEffect(values, known);
      return (high ?? NaN) - (low ?? NaN);
    };
    expect(width({ pairSpread: 0.005, degrees: 10 })).toBeLessThan(width(null) * 0.6);
    expect(width({ pairSpread: 0.002, degrees: 10 })).toBe(width(null));
  });

  test("accepts three times the usual noise, however quiet the calibration was", () => {
    const known = { pairSpread: 0.0005, degrees: 10 };
    const equal = [1000, 1000, 1000];
    expect(estimateEffect(pairs(equal, [1000, 1017, 1009]), known).isUnusual).toBe(false);
    expect(estimateEffect(pairs(equal, [1000, 1020, 1010]), known).isUnusual).toBe(true);
    expect(estimateEffect(pairs(equal, [1000, 1020, 1010])).isUnusual).toBe(false);
    // Sides measured apart vary by the root of two less.
    expect(estimateEffect(separate(equal, [1000, 1012, 1006]), known).isUnusual).toBe(false);
    expect(estimateEffect(separate(equal, [1000, 1020, 1010]), known).isUnusual).toBe(true);
  });

  describe("effects of the order in a pair", () => {
    /** B H, H B, B H …: whatever runs second takes 2.5% longer, and head 1% longer besides. */
    const inTurn = (count: number, spread: readonly number[] = [0]) => {
      const headFirst = Array.from({ length: count }, (_, index) => index % 2 === 1);
      const base = headFirst.map((isFirst) => 1000 * (isFirst ? 1.025 : 1));
      const noise = (index: number) => 1 + (spread[index % spread.length] ?? 0);
      const head = headFirst.map((isFirst, index) => 1010 * noise(index) * (isFirst ? 1 : 1.025));
      return { ...pairs(base, head), headFirst };
    };

    test("cancel out, however many pairs began with either side", () => {
      for (const count of [2, 3, 5, 6]) expect(estimateEffect(inTurn(count)).change).toBeCloseTo(0.01, 12);
      expect(estimateEffect({ ...inTurn(3), headFirst: [] }).change).toBeGreaterThan(0.017);
    });

    test("don't count as noise if each order has two pairs", () => {
      const six = estimateEffect(inTurn(6, [0.001, 0.001, -0.001, -0.001]));
      expect(six.high).toBeLessThan(0.013);
      expect(six.low).toBeGreaterThan(0.007);
      // One pair alone began with head: it may be an outlier as well.
      const three = estimateEffect(inTurn(3, [0.001, 0, -0.001]));
      expect(three.low).toBeLessThan(-0.02);
    });
  });

  test("makes no pairs if a round lacks its neighbor", () => {
    const values = { base: [100, 100], head: [110, 110, 110], interleaved: true };
    expect(estimateEffect(values)).toEqual(estimateEffect({ ...values, interleaved: false }));
  });
});

describe("separate sides", () => {
  test("takes the ratio of the medians, with Student's interval", () => {
    const values = separate([100, 104, 101], [111, 130, 110]);
    const effect = estimateEffect(values);
    expect(effect.change).toBeCloseTo(111 / 101 - 1, 12);
    const [base = NaN, head = NaN] = [values.base, values.head].map((side) => deviation(side.map(Math.log)));
    // The variance of a median of three is 0.44 of a value's.
    const half = 2.776445 * Math.sqrt((base ** 2 + head ** 2) / 2) * Math.sqrt(2 * (Math.PI / 2 / (2 + Math.PI / 2)));
    expect(Math.log1p(effect.high ?? 0)).toBeCloseTo(Math.log(111 / 101) + half, 5);
    expect(Math.log1p(effect.low ?? 0)).toBeCloseTo(Math.log(111 / 101) - half, 5);
    expect(effect.agree).toBe("up");
  });

  test("agrees only if every head round is above every base round", () => {
    expect(estimateEffect(separate([100, 104, 101], [103, 130, 110])).agree).toBe("mixed");
    expect(estimateEffect(separate([100, 104, 101], [99, 98, 97])).agree).toBe("down");
    expect(estimateEffect(separate([100, 104], [104, 110])).agree).toBe("mixed");
  });

  test("has no interval with one round on one side, but the other side's spread", () => {
    const effect = estimateEffect(separate([100], [110, 111, 112]));
    expect(effect).toMatchObject({ low: null, high: null, rounds: 1 });
    expect(effect.spread).toBeCloseTo(0.009, 4);
  });
});

describe("properties", () => {
  test("contains the effect in its interval, and mirrors swapped sides", () => {
    fc.assert(
      fc.property(anySides, (values) => {
        const one = estimateEffect(values);
        expect(one.low ?? one.change).toBeLessThanOrEqual(one.change);
        expect(one.high ?? one.change).toBeGreaterThanOrEqual(one.change);
        const other = estimateEffect(mirrored(values));
        expect((1 + one.change) * (1 + other.change)).toBeCloseTo(1, 9);
        // Of two wild pairs the interval goes to a billionth, and loses as many digits.
        if (one.low !== null && other.high !== null) expect((1 + one.low) * (1 + other.high)).toBeCloseTo(1, 4);
        expect(other.agree).toBe({ up: "down", down: "up", mixed: "mixed" }[one.agree]);
      }),
    );
  });

  test("ignores the order of rounds and pairs", () => {
    fc.assert(
      fc.property(anySides, (values) => {
        const one = estimateEffect(values);
        const other = estimateEffect({ ...values, base: values.base.toReversed(), head: values.head.toReversed() });
        expect(other.change).toBeCloseTo(one.change, 12);
        expect(other.low ?? 0).toBeCloseTo(one.low ?? 0, 12);
        expect(other.agree).toBe(one.agree);
      }),
    );
  });
});

test.each([
  [[], [1]],
  [[1], []],
  [[0], [1]],
  [[1], [-1]],
  [[1], [Infinity]],
])("finds no effect of %j against %j", (base, head) => {
  expect(() => estimateEffect({ base, head, interleaved: false })).toThrow(RangeError);
});
