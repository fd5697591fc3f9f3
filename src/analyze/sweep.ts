import type { RangeInstance } from "../model/reports/trace.ts";

/** Things that a host call caused, as columns: where and when the call was. NaN times: the call is not known. */
export interface CallColumns {
  readonly count: number;
  readonly process: Float64Array;
  readonly thread: Float64Array;
  readonly startNs: Float64Array;
  readonly endNs: Float64Array;
}

/** The rows of one thread, ordered by the start of their calls. */
interface ThreadRows {
  readonly process: number;
  readonly thread: number;
  readonly rows: Uint32Array;
}

/** Groups rows by thread; rows without a known call are left out. */
export function rowsByThread(calls: CallColumns): ThreadRows[] {
  const groups = new Map<number, Map<number, number[]>>();
  let last = { process: NaN, thread: NaN, rows: new Array<number>() };
  for (let row = 0; row < calls.count; row += 1) {
    if (Number.isNaN(calls.startNs[row] ?? NaN)) continue;
    const process = calls.process[row] ?? -1;
    const thread = calls.thread[row] ?? -1;
    if (process !== last.process || thread !== last.thread)
      last = { process, thread, rows: groupOf(groups, process, thread) };
    last.rows.push(row);
  }
  return [...groups].flatMap(([process, threads]) =>
    [...threads].map(([thread, rows]) => ({ process, thread, rows: sortedByStart(rows, calls.startNs) })),
  );
}

function groupOf(groups: Map<number, Map<number, number[]>>, process: number, thread: number): number[] {
  let threads = groups.get(process);
  if (threads === undefined) groups.set(process, (threads = new Map<number, number[]>()));
  let rows = threads.get(thread);
  if (rows === undefined) threads.set(thread, (rows = []));
  return rows;
}

function sortedByStart(rows: readonly number[], startNs: Float64Array): Uint32Array {
  const sorted = Uint32Array.from(rows);
  for (let at = 1; at < sorted.length; at += 1) {
    if ((startNs[sorted[at] ?? 0] ?? 0) >= (startNs[sorted[at - 1] ?? 0] ?? 0)) continue;
    return sorted.sort((one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0) || one - other);
  }
  return sorted;
}

/** An interval that belongs to a key; several of one key may overlap or nest. */
export interface Span {
  readonly key: number;
  readonly startNs: number;
  readonly endNs: number;
}

/**
 * Tells for each row, in `rows`' order (by start), the keys that have a span which contains the row's call wholly; each key
 * once. One pass: of the spans of a key that have begun, only the latest end matters, so that nested and concurrent spans
 * of one key cost nothing. O(rows + spans + hits) beyond the sorting, as long as spans end.
 */
export function sweep(
  spans: readonly Span[],
  keyCount: number,
  calls: CallColumns,
  rows: Uint32Array,
  hit: (key: number, row: number) => void,
): void {
  const openUntil = new Float64Array(keyCount).fill(-Infinity);
  const isOpen = new Uint8Array(keyCount);
  const open: number[] = [];
  let next = 0;
  for (const row of rows) {
    const startNs = calls.startNs[row] ?? NaN;
    const endNs = calls.endNs[row] ?? NaN;
    for (let span = spans[next]; span !== undefined && span.startNs <= startNs; span = spans[next]) {
      next += 1;
      openUntil[span.key] = Math.max(openUntil[span.key] ?? -Infinity, span.endNs);
      if (isOpen[span.key] !== 0) continue;
      isOpen[span.key] = 1;
      open.push(span.key);
    }
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const key = open[at] ?? 0;
      const until = openUntil[key] ?? -Infinity;
      if (until >= endNs) hit(key, row);
      else if (until < startNs) {
        isOpen[key] = 0;
        open[at] = open[open.length - 1] ?? 0;
        open.pop();
      }
    }
  }
}

/**
 * Tells for each row, in order of the calls' starts, the range instances that contain its call wholly, outermost first.
 * `ranges` are by start. Costs the depth of nesting a row, unlike `sweep`, which needs no instances.
 */
export function openRanges<R extends RangeInstance>(
  ranges: readonly R[],
  endOf: (range: R) => number,
  calls: CallColumns,
  rows: Uint32Array,
  visit: (row: number, containing: readonly R[]) => void,
): void {
  let open: { range: R; endNs: number }[] = [];
  let next = 0;
  for (const row of rows) {
    const startNs = calls.startNs[row] ?? NaN;
    const endNs = calls.endNs[row] ?? NaN;
    if (open.some((entry) => entry.endNs < startNs)) open = open.filter((entry) => entry.endNs >= startNs);
    for (let range = ranges[next]; range !== undefined && range.startNs <= startNs; range = ranges[next]) {
      next += 1;
      const rangeEndNs = endOf(range);
      if (rangeEndNs >= startNs) open.push({ range, endNs: rangeEndNs });
    }
    visit(
      row,
      open.filter((entry) => entry.endNs >= endNs).map(({ range }) => range),
    );
  }
}
