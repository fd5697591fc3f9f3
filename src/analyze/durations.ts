import type { ProfileKernelRound } from "../model/profile/profile.ts";
import type { IntegerColumn } from "../model/reports/columns.ts";

/**
 * How many launches took how many nanoseconds: columns of equal length, each duration once, ascending. Durations repeat (GPU
 * clocks tick in 32 ns), so that this stays small.
 */
export interface DurationCounts {
  readonly ns: IntegerColumn;
  readonly launches: Uint32Array;
}

/** What durations alone tell of a kernel's round. */
export type DurationSummary = Omit<ProfileKernelRound, "busyNs" | "exclusiveNs" | "firstNs" | "otherThreadLaunches">;

/** Counts durations in any order; `durations` is sorted in place. */
export function countDurations(durations: IntegerColumn): DurationCounts {
  durations.sort();
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
export function emptyLike(column: IntegerColumn, length: number): IntegerColumn {
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
