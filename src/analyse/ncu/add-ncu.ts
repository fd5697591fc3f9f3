import type { NcuReplayMode, NcuRow } from "../../model/reports/ncu.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { ReplayedRange, Unjoined } from "../../model/profile/profile-ncu.ts";
import { rangeKeyText, type RangeKey } from "../range-key.ts";
import { figuresOf } from "./figures.ts";
import { joinNcu } from "./join.ts";
import { replayedRanges } from "./replayed-ranges.ts";
import { rooflineOf } from "./roofline.ts";

/** The rows of one run of ncu. */
export interface NcuRun {
  readonly mode: NcuReplayMode;
  readonly rows: readonly NcuRow[];
  /** The ranges that it was for; others of the profile stay as they are. Null: all, for it had no filter. */
  readonly ranges: readonly RangeKey[] | null;
  /** Mangled names of the kernels that must have a row; null: every kernel. Empty where nobody knows. */
  readonly selected: readonly string[] | null;
}

/** The profile with what ncu measured: beside the kernels, or, where ranges were replayed, as `regions`. Several runs add up. */
export function addNcu(profile: Profile, run: NcuRun): Profile {
  if (run.mode === "range" || run.mode === "app-range")
    return {
      ...profile,
      regions: mergeRegions([...profile.regions, ...replayedRanges(run.rows, run.mode, run.ranges)]),
    };
  return { ...profile, ranges: profile.ranges.map((range) => explainRange(range, run)) };
}

function explainRange(range: ProfileRange, { rows, ranges, selected }: NcuRun): ProfileRange {
  if (ranges !== null && !ranges.some((key) => rangeKeyText(key) === rangeKeyText(range))) return range;
  const { joined, unjoined } = joinNcu(range, rows, selected);
  const byKernel = Map.groupBy(joined, ({ kernel }) => kernel);
  const kernels = range.kernels.map((kernel) => {
    const samples = (byKernel.get(kernel) ?? []).map(({ row, variant }) => ({
      variant,
      id: row.id,
      figures: figuresOf(row),
      roofline: rooflineOf(row),
    }));
    // Of the variants that were measured, which need not be all, the one that takes the most time comes first: tables and findings show it.
    return { ...kernel, ncu: [...kernel.ncu, ...samples].sort((one, other) => one.variant - other.variant) };
  });
  return { ...range, kernels, ncu: mergeUnjoined(range.ncu, unjoined, kernels) };
}

/** A kernel that one of several runs has a row for is explained. */
function mergeUnjoined(before: Unjoined | null, now: Unjoined, kernels: readonly ProfileKernel[]): Unjoined {
  const explained = new Set(kernels.filter(({ ncu }) => ncu.length > 0).map(({ name }) => name));
  const without = new Set([...(before?.kernelsWithoutRow ?? []), ...now.kernelsWithoutRow]);
  return {
    kernelsWithoutRow: [...without].filter((name) => !explained.has(name)),
    rowsWithoutKernel: [...(before?.rowsWithoutKernel ?? []), ...now.rowsWithoutKernel],
  };
}

/** Ranges that several runs replayed are one, with the samples of all. */
export function mergeRegions(regions: readonly ReplayedRange[]): ReplayedRange[] {
  const alike = Map.groupBy(regions, (region) => JSON.stringify([region.mode, rangeKeyText(region)]));
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((region) => ({ ...region, samples: group.flatMap(({ samples }) => samples) })),
  );
}
