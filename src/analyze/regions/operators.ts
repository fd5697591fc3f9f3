import { byText } from "../../model/text/order.ts";
import type { OperatorRow } from "../../model/profile/operator.ts";
import { noCall, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import { effectiveEndNs, type AttributedRange } from "../attribute.ts";
import { noPlaces, placeCalls, type Places, sameAround } from "../places.ts";
import { type RangeKey, rangeKeyText } from "../range-key.ts";
import { rowsByThread } from "../sweep.ts";

/*
 * torch.autograd.profiler.emit_nvtx names its ranges `aten::mm, op_id = 12` and, with record_shapes, `aten::mm, seq = 3,
 * op_id = 12, sizes = [[8, 4096]]`: what follows the operator differs from call to call.
 */
const callDetails = /, (?:seq|op_id|sizes) = .*$/s;

/** The calls of a report among ranges. */
interface PlacedCalls {
  readonly places: Places<RangeInstance>;
  /** The operator of each place: a number that only equal ones share. */
  readonly operators: readonly number[];
  /** By call; 0 outside of all. */
  readonly placeOf: Uint32Array;
  /** For each place the nearest one around it of the same operator; 0 without one. */
  readonly same: readonly number[];
  /** By place, for one range at a time: all 0 before and after, for to make them anew for each of many ranges takes longer. */
  readonly scratch: {
    readonly isReached: Uint8Array;
    readonly isInside: Uint8Array;
    readonly totalNs: Float64Array;
  };
}

/** The kernels launched in one place, or of one operator as its own. */
interface PlaceSum {
  readonly kernels: Map<string, number>;
  launches: number;
  selfNs: number;
}

interface OperatorSum extends PlaceSum {
  readonly name: string;
  readonly domain: string;
  readonly instances: Set<RangeInstance>;
  totalNs: number;
}

/** By the number of the operator. */
type OperatorSums = Map<number, OperatorSum>;

/**
 * For each range of a report the ranges nested inside it, by name without the call's details, with the time of the kernels
 * launched in them: the innermost range has the kernel as its own, those around it in their totals. Kernels that are in no
 * nested range are the row of the range itself. Most own time first; own times add up to the range's kernel time.
 */
export function operatorsOf(trace: Trace, ranges: readonly AttributedRange[]): OperatorRow[][] {
  const byKey = Map.groupBy(trace.ranges, rangeKeyText);
  /** Of operators, by text. */
  const numbers = new Map<string, number>();
  let pushed: PlacedCalls | null = null;
  return ranges.map((range) => {
    const instances = byKey.get(rangeKeyText(range.key)) ?? [];
    const started = instances.filter(({ style }) => style === "startend");
    const hasLent = range.otherKernels.length > 0;
    const own = hasLent ? withoutRows(range.kernels, range.otherKernels) : range.kernels;
    // Instances that are not the thread's own stand among its ranges, by start: of start/end ranges, which have no thread. What a
    // thread launched in another's range stands among all that the other had open: autograd's kernels are those of `backward`, too.
    const placed = started.length > 0 ? place(trace, started, numbers) : (pushed ??= place(trace, [], numbers));
    const sums: OperatorSums = new Map();
    addPlaces(sums, range.key, placed, kernelsByPlace(trace, own, placed));
    if (hasLent) {
      const among = place(trace, nestedIn(trace, instances), numbers);
      addPlaces(sums, range.key, among, kernelsByPlace(trace, range.otherKernels, among));
    }
    return [...sums.values()].map(operatorRow).sort(bySelfTime);
  });
}

/** The instances, and what their threads had open in them; ranges of a thread nest. */
function nestedIn({ ranges }: Trace, instances: readonly RangeInstance[]): RangeInstance[] {
  const within = new Set(instances);
  const threadOf = ({ process, thread }: RangeInstance): string => `${String(process)}/${String(thread)}`;
  const endNs = new Map<string, number>();
  return ranges
    .filter((range) => range.style === "pushpop" || within.has(range))
    .toSorted((one, other) => one.startNs - other.startNs || effectiveEndNs(other) - effectiveEndNs(one))
    .filter((range) => {
      const thread = threadOf(range);
      const openUntilNs = endNs.get(thread) ?? -Infinity;
      if (within.has(range)) endNs.set(thread, Math.max(openUntilNs, effectiveEndNs(range)));
      return within.has(range) || range.startNs < openUntilNs;
    });
}

function withoutRows(rows: Uint32Array, others: Uint32Array): Uint32Array {
  const left = new Set(others);
  return rows.filter((row) => !left.has(row));
}

/** Places the calls of each thread among its push/pop ranges and `others` of its process. */
function place(trace: Trace, others: readonly RangeInstance[], numbers: Map<string, number>): PlacedCalls {
  const indices = new Map(trace.ranges.map((range, index) => [range, index]));
  const byStart = (one: RangeInstance, other: RangeInstance): number =>
    one.startNs - other.startNs || (indices.get(one) ?? 0) - (indices.get(other) ?? 0);
  const pushed = Map.groupBy(
    trace.ranges.filter(({ style }) => style === "pushpop"),
    ({ process, thread }) => `${String(process)}/${String(thread)}`,
  );
  const ofProcess = Map.groupBy(others, ({ process }) => process);
  const places = noPlaces();
  const placeOf = new Uint32Array(trace.launchCalls.count);
  for (const { process, thread, rows } of rowsByThread(trace.launchCalls)) {
    const own = pushed.get(`${String(process)}/${String(thread)}`) ?? [];
    const more = ofProcess.get(process) ?? [];
    const ranges = more.length === 0 ? own : [...new Set([...own, ...more])].sort(byStart);
    placeCalls(places, ranges, effectiveEndNs, trace.launchCalls, rows, (call, at) => (placeOf[call] = at));
  }
  const operators = places.range.map((range) => {
    const text = range === undefined ? "" : operatorText(range);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
  const count = operators.length;
  return {
    places,
    operators,
    placeOf,
    same: sameAround(places, operators),
    scratch: {
      isReached: new Uint8Array(count),
      isInside: new Uint8Array(count),
      totalNs: new Float64Array(count),
    },
  };
}

function kernelsByPlace({ kernels, kernelKinds, kernelTypes }: Trace, rows: Uint32Array, { placeOf }: PlacedCalls) {
  const sums = new Map<number, PlaceSum>();
  for (const row of rows) {
    const call = kernels.call[row] ?? noCall;
    const at = call === noCall ? 0 : (placeOf[call] ?? 0);
    let sum = sums.get(at);
    if (sum === undefined) sums.set(at, (sum = emptySum()));
    const durationNs = kernels.durationNs[row] ?? 0;
    const name = kernelTypes[kernelKinds[kernels.kind[row] ?? 0]?.type ?? 0]?.name ?? "";
    sum.launches += 1;
    sum.selfNs += durationNs;
    sum.kernels.set(name, (sum.kernels.get(name) ?? 0) + durationNs);
  }
  return sums;
}

/** Adds the kernels of these places to the operators around them, up to the outermost instance of the key. */
function addPlaces(
  sums: OperatorSums,
  key: RangeKey,
  { places, operators, same, scratch: { isReached, isInside, totalNs } }: PlacedCalls,
  inPlace: ReadonlyMap<number, PlaceSum>,
): void {
  const around = (at: number): number => places.around[at] ?? 0;
  const list: number[] = [];
  for (const place of inPlace.keys())
    for (let at = place; at !== 0 && isReached[at] === 0; at = around(at)) {
      isReached[at] = 1;
      list.push(at);
    }
  // A place comes after the one around it.
  const inward = Uint32Array.from(list).sort();
  for (const at of inward) {
    const range = places.range[at];
    if (isInside[around(at)] === 1 || (range !== undefined && isKey(range, key))) isInside[at] = 1;
  }
  for (const at of inward.reverse()) {
    const range = places.range[at];
    if (range === undefined || isInside[at] !== 1) continue;
    const own = inPlace.get(at);
    const withinNs = (totalNs[at] ?? 0) + (own?.selfNs ?? 0);
    totalNs[around(at)] = (totalNs[around(at)] ?? 0) + withinNs;
    const operator = operatorOf(sums, operators[at] ?? 0, range);
    operator.instances.add(range);
    // A recursive operator has a kernel once.
    if (isInside[same[at] ?? 0] !== 1) operator.totalNs += withinNs;
    if (own === undefined) continue;
    operator.launches += own.launches;
    operator.selfNs += own.selfNs;
    for (const [kernel, ns] of own.kernels) operator.kernels.set(kernel, (operator.kernels.get(kernel) ?? 0) + ns);
  }
  for (const at of [0, ...inward]) isReached[at] = isInside[at] = totalNs[at] = 0;
}

function operatorOf(sums: OperatorSums, operator: number, range: RangeInstance): OperatorSum {
  const known = sums.get(operator);
  if (known !== undefined) return known;
  const { domain } = range;
  const sum = { name: operatorName(range), domain, ...emptySum(), totalNs: 0, instances: new Set<RangeInstance>() };
  sums.set(operator, sum);
  return sum;
}

function isKey({ name, domain }: RangeInstance, key: RangeKey): boolean {
  return name === key.name && domain === key.domain;
}

function operatorName({ name }: RangeInstance): string {
  return name.replace(callDetails, "");
}

function operatorText(range: RangeInstance): string {
  return rangeKeyText({ name: operatorName(range), domain: range.domain });
}

function emptySum(): PlaceSum {
  return { kernels: new Map(), launches: 0, selfNs: 0 };
}

function operatorRow({ instances, kernels, ...sum }: OperatorSum): OperatorRow {
  const [top] = [...kernels].sort(([one, oneNs], [other, otherNs]) => otherNs - oneNs || (one < other ? -1 : 1));
  return { ...sum, calls: instances.size, topKernel: top?.[0] ?? null };
}

function bySelfTime(one: OperatorRow, other: OperatorRow): number {
  return (
    other.selfNs - one.selfNs ||
    other.totalNs - one.totalNs ||
    byText(one.name, other.name) ||
    byText(one.domain, other.domain)
  );
}
