import { expect, test } from "@jest/globals";
import { addNcu, groupReplayedRanges } from "../../../src/analyze/ncu/add-ncu.ts";
import { ncuReport, ncuRow } from "../../fixtures/ncu.ts";
import { madeProfile, madeRange } from "../../fixtures/profiles.ts";

test.each([
  ["resnet_range.csv", "range", [377_600, 368_288], 21.71],
  ["resnet_apprange.csv", "app-range", [2_215_712, 1_967_232], 3.65],
] as const)("reads two instances of each of three ranges from %s", (file, mode, stemNs, smPct) => {
  const regions = groupReplayedRanges(ncuReport(file).rows, mode, null);
  const ids = ({ samples }: (typeof regions)[number]) => samples.map(({ id }) => id);
  expect(regions.map((region) => [region.name, region.domain, region.mode, ids(region)])).toEqual([
    ["stem", "", mode, [0, 3]],
    ["residual", "", mode, [1, 4]],
    ["head", "", mode, [2, 5]],
  ]);
  const [stem] = regions;
  expect(stem?.samples.map(({ figures }) => figures["durationNs"]?.value)).toEqual(stemNs);
  expect(stem?.samples[0]?.figures["smThroughputPct"]?.value).toBe(smPct);
});

test("names the innermost of nested replayed ranges, with its domain", () => {
  const row = (id: number, ...ranges: [string, string][]) =>
    ncuRow({ kind: "range", id, ranges: ranges.map(([name, domain]) => ({ name, domain, style: "pushpop" })) });
  const rows = [row(0, ["generate", ""], ["decode", ""]), row(1, ["decode", "LLM"]), row(2, ["decode", ""])];
  expect(
    groupReplayedRanges(rows, "range", null).map(({ name, domain, samples }) => [
      name,
      domain,
      samples.map(({ id }) => id),
    ]),
  ).toEqual([
    ["decode", "", [0, 2]],
    ["decode", "LLM", [1]],
  ]);
});

test("keeps the name of a requested start/end range inside another range", () => {
  const ranges = [
    { name: "main", domain: "", style: "pushpop" as const },
    { name: "decode", domain: "", style: "startend" as const },
  ];
  const nameOf = (asked: readonly string[]) =>
    groupReplayedRanges(
      [ncuRow({ kind: "range", id: 0, ranges })],
      "range",
      asked.map((name) => madeRange({ name })),
    ).map(({ name }) => name);
  expect([nameOf(["decode"]), nameOf(["main", "decode"])]).toEqual([["decode"], ["main"]]);
});

test("ignores rows of kernels", () => {
  expect(groupReplayedRanges(ncuReport("resnet_kernel.csv").rows, "range", null)).toEqual([]);
});

test("adds replayed ranges to the profile without changing its kernels", () => {
  const { rows } = ncuReport("resnet_range.csv");
  const range = madeRange({ name: "stem" });
  const run = { mode: "range" as const, rows, ranges: [range], selected: null };
  const profile = addNcu(madeProfile([range]), run);
  expect(profile.ranges).toEqual([range]);
  expect(profile.replayedRanges.map(({ samples }) => samples.length)).toEqual([2, 2, 2]);
  expect(addNcu(profile, run).replayedRanges.map(({ samples }) => samples.length)).toEqual([4, 4, 4]);
});
