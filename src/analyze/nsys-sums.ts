import {
  noCall,
  type RangeInstance,
  type RangeKernelRow,
  type SumCheck,
  type SummaryRow,
  type Trace,
} from "../model/reports/trace.ts";
import { counted } from "../model/text/listing.ts";
import { countText } from "../model/text/quantity.ts";
import { createPlaces, placeCalls, findSameNameAround } from "./places.ts";
import { groupRowsByThread, threadKey } from "./sweep.ts";

/** Checks our kernels against `cuda_gpu_kern_sum`: launches and total time, by name and overall. */
export function compareKernelSums(trace: Trace, rows: readonly SummaryRow[]): SumCheck {
  const { kernels, kernelKinds, kernelTypes, wholeNames } = trace;
  const ofKind = kernelKinds.map(() => ({ instances: 0, totalNs: 0 }));
  for (let row = 0; row < kernels.count; row += 1)
    addTo(ofKind[kernels.kind[row] ?? 0], 1, kernels.durationNs[row] ?? 0);
  const ours: Sums = new Map();
  for (const [index, { type }] of kernelKinds.entries()) {
    const { instances = 0, totalNs = 0 } = ofKind[index] ?? {};
    addSum(ours, stripName(restoreName(kernelTypes[type]?.name ?? "", wholeNames)), instances, totalNs);
  }
  const theirs: Sums = new Map();
  for (const { name, instances, totalNs } of rows) addSum(theirs, stripName(name), instances, totalNs);
  return compareSums(ours, theirs);
}

/** Checks our ranges against `nvtx_kern_sum`, counting the way nsys does (see `computeRangeSums`). */
export function compareRangeSums(trace: Trace, rows: readonly RangeKernelRow[]): SumCheck {
  if (trace.ambiguousLaunches > 0) {
    return {
      equal: null,
      why: `${counted(trace.ambiguousLaunches, "kernel has", "kernels have")} several launch calls in the report, and nsys counts a kernel once per call.`,
    };
  }
  const theirs: Sums = new Map();
  for (const { range, style, name, instances, totalNs } of rows)
    addSum(theirs, `${rangeKey(range, style)}\n${stripName(name)}`, instances, totalNs);
  const check = compareSums(computeRangeSums(trace, ""), theirs, " by range");
  // nsys 2023.4 prints a range in the default domain as `decode`, 2025.3 as `:decode`.
  if (check.equal === true || !rows.some(({ range }) => range.startsWith(":"))) return check;
  return compareSums(computeRangeSums(trace, ":"), theirs, " by range");
}

/**
 * Computes the sums the way `nvtx_kern_sum` does. A kernel belongs to every range of its thread that contains its launch call; ranges
 * that name an ending thread don't count. If several instances of one range contain a kernel, the launch counts only once, but the
 * kernel's time counts once for each of those instances. A range without an end lasts until the last range event. Kernels in no range
 * have their own rows. The names in the default domain start with `defaultPrefix`.
 */
function computeRangeSums(trace: Trace, defaultPrefix: string): Sums {
  const { launchCalls: calls, wholeNames } = trace;
  const lastEventNs = findLastEvent(trace.ranges);
  const byThread = Map.groupBy(
    trace.ranges.filter(({ endThread }) => endThread === null),
    threadKey,
  );
  const places = createPlaces();
  const placeOf = new Uint32Array(calls.count);
  for (const { rows, ...thread } of groupRowsByThread(calls)) {
    const ranges = byThread.get(threadKey(thread)) ?? [];
    const endOf = ({ endNs, assumedEndNs }: RangeInstance): number => endNs ?? assumedEndNs ?? lastEventNs;
    placeCalls(places, ranges, endOf, calls, rows, (call, place) => (placeOf[call] = place));
  }
  const textOf = ({ domain, name, emittedName = name, style }: RangeInstance): string => {
    const prefix = domain === "" ? defaultPrefix : `${restoreName(domain, wholeNames)}:`;
    return rangeKey(`${prefix}${restoreName(emittedName, wholeNames)}`, style);
  };
  const byRange = new Map<string, Sums>();
  const inPlace = sumByPlace(trace, placeOf);
  const texts = places.range.map((range) => (range === undefined ? rangeKey("", null) : textOf(range)));
  const same = findSameNameAround(places, texts);
  for (let place = places.around.length - 1; place >= 0; place -= 1) {
    const text = texts[place] ?? "";
    const ofPlace = inPlace.get(place) ?? new Map<string, Sum>();
    let ofRange = byRange.get(text);
    if (ofRange === undefined) byRange.set(text, (ofRange = new Map<string, Sum>()));
    // An enclosing range with the same name already counts these launches as instances.
    for (const [kernel, { instances, totalNs }] of ofPlace)
      addSum(ofRange, kernel, same[place] === 0 ? instances : 0, totalNs);
    const around = places.around[place] ?? 0;
    if (around === 0) continue;
    const ofAround = inPlace.get(around);
    if (ofAround === undefined) inPlace.set(around, ofPlace);
    else for (const [kernel, { instances, totalNs }] of ofPlace) addSum(ofAround, kernel, instances, totalNs);
    inPlace.delete(place);
  }
  const sums: Sums = new Map();
  for (const [text, kernels] of byRange)
    for (const [kernel, { instances, totalNs }] of kernels)
      addSum(sums, `${text}\n${stripName(restoreName(kernel, wholeNames))}`, instances, totalNs);
  return sums;
}

