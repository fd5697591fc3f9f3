import type { SumCheck } from "../../model/reports/sum-check.ts";
import type { RangeKernelRow, SummaryRow, Trace } from "../../model/reports/trace.ts";
import { nsysRangeSums, rangeSumText } from "./nsys-range-sums.ts";
import { addSum, compareSums, csvName, type Sums } from "./sums.ts";

/** Holds the kernels of a report against `cuda_gpu_kern_sum`: launches and total time by name, and in sum. */
export function compareKernelSums({ kernels, kernelTypes }: Trace, rows: readonly SummaryRow[]): SumCheck {
  const names = kernelTypes.map(({ name }) => csvName(name));
  const ours: Sums = new Map();
  for (let row = 0; row < kernels.count; row += 1)
    addSum(ours, names[kernels.kernel[row] ?? 0] ?? "", 1, kernels.durationNs[row] ?? 0);
  const theirs: Sums = new Map();
  for (const { name, instances, totalNs } of rows) addSum(theirs, csvName(name), instances, totalNs);
  return compareSums(ours, theirs, "kernel names");
}

/** Holds the ranges of a report against `nvtx_kern_sum`, by nsys's own way of counting: see `nsysRangeSums`. */
export function compareRangeSums(trace: Trace, rows: readonly RangeKernelRow[]): SumCheck {
  if (trace.ambiguousLaunches > 0) {
    return {
      equal: null,
      why: `${String(trace.ambiguousLaunches)} kernels have several launch calls in the report, and nsys counts them for each.`,
    };
  }
  const theirs: Sums = new Map();
  for (const { range, style, name, instances, totalNs } of rows)
    addSum(theirs, rangeSumText(range, style, name), instances, totalNs);
  const check = compareSums(nsysRangeSums(trace, ""), theirs, "kernel names by range");
  // 2023.4 prints a range of the default domain as `decode`, 2025.3 as `:decode`.
  if (check.equal === true || !rows.some(({ range }) => range.startsWith(":"))) return check;
  return compareSums(nsysRangeSums(trace, ":"), theirs, "kernel names by range");
}
