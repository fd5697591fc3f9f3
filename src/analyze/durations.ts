import type { ProfileKernelRound } from "../model/profile/profile.ts";
import type { IntegerColumn } from "../model/reports/columns.ts";
import type { Nanoseconds } from "../model/units.ts";

/**
 * How many launches took how many nanoseconds: columns of equal length, each duration once, ascending. Durations repeat (GPU
 * clocks tick in 32 ns), so that this stays small.
 */
export interface DurationCounts {
  readonly ns: IntegerColumn;
  readonly launches: Uint32Array<ArrayBuffer>;
}

/** What durations alone tell of a kernel's round. */
export type DurationSummary = Omit<ProfileKernelRound, "busyNs" | "exclusiveNs" | "firstNs" | "otherThreadLaunches">;

/** Durations of one kernel, in any order. */
export interface DurationCounter {
  add(ns: Nanoseconds): void;
  finish(): DurationCounts;
}

/** So many durations are counted at once, or as many as there are different ones: each of them is sorted a few times at most. */
const countedAtOnce = 1024;

/** For durations as a column like this one holds them. */
export function durationCounter(like: IntegerColumn): DurationCounter {
  let waiting = emptyLike(like, 16);
  let filled = 0;
  let counts: DurationCounts = { ns: emptyLike(like, 0), launches: new Uint32Array() };
  const settle = (): void => {
    const parts = [counts, countSorted(waiting.subarray(0, filled).sort())] as const;
    counts = addDurations(...parts);
    // At once: there may be as many as kernels.
    for (const { ns, launches } of parts) for (const { buffer } of [ns, launches]) buffer.transfer(0);
    filled = 0;
  };
  return {
    add(ns) {
      if (filled === waiting.length) {
        settle();
        const next = Math.max(counts.ns.length, Math.min(countedAtOnce, 4 * waiting.length));
        if (next > waiting.length) waiting = emptyLike(like, next);
      }
      waiting[filled] = ns;
      filled += 1;
    },
    finish() {
      settle();
      return counts;
    },
  };
}

function countSorted(durations: IntegerColumn): DurationCounts {
  let distinct = 0;
  for (let at = 0; at < durations.length; at += 1) if (at === 0 || durations[at] !== durations[at - 1]) distinct += 1;
  const [ns, launches] = [emptyLike(durations, distinct), new Uint32Array(distinct)];
  let last = -1;
  for (let at = 0; at < durations.length; at += 1) {
    if (at === 0 || durations[at] !== durations[at - 1]) {
      last += 1;
      ns[last] = durations[at] ?? 0;
    }
    launches[last] = (launches[last] ?? 0) + 1;
  }
  return { ns, launches };
}

/** A column of zeros that holds the same values. */
function emptyLike(column: IntegerColumn, length: number): IntegerColumn {
  return column instanceof Float64Array ? new Float64Array(length) : new Uint32Array(length);
}

/** The launches of both. */
export function addDurations(one: DurationCounts, other: DurationCounts): DurationCounts {
  const most = one.ns.length + other.ns.length;
  const larger = one.ns instanceof Float64Array ? one.ns : other.ns;
  const [ns, launches] = [emptyLike(larger, most), new Uint32Array(most)];
  let [ofOne, ofOther, distinct] = [0, 0, 0];
  while (ofOne < one.ns.length || ofOther < other.ns.length) {
    const next = Math.min(one.ns[ofOne] ?? Infinity, other.ns[ofOther] ?? Infinity);
    let count = 0;
    if (one.ns[ofOne] === next) count += one.launches[ofOne++] ?? 0;
    if (other.ns[ofOther] === next) count += other.launches[ofOther++] ?? 0;
    ns[distinct] = next;
    launches[distinct] = count;
    distinct += 1;
  }
  if (distinct === most) return { ns, launches };
  return { ns: ns.slice(0, distinct), launches: launches.slice(0, distinct) };
}

/** Exact sum, median, minimum and maximum; the spread is the sample's standard deviation (n - 1) over the mean. */
export function summarizeDurations({ ns, launches: counts }: DurationCounts): DurationSummary {
  let launches = 0;
  let totalNs = 0;
  for (let at = 0; at < ns.length; at += 1) {
    launches += counts[at] ?? 0;
    totalNs += (ns[at] ?? 0) * (counts[at] ?? 0);
  }
  const mean = launches === 0 ? 0 : totalNs / launches;
  let squares = 0;
  for (let at = 0; at < ns.length; at += 1) squares += (counts[at] ?? 0) * ((ns[at] ?? 0) - mean) ** 2;
  const valueAt = (rank: number): number => {
    let seen = 0;
    for (let at = 0; at < ns.length; at += 1) {
      seen += counts[at] ?? 0;
      if (rank < seen) return ns[at] ?? 0;
    }
    return 0;
  };
  return {
    launches,
    totalNs,
    medianNs: (valueAt(Math.floor((launches - 1) / 2)) + valueAt(Math.floor(launches / 2))) / 2,
    minNs: ns[0] ?? 0,
    maxNs: ns.at(-1) ?? 0,
    spread: launches < 2 || mean === 0 ? 0 : Math.sqrt(squares / (launches - 1)) / mean,
  };
}
