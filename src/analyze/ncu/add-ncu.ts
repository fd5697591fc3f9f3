import { launchShape, measuredShare } from "../../model/ncu/measured-launch.ts";
import type { ReplayedRange, Unjoined } from "../../model/ncu/profile-ncu.ts";
import { findReplayedRange, type NcuReplayMode, type NcuRow } from "../../model/ncu/report.ts";
import type { Profile, ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import type { Dim3, Ratio } from "../../model/units.ts";
import { rangeKeyText, type RangeKey } from "../range-key.ts";
import { readFigures, readNumber } from "./figures.ts";
import { buildRoofline } from "./roofline.ts";

export interface NcuRun {
  readonly mode: NcuReplayMode;
  readonly rows: readonly NcuRow[];
  /** Null means all ranges, because ncu had no filter. */
  readonly ranges: readonly RangeKey[] | null;
  /** Null means every kernel; empty means we don't know which kernels. */
  readonly selected: readonly string[] | null;
}

interface NcuProcess extends NcuRun {
  readonly shared: readonly (RangeKey & { readonly kernels: readonly string[] })[] | null;
}

export function splitRuns({ shared, ...run }: NcuProcess): NcuRun[] {
  return shared === null
    ? [run]
    : shared.map(({ kernels, ...range }) => ({ ...run, ranges: [range], selected: kernels }));
}

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
      ...sampleRow(row),
    }));
    // Tables and findings show the first sample, so sort the variant with the most time first. ncu may not have measured every
    // variant.
    return { ...kernel, ncu: [...kernel.ncu, ...samples].sort((a, b) => a.variant - b.variant) };
  });
  return { ...range, kernels, ncu: mergeUnjoined(range.ncu, unjoined, kernels) };
}

function mergeUnjoined(before: Unjoined | null, now: Unjoined, kernels: readonly ProfileKernel[]) {
  const explained = new Set(kernels.filter(({ ncu }) => ncu.length > 0).map(({ name }) => name));
  const without = new Set([...(before?.kernelsWithoutRow ?? []), ...now.kernelsWithoutRow]);
  return {
    kernelsWithoutRow: [...without].filter((name) => !explained.has(name)),
    rowsWithoutKernel: [...(before?.rowsWithoutKernel ?? []), ...now.rowsWithoutKernel],
  };
}

export function mergeReplayedRanges(ranges: readonly ReplayedRange[]): ReplayedRange[] {
  const alike = Map.groupBy(ranges, (region) => JSON.stringify([region.mode, rangeKeyText(region)]));
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((region) => ({ ...region, samples: group.flatMap(({ samples }) => samples) })),
  );
}

export function groupReplayedRanges(
  rows: readonly NcuRow[],
  mode: ReplayedRange["mode"],
  wanted: readonly RangeKey[] | null,
): ReplayedRange[] {
  const replayed = new Map<string, ReplayedRange>();
  for (const row of rows) {
    const range = row.kind === "range" ? findReplayedRange(row, wanted) : null;
    if (range === null) continue;
    const key = JSON.stringify([range.domain, range.name]);
    const existing = replayed.get(key) ?? { name: range.name, domain: range.domain, mode, samples: [] };
    replayed.set(key, { ...existing, samples: [...existing.samples, sampleRow(row)] });
  }
  return [...replayed.values()];
}

function sampleRow(row: NcuRow) {
  return { id: row.id, figures: readFigures(row), roofline: buildRoofline(row), rules: [...row.rules] };
}

interface JoinedRow {
  readonly row: NcuRow;
  readonly kernel: ProfileKernel;
  readonly variant: number;
}

interface NcuJoin {
  readonly joined: readonly JoinedRow[];
  readonly unjoined: Unjoined;
}

/**
 * Joins rows to kernels by mangled name, grid, and block, and by dynamic shared memory if several variants match. A row without a range
 * (ncu ran without gating) that matches no kernel belongs to another range. `selected`: null means all.
 */
