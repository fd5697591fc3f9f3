import type { RangeInstance } from "../../model/reports/trace.ts";
import type { CallColumns } from "./by-thread.ts";

/**
 * Tells for each row, in order of the calls' starts, the range instances that contain its call wholly, outermost first.
 * `ranges` are by start. Costs the depth of nesting a row, unlike `sweep`, which needs no instances.
 */
export function openRanges<R extends RangeInstance>(
  ranges: readonly R[],
  endOf: (range: R) => number,
  calls: CallColumns,
  rows: Uint32Array,
  visit: (row: number, containing: readonly R[]) => void,
): void {
  let open: { range: R; endNs: number }[] = [];
  let next = 0;
  for (const row of rows) {
    const startNs = calls.startNs[row] ?? NaN;
    const endNs = calls.endNs[row] ?? NaN;
    if (open.some((entry) => entry.endNs < startNs)) open = open.filter((entry) => entry.endNs >= startNs);
    for (let range = ranges[next]; range !== undefined && range.startNs <= startNs; range = ranges[next]) {
      next += 1;
      const rangeEndNs = endOf(range);
      if (rangeEndNs >= startNs) open.push({ range, endNs: rangeEndNs });
    }
    visit(
      row,
      open.filter((entry) => entry.endNs >= endNs).map(({ range }) => range),
    );
  }
}
