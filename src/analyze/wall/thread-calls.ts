import type { CallUse } from "../../model/reports/call-use.ts";
import type { LaunchCalls } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { rowsByThread } from "../sweep.ts";

const uses: readonly (readonly [RegExp, CallUse])[] = [
  [/GraphLaunch/, "graphLaunch"],
  [/Launch/, "launch"],
  [/Mem(?:cpy|set)/, "copy"],
  [/Synchronize/, "synchronization"],
  [/Malloc|Free|MemPool|MemAlloc|Host(?:Alloc|Register|Unregister)|MemCreate|MemMap|MemUnmap|MemAddress/, "memory"],
];

/** Of a call's name; one that is not known is of another use. */
export function useOf(name: string | null): CallUse {
  return uses.find(([pattern]) => name !== null && pattern.test(name))?.[1] ?? "other";
}

/** The calls of one thread that no other of its calls encloses, by start: none overlaps another. */
export interface ThreadCalls {
  readonly count: number;
  startNs(index: number): Nanoseconds;
  endNs(index: number): Nanoseconds;
  useOf(index: number): CallUse;
  /** The first call that ends after this time; `count` where none does. */
  firstAfter(timeNs: Nanoseconds): number;
}

/** The threads of a report that made calls. */
export interface CallThreads {
  of(process: number, thread: number): ThreadCalls | null;
  /** By the kind of a launch call (`LaunchCalls.kind`). */
  ofKind(kind: number): ThreadCalls | null;
}

/** A runtime call makes driver calls, and both may be in a report: the time inside is that of the outer one. */
export function callThreads(calls: LaunchCalls): CallThreads {
  const useOfKind = calls.kinds.map(({ name }) => useOf(name));
  const threads = new Map<string, ThreadCalls>();
  for (const { process, thread, rows } of rowsByThread(calls))
    threads.set(keyOf(process, thread), outermost(calls, rows, useOfKind));
  const ofKind = calls.kinds.map(({ process, thread }) => threads.get(keyOf(process, thread)) ?? null);
  return {
    of: (process, thread) => threads.get(keyOf(process, thread)) ?? null,
    ofKind: (kind) => ofKind[kind] ?? null,
  };
}

function keyOf(process: number, thread: number): string {
  return `${String(process)}/${String(thread)}`;
}

/** So many calls further it is looked one by one. */
const nearSteps = 8;

function outermost(
  { kind, startNs, durationNs }: LaunchCalls,
  rows: Uint32Array,
  useOfKind: readonly CallUse[],
): ThreadCalls {
  // In place: what is kept never outruns what is read.
  let count = 0;
  let untilNs = -Infinity;
  for (const row of rows) {
    const endNs = (startNs[row] ?? 0) + (durationNs[row] ?? 0);
    if (endNs <= untilNs) continue;
    untilNs = endNs;
    rows[count] = row;
    count += 1;
  }
  let last = 0;
  const endOf = (index: number): Nanoseconds => {
    const row = rows[index] ?? 0;
    return (startNs[row] ?? 0) + (durationNs[row] ?? 0);
  };
  return {
    count,
    // One that begins within another and outlasts it, as no thread's calls do, begins where that ends.
    startNs: (index) => Math.max(startNs[rows[index] ?? 0] ?? 0, index === 0 ? -Infinity : endOf(index - 1)),
    endNs: endOf,
    useOf: (index) => useOfKind[kind[rows[index] ?? 0] ?? 0] ?? "other",
    firstAfter(timeNs) {
      // Mostly it is asked for times that follow each other.
      let [low, high] = last > 0 && endOf(last - 1) > timeNs ? [0, last - 1] : [last, count];
      for (let step = 0; step < nearSteps && low < high; step += 1) {
        if (endOf(low) > timeNs) high = low;
        else low += 1;
      }
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (endOf(middle) <= timeNs) low = middle + 1;
        else high = middle;
      }
      last = low;
      return low;
    },
  };
}
