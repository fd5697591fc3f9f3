import { describe, expect, test } from "@jest/globals";
import { figureRules } from "../../../src/analyse/ncu/figures.ts";
import { rangeKeyText } from "../../../src/analyse/range-key.ts";
import { regionReports } from "../../../src/analyse/regions/region-reports.ts";
import { replayedRanges } from "../../../src/analyse/ncu/replayed-ranges.ts";
import { ncuReport } from "../../fixtures/ncu.ts";
import { madeKernel, madeProfile, madeRange, madeRound, madeSample } from "../../fixtures/profiles.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";

describe("totals over the kernels", () => {
  const kernel = (name: string, totalNs: number, launches: number, values: Parameters<typeof madeSample>[0] | null) =>
    madeKernel({
      name,
      rounds: [{ launches, totalNs, medianNs: 1, minNs: 1, maxNs: 1, spread: 0 }],
      ncu: values === null ? [] : [madeSample(values)],
    });
  const [report] = regionReports(
    madeProfile([
      madeRange({
        rounds: [madeRound({ kernelNs: 1000 })],
        kernels: [
          kernel("a", 600, 3, { smThroughputPct: 10, dramBytes: 100, registersPerThread: 40 }),
          kernel("b", 200, 5, { smThroughputPct: 50, dramBytes: null }),
          kernel("c", 200, 1, null),
        ],
      }),
    ]),
  );
  const totalOf = (key: string) => report?.totals.find((total) => total.key === key);

  test("throughput is a mean by time, bytes are those of one launch times the launches", () => {
    expect(totalOf("smThroughputPct")).toMatchObject({ value: 20, how: "mean by time", coverage: 0.8 });
    expect(totalOf("dramBytes")).toMatchObject({ value: 300, how: "one launch × launches", coverage: 0.6 });
  });

  test("what nobody measured, and what has no sum, is not there", () => {
    expect(totalOf("l2HitPct")).toBeUndefined();
    expect(totalOf("registersPerThread")).toBeUndefined();
  });

  test("every kernel is there, those without a row with no figures", () => {
    expect(report?.kernels.map(({ name, share, figures }) => [name, share, figures === null])).toEqual([
      ["a", 0.6, false],
      ["b", 0.2, false],
      ["c", 0.2, true],
    ]);
  });
});

test("ranges that nsys measured come first, then those that only replay saw", () => {
  const regions = replayedRanges(ncuReport("resnet_range.csv").rows, "range");
  const operators = new Map([[rangeKeyText({ name: "stem", domain: "" }), []]]);
  const reports = regionReports(
    madeProfile([madeRange({ name: "head" }), madeRange({ name: "stem" })], { regions }),
    operators,
  );
  expect(reports.map(({ label, measured, replayed }) => [label, measured !== null, replayed?.samples.length])).toEqual([
    ["head", true, 2],
    ["stem", true, 2],
    ["residual", false, 2],
  ]);
  expect(reports.map((report) => report.operators)).toEqual([null, [], null]);
});

test("ranges of one name in two domains are two regions", () => {
  const profile = madeProfile([madeRange(), madeRange({ domain: "LLM" })]);
  expect(regionReports(profile).map(({ label }) => label)).toEqual(["decode", "decode@LLM"]);
});

test("recorded: the top 12 kernels are three quarters of the decode's time", async () => {
  const [report] = regionReports(await profileOf(["examples/recordings/llm-decode-sdpa"]));
  expect(report?.columns).toHaveLength(figureRules.length);
  expect(report?.kernels.filter(({ figures }) => figures !== null)).toHaveLength(12);
  const total = report?.totals.find(({ key }) => key === "dramThroughputPct");
  expect(total?.coverage).toBeCloseTo(0.7438, 4);
  expect(total?.value).toBeGreaterThan(0);
  expect(total?.value).toBeLessThan(15);
});
