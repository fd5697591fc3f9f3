import { parse } from "csv-parse/sync";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { formatCsv } from "../../src/report/csv-text.ts";

test("writes null as an empty cell, 0 as 0, and negative numbers unquoted", () => {
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

describe("hostile names", () => {
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
  ])("are escaped: %j", (name, cell) => {
    expect(formatCsv(["n"], [[name]])).toBe(`n\n${cell}\n`);
  });

  test("keeps every row's cells when it's read back", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 })), (rows) => {
        const read: unknown[][] = parse(formatCsv(["a", "b", "c"], rows));
        expect(read.map((cells) => cells.length)).toEqual(Array(rows.length + 1).fill(3));
      }),
    );
  });
});
