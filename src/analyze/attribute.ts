import type { AttributionMode } from "../model/profile/profile.ts";
import { wholeCaptureName } from "../model/reports/range.ts";
import type { RangeInstance, Trace } from "../model/reports/trace.ts";
import { type CallColumns, rowsByThread, type Span, sweep } from "./sweep.ts";
import { type RangeKey, rangeKeyText } from "./range-key.ts";

/** What belongs to one range, all its instances together: indices into the trace's kernels, copies and calls, ascending. */
export interface AttributedRange {
  readonly key: RangeKey;
  readonly instances: readonly RangeInstance[];
  readonly kernels: Uint32Array;
  readonly copies: Uint32Array;
  readonly calls: Uint32Array;
  /** Those of the kernels and of the copies that a thread launched which the range is not of. */
  readonly otherKernels: Uint32Array;
  readonly otherCopies: Uint32Array;
}

interface Attribution {
  /** In the order of the keys. */
  readonly ranges: readonly AttributedRange[];
  /** Kernels that belong to none of the ranges; those whose launch call is not in the report are among them. */
  readonly outside: Uint32Array;
  /** Kernels that a thread without an open range launched while ranges of several threads were open, so that none has them. */
  readonly ambiguous: number;
}

/**
 * Gives each kernel, copy, fill and host call to the ranges that contain its host call wholly: push/pop ranges of the call's
 * thread, start/end ranges of its process. Nested ranges each get it, and a range gets it once, however many of its own
 * instances enclose each other. A range that never ended reaches to the end of the capture.
 *
 * In the mode `auto`, what a thread launches that has none of these push/pop ranges open goes to those of the one thread of its
 * process that has, if there is but one: autograd's and worker threads'. Synchronizations stay with the thread that waits.
 */
export function attribute(trace: Trace, keys: readonly RangeKey[], mode: AttributionMode): Attribution {
  const unique = [...new Map(keys.map((key) => [rangeKeyText(key), key])).values()];
  const spans = spansOf(trace.ranges, unique);
  const kernels = hitsByKey(kernelCalls(trace), spans, unique.length, mode);
  const copies = hitsByKey(copyCalls(trace), spans, unique.length, mode);
  const calls = hitsByKey(hostCalls(trace), spans, unique.length, mode);
  const instances = Map.groupBy(trace.ranges, rangeKeyText);
  const ranges = unique.map((key, index): AttributedRange => {
    if (isWholeCapture(trace, key)) return everything(trace, key);
    const [ofKernels, ofCopies] = [rowsOf(kernels, index), rowsOf(copies, index)];
    return {
      key,
      instances: instances.get(rangeKeyText(key)) ?? [],
      kernels: ofKernels.all,
      copies: ofCopies.all,
      calls: rowsOf(calls, index, (row) => trace.calls[row]?.kind !== "synchronize").all,
      otherKernels: ofKernels.others,
      otherCopies: ofCopies.others,
    };
  });
  return {
    ranges,
    outside: complement(
      ranges.map((range) => range.kernels),
      trace.kernels.count,
    ),
    ambiguous: kernels.ambiguous,
  };
}

/** All that a report without any range holds, from its first event to its last. */
function everything(trace: Trace, key: RangeKey): AttributedRange {
  const all = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, row) => row);
  return {
    key,
    instances: instancesOf(trace, key),
    kernels: all(trace.kernels.count),
    copies: all(trace.copies.length),
    calls: all(trace.calls.length),
    otherKernels: new Uint32Array(),
    otherCopies: new Uint32Array(),
  };
}

/** Whether a key means all of a report, which then holds no range. */
function isWholeCapture({ ranges }: Trace, { name, domain }: RangeKey): boolean {
  return ranges.length === 0 && name === wholeCaptureName && domain === "";
}

/** The instances of a range in a report. */
export function instancesOf(trace: Trace, key: RangeKey): readonly RangeInstance[] {
  if (!isWholeCapture(trace, key)) return trace.ranges.filter((range) => rangeKeyText(range) === rangeKeyText(key));
  const { name, domain } = key;
  const nowhere = { process: -1, thread: -1, endThread: null, assumedEndNs: null, registered: false };
  return [{ name, domain, style: "startend", ...nowhere, startNs: 0, endNs: trace.endNs }];
}

/** The end that counts for attribution. */
export function effectiveEndNs(range: RangeInstance): number {
  return range.endNs ?? Infinity;
}

interface ScopedSpans {
  /** By process and thread, and by process; each list by start. */
  readonly ofThread: ReadonlyMap<number, ReadonlyMap<number, readonly Span[]>>;
  readonly ofProcess: ReadonlyMap<number, readonly Span[]>;
}

function spansOf(ranges: readonly RangeInstance[], keys: readonly RangeKey[]): ScopedSpans {
  const indices = new Map(keys.map((key, index) => [rangeKeyText(key), index]));
  const ofThread = new Map<number, Map<number, Span[]>>();
  const ofProcess = new Map<number, Span[]>();
  for (const range of ranges) {
    const key = indices.get(rangeKeyText(range));
    if (key === undefined) continue;
    const span = { key, startNs: range.startNs, endNs: effectiveEndNs(range) };
    const { process, thread } = range;
    if (range.style === "startend") append(ofProcess, process, span);
    else {
      let threads = ofThread.get(process);
      if (threads === undefined) ofThread.set(process, (threads = new Map<number, Span[]>()));
      append(threads, thread, span);
    }
  }
  return { ofThread, ofProcess };
}

