import type { NcuRow } from "../../model/reports/ncu.ts";
import type { ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import type { Unjoined } from "../../model/profile/profile-ncu.ts";
import type { Dim3 } from "../../model/units.ts";
import { numberOf } from "./metric-values.ts";

/** A row and the kernel that it explains. */
export interface JoinedRow {
  readonly row: NcuRow;
  readonly kernel: ProfileKernel;
  /** An index into the kernel's variants. */
  readonly variant: number;
}

export interface NcuJoin {
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

/** A function with C linkage has one name only. */
function ncuName({ name }: ProfileKernel, mangled: string | null): string {
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

function hasShape(variant: ProfileVariant | undefined, { grid, block }: NcuRow): boolean {
  return variant !== undefined && equal(variant.grid, grid) && equal(variant.block, block);
}

function equal(one: Dim3, other: Dim3 | null): boolean {
  return other !== null && one.every((size, axis) => size === other[axis]);
}

function describe({ id, kernel, grid, block }: NcuRow): Unjoined["rowsWithoutKernel"][number] {
  return { id, kernel, grid: grid?.join("×") ?? "unknown", block: block?.join("×") ?? "unknown" };
}
