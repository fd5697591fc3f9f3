import type { Comparison } from "../model/comparison/comparison.ts";
import type { KernelRow, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { rangeText } from "../model/reports/range.ts";

/** A range of which somebody will ask why, and the kernels that the question is about, by their names on each side. */
export interface RangeToExplain {
  readonly name: string;
  readonly domain: string;
  readonly kernels: { readonly base: readonly string[]; readonly head: readonly string[] };
}

/**
 * The ranges whose verdict needs a reason that lies in their kernels: slower, faster or open by their time on the GPU, a family or a
 * kernel, with more launches, or over a budget. What only the host takes longer for, Nsight Compute cannot explain.
 */
export function rangesToExplain({ ranges, budgets }: Pick<Comparison, "ranges" | "budgets">): RangeToExplain[] {
  const overBudget = new Set(
    budgets.flatMap(({ range, state }) => (state === "broken" && range !== null ? [range] : [])),
  );
  return ranges.flatMap((range) => {
    const kernels = range.kernels.filter(needsReason);
    const needed =
      kernels.length > 0 ||
      isTold(range.gpuBusyTime) ||
      range.families.some(({ time }) => isTold(time)) ||
      range.counts.some(isMoreLaunches) ||
      overBudget.has(rangeText(range.name, range.domain));
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

function needsReason({ time, match }: KernelRow): boolean {
  return isTold(time) || match === "swapped";
}

function isTold({ state, mayBeSlower }: TimeChange): boolean {
  return state === "regressed" || state === "improved" || mayBeSlower;
}

function isMoreLaunches({ metric, state }: RangeRow["counts"][number]): boolean {
  return state === "regressed" && (metric === "launches" || metric === "hostLaunches" || metric === "graphLaunches");
}
