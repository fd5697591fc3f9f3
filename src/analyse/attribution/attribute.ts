import type { RangeInstance, Trace } from "../../model/reports/trace.ts";
import { rowsByThread, type CallColumns } from "./by-thread.ts";
import { rangeKeyText, type RangeKey } from "../range-key.ts";
import { sweep, type Span } from "./sweep.ts";

/** What belongs to one range, all its instances together: indices into the trace's kernels, copies and calls, ascending. */
export interface AttributedRange {
  readonly key: RangeKey;
  readonly instances: readonly RangeInstance[];
  readonly kernels: Uint32Array;
  readonly copies: Uint32Array;
  readonly calls: Uint32Array;
}

export interface Attribution {
  /** In the order of the keys. */
  readonly ranges: readonly AttributedRange[];
  /** Kernels that belong to none of the ranges; those whose launch call is not in the report are among them. */
  readonly outside: Uint32Array;
}

/**
 * Gives each kernel, copy, fill and host call to the ranges that contain its host call wholly: push/pop ranges of the call's
 * thread, start/end ranges of its process. Nested ranges each get it, and a range gets it once, however many of its own
 * instances enclose each other. A range that never ended reaches to the end of the capture.
 */
export function attribute(trace: Trace, keys: readonly RangeKey[]): Attribution {
  const unique = [...new Map(keys.map((key) => [rangeKeyText(key), key])).values()];
  const spans = spansOf(trace.ranges, unique);
  const kernels = hitsByKey(kernelCalls(trace), spans, unique.length);
  const copies = hitsByKey(copyCalls(trace), spans, unique.length);
  const calls = hitsByKey(hostCalls(trace), spans, unique.length);
  const instances = Map.groupBy(trace.ranges, rangeKeyText);
  const none = new Uint32Array();
  return {
    ranges: unique.map((key, index) => ({
      key,
      instances: instances.get(rangeKeyText(key)) ?? [],
      kernels: kernels[index] ?? none,
      copies: copies[index] ?? none,
      calls: calls[index] ?? none,
    })),
    outside: complement(kernels, trace.kernels.count),
  };
}

/** The end that counts for attribution. */
export function effectiveEndNs(range: RangeInstance): number {
  return range.endNs ?? Infinity;
}

interface ScopedSpans {
  /** By process and thread, and by process. */
  readonly ofThread: ReadonlyMap<string, readonly Span[]>;
  readonly ofProcess: ReadonlyMap<number, readonly Span[]>;
}

function spansOf(ranges: readonly RangeInstance[], keys: readonly RangeKey[]): ScopedSpans {
  const indices = new Map(keys.map((key, index) => [rangeKeyText(key), index]));
  const ofThread = new Map<string, Span[]>();
  const ofProcess = new Map<number, Span[]>();
  for (const range of ranges) {
    const key = indices.get(rangeKeyText(range));
    if (key === undefined) continue;
    const span = { key, startNs: range.startNs, endNs: effectiveEndNs(range) };
    if (range.style === "startend") append(ofProcess, range.process, span);
    else append(ofThread, threadText(range.process, range.thread), span);
  }
  return { ofThread, ofProcess };
}

function append<K>(map: Map<K, Span[]>, key: K, span: Span): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [span]);
  else list.push(span);
}

function threadText(process: number, thread: number): string {
  return `${String(process)}/${String(thread)}`;
}

function hitsByKey(calls: CallColumns, spans: ScopedSpans, keyCount: number): Uint32Array[] {
  const hits = Array.from({ length: keyCount }, () => new Array<number>());
  for (const { process, thread, rows } of rowsByThread(calls)) {
    const own = spans.ofThread.get(threadText(process, thread)) ?? [];
    const shared = spans.ofProcess.get(process) ?? [];
    const all = [...own, ...shared].sort((one, other) => one.startNs - other.startNs);
    sweep(all, keyCount, calls, rows, (key, row) => hits[key]?.push(row));
  }
  return hits.map((rows) => Uint32Array.from(rows).sort());
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
