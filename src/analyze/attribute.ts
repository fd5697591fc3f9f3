import { getOrAdd } from "../model/maps.ts";
import type { AttributionMode } from "../model/profile/profile.ts";
import { TimeColumn } from "../model/reports/columns.ts";
import { wholeCaptureName } from "../model/reports/range.ts";
import { noCall, type RangeInstance, type Trace } from "../model/reports/trace.ts";
import type { Nanoseconds } from "../model/units.ts";
import { createKeySets, type KeyedCalls } from "./key-sets.ts";
import { rangeKeyText, type RangeKey } from "./range-key.ts";
import { groupRowsByThread, sweep, threadKey, type CallColumns, type CallRows, type Span } from "./sweep.ts";

/** The work of all instances of a range, as ascending indices into the trace's kernels, copies, and calls. */
export interface AttributedRange {
  readonly key: RangeKey;
  readonly instances: readonly RangeInstance[];
  readonly kernels: Uint32Array;
  readonly copies: Uint32Array;
  readonly calls: Uint32Array;
  readonly otherKernels: Uint32Array;
  readonly otherCopies: Uint32Array;
}

export interface Attribution {
  readonly ranges: readonly AttributedRange[];
  readonly outside: Uint32Array;
  readonly ambiguous: number;
}

/**
 * Assigns each kernel, copy, fill, and host call to the ranges that contain its whole host call: push/pop ranges of its thread, and
 * start/end ranges of its process. Nested ranges all get the work; nested instances of one range count it once. In `auto` mode, work also
 * goes to another thread's push/pop range if the thread has none open, and exactly one other thread in its process has (autograd, worker
 * threads). Synchronizations stay with the thread that waits.
 */
export function attribute(trace: Trace, keys: readonly RangeKey[], mode: AttributionMode): Attribution {
  const unique = [...new Map(keys.map((key) => [rangeKeyText(key), key])).values()];
  const spans = findSpans(trace.ranges, unique);
  const { kernels: launches } = trace;
  const [everyKernel, everyCopy, everyCall] = [launches.count, trace.copies.length, trace.calls.length];
  const kernels = groupRowsByKey(findKeys(trace.launchCalls, spans, unique.length, mode), everyKernel, launches.call);
  const copies = groupRowsByKey(findKeys(listCopyCalls(trace), spans, unique.length, mode), everyCopy, null);
  const calls = groupRowsByKey(
    findKeys(listHostCalls(trace), spans, unique.length, mode),
    everyCall,
    null,
    (row) => trace.calls[row]?.kind !== "synchronize",
  );
  const instances = Map.groupBy(trace.ranges, rangeKeyText);
  const ranges = unique.map((key, index): AttributedRange => {
    if (isWholeCapture(trace, key)) return attributeAll(trace, key);
    return {
      key,
      instances: instances.get(rangeKeyText(key)) ?? [],
      kernels: kernels.all[index] ?? none,
      copies: copies.all[index] ?? none,
      calls: calls.all[index] ?? none,
      otherKernels: kernels.others[index] ?? none,
      otherCopies: copies.others[index] ?? none,
    };
  });
  return {
    ranges,
    outside: findRowsOutside(
      ranges.map((range) => range.kernels),
      trace.kernels.count,
    ),
    ambiguous: kernels.ambiguous,
  };
}

const none = new Uint32Array();

function attributeAll(trace: Trace, key: RangeKey): AttributedRange {
  const all = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, row) => row);
  return {
    key,
    instances: findInstances(trace, key),
    kernels: all(trace.kernels.count),
    copies: all(trace.copies.length),
    calls: all(trace.calls.length),
    otherKernels: new Uint32Array(),
    otherCopies: new Uint32Array(),
  };
}

function isWholeCapture({ ranges }: Trace, { name, domain }: RangeKey) {
  return ranges.length === 0 && name === wholeCaptureName && domain === "";
}

export function findInstances(trace: Trace, key: RangeKey): readonly RangeInstance[] {
  if (!isWholeCapture(trace, key)) return trace.ranges.filter((range) => rangeKeyText(range) === rangeKeyText(key));
  const { name, domain } = key;
  const nowhere = { process: -1, thread: -1, endThread: null, assumedEndNs: null, registered: false };
  return [{ name, domain, style: "startend", ...nowhere, startNs: 0, endNs: trace.endNs }];
}

