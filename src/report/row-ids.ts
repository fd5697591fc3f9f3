import type { Comparison } from "../model/comparison/comparison.ts";
import type { KernelRow, OperatorRow, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { rangesBySeverity } from "./rows.ts";

/** A kernel or a nested range that changed, and what people call it: `a`, `b`, … */
export interface NamedRow {
  readonly id: string;
  readonly range: RangeRow;
}

/**
 * The rows that changed, the worst range first, with ids to type. The ids are stable for a comparison, so that the terminal, the report and
 * `explain` agree on them.
 */
export function rowIds(comparison: Pick<Comparison, "ranges">): ReadonlyMap<KernelRow | OperatorRow, NamedRow> {
  const rows = rangesBySeverity(comparison)
    .filter(({ verdict }) => verdict !== "incomparable")
    .flatMap((range) => [
      ...range.kernels.filter(isChangedKernel).map((row) => ({ range, row })),
      ...range.operators.filter(({ time }) => isChanged(time)).map((row) => ({ range, row })),
    ]);
  return new Map(rows.map(({ range, row }, index) => [row, { id: letters(index), range }]));
}

/** False if the kernel didn't change, waits for other GPUs, or wasn't judged. */
export function isChangedKernel({ time, match }: KernelRow): boolean {
  return match === "swapped" || isChanged(time);
}

function isChanged({ state }: TimeChange): boolean {
  return !["same", "waits", "not-judged"].includes(state);
}

/** `a` to `z`, then `aa`, `ab`, … */
function letters(index: number): string {
  const last = String.fromCharCode("a".charCodeAt(0) + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
