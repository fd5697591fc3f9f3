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

/** The wall time of an instance, each figure the median over processes. */
export interface WallFigures {
  readonly medianNs: Nanoseconds;
  readonly p90Ns: Nanoseconds;
  readonly minNs: Nanoseconds;
  readonly processes: number;
  /** Over all processes. */
  readonly instances: number;
}

/** Of processes with the wall times of their instances, at least one each. */
export function wallFigures(processes: readonly (readonly Nanoseconds[])[]): WallFigures {
  return {
    medianNs: median(processes.map(median)),
    p90Ns: median(processes.map((values) => quantile(values, 0.9))),
    minNs: median(processes.map((values) => Math.min(...values))),
    processes: processes.length,
    instances: processes.reduce((sum, { length }) => sum + length, 0),
  };
}

/** The smallest value that so large a share of them does not exceed. */
function quantile(values: readonly Nanoseconds[], share: Ratio): Nanoseconds {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
