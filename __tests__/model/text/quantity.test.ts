import { describe, expect, test } from "@jest/globals";
import * as quantity from "../../../src/model/text/quantity.ts";

const { countText, parseDurationMs, parseSizeBytes, percent, percentInterval, signedPercent, sizeText } = quantity;

describe("parseDurationMs", () => {
  test.each([
    ["250ms", 250],
    ["90s", 90_000],
    ["30m", 1_800_000],
    ["1.5h", 5_400_000],
    ["2 h", 7_200_000],
    [600, 600_000],
    [0.25, 250],
  ])("parses %j as %d ms", (text, expected) => {
    expect(parseDurationMs(text)).toBe(expected);
  });

  test.each(["", "90", "-1s", "1d", "s", "1.s", "1h30m", "0s", "0.0 m", " 1s", NaN, Infinity, -1, 1e300])(
    "rejects %j",
    (text) => {
      expect(() => parseDurationMs(text)).toThrow(RangeError);
    },
  );
});

describe("parseSizeBytes", () => {
  test.each([
    ["0B", 0],
    ["16MB", 16_000_000],
    ["1KB", 1000],
    ["1KiB", 1024],
    ["1.5 GiB", 1_610_612_736],
    ["2GB", 2_000_000_000],
    [42, 42],
  ])("parses %j as %d bytes", (text, expected) => {
    expect(parseSizeBytes(text)).toBe(expected);
  });

  test.each(["", "1", "1kb", "1TB", "-1MB", "99999999999GiB", -1, NaN])("rejects %j", (text) => {
    expect(() => parseSizeBytes(text)).toThrow(RangeError);
  });
});

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1 KiB"],
  [1500, "1.46 KiB"],
  [16_777_216, "16 MiB"],
  [12_345_678, "11.8 MiB"],
  [2_500_000_000, "2.33 GiB"],
  [85e12, "77.3 TiB"],
  [4e16, "36380 TiB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  0, 7, 999, 1000, 12_345, 1_234_567, 1_150_000_000, -1, -12_345, 0.5, 1234.5, 2.25, 999.9996, 0.0004, -0.0004,
])("formats the count %d like Intl", (count) => {
  expect(countText(count)).toBe(count.toLocaleString("en-US").replace(/^-0$/, "0"));
  expect(countText(count, 1)).toBe(count.toLocaleString("en-US", { maximumFractionDigits: 1 }).replace(/^-0$/, "0"));
});

test.each([
  [0.1692, "+16.9%", "16.9%"],
  [30.4, "+3,040%", "3,040%"],
  [1.79e70, "> +10,000%", "> 10,000%"],
])("formats %p as a change and as a share", (ratio, change, size) => {
  expect([signedPercent(ratio), percent(ratio)]).toEqual([change, size]);
});

test.each([
  ["with equal rounded ends", 0.1722, 0.1724, "+17.2%"],
  ["with different ends", 0.171, 0.1724, "+17.1% to +17.2%"],
  ["beyond the limits", -0.997, 3736.33, "−99.7% to > +10,000%"],
])("formats an interval: %s", (_, low, high, text) => {
  expect(percentInterval(low, high)).toBe(text);
});
