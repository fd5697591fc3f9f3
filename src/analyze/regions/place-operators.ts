import { getOrAdd } from "../../model/maps.ts";
import { rangeText } from "../../model/reports/range.ts";
import { noCall, noCreation, type RangeInstance, type Trace } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { findOpenUntilNs, callColumns, type AttributedRange } from "../attribute.ts";
import { createPlaces, placeCalls, type Places } from "../places.ts";
import { groupRowsByThread, threadKey, type CallRows } from "../sweep.ts";

export interface OwnPlaces {
  readonly places: Places<RangeInstance>;
  readonly rows: Uint32Array;
  readonly firstRow: Uint32Array;
  readonly isOpening: Uint8Array;
}

export interface LentPlaces {
  readonly places: Places<RangeInstance>;
  /** The place of each call; 0 means no place. */
  readonly placeOf: Uint32Array;
  readonly threadOf: readonly string[];
}

/*
 * torch.autograd.profiler.emit_nvtx names its ranges `aten::mm, op_id = 12` and, with record_shapes,
 * `aten::mm, seq = 3, op_id = 12, sizes = [[8, 4096]]`. The part after the operator differs from call to call.
 */
const callDetails = /, (?:seq|op_id|sizes) = .*$/s;

export function formatOperator({ name, domain }: RangeInstance): string {
  return rangeText(name.replace(callDetails, ""), domain);
}

export function placeInOwnThread(trace: Trace, started: readonly RangeInstance[]): OwnPlaces {
  const pushed = groupPushedRanges(trace);
  const startedIn = Map.groupBy(started, ({ process }) => process);
  const calls = new Map<string, CallRows>();
  for (const thread of groupRowsByThread(trace.launchCalls)) calls.set(threadKey(thread), thread.rows);
  const places = createPlaces<RangeInstance>();
  const opened: number[] = [];
  const placeOf = new Uint32Array(trace.launchCalls.count);
  const threads = [
    ...groupRowsByThread(trace.launchCalls),
    ...[...pushed.values()].flatMap((ranges) => ranges.slice(0, 1)),
  ];
  for (const [text, { process }] of new Map(threads.map((thread) => [threadKey(thread), thread]))) {
    const startedRanges = startedIn.get(process) ?? [];
    const ownRanges = pushed.get(text) ?? [];
    placeCalls(
      places,
      startedRanges.length === 0 ? ownRanges : sortOuterFirst([...ownRanges, ...startedRanges]),
      findOpenUntilNs,
      trace.launchCalls,
      calls.has(text) ? (calls.get(text) ?? null) : noRows,
      (call, place) => (placeOf[call] = place),
      (place) => opened.push(place),
    );
  }
  const count = places.around.length;
  const isOpening = new Uint8Array(count);
  for (const place of opened) if (places.range[place]?.style === "pushpop") isOpening[place] = 1;
  const { rows, firstRow } = groupKernelsByPlace(trace, placeOf, count);
  return { places, rows, firstRow, isOpening };
}

export function placeInOtherThreads(trace: Trace, ranges: readonly AttributedRange[]): LentPlaces {
  const wanted = new Uint8Array(trace.launchCalls.count);
  for (const { otherKernels } of ranges) for (const row of otherKernels) wanted[trace.kernels.call[row] ?? noCall] = 1;
  const pushed = groupPushedRanges(trace);
  const owners = Map.groupBy(
    new Map(ranges.flatMap(({ instances }) => instances.map((instance) => [threadKey(instance), instance]))).values(),
    ({ process }) => process,
  );
  const [places, threadOf] = [createPlaces<RangeInstance>(), [""]];
  const placeOf = new Uint32Array(trace.launchCalls.count);
  for (const thread of groupRowsByThread(trace.launchCalls)) {
    const text = threadKey(thread);
    const calls = (thread.rows ?? Uint32Array.from(wanted, (_, row) => row)).filter((row) => wanted[row] === 1);
    if (calls.length === 0) continue;
    const holders = new Set([text, ...(owners.get(thread.process) ?? []).map(threadKey)]);
    const among = sortOuterFirst([...holders].flatMap((holder) => pushed.get(holder) ?? []));
    placeCalls(places, among, findOpenUntilNs, trace.launchCalls, calls, (call, place) => (placeOf[call] = place));
    while (threadOf.length < places.around.length) threadOf.push(text);
  }
  return { places, placeOf, threadOf };
}

