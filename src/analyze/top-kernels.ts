import { medianKernelNs, medianTotalNs } from "../model/rounds.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";

/** A kernel that is worth explaining. */
export interface TopKernel {
  readonly name: string;
  readonly shortName: string;
  readonly family: string;
  /** The mangled names of its variants, most time first: ncu's names; empty where the report does not hold them. */
  readonly mangled: readonly string[];
  /** The median over rounds. */
  readonly totalNs: Nanoseconds;
  /** Of the kernel time of the range. */
  readonly share: Ratio;
}

/** The `count` kernels of a range with the most total time. */
export function topKernels(range: ProfileRange, count: number): TopKernel[] {
  const rangeNs = medianKernelNs(range);
  return range.kernels.slice(0, count).map((kernel) => {
    const totalNs = medianTotalNs(kernel);
    return {
      name: kernel.name,
      shortName: kernel.shortName,
      family: kernel.family,
      mangled: [...new Set(kernel.variants.flatMap(({ mangled }) => mangled ?? []))],
      totalNs,
      share: rangeNs === 0 ? 0 : totalNs / rangeNs,
    };
  });
}
