import { getOrAdd } from "../model/maps.ts";
import {
  noCall,
  type RangeInstance,
  type RangeKernelRow,
  type SumCheck,
  type SummaryRow,
  type Trace,
} from "../model/reports/trace.ts";
import { sum } from "../model/sums.ts";
import { counted } from "../model/text/listing.ts";
import { countText } from "../model/text/quantity.ts";
import { createPlaces, placeCalls, findSameNameAround } from "./places.ts";
import { groupRowsByThread, threadKey } from "./sweep.ts";

export function compareKernelSums(trace: Trace, rows: readonly SummaryRow[]): SumCheck {
  const { kernels, kernelKinds, kernelTypes, wholeNames } = trace;
  const names = kernelKinds.map(({ type }) => stripName(restoreName(kernelTypes[type]?.name ?? "", wholeNames)));
  const ours: Sums = new Map();
  for (let row = 0; row < kernels.count; row += 1)
    addSum(ours, names[kernels.kind[row] ?? 0] ?? "", 1, kernels.durationNs[row] ?? 0);
  const theirs: Sums = new Map();
  for (const { name, instances, totalNs } of rows) addSum(theirs, stripName(name), instances, totalNs);
  return compareSums(ours, theirs);
}

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
 * Computes the sums the way `nvtx_kern_sum` does. A kernel belongs to every range of its thread that contains its launch call; ranges that
 * name an ending thread don't count. If several instances of one range contain a kernel, its launch counts once, but its time once per
 * instance. A range without an end lasts until the last range event. Kernels in no range have their own rows.
 */
function computeRangeSums(trace: Trace, defaultPrefix: string) {
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
    const endOf = ({ endNs, assumedEndNs }: RangeInstance) => endNs ?? assumedEndNs ?? lastEventNs;
    placeCalls(places, ranges, endOf, calls, rows, (call, place) => (placeOf[call] = place));
  }
  const textOf = ({ domain, name, emittedName = name, style }: RangeInstance) => {
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
    const ofRange = getOrAdd(byRange, text, (): Sums => new Map());
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

function sumByPlace({ kernels, kernelKinds, kernelTypes }: Trace, placeOf: Uint32Array) {
  const names = kernelKinds.map(({ type }) => kernelTypes[type]?.name ?? "");
  const sums = new Map<number, Sums>();
  for (let row = 0; row < kernels.count; row += 1) {
    const call = kernels.call[row] ?? noCall;
    const place = call === noCall ? 0 : (placeOf[call] ?? 0);
    const ofPlace = getOrAdd(sums, place, (): Sums => new Map());
    addSum(ofPlace, names[kernels.kind[row] ?? 0] ?? "", 1, kernels.durationNs[row] ?? 0);
  }
  return sums;
}

function findLastEvent(ranges: readonly RangeInstance[]) {
  let lastStartNs = -Infinity;
  let lastEndNs = -Infinity;
  for (const range of ranges) {
    lastStartNs = Math.max(lastStartNs, range.startNs);
    lastEndNs = Math.max(lastEndNs, range.endNs ?? range.assumedEndNs ?? -Infinity);
  }
  // If no range has an end, SQL's max() returns null, so nsys gives no range an end, and no range contains anything.
  return lastEndNs === -Infinity ? -Infinity : Math.max(lastStartNs, lastEndNs);
}

function rangeKey(range: string, style: RangeKernelRow["style"]) {
  return [stripName(range), style === null ? "no range" : style].join("\n");
}

interface Sum {
  instances: number;
  totalNs: number;
}

type Sums = Map<string, Sum>;

const listedDifferences = 5;

function addSum(sums: Sums, text: string, instances: number, totalNs: number) {
  const counts = getOrAdd(sums, text, () => ({ instances: 0, totalNs: 0 }));
  counts.instances += instances;
  counts.totalNs += totalNs;
}

function restoreName(name: string, wholeNames: Trace["wholeNames"]) {
  return wholeNames.get(name) ?? name;
}

/** The part of a name that survives nsys's CSV, which doesn't escape quotes and splits a name at a line break. */
function stripName(name: string) {
  return (name.split(/\r\n|\r|\n/).at(-1) ?? "").replaceAll('"', "");
}

export function compareSums(ours: Sums, theirs: Sums, by = ""): SumCheck {
  const differences: string[] = [];
  for (const text of new Set([...ours.keys(), ...theirs.keys()])) {
    const [our, their] = [formatSum(ours.get(text)), formatSum(theirs.get(text))];
    if (our !== their) differences.push(`${formatKey(text)}: ours ${our}, nsys ${their}`);
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

function formatKey(text: string) {
  return text
    .split("\n")
    .filter((part) => part !== "")
    .join(" · ")
    .slice(0, 160);
}

function sumAll(sums: Sums): Sum {
  const all = [...sums.values()];
  return { instances: sum(all, ({ instances }) => instances), totalNs: sum(all, ({ totalNs }) => totalNs) };
}

function formatSum(counts: Sum | undefined) {
  return counts === undefined
    ? "none"
    : `${counted(counts.instances, "launch", "launches")}, ${countText(counts.totalNs)} ns`;
}
