import type { RangeInstance, RangeKernelRow, SumCheck, SummaryRow, Trace } from "../model/reports/trace.ts";
import { kernelCalls } from "./attribute.ts";
import { openRanges, rowsByThread } from "./sweep.ts";

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

/**
 * The sums of `nvtx_kern_sum`: a kernel belongs to every range of the same thread that contains its launch call, ranges
 * that name an ending thread being left out. A kernel within several instances of one range is one instance, but its time
 * counts for each. A range without an end reaches to the last range event. Kernels in no range have rows of their own. `defaultPrefix` stands before the names of the default domain.
 */
function nsysRangeSums(trace: Trace, defaultPrefix: string): Sums {
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
function rangeSumText(range: string, style: RangeKernelRow["style"], kernel: string): string {
  return [csvName(range), style === null ? "no range" : style, csvName(kernel)].join("\n");
}

interface Sum {
  instances: number;
  totalNs: number;
}

/** Sums by a text: lines of names. */
type Sums = Map<string, Sum>;

/** How many differences are listed in full. */
const listedDifferences = 5;

/** Adds to the sum of a text. */
function addSum(sums: Sums, text: string, instances: number, totalNs: number): void {
  const sum = sums.get(text);
  if (sum === undefined) sums.set(text, { instances, totalNs });
  else {
    sum.instances += instances;
    sum.totalNs += totalNs;
  }
}

/** A name as far as nsys's CSV can tell it: quotes are not escaped there, and a name with a line break falls apart. */
function csvName(name: string): string {
  return (name.split(/\r\n|\r|\n/).at(-1) ?? "").replaceAll('"', "");
}

/** Compares sum by sum. `what` they are of is for the message. */
export function compareSums(ours: Sums, theirs: Sums, what: string): SumCheck {
  const differences: string[] = [];
  for (const text of new Set([...ours.keys(), ...theirs.keys()])) {
    const our = ours.get(text);
    const their = theirs.get(text);
    if (our !== undefined && their !== undefined && our.instances === their.instances && our.totalNs === their.totalNs)
      continue;
    differences.push(`${nameOf(text)}: ours ${describe(our)}, nsys ${describe(their)}`);
  }
  if (differences.length === 0)
    return { equal: true, detail: `${String(ours.size)} ${what}, ${describe(total(ours))}: equal to the nanosecond` };
  const rest = differences.length - listedDifferences;
  return {
    equal: false,
    differences: [
      `In sum: ours ${describe(total(ours))}, nsys ${describe(total(theirs))}`,
      ...differences.slice(0, listedDifferences),
      ...(rest > 0 ? [`and ${String(rest)} more`] : []),
    ],
  };
}

function nameOf(text: string): string {
  return text
    .split("\n")
    .filter((part) => part !== "")
    .join(" · ")
    .slice(0, 160);
}

function total(sums: Sums): Sum {
  const sum = { instances: 0, totalNs: 0 };
  for (const { instances, totalNs } of sums.values()) {
    sum.instances += instances;
    sum.totalNs += totalNs;
  }
  return sum;
}

function describe(sum: Sum | undefined): string {
  return sum === undefined ? "none" : `${String(sum.instances)} launches, ${String(sum.totalNs)} ns`;
}
