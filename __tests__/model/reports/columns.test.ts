import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { TimeColumn } from "../../../src/model/reports/columns.ts";

const step = fc.oneof(
  { weight: 50, arbitrary: fc.integer({ min: -1000, max: 100_000 }) },
  // Pauses that are too long for 4 bytes, and a time that is not known.
  {
    weight: 1,
    arbitrary: fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 33, 2 ** 50, -(2 ** 50), NaN),
  },
);

test("returns all pushed times, and shifts them", () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer(),
      (steps, times, byNs) => {
        let now = 0;
        const expected = Array.from({ length: steps.length * times }, (_, at) => {
          const by = steps[at % steps.length] ?? 0;
          if (Number.isNaN(by) || Math.abs(now + by) > 2 ** 52) return NaN;
          now += by;
          return now;
        });
        const column = TimeColumn.of(expected);
        const read = (): number[] => Array.from({ length: column.length }, (_, row) => column.at(row));
        expect(read()).toEqual(expected);
        expect([column.at(expected.length), column.at(0xffff_ffff)]).toEqual([NaN, NaN]);
        column.shift(byNs);
        expect(read()).toEqual(expected.map((time) => time + byNs));
      },
    ),
    { numRuns: 200 },
  );
});
