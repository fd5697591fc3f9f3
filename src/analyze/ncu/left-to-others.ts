import { launchShape, measuredShare } from "../../model/ncu/measured-launch.ts";
import type { ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { NcuRow } from "../../model/ncu/report.ts";
import type { Ratio } from "../../model/units.ts";
import { hasShape, ncuName } from "./add-ncu.ts";

/** The share of a range's kernel time that measured launch configurations should cover. */
const wantedShare: Ratio = 0.9;

/**
 * Finds the kernels that a separate process for this range could still measure after a shared process. If the range has no rows, these
 * are all kernels in `selected`. If it has rows, these are the kernels without a row in any range. Kernels with launch configurations
 * that were measured only in another range also count if rows cover less than 90% of this range's kernel time, or if a kernel in `asked`
 * has no row from this range. Returns mangled names from `selected`; empty if nothing is left.
 */
export function leftToOthers(
  range: ProfileRange,
  rows: readonly NcuRow[],
  selected: readonly string[],
  asked: readonly string[],
): string[] {
  const kernels = range.kernels.filter((kernel) => namesOf(kernel).some((name) => selected.includes(name)));
  if (kernels.every(({ ncu }) => ncu.length === 0)) return [...selected];
  const missing = kernels.filter((kernel) => !rows.some((row) => namesOf(kernel).includes(row.kernel)));
  const taken = kernels.filter((kernel) => isTaken(kernel, rows));
  const isShort = (measuredShare(range) ?? 0) < wantedShare;
  const isAsked = taken.some(({ name, ncu }) => ncu.length === 0 && asked.includes(name));
  const left = new Set([...missing, ...(isShort || isAsked ? taken : [])].flatMap(namesOf));
  return selected.filter((name) => left.has(name));
}

/** True if one of the kernel's launch configurations wasn't measured in this range but has a row from another range. */
function isTaken(kernel: ProfileKernel, rows: readonly NcuRow[]): boolean {
  const measured = new Set(kernel.ncu.flatMap(({ variant }) => kernel.variants[variant] ?? []).map(launchShape));
  return kernel.variants.some(
    (variant) =>
      !measured.has(launchShape(variant)) &&
      rows.some((row) => row.kernel === ncuName(kernel, variant.mangled) && hasShape(variant, row)),
  );
}

function namesOf(kernel: ProfileKernel): string[] {
  return kernel.variants.map(({ mangled }) => ncuName(kernel, mangled));
}
