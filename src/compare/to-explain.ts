import type { Comparison } from "../model/comparison/comparison.ts";
import type { KernelRow, RangeRow, TimeChange, CountChange } from "../model/comparison/comparison-rows.ts";
import { rangeText } from "../model/reports/range.ts";
import { isMajority } from "./majority.ts";

/** A range whose verdict needs an explanation, and the names of the kernels to measure on each side. */
export interface RangeToExplain {
  readonly name: string;
  readonly domain: string;
  readonly kernels: { readonly base: readonly string[]; readonly head: readonly string[] };
}

/**
 * The ranges that need an explanation from Nsight Compute: the range, a family, or a kernel is slower, faster, or unclear, or the range is
 * over a budget. If only the number of launches changed, the lines that launch the kernels explain the change, and Nsight Compute can't.
 * Nsight Compute can't explain extra time on the host either.
 */
export function rangesToExplain({ ranges, budgets }: Pick<Comparison, "ranges" | "budgets">): RangeToExplain[] {
  const overBudget = new Set(
    budgets.flatMap(({ range, state }) => (state === "broken" && range !== null ? [range] : [])),
  );
  return ranges.flatMap((range) => {
    const kernels = range.kernels.filter(needsReason);
    const isOpen = isTold(range.gpuBusyTime) || range.families.some(({ time }) => isTold(time));
    const needed =
      kernels.length > 0 || (isOpen && !hasOtherLaunches(range)) || overBudget.has(rangeText(range.name, range.domain));
    if (!needed) return [];
    const names = (pick: (row: KernelRow) => readonly string[]) => [...new Set(kernels.flatMap(pick))];
    const { name, domain } = range;
    return [
      {
        name,
        domain,
        kernels: { base: names(({ baseNames }) => baseNames), head: names(({ headNames }) => headNames) },
      },
    ];
  });
}

/** True for a swapped kernel, or if both sides have the kernel and its time per launch accounts for at least half of the kernel's change. */
function needsReason({ time, match, launches }: KernelRow) {
  if (match === "swapped") return true;
  if (!isTold(time) || launches.base === 0 || launches.head === 0 || time.changeRatio === null) return false;
  const change = Math.log1p(time.changeRatio);
  const ofLaunch = change - Math.log(launches.head / launches.base);
  return isMajority(Math.abs(ofLaunch), Math.abs(change));
}

function isTold({ state, mayBeSlower }: TimeChange) {
  return state === "regressed" || state === "improved" || mayBeSlower;
}

function hasOtherLaunches({ counts }: RangeRow) {
  return counts.some(({ metric, state }) => metric === "launches" && (state === "regressed" || state === "improved"));
}

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
