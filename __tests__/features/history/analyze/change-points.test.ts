import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import * as z from "zod";
import { findChangePoints, type ChangePointOptions } from "../../../../src/features/history/analyze/change-points.ts";

const options: ChangePointOptions = { chance: 0.00005, shortestSegment: 3, smallestChange: 0, window: 50 };
const asOtava: ChangePointOptions = { ...options, shortestSegment: 1 };

/** Levels of so many points each, which alternate by ±0.1%. */
function levels(...parts: readonly (readonly [count: number, level: number])[]): number[] {
  return parts.flatMap(([count, level]) =>
    Array.from({ length: count }, (_, index) => level * (index % 2 === 0 ? 1.001 : 0.999)),
  );
}

function indices(values: readonly number[], asked: ChangePointOptions = options): number[] {
  return findChangePoints(values, asked).map(({ index }) => index);
}

describe("findChangePoints", () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ["of nothing", [], []],
    ["of one value", [100], []],
    ["of equal values", Array<number>(40).fill(0.1), []],
    ["of one level", levels([40, 100]), []],
    ["of a step", levels([30, 100], [10, 102]), [30]],
    ["of a step after three points", levels([30, 100], [3, 102]), [30]],
    ["of a step after two points: not yet", levels([30, 100], [2, 102]), []],
    ["of an outlier in the middle", levels([20, 100], [1, 120], [20, 100]), []],
    ["of two steps, one up and one down", levels([30, 100], [20, 102], [30, 100]), [30, 50]],
    ["of steps in windows apart", levels([80, 100], [80, 101], [80, 103]), [80, 160]],
    ["of values without any noise", [...Array<number>(10).fill(5), ...Array<number>(10).fill(6)], [10]],
  ])("finds the change points %s", (_, values, expected) => {
    expect(indices(values)).toEqual(expected);
  });

  it("ignores changes below the limit", () => {
    const values = levels([30, 100], [30, 100.5]);
    expect(indices(values)).toEqual([30]);
    expect(indices(values, { ...options, smallestChange: 0.006 })).toEqual([]);
  });

  it("finds a trailing outlier only if one point can be a level", () => {
    const values = levels([40, 100], [1, 103]);
    expect(indices(values, asOtava)).toEqual([40]);
    expect(indices(values)).toEqual([]);
  });

  it("finds the same changes in any unit", () => {
    const values = fc.array(fc.integer({ min: 1_000, max: 2_000 }), { maxLength: 130 });
    fc.assert(
      fc.property(values, (own) => {
        expect(indices(own.map((value) => 1024 * value))).toEqual(indices(own));
      }),
    );
  });
});

const fixture = z
  .object({
    questions: z.array(z.object({ window: z.number(), chance: z.number() })),
    series: z
      .array(
        z.object({
          name: z.string(),
          values: z.array(z.number()),
          found: z.array(z.array(z.tuple([z.number(), z.number(), z.number()]))),
        }),
      )
      .min(200),
  })
  .parse(JSON.parse(readFileSync(new URL("../../../fixtures/history/otava.json", import.meta.url), "utf8")));

it.each(fixture.questions.map((question, place) => ({ ...question, place })))(
  "finds the change points that Apache Otava finds, in windows of $window at p < $chance",
  ({ window, chance, place }) => {
    for (const { name, values, found } of fixture.series) {
      const own = findChangePoints(values, { window, chance, shortestSegment: 1, smallestChange: 0 });
      const expected = found[place] ?? [];
      expect([name, own.map(({ index }) => index)]).toEqual([name, expected.map(([index]) => index)]);
      for (const [which, [, pValue, changeRatio]] of expected.entries()) {
        expect(own[which]?.pValue).toBeCloseTo(pValue, 9);
        expect(own[which]?.changeRatio).toBeCloseTo(changeRatio, 9);
      }
    }
  },
);
