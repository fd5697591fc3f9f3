import { medianKernelNs, medianTotalNs } from "../model/rounds.ts";
import type { ProfileRange } from "../model/profile/profile.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";

/** A kernel to explain. */
export interface TopKernel {
  readonly name: string;
  readonly shortName: string;
  readonly family: string;
  /** The mangled names (which ncu uses) of the kernel's variants, sorted by total time. Empty if the report doesn't contain them. */
  readonly mangled: readonly string[];
  /** Median over rounds. */
  readonly totalNs: Nanoseconds;
  /** Share of the range's kernel time. */
  readonly share: Ratio;
}

/** The `count` kernels of a range with the most total time. */
export function findTopKernels(range: ProfileRange, count: number): TopKernel[] {
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
