import { launchShape, measuredShare } from "../../model/ncu/measured-launch.ts";
import type { ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { NcuRow } from "../../model/ncu/report.ts";
import type { Ratio } from "../../model/units.ts";
import { hasShape, ncuName } from "./add-ncu.ts";

/** The share of a range's kernel time that should have measured launch configurations. */
const wantedShare: Ratio = 0.9;

/**
 * Finds what a shared process didn't measure for this range and a separate process might: mangled names from `selected`, or none
 * if nothing is left.
 * - Everything, if the range has no rows.
 * - Kernels without a row in any range.
 * - Launch configurations that ncu measured in another range first, if rows cover less than 90% of the range's kernel time or a
 *   kernel in `asked` has no row.
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

/** True if a launch configuration wasn't measured in this range but has a row in another one. */
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