/** An instance that never ended lasts until the end of the report. */
export function findEndNs(trace: Trace, { startNs, endNs, assumedEndNs }: RangeInstance): Nanoseconds {
  return Math.max(startNs, endNs ?? assumedEndNs ?? trace.endNs);
}

/** Overlapping and nested instances count once. `instances` must be sorted by start. */
export function* openStretches(
  trace: Trace,
  instances: readonly RangeInstance[],
): Generator<readonly [fromNs: Nanoseconds, untilNs: Nanoseconds]> {
  let openedUntilNs = -Infinity;
  for (const instance of instances) {
    const untilNs = findEndNs(trace, instance);
    const fromNs = Math.max(instance.startNs, openedUntilNs);
    if (untilNs <= fromNs) continue;
    openedUntilNs = untilNs;
    yield [fromNs, untilNs];
  }
}

export function findOpenUntilNs(range: RangeInstance): number {
  return range.endNs ?? Infinity;
}

interface ScopedSpans {
  /** Grouped by process, then by thread. Each list is sorted by start. */
  readonly ofThread: ReadonlyMap<number, ReadonlyMap<number, readonly Span[]>>;
  readonly ofProcess: ReadonlyMap<number, readonly Span[]>;
}

function findSpans(ranges: readonly RangeInstance[], keys: readonly RangeKey[]): ScopedSpans {
  const indices = new Map(keys.map((key, index) => [rangeKeyText(key), index]));
  const ofThread = new Map<number, Map<number, Span[]>>();
  const ofProcess = new Map<number, Span[]>();
  for (const range of ranges) {
    const key = indices.get(rangeKeyText(range));
    if (key === undefined) continue;
    const span = { key, startNs: range.startNs, endNs: findOpenUntilNs(range) };
    const { process, thread } = range;
    const [spans, owner] =
      range.style === "startend"
        ? [ofProcess, process]
        : [getOrAdd(ofThread, process, () => new Map<number, Span[]>()), thread];
    getOrAdd(spans, owner, (): Span[] => []).push(span);
  }
  return { ofThread, ofProcess };
}

function findKeys(calls: CallColumns, spans: ScopedSpans, keyCount: number, mode: AttributionMode) {
  const sets = createKeySets(calls.count);
  const holders = new Map<number, Holders>();
  for (const { process, thread, rows } of groupRowsByThread(calls)) {
    const threads = spans.ofThread.get(process) ?? new Map<number, readonly Span[]>();
    const all = sortByStart([...(threads.get(thread) ?? []), ...(spans.ofProcess.get(process) ?? [])]);
    sweep(all, keyCount, calls, rows, sets.own);
    if (mode === "thread" || [...threads.keys()].every((owner) => owner === thread)) continue;
    const held = getOrAdd(holders, process, () => findHolders(threads));
    for (const [owner, lentTo] of findLentRows(calls, rows, thread, held, sets.ambiguous))
      sweep(threads.get(owner) ?? [], keyCount, calls, Uint32Array.from(lentTo), sets.lent);
  }
  return sets.finish(keyCount);
}

/** The threads of a process that have ranges, and a span per range, sorted by start. A span's key is its thread's index in `threads`. */
interface Holders {
  readonly threads: readonly number[];
  readonly spans: readonly Span[];
}

function findHolders(threads: ReadonlyMap<number, readonly Span[]>): Holders {
  const spans = [...threads.values()].flatMap((spansOfThread, key) => spansOfThread.map((span) => ({ ...span, key })));
  return { threads: [...threads.keys()], spans: sortByStart(spans) };
}

/**
 * A thread lends a row if it has no open range and exactly one other thread does. If several other threads have an open range, the row goes
 * to `ambiguous`.
 */
function findLentRows(
  calls: CallColumns,
  rows: CallRows,
  thread: number,
  holders: Holders,
  ambiguous: (row: number) => void,
): ReadonlyMap<number, readonly number[]> {
  const byOwner = new Map<number, number[]>();
  const begin = { ...calls, durationNs: new Uint32Array() };
  let [current, owner, opened, isOwn] = [-1, -1, 0, false];
  const settle = () => {
    if (isOwn || opened === 0) return;
    if (opened > 1) ambiguous(current);
    else getOrAdd(byOwner, owner, (): number[] => []).push(current);
  };
  sweep(holders.spans, holders.threads.length, begin, rows, (key, row) => {
    if (row !== current) {
      settle();
      [current, opened, isOwn] = [row, 0, false];
    }
    owner = holders.threads[key] ?? -1;
    opened += 1;
    isOwn ||= owner === thread;
  });
  settle();
  return byOwner;
}

