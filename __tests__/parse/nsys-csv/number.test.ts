import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseDecimal, timeExponent } from "../../../src/parse/nsys-csv-table.ts";

describe("parseDecimal", () => {
  test.each([
    ["1160391", 0, 1160391],
    ["1,160,391", 0, 1160391],
    ["1160391.0", 0, 1160391],
    ["1160.391", 3, 1160391],
    ["1,160.391", 3, 1160391],
    ["0.000001", 6, 1],
    ["4.2", 9, 4200000000],
    [" 7 ", 0, 7],
    ["0", 6, 0],
    ["9007199254740991", 0, Number.MAX_SAFE_INTEGER],
    ["9007199254740993", 0, null],
    ["9007199254.740993", 6, null],
    ["1160.3915", 3, null],
    ["12,34", 0, null],
    ["1,2345", 0, null],
    ["-5", 0, null],
    ["1e3", 0, null],
    ["", 0, null],
    ["n/a", 0, null],
  ])("converts %j × 10^%d to %j", (text, exponent, expected) => {
    expect(parseDecimal(text, exponent)).toBe(expected);
  });

  test("converts every time that nsys prints in microseconds exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 }), (ns) => {
        const text = `${String(Math.floor(ns / 1000))}.${String(ns % 1000).padStart(3, "0")}`;
        expect(parseDecimal(text, 3)).toBe(ns);
      }),
    );
  });
});

test.each([
  ["Total Time (ns)", 0],
  ["Total Time (us)", 3],
  ["Total Time (µs)", 3],
  ["Total Time (ms)", 6],
  ["Total Time (s)", 9],
  ["Total Time", 0],
  ["Total Time (fortnights)", null],
])("reads the unit of %s", (header, exponent) => {
  expect(timeExponent(header)).toBe(exponent);
});