export function joinNcu(range: ProfileRange, rows: readonly NcuRow[], selected: readonly string[] | null): NcuJoin {
  const rangeRows = rows.filter((row) => row.kind === "kernel" && isOfRange(row, range));
  const byMangled = new Map<string, Candidate[]>();
  for (const kernel of range.kernels)
    for (const [variant, { mangled }] of kernel.variants.entries()) {
      const name = ncuName(kernel, mangled);
      byMangled.set(name, [...(byMangled.get(name) ?? []), { kernel, variant }]);
    }
  const joined: JoinedRow[] = [];
  const rowsWithoutKernel: Unjoined["rowsWithoutKernel"] = [];
  for (const row of rangeRows) {
    const match = findBestMatch(row, byMangled.get(row.kernel) ?? []);
    if (match !== null) joined.push({ row, ...match });
    else if (row.ranges.length > 0) rowsWithoutKernel.push(describeRow(row));
  }
  const order = new Map(range.kernels.map((kernel, index) => [kernel, index]));
  joined.sort((a, b) => (order.get(a.kernel) ?? 0) - (order.get(b.kernel) ?? 0));
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

function isSelected(kernel: ProfileKernel, selected: readonly string[]) {
  return kernel.variants.some(({ mangled }) => selected.includes(ncuName(kernel, mangled)));
}

/** A function with C linkage has only one name. */
function ncuName({ name }: ProfileKernel, mangled: string | null) {
  return mangled ?? name;
}

interface Candidate {
  readonly kernel: ProfileKernel;
  readonly variant: number;
}

function isOfRange({ ranges }: NcuRow, { name, domain }: ProfileRange) {
  return ranges.length === 0 || ranges.some((range) => range.name === name && range.domain === domain);
}

function findBestMatch(row: NcuRow, candidates: readonly Candidate[]) {
  const alike = candidates.filter(({ kernel, variant }) => hasShape(kernel.variants[variant], row));
  const dynamic = readNumber(row, "launch__shared_mem_per_block_dynamic");
  const exact = alike.find(({ kernel, variant }) => kernel.variants[variant]?.dynamicSharedBytes === dynamic);
  return exact ?? alike[0] ?? null;
}

/** Not every row has shared memory, so we don't compare it. */
function hasShape(variant: ProfileVariant | undefined, { grid, block }: NcuRow) {
  return variant !== undefined && equalSizes(variant.grid, grid) && equalSizes(variant.block, block);
}

function equalSizes(a: Dim3, b: Dim3 | null) {
  return b !== null && a.every((size, axis) => size === b[axis]);
}

function describeRow({ id, kernel, grid, block }: NcuRow) {
  return { id, kernel, grid: grid?.join("×") ?? "unknown", block: block?.join("×") ?? "unknown" };
}

const wantedShare: Ratio = 0.9;

/**
 * Finds the kernels that a separate process for this range could still measure: those without a row, and those measured only in another
 * range if rows cover less than 90% of the time, or a kernel in `requested` has no row.
 */
export function findUnmeasured(
  range: ProfileRange,
  rows: readonly NcuRow[],
  selected: readonly string[],
  requested: readonly string[],
): string[] {
  const kernels = range.kernels.filter((kernel) => listNcuNames(kernel).some((name) => selected.includes(name)));
  if (kernels.every(({ ncu }) => ncu.length === 0)) return [...selected];
  const missing = kernels.filter((kernel) => !rows.some((row) => listNcuNames(kernel).includes(row.kernel)));
  const taken = kernels.filter((kernel) => isMeasuredElsewhere(kernel, rows));
  const isShort = (measuredShare(range) ?? 0) < wantedShare;
  const isAsked = taken.some(({ name, ncu }) => ncu.length === 0 && requested.includes(name));
  const leftOut = new Set([...missing, ...(isShort || isAsked ? taken : [])].flatMap(listNcuNames));
  return selected.filter((name) => leftOut.has(name));
}

function isMeasuredElsewhere(kernel: ProfileKernel, rows: readonly NcuRow[]) {
  const measured = new Set(kernel.ncu.flatMap(({ variant }) => kernel.variants[variant] ?? []).map(launchShape));
  return kernel.variants.some(
    (variant) =>
      !measured.has(launchShape(variant)) &&
      rows.some((row) => row.kernel === ncuName(kernel, variant.mangled) && hasShape(variant, row)),
  );
}

function listNcuNames(kernel: ProfileKernel) {
  return kernel.variants.map(({ mangled }) => ncuName(kernel, mangled));
}
