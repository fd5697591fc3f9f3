import type { CallUse } from "../../model/reports/call-use.ts";
import type { LaunchCalls } from "../../model/reports/trace.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { firstIndex } from "../first-index.ts";
import { groupRowsByThread, threadKey, type CallRows } from "../sweep.ts";

const uses: readonly (readonly [RegExp, CallUse])[] = [
  [/GraphLaunch/, "graphLaunch"],
  [/Launch/, "launch"],
  [/Mem(?:cpy|set)/, "copy"],
  [/Synchronize/, "synchronization"],
  [/Malloc|Free|MemPool|MemAlloc|Host(?:Alloc|Register|Unregister)|MemCreate|MemMap|MemUnmap|MemAddress/, "memory"],
];

export function classifyCall(name: string | null): CallUse {
  return uses.find(([pattern]) => name !== null && pattern.test(name))?.[1] ?? "other";
}

export interface CallThreads {
  of(process: number, thread: number): ThreadCalls | null;
  ofKind(kind: number): ThreadCalls | null;
}

/** A runtime call makes driver calls, and the report may contain both, so only the time of the outer call counts. */
export function groupCallsByThread(calls: LaunchCalls): CallThreads {
  const useOfKind = calls.kinds.map(({ name }) => classifyCall(name));
  const threads = new Map<string, ThreadCalls>();
  for (const { process, thread, rows } of groupRowsByThread(calls))
    threads.set(threadKey({ process, thread }), new ThreadCalls(calls, rows, useOfKind));
  const ofKind = calls.kinds.map(({ process, thread }) => threads.get(threadKey({ process, thread })) ?? null);
  return {
    of: (process, thread) => threads.get(threadKey({ process, thread })) ?? null,
    ofKind: (kind) => ofKind[kind] ?? null,
  };
}

const nearSteps = 8;

/** Sorted by start; never overlap. */
export class ThreadCalls {
  readonly count: number;
  readonly #calls: LaunchCalls;
  readonly #rows: CallRows;
  readonly #useOfKind: readonly CallUse[];
  #last = 0;

  constructor(calls: LaunchCalls, rows: CallRows, useOfKind: readonly CallUse[]) {
    this.#calls = calls;
    this.#rows = findOutermostCalls(calls, rows);
    this.#useOfKind = useOfKind;
    this.count = this.#rows?.length ?? calls.count;
  }

  /** Calls of a thread shouldn't overlap. If a call starts inside another call and outlasts it, we count it from the other call's end. */
  startNs(index: number): Nanoseconds {
    const startNs = this.#calls.startNs.at(this.#row(index));
    return index === 0 ? startNs : Math.max(startNs, this.endNs(index - 1));
  }

  endNs(index: number): Nanoseconds {
    const row = this.#row(index);
    return this.#calls.startNs.at(row) + (this.#calls.durationNs[row] ?? 0);
  }

  useOf(index: number): CallUse {
    return this.#useOfKind[this.#calls.kind[this.#row(index)] ?? 0] ?? "other";
  }

  firstAfter(timeNs: Nanoseconds): number {
    // Callers mostly pass ascending times.
    const last = this.#last;
    let low = last;
    let high = this.count;
    if (last > 0 && this.endNs(last - 1) > timeNs) {
      low = 0;
      high = last - 1;
    }
    for (let step = 0; step < nearSteps && low < high; step += 1) {
      if (this.endNs(low) > timeNs) high = low;
      else low += 1;
    }
    this.#last = firstIndex(high, (index) => this.endNs(index) > timeNs, low);
    return this.#last;
  }

  #row(index: number): number {
    return this.#rows === null ? index : (this.#rows[index] ?? 0);
  }
}

function findOutermostCalls({ count: all, startNs, durationNs }: LaunchCalls, rows: CallRows) {
  const length = rows?.length ?? all;
  const forEachOuter = (visit: (row: number) => void) => {
    let untilNs = -Infinity;
    for (let index = 0; index < length; index += 1) {
      const row = rows === null ? index : (rows[index] ?? 0);
      const endNs = startNs.at(row) + (durationNs[row] ?? 0);
      if (endNs <= untilNs) continue;
      untilNs = endNs;
      visit(row);
    }
  };
  let count = 0;
  forEachOuter(() => (count += 1));
  if (count === length) return rows;
  const kept = new Uint32Array(count);
  count = 0;
  forEachOuter((row) => {
    kept[count] = row;
    count += 1;
  });
  return kept;
}