function append<K>(map: Map<K, Span[]>, key: K, span: Span): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [span]);
  else list.push(span);
}

/** Rows by key: those of the threads that the ranges are of, and those of others; and how many could be of several threads' ranges. */
interface Hits {
  readonly own: readonly number[][];
  readonly others: readonly number[][];
  readonly ambiguous: number;
}

function hitsByKey(calls: CallColumns, spans: ScopedSpans, keyCount: number, mode: AttributionMode): Hits {
  const own = Array.from({ length: keyCount }, () => new Array<number>());
  const others = Array.from({ length: keyCount }, () => new Array<number>());
  let ambiguous = 0;
  const holders = new Map<number, Holders>();
  for (const { process, thread, rows } of rowsByThread(calls)) {
    const threads = spans.ofThread.get(process) ?? new Map<number, readonly Span[]>();
    const all = byStart([...(threads.get(thread) ?? []), ...(spans.ofProcess.get(process) ?? [])]);
    sweep(all, keyCount, calls, rows, (key, row) => own[key]?.push(row));
    if (mode === "thread" || [...threads.keys()].every((owner) => owner === thread)) continue;
    let held = holders.get(process);
    if (held === undefined) holders.set(process, (held = holdersOf(threads)));
    const lent = lentRows(calls, rows, thread, held);
    ambiguous += lent.ambiguous;
    for (const [owner, lentTo] of lent.byOwner)
      sweep(threads.get(owner) ?? [], keyCount, calls, Uint32Array.from(lentTo), (key, row) => others[key]?.push(row));
  }
  return { own, others, ambiguous };
}

/** The threads of a process that have ranges, and a span for each range, whose key is the place of its thread; by start. */
interface Holders {
  readonly threads: readonly number[];
  readonly spans: readonly Span[];
}

function holdersOf(threads: ReadonlyMap<number, readonly Span[]>): Holders {
  const spans = [...threads.values()].flatMap((own, key) => own.map((span) => ({ ...span, key })));
  return { threads: [...threads.keys()], spans: byStart(spans) };
}

/**
 * Of one thread's rows those that belong to the ranges of another: while it has none open itself, and one other has. Rows while
 * several others have are only counted.
 */
function lentRows(
  calls: CallColumns,
  rows: Uint32Array,
  thread: number,
  holders: Holders,
): { readonly byOwner: ReadonlyMap<number, readonly number[]>; readonly ambiguous: number } {
  const byOwner = new Map<number, number[]>();
  let ambiguous = 0;
  // The threads that have a range open when a call begins; the hits of a row follow each other.
  const begin = { ...calls, endNs: calls.startNs };
  let [current, owner, opened, own] = [-1, -1, 0, false];
  const settle = (): void => {
    if (own || opened === 0) return;
    if (opened > 1) ambiguous += 1;
    else {
      const lent = byOwner.get(owner);
      if (lent === undefined) byOwner.set(owner, [current]);
      else lent.push(current);
    }
  };
  sweep(holders.spans, holders.threads.length, begin, rows, (key, row) => {
    if (row !== current) {
      settle();
      [current, opened, own] = [row, 0, false];
    }
    owner = holders.threads[key] ?? -1;
    opened += 1;
    own ||= owner === thread;
  });
  settle();
  return { byOwner, ambiguous };
}

function byStart(spans: Span[]): Span[] {
  return spans.sort((one, other) => one.startNs - other.startNs);
}

/** The rows of one key, and which of them are of other threads only; `keep` says which of those count. */
function rowsOf(
  { own, others }: Hits,
  key: number,
  keep: (row: number) => boolean = () => true,
): { readonly all: Uint32Array; readonly others: Uint32Array } {
  const mine = own[key] ?? [];
  const known = new Set((others[key] ?? []).length > 0 ? mine : []);
  const more = (others[key] ?? []).filter((row) => !known.has(row) && keep(row));
  return { all: Uint32Array.from([...mine, ...more]).sort(), others: Uint32Array.from(more).sort() };
}

function complement(hits: readonly Uint32Array[], count: number): Uint32Array {
  const inside = new Uint8Array(count);
  for (const rows of hits) for (const row of rows) inside[row] = 1;
  const outside: number[] = [];
  for (let row = 0; row < count; row += 1) if (inside[row] === 0) outside.push(row);
  return Uint32Array.from(outside);
}

/** The launch calls of the kernels. */
export function kernelCalls({ kernels }: Trace): CallColumns {
  return {
    count: kernels.count,
    process: kernels.process,
    thread: kernels.thread,
    startNs: kernels.callStartNs,
    endNs: kernels.callEndNs,
  };
}

function copyCalls({ copies }: Trace): CallColumns {
  return {
    count: copies.length,
    process: Float64Array.from(copies, (copy) => copy.process),
    thread: Float64Array.from(copies, (copy) => copy.thread),
    startNs: Float64Array.from(copies, (copy) => copy.callStartNs ?? NaN),
    endNs: Float64Array.from(copies, (copy) => copy.callEndNs ?? NaN),
  };
}

function hostCalls({ calls }: Trace): CallColumns {
  return {
    count: calls.length,
    process: Float64Array.from(calls, (call) => call.process),
    thread: Float64Array.from(calls, (call) => call.thread),
    startNs: Float64Array.from(calls, (call) => call.startNs),
    endNs: Float64Array.from(calls, (call) => call.startNs + call.durationNs),
  };
}
