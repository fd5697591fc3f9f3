import { describe, expect, test } from "@jest/globals";
import { formatHistory } from "../../../../src/features/history/text/text.ts";
import { sparkline } from "../../../../src/report/recent-runs/text.ts";
import { hostileHistory, longHistory, nightlyHistory } from "../support/made-histories.ts";
import { expectGolden } from "../../../support/golden.ts";
import { hostileNames } from "../../../report/comment/support/cases.ts";

test.each([
  ["all series", "history-all-160.txt", nightlyHistory(), null],
  ["charts of one range", "history-decode.txt", nightlyHistory(), "decode"],
  ["more runs than columns, so runs share them", "history-long.txt", longHistory(2000, 1), "layer_0"],
])("shows in the terminal %s", (_, golden, history, name) => {
  const linesIn = (width: number) => formatHistory(history, name, { width, color: false }).split("\n");
  expectGolden(golden, linesIn(160).join("\n"));
  for (const width of [80, 160])
    expect(Math.max(...linesIn(width).map(({ length }) => length))).toBeLessThanOrEqual(width);
});

describe("history show with a name", () => {
  const layout = { width: 100, color: false };

  test.each([["prefill"], ["prefill@LLM"], ["peak memory"]])("finds the series %s", (name) => {
    expect(formatHistory(nightlyHistory(), name, layout)).toMatch(
      /^(prefill@LLM, time on the GPU|peak memory) \(bench/,
    );
  });

  test("suggests the nearest name for an unknown one", () => {
    expect(formatHistory(nightlyHistory(), "decoed", layout)).toBe(
      "The history has no range or metric decoed. Did you mean decode?",
    );
  });

  test("removes control characters and runner commands from names", () => {
    const history = hostileHistory(hostileNames);
    const texts = [null, ...hostileNames, "\u001b[2J::error::x"].map((name) => formatHistory(history, name, layout));
    for (const text of texts) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|^\s*::/m);
  });
});

test("reports an empty history", () => {
  expect(formatHistory({ records: [], skipped: [], series: [] }, null, { width: 80, color: false })).toBe(
    "There are no runs yet.",
  );
});

test.each([
  [[1, 2, 3, 8], "▁▂▃█"],
  [[5, 5], "▄▄"],
  [[0, 0], "▄▄"],
  [[1, 1.002, 0.998], "▄▅▄"],
  [[-1, -2], "█▁"],
  [[], ""],
])("draws %p as bars", (values, bars) => {
  expect(sparkline(values)).toBe(bars);
});
