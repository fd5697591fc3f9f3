import type { KernelRow, RangeRow, TimeChange, CountChange } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { rangeText } from "../model/reports/range.ts";
import { isMajority } from "./majority.ts";

export interface RangeToExplain {
  readonly name: string;
  readonly domain: string;
  readonly kernels: { readonly base: readonly string[]; readonly head: readonly string[] };
}

/**
 * If only the number of launches changed, the lines that launch the kernels explain the change, and Nsight Compute can't. Nsight Compute
 * can't explain extra time on the host either.
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

export function needsLine({ time, launches, match }: KernelRow): boolean {
  return time.state === "regressed" || (match !== "removed" && launches.head > launches.base);
}

/** We have no lines for graph launches. */
export function countNeedsLine({ metric, state, base, head }: CountChange): boolean {
  return (state === "regressed" || state === "noted") && head > base && metric !== "graphLaunches";
}

export function rangesToMap({ ranges }: Pick<Comparison, "ranges">): RangeRow[] {
  return ranges.filter(
    ({ verdict, kernels, counts, lineSearch }) =>
      verdict === "regressed" && lineSearch === null && (kernels.some(needsLine) || counts.some(countNeedsLine)),
  );
}
