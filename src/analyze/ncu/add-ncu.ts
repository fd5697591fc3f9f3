import type { ReplayedRange, Unjoined } from "../../model/ncu/profile-ncu.ts";
import type { Profile, ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import { type NcuReplayMode, type NcuRow, ownRange } from "../../model/ncu/report.ts";
import type { Dim3 } from "../../model/units.ts";
import { type RangeKey, rangeKeyText } from "../range-key.ts";
import { figuresOf, numberOf } from "./figures.ts";
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

/** What one process of ncu was for, and its rows. */
interface NcuProcess extends NcuRun {
  /** Where several ranges shared it: the mangled names that were selected for each of them. */
  readonly shared: readonly (RangeKey & { readonly kernels: readonly string[] })[] | null;
}

/** The rows of one process as those of each of its ranges, by what was selected for them. */
export function ncuRuns({ shared, ...run }: NcuProcess): NcuRun[] {
  return shared === null
    ? [run]
    : shared.map(({ kernels, ...range }) => ({ ...run, ranges: [range], selected: kernels }));
}

/** The profile with what ncu measured: beside the kernels, or, where ranges were replayed, as `replayedRanges`. Several runs add up. */
export function addNcu(profile: Profile, run: NcuRun): Profile {
  if (run.mode === "range" || run.mode === "app-range")
    return {
      ...profile,
      replayedRanges: mergeReplayedRanges([
        ...profile.replayedRanges,
        ...replayedRanges(run.rows, run.mode, run.ranges),
      ]),
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
      rules: [...row.rules],
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
export function mergeReplayedRanges(ranges: readonly ReplayedRange[]): ReplayedRange[] {
  const alike = Map.groupBy(ranges, (region) => JSON.stringify([region.mode, rangeKeyText(region)]));
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((region) => ({ ...region, samples: group.flatMap(({ samples }) => samples) })),
  );
}

/** The replayed ranges by name and domain, in the order of their first rows; a range that ran several times has several samples. `asked`: the ranges that it was for; null: not known. */
export function replayedRanges(
  rows: readonly NcuRow[],
  mode: ReplayedRange["mode"],
  asked: readonly RangeKey[] | null,
): ReplayedRange[] {
  const found = new Map<string, ReplayedRange>();
  for (const row of rows) {
    const range = row.kind === "range" ? ownRange(row, asked) : null;
    if (range === null) continue;
    const key = JSON.stringify([range.domain, range.name]);
    const known = found.get(key) ?? { name: range.name, domain: range.domain, mode, samples: [] };
    const sample = { id: row.id, figures: figuresOf(row), roofline: rooflineOf(row), rules: [...row.rules] };
    found.set(key, { ...known, samples: [...known.samples, sample] });
  }
  return [...found.values()];
}

/** A row and the kernel that it explains. */
interface JoinedRow {
  readonly row: NcuRow;
  readonly kernel: ProfileKernel;
  /** An index into the kernel's variants. */
  readonly variant: number;
}

interface NcuJoin {
  /** In the order of the range's kernels, then of the rows. */
  readonly joined: readonly JoinedRow[];
  readonly unjoined: Unjoined;
}

/**
 * Joins rows to the kernels of a range that nsys saw: by mangled name, grid and block, and by dynamic shared memory where
 * several variants are alike in these. Rows of other ranges are left out; a row without any range (ncu without gating) is
 * tried, and is of another range where it does not fit. `selected` are the mangled names of the kernels that should have a
 * row; null: all.
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
    const match = bestMatch(row, byMangled.get(row.kernel) ?? []);
    if (match !== null) joined.push({ row, ...match });
    else if (row.ranges.length > 0) rowsWithoutKernel.push(describe(row));
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

/** As ncu calls it. A function with C linkage has one name only. */
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

function bestMatch(row: NcuRow, candidates: readonly Candidate[]): Candidate | null {
  const alike = candidates.filter(({ kernel, variant }) => hasShape(kernel.variants[variant], row));
  const dynamic = numberOf(row, "launch__shared_mem_per_block_dynamic");
  const exact = alike.find(({ kernel, variant }) => kernel.variants[variant]?.dynamicSharedBytes === dynamic);
  return exact ?? alike[0] ?? null;
}

/** True for a row of this grid and block; shared memory is not known of every row. */
export function hasShape(variant: ProfileVariant | undefined, { grid, block }: NcuRow): boolean {
  return variant !== undefined && equal(variant.grid, grid) && equal(variant.block, block);
}

function equal(one: Dim3, other: Dim3 | null): boolean {
  return other !== null && one.every((size, axis) => size === other[axis]);
}

function describe({ id, kernel, grid, block }: NcuRow): Unjoined["rowsWithoutKernel"][number] {
  return { id, kernel, grid: grid?.join("×") ?? "unknown", block: block?.join("×") ?? "unknown" };
}