/** Kernel sums by place, then by name. */
function sumByPlace({ kernels, kernelKinds, kernelTypes }: Trace, placeOf: Uint32Array): Map<number, Sums> {
  const names = kernelKinds.map(({ type }) => kernelTypes[type]?.name ?? "");
  const sums = new Map<number, Sums>();
  for (let row = 0; row < kernels.count; row += 1) {
    const call = kernels.call[row] ?? noCall;
    const place = call === noCall ? 0 : (placeOf[call] ?? 0);
    let ofPlace = sums.get(place);
    if (ofPlace === undefined) sums.set(place, (ofPlace = new Map<string, Sum>()));
    addSum(ofPlace, names[kernels.kind[row] ?? 0] ?? "", 1, kernels.durationNs[row] ?? 0);
  }
  return sums;
}

function findLastEvent(ranges: readonly RangeInstance[]): number {
  let lastStartNs = -Infinity;
  let lastEndNs = -Infinity;
  for (const range of ranges) {
    lastStartNs = Math.max(lastStartNs, range.startNs);
    lastEndNs = Math.max(lastEndNs, range.endNs ?? range.assumedEndNs ?? -Infinity);
  }
  // If no range has an end, SQL's max() returns null, so nsys gives no range an end, and no range contains anything.
  return lastEndNs === -Infinity ? -Infinity : Math.max(lastStartNs, lastEndNs);
}

/** The first part of the key for a range's rows in `nvtx_kern_sum`; the kernel's name follows. */
function rangeKey(range: string, style: RangeKernelRow["style"]): string {
  return [stripName(range), style === null ? "no range" : style].join("\n");
}

interface Sum {
  instances: number;
  totalNs: number;
}

/** Sums by key. A key is a list of names, one per line. */
type Sums = Map<string, Sum>;

/** How many differences to list in full. */
const listedDifferences = 5;

/** Adds to the sum of a key. */
function addSum(sums: Sums, text: string, instances: number, totalNs: number): void {
  const sum = sums.get(text);
  if (sum === undefined) sums.set(text, { instances, totalNs });
  else addTo(sum, instances, totalNs);
}

function addTo(sum: Sum | undefined, instances: number, totalNs: number): void {
  if (sum === undefined) return;
  sum.instances += instances;
  sum.totalNs += totalNs;
}

/** A name as in the report, which nsys prints whole. */
function restoreName(name: string, wholeNames: Trace["wholeNames"]): string {
  return wholeNames.get(name) ?? name;
}

/** The part of a name that survives nsys's CSV, which doesn't escape quotes and splits a name at a line break. */
function stripName(name: string): string {
  return (name.split(/\r\n|\r|\n/).at(-1) ?? "").replaceAll('"', "");
}

/** Compares each sum. `by` completes "30 kernel names" in the message. */
export function compareSums(ours: Sums, theirs: Sums, by = ""): SumCheck {
  const differences: string[] = [];
  for (const text of new Set([...ours.keys(), ...theirs.keys()])) {
    const our = ours.get(text);
    const their = theirs.get(text);
    if (our !== undefined && their !== undefined && our.instances === their.instances && our.totalNs === their.totalNs)
      continue;
    differences.push(`${formatKey(text)}: ours ${formatSum(our)}, nsys ${formatSum(their)}`);
  }
  if (differences.length === 0)
    return {
      equal: true,
      detail: `${counted(ours.size, "kernel name")}${by}, ${formatSum(sumAll(ours))}: matches to the nanosecond`,
    };
  const rest = differences.length - listedDifferences;
  return {
    equal: false,
    differences: [
      `Total: ours ${formatSum(sumAll(ours))}, nsys ${formatSum(sumAll(theirs))}`,
      ...differences.slice(0, listedDifferences),
      ...(rest > 0 ? [`and ${String(rest)} more`] : []),
    ],
  };
}

function formatKey(text: string): string {
  return text
    .split("\n")
    .filter((part) => part !== "")
    .join(" · ")
    .slice(0, 160);
}

function sumAll(sums: Sums): Sum {
  const sum = { instances: 0, totalNs: 0 };
  for (const { instances, totalNs } of sums.values()) {
    sum.instances += instances;
    sum.totalNs += totalNs;
  }
  return sum;
}

function formatSum(sum: Sum | undefined): string {
  return sum === undefined ? "none" : `${counted(sum.instances, "launch", "launches")}, ${countText(sum.totalNs)} ns`;
}
