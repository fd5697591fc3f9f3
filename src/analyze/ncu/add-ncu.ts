import type { ReplayedRange, Unjoined } from "../../model/ncu/profile-ncu.ts";
import type { Profile, ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import { type NcuReplayMode, type NcuRow, findReplayedRange } from "../../model/ncu/report.ts";
import type { Dim3 } from "../../model/units.ts";
import { type RangeKey, rangeKeyText } from "../range-key.ts";
import { readFigures, readNumber } from "./figures.ts";
import { buildRoofline } from "./roofline.ts";

/** The rows from one ncu run. */
export interface NcuRun {
  readonly mode: NcuReplayMode;
  readonly rows: readonly NcuRow[];
  /** The ranges that ncu ran for. The profile's other ranges stay unchanged. Null means all ranges, because ncu had no filter. */
  readonly ranges: readonly RangeKey[] | null;
  /** Mangled names of the kernels that must have a row. Null means every kernel; empty means we don't know which kernels. */
  readonly selected: readonly string[] | null;
}

/** The rows of one ncu process, and the ranges that it ran for. */
interface NcuProcess extends NcuRun {
  /** If several ranges shared the process, the mangled names selected for each range. */
  readonly shared: readonly (RangeKey & { readonly kernels: readonly string[] })[] | null;
}

/** If ranges shared the process, returns one run per range, each with all rows and the range's selected kernels. Otherwise, one run. */
export function splitRuns({ shared, ...run }: NcuProcess): NcuRun[] {
  return shared === null
    ? [run]
    : shared.map(({ kernels, ...range }) => ({ ...run, ranges: [range], selected: kernels }));
}

/** Adds ncu's results to the profile: on the kernels, or as `groupReplayedRanges` if ncu replayed ranges. Results from several runs accumulate. */
export function addNcu(profile: Profile, run: NcuRun): Profile {
  if (run.mode === "range" || run.mode === "app-range")
    return {
      ...profile,
      replayedRanges: mergeReplayedRanges([
        ...profile.replayedRanges,
        ...groupReplayedRanges(run.rows, run.mode, run.ranges),
      ]),
    };
  return { ...profile, ranges: profile.ranges.map((range) => addToRange(range, run)) };
}

function addToRange(range: ProfileRange, { rows, ranges, selected }: NcuRun): ProfileRange {
  if (ranges !== null && !ranges.some((key) => rangeKeyText(key) === rangeKeyText(range))) return range;
  const { joined, unjoined } = joinNcu(range, rows, selected);
  const byKernel = Map.groupBy(joined, ({ kernel }) => kernel);
  const kernels = range.kernels.map((kernel) => {
    const samples = (byKernel.get(kernel) ?? []).map(({ row, variant }) => ({
      variant,
      id: row.id,
      figures: readFigures(row),
      roofline: buildRoofline(row),
      rules: [...row.rules],
    }));
    // Tables and findings show the first sample, so sort the variant with the most time first. ncu may not have measured every
    // variant.
    return { ...kernel, ncu: [...kernel.ncu, ...samples].sort((one, other) => one.variant - other.variant) };
  });
  return { ...range, kernels, ncu: mergeUnjoined(range.ncu, unjoined, kernels) };
}

/** Merges the kernels and rows that several runs couldn't join. A kernel needs a row from only one run. */
function mergeUnjoined(before: Unjoined | null, now: Unjoined, kernels: readonly ProfileKernel[]): Unjoined {
  const explained = new Set(kernels.filter(({ ncu }) => ncu.length > 0).map(({ name }) => name));
  const without = new Set([...(before?.kernelsWithoutRow ?? []), ...now.kernelsWithoutRow]);
  return {
    kernelsWithoutRow: [...without].filter((name) => !explained.has(name)),
    rowsWithoutKernel: [...(before?.rowsWithoutKernel ?? []), ...now.rowsWithoutKernel],
  };
}

/** Merges ranges that several runs replayed. A merged range has the samples of all runs. */
export function mergeReplayedRanges(ranges: readonly ReplayedRange[]): ReplayedRange[] {
  const alike = Map.groupBy(ranges, (region) => JSON.stringify([region.mode, rangeKeyText(region)]));
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((region) => ({ ...region, samples: group.flatMap(({ samples }) => samples) })),
  );
}

/**
 * Groups the replayed ranges by name and domain, in the order of their first rows. A range that ran several times has several
 * samples. `asked` has the ranges that ncu ran for, or is null if unknown.
 */
