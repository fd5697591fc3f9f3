import type { TimeColumn } from "../model/reports/columns.ts";
import type { CallKind, LaunchCalls } from "../model/reports/trace.ts";

/** Host calls as columns. A NaN start means the call is unknown. */
export type CallColumns = Omit<LaunchCalls, "kinds"> & {
  readonly kinds: readonly Pick<CallKind, "process" | "thread">[];
};

/** Rows of calls, sorted by start. Null means all rows, in the order of the columns. */
export type CallRows = Uint32Array | null;

/** The calls of one thread. */
interface ThreadRows {
  readonly process: number;
  readonly thread: number;
  readonly rows: CallRows;
}

/** Caches the groups, because several parts of the analysis need them. */
const grouped = new WeakMap<CallColumns, readonly ThreadRows[]>();

/** Groups calls by thread; leaves out unknown calls. */
export function groupRowsByThread(calls: CallColumns): readonly ThreadRows[] {
  const known = grouped.get(calls) ?? groupCalls(calls);
  grouped.set(calls, known);
  return known;
}

/** A key for one thread of a report. */
export function threadKey({ process, thread }: { readonly process: number; readonly thread: number }): string {
  return `${String(process)}/${String(thread)}`;
}

function groupCalls({ count, kind, kinds, startNs }: CallColumns): ThreadRows[] {
  const threads: { process: number; thread: number; count: number; filled: number; rows: Uint32Array }[] = [];
  const known = new Map<string, number>();
  const threadOf = Uint32Array.from(kinds, ({ process, thread }) => {
    const text = threadKey({ process, thread });
    const index = known.get(text) ?? threads.length;
    known.set(text, index);
    threads[index] ??= { process, thread, count: 0, filled: 0, rows: new Uint32Array() };
    return index;
  });
  const threadAt = (row: number): (typeof threads)[number] | undefined =>
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
    if (!isByStart(rows, rows.length, startNs))
      rows.sort((one, other) => startNs.at(one) - startNs.at(other) || one - other);
  return made;
}

function isByStart(rows: CallRows, count: number, startNs: TimeColumn): boolean {
  let lastNs = -Infinity;
  for (let at = 0; at < count; at += 1) {
    const timeNs = startNs.at(rows === null ? at : (rows[at] ?? 0));
    if (timeNs < lastNs) return false;
    lastNs = timeNs;
  }
  return true;
}

/** An interval that belongs to a key. Intervals of one key may overlap or nest. */
export interface Span {
  readonly key: number;
  readonly startNs: number;
  readonly endNs: number;
}

/**
 * Calls `hit` once for each row and each key that has a span around the row's whole call. `rows` and `spans` must be sorted by
 * start. Among a key's open spans, only the latest end matters, so nested and concurrent spans of one key cost nothing extra.
 * Takes about O(rows + spans + hits), because we drop keys whose spans have ended.
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
  for (let at = 0; at < count; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0);
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
