import { median } from "../rounds.ts";
import type { Nanoseconds, Ratio } from "../units.ts";
import type { UntracedRun } from "./untraced.ts";

/** The wall times of a range's instances in a run, in order of start time. Empty if the range didn't run. */
export function instanceTimes(
  run: Pick<UntracedRun, "ranges">,
  { name, domain }: { readonly name: string; readonly domain: string },
): Nanoseconds[] {
  return run.ranges.find((range) => range.name === name && range.domain === domain)?.instanceNs ?? [];
}

/** The wall time of a range's instances. */
export interface WallFigures {
  /** The median of the processes' medians. */
  readonly medianNs: Nanoseconds;
  /** The 90th percentile of all processes' instances together, because a process may have only one instance. */
  readonly p90Ns: Nanoseconds;
  readonly minNs: Nanoseconds;
  readonly processes: number;
  /** The number of instances across all processes. */
  readonly instances: number;
}

/** Summarizes the wall times of each process's instances. Each process needs at least one instance. */
export function summarizeWallTimes(processes: readonly (readonly Nanoseconds[])[]): WallFigures {
  const sorted = processes.flat().toSorted((one, other) => one - other);
  return {
    medianNs: median(processes.map(median)),
    p90Ns: quantile(sorted, 0.9),
    minNs: sorted[0] ?? 0,
    processes: processes.length,
    instances: sorted.length,
  };
}

/** The smallest value that's at least as large as this share of the values. */
function quantile(sorted: readonly Nanoseconds[], share: Ratio): Nanoseconds {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
