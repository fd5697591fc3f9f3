import type { Comparison } from "../model/comparison/comparison.ts";
import type { CountChange, KernelRow, RangeRow } from "../model/comparison/comparison-rows.ts";

/** True if we should find the line that launches this kernel: it's slower, new, or launched more often. */
export function needsLine({ time, launches, match }: KernelRow): boolean {
  return time.state === "regressed" || (match !== "removed" && launches.head > launches.base);
}

/**
 * True if we should find the lines behind a higher count, even if the increase alone is no regression. For copied bytes, these are the lines
 * that make the copies. We have no lines for graph launches.
 */
export function countNeedsLine({ metric, state, base, head }: CountChange): boolean {
  return (state === "regressed" || state === "noted") && head > base && metric !== "graphLaunches";
}

/** The ranges with kernels or calls whose lines we should find, and haven't looked for yet. */
export function rangesToMap({ ranges }: Pick<Comparison, "ranges">): RangeRow[] {
  return ranges.filter(
    ({ verdict, kernels, counts, lineSearch }) =>
      verdict === "regressed" && lineSearch === null && (kernels.some(needsLine) || counts.some(countNeedsLine)),
  );
}