const noRows = new Uint32Array();

/** Push/pop ranges by thread (`threadKey`), sorted by start, outer ranges first. */
function groupPushedRanges({ ranges }: Trace) {
  const pushed = Map.groupBy(
    ranges.filter(({ style }) => style === "pushpop"),
    threadKey,
  );
  for (const threadRanges of pushed.values()) sortOuterFirst(threadRanges);
  return pushed;
}

const neverNs = Number.MAX_SAFE_INTEGER;

function sortOuterFirst(ranges: RangeInstance[]) {
  return ranges.sort((a, b) => a.startNs - b.startNs || (b.endNs ?? neverNs) - (a.endNs ?? neverNs));
}

function groupKernelsByPlace(
  { kernels }: Trace,
  placeOf: Uint32Array,
  places: number,
): Pick<OwnPlaces, "rows" | "firstRow"> {
  const placeAt = (row: number) => {
    const call = kernels.call[row] ?? noCall;
    return call === noCall ? 0 : (placeOf[call] ?? 0);
  };
  const firstRow = new Uint32Array(places + 1);
  for (let row = 0; row < kernels.count; row += 1) {
    const after = placeAt(row) + 1;
    firstRow[after] = (firstRow[after] ?? 0) + 1;
  }
  for (let place = 0; place < places; place += 1)
    firstRow[place + 1] = (firstRow[place + 1] ?? 0) + (firstRow[place] ?? 0);
  const rows = new Uint32Array(kernels.count);
  const next = firstRow.slice();
  for (let row = 0; row < kernels.count; row += 1) {
    const place = placeAt(row);
    rows[next[place] ?? 0] = row;
    next[place] = (next[place] ?? 0) + 1;
  }
  return { rows, firstRow };
}

/** Kernels with the same range names share one list. */
export type LayersOf = (kernel: number) => readonly string[];

const noLayers: readonly string[] = [];

/**
 * For each kernel that a CUDA graph replays, finds the ranges that were open around its node during capture. The ranges around the whole
 * capture don't count: they're still open when the graph is instantiated. We can't just drop the ranges that all nodes share, because one
 * more node outside of `model` would then change every path.
 */
export function findCapturedLayers(trace: Trace): LayersOf {
  const { nodeCreations, kernels } = trace;
  const { creation } = kernels;
  if (creation === null) return () => noLayers;
  const pushed = groupPushedRanges(trace);
  const places = createPlaces<RangeInstance>();
  const columns = callColumns(
    nodeCreations.map(({ process, thread, atNs }) => ({ process, thread, startNs: atNs, durationNs: 0 })),
  );
  const placeOf = new Uint32Array(nodeCreations.length);
  for (const thread of groupRowsByThread(columns)) {
    const ranges = pushed.get(threadKey(thread)) ?? [];
    placeCalls(places, ranges, findOpenUntilNs, columns, thread.rows, (row, place) => (placeOf[row] = place));
  }
  const lists = new Map<string, readonly string[]>();
  const layersAt = (innermost: number, instantiatedNs: Nanoseconds) => {
    const names: string[] = [];
    for (let current = innermost; current !== 0; current = places.around[current] ?? 0) {
      const range = places.range[current];
      if (range === undefined || findOpenUntilNs(range) >= instantiatedNs) break;
      names.unshift(formatOperator(range));
    }
    return getOrAdd(lists, JSON.stringify(names), () => names);
  };
  // The nodes of a graph are instantiated together, so only the last instantiation at each place matters.
  const lastLayers: ({ readonly instantiatedNs: Nanoseconds; readonly names: readonly string[] } | undefined)[] = [];
  const layers = nodeCreations.map(({ instantiatedNs }, row) => {
    if (instantiatedNs === null) return noLayers;
    const place = placeOf[row] ?? 0;
    let last = lastLayers[place];
    if (last?.instantiatedNs !== instantiatedNs)
      lastLayers[place] = last = { instantiatedNs, names: layersAt(place, instantiatedNs) };
    return last.names;
  });
  return (kernel) => layers[creation[kernel] ?? noCreation] ?? noLayers;
}
