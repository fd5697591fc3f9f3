import { parse } from "csv-parse/sync";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { formatCsv } from "../../src/report/csv-text.ts";

test("header and rows; null is an empty cell, 0 is not; numbers are no formulas", () => {
  expect(
    formatCsv(
      ["a", "b"],
      [
        ["x", 0],
        [null, -1.5],
      ],
    ),
  ).toBe("a,b\nx,0\n,-1.5\n");
});

describe("names are hostile text", () => {
  test.each([
    ["=cmd()", "'=cmd()"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["a,b", '"a,b"'],
    ['say "x"', '"say ""x"""'],
    [" padded ", '" padded "'],
    ["two\nlines", "two\ufffdlines"],
    ["\tx", "\ufffdx"],
    ["-,", `"'-,"`],
  ])("%j", (name, cell) => {
    expect(formatCsv(["n"], [[name]])).toBe(`n\n${cell}\n`);
  });

  test("every row has all cells when it is read back", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 })), (rows) => {
        const read: unknown[][] = parse(formatCsv(["a", "b", "c"], rows));
        expect(read.map((cells) => cells.length)).toEqual(Array(rows.length + 1).fill(3));
      }),
    );
  });
});
