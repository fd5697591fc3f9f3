import { median, medianLaunches, medianTotalNs } from "../../model/rounds.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { figureNumber, type Metrics } from "../../model/profile/profile-ncu.ts";
import type { OperatorRow, RegionKernel, RegionReport, RegionTotal } from "../../model/profile/region.ts";
import { figureRules } from "../ncu/figures.ts";
import { measuredLaunch, sampleOf } from "../../model/profile/measured-launch.ts";
import { rangeKeyText, rangeLabel, type RangeKey } from "../range-key.ts";

/** Figures that are a sum over a range, and those whose mean by time says something of it. */
const summed: ReadonlySet<string> = new Set(["dramBytes", "spillRequests"]);
const averaged: ReadonlySet<string> = new Set([
  ...[
    "smThroughputPct",
    "executedInstructionsPct",
    "memoryThroughputPct",
    "dramThroughputPct",
    "l1ThroughputPct",
    "l2ThroughputPct",
  ],
  ...["achievedOccupancyPct", "theoreticalOccupancyPct", "l1HitPct", "l2HitPct", "tensorPipePct", "wavesPerSm"],
]);

/**
 * A report for each range that nsys measured, in the order of the profile, then for those that only range replay saw.
 * `operators` are by `rangeKeyText`; a range without an entry was not looked into.
 */
export function regionReports(
  profile: Profile,
  operators: ReadonlyMap<string, readonly OperatorRow[]> = new Map(),
): RegionReport[] {
  const measured = new Set(profile.ranges.map(rangeKeyText));
  const report = (key: RangeKey, range: ProfileRange | null): RegionReport => ({
    name: key.name,
    domain: key.domain,
    label: rangeLabel(key),
    measured: range === null ? null : measure(range),
    ...explained(range),
    replayed: profile.replayedRanges.find((region) => rangeKeyText(region) === rangeKeyText(key)) ?? null,
    operators: operators.get(rangeKeyText(key)) ?? null,
    columns: figureRules.map(({ key: figure, title, unit }) => ({ key: figure, title, unit })),
  });
  return [
    ...profile.ranges.map((range) => report(range, range)),
    ...profile.replayedRanges
      .filter((region) => !measured.has(rangeKeyText(region)))
      .map((region) => report(region, null)),
  ];
}

function measure({ rounds }: ProfileRange): NonNullable<RegionReport["measured"]> {
  return {
    instances: median(rounds.map(({ instances }) => instances)),
    wallNs: median(rounds.map(({ wallNs }) => wallNs)),
    kernelNs: median(rounds.map(({ kernelNs }) => kernelNs)),
    launches: median(rounds.map(({ launches }) => launches)),
    copiedBytes: median(rounds.map(({ memcpyBytes }) => memcpyBytes)),
  };
}

function explained(range: ProfileRange | null): Pick<RegionReport, "kernels" | "totals"> {
  if (range === null) return { kernels: [], totals: [] };
  const rangeNs = median(range.rounds.map(({ kernelNs }) => kernelNs));
  const kernels = range.kernels.map((kernel): RegionKernel => {
    const totalNs = medianTotalNs(kernel);
    const sample = kernel.ncu[0];
    return {
      name: kernel.name,
      family: kernel.family,
      launches: medianLaunches(kernel),
      totalNs,
      share: rangeNs === 0 ? 0 : totalNs / rangeNs,
      measured: sample === undefined ? null : measuredLaunch(kernel, sample),
      figures: sample?.figures ?? null,
      roofline: sample?.roofline ?? null,
    };
  });
  const launches = measuredLaunches(range);
  return {
    kernels,
    totals: figureRules.flatMap(({ key, title, unit }) => total(launches, rangeNs, { key, title, unit })),
  };
}

/** The figures of one launch, and what all launches of its variant count and take in a round. */
interface MeasuredLaunches {
  readonly figures: Metrics;
  readonly launches: number;
  readonly totalNs: number;
}

/** A launch stands for those of its variant: kernel, grid, block and shared memory. Of several of one variant the first is taken. */
function measuredLaunches({ kernels }: ProfileRange): MeasuredLaunches[] {
  return kernels.flatMap((kernel) =>
    kernel.variants.flatMap((variant, index) => {
      const sample = sampleOf(kernel, index);
      if (sample === null) return [];
      return [{ figures: sample.figures, launches: medianLaunches(variant), totalNs: medianTotalNs(variant) }];
    }),
  );
}

function total(
  measured: readonly MeasuredLaunches[],
  rangeNs: number,
  column: { readonly key: string; readonly title: string; readonly unit: string },
): RegionTotal[] {
  const how = summed.has(column.key) ? "one launch × launches" : averaged.has(column.key) ? "mean by time" : null;
  const known = measured.flatMap(({ figures, totalNs, launches }) => {
    const value = figureNumber(figures, column.key);
    return value === null ? [] : [{ value, totalNs, launches }];
  });
  const timeNs = known.reduce((sum, { totalNs }) => sum + totalNs, 0);
  if (how === null || known.length === 0 || timeNs === 0) return [];
  const value =
    how === "mean by time"
      ? known.reduce((sum, one) => sum + one.value * one.totalNs, 0) / timeNs
      : known.reduce((sum, one) => sum + one.value * one.launches, 0);
  return [{ ...column, value, how, coverage: rangeNs === 0 ? 0 : timeNs / rangeNs }];
}