function sortByStart(spans: Span[]) {
  return spans.sort((a, b) => a.startNs - b.startNs);
}

interface RowsByKey {
  readonly all: readonly Uint32Array[];
  readonly others: readonly Uint32Array[];
  readonly ambiguous: number;
}

/** `callOf` has each row's call, or is null if the rows themselves are calls. A thread lends only rows for which `mayLend` returns true. */
function groupRowsByKey(
  calls: KeyedCalls,
  count: number,
  callOf: Uint32Array | null,
  mayLend: (row: number) => boolean = () => true,
): RowsByKey {
  const each = (visit: (row: number, key: number, other: boolean) => void) => {
    for (let row = 0; row < count; row += 1) {
      const call = callOf === null ? row : (callOf[row] ?? noCall);
      if (call === noCall) continue;
      const ownKeys = calls.own(call);
      for (const key of ownKeys) visit(row, key, false);
      if (!calls.hasLent) continue;
      for (const key of calls.lent(call)) if (!ownKeys.includes(key) && mayLend(row)) visit(row, key, true);
    }
  };
  const [all, others] = [new Uint32Array(calls.keyCount), new Uint32Array(calls.keyCount)];
  each((_, key, other) => {
    all[key] = (all[key] ?? 0) + 1;
    if (other) others[key] = (others[key] ?? 0) + 1;
  });
  const filled = { all: Array.from(all, createRows), others: Array.from(others, createRows) };
  const [nextOfAll, nextOfOthers] = [new Uint32Array(calls.keyCount), new Uint32Array(calls.keyCount)];
  const put = (into: Uint32Array | undefined, next: Uint32Array, key: number, row: number) => {
    if (into !== undefined) into[next[key] ?? 0] = row;
    next[key] = (next[key] ?? 0) + 1;
  };
  each((row, key, other) => {
    put(filled.all[key], nextOfAll, key, row);
    if (other) put(filled.others[key], nextOfOthers, key, row);
  });
  let ambiguous = 0;
  if (calls.hasAmbiguous)
    for (let row = 0; row < count; row += 1) {
      const call = callOf === null ? row : (callOf[row] ?? noCall);
      if (call !== noCall && calls.isAmbiguous(call)) ambiguous += 1;
    }
  return { ...filled, ambiguous };
}

function createRows(length: number): Uint32Array {
  return new Uint32Array(length);
}

function findRowsOutside(hits: readonly Uint32Array[], count: number): Uint32Array {
  const inside = new Uint8Array(count);
  let outsideCount = count;
  for (const rows of hits)
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      outsideCount -= 1 - (inside[row] ?? 0);
      inside[row] = 1;
    }
  const outside = new Uint32Array(outsideCount);
  for (let row = 0, next = 0; next < outsideCount; row += 1) {
    if (inside[row] !== 0) continue;
    outside[next] = row;
    next += 1;
  }
  return outside;
}

function listCopyCalls({ copies }: Trace) {
  return callColumns(
    copies.map(({ process, thread, callStartNs, callEndNs }) => {
      const startNs = callStartNs ?? NaN;
      return { process, thread, startNs, durationNs: (callEndNs ?? NaN) - startNs };
    }),
  );
}

function listHostCalls({ calls }: Trace) {
  return callColumns(calls);
}

export function callColumns(
  calls: readonly {
    readonly process: number;
    readonly thread: number;
    readonly startNs: number;
    readonly durationNs: number;
  }[],
): CallColumns {
  const kinds: { process: number; thread: number }[] = [];
  const kindNumbers = new Map<string, number>();
  return {
    count: calls.length,
    kind: Uint32Array.from(calls, ({ process, thread }) => {
      const text = threadKey({ process, thread });
      const kind = kindNumbers.get(text) ?? kinds.push({ process, thread }) - 1;
      kindNumbers.set(text, kind);
      return kind;
    }),
    startNs: TimeColumn.of(calls.map(({ startNs }) => startNs)),
    durationNs: Float64Array.from(calls, ({ durationNs }) => durationNs),
    kinds,
  };
}
