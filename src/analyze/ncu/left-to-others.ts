import { launchShape, measuredShare } from "../../model/ncu/measured-launch.ts";
import type { ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { NcuRow } from "../../model/ncu/report.ts";
import type { Ratio } from "../../model/units.ts";
import { hasShape, ncuName } from "./add-ncu.ts";

/** So much of a range's kernel time is to be in launches like those that were measured. */
const wantedShare: Ratio = 0.9;

/**
 * What a process for several ranges has not measured in this one of them, and a process of its own may: launch configurations that
 * came in another range first, where less than 90% of the range's kernel time is behind rows or a kernel that is `asked` about
 * has none; kernels that have no row in any range; all of a range without rows. Mangled names of `selected`; empty: nothing is left.
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

/** True where a configuration that was not measured in the range has a row of another one. */
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