export function groupReplayedRanges(
  rows: readonly NcuRow[],
  mode: ReplayedRange["mode"],
  asked: readonly RangeKey[] | null,
): ReplayedRange[] {
  const found = new Map<string, ReplayedRange>();
  for (const row of rows) {
    const range = row.kind === "range" ? findReplayedRange(row, asked) : null;
    if (range === null) continue;
    const key = JSON.stringify([range.domain, range.name]);
    const known = found.get(key) ?? { name: range.name, domain: range.domain, mode, samples: [] };
    const sample = { id: row.id, figures: readFigures(row), roofline: buildRoofline(row), rules: [...row.rules] };
    found.set(key, { ...known, samples: [...known.samples, sample] });
  }
  return [...found.values()];
}

/** A row and the kernel it explains. */
interface JoinedRow {
  readonly row: NcuRow;
  readonly kernel: ProfileKernel;
  /** Index into the kernel's variants. */
  readonly variant: number;
}

interface NcuJoin {
  /** In the order of the range's kernels, then of the rows. */
  readonly joined: readonly JoinedRow[];
  readonly unjoined: Unjoined;
}

/**
 * Joins rows to the kernels that nsys saw in a range: by mangled name, grid, and block, and also by dynamic shared memory if several
 * variants match. Skips rows from other ranges. A row without a range (ncu ran without gating) joins if it matches a kernel. If it
 * doesn't, we assume it belongs to another range. `selected` has the mangled names of the kernels that should have a row; null means
 * all.
 */
export function joinNcu(range: ProfileRange, rows: readonly NcuRow[], selected: readonly string[] | null): NcuJoin {
  const own = rows.filter((row) => row.kind === "kernel" && isOfRange(row, range));
  const byMangled = new Map<string, Candidate[]>();
  for (const kernel of range.kernels)
    for (const [variant, { mangled }] of kernel.variants.entries()) {
      const name = ncuName(kernel, mangled);
      byMangled.set(name, [...(byMangled.get(name) ?? []), { kernel, variant }]);
    }
  const joined: JoinedRow[] = [];
  const rowsWithoutKernel: Unjoined["rowsWithoutKernel"] = [];
  for (const row of own) {
    const match = findBestMatch(row, byMangled.get(row.kernel) ?? []);
    if (match !== null) joined.push({ row, ...match });
    else if (row.ranges.length > 0) rowsWithoutKernel.push(describeRow(row));
  }
  const order = new Map(range.kernels.map((kernel, index) => [kernel, index]));
  joined.sort((one, other) => (order.get(one.kernel) ?? 0) - (order.get(other.kernel) ?? 0));
  const explained = new Set(joined.map(({ kernel }) => kernel.name));
  const expected = range.kernels.filter((kernel) => selected === null || isSelected(kernel, selected));
  return {
    joined,
    unjoined: {
      kernelsWithoutRow: expected.flatMap(({ name }) => (explained.has(name) ? [] : [name])),
      rowsWithoutKernel,
    },
  };
}

function isSelected(kernel: ProfileKernel, selected: readonly string[]): boolean {
  return kernel.variants.some(({ mangled }) => selected.includes(ncuName(kernel, mangled)));
}

/** The name that ncu uses. A function with C linkage has only one name. */
export function ncuName({ name }: ProfileKernel, mangled: string | null): string {
  return mangled ?? name;
}

interface Candidate {
  readonly kernel: ProfileKernel;
  readonly variant: number;
}

function isOfRange({ ranges }: NcuRow, { name, domain }: ProfileRange): boolean {
  return ranges.length === 0 || ranges.some((range) => range.name === name && range.domain === domain);
}

function findBestMatch(row: NcuRow, candidates: readonly Candidate[]): Candidate | null {
  const alike = candidates.filter(({ kernel, variant }) => hasShape(kernel.variants[variant], row));
  const dynamic = readNumber(row, "launch__shared_mem_per_block_dynamic");
  const exact = alike.find(({ kernel, variant }) => kernel.variants[variant]?.dynamicSharedBytes === dynamic);
  return exact ?? alike[0] ?? null;
}

/** True if the row has this grid and block. Not every row has shared memory, so we don't compare it. */
export function hasShape(variant: ProfileVariant | undefined, { grid, block }: NcuRow): boolean {
  return variant !== undefined && equalSizes(variant.grid, grid) && equalSizes(variant.block, block);
}

function equalSizes(one: Dim3, other: Dim3 | null): boolean {
  return other !== null && one.every((size, axis) => size === other[axis]);
}

function describeRow({ id, kernel, grid, block }: NcuRow): Unjoined["rowsWithoutKernel"][number] {
  return { id, kernel, grid: grid?.join("×") ?? "unknown", block: block?.join("×") ?? "unknown" };
}
