import { describe, expect, test } from "@jest/globals";
import { clipMiddle, formatCount, formatNs, formatSeconds, formatShare } from "../../src/report/format.ts";

describe("figures for people", () => {
  test.each([
    [0, "0 ns"],
    [1, "1 ns"],
    [999, "999 ns"],
    [1000, "1.00 µs"],
    [17_840, "17.8 µs"],
    [999_499, "999 µs"],
    [999.6, "1.00 µs"],
    [999_999.99, "1.00 ms"],
    [9_999_000, "10.0 ms"],
    [99_990_000, "100 ms"],
    [1_180_014, "1.18 ms"],
    [12_543_418, "12.5 ms"],
    [3_132_511_000, "3.13 s"],
    [123_400_000_000, "123 s"],
  ])("formats %d ns as %s", (ns, text) => {
    expect(formatNs(ns)).toBe(text);
  });

  test.each([
    [0, "0.0 s"],
    [9.94, "9.9 s"],
    [45.4, "45 s"],
    [59.6, "1 min 0 s"],
    [200, "3 min 20 s"],
    [3900, "1 h 5 min"],
  ])("formats %d seconds as %s", (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  test("formats counts with separators in any locale", () => {
    expect(formatCount(1_150_000)).toBe("1,150,000");
  });

  test.each([
    [0.3741, "37.4%"],
    [1, "100.0%"],
    [0 / 0, "–"],
    [1 / 0, "–"],
  ])("formats the ratio %d as %s", (ratio, text) => {
    expect(formatShare(ratio)).toBe(text);
  });
});

test.each([
  ["exact", 5, "exact"],
  ["abcdefghij", 9, "abcdef…ij"],
  ["abcdefghij", 3, "ab…"],
])('shortens "%s" to %d characters: %s', (text, width, shown) => {
  expect(clipMiddle(text, width)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(width);
});
