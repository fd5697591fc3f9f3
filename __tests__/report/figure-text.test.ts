import { expect, test } from "@jest/globals";
import { formatFigure } from "../../src/report/figure-text.ts";

test.each([
  [5536, "ns", "5.54 µs"],
  [11.47, "%", "11.5%"],
  [0, "%", "0.0%"],
  [2_115_584, "byte", "2.02 MiB"],
  [165_332, "byte/block", "161 KiB"],
  [382_150_289_017.34, "byte/s", "382 GB/s"],
  [3_350_000_000_000, "byte/s", "3.35 TB/s"],
  [168, "register/thread", "168"],
  [12_544, "", "12,544"],
  [0.95, "", "0.95"],
  ["long_scoreboard", "", "long scoreboard"],
] as const)("formats %s %s as %s", (value, unit, text) => {
  expect(formatFigure({ value, unit })).toBe(text);
});

test("formats an uncollected figure as no number", () => {
  expect([formatFigure(null), formatFigure(undefined)]).toEqual(["–", "–"]);
});
