import { median } from "../rounds.ts";
import type { Nanoseconds, Ratio } from "../units.ts";
import type { UntracedRun } from "./untraced.ts";

/** Wall times of a range's instances in a run, in the order in which they began; empty where it did not run. */
export function instanceTimes(
  run: Pick<UntracedRun, "ranges">,
  { name, domain }: { readonly name: string; readonly domain: string },
): Nanoseconds[] {
  return run.ranges.find((range) => range.name === name && range.domain === domain)?.instanceNs ?? [];
}

/** The wall time of an instance. */
export interface WallFigures {
  /** Of the processes' medians. */
  readonly medianNs: Nanoseconds;
  /** Over the instances of all processes: a process may have only one, which says nothing about the spread. */
  readonly p90Ns: Nanoseconds;
  readonly minNs: Nanoseconds;
  readonly processes: number;
  /** Over all processes. */
  readonly instances: number;
}

/** Of processes with the wall times of their instances, at least one each. */
export function wallFigures(processes: readonly (readonly Nanoseconds[])[]): WallFigures {
  const sorted = processes.flat().toSorted((one, other) => one - other);
  return {
    medianNs: median(processes.map(median)),
    p90Ns: quantile(sorted, 0.9),
    minNs: sorted[0] ?? 0,
    processes: processes.length,
    instances: sorted.length,
  };
}

/** The smallest value that so large a share of them does not exceed. */
function quantile(sorted: readonly Nanoseconds[], share: Ratio): Nanoseconds {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
