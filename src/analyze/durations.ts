import type { ProfileKernelRound } from "../model/profile/profile.ts";

/** How many launches took how many nanoseconds. Durations repeat (GPU clocks tick in 32 ns), so that this stays small. */
export type DurationCounts = Map<number, number>;

/** What durations alone tell of a kernel's round. */
export type DurationSummary = Omit<ProfileKernelRound, "busyNs" | "exclusiveNs" | "firstNs" | "otherThreadLaunches">;

/** Adds `from` to `into`. */
export function addDurations(into: DurationCounts, from: ReadonlyMap<number, number>): void {
  for (const [durationNs, count] of from) into.set(durationNs, (into.get(durationNs) ?? 0) + count);
}

/** Exact sum, median, minimum and maximum; the spread is the sample's standard deviation (n - 1) over the mean. */
export function summarizeDurations(counts: ReadonlyMap<number, number>): DurationSummary {
  const sorted = [...counts].sort(([one], [other]) => one - other);
  let launches = 0;
  let totalNs = 0;
  for (const [durationNs, count] of sorted) {
    launches += count;
    totalNs += durationNs * count;
  }
  const mean = launches === 0 ? 0 : totalNs / launches;
  const squares = sorted.reduce((sum, [durationNs, count]) => sum + count * (durationNs - mean) ** 2, 0);
  return {
    launches,
    totalNs,
    medianNs: (valueAt(sorted, Math.floor((launches - 1) / 2)) + valueAt(sorted, Math.floor(launches / 2))) / 2,
    minNs: sorted.at(0)?.[0] ?? 0,
    maxNs: sorted.at(-1)?.[0] ?? 0,
    spread: launches < 2 || mean === 0 ? 0 : Math.sqrt(squares / (launches - 1)) / mean,
  };
}

function valueAt(sorted: readonly (readonly [number, number])[], rank: number): number {
  let seen = 0;
  for (const [durationNs, count] of sorted) {
    seen += count;
    if (rank < seen) return durationNs;
  }
  return 0;
}
