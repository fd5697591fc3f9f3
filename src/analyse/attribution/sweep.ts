import type { CallColumns } from "./by-thread.ts";

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
