import type { RangeInstance, RangeKernelRow, Trace } from "../../model/reports/trace.ts";
import { kernelCalls } from "../attribution/attribute.ts";
import { rowsByThread } from "../attribution/by-thread.ts";
import { openRanges } from "../attribution/open-ranges.ts";
import { addSum, csvName, type Sums } from "./sums.ts";

/**
 * The sums of `nvtx_kern_sum`: a kernel belongs to every range of the same thread that contains its launch call, ranges
 * that name an ending thread being left out. A kernel within several instances of one range is one instance, but its time
 * counts for each. A range without an end reaches to the last range event. Kernels in no range have rows of their own. `defaultPrefix` stands before the names of the default domain.
 */
export function nsysRangeSums(trace: Trace, defaultPrefix: string): Sums {
  const { kernels } = trace;
  const sums: Sums = new Map();
  const calls = kernelCalls(trace);
  const names = trace.kernelTypes.map(({ name }) => name);
  const nameOf = (row: number): string => names[kernels.kernel[row] ?? 0] ?? "";
  const lastEventNs = lastRangeEvent(trace.ranges);
  const byThread = Map.groupBy(
    trace.ranges.filter(({ endThread }) => endThread === null),
    ({ process, thread }) => `${String(process)}/${String(thread)}`,
  );
  const inRange = new Uint8Array(kernels.count);
  for (const { process, thread, rows } of rowsByThread(calls)) {
    const ranges = byThread.get(`${String(process)}/${String(thread)}`) ?? [];
    openRanges(
      ranges,
      (range) => range.endNs ?? range.assumedEndNs ?? lastEventNs,
      calls,
      rows,
      (row, containing) => {
        const counted = new Set<string>();
        for (const { domain, name, style } of containing) {
          const text = rangeSumText(
            domain === "" ? `${defaultPrefix}${name}` : `${domain}:${name}`,
            style,
            nameOf(row),
          );
          addSum(sums, text, counted.has(text) ? 0 : 1, kernels.durationNs[row] ?? 0);
          counted.add(text);
          inRange[row] = 1;
        }
      },
    );
  }
  for (let row = 0; row < kernels.count; row += 1) {
    if (inRange[row] === 0) addSum(sums, rangeSumText("", null, nameOf(row)), 1, kernels.durationNs[row] ?? 0);
  }
  return sums;
}

function lastRangeEvent(ranges: readonly RangeInstance[]): number {
  let lastStartNs = -Infinity;
  let lastEndNs = -Infinity;
  for (const range of ranges) {
    lastStartNs = Math.max(lastStartNs, range.startNs);
    lastEndNs = Math.max(lastEndNs, range.endNs ?? range.assumedEndNs ?? -Infinity);
  }
  // Where no range has an end, SQL's max() of nothing leaves them without one, and they contain nothing.
  return lastEndNs === -Infinity ? -Infinity : Math.max(lastStartNs, lastEndNs);
}

/** The text that a row of `nvtx_kern_sum` is summed under. */
export function rangeSumText(range: string, style: RangeKernelRow["style"], kernel: string): string {
  return [csvName(range), style === null ? "no range" : style, csvName(kernel)].join("\n");
}
