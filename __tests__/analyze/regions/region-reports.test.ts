import { describe, expect, test } from "@jest/globals";
import { figureRules } from "../../../src/analyze/ncu/figures.ts";
import { rangeKeyText } from "../../../src/analyze/range-key.ts";
import { regionReports } from "../../../src/analyze/regions/region-reports.ts";
import { replayedRanges } from "../../../src/analyze/ncu/add-ncu.ts";
import type { KernelSample } from "../../../src/model/profile/profile-ncu.ts";
import { ncuReport } from "../../fixtures/ncu.ts";
import {
  madeKernel,
  madeProfile,
  madeRange,
  madeRound,
  madeSample,
  madeVariant,
  noShares,
} from "../../fixtures/profiles.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";

describe("totals over the kernels", () => {
  const kernel = (name: string, totalNs: number, launches: number, values: Parameters<typeof madeSample>[0] | null) =>
    madeKernel({
      name,
      rounds: [{ launches, totalNs, medianNs: 1, minNs: 1, maxNs: 1, spread: 0, ...noShares }],
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

test("a measured launch stands for the launches of its grid: those of other grids are not known", () => {
  const variant = (grid: number, totalNs: number, launches: number) =>
    madeVariant({
      grid: [grid, 1, 1],
      rounds: [{ launches, totalNs, medianNs: 1, minNs: 1, maxNs: 1, spread: 0, ...noShares }],
    });
  const variants = [variant(1, 500, 5), variant(2, 300, 3), variant(3, 200, 2)];
  const totalsOf = (...ncu: KernelSample[]) => {
    const range = madeRange({ rounds: [madeRound({ kernelNs: 1000 })], kernels: [madeKernel({ variants, ncu })] });
    return regionReports(madeProfile([range]))[0]?.totals.map(({ key, value, coverage }) => [key, value, coverage]);
  };
  const second = madeSample({ smThroughputPct: 10, dramBytes: 100 }, { variant: 1 });
  const third = madeSample({ smThroughputPct: 20, dramBytes: 400 }, { variant: 2 });
  expect(totalsOf(second)).toEqual([
    ["smThroughputPct", 10, 0.3],
    ["dramBytes", 300, 0.3],
  ]);
  // Several launches of one grid are one sample of it.
  expect(totalsOf(second, second, third)).toEqual([
    ["smThroughputPct", 14, 0.5],
    ["dramBytes", 1100, 0.5],
  ]);
});

test("ranges that nsys measured come first, then those that only replay saw", () => {
  const replayed = replayedRanges(ncuReport("resnet_range.csv").rows, "range", null);
  const operators = new Map([[rangeKeyText({ name: "stem", domain: "" }), []]]);
  const reports = regionReports(
    madeProfile([madeRange({ name: "head" }), madeRange({ name: "stem" })], { replayedRanges: replayed }),
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

test("recorded: the top 12 kernels are three quarters of the decode's time, their measured grids half of it", async () => {
  const [report] = regionReports(await profileOf(["examples/recordings/llm-decode-sdpa"]));
  expect(report?.columns).toHaveLength(figureRules.length);
  expect(report?.kernels.filter(({ figures }) => figures !== null)).toHaveLength(12);
  const total = report?.totals.find(({ key }) => key === "dramThroughputPct");
  expect(total?.coverage).toBeCloseTo(0.5064, 4);
  expect(total?.value).toBeGreaterThan(0);
  expect(total?.value).toBeLessThan(15);
  // Of the kernel with the most time 256 of 512 launches have the measured grid.
  expect(report?.totals.find(({ key }) => key === "dramBytes")?.value).toBe(2620792832);
});
