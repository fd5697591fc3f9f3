import type { TimeColumn } from "../model/reports/columns.ts";
import type { CallKind, LaunchCalls } from "../model/reports/trace.ts";

/** Host calls as columns. A start that is NaN: the call is not known. */
export type CallColumns = Omit<LaunchCalls, "kinds"> & {
  readonly kinds: readonly Pick<CallKind, "process" | "thread">[];
};

/** The calls of one thread, by start. */
interface ThreadRows {
  readonly process: number;
  readonly thread: number;
  readonly rows: Uint32Array;
}

/** Calls that were grouped: several parts of an analysis ask for the same. */
const grouped = new WeakMap<CallColumns, readonly ThreadRows[]>();

/** Groups calls by thread; unknown calls are left out. */
export function rowsByThread(calls: CallColumns): readonly ThreadRows[] {
  const known = grouped.get(calls) ?? group(calls);
  grouped.set(calls, known);
  return known;
}

function group({ count, kind, kinds, startNs }: CallColumns): ThreadRows[] {
  const threads: { process: number; thread: number; count: number; filled: number; rows: Uint32Array }[] = [];
  const known = new Map<string, number>();
  const threadOf = Uint32Array.from(kinds, ({ process, thread }) => {
    const text = `${String(process)}/${String(thread)}`;
    const index = known.get(text) ?? threads.length;
    known.set(text, index);
    threads[index] ??= { process, thread, count: 0, filled: 0, rows: new Uint32Array() };
    return index;
  });
  const forEach = (visit: (thread: (typeof threads)[number], row: number) => void): void => {
    for (let row = 0; row < count; row += 1) {
      const thread = threads[threadOf[kind[row] ?? 0] ?? 0];
      if (thread !== undefined && !Number.isNaN(startNs.at(row))) visit(thread, row);
    }
  };
  forEach((thread) => (thread.count += 1));
  for (const thread of threads) thread.rows = new Uint32Array(thread.count);
  forEach((thread, row) => {
    thread.rows[thread.filled] = row;
    thread.filled += 1;
  });
  return threads
    .filter((thread) => thread.count > 0)
    .map(({ process, thread, rows }) => ({ process, thread, rows: sortedByStart(rows, startNs) }));
}

function sortedByStart(rows: Uint32Array, startNs: TimeColumn): Uint32Array {
  let lastNs = -Infinity;
  for (let at = 0; at < rows.length; at += 1) {
    const timeNs = startNs.at(rows[at] ?? 0);
    if (timeNs < lastNs) return rows.sort((one, other) => startNs.at(one) - startNs.at(other) || one - other);
    lastNs = timeNs;
  }
  return rows;
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
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const startNs = calls.startNs.at(row);
    const endNs = startNs + (calls.durationNs[row] ?? 0);
    for (let span = spans[next]; span !== undefined && span.startNs <= startNs; span = spans[next]) {
      next += 1;
      openUntil[span.key] = Math.max(openUntil[span.key] ?? -Infinity, span.endNs);
      if (isOpen[span.key] !== 0) continue;
      isOpen[span.key] = 1;
      open.push(span.key);
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const key = open[index] ?? 0;
      const until = openUntil[key] ?? -Infinity;
      if (until >= endNs) hit(key, row);
      else if (until < startNs) {
        isOpen[key] = 0;
        open[index] = open[open.length - 1] ?? 0;
        open.pop();
      }
    }
  }
}
