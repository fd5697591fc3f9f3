import type { TimeColumn } from "../model/reports/columns.ts";
import type { CallKind, LaunchCalls } from "../model/reports/trace.ts";

/** A NaN start means the call is unknown. */
export type CallColumns = Omit<LaunchCalls, "kinds"> & {
  readonly kinds: readonly Pick<CallKind, "process" | "thread">[];
};

/** Null means all rows, in the order of the columns. */
export type CallRows = Uint32Array | null;

interface ThreadRows {
  readonly process: number;
  readonly thread: number;
  readonly rows: CallRows;
}

const grouped = new WeakMap<CallColumns, readonly ThreadRows[]>();

export function groupRowsByThread(calls: CallColumns): readonly ThreadRows[] {
  const threads = grouped.get(calls) ?? groupCalls(calls);
  grouped.set(calls, threads);
  return threads;
}

export function threadKey({ process, thread }: { readonly process: number; readonly thread: number }): string {
  return `${String(process)}/${String(thread)}`;
}

function groupCalls({ count, kind, kinds, startNs }: CallColumns): ThreadRows[] {
  const threads: { process: number; thread: number; count: number; filled: number; rows: Uint32Array }[] = [];
  const threadIndex = new Map<string, number>();
  const threadOf = Uint32Array.from(kinds, ({ process, thread }) => {
    const text = threadKey({ process, thread });
    const index = threadIndex.get(text) ?? threads.length;
    threadIndex.set(text, index);
    threads[index] ??= { process, thread, count: 0, filled: 0, rows: new Uint32Array() };
    return index;
  });
  const threadAt = (row: number) =>
    Number.isNaN(startNs.at(row)) ? undefined : threads[threadOf[kind[row] ?? 0] ?? 0];
  for (let row = 0; row < count; row += 1) {
    const thread = threadAt(row);
    if (thread !== undefined) thread.count += 1;
  }
  const made = threads.filter((thread) => thread.count > 0);
  const [first] = made;
  if (first?.count === count && isByStart(null, count, startNs)) return [{ ...first, rows: null }];
  for (const thread of made) thread.rows = new Uint32Array(thread.count);
  for (let row = 0; row < count; row += 1) {
    const thread = threadAt(row);
    if (thread === undefined) continue;
    thread.rows[thread.filled] = row;
    thread.filled += 1;
  }
  for (const { rows } of made)
    if (!isByStart(rows, rows.length, startNs)) rows.sort((a, b) => startNs.at(a) - startNs.at(b) || a - b);
  return made;
}

function isByStart(rows: CallRows, count: number, startNs: TimeColumn) {
  let lastNs = -Infinity;
  for (let index = 0; index < count; index += 1) {
    const timeNs = startNs.at(rows === null ? index : (rows[index] ?? 0));
    if (timeNs < lastNs) return false;
    lastNs = timeNs;
  }
  return true;
}

export interface Span {
  readonly key: number;
  readonly startNs: number;
  readonly endNs: number;
}

/**
 * `rows` and `spans` must be sorted by start. Among a key's open spans, only the latest end matters, so nested and concurrent spans of one
 * key cost nothing extra. Takes about O(rows + spans + hits), because we drop keys whose spans have ended.
 */
export function sweep(
  spans: readonly Span[],
  keyCount: number,
  calls: CallColumns,
  rows: CallRows,
  hit: (key: number, row: number) => void,
): void {
  const count = rows?.length ?? calls.count;
  const openUntil = new Float64Array(keyCount).fill(-Infinity);
  const isOpen = new Uint8Array(keyCount);
  const open: number[] = [];
  let next = 0;
  for (let position = 0; position < count; position += 1) {
    const row = rows === null ? position : (rows[position] ?? 0);
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
